"""The compiled solver as it is called from outside: compiled once a machine, and anew when its sources change."""

from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from hanpan.compiled.cache import alone
from hanpan.games.trail.compiled import ahead, bound, compiling, foes, keys, layout, moves, rules, search, value
from hanpan.games.trail.compiled.compiling import KEPT, kept, stamp_of
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.objective import Weights
from hanpan.games.trail.compiled.packing import action_of, pack
from hanpan.games.trail.compiled.search import DEPTH, R_LENGTH, R_NODES, R_STOPPED, R_VALUE, R_WORDS
from hanpan.games.trail.compiled.search import solve as _solve
from hanpan.games.trail.rules.actions import Action
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State


class Solve(Protocol):
    """A compiled search."""

    signatures: list[Any]  # what it has been compiled for

    def __call__(self, b: Board, start: Ints, limit: int, pruned: bool, path: Ints, told: Ints, /) -> int: ...


MOST_ACTS, FACTS = DEPTH, R_WORDS  # the sizes of what `solve` fills
VALUE, LENGTH, NODES, STOPPED = R_VALUE, R_LENGTH, R_NODES, R_STOPPED

_STAMP = stamp_of((compiling, layout, rules, foes, ahead, value, bound, moves, keys, search))


def _made(stamp: int) -> Solve:
    @kept
    def solve(b: Board, start: Ints, limit: int, pruned: bool, path: Ints, told: Ints) -> int:
        """As search.solve; gives back the stamp of the sources."""
        _solve(b, start, limit, pruned, path, told)
        return stamp

    return cast(Solve, solve)


solve: Solve = _made(_STAMP)


class Found(NamedTuple):
    """What a search came to: the acts as numbers, and the kinds of card that they count by."""

    acts: tuple[int, ...]
    kinds: tuple[str, ...]
    value: int
    exact: bool
    states: int

    def action(self, act: int, at: int) -> Action:
        """The action that an act means for a player who stands on a tile."""
        return action_of(act, at, self.kinds)


def solved(params: Params, state: State, weights: Weights, patience: int) -> Found:
    """The best turn of a state; inexact if more states than `patience` were needed."""
    board, row, kinds = pack(params, state, weights)
    path, told = np.zeros(MOST_ACTS, dtype=np.int64), np.zeros(FACTS, dtype=np.int64)
    with alone(KEPT, needed=not solve.signatures):  # the first call compiles
        solve(board, row, patience, True, path, told)
    acts = tuple(int(code) for code in path[: told[LENGTH]])
    return Found(acts, kinds, int(told[VALUE]), not told[STOPPED], int(told[NODES]))
