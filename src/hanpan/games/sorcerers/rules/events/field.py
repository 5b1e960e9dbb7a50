"""What happens on the field: sorcerers and items come and go, fight, are hurt and healed.

`place` counts from 1; `before` and `after` are health, or the attack that is boosted.
"""

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Lasts, Maybe, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers.content.catalogue import KeywordName


class Entered(Happening, kind="enters", cites=("SO-PLAY-04", "SO-AM-19", "SO-AM-31")):
    """A sorcerer enters the field."""

    seat: Seat
    unit: str
    place: int


class FieldFull(Happening, kind="field_full", cites=("SO-AM-21",)):
    """A sorcerer finds no place and goes to the graveyard."""

    seat: Seat
    card: str


class Replaced(Happening, kind="replaced", cites=("SO-FIELD-04", "SO-AM-20")):
    """A sorcerer makes room."""

    seat: Seat
    unit: str
    place: int
    source: str


class Equipped(Happening, kind="equipped", cites=("SO-EQUIP-01", "SO-EQUIP-02", "SO-AM-32")):
    """An item is put on a sorcerer."""

    seat: Seat
    item: str
    unit: str
    place: int
    items: int


class ItemProtected(Happening, kind="protect", cites=("SO-STACK-05",)):
    """An item cannot be destroyed this turn."""

    seat: Seat
    item: str
    unit: str
    source: str


class ItemStays(Happening, kind="protected", cites=("SO-STACK-05",)):
    """A protected item stays."""

    seat: Seat
    item: str
    source: str


class ItemDestroyed(Happening, kind="destroyed", cites=("SO-PLAY-05", "SO-STACK-07", "SO-BASE-16")):
    """An item is destroyed."""

    seat: Seat
    item: str
    unit: str
    source: str


class EventBegins(Happening, kind="event_begins", cites=("SO-AM-34",)):
    """An event lies on the table."""

    seat: Seat
    card: str
    turns: Lasts[int]


class EventEnds(Happening, kind="event_ends", cites=("SO-AM-34",)):
    """It is over, or another takes its place."""

    seat: Seat
    card: str
    replaced: bool


class Boosted(Happening, kind="boost", cites=("SO-BASE-12",)):
    """Attack for this turn."""

    seat: Seat
    unit: str
    place: int
    source: str
    before: int
    after: int


class KeywordLent(Happening, kind="lend", cites=("SO-BASE-12",)):
    """A keyword for this turn."""

    seat: Seat
    unit: str
    place: int
    source: str
    keyword: KeywordName


class AttackersNamed(Happening, kind="attack", story="action", cites=("SO-BASE-10",)):
    """Attackers are named."""

    seat: Seat
    units: tuple[str, ...]
    places: tuple[int, ...]


class BlockersNamed(Happening, kind="block", story="action", cites=("SO-DMG-03",)):
    """Blockers are named: pairs of own and attacking place, and who stands there."""

    seat: Seat
    pairs: tuple[str, ...]
    units: tuple[tuple[str, str], ...]


class NoBlock(Happening, kind="no_block", story="detail", cites=("SO-DMG-03",)):
    """Nobody blocks."""

    seat: Seat


class Unharmed(Happening, kind="unharmed", cites=("SO-KW-INDES-01",)):
    """A sorcerer with Indestructible takes no combat damage."""

    seat: Seat
    unit: str
    amount: int


_LEFT = ("max(0, health - damage) = before",)


class Lifelink(
    Happening,
    kind="lifelink",
    cites=("SO-KW-LIFE-01", "SO-KW-LIFE-02"),
    sums=(*_LEFT, "max(0, health - max(0, damage + taken - healed)) = after"),
):
    """Damage taken and healing at once; `damage` is what the sorcerer had until then."""

    seat: Seat
    unit: str
    place: int
    taken: int
    healed: int
    health: int
    damage: int
    before: int
    after: int


class CombatDamage(
    Happening, kind="combat_damage", cites=("SO-DMG-04", "SO-AM-26"), sums=("max(before - amount, 0) = after",)
):
    """Combat damage to a sorcerer."""

    seat: Seat
    unit: str
    place: int
    amount: int
    before: int
    after: int


class UnitDamaged(
    Happening,
    kind="damage",
    cites=("SO-DMG-05", "SO-AM-26", "SO-BASE-16"),
    sums=("max(before - amount, 0) = after",),
):
    """Damage to a sorcerer by a spell or ability."""

    seat: Seat
    unit: str
    place: int
    source: str
    amount: int
    before: int
    after: int


class PlayerHit(
    Happening,
    kind="hit",
    cites=("SO-BASE-16", "SO-STATE-01", "SO-DMG-01", "SO-KW-EVADE-02", "SO-KW-PIERCE-01", "SO-AM-17"),
    sums=("max(before - amount, 0) = after",),
):
    """Damage to a player."""

    seat: Seat
    source: str
    amount: int
    before: int
    after: int


class PlayerHealed(
    Happening,
    kind="heal_player",
    cites=("SO-BASE-02", "SO-BASE-16"),
    sums=("min(before + amount, most) = after",),
):
    """A player is healed, up to the most that there is."""

    seat: Seat
    source: str
    amount: int
    most: int
    before: int
    after: int


class UnitHealed(
    Happening,
    kind="heal",
    cites=("SO-AM-27",),
    sums=(*_LEFT, "max(0, health - max(0, damage - amount)) = after"),
):
    """A sorcerer is healed; `damage` is what it had until then."""

    seat: Seat
    unit: str
    place: int
    source: str
    amount: int
    health: int
    damage: int
    before: int
    after: int


class Queue(Happening, kind="queue", story="detail", cites=("SO-SIM-04",)):
    """Incapacitated together: the order in which they are handled."""

    seat: None
    order: tuple[str, ...]


class Incapacitated(Happening, kind="incapacitated", cites=("SO-DMG-06", "SO-SIM-01", "SO-SIM-03", "SO-AM-31")):
    """A sorcerer and its items go to graveyards."""

    seat: Seat
    unit: str
    place: int
    items: Maybe[tuple[str, ...]] = UNSET


EVENTS = declared(__name__)
