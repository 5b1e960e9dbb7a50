"""What a preview shows is what happens: one resolve for both."""

import os
import random

import pytest
from msgspec.structs import replace

from hanpan.games.trail.rules.actions import Action, End, Go, Play, Press
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import BESIDE, SIZE, tile
from hanpan.games.trail.table.preview import Preview, end_here, hits_of, preview
from hanpan.games.trail.table.view import state_of
from tests.games.trail.scenes import GAME, any_turn, chance

SLICES = 4
# In all slices together; `HANPAN_PREVIEWS=1000000` tries a million.
PREVIEWS = int(os.environ.get("HANPAN_PREVIEWS", "25000"))
CERTAIN = ("hp", "at", "tiles", "raised", "units", "poison", "potions", "dropped", "faces", "cards")
SETTLED: dict[str, set[str]] = {
    "draw": {"hand", "deck", "discard", "drawn", "due"},
    "reroll": {"spd", "rolls", "rolled", "due"},
}


def tries(first: int, count: int) -> None:
    """Random turns from rich states, each action previewed before it is made, `count` in all."""
    number, done = first, 0
    while done < count:
        state = any_turn(number)
        assert GAME.invariants(state) == []
        dice = random.Random(number)
        for step in range(12):
            legal = GAME.legal(state, "p1")
            action = dice.choice(legal)
            state = compare(state, action, number, step)
            done += 1
            if state.phase != "turn" or isinstance(action, End):
                break
        number += 1


def compare(state: State, action: Action, number: int, step: int) -> State:
    shown = preview(GAME.params, state, action)
    real = GAME.apply(state, {"p1": action}, chance(number, step))
    after: State = real.state
    assert real.events[: len(shown.events)] == shown.events
    if not shown.due:
        assert shown.state == after
    elif shown.due == "won":
        assert shown.hits == hits_of(real.events[: len(shown.events)], state.hp)
        assert real.events[len(shown.events)].kind == "stage_won"
    elif shown.due == "turn":
        assert all(getattr(after, name) == getattr(shown.state, name) for name in CERTAIN)
        assert shown.deduction == after.leg
    else:
        fields = set(State.__struct_fields__) - SETTLED[shown.due]
        assert all(getattr(after, name) == getattr(shown.state, name) for name in fields)
    if after.phase == "turn" and not isinstance(action, End):
        _compare_end(shown, after)
    assert GAME.invariants(after) == []
    return after


def _compare_end(shown: Preview, after: State) -> None:
    """The blows that were foretold for the end of the turn are those that come."""
    assert shown.at == after.at
    if shown.due == "reroll":
        return  # the deduction is not known before the die is
    told = end_here(GAME.params, after)
    assert shown.at_end == told.hits
    if told.due == "turn":
        assert shown.deduction == told.deduction


def test_some_previews_are_what_happens() -> None:
    tries(0, 400)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
def test_previews_are_what_happens(part: int) -> None:
    tries(10_000_000 * (part + 1), PREVIEWS // SLICES)


def test_a_view_is_enough() -> None:
    for number in range(60):
        state = any_turn(number)
        view = GAME.view(state, "p1")
        assert state_of(view) == state
        action = GAME.legal(state, "p1")[0]
        assert preview(GAME.params, view, action) == preview(GAME.params, state, action)


def test_a_preview_draws_nothing_and_says_what_is_due() -> None:
    state = GAME.given({"p1": {"spd": 2, "hand": ["C18", "C13"], "deck": ["C01", "C05", "C05"]}})
    assert preview(GAME.params, state, Play("C18")).due == "draw"
    assert preview(GAME.params, state, Play("C13")).due == "reroll"
    assert preview(GAME.params, state, End(True)).due == "turn"
    assert preview(GAME.params, state, Go(tile(3, 2))).due == ""


def test_the_order_of_blows_after_block() -> None:
    monsters = [{"kind": kind, "at": at} for kind, at in (("spider", [4, 2]), ("slime", [3, 1]))]
    state = GAME.given({"turn": 4, "monsters": monsters, "p1": {"block": 4, "hp": 20}})
    shown = end_here(GAME.params, state)
    told = [(hit.source, hit.absorbed, hit.amount, hit.hp) for hit in shown.hits]
    assert told == [("spider", 3, 0, 20), ("slime", 1, 3, 17), ("poison", 0, 2, 15), ("dark", 0, 4, 11)]


def test_two_blows_of_one_kind_stay_two_when_block_ends_between_them() -> None:
    slimes = [{"kind": "slime", "at": [3, 2]}, {"kind": "slime", "at": [1, 2]}]
    for block, blows in ((4, [(4, 0, 40), (0, 4, 36)]), (5, [(4, 0, 40), (1, 3, 37)]), (3, [(3, 1, 39), (0, 4, 35)])):
        state = GAME.given({"monsters": slimes, "p1": {"at": [2, 2], "block": block, "spd": 0}})
        told = [(hit.absorbed, hit.amount, hit.hp) for hit in end_here(GAME.params, state).hits]
        assert told == blows


def test_a_stream_shows_where_one_lands() -> None:
    state = GAME.given({"stage": "brook", "monsters": [], "p1": {"at": [5, 2], "spd": 2}})
    shown = preview(GAME.params, state, Go(tile(6, 2)))
    assert shown.at == tile(9, 6)
    assert shown.path[0] == tile(6, 2)
    assert shown.carried == tuple(tile(x, y) for x, y in ((6, 3), (6, 4), (6, 5), (6, 6), (7, 6), (8, 6), (9, 6)))


def longest(at: int, spd: int, closed: int) -> int:
    """By brute force, on normal ground."""
    free = [to for to in BESIDE[at] if to >= 0 and not closed >> to & 1] if spd else []
    return max((1 + longest(to, spd - 1, closed | 1 << to) for to in free), default=0)


def test_wasted_steps_are_those_that_no_walk_can_take() -> None:
    found = 0
    for number in range(60):
        dice = random.Random(number)
        closed = sum(1 << at for at in range(SIZE) if dice.random() < 0.7)
        state = replace(any_turn(number), tiles=(0,) * SIZE, trail=closed, raised=(), spd=5, moving=False, cast=False)
        wasted = 5 - longest(state.at, 5, blocked_of(state))
        shown = preview(GAME.params, state, Press("a"))
        assert (shown.wasted, shown.deduction) == (wasted, 5)
        found += 0 < wasted < 5
    assert found > 5
