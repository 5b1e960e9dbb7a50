"""The compiled rules make of every act what the engine makes of it."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from hanpan.games.trail.compiled.objective import HINT
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.rules.actions import Action, Drink, Go, Play
from hanpan.games.trail.rules.check import acts
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import POOL, SIZE, as_list, as_set, terrain
from hanpan.games.trail.rules.ways import ways
from tests.games.trail.brute import UNSURE, small_board, value_here
from tests.games.trail.scenes import GAME, any_turn

pytestmark = pytest.mark.slow

TURNS = 300


@cache
def from_python(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the solver, which only compiled ones may call, as Python may call it."""
    import numba

    njit: Any = numba.njit
    called: Callable[..., Any] = njit(lambda *given: function(*given))
    return called


def code_of(state: State, action: Action, kinds: tuple[str, ...]) -> int:
    """An action as the solver writes it."""
    from hanpan.games.trail.compiled import layout as lay
    from hanpan.games.trail.compiled.packing import POTION_NAMES

    if isinstance(action, Go):
        (direction,) = ways(GAME.params, state)[action.to].steps
        return lay.ACT_STEP | direction << 8
    if isinstance(action, Drink):
        return lay.ACT_DRINK | POTION_NAMES.index(action.potion) << 3 | action.amount << 8
    assert isinstance(action, Play)
    tiles = (*action.tiles, lay.NO_TILE, lay.NO_TILE)
    first = max(0, action.sign) if action.sign else tiles[0]
    return lay.ACT_PLAY | kinds.index(action.card) << 3 | first << 8 | tiles[1] << 16


def certain(state: State) -> list[Action]:
    """The acts whose outcome is certain, single steps among them."""
    out: list[Action] = []
    found = ways(GAME.params, state)
    for action in acts(GAME.params, replace(state, moving=True)):
        if (
            (isinstance(action, Go) and len(found[action.to].steps) == 1)
            or (isinstance(action, Play) and CARDS[action.card].does not in UNSURE)
            or isinstance(action, Drink)
        ):
            out.append(action)
    return out


@pytest.mark.parametrize("make", [any_turn, small_board])
def test_acts_and_ends_are_those_of_the_engine(make: Callable[[int], State]) -> None:
    from hanpan.games.trail.compiled import layout as lay
    from hanpan.games.trail.compiled.packing import pack, row_of
    from hanpan.games.trail.compiled.rules import perform

    params = GAME.params
    done = {"won": 0, "down": 0, "went on": 0}
    for number in range(TURNS):
        state = make(number)
        dice = random.Random(number)
        board, row, kinds = pack(params, state, HINT)
        stood = state.raised
        for _ in range(14):
            compare_end(state, board, row)
            choices = certain(state)
            if not choices:
                break
            action = dice.choice(choices)
            from_python(perform)(board, row, code_of(state, action, kinds))
            state = resolve(params, replace(state, moving=True), action, None, [])
            if state.hp <= 0:
                assert row[lay.HP] == 0
                done["down"] += 1
                break
            won = state.due == "won"
            assert bool(row[lay.FLAGS] & lay.WON) == won
            expected = row_of(state, kinds)
            expected[lay.RAISED] = as_set(wall.at for wall in state.raised if wall not in stood)
            row[lay.FLAGS] &= ~lay.WON
            alive = [list(row[at : at + 3]) for at in range(lay.WORDS, len(row), 3) if row[at]]
            assert list(row[: lay.WORDS]) == list(expected[: lay.WORDS]), action
            assert alive == [list(expected[at : at + 3]) for at in range(lay.WORDS, len(expected), 3)]
            done["won" if won else "went on"] += 1
            if won:
                break
    assert done["won"], done
    assert done["down"] or make is any_turn, done


def compare_end(state: State, board: object, row: object) -> None:
    """The end of the turn with the monsters' phase after it, and its worth, in both."""
    import numpy as np

    from hanpan.games.trail.compiled import layout as lay
    from hanpan.games.trail.compiled.foes import monster_phase
    from hanpan.games.trail.compiled.layout import Board
    from hanpan.games.trail.compiled.rules import finish
    from hanpan.games.trail.compiled.value import value

    assert isinstance(board, Board)
    assert isinstance(row, np.ndarray)
    after = resolve(GAME.params, state, _end(state), None, [])
    s = row.copy()
    left = from_python(finish)(board, s)
    assert from_python(value)(board, s, left) == value_here(GAME.params, state)
    assert s[lay.HP] == after.hp
    if after.hp <= 0 or after.due == "won":
        assert bool(s[lay.FLAGS] & lay.WON) == (after.due == "won") or after.hp <= 0
        return
    foes = board.foes.copy()
    pools = from_python(monster_phase)(board, s, foes, np.zeros(SIZE, dtype=np.int64))
    assert (left, s[lay.POISON], s[lay.BONUS]) == (after.left, after.poison, after.bonus)
    found = [
        (*s[at : at + 3], *foes[unit, [lay.F_DAMAGE, lay.F_ORIGIN, lay.F_AIM]])
        for unit, at in enumerate(range(lay.WORDS, len(s), 3))
        if s[at]
    ]
    assert found == [(unit.hp, unit.at, unit.zone, unit.damage, unit.origin, unit.aim) for unit in after.units]
    new = {at for at in range(SIZE) if terrain(after.tiles[at]) == POOL != terrain(state.tiles[at])}
    assert set(as_list(int(pools))) == new


def _end(state: State) -> Action:
    from hanpan.games.trail.rules.actions import END, FORCED

    return FORCED if state.spd and not state.cast else END
