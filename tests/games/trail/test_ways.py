"""The way of a click, held against every walk there is; and what can be walked off at all."""

import os

import pytest
from msgspec.structs import replace

from hanpan.games.trail.rules.first_ways import first_ways
from hanpan.games.trail.rules.longest import longest_walk
from hanpan.games.trail.rules.paths import Way, slide
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import BESIDE, SIZE, tile, within
from hanpan.games.trail.rules.ways import exact_ways
from tests.games.trail.scenes import GAME
from tests.games.trail.walks import Walks, longest_by_force, random_board, ways_by_force

QUICK = 60
BOARDS = int(os.environ.get("HANPAN_WAYS", "10000"))
SHORT, LONG = 4, 6  # steps: there are some thousand walks of four, and half a million of six


def differing(boards: range, most_spd: int, walks: Walks) -> list[int]:
    """The boards on which the ways differ from those of the search over all walks, at most three."""
    out: list[int] = []
    for number in boards:
        board = random_board(number, most_spd)
        if walks(*board) != ways_by_force(*board):
            out.append(number)
            if len(out) == 3:
                break
    return out


def test_the_way_of_a_click_is_the_first_of_all_walks() -> None:
    assert differing(range(QUICK), SHORT, exact_ways) == []


@pytest.mark.slow
def test_the_way_of_a_click_is_the_first_of_all_walks_on_many_boards() -> None:
    """Ten thousand take some ten seconds; `HANPAN_WAYS=100000 pytest` on this file tries more."""
    assert differing(range(QUICK, BOARDS), SHORT, exact_ways) == []
    assert differing(range(BOARDS, BOARDS + BOARDS // 100), LONG, exact_ways) == []


def test_a_search_that_keeps_one_walk_a_tile_is_found_out() -> None:
    assert len(differing(range(BOARDS), SHORT, first_ways)) == 3


def test_a_search_that_forgets_its_trail_is_found_out() -> None:
    """Streams that one's own trail would have stopped run on: few boards show it, and they are among these."""

    def forgetful(tiles: tuple[int, ...], blocked: int, start: int, spd: int, rapids: int) -> dict[int, Way]:
        ways = exact_ways(tiles, blocked, start, spd, rapids)
        return {to: way for to, way in ways.items() if not _is_stopped(tiles, blocked, start, way)}

    assert differing(range(BOARDS), SHORT, forgetful)


def _is_stopped(tiles: tuple[int, ...], blocked: int, start: int, way: Way) -> bool:
    """Whether the trail of a walk stops a stream on it."""
    closed, at = blocked, start
    for direction in way.steps:
        entered = BESIDE[at][direction]
        carried = slide(tiles, entered, closed | 1 << entered)[0]
        if carried != slide(tiles, entered, blocked | 1 << entered)[0]:
            return True
        for one in (entered, *carried):
            closed, at = closed | 1 << one, one
    return False


@pytest.mark.parametrize("number", range(40))
def test_what_can_be_walked_off_is_the_longest_of_all_walks(number: int) -> None:
    board = random_board(number, 5)
    state = replace(_turn(), tiles=board.tiles, trail=board.blocked, at=board.start, spd=board.spd)
    assert longest_walk(state, board.rapids) == longest_by_force(*board)


def test_a_pocket_smaller_than_the_movement_is_told_at_once() -> None:
    """Thirty tiles of open ground and forty steps: all walks could not be tried in a lifetime."""
    pocket = sum(1 << tile(x, y) for x in range(1, 6) for y in range(1, 7))
    ends = 1 << tile(7, 1) | 1 << tile(7, 6)  # two tiles outside, each behind a gap of its own
    state = replace(_turn(), trail=((1 << SIZE) - 1) & ~pocket & ~ends, at=tile(3, 3), spd=40)
    assert longest_walk(state, 2) == 29
    gap = 1 << tile(6, 1)
    assert longest_walk(replace(state, trail=state.trail & ~gap), 2) == 31
    both = replace(state, trail=state.trail & ~gap & ~(1 << tile(6, 6)))
    assert longest_walk(both, 2) == 32  # both gaps, and the end behind one of them
    assert longest_walk(replace(state, trail=((1 << SIZE) - 1) & ~within(tile(3, 3), 1)), 2) == 8


def _turn() -> State:
    state: State = GAME.given({"monsters": [{"kind": "dummy", "at": [10, 6]}], "p1": {"at": [1, 1]}})
    return replace(state, tiles=(0,) * SIZE, units=(), raised=())
