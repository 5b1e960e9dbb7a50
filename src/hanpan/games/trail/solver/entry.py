"""The compiled solver as it is called from outside: compiled once a machine, and anew when its sources change."""

from collections.abc import Callable
from typing import TypeAlias

from hanpan.games.trail.solver import ahead, bound, compiling, foes, layout, moves, rules, search, value
from hanpan.games.trail.solver.compiling import kept, stamp_of
from hanpan.games.trail.solver.layout import Board, Ints
from hanpan.games.trail.solver.search import DEPTH, R_LENGTH, R_NODES, R_STOPPED, R_VALUE, R_WORDS
from hanpan.games.trail.solver.search import solve as _solve

Solve: TypeAlias = Callable[[Board, Ints, int, bool, Ints, Ints], int]

MOST_ACTS, FACTS = DEPTH, R_WORDS  # the sizes of what `solve` fills
VALUE, LENGTH, NODES, STOPPED = R_VALUE, R_LENGTH, R_NODES, R_STOPPED

_STAMP = stamp_of((compiling, layout, rules, foes, ahead, value, bound, moves, search))


def _made(stamp: int) -> Solve:
    @kept
    def solve(b: Board, start: Ints, limit: int, pruned: bool, path: Ints, told: Ints) -> int:
        """As search.solve; gives back the stamp of the sources."""
        _solve(b, start, limit, pruned, path, told)
        return stamp

    return solve


solve: Solve = _made(_STAMP)
