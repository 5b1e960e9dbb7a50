"""Maps that designers draw: every fault is found and named with its place, and a sound one can be played."""

import pytest

from hanpan.core.match.seeded import seeded_match
from hanpan.games.trail.content.catalogue import LAYOUTS, MONSTERS, STAGES
from hanpan.games.trail.content.stages import fault_words, read_map
from hanpan.games.trail.content.words import fault_text, trail_texts
from hanpan.games.trail.rules.actions import Draft
from hanpan.games.trail.rules.tiles import MANA, RAIL, item, terrain, tile
from tests.games.trail.scenes import GAME

PLAIN = ["..........", ".P........", "..........", "..........", "........1.", ".........."]


def faults(changes: dict[int, str]) -> list[tuple[str, int, int]]:
    rows = [changes.get(y, row) for y, row in enumerate(PLAIN, 1)]
    return [(fault.kind, fault.x, fault.y) for fault in read_map(rows, len(MONSTERS))[1]]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, []),
        ({1: "........."}, [("width", 0, 1)]),
        ({1: "...?......", 4: ".........Q"}, [("sign", 4, 1), ("sign", 10, 4)]),
        ({2: ".........."}, [("no_start", 0, 0)]),
        ({2: ".P....P..."}, [("starts", 7, 2)]),
        ({5: ".........."}, [("no_monster", 0, 0)]),
        ({5: "1111111111", 6: "111......."}, [("crowd", 0, 0)]),
        ({1: "........#.", 2: ".P......##"}, [("unreachable", 10, 1)]),
        ({1: "........#.", 2: ".P......#."}, [("dead_end", 10, 1)]),
        ({1: "111.......", 2: "1P1.......", 3: "111......."}, [("shut_in", 2, 2)]),
    ],
)
def test_every_fault_has_its_place(changes: dict[int, str], found: list[tuple[str, int, int]]) -> None:
    assert faults(changes) == found


def test_all_faults_are_listed_not_only_the_first() -> None:
    assert faults({1: "#.#.....#.", 2: "##......##", 5: ".........."}) == [
        ("no_start", 0, 0),
        ("no_monster", 0, 0),
    ]
    assert [fault.kind for fault in read_map(PLAIN[:3], 9)[1]] == ["rows"]


def test_faults_have_words() -> None:
    rows = [".....", *PLAIN[1:5], "..?......."]
    _, found = read_map(rows, len(MONSTERS))
    assert [fault_words(fault) for fault in found] == [
        "row 1: there are 5 signs, a row has 10",
        "row 6, column 3: '?' is no sign of a map",
    ]
    assert fault_text(trail_texts("ko"), found[1]).startswith("6번째 줄 3번째 칸")
    assert fault_text(trail_texts("en"), found[1]).startswith("Row 6, column 3")


def test_the_stages_are_read_as_drawn() -> None:
    assert [stage.id for stage in STAGES] == ["meadow", "ruins", "brook", "railway", "swamp", "depot"]
    meadow, railway = LAYOUTS[0], LAYOUTS[3]
    assert (meadow.start, item(meadow.tiles[tile(3, 4)])) == (tile(2, 2), MANA)
    assert meadow.monsters == ((1, tile(8, 2)), (2, tile(10, 4)), (1, tile(4, 6)))
    assert all(terrain(railway.tiles[tile(x, 3)]) == RAIL for x in range(1, 11))


def test_a_map_of_ones_own_is_played_or_refused() -> None:
    match = seeded_match(GAME, "custom")
    assert match.pending["p1"].kind == "map"
    bad = GAME.check(match.state, "p1", Draft(tuple(PLAIN[:5])))
    assert bad is not None
    assert (bad.code, bad.clause, bad.params["fault"]) == ("bad_map", "TR-GRID-01", "rows")
    assert match.submit("p1", Draft(tuple(PLAIN))) is None
    assert (match.state.phase, match.state.stage, match.state.at) == ("turn", 0, tile(2, 2))
    assert GAME.read(GAME.write(Draft(tuple(PLAIN)))) == Draft(tuple(PLAIN))
