"""What the table shows and says: reasons, whys, hints, rules, both languages, every size."""

import asyncio
from time import sleep

import pytest
from textual.widgets import Input, Static

from hanpan.cli.terminal.app import TooSmall
from hanpan.cli.terminal.choices import Choices
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.log import EventLog
from hanpan.cli.terminal.panels import Reading, Why
from hanpan.cli.terminal.rulespanel import Rules
from hanpan.cli.terminal.session import PERSON
from hanpan.cli.terminal.table import Table
from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.narrate import refusal_text, remedy, why
from hanpan.games.dice_battle.ai import coach
from hanpan.games.dice_battle.rules.actions import CARDS, Play
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.games.dice_battle.terminal.board import SeatBoard
from tests.pace import PATIENCE_S
from tests.terminal.playing import LANGS, RICH, SLOW, SMALL, body, detail, listed, play_on, press, rows, shown, table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", LANGS)
async def test_a_card_that_cannot_be_played_says_why_with_the_engines_own_words(lang: Lang) -> None:
    app = table(lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1")
        session, texts = app.context.session, app.context.texts
        for number, card in enumerate(CARDS):
            refusal = session.check(Play((card,)))
            assert refusal is not None
            assert refusal_text(texts, refusal) in rows(app)[number]
            await press(pilot, str(number + 1))
            assert refusal_text(texts, refusal) in detail(app)
            assert remedy(texts, refusal) in detail(app)
            assert refusal.clause in detail(app)
        assert len(session.match.steps) == 2, "a refused row must not answer"


ONLY_DEFENCE = {"deck.attack": 0, "deck.boost": 0, "deck.steal": 0, "deck.reset": 0}
NO_INCOME = {"energy.gain_low": 0, "energy.gain_high": 0, "energy.gain_after_loss": 0}
CARD_A_DIE = {"gauge.full": 1, "start.energy": 9}


@pytest.mark.parametrize(
    ("code", "row", "overrides", "keys"),
    [
        ("wrong_phase", 0, {}, "1"),
        ("wrong_phase_shields", 5, {}, "1c"),
        ("not_held", 1, {}, "1"),
        ("no_energy", 5, NO_INCOME, "1"),
        ("shield_limit", 5, {"start.shields": 2, "start.energy": 9}, "1"),
        ("too_many_cards", 1, {**ONLY_DEFENCE, **CARD_A_DIE, "cards.per_round": 0}, "3cc.1"),
        ("guard_up", 1, {**ONLY_DEFENCE, **CARD_A_DIE}, "3cc.32cc.3"),
    ],
)
async def test_each_reason_against_a_play(code: str, row: int, overrides: dict[str, int], keys: str) -> None:
    app = table(overrides=overrides, seed=1)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", *(key if key != "." else "enter" for key in keys))
        play = Play((), 1) if row == len(CARDS) else Play((CARDS[row],))
        refusal = app.context.session.check(play)
        assert refusal is not None
        assert refusal.code == code
        assert f"✕ {refusal_text(app.context.texts, refusal)}" in rows(app)[row]


async def test_ticks_are_a_draft_until_they_are_confirmed() -> None:
    only_boost = {"deck.attack": 0, "deck.defence": 0, "deck.steal": 0, "deck.reset": 0}
    app = table(overrides={**RICH, **only_boost}, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "3", "c", "c", "enter", "1")
        session = app.context.session
        assert "boost" in session.view.hand
        energy, steps = session.view.me.energy, len(session.match.steps)
        await press(pilot, "3", "6")
        assert "[✓]" in rows(app)[2]
        assert "[✓]" in rows(app)[5]
        assert f"{energy - 7} left" in rows(app)[6]
        assert len(session.match.steps) == steps
        await press(pilot, "3")
        assert "[ ]" in rows(app)[2]
        await press(pilot, "3", "c")
        assert session.match.steps[-1].moves["p1"] == Play(("boost",), 1)
        assert session.view.me.energy == energy - 7


async def test_a_key_that_is_pressed_twice_answers_once() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1")
        choices = app.screen.query_one(Choices)
        choices.confirm()
        choices.confirm()  # before the first answer has been shown
        await pilot.pause()
        assert len(app.context.session.match.steps) == 3
        await press(pilot, "tab", "c")
        assert len(app.context.session.match.steps) == 4, "keys answer from the log as well"


async def test_boards_show_every_public_fact() -> None:
    only_curses = {"event_deck.curse": 60, **{f"event_deck.{kind}": 0 for kind in EVENTS if kind != "curse"}}
    app = table(overrides={**RICH, **only_curses}, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        await play_on(pilot, app, until=4)
        await press(pilot, "enter")
        view = app.context.session.view
        for place, seat in (("#mine", view.p1), ("#theirs", view.p2)):
            board = app.screen.query_one(place, Board)
            facts = shown(board.query_one(".facts", Static))
            assert f"Total {seat.total}" in facts
            assert f"Energy {'●' * seat.energy}{'○' * (10 - seat.energy)} {seat.energy}" in facts
            assert f"Shields {'◆' * seat.shields}{'◇' * (2 - seat.shields)} {seat.shields}" in facts
            assert f"Gauge {'■' * seat.gauge}{'□' * (5 - seat.gauge)} {seat.gauge}" in facts
            assert f"Cards {seat.cards}" in facts
            assert f"↓curse−{2 * seat.curse}" in facts
            assert ("won the last round" if seat.win_streak else "lost the last round") in str(board.border_title)


@pytest.mark.parametrize("lang", LANGS)
async def test_any_line_of_the_log_can_be_asked_why(lang: Lang) -> None:
    app = table(lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1", "tab", "home", "down", "down")
        log = app.screen.query_one(EventLog)
        assert log.highlighted == 2
        book, events = app.context.session.game.rulebook(), app.context.session.events()
        for key, index in (("w", 2), ("right", 3), ("left", 2)):
            await press(pilot, key)
            assert isinstance(app.screen, Why)
            clause = book.find(events[index].clause)
            assert clause is not None
            told = body(app)
            assert why(app.context.texts, events[index], app.context.names, PERSON) in told
            assert clause.id in told
            assert clause.text[lang] in told
        await press(pilot, "escape", "enter")
        assert isinstance(app.screen, Why), "Enter asks as well"


async def test_every_event_has_a_sign_beside_its_colour() -> None:
    app = table(seed=3)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1", "c", "c", "enter")
        lines = listed(app.screen.query_one(EventLog))
        assert {line[0] for line in lines} >= {"↑", "↓", "✕", "─", " "}


@pytest.mark.parametrize("lang", LANGS)
async def test_the_hint_is_the_coachs(lang: Lang) -> None:
    app = table(lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "h")
        session = app.context.session
        assert isinstance(app.screen, Reading)
        assert session.prompt is not None
        legal = session.game.legal(session.match.state, PERSON)
        given = coach.hint(session.view, session.prompt, legal, session.params)
        for sentence in coach.lines(app.context.texts, given):
            assert sentence in body(app)


async def test_odds_are_the_coachs_and_follow_the_numbers() -> None:
    app = table(overrides={"attack.success_from": 6})
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert "17% success · high risk" in rows(app)[0]
        assert "67% success · medium risk" in rows(app)[1]
        assert "100% success · low risk" in rows(app)[2]


async def test_the_rules_can_be_searched_while_a_game_waits() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "question_mark", *"DB-6.3")
        assert isinstance(app.screen, Rules)
        clause = app.context.session.game.rulebook().find("DB-6.3")
        assert clause is not None
        assert clause.text.en in body(app)
        await press(pilot, "f2")
        assert clause.text.ko in body(app)
        app.screen.query_one(Input).value = "no such words"
        await pilot.pause()
        assert "없습니다" in body(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, Table)


async def test_the_language_changes_on_every_open_screen() -> None:
    app = table(lang="ko")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1", "6", "h", "l")
        assert "The coach would choose" in body(app)
        await press(pilot, "escape")
        assert rows(app)[6].endswith("Pass")
        assert listed(app.screen.query_one(EventLog))[0].strip() == "Quick game: 5 rounds"
        assert "Total" in shown(app.screen.query_one("#mine .facts", Static))
        await press(pilot, "l")
        assert "빠른 모드" in listed(app.screen.query_one(EventLog))[0]


async def test_letters_work_on_a_korean_keyboard() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "ㅗ")
        assert isinstance(app.screen, Reading)


@pytest.mark.parametrize(
    "size", [(80, 24), pytest.param((100, 30), marks=SLOW), pytest.param((120, 40), marks=SLOW), (200, 60)]
)
async def test_every_size_shows_boards_choices_and_log(size: tuple[int, int]) -> None:
    app = table(lang="ko")
    async with app.run_test(size=size) as pilot:
        await press(pilot, "enter", "1")
        for selector, least in (("#mine", 7), ("#theirs", 7), ("#choices", 10), ("#log", 3), ("#keys", 1)):
            region = app.screen.query_one(selector).region
            assert region.height >= least, selector
            assert region.bottom <= size[1], selector
            assert region.right <= size[0], selector
        options = app.screen.query_one(Choices).list
        assert options.size.height >= len(rows(app)), "every row is in sight"


async def test_a_terminal_that_is_too_small_says_so_until_it_grows() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "60 × 20" in shown(app.screen.query_one(Static))
        await press(pilot, "1")
        assert len(app.context.session.match.steps) == 1, "nothing is chosen unseen"
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert isinstance(app.screen, Table)


async def test_a_game_may_begin_in_a_terminal_that_is_too_small() -> None:
    app = table()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        await press(pilot, "n")
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        await press(pilot, "enter")
        assert isinstance(app.screen, Table)


async def test_the_mouse_chooses_and_presses_keys_too() -> None:
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        options = app.screen.query_one(Choices).list
        await pilot.click(options, offset=(5, 2))  # each tendency has two lines
        await pilot.pause()
        assert app.context.session.view.me.tendency == "defence"
        words = shown(app.screen.query_one("#keys", Static))
        await pilot.click("#keys", offset=(words.index("h hint"), 0))
        await pilot.pause()
        assert isinstance(app.screen, Reading)


async def test_without_colour_everything_is_still_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = table()
    async with app.run_test(size=SMALL) as pilot:
        assert app.no_color
        await press(pilot, "enter", "1")
        assert "✕" in rows(app)[0]
        assert any(line.startswith("↑") for line in listed(app.screen.query_one(EventLog)))


async def test_tumbling_dice_end_on_the_true_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    app, rest, tumble = table(), asyncio.Event(), SeatBoard._next_frame

    def tumbled(board: SeatBoard) -> None:
        sleep(0.2)  # a machine that has no time: several frames come late
        tumble(board)
        if board.id == "mine" and not board._frames:
            rest.set()

    monkeypatch.setattr(SeatBoard, "_next_frame", tumbled)
    app.context.motion = True
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "3", "c")
        board = app.screen.query_one("#mine", Board)
        await asyncio.wait_for(rest.wait(), PATIENCE_S)
        still = shown(board.query_one(".dice", Static))
        app.context.motion = False
        await press(pilot, "l", "l")
        assert shown(board.query_one(".dice", Static)) == still
        assert still.count("●") == app.context.session.view.me.dice[0]
        await press(pilot, "m")
        assert app.context.motion


@pytest.mark.parametrize("lang", LANGS)
async def test_the_own_hand_is_told_while_a_tendency_is_chosen(lang: Lang) -> None:
    app = table(overrides={**ONLY_DEFENCE, **CARD_A_DIE}, seed=1, lang=lang)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        texts = app.context.texts
        assert texts("ui-hand", cards=texts("nothing")) in detail(app)
        await press(pilot, *"3cc", "enter")
        session = app.context.session
        assert session.prompt is not None
        assert session.prompt.kind == "tendency"
        assert "defence" in session.view.hand
        assert texts("card-defence") in detail(app)
