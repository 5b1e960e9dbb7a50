"""Sorcerers at the terminal: targets, attackers, blocks, responses, loops, sideboards, and a whole match."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Further, Row
from hanpan.cli.terminal.session import PERSON, Session, fresh_keys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.actions import (
    NEXT,
    PASS,
    Attack,
    Block,
    Choose,
    Discard,
    Exchange,
    Play,
    Repeat,
    Respond,
)
from hanpan.games.sorcerers.terminal import FACE
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.rows import action_words, rows_of
from hanpan.games.sorcerers.terminal.stack import stack_content
from tests.terminal.playing import LANGS, SMALL, body, press

SLOW = pytest.mark.slow


def seated(facts: Mapping[str, Any], lang: Lang = "en", mode: str = "casual") -> Context:
    """A person before a question of Sorcerers, in a position of the test's own."""
    session = Session.begin(Sorcerers(), mode, "easy", fresh_keys(1))
    session.match.sealed = {}
    session.match.state = provable(session.game).given({"active": "p1", "mode": mode, **facts})
    return Context(session, lang, motion=False)


def taken(row: Row) -> Draft:
    assert isinstance(row.taken, Further), row.content
    draft = row.taken.draft
    assert isinstance(draft, Draft)
    return draft


def test_a_card_is_aimed_or_says_why_it_cannot_be_played() -> None:
    context = seated(
        {"p1": {"hand": ["SPL-01", "SOR-03", "RSP-03"], "power": 3}, "p2": {"field": ["SOR-02", "SOR-04"]}}
    )
    rows = rows_of(context, Draft())
    assert [type(row.taken) for row in rows[:3]] == [Answer, Further, Refusal]
    assert "response" in str(rows[2].content)
    aimed = rows_of(context, taken(rows[1]))
    assert [row.taken for row in aimed] == [Answer(Play("SPL-01", ("foe1",))), Answer(Play("SPL-01", ("foe2",)))]
    assert "Gatekeeper" in str(aimed[1].content)
    assert rows[-1].confirms


def test_attackers_and_blocks_are_ticked() -> None:
    context = seated({"turn": 3, "p1": {"field": ["SOR-03", "SOR-05"]}, "p2": {"field": ["SOR-04"]}})
    context.session.match.play({"p1": NEXT})
    rows = rows_of(context, Draft())
    draft = taken(rows_of(context, taken(rows[1]))[0])
    assert rows_of(context, draft)[-1].taken == Answer(Attack((1, 2)))
    assert taken(rows_of(context, draft)[0]).places == (2,)
    context = seated({"active": "p2", "turn": 4, "p1": {"field": ["SOR-04", "SOR-06"]}, "p2": {"field": ["SOR-05"]}})
    context.session.match.play({"p2": NEXT})
    context.session.match.play({"p2": Attack((1,))})
    assert context.session.prompt is not None
    if context.session.prompt.kind == "respond":
        context.session.match.play({"p1": PASS})
    pairs = rows_of(context, Draft())
    assert "Spear Hunter" in str(pairs[0].content)
    assert rows_of(context, taken(pairs[0]))[-1].taken == Answer(Block(((1, 1),)))
    assert isinstance(rows_of(context, taken(pairs[0]))[1].taken, Refusal)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_a_response_sees_the_stack_from_its_top(lang: Lang) -> None:
    mine = {"hand": ["RSP-03", "RSP-06"], "field": ["SOR-02"]}
    context = seated({"active": "p2", "p1": mine, "p2": {"hand": ["SPL-01"]}}, lang)
    before = len(context.session.match.steps)
    context.session.match.play({"p2": Play("SPL-01", ("foe1",))})
    rows = rows_of(context, Draft())
    assert rows[-1].taken == Answer(PASS)
    fitting = {type(row.taken) for row in rows[:-1]}
    assert fitting == {Answer, Refusal}
    assert Answer(Respond("RSP-03")) in [row.taken for row in rows]
    assert context.texts("card-SPL-01") in FACE.head(context)
    assert context.texts("rank-2") in str(stack_content(context))
    halt = FACE.halt(context, context.session.events(before))
    assert halt is not None
    assert action_words(context, Respond("RSP-03")) == context.texts("card-RSP-03")


def test_when_to_be_asked_for_a_response() -> None:
    """The usual is to be asked only with a response that fits; a key walks through the other settings."""
    fitting, other = {"hand": ["RSP-03"], "field": ["SOR-02"]}, {"hand": ["RSP-06"], "field": ["SOR-02"]}
    asked: list[tuple[str, bool, bool]] = []
    for _ in FACE.asking:
        for mine in (fitting, other):
            context = seated({"active": "p2", "p1": mine, "p2": {"hand": ["SPL-01"]}})
            while len(asked) // 2 > FACE.asking.index(context.asking):
                context.ask_otherwise()
            context.session.match.play({"p2": Play("SPL-01", ("foe1",))})
            asked.append((context.asking, mine is fitting, FACE.unasked(context) is None))
    assert asked == [
        ("ui-asking-able", True, True),
        ("ui-asking-able", False, False),
        ("ui-asking-always", True, True),
        ("ui-asking-always", False, True),
        ("ui-asking-never", True, False),
        ("ui-asking-never", False, False),
    ]


@SLOW
async def test_a_key_says_when_to_be_asked(tmp_path: Path) -> None:
    app = TerminalApp(TerminalOptions("sorcerers", {}, "casual", "easy", 3, None, "en", tmp_path / "game.jsonl"))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "escape", "m", "m")
        assert app.context.asking == "ui-asking-never"
        await press(pilot, "k")
        assert app.context.texts.format("ui-key-asking", {}, "does") in body(app)
        await press(pilot, "escape", "1", "1")
        session = app.context.session
        session.match.state = provable(session.game).given(
            {
                "active": "p2",
                "step": "respond",
                "stack": [{"by": "p2", "card": "SPL-04"}],
                "p1": {"hand": ["RSP-03"], "deck": ["SOR-03"] * 9, "hp": 20},
                "p2": {"hand": [], "deck": ["SOR-03"] * 9},
            }
        )
        await press(pilot, "escape", "m", "m", "m")  # able, always, never again: what waits is answered
        assert session.prompt is None or session.prompt.kind != "respond"
        assert any(event.kind == "pass" and event.seat == PERSON for event in session.events())


@SLOW
async def test_one_game_of_a_match_is_given_up_with_a_key_pressed_twice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = TerminalApp(TerminalOptions("sorcerers", {}, "match", "easy", 3, None, "ko", path))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "escape", "f8", "f8")
        session = app.context.session
        assert session.game_number is None  # decks are chosen first
        await press(pilot, "1")
        assert session.game_number == 1
        await press(pilot, "k")
        assert app.context.texts.format("ui-key-give-up", {}, "does") in body(app)
        await press(pilot, "escape", "f8")
        assert session.match.state.bout.wins == (0, 0)
        await press(pilot, "f8")
        assert (session.match.state.bout.wins, session.match.state.ending) == ((0, 1), "conceded")
    assert verify(read_replay(path), load_game).ok


def test_loops_and_discards_and_choices() -> None:
    loop = seated({"p1": {"field": [{"card": "SOR-02", "items": ["ITM-07"]}], "hand": ["SPL-10"], "power": 2,
        "max_power": 10, "top": ["SOR-10"]}})  # fmt: skip
    loop.session.match.play({"p1": Play("SPL-10")})
    while loop.session.prompt is not None and loop.session.prompt.kind == "choose":
        yes = next(row.taken for row in rows_of(loop, Draft()) if row.taken == Answer(Choose("yes")))
        assert isinstance(yes, Answer)
        loop.session.match.play({"p1": yes.action})
    rows = rows_of(loop, Draft())
    assert rows[-1].taken == Answer(Repeat(3))
    assert rows_of(loop, taken(rows[1]))[-1].taken == Answer(Repeat(13))
    context = seated({"p1": {"hand": ["SOR-03"] * 4 + ["SPL-01"] * 3}})
    while context.session.prompt is not None and context.session.prompt.kind != "discard":
        context.session.match.play({"p1": NEXT})
    rows = rows_of(context, Draft())
    assert isinstance(rows[-1].taken, Refusal)
    draft = taken(rows_of(context, taken(rows[0]))[1])
    assert rows_of(context, draft)[-1].taken == Answer(Discard(("SOR-03", "SPL-01")))


@SLOW
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_match_with_sideboards_is_shown_and_kept(lang: Lang) -> None:
    """A bot chooses for the person; every question has rows, every answer words, and the file verifies."""
    session = Session.begin(Sorcerers({"setup.hp": 8}), "match", "easy", fresh_keys(5))
    context, bot = Context(session, lang, motion=False), load_bot(session.game, "easy")
    kinds: set[str] = set()
    while (prompt := session.prompt) is not None:
        kinds.add(prompt.kind)
        rows = rows_of(context, Draft())
        assert rows
        assert FACE.head(context)
        state, since = session.match.state, len(session.match.steps)
        chance = bot_chance(session.match.keys, session.game.round(state), since)
        action = bot.choose(session.view, prompt, session.game.legal(state, PERSON), chance)
        if prompt.kind == "side":
            action = exchanged(context)
        assert action_words(context, action)
        assert session.answer(action) is None
        FACE.halt(context, session.events(since))
    assert {"deck", "mulligan", "main", "attack", "side"} <= kinds
    assert FACE.result(context)
    assert FACE.statistics(context)
    assert FACE.facts(context)
    session.close()
    assert verify(read_replay(session.path), load_game).ok


def exchanged(context: Context) -> Any:
    """One card in, one out, by ticks."""
    rows = rows_of(context, Draft())
    came = taken(rows[0])
    for row in rows_of(context, came):
        if isinstance(row.taken, Further) and row.taken.draft.cards:
            last = rows_of(context, row.taken.draft)[-1]
            if isinstance(last.taken, Answer):
                assert isinstance(last.taken.action, Exchange)
                return last.taken.action
    raise AssertionError("no exchange fits")
