"""The way of a click as the first release had it: best first, and one walk kept for each tile.

A dearer way that is safer hides the cheaper one here, so that tiles are missed which can be walked to. Runs recorded
under that release took these ways, and are played out by them.
"""

from heapq import heappop, heappush

from hanpan.games.trail.rules.paths import Way, risk_of, slide
from hanpan.games.trail.rules.tiles import BESIDE, RAPIDS, flow


def first_ways(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
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
            end, risk = entered, risks + risk_of(tiles[entered])
            if flow(tiles[entered]) is not None:
                for carried in slide(tiles, entered, onward)[0]:
                    onward |= 1 << carried
                    risk += risk_of(tiles[carried])
                    end = carried
            if not steps:  # a click beside the player is that step, whatever else would carry there
                found[entered] = Way((direction,), price, end, risk)
            heappush(heap, (risk, price, (*steps, direction), end, onward, entered))
    return found
