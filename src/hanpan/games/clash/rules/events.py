"""What happens in a game of Clash, kind by kind (docs/events.md)."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Announces, Happening, Maybe, Private, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import Arena, Failure, KeywordName, Refund, Type
from hanpan.games.clash.rules.state import Ending

PhaseName: TypeAlias = Literal["declaration", "lock_in", "reveal", "priority", "resolution", "cleanup"]
Reason: TypeAlias = Literal["first", "speed", "cost", "queue", "coin", "initiative"]


class GameStart(Happening, kind="game_start", cites=("CL-AM-01",)):
    """The start."""

    seat: None
    mode: str
    arena: Arena
    opponent: str | None


class DeckBrought(Happening, kind="deck", cites=("CL-BASE-02",)):
    """A deck is brought; which one is private."""

    seat: Seat
    deck: Private[str]
    cards: Private[tuple[str, ...]]


class CardsDrawn(Happening, kind="draw", cites=("CL-BASE-03",)):
    """Cards are drawn."""

    seat: Seat
    count: int
    hand: int
    deck: int
    cards: Private[tuple[str, ...]]


class CardsExchanged(Happening, kind="mulligan", cites=("CL-AM-30",)):
    """Cards are set aside and drawn anew."""

    seat: Seat
    count: Announces[int]
    aside: Private[tuple[str, ...]]
    cards: Private[tuple[str, ...]]


class Initiative(Happening, kind="initiative", cites=("CL-AM-10", "CL-AM-29", "CL-CLN-03")):
    """This seat holds the initiative."""

    seat: Seat
    round: int


class RoundStart(Happening, kind="round_start", cites=("CL-LOG-01",)):
    """A round begins; its seed is committed to."""

    seat: None
    round: int
    seed: int


class Healed(Happening, kind="heal", cites=("CL-AM-36", "CL-FX-04", "CL-TICK-01"), kw_only=True):
    """Health is given: base, flat changes, percent; `beyond` its maximum there is no room."""

    seat: Seat
    unit: str
    place: int
    source: str
    base: int
    flat: int
    heal_down: Maybe[int] = UNSET
    amount: int
    beyond: Maybe[int] = UNSET
    before: int
    after: int


class Energy(Happening, kind="energy", cites=("CL-NRG-01", "CL-NRG-02", "CL-NRG-03", "CL-NRG-05")):
    """Energy at turn start."""

    seat: Seat
    gain: int
    cap: int
    before: int
    after: int


class Phase(
    Happening, kind="phase", cites=("CL-CLN-01", "CL-FLOW-01", "CL-LOCK-01", "CL-PRIO-01", "CL-RES-01", "CL-REV-01")
):
    """A phase begins."""

    seat: None
    phase: PhaseName
    round: int


class Declared(Happening, kind="declare", cites=("CL-FLOW-06",)):
    """The seat has declared."""

    seat: Seat
    move: Private[str]


class Reserved(Happening, kind="reserve", cites=("CL-LOCK-01",), announced=True):
    """The cost is reserved."""

    seat: Seat
    cost: Announces[int]
    before: Announces[int]
    after: Announces[int]


class Targeted(
    Happening,
    kind="target",
    cites=("CL-AM-13", "CL-AM-16", "CL-AM-17", "CL-TGT-01", "CL-TGT-02", "CL-TGT-03", "CL-TGT-05"),
):
    """Targets are fixed at lock-in."""

    seat: Seat
    card: str
    index: Announces[int]  # the order of a queue that has been revealed
    targets: tuple[str, ...]


class Revealed(Happening, kind="reveal", cites=("CL-LOG-09",)):
    """The queue is shown."""

    seat: Seat
    cards: Announces[tuple[str, ...]]


class PriorityList(Happening, kind="priority", cites=("CL-PRIO-01",)):
    """The order of the cards, and why each stands where it stands."""

    seat: None
    order: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Resolved(Happening, kind="resolve", cites=("CL-RES-01",)):
    """A card resolves."""

    seat: Seat
    card: str
    place: int


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


class Discarded(Happening, kind="discard", cites=("CL-CLN-01",)):
    """Cards go to the discard."""

    seat: Seat
    cards: tuple[str, ...]


class Window(Happening, kind="window", cites=("CL-REACT-05",)):
    """The seat may react to this card."""

    seat: Seat
    card: str
    place: int


class Declined(Happening, kind="decline", cites=("CL-AM-04",)):
    """It lets the card be."""

    seat: Seat
    card: str


class Fired(Happening, kind="fire", cites=("CL-REACT-06",)):
    """It reacts."""

    seat: Seat
    card: str
    on: str
    place: int


class Nullified(Happening, kind="nullified", cites=("CL-EX-B1",)):
    """This card of the seat has no effect."""

    seat: Seat
    card: str
    by: str


class Refunded(Happening, kind="refund", cites=("CL-AM-05", "CL-REACT-08", "CL-TGT-07"), announced=True):
    """Energy comes back; what is `beyond` the cap does not."""

    seat: Seat
    card: Announces[str]
    refund: Announces[Refund | Failure]
    amount: Announces[int]
    before: Announces[int]
    after: Announces[int]
    beyond: Announces[Maybe[int]] = UNSET


class ShieldEnds(Happening, kind="shield_ends", cites=("CL-AM-07",)):
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
):
    """Health is lost: base, flat changes, percent; a sum `below` 0 is 0; what is `reflected` goes back and the shield
    takes its part; `beyond` what the unit had there is nothing to lose."""

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
    before: int
    after: int


class Absorbed(Happening, kind="absorb", cites=("CL-AM-07",)):
    """A shield takes damage."""

    seat: Seat
    unit: str
    place: int
    amount: int
    left: int


class CriticalRoll(Happening, kind="critical", cites=("CL-AM-24",)):
    """Whether a hit is critical."""

    seat: Seat
    card: str
    chance: int
    critical: bool


class TicksDue(Happening, kind="ticks_due", cites=("CL-CLN-02",)):
    """What will happen at the next turn start."""

    seat: None
    due: tuple[str, ...]


class Shortened(Happening, kind="lasts", cites=("CL-AM-07", "CL-AM-21")):
    """Keywords go on, for one turn less: each with the turns that are left."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[tuple[KeywordName, int], ...]


class Faded(Happening, kind="fade", cites=("CL-AM-18", "CL-AM-21")):
    """Keywords are over: their time is up, or they have been used."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[str, ...]
    cause: Literal["time", "use"]


class Failed(Happening, kind="fail", cites=("CL-EDGE-01",)):
    """A card had no target."""

    seat: Seat
    card: str
    place: int


class Countered(Happening, kind="counter", cites=("CL-AM-06",)):
    """A counter acts on this card, of whose damage so many percent go back."""

    seat: Seat
    card: str
    on: str
    percent: int


class Returned(Happening, kind="returned", cites=("CL-AM-05",), announced=True):
    """An unused reaction goes back to the hand."""

    seat: Seat
    card: Announces[str]


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


class Reshuffled(Happening, kind="reshuffle", cites=("CL-BASE-04",)):
    """The discard becomes the deck."""

    seat: Seat
    count: int


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


class Overflow(Happening, kind="overflow", cites=("CL-AM-31",)):
    """Cards beyond the hand limit."""

    seat: Seat
    count: int
    cards: Private[tuple[str, ...]]


class Down(Happening, kind="down", cites=("CL-AM-02",)):
    """A hero is at 0."""

    seat: Seat
    flag: Literal["전투불능"]


class Verdict(Happening, kind="verdict", cites=("CL-BASE-06", "CL-END-01", "CL-END-03")):
    """How it ended; the seat is the winner's, null for a draw."""

    by: Ending
    p1: int
    p2: int
    p1_max: int
    p2_max: int
    round: int


class Removed(Happening, kind="removed", cites=("CL-STAT-01",)):
    """Keywords are taken away."""

    seat: Seat
    unit: str
    place: int
    keywords: tuple[str, ...]


class Exhausted(Happening, kind="exhaust", cites=("CL-EXH-01",)):
    """Cards are out for this battle."""

    seat: Seat
    cards: tuple[str, ...]


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


class InitiativeVoid(Happening, kind="initiative_void", cites=("CL-AM-09",)):
    """Nobody holds the initiative; the turn has an owner all the same."""

    seat: None
    round: int
    cause: str  # the arena, or the card that voids it
    owner: Seat


class Tie(Happening, kind="tie", cites=("CL-PRIO-06",)):
    """A coin for a group of tied cards; the seat goes first."""

    seat: Seat
    speed: Type
    cost: int
    label: str


class Reflected(Happening, kind="reflect", cites=("CL-AM-06",)):
    """Part of the damage goes back."""

    seat: Seat
    amount: int
    of: int
    percent: int


class InitiativeSealed(Happening, kind="initiative_sealed", cites=("CL-AM-09",)):
    """Nobody will hold the initiative next round."""

    seat: Seat
    round: int


class NoHeal(Happening, kind="no_heal", cites=("CL-AM-02",)):
    """A fallen hero cannot be healed."""

    seat: Seat
    source: str
    amount: int
    flag: Literal["전투불능"]


class Rematch(Happening, kind="rematch", cites=("CL-AM-29",)):
    """Both fell early: once more."""

    seat: None
    round: int


EVENTS = declared(__name__)
