"""The best turn is the best: brute force finds none better (force.py, and brute.py by the engine itself), and none is
missed by pruning."""

import os
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from hanpan.games.trail.game import Trail
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.state import State
from tests.games.trail.brute import TooLarge, best_by_force, small_board
from tests.games.trail.scenes import GAME, any_turn

pytestmark = pytest.mark.slow

# `HANPAN_SOLVER_BOARDS=10000` tries ten thousand.
BOARDS = int(os.environ.get("HANPAN_SOLVER_BOARDS", "200"))
STEPS = 5  # of the longest turn
ASKED = 60  # boards on which the engine itself is asked, if there are at most so many states
ASKED_STATES = 1_000
PATIENCE = 1_000_000


def boards(count: int) -> Iterator[tuple[int, State, int]]:
    """Random boards by their number, each with the worth of its best turn by brute force. One is left out if a turn may
    have more steps, and never for its many states."""
    from tests.games.trail.force import TooLong, best_of_all

    number, done = 0, 0
    while done < count:
        state = small_board(number)
        try:
            best = best_of_all(GAME.params, state, STEPS).value
        except TooLong:
            pass
        else:
            yield number, state, best
            done += 1
        number += 1


def test_brute_force_finds_nothing_better_and_nothing_worse() -> None:
    from hanpan.games.trail.compiled.plans import best_turn

    for number, state, best in boards(BOARDS):
        plan = best_turn(GAME.params, state)
        assert (plan.exact, plan.value, plan.breakdown.total) == (True, best, best), f"board {number}"


def test_brute_force_is_right_about_the_rules() -> None:
    asked = 0
    for number, state, best in boards(2 * ASKED):
        try:
            assert best_by_force(GAME.params, state, most=ASKED_STATES) == best, f"board {number}"
        except TooLarge:
            continue
        asked += 1
    assert asked > ASKED


@pytest.mark.parametrize("wrong", [{"dark.first": 5}, {"dark.step": 5}])
def test_a_solver_with_one_wrong_number_is_found_out(wrong: dict[str, int]) -> None:
    from hanpan.games.trail.compiled.plans import best_turn

    params = Trail(wrong).params
    assert any(best_turn(params, state).value != best for _, state, best in boards(60))


def test_mana_is_gained_for_what_comes_last() -> None:
    from hanpan.games.trail.compiled.plans import best_turn

    state = small_board(3254)  # a potion for two acts at the end, each of which could be paid alone
    assert best_turn(GAME.params, state).value == best_by_force(GAME.params, state)


def test_pruning_loses_nothing() -> None:
    import numpy as np

    from hanpan.games.trail.compiled import entry
    from hanpan.games.trail.compiled.objective import HINT
    from hanpan.games.trail.compiled.packing import pack

    path, told = np.zeros(entry.MOST_ACTS, dtype=np.int64), np.zeros(entry.FACTS, dtype=np.int64)
    tried = 0
    for number in range(60):
        for state in (any_turn(number), small_board(number)):
            for weights in (HINT, HINT._replace(ahead=1)):
                board, row, _ = pack(GAME.params, state, weights)
                entry.solve(board, row, 60_000, False, path, told)
                if told[entry.STOPPED]:
                    continue
                whole = int(told[entry.VALUE])
                entry.solve(board, row, PATIENCE, True, path, told)
                assert int(told[entry.VALUE]) == whole, f"{number}, {weights}"
                tried += 1
    assert tried > 150


def test_plans_are_turns_that_may_be_played() -> None:
    from hanpan.games.trail.compiled.plans import best_turn

    for number in range(40):
        state = any_turn(number)
        plan = best_turn(GAME.params, GAME.view(state, "p1"), patience=20_000)
        after: State = state
        for action in plan.actions:
            assert GAME.check(after, "p1", action) is None, f"{number}: {GAME.write(action)}"
            after = resolve(GAME.params, after, action, None, [])
        assert after.phase == "over" or after.due in ("turn", "won")
        assert plan.value == plan.breakdown.total


def test_what_is_left_of_a_plan_is_the_best_from_there() -> None:
    from hanpan.games.trail.compiled.plans import best_turn

    for number in range(15):
        state = replace(any_turn(number), potions=())
        plan = best_turn(GAME.params, state, patience=200_000)
        if not plan.exact:
            continue
        for action in plan.actions[:-1]:
            state = resolve(GAME.params, state, action, None, [])
            assert best_turn(GAME.params, state).value == plan.value
