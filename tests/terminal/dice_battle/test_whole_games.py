"""Whole games by keyboard, in both languages, up to the end screen."""

import pytest
from textual.widgets import Static

from hanpan.cli.terminal.ending import Ending
from hanpan.cli.terminal.halt import Halted
from hanpan.cli.terminal.table import Table
from hanpan.core.chance.dice import BoundKeys
from hanpan.core.contract.rulebook import Lang
from hanpan.core.replay import read_replay, verify
from hanpan.games.dice_battle.table.records import game_record
from hanpan.games.loading import load_game
from tests.terminal.playing import LANGS, LUCKY, SMALL, body, play_on, press, shown, table

pytestmark = pytest.mark.slow

WORDS: dict[Lang, tuple[str, str]] = {"ko": ("총점", "확인: hanpan verify"), "en": ("Total", "Check it: hanpan verify")}


@pytest.mark.parametrize("lang", LANGS)
async def test_a_quick_game_from_the_first_key_to_the_last(lang: Lang) -> None:
    app = table(lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        assert "3" in body(app)  # the seed
        await press(pilot, "enter")
        assert WORDS[lang][0] in shown(app.screen.query_one("#mine .facts", Static))
        await play_on(pilot, app)
        assert isinstance(app.screen, Ending)
        session = app.context.session
        told = body(app)
        assert f"{session.view.p1.total} : {session.view.p2.total}" in told
        assert WORDS[lang][1] in told
        best = game_record(session.events(), session.params).seats["p1"].best
        assert f"{best} / " in told
        await press(pilot, "q")
    assert app.return_value == 0
    replay = read_replay(session.path, finished=True)
    assert replay.result is not None
    outcome = session.match.outcome
    assert outcome is not None
    assert (replay.result.result.winner, replay.result.result.data) == (outcome.winner, outcome.data)
    assert verify(replay, load_game).ok


@pytest.mark.slow
async def test_the_same_keys_and_seed_give_the_same_game_in_both_languages() -> None:
    ends: list[str] = []
    for lang in ("ko", "en"):
        app = table(lang=lang, seed=11)
        async with app.run_test(size=SMALL) as pilot:
            await press(pilot, "enter")
            await play_on(pilot, app)
            ends.append(app.context.session.match.steps[-1].hash)
    assert ends[0] == ends[1]


async def test_the_commitment_is_shown_first_and_the_secret_last() -> None:
    app = table(seed=None, overrides={"modes.quick": 1})
    async with app.run_test(size=SMALL) as pilot:
        keys = app.context.session.match.keys
        assert isinstance(keys, BoundKeys)
        assert keys.commitment in body(app)
        await press(pilot, "enter", "i")
        assert keys.commitment in body(app)
        assert keys.secret.hex() not in body(app)
        await press(pilot, "escape")
        await play_on(pilot, app)
        assert keys.secret.hex() in body(app)
        assert keys.values["p1"].value in body(app)
    assert verify(read_replay(app.context.session.path, finished=True), load_game).ok


async def test_a_game_with_arrows_and_enter_alone() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "down", "enter")
        view = app.context.session.view
        assert view.me.tendency == "defence"
        await press(pilot, "end", "enter", "end", "enter")
        assert isinstance(app.screen, Halted)
        await press(pilot, "enter")
        assert isinstance(app.screen, Table)
        assert app.context.session.view.round == 2


async def test_a_luck_pair_is_shown_and_chosen_from() -> None:
    app = table(overrides=LUCKY, seed=2)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        session = app.context.session
        while session.prompt is None or session.prompt.kind != "keep":
            await play_on(pilot, app, until=len(session.match.steps) + 1)
            if isinstance(app.screen, Halted):
                await press(pilot, "enter")
        pair = session.view.luck_dice
        assert len(pair) == 2
        drawn = shown(app.screen.query_one("#mine .dice", Static))
        assert drawn.count("┌") == 2
        await press(pilot, "1")
        assert session.view.me.dice[0] == max(pair)


async def test_a_rematch_and_a_new_game_begin_new_files() -> None:
    app = table(overrides={"modes.quick": 1})
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        await play_on(pilot, app)
        first = app.context.session
        await press(pilot, "r")
        second = app.context.session
        assert second.path != first.path
        assert (second.match.mode, second.rival) == (first.match.mode, first.rival)
        assert second.match.steps[0].hash != first.match.steps[0].hash or second.match.keys is not first.match.keys
        await press(pilot, "enter", "1", "n", "3", "1")
        third = app.context.session
        assert (third.match.mode, third.rival) == ("extended", "easy")
        assert isinstance(app.screen_stack[-2], Table)
    assert len(read_replay(second.path).steps) == 2, "the game that was left stays on disk"
