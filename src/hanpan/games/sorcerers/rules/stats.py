"""What a sorcerer's numbers come to: printed, plus items, plus this turn, plus what stands on the table."""

from typing import Protocol

from hanpan.games.sorcerers.content.catalogue import AURAS, CARDS, SORCERERS
from hanpan.games.sorcerers.rules.state import EventInPlay, State, Unit


class Side(Protocol):
    """Whatever has a field: a player, or what is seen of one."""

    @property
    def field(self) -> tuple[Unit | None, ...]: ...


class Table(Protocol):
    """What lies on the table: a state, or a view of it."""

    @property
    def event(self) -> EventInPlay | None: ...
    @property
    def players(self) -> tuple[Side, Side]: ...


_BONUS: dict[str, tuple[int, int, int, tuple[str, ...]]] = {
    card.id: (card.attack, card.health, card.defence, card.keywords) for card in CARDS.values() if card.type == "item"
}


# Which sorcerers and events carry what kind of aura: nearly always there is none, and then nothing is added up.
_FROM_UNITS: dict[str, frozenset[str]] = {
    stat: frozenset(
        card for card, auras in AURAS.items() if card in SORCERERS and any(aura.stat == stat for aura in auras)
    )
    for stat in ("attack", "defence")
}


def attack_of(state: State, side: int, unit: Unit) -> int:
    """Never below 0."""
    return attack_with(unit, aura_of(state, side, unit, "attack"))


def defence_of(state: State, side: int, unit: Unit) -> int:
    """What combat damage is reduced by (SO-DMG-01)."""
    return defence_with(unit, aura_of(state, side, unit, "defence"))


def attack_with(unit: Unit, aura: int) -> int:
    """The attack of a sorcerer, given what the table adds to it."""
    total = unit.attack + unit.boost + aura
    for item in unit.items:
        total += _BONUS[item.card][0]
    return total if total > 0 else 0


def defence_with(unit: Unit, aura: int) -> int:
    """The defence of a sorcerer, given what the table adds to it."""
    total = unit.defence + aura
    for item in unit.items:
        total += _BONUS[item.card][2]
    return total if total > 0 else 0


def health_of(unit: Unit) -> int:
    """The most it can have."""
    total = unit.health
    for item in unit.items:
        total += _BONUS[item.card][1]
    return total


def left_of(unit: Unit) -> int:
    """Remaining health (SO-AM-27), never below 0."""
    left = health_of(unit) - unit.damage
    return left if left > 0 else 0


def has(unit: Unit, keyword: str) -> bool:
    """Whether it has a keyword of its own, from an item, or for this turn."""
    if keyword in unit.keywords or keyword in unit.lent:
        return True
    for item in unit.items:  # noqa: SIM110  # a search asks this a million times, and mostly there is no item
        if keyword in _BONUS[item.card][3]:
            return True
    return False


def aura_of(table: Table, side: int, unit: Unit, stat: str) -> int:
    """What other cards on the table add to a number of a sorcerer."""
    total = 0
    event = table.event
    if event is not None and event.card in AURAS:
        total += _of(event.card, stat, event.side == side)
    sources = _FROM_UNITS[stat]
    if sources:
        for owner in (0, 1):
            for source in table.players[owner].field:
                if source is not None and source.card in sources:
                    itself = source.id == unit.id
                    total += _of(source.card, stat, owner == side, itself)
    return total


def _of(card: str, stat: str, own: bool, itself: bool = False) -> int:
    reach = ("own", "every") if own else ("enemy", "every")
    return sum(
        aura.amount for aura in AURAS[card] if aura.stat == stat and aura.side in reach and not (itself and aura.others)
    )
