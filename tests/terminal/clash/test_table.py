"""Clash at the terminal: the queue that is built, targets, reactions, the order with its reasons, whole games."""

from collections.abc import Mapping
from typing import Any

import pytest
from textual.widgets import Static

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.choices import Choices
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.ending import Ending
from hanpan.cli.terminal.face import Answer, Further, Row
from hanpan.cli.terminal.halt import Halted
from hanpan.cli.terminal.session import Session, fresh_keys
from hanpan.cli.terminal.table import Table
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.narrate import refusal_text
from hanpan.core.replay import read_replay, verify
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.actions import DECLINE, Fire, Pick, Queue
from hanpan.games.clash.table.records import game_record
from hanpan.games.clash.terminal import FACE
from hanpan.games.clash.terminal.order import last_order, order_content
from hanpan.games.clash.terminal.rows import Draft, rows_of
from hanpan.games.loading import load_game
from tests.terminal.playing import LANGS, SMALL, body, detail, press, rows, shown

SLOW = pytest.mark.slow


def seated(facts: Mapping[str, Any], lang: Lang = "en") -> Context:
    """A person before a question of Clash, in a position of the test's own."""
    session = Session.begin(Clash(), "casual", "easy", fresh_keys(1))
    session.match.sealed = {}
    session.match.state = provable(session.game).given({"stage": "declare", "initiative": "p1", **facts})
    return Context(session, lang, motion=False)


def taken(row: Row) -> Draft:
    assert isinstance(row.taken, Further)
    draft = row.taken.draft
    assert isinstance(draft, Draft)
    return draft


def test_a_queue_is_built_card_by_card_and_says_why_a_card_does_not_fit() -> None:
    context = seated({"p1": {"energy": 4, "hand": ["A03", "A01", "A01", "A11"]}})
    first = rows_of(context, Draft())
    assert [str(row.content).split()[3] for row in first[:3]] == ["Heavy", "Jab", "Earth"]
    refusal = first[2].taken
    assert isinstance(refusal, Refusal)
    assert refusal_text(context.texts, refusal) in str(first[2].content)
    assert refusal.clause in first[2].detail
    draft = taken(rows_of(context, taken(first[1]))[0])
    assert draft.queue == (Pick("A01"), Pick("A03"))
    second = rows_of(context, draft)
    assert "[1]" in str(second[1].content)
    assert "[2]" in str(second[0].content)
    assert second[-1].taken == Answer(Queue(draft.queue))
    assert "4 energy, 0 left" in str(second[-1].content)
    assert taken(second[1]).queue == (Pick("A03"),), "no energy for another: the ticks come off"


def test_a_card_is_aimed_where_there_is_more_than_one_target() -> None:
    context = seated({"p1": {"hand": ["A01", "S10"]}, "p2": {"summons": ["wolf"]}})
    both = rows_of(context, Draft())
    assert taken(both[1]).queue == (Pick("S10"),)
    aiming = taken(both[0])
    assert aiming.aiming == "A01"
    targets = rows_of(context, aiming)
    assert ["hero" in str(targets[0].content), "1 Wolf" in str(targets[1].content)] == [True, True]
    draft = taken(targets[1])
    assert draft.queue == (Pick("A01", 1),)
    assert "Jab→1 Wolf" in str(rows_of(context, draft)[-1].content)


def test_no_more_cards_are_set_aside_than_the_rules_allow() -> None:
    context = seated(
        {"stage": "mulligan", "round": 0, "p1": {"hand": ["A01", "A02", "A03"], "deck": ["D01", "D02", "H01"]}}
    )
    draft = taken(rows_of(context, taken(rows_of(context, Draft())[0]))[1])
    third = rows_of(context, draft)
    assert isinstance(third[2].taken, Refusal)
    assert "Replace Jab, Slash" in str(third[-1].content)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_a_reaction_is_asked_for_and_the_order_gives_its_reasons(lang: Lang) -> None:
    context = seated({"p1": {"hand": ["S01", "A01"]}, "p2": {"hand": ["A03", "D01"], "energy": 4}}, lang)
    session = context.session
    session.match.play({"p2": Queue((Pick("A03"), Pick("D01"))), "p1": Queue((Pick("S01"), Pick("A01")))})
    asked = rows_of(context, Draft())
    assert [row.taken for row in asked] == [Answer(Fire("S01")), Answer(DECLINE)]
    assert context.texts("card-A03") in asked[0].detail
    order = last_order(session.events())
    assert order is not None
    assert [(place.card, place.reason, place.fate) for place in order.places] == [
        ("A03", "first", "next"),
        ("A01", "cost", "waiting"),
        ("D01", "speed", "waiting"),
    ]
    before = len(session.match.steps)
    session.match.play({"p1": Fire("S01")})
    told = str(order_content(context))
    assert context.texts("ui-fate-nullified", card=context.texts("card-S01")) in told
    assert context.texts("reason-cost") in told
    halt = FACE.halt(context, session.events(before))
    assert halt is not None
    assert f"{context.texts('ui-hp')} ↓ 70 → 66" in str(halt.heading)


def table(lang: Lang = "en", **changes: Any) -> TerminalApp:
    """Clash before its first screen."""
    given = {"mode": None, "ai": "normal", "seed": 3, "overrides": {}, **changes}
    options = TerminalOptions(
        "clash", given["overrides"], given["mode"], given["ai"], given["seed"], None, lang, save=None
    )
    return TerminalApp(options)


@SLOW
@pytest.mark.parametrize("lang", LANGS)
async def test_a_game_from_the_deck_to_the_statistics(lang: Lang) -> None:
    app = table(lang, overrides={"setup.hp": 25})
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "1", "c")
        session = app.context.session
        assert isinstance(app.screen, Table)
        options = app.screen.query_one(Choices).list
        assert options.size.height >= 5
        assert app.context.texts("ui-hp") in shown(app.screen.query_one("#mine .facts", Static))
        while not isinstance(app.screen, Ending):
            if isinstance(app.screen, Halted):
                await press(pilot, "enter")
            else:
                await press(pilot, "1", "1", "2", "c", "c")
        told = body(app)
        assert str(game_record(session.events(), session.params).seats["p1"].dealt) in told
        await press(pilot, "q")
    assert verify(read_replay(session.path, finished=True), load_game).ok


@SLOW
async def test_ticks_are_taken_back_and_a_rung_of_the_ladder_has_its_own_opponent() -> None:
    app = table(mode="ladder-golem", ai=None, overrides={"setup.hand": 10})
    async with app.run_test(size=SMALL) as pilot:
        assert app.context.session.rival == "golem"
        await press(pilot, "enter", "1", "c")
        plain = rows(app)
        number = next(n for n, row in enumerate(plain, 1) if "✕" not in row)
        await press(pilot, str(number))
        assert "[1]" in rows(app)[number - 1]
        await press(pilot, "backspace")
        assert rows(app) == plain
        assert detail(app)
        await press(pilot, "o")
        assert app.context.texts("ui-stage-empty") in body(app)
        await press(pilot, "escape", "n", "4")
        assert app.context.session.rival == "dummy", "nobody is asked against whom"
