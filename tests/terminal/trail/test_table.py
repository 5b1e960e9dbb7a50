"""Trail at the terminal: the grid in signs, the keyboard on it, previews with their numbers, choices between stages."""

from collections.abc import Mapping
from typing import Any

from textual.widgets import Digits, Static

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.ending import Ending
from hanpan.cli.terminal.face import Answer, Further, Row
from hanpan.cli.terminal.halt import Halted
from hanpan.cli.terminal.session import Session, fresh_keys
from hanpan.cli.terminal.table import Table
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.trail import Trail
from hanpan.games.trail.rules.actions import FORCED, Go, Play, Press, Visit
from hanpan.games.trail.rules.tiles import tile
from hanpan.games.trail.table.records import game_record
from hanpan.games.trail.terminal.draft import Draft
from hanpan.games.trail.terminal.foresight import tile_words
from hanpan.games.trail.terminal.grid import GridBoard, cancelled, field, picked
from hanpan.games.trail.terminal.rows import rows_of
from tests.terminal.playing import SLOW, SMALL, body, press, rows


def seated(facts: Mapping[str, Any], lang: Lang = "en") -> Context:
    """A person before a question of Trail, in a position of the test's own."""
    session = Session.begin(Trail(), "run", "normal", fresh_keys(1))
    session.match.state = provable(session.game).given(facts)
    return Context(session, lang, motion=False)


def with_key(shown: list[Row], key: str) -> Row:
    (row,) = [row for row in shown if row.key == key]
    return row


def cell(drawn: str, x: int, y: int) -> str:
    """The three signs of a tile."""
    return drawn.splitlines()[y][3 + 4 * (x - 1) :][:3]


def test_numbers_are_slots_of_the_hand_and_a_card_says_why_it_cannot_be_played() -> None:
    context = seated({"monsters": [], "p1": {"moving": False, "spd": 2, "hand": ["C01", "C05"]}})
    shown = rows_of(context, Draft())
    slash = with_key(shown, "1")
    assert isinstance(slash.taken, Refusal)
    assert "✕ Slash needs an enemy next to you." in str(slash.content)
    assert with_key(shown, "2").taken == Further(Draft(card="C05"))
    assert not [row for row in shown if row.key == "3"], "an empty slot does nothing"
    assert with_key(rows_of(context, Draft(card="C05")), "1").taken == Answer(Play("C05"))
    context = seated({"p1": {"spd": 2, "hand": ["C01", "C05"]}})
    assert with_key(rows_of(context, Draft()), "2").taken == Answer(Press("2")), "in movement mode it ends the mode"


def test_the_end_asks_first_where_movement_is_left() -> None:
    context = seated({"p1": {"spd": 2}})
    end = rows_of(context, Draft())[-1]
    assert "Force the end −2" in str(end.content)
    assert end.taken == Further(Draft(ending=True))
    stay, force = rows_of(context, Draft(ending=True))
    assert stay.taken == Further(Draft())
    assert force.taken == Answer(FORCED)
    assert "the next roll will count 2 less" in str(force.content)
    assert "End the turn" in str(rows_of(seated({"p1": {"spd": 0}}), Draft())[-1].content)


def test_the_grid_says_everything_in_signs() -> None:
    brook = {"stage": "brook", "p1": {"at": [5, 2], "spd": 2, "trail": [[4, 2], [5, 2]]}}
    context = seated(brook)
    drawn = str(field(context, tile(6, 2)))
    assert cell(drawn, 5, 2)[1:] == "@▒"
    assert cell(drawn, 4, 2)[2] == "✕", "closed, and in the way"
    assert cell(drawn, 6, 2)[1:] == "v1"
    assert cell(drawn, 6, 4)[2] == "*"
    assert cell(drawn, 9, 6)[2] == "@", "where the stream ends"
    assert drawn.splitlines()[2][22] == "["
    assert "carried to (9,6)" in tile_words(context, tile(6, 2))
    meadow = str(field(seated({"p1": {"moving": False}}), None))
    assert cell(meadow, 7, 1) == "!. "
    assert cell(meadow, 8, 2) == "!A "
    assert cell(meadow, 3, 4) == " m "


def test_a_warning_is_told_after_block() -> None:
    facts = {"monsters": [{"kind": "slime", "at": [4, 2]}], "p1": {"spd": 1, "block": 1}}
    context = seated(facts)
    told = tile_words(context, tile(3, 2))
    assert "! Warning A 4" in told
    assert "costs 1, 0 left" in told
    assert "ending there: Slime 3 (block 1) → HP 37" in told
    assert "no damage" in tile_words(context, tile(1, 2))
    assert "TR-TILE-03" in tile_words(context, tile(5, 2))


def test_a_tile_is_walked_to_or_aimed_at() -> None:
    context = seated({"monsters": [{"kind": "slime", "at": [3, 2]}], "p1": {"spd": 1, "hand": ["C01", "C08"]}})
    assert picked(context, tile(2, 3)) == Answer(Go(tile(2, 3)))
    assert isinstance(picked(context, tile(3, 2)), Refusal)
    assert cancelled(context) == Answer(Press("right"))
    context.draft = Draft(card="C01")
    assert picked(context, tile(3, 2)) == Answer(Play("C01", (tile(3, 2),)))
    assert cell(str(field(context, None)), 3, 2)[2] == "+"
    assert cancelled(context) == Further(Draft(card=""))
    context.draft = Draft(card="C08")
    assert picked(context, tile(4, 2)) == Answer(Play("C08", (tile(4, 2),)))


def test_trail_tiles_are_ticked_one_by_one() -> None:
    context = seated({"p1": {"at": [4, 2], "trail": [[2, 2], [3, 2], [4, 2]], "hand": ["C10"], "moving": False}})
    context.draft = Draft(card="C10")
    first = picked(context, tile(2, 2))
    assert first == Further(Draft(card="C10", tiles=(tile(2, 2),)))
    context.draft = Draft(card="C10", tiles=(tile(2, 2),))
    assert picked(context, tile(2, 2)) == Further(Draft(card="C10"))
    assert rows_of(context, context.draft)[-1].taken == Answer(Play("C10", (tile(2, 2),)))


def test_the_carver_takes_number_after_number_as_far_as_a_die_can_be_finished() -> None:
    context = seated({"phase": "event", "offers": ["E4", "E5"]})
    carve, mirror = rows_of(context, Draft())
    assert carve.taken == Further(Draft(event="E4"))
    shown = rows_of(context, Draft(event="E4", faces=(6, 4)))
    assert with_key(shown, "1").taken == Further(Draft(event="E4", faces=(6, 4, 1)))
    assert isinstance(with_key(shown, "2").taken, Refusal)
    (done,) = rows_of(context, Draft(event="E4", faces=(6, 4, 1, 1)))
    assert done.taken == Answer(Visit("E4", (1, 1, 4, 6)))
    assert mirror.taken == Further(Draft(event="E5"))
    assert rows_of(context, Draft(event="E5"))[2].taken == Answer(Visit("E5", (), 3))


def test_full_pockets_ask_which_potion_goes() -> None:
    context = seated({"phase": "event", "offers": ["E8", "E1"], "p1": {"potions": ["mana", "mana", "healing"]}})
    pedlar, smith = rows_of(context, Draft())
    assert smith.taken == Answer(Visit("E1"))
    assert pedlar.taken == Further(Draft(event="E8"))
    shadow = rows_of(context, Draft(event="E8"))[-2].taken
    assert shadow == Further(Draft(event="E8", offer="shadow"))
    drops = rows_of(context, Draft(event="E8", offer="shadow"))
    assert {row.taken for row in drops} == {Answer(Visit("E8", (), 0, "shadow", d)) for d in ("mana", "healing")}
    assert rows_of(context, Draft(event="E8"))[-1].taken == Answer(Visit("E8"))


def table(lang: Lang = "en", **changes: Any) -> TerminalApp:
    """Trail before its first screen."""
    given = {"mode": None, "seed": 3, "overrides": {}, "resume": None, **changes}
    options = TerminalOptions(
        "trail", given["overrides"], given["mode"], None, given["seed"], given["resume"], lang, save=None
    )
    return TerminalApp(options)


@SLOW
async def test_walking_with_arrows_aiming_by_number_and_the_mouse() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "a", "right", "down", "enter")
        view = app.context.session.view
        assert (view.at, view.moving) == (tile(3, 3), True)
        assert isinstance(app.focused, GridBoard)
        assert app.screen.query_one(Digits).value == str(view.spd)
        grid = app.screen.query_one(".grid", Static)
        await pilot.click(grid, offset=(2 + 4 * 3 + 2, 3))
        assert app.context.session.view.at == tile(4, 3)
        await pilot.click(grid, offset=(4, 3), button=3)
        assert not app.context.session.view.moving
        await press(pilot, "6")
        assert not app.context.session.view.moving, "an empty slot does nothing, whatever row stands in its place"
        await press(pilot, "a", "3")
        assert app.context.session.view.selected == 3
        assert app.focused is not None
        assert not isinstance(app.focused, GridBoard)
        await press(pilot, "u")
        assert app.context.session.view.selected == 3, "no row has this key now"
        await press(pilot, "d", "u")
        assert app.context.session.view.at == tile(3, 3)


@SLOW
async def test_a_run_to_its_end_and_a_second_sitting() -> None:
    app = table("ko")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "c", "c", "enter")
        path = app.context.session.path
        assert app.context.session.view.turn == 2
        await press(pilot, "q")
    app.context.session.close()
    app = table("ko", resume=path)
    async with app.run_test(size=SMALL) as pilot:
        session = app.context.session
        assert session.view.turn == 2
        assert app.context.texts("ui-force") in rows(app)[-1] or app.context.texts("ui-end") in rows(app)[-1]
        while not isinstance(app.screen, Ending):
            await press(pilot, "enter" if isinstance(app.screen, Halted) else "c")
            assert isinstance(app.screen, Table | Halted | Ending)
        record = game_record(session.events(), session.params)
        assert app.context.texts("ui-lost") in body(app)
        assert str(record.stages[0].taken) in body(app)
        await press(pilot, "q")
    assert verify(read_replay(path, finished=True), load_game).ok
