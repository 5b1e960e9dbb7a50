"""The way that a click takes (TR-AM-22): the first of all walks in the order of the rule, found without trying all.

A walk closes the tiles it passes, and a closed tile also stops a stream. So what can follow on a walk depends on all
of it, and the best way to a tile need not begin with the best way to the tiles before it. Trying every walk would be
exact and far too slow. Instead the search is loose at first and made strict where that matters:

  * Walks remember only the tiles that are `watched`. Any other tile may be entered twice, and may stop a stream or
    let it pass, as suits best. Two walks that stand on the same tile with the same watched tiles closed are the same
    to whatever follows, so the one that comes later in the order, and is no cheaper, can be dropped.
  * All real walks are among the loose ones. The first loose walk to a tile that is real is therefore the way. One that
    is not real says which tiles would have shown it: these are watched from then on, and the search is repeated.

Repeating ends, since at worst every tile is watched. In the literature: decremental state space relaxation. Tiles are
sought together at first; where that takes too long, one by one, since each alone needs few tiles watched.
"""

from functools import cached_property, lru_cache
from heapq import heapify, heappop, heappush
from typing import TypeAlias

from hanpan.games.trail.rules import since
from hanpan.games.trail.rules.first_ways import first_ways
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.paths import Way, risk_of, slide, step_cost
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import ALL, BESIDE, NEAR, SIZE, as_list, as_set, flow

Label: TypeAlias = tuple[int, bytes, int, int, int, int, int]
"""A walk: its weight with the least that must follow, its steps, its weight, where it stands, the closed tiles, the
tiles that show it unreal (none: it is real), and the tile that its last step entered."""

RISK = 1 << 10  # a weight is risks * RISK + cost: fewer risks first, then cheaper
NEVER = 1 << 40
TOGETHER = 1_500  # walks that are looked at before tiles are sought one by one
NO_LIMIT = 1 << 60

_ONWARD = tuple(
    tuple((bytes((direction,)), entered) for direction, entered in enumerate(row) if entered >= 0) for row in BESIDE
)
_NOTHING = (0,) * SIZE


def ways(params: Params, state: State) -> dict[int, Way]:
    """Every tile that can be walked to with the present movement, with the way a click on it takes."""
    found = _exact if params.release >= since.EXACT_WAYS else _first
    return found(state.tiles, blocked_of(state), state.at, state.spd, params.ground.rapids)


def exact_ways(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
    """Every tile that can be walked to from `start`, with its way. A tile beside the player is one step or none."""
    found = _beside(tiles, blocked, start, spd, rapids)
    search = _Search(tiles, blocked, start, spd, rapids)
    found.update(search.found(ALL & ~blocked & ~NEAR[start]))
    return found


def _beside(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
    found: dict[int, Way] = {}
    for direction, entered in enumerate(BESIDE[start]):
        if entered < 0 or blocked >> entered & 1:
            continue
        cost = step_cost(tiles[entered], rapids)
        if cost <= spd:
            passed = [entered, *slide(tiles, entered, blocked | 1 << entered)[0]]
            found[entered] = Way((direction,), cost, passed[-1], sum(risk_of(tiles[at]) for at in passed))
    return found


_exact, _first = lru_cache(maxsize=512)(exact_ways), lru_cache(maxsize=512)(first_ways)


class _Search:
    """The ways over one board. `follows[tile]` is where a stream carries on from it, unless an obstacle is there."""

    def __init__(self, tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> None:
        self.blocked, self.start, self.spd = blocked, start, spd
        self.risks, self.costs, self.weights, onward = _ground(tiles, rapids)
        self.follows = [-1 if at < 0 or blocked >> at & 1 else at for at in onward]
        self.beyond = [as_set(self._slide(at)[1:]) if onto >= 0 else 0 for at, onto in enumerate(self.follows)]
        self.gave_up = False

    def found(self, wanted: int) -> dict[int, Way]:
        """The ways to the wanted tiles that can be reached at all."""
        ways, unreal, _ = self._run(wanted, 0, _NOTHING, _NOTHING, NO_LIMIT)
        self._together(ways, unreal)
        shared = 0
        for tile, watched in unreal.items():
            shared |= self._alone(tile, watched, shared, ways)
        return ways

    def _together(self, ways: dict[int, Way], unreal: dict[int, int]) -> None:
        """Seek all that is left in `unreal`, the tiles to be watched for each; what remains in it was given up."""
        while unreal:
            wanted, watched = as_set(unreal), 0
            for tiles in unreal.values():
                watched |= tiles
            more, again, missed = self._run(wanted, watched, *self._ahead(wanted), TOGETHER)
            ways.update(more)
            for tile in as_list(wanted):
                if tile in again:
                    unreal[tile] |= again[tile]
                elif tile in more or not self.gave_up:
                    del unreal[tile]
            if missed and self.gave_up:
                return

    def _alone(self, tile: int, watched: int, shared: int, ways: dict[int, Way]) -> int:
        """Seek one tile; the tiles that had to be watched in the end. `shared` is what others needed, added at need."""
        ahead = self._ahead(1 << tile)
        while True:
            more, again, _ = self._run(1 << tile, watched, *ahead, NO_LIMIT)
            ways.update(more)
            if tile not in again:
                return watched
            watched |= again[tile] | shared

    def _run(
        self, wanted: int, watched: int, ahead: tuple[int, ...], dear: tuple[int, ...], limit: int
    ) -> tuple[dict[int, Way], dict[int, int], int]:
        """The ways found, the tiles to be watched for those whose first walk is unreal, and the tiles not come to."""
        blocked, spd, follows = self.blocked, self.spd, self.follows
        weights, risks, beyond = self.weights, self.risks, self.beyond
        ways: dict[int, Way] = {}
        unreal: dict[int, int] = {}
        cheapest: dict[tuple[int, int], int] = {}
        heap: list[Label] = [(ahead[self.start], b"", 0, self.start, blocked, 0, self.start)]
        looked = 0
        while heap and wanted and looked < limit:
            key, steps, weight, at, closed, lie, target = heappop(heap)
            looked += 1
            come_to = wanted & (1 << target | 1 << at)
            if come_to:
                wanted &= ~come_to
                for tile in (at,) if come_to == 1 << at else as_list(come_to):
                    if lie:
                        unreal[tile] = lie
                    else:
                        ways[tile] = Way(tuple(steps), weight % RISK, at, weight // RISK)
            if key < weight + ahead[at]:  # it came early, for the tile it entered: now in its turn
                if ahead[at] < NEVER:
                    heappush(heap, (weight + ahead[at], steps, weight, at, closed, lie, at))
                continue
            cost = weight % RISK
            if cheapest.get((at, closed & watched), NEVER) <= cost:
                continue
            cheapest[at, closed & watched] = cost
            shut = blocked | closed & watched
            for direction, entered in _ONWARD[at]:
                bit = 1 << entered
                after = weight + weights[entered]
                cost = after % RISK
                if shut & bit or cost > spd:
                    continue
                onward, lies, end, own = closed | bit, lie | closed & bit, entered, bit
                sought = wanted & bit
                while (following := follows[end]) >= 0:
                    step = 1 << following
                    if (shut | own) & step:
                        break
                    if not watched & step:  # it may stop the stream here, which is real where the walk closed it
                        if sought or (cost + dear[end] <= spd and cheapest.get((end, onward & watched), NEVER) > cost):
                            stop = lies if onward & step else lies | beyond[end]
                            rest = 0 if sought else ahead[end]
                            heappush(heap, (after + rest, steps + direction, after, end, onward, stop, entered))
                        if onward & step:
                            lies |= beyond[end]
                    onward, own, end = onward | step, own | step, following
                    after += risks[following]
                if sought or (cost + dear[end] <= spd and cheapest.get((end, onward & watched), NEVER) > cost):
                    rest = 0 if sought else ahead[end]
                    heappush(heap, (after + rest, steps + direction, after, end, onward, lies, entered))
        self.gave_up = bool(heap) and bool(wanted)
        return ways, unreal, wanted

    def _ahead(self, wanted: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """From each tile, the least weight and the least cost that lead to a wanted one: never too much."""
        return self._least(wanted, self.weights, 1), self._least(wanted, self.costs, 0)

    def _least(self, wanted: int, weights: list[int], slid: int) -> tuple[int, ...]:
        least = [NEVER] * SIZE
        heap: list[tuple[int, int]] = []
        for tile in as_list(wanted):
            least[tile] = 0
            heap.append((0, tile))
        for tile in as_list(wanted):  # to enter it is enough, wherever one is carried
            for before in BESIDE[tile]:
                if before >= 0 and least[before] > weights[tile]:
                    least[before] = weights[tile]
                    heap.append((weights[tile], before))
        heapify(heap)
        while heap:
            weight, tile = heappop(heap)
            if weight > least[tile]:
                continue
            for entered, risk in self._ups[tile]:
                total = weight + weights[entered] + risk * slid
                for before in BESIDE[entered]:
                    if before >= 0 and total < least[before]:
                        least[before] = total
                        heappush(heap, (total, before))
        return tuple(least)

    def _slide(self, at: int) -> list[int]:
        passed = [at]
        while (following := self.follows[passed[-1]]) >= 0 and following not in passed:
            passed.append(following)
        return passed

    @cached_property
    def _ups(self) -> list[list[tuple[int, int]]]:
        """For each tile, the tiles from which one may come to stand on it once they are entered, with the risks."""
        ups: list[list[tuple[int, int]]] = [[] for _ in range(SIZE)]
        for entered in range(SIZE):
            if self.blocked >> entered & 1:
                continue
            risk = 0
            for place, at in enumerate(self._slide(entered)):
                risk += self.risks[at] if place else 0
                ups[at].append((entered, risk))
        return ups


@lru_cache(maxsize=512)
def _ground(tiles: tuple[int, ...], rapids: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Of each tile: its risk, its cost, both as one weight, and where its stream leads (-1: nowhere)."""
    risks = [RISK * risk_of(ground) for ground in tiles]
    costs = [step_cost(ground, rapids) for ground in tiles]
    weights = [risk + cost for risk, cost in zip(risks, costs, strict=True)]
    flows = [flow(ground) for ground in tiles]
    return risks, costs, weights, [-1 if way is None else BESIDE[at][way] for at, way in enumerate(flows)]
