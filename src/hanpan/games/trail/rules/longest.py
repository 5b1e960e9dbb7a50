"""How much movement can still be walked off: the longest walk over tiles that are each entered once.

A walk goes where fewest ways lead on, which mostly finds the longest at once. Where it does not (a pocket that is
smaller than the movement left), a bound says when nothing longer exists: tiles behind a narrow place are walked last
or not at all, since there is no way back through it.
"""

from functools import lru_cache

from hanpan.games.trail.rules.paths import slide, step_cost
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import ALL, BESIDE, NEAR, SIZE, as_list

EASY, HARD = 200, 4_000  # walks that are looked at without the bound and with it


def longest_walk(state: State, rapids: int) -> int:
    """The most movement that can still be walked off from here, up to all of it, by steps alone.

    Feathers on the way are not counted: what they give has to be walked too. In a few mazes of rivers and dead ends
    it is too hard to tell; then it is the most that cannot be ruled out.
    """
    return _longest(state.tiles, blocked_of(state), state.at, state.spd, rapids)


@lru_cache(maxsize=1024)
def _longest(tiles: tuple[int, ...], blocked: int, at: int, spd: int, rapids: int) -> int:
    return _Walks(tiles, spd, rapids).longest(at, blocked)


class _Walks:
    """The walks over one board."""

    def __init__(self, tiles: tuple[int, ...], spd: int, rapids: int) -> None:
        self.tiles, self.spd = tiles, spd
        self.costs = [step_cost(ground, rapids) for ground in tiles]
        self.best = self.most = self.left = 0
        self.seen: dict[tuple[int, int], int] = {}

    def longest(self, at: int, blocked: int) -> int:
        """What can be walked off from a tile."""
        self.most, self.left = self.spd, EASY
        self._walk(at, blocked, 0, bounded=False)
        if self.left or self.best == self.most:
            return self.best
        self.most, self.left = min(self.spd, _bound(at, blocked, self.costs)), HARD
        self._walk(at, blocked, 0, bounded=True)
        return self.best if self.left else self.most

    def _walk(self, at: int, closed: int, walked: int, *, bounded: bool) -> None:
        self.best = max(self.best, walked)
        if self.best >= self.most or not self.left:
            return
        if bounded:
            key = (at, _around(at, closed))
            if self.seen.get(key, -1) >= walked or walked + _bound(at, closed, self.costs) <= self.best:
                return
            self.seen[key] = walked
        self.left -= 1
        for entered in sorted(as_list(NEAR[at] & ~closed), key=lambda tile: (NEAR[tile] & ~closed).bit_count()):
            after = walked + self.costs[entered]
            if after > self.spd:
                continue
            onward, end = closed | 1 << entered, entered
            for carried in slide(self.tiles, entered, onward)[0]:
                onward |= 1 << carried
                end = carried
            self._walk(end, onward, after, bounded=bounded)


def _around(at: int, closed: int) -> int:
    """The open tiles that are connected with a tile."""
    found = fresh = 1 << at
    while fresh:
        near = 0
        for tile in as_list(fresh):
            near |= NEAR[tile]
        fresh = near & ~closed & ~found & ALL
        found |= fresh
    return found


def _bound(at: int, closed: int, costs: list[int]) -> int:
    """No walk costs more: the parts between narrow places count whole, but of those behind one only the dearest.

    (The blocks of the graph of open tiles, by depth-first search; a stream passes from tile to tile as steps do.)
    """
    order = [0] * SIZE
    behind = [0] * SIZE  # the dearest part that begins at a tile
    stack: list[int] = []
    count = 1
    order[at] = 1

    def visit(tile: int) -> int:
        nonlocal count
        low = order[tile]
        for near in BESIDE[tile]:
            if near < 0 or (closed >> near & 1 and near != at):
                continue
            if order[near]:
                low = min(low, order[near])
                continue
            count += 1
            order[near] = count
            stack.append(near)
            reached = visit(near)
            low = min(low, reached)
            if reached >= order[tile]:
                whole, dearest, part = 0, 0, -1
                while part != near:
                    part = stack.pop()
                    whole += costs[part]
                    dearest = max(dearest, behind[part])
                behind[tile] = max(behind[tile], whole + dearest)
        return low

    visit(at)
    return behind[at]
