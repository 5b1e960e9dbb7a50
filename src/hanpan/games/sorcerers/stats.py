"""What a sorcerer's numbers come to: printed, plus items, plus this turn, plus what stands on the table."""

from hanpan.games.sorcerers.content import AURAS, CARDS
from hanpan.games.sorcerers.state import State, Unit

_BONUS: dict[str, tuple[int, int, int, tuple[str, ...]]] = {
    card.id: (card.attack, card.health, card.defence, card.keywords) for card in CARDS.values() if card.type == "item"
}


def attack_of(state: State, side: int, unit: Unit) -> int:
    """Never below 0."""
    total = unit.attack + unit.boost + _aura(state, side, unit, "attack")
    for item in unit.items:
        total += _BONUS[item.card][0]
    return max(0, total)


def defence_of(state: State, side: int, unit: Unit) -> int:
    """What combat damage is reduced by (SO-DMG-01)."""
    total = unit.defence + _aura(state, side, unit, "defence")
    for item in unit.items:
        total += _BONUS[item.card][2]
    return max(0, total)


def health_of(unit: Unit) -> int:
    """The most it can have."""
    total = unit.health
    for item in unit.items:
        total += _BONUS[item.card][1]
    return total


def left_of(unit: Unit) -> int:
    """Remaining health (SO-AM-27), never below 0."""
    return max(0, health_of(unit) - unit.damage)


def has(unit: Unit, keyword: str) -> bool:
    """Whether it has a keyword of its own, from an item, or for this turn."""
    if keyword in unit.keywords or keyword in unit.lent:
        return True
    return any(keyword in _BONUS[item.card][3] for item in unit.items)


def _aura(state: State, side: int, unit: Unit, stat: str) -> int:
    total = 0
    if state.event is not None and state.event.card in AURAS:
        total += _of(state.event.card, stat, state.event.side == side)
    for other in (0, 1):
        for source in state.players[other].field:
            if source is not None and source.card in AURAS:
                for aura in AURAS[source.card]:
                    if source.id != unit.id or not aura.others:
                        total += _of(source.card, stat, other == side)
    return total


def _of(card: str, stat: str, own: bool) -> int:
    reach = ("own", "every") if own else ("enemy", "every")
    return sum(aura.amount for aura in AURAS[card] if aura.stat == stat and aura.side in reach)
