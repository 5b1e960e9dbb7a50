"""Ways over the grid: where a click leads (TR-AM-22), and how far one can still walk."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import BESIDE, POOL, RAPIDS, SPIKES, flow, terrain


class Way(NamedTuple):
    """A way to a tile: the directions of its steps, what it costs, and where it ends (streams may carry on)."""

    steps: tuple[int, ...]
    cost: int
    end: int
    risks: int  # hazards and pushing streams on it


def ways(state: State, rapids: int) -> dict[int, Way]:
    """Every tile that can be walked to with the present movement, with the way a click on it takes."""
    return _ways(state.tiles, blocked_of(state), state.at, state.spd, rapids)


def step_cost(ground: int, rapids: int) -> int:
    """What it costs to enter a tile (TR-MOVE-03, TR-AM-16)."""
    return rapids if terrain(ground) == RAPIDS else 1


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


def longest_walk(state: State, rapids: int) -> int:
    """The most movement that can still be walked off from here, up to all of it, by steps alone.

    Feathers on the way are not counted: what they give has to be walked too.
    """
    return _longest(state.tiles, blocked_of(state), state.at, state.spd, rapids)


@lru_cache(maxsize=512)
def _ways(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
    """Best first, by (hazards and streams, cost, directions): the order of the heap is the rule."""
    found: dict[int, Way] = {}
    settled: set[int] = set()
    heap: list[tuple[int, int, tuple[int, ...], int, int, int]] = [(0, 0, (), start, blocked, start)]
    while heap:
        risks, cost, steps, at, closed, target = heappop(heap)
        way = Way(steps, cost, at, risks)
        if steps:
            found.setdefault(target, way)
        if at in settled:
            continue
        settled.add(at)
        if steps:
            found.setdefault(at, way)
        for direction, entered in enumerate(BESIDE[at]):
            if entered < 0 or closed >> entered & 1:
                continue
            price = cost + (rapids if tiles[entered] % 16 == RAPIDS else 1)
            if price > spd or (entered in settled and entered in found):
                continue
            onward = closed | 1 << entered
            end, risk = entered, risks + _risk(tiles[entered])
            if flow(tiles[entered]) is not None:
                for carried in slide(tiles, entered, onward)[0]:
                    onward |= 1 << carried
                    risk += _risk(tiles[carried])
                    end = carried
            if not steps:  # a click beside the player is that step, whatever else would carry there
                found[entered] = Way((direction,), price, end, risk)
            heappush(heap, (risk, price, (*steps, direction), end, onward, entered))
    return found


def _longest(tiles: tuple[int, ...], blocked: int, at: int, spd: int, rapids: int) -> int:
    best = 0
    for entered in BESIDE[at]:
        if entered < 0 or blocked >> entered & 1:
            continue
        price = rapids if tiles[entered] % 16 == RAPIDS else 1
        if price > spd:
            continue
        closed, end = blocked | 1 << entered, entered
        if flow(tiles[entered]) is not None:
            for carried in slide(tiles, entered, closed)[0]:
                closed |= 1 << carried
                end = carried
        best = max(best, price + (_longest(tiles, closed, end, spd - price, rapids) if spd > price else 0))
        if best == spd:
            break
    return best


def _risk(ground: int) -> int:
    return int(ground % 16 in (SPIKES, POOL) or flow(ground) is not None)
