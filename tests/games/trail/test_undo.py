"""Taking back leads to where one was, and never past a draw."""

import random

from msgspec.structs import replace

from hanpan.games.trail.rules.actions import UNDO, Drink, End, Go, Play
from hanpan.games.trail.rules.state import State
from tests.games.trail.scenes import GAME, any_turn, chance


def bare(state: State) -> State:
    """The state without its counters and its way back."""
    return replace(state, exits=0, undos=0, past=None, since=())


def test_every_certain_move_can_be_taken_back() -> None:
    taken = 0
    for number in range(60):
        state, dice = any_turn(number), random.Random(number)
        for step in range(6):
            action = dice.choice([one for one in GAME.legal(state, "p1") if not isinstance(one, End)])
            after: State = GAME.apply(state, {"p1": action}, chance(number, step)).state
            if after.phase != "turn":
                break
            if isinstance(action, Go | Play | Drink) and after.since:
                back: State = GAME.apply(after, {"p1": UNDO}, chance(number, step)).state
                assert bare(back) == bare(state)
                assert back.since == state.since
                assert back.undos == after.undos + 1
                taken += 1
            state = after
    assert taken > 50


def test_a_turn_takes_back_only_so_often() -> None:
    state = replace(GAME.given({"p1": {"spd": 3}}), undos=GAME.params.controls.undos)
    state = GAME.apply(state, {"p1": GAME.read("go 3,2")}, chance(0, 0)).state
    refusal = GAME.check(state, "p1", UNDO)
    assert refusal is not None
    assert refusal.code == "too_many_undos"
    assert UNDO not in GAME.legal(state, "p1")


def test_what_was_before_the_last_moves_is_possible_too() -> None:
    """A step later the tile stood on is closed; taking the step back would show that the one before it never was."""
    facts = {"p1": {"at": [2, 2], "spd": 3, "steps": 1, "trail": []}}
    fault = "p1.trail: the tile stood on after a step is not closed (TR-MOVE-04)"
    assert GAME.invariants(GAME.given(facts)) == [fault]
    assert GAME.invariants(GAME.given({**facts, "since": ["go 3,2"]})) == [fault]
