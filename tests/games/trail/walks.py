"""Walks by exhaustive search over all self-avoiding ones, and random boards to walk on."""

import random
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from hanpan.games.trail.rules.paths import Way
from hanpan.games.trail.rules.tiles import BESIDE, DISTANCE, POOL, RAPIDS, SIZE, SPIKES, WALL, flow, terrain

Walks: TypeAlias = Callable[[tuple[int, ...], int, int, int, int], dict[int, Way]]


class Board(NamedTuple):
    """Ground, the tiles that cannot be entered, and somebody who stands there with movement."""

    tiles: tuple[int, ...]
    blocked: int
    start: int
    spd: int
    rapids: int


def random_board(number: int, most_spd: int) -> Board:
    """Sparse or dense, with few streams or many, units and a trail here and there."""
    dice = random.Random(number)
    dense, rivers = dice.choice((0.05, 0.15, 0.3, 0.5, 0.7)), dice.choice((1, 3, 8))
    kinds = (0, 3, 2, 2, rivers, rivers, rivers, rivers, 3, 1)
    tiles = tuple(dice.choices(range(10), kinds)[0] if dice.random() < dense else 0 for _ in range(SIZE))
    start, units = dice.randrange(SIZE), dice.choice((0.0, 0.05, 0.15))
    blocked = 1 << start
    for at in range(SIZE):
        if terrain(tiles[at]) == WALL or dice.random() < units:
            blocked |= 1 << at
    return Board(tiles, blocked, start, dice.randint(1, most_spd), dice.choice((1, 2, 2, 2, 3)))


def ways_by_force(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
    """Every walk is tried; of those that enter a tile last, or end on it, the first in the order of TR-AM-22 is kept.

    A tile beside the start is one step or none (TR-AM-22 in docs/rulings.md).
    """
    best: dict[int, Way] = {}

    def walk(at: int, closed: int, steps: tuple[int, ...], cost: int, risks: int) -> None:
        for direction, entered in enumerate(BESIDE[at]):
            if entered < 0 or closed >> entered & 1:
                continue
            dearer = cost + (rapids if terrain(tiles[entered]) == RAPIDS else 1)
            if dearer > spd:
                continue
            onward, end, risk = closed | 1 << entered, entered, risks + _is_risky(tiles[entered])
            while (current := flow(tiles[end])) is not None:
                beyond = BESIDE[end][current]
                if beyond < 0 or onward >> beyond & 1:
                    break
                onward, end, risk = onward | 1 << beyond, beyond, risk + _is_risky(tiles[beyond])
            way = Way((*steps, direction), dearer, end, risk)
            for to in {entered, end}:
                if DISTANCE[to][start] > 1 or (not steps and to == entered):
                    best[to] = min(way, best.get(to, way), key=lambda one: (one.risks, one.cost, one.steps))
            walk(end, onward, way.steps, dearer, risk)

    walk(start, blocked, (), 0, 0)
    return best


def longest_by_force(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> int:
    """The most movement that any walk takes."""
    most = 0
    for entered in BESIDE[start]:
        if entered < 0 or blocked >> entered & 1:
            continue
        cost = rapids if terrain(tiles[entered]) == RAPIDS else 1
        if cost > spd:
            continue
        onward, end = blocked | 1 << entered, entered
        while (current := flow(tiles[end])) is not None:
            beyond = BESIDE[end][current]
            if beyond < 0 or onward >> beyond & 1:
                break
            onward, end = onward | 1 << beyond, beyond
        most = max(most, cost + longest_by_force(tiles, onward, end, spd - cost, rapids))
    return most


def _is_risky(ground: int) -> int:
    return int(terrain(ground) in (SPIKES, POOL) or flow(ground) is not None)
