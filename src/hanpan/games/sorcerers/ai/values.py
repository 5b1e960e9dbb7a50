"""What a table is worth to a side, in health points. Rough on purpose: search does the rest."""

from collections.abc import Sequence

from hanpan.games.sorcerers.rules.state import Player, State, Unit
from hanpan.games.sorcerers.rules.stats import attack_of, defence_of, has, left_of

WON = 200.0
CARD = 1.7  # a card in hand
KEYWORD = {"piercing": 1.0, "indestructible": 1.5, "lifelink": 0.6}


def position(state: State, side: int) -> float:
    """How a table stands for a side: health, sorcerers, cards, and what may strike next."""
    if state.ending:
        if state.winner is None:
            return 0.0
        return WON if state.winner == side else -WON
    worth = _standing(state, side, state.players[side]) - _standing(state, 1 - side, state.players[1 - side])
    return worth - danger(state, side) + danger(state, 1 - side)


def unit_value(state: State, side: int, unit: Unit) -> float:
    """What a sorcerer with its items is worth on the field."""
    strength, left = attack_of(state, side, unit), left_of(unit)
    worth = 1.5 * strength + 1.2 * min(2, strength) + 0.3 * left + 0.3 * defence_of(state, side, unit)
    for keyword, extra in KEYWORD.items():
        if has(unit, keyword):
            worth += extra
    return worth + 0.4 * strength if has(unit, "evasion") else worth


def through(state: State, side: int, units: Sequence[Unit], blockers: int) -> int:
    """What these sorcerers of a side take from the other's health when each blocker stops the hardest blow it can."""
    strikes: list[int] = []
    total = 0
    for unit in units:
        force = attack_of(state, side, unit)
        if has(unit, "evasion"):
            total += force
        else:
            strikes.append(force)
    strikes.sort(reverse=True)
    return total + sum(strikes[blockers:])


def danger(state: State, side: int) -> float:
    """What the other side's sorcerers may take next: more where it could be the end."""
    own, foe = state.players[side], state.players[1 - side]
    now = state.active != side and state.step not in ("main_b", "end", "damage")  # they may still strike this turn
    units = [unit for unit in foe.field if unit is not None and not (now and unit.tired)]
    rested = sum(unit is not None and not unit.tired for unit in own.field)
    lost = through(state, 1 - side, units, rested)
    if lost >= own.hp:
        return 40.0
    return 0.35 * lost + (4.0 if own.hp - lost <= 5 else 0.0)


def _standing(state: State, side: int, player: Player) -> float:
    worth = float(player.hp) + CARD * len(player.hand) + 0.25 * min(player.power, 3)
    if player.hp < 8:
        worth -= 0.8 * (8 - player.hp)
    for unit in player.field:
        if unit is not None:
            worth += unit_value(state, side, unit)
    if len(player.deck) + len(player.top) < 4:
        worth -= 3.0
    return worth
