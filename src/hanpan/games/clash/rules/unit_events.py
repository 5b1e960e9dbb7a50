"""What happens to heroes and summons: health, keywords, coming and going (docs/event-types.md)."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import KeywordName

Tally: TypeAlias = Literal["open", "closed"]


class Healed(
    Happening,
    kind="heal",
    cites=("CL-AM-36", "CL-FX-04", "CL-TICK-01"),
    kw_only=True,
    sums=("max(0, base + flat + heal_down) = amount", "before + amount - beyond = after"),
):
    """Health is given: base, flat changes, percent; `beyond` its maximum there is no room. `tally`: as of damage."""

    seat: Seat
    unit: str
    place: int
    source: str
    base: int
    flat: int
    heal_down: Maybe[int] = UNSET
    amount: int
    beyond: Maybe[int] = UNSET
    tally: Maybe[Tally] = UNSET
    before: int
    after: int


class KeywordGiven(
    Happening,
    kind="keyword",
    cites=("CL-AM-18", "CL-AM-21", "CL-AM-25", "CL-AM-41", "CL-FX-06", "CL-FX-08", "CL-LOG-07"),
):
    """A keyword changes: given by a card, or poison one weaker by its own tick."""

    seat: Seat
    unit: str
    place: int
    source: str
    keyword: KeywordName
    before: int
    after: int
    turns: int


class ShieldEnds(Happening, kind="shield_ends", story="detail", cites=("CL-AM-07",)):
    """A shield is over."""

    seat: Seat
    unit: str
    place: int
    amount: int


class Damaged(
    Happening,
    kind="damage",
    cites=(
        "CL-AM-06",
        "CL-AM-23",
        "CL-AM-24",
        "CL-AM-36",
        "CL-BASE-07",
        "CL-EDGE-03",
        "CL-EDGE-04",
        "CL-FX-01",
        "CL-FX-02",
        "CL-FX-03",
        "CL-FX-07",
    ),
    kw_only=True,
    sums=(
        "max(0, base + flat + vulnerable + mitigation + critical) + reflected = amount",
        "before - amount + absorbed + beyond = after",
    ),
):
    """Health is lost: base, flat changes, percent; a sum `below` 0 is 0; what is `reflected` goes back and the shield
    takes its part; `beyond` what the unit had there is nothing to lose. `tally`: a tick that takes health beyond its
    bounds before all are added, or brings it back."""

    seat: Seat
    unit: str
    place: int
    source: str
    base: int
    flat: int
    vulnerable: Maybe[int] = UNSET
    mitigation: Maybe[int] = UNSET
    critical: Maybe[int] = UNSET
    below: Maybe[int] = UNSET
    reflected: Maybe[int] = UNSET
    amount: int
    absorbed: int
    beyond: Maybe[int] = UNSET
    tally: Maybe[Tally] = UNSET
    before: int
    after: int


class Bounded(Happening, kind="bounds", cites=("CL-EDGE-04",)):
    """After all ticks: health beyond its bounds is cut to them."""

    seat: Seat
    unit: str
    place: int
    before: int
    after: int


class Absorbed(Happening, kind="absorb", story="detail", cites=("CL-BASE-13",)):
    """A shield takes damage."""

    seat: Seat
    unit: str
    place: int
    amount: int
    left: int


class CriticalRoll(Happening, kind="critical", story="detail", cites=("CL-AM-24",)):
    """Whether a hit is critical."""

    seat: Seat
    card: str
    chance: int
    critical: bool


class Shortened(Happening, kind="lasts", story="detail", cites=("CL-AM-07", "CL-AM-21")):
    """Keywords go on, for one turn less: each with the turns that are left."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[tuple[KeywordName, int], ...]


class Faded(Happening, kind="fade", story="detail", cites=("CL-AM-18", "CL-AM-21")):
    """Keywords are over: their time is up, or they have been used."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[str, ...]
    cause: Literal["time", "use"]


class Summoned(Happening, kind="summon", cites=("CL-BASE-05",)):
    """A unit comes."""

    seat: Seat
    unit: str
    place: int
    hp: int


class Leaves(Happening, kind="leaves", cites=("CL-BASE-05",)):
    """A summon is gone."""

    seat: Seat
    unit: str
    place: int


class Frozen(Happening, kind="frozen", cites=("CL-TICK-02",)):
    """Places of the queue are lost."""

    seat: Seat
    cut: int
    slots: int


class Skipped(Happening, kind="skip", cites=("CL-AM-15",)):
    """A target is gone."""

    seat: Seat
    source: str
    place: int


class Down(Happening, kind="down", cites=("CL-AM-02",)):
    """A hero is at 0."""

    seat: Seat
    flag: Literal["전투불능"]


class Removed(Happening, kind="removed", cites=("CL-STAT-01",)):
    """Keywords are taken away."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[str, ...]


class Immune(Happening, kind="immune", cites=("CL-EDGE-02", "CL-IMM-01")):
    """A keyword has no effect."""

    seat: Seat
    unit: str
    place: int
    keyword: KeywordName
    flag: Literal["면역"]


class Resisted(Happening, kind="resist", cites=("CL-AM-26",)):
    """A keyword is halved."""

    seat: Seat
    unit: str
    place: int
    keyword: KeywordName
    amount: int
    turns: int
    flag: Literal["저항"]


class Reflected(Happening, kind="reflect", cites=("CL-AM-06",), sums=("of * percent // 100 = amount",)):
    """Part of the damage goes back."""

    seat: Seat
    amount: int
    of: int
    percent: int


class NoHeal(Happening, kind="no_heal", cites=("CL-AM-02",)):
    """A fallen hero cannot be healed."""

    seat: Seat
    source: str
    amount: int
    flag: Literal["전투불능"]


EVENTS = declared(__name__)
