"""What a turn is worth, in points: the one place that says so.

A turn is judged when its end has been pressed and all that follows from it for certain has come: flames, Warnings,
train, poison and dark (or at the blow that wins the stage). Its worth is a sum of whole numbers:

    health      100 a point, and 60 more for each point below 12
    poison      -40 for each point of damage that it will still do
    monsters    -60 for each point of their health, and for each that stands its `fall`
    left        -70 for each step left over, which the next roll will miss
    near        -20 for each tile beyond three between the player and the nearest monster
    kept        potions and once-a-stage cards that were not used
    ending      won +4000, and monsters, poison, left and near count no more; lost: -1000000 and nothing else

The compiled solver is handed these numbers and adds up the same sum (value.py).
"""

from typing import NamedTuple

from hanpan.games.trail.content.catalogue import CARDS, POTIONS, monster_of
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import DISTANCE


class Weights(NamedTuple):
    """Points. `ahead_…` are what the next roll brings on average, which the hint leaves out (ahead.py)."""

    health: int = 100
    frail: int = 60
    frail_below: int = 12
    monster: int = 60
    left: int = 70
    poison: int = 40
    near: int = 20
    won: int = 4_000
    lost: int = -1_000_000
    ahead: int = 0
    ahead_harm: int = 60
    ahead_idle: int = 400


FALL = 200  # what the fall of a monster is worth, and more for each point of damage that it deals
FALL_A_DAMAGE = 60
POTIONS_KEPT: dict[str, int] = {"heal": 900, "speed": 200, "fix": 250, "surge": 300, "shadow": 500}
CARDS_KEPT: dict[str, int] = {"heal": 350, "surge": 150, "nudge": 60}  # those that go once a stage

NEAR_ENOUGH = 3

HINT = Weights()


class Worth(NamedTuple):
    """The worth of a turn, part by part."""

    health: int = 0
    poison: int = 0
    monsters: int = 0
    left: int = 0
    near: int = 0
    kept: int = 0
    ending: int = 0

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self)


def worth(weights: Weights, before: State, after: State) -> Worth:
    """What a turn is worth that ended from `before` (the end pressed, or the winning blow struck) with `after`."""
    if after.hp <= 0:
        return Worth(ending=weights.lost)
    health = weights.health * after.hp - weights.frail * max(0, weights.frail_below - after.hp)
    potions = sum(potion_kept(potion) for potion in after.potions)
    if after.due == "won":
        return Worth(health=health, kept=potions, ending=weights.won)
    stood = {unit.id: unit.at for unit in before.units}
    apart = [DISTANCE[stood[unit.id]][after.at] for unit in after.units]
    return Worth(
        health=health,
        poison=-weights.poison * after.poison * (after.poison + 1) // 2,
        monsters=-sum(weights.monster * unit.hp + fall(unit.kind) for unit in after.units),
        left=-weights.left * after.left,
        near=-weights.near * max(0, min(apart, default=0) - NEAR_ENOUGH),
        kept=potions + sum(card_kept(card) for card in before.hand),
    )


def fall(kind: int) -> int:
    """What the fall of a monster is worth."""
    return FALL + FALL_A_DAMAGE * max(monster_of(kind).damage)


def potion_kept(potion: str) -> int:
    """What a potion is worth in the pocket."""
    return POTIONS_KEPT[POTIONS[potion].does]


def card_kept(card: str) -> int:
    """What a card is worth that was not played: only where it would have been gone for the stage."""
    return CARDS_KEPT.get(CARDS[card].does, 0) if CARDS[card].once else 0
