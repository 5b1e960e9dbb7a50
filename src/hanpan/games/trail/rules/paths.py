"""Steps over the grid: what one costs, where streams carry on, and what a way is."""

from typing import NamedTuple

from hanpan.games.trail.rules.tiles import BESIDE, POOL, RAPIDS, SPIKES, flow, terrain


class Way(NamedTuple):
    """A way to a tile: the directions of its steps, what it costs, and where it ends (streams may carry on)."""

    steps: tuple[int, ...]
    cost: int
    end: int
    risks: int  # hazards and pushing streams on it


def step_cost(ground: int, rapids: int) -> int:
    """What it costs to enter a tile (TR-MOVE-03, TR-AM-16)."""
    return rapids if terrain(ground) == RAPIDS else 1


def risk_of(ground: int) -> int:
    """1 for a hazard or a pushing stream, which a click would rather go round (TR-AM-22), otherwise 0."""
    return int(terrain(ground) in (SPIKES, POOL) or flow(ground) is not None)


def slide(tiles: tuple[int, ...], start: int, blocked: int) -> tuple[list[int], bool]:
    """The tiles over which streams carry on from a tile just entered, and whether an obstacle stopped them."""
    carried: list[int] = []
    at = start
    while (direction := flow(tiles[at])) is not None:
        beyond = BESIDE[at][direction]
        if beyond < 0 or blocked >> beyond & 1:
            return carried, True
        blocked |= 1 << beyond
        carried.append(beyond)
        at = beyond
    return carried, False
