"""How a position stands, as a chance to win: a weighted sum of what lies on the table and in the hand.

The weights are in points of health. They were fitted to the results of games between bots of many tempers
(docs/ai.md says how) and rounded.
"""

import math
from collections.abc import Sequence

from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.keywords import amount_of
from hanpan.games.clash.rules.state import Keyword, Player, State, Unit

SCALE = 0.095  # of a point of health, in the logarithm of the odds to win

_LOW, _LOW_MORE = 30, 0.6  # the last points of health are worth more
_SOON, _ENERGY, _LATER = 6, 3.6, 1.6  # energy that is spent in a round or two, and what is saved beyond it
_SAVED = 1.0  # more for what is saved towards a card in the hand
_ACTION = 1.8  # a card that can be declared this round: what a freeze takes away
_INITIATIVE = 0.3
_SHIELD = 0.4  # a point of it, on a hero or a summon

HAND: dict[str, float] = {  # a card in the hand, beside the energy that it takes to play it
    "A01": 2.5, "A02": 2.0, "A03": 2.5, "A04": 4.0, "A05": 3.5, "A06": 0.0, "A07": 1.5, "A08": 5.5, "A09": 0.0,
    "A10": 1.5, "A11": 3.0, "A12": 5.5, "A13": 2.0, "D01": 1.5, "D02": 1.5, "D03": 1.5, "D04": 0.5, "D05": -1.0,
    "D06": -1.0, "H01": 0.5, "H02": 1.5, "H03": 2.0, "H04": 2.0, "H05": 0.0, "S01": 2.5, "S02": 2.0, "S03": 1.5,
    "S04": 0.5, "S05": 0.5, "S06": 0.5, "S07": 0.5, "S08": -1.0, "S09": 0.0, "S10": 2.5, "S11": -1.0, "S12": 4.0,
    "S13": 2.5, "S14": 2.0, "S15": 0.0, "S16": 1.5, "S17": -0.5, "S18": -1.5, "S19": 1.5,
}  # fmt: skip
_UNITS: dict[str, tuple[float, float]] = {  # standing at all, and being whole
    "wolf": (6.0, 6.0),
    "shieldbearer": (8.0, 7.0),
}


def chance_to_win(state: State, side: int) -> float:
    """Between 0 and 1; of a game that is over, its result."""
    if state.stage == "over":
        if state.winner is None:
            return 0.5
        return 1.0 if state.winner == side else 0.0
    ahead = worth(state.players[side]) - worth(state.players[1 - side])
    if not state.void:
        ahead += _INITIATIVE if state.holder == side else -_INITIATIVE
    return 1.0 / (1.0 + math.exp(-SCALE * ahead))


def worth(own: Player) -> float:
    """One side by itself, in points of health."""
    hero, energy = own.hero, own.energy
    total = hero.hp + _LOW_MORE * min(hero.hp, _LOW)
    total += _ENERGY * min(energy, _SOON) + _LATER * max(0, energy - _SOON)
    costs: list[int] = []
    for card in own.hand:
        total += HAND[card]
        costs.append(CARDS[card].cost)
    if costs:
        costs.sort()
        total += _ACTION * _actions(costs, energy, own.slots) + _SAVED * max(0, min(energy, costs[-1]) - _SOON)
    for keyword in hero.keywords:
        total += _carried(keyword)
    for unit in own.units[1:]:
        if unit is not None:
            total += _summoned(unit)
    return total


def _actions(costs: Sequence[int], energy: int, slots: int) -> int:
    """How many of these cards, cheapest first, can be declared at once."""
    count = 0
    for cost in costs:
        energy -= cost
        if energy < 0 or count == slots:
            break
        count += 1
    return count


def _carried(keyword: Keyword) -> float:
    name, amount, turns = keyword.name, keyword.amount, keyword.turns
    if name == "shield":
        return _SHIELD * amount
    if name == "poison":
        return -0.9 * (amount * (amount + 1) / 2)
    if name in _A_TURN:
        return _A_TURN[name] * turns
    return _A_POINT_AND_TURN.get(name, 0.0) * amount * turns


_A_TURN: dict[str, float] = {"burn": -3.0, "regen": 2.5, "freeze": -2.6, "immunity": 1.5, "resist": 0.7}
_A_POINT_AND_TURN: dict[str, float] = {
    "strength": 1.2,
    "weakness": -0.6,
    "vulnerable": -0.06,
    "mitigation": 0.06,
    "heal_down": -0.01,
    "cap_down": -0.2,
}


def _summoned(unit: Unit) -> float:
    standing, whole = _UNITS[unit.kind]
    return standing + whole * unit.hp / unit.max_hp + _SHIELD * amount_of(unit, "shield")
