"""Steps of a case beside plain moves: draws of one step, judges, clocks, draws that are offered, seats that give up."""

from functools import cache
from pathlib import Path

import pytest

from hanpan.core.contract.provable import provable
from hanpan.core.proofs.casebook import Case, CaseReport, case_files, load_case, run_case
from hanpan.core.proofs.casebook.schema import (
    Asks,
    EventsAre,
    Expectation,
    Item,
    Moves,
    Ordered,
    OutcomeIs,
    PromptsAre,
    Step,
)
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.casebook.cases import changed, complaint, ran

CASEBOOK = Path(__file__).parents[2] / "casebook"
STEP = "  - {p1: play attack, p2: pass}\n"

DICE = "case: T\ntitle: Steps\nrules: [DB-2.3]\ngame: dice-battle\ngiven: {}\nplay: [{p1: attack, p2: balance}"
CLASH = "case: T\ntitle: Steps\nrules: [CL-LOG-01]\ngame: clash\nparams: {turn.draw: 0}\n"
CLASH += "given: {}\nplay: [{p1: pass, p2: pass}"


def _played(head: str, *steps: str, expect: str) -> str:
    return f"{head}, {', '.join(steps)}]\nexpect: {expect}\n"


@cache
def _table(game: str) -> Case:
    """A case of the game that plays one step without a draw."""
    for path in case_files(CASEBOOK / game):
        case = load_case(path)
        [scenario, *_] = case.scenarios
        step = next(iter(scenario.steps), None)
        if scenario.given is not None and isinstance(step, Moves) and not scenario.script.outcomes:
            return case._replace(rules={}, mirrored=(), scenarios=(scenario._replace(steps=(step,), outcomes={}),))
    raise AssertionError(f"{game} has no such case")


def _with(game: str, *steps: Step, expect: Expectation) -> CaseReport:
    """That case with these steps after its own."""
    case = _table(game)
    [scenario] = case.scenarios
    changed = scenario._replace(steps=(*scenario.steps, *steps), expect=(expect,))
    return run_case(case._replace(scenarios=(changed,), constructed=None, status="ruled"), load_game)


def test_a_step_has_draws_of_its_own() -> None:
    chance = "chance:\n  event/p1: none\n  event/p2: none\n  energy/p1: 2\n"
    own = "  - {p1: play attack, p2: pass, chance: {event/p1: none, event/p2: none, energy/p1: 2}}\n"
    text = changed(STEP, own, changed(chance, ""))
    assert ran(text).ok, ran(text).messages
    assert "'die/p1' is scripted and never drawn" in complaint(
        changed("energy/p1: 2}", "energy/p1: 2, die/p1: 3}", text)
    )
    both = changed(STEP, "  - {p1: play attack, p2: pass, chance: {energy/p1: 2}}\n")
    assert "'energy/p1' is scripted and never drawn" in complaint(both)
    wide = changed("energy/p1: 2}", "every: true}", text)
    with pytest.raises(ValueError, match="`every` is for the whole case"):
        ran(wide)


@pytest.mark.parametrize("game", game_ids())
def test_a_seat_gives_up_in_every_game(game: str) -> None:
    first, *others = load_game(game).info.seats
    over = OutcomeIs(1, {"winner": others[0] if others else None, "by": "resignation"})
    gone = Asks(1, "concede", first)
    assert _with(game, gone, expect=over).ok
    assert _with(game, gone, expect=PromptsAre(1, {})).ok
    assert "concede: the game is over" in _with(game, gone, gone, expect=over).messages[0]


@pytest.mark.parametrize("game", game_ids())
def test_a_draw_is_offered_declined_and_agreed_on_where_there_are_draws(game: str) -> None:
    info = load_game(game).info
    first, last = info.seats[0], info.seats[-1]
    over = OutcomeIs(1, {"winner": None, "by": "agreement"})
    offers, declines = Asks(1, "offer_draw", first), Asks(1, "decline_draw", last)
    if not info.draw_offers:
        assert f"no draw is offered in {game}" in _with(game, offers, expect=over).messages[0]
        return
    agrees = Asks(1, "offer_draw", last)
    assert _with(game, offers, declines, agrees, offers, expect=over).ok
    assert "outcome: the game is not over" in _with(game, offers, expect=over).messages[0]
    assert f"nobody has offered {last} a draw" in _with(game, declines, expect=over).messages[0]
    assert f"{first} has offered one already" in _with(game, offers, offers, expect=over).messages[0]


@pytest.mark.parametrize("game", game_ids())
def test_a_judge_gives_orders_in_every_game(game: str) -> None:
    call = Ordered(1, {"type": "call", "seat": "p1"})
    explain, restore = Ordered(1, {"type": "explain", "step": 1}), Ordered(1, {"type": "restore", "step": 0})
    told = [Item(1, "judge_called", "p1", {}), Item(1, "judge_explains", None, {"step": 1})]
    told.append(Item(1, "judge_restores", None, {"step": 0}))
    report = _with(game, call, explain, restore, expect=EventsAre(1, tuple(told), False))
    assert report.ok, report.messages
    unmade = Ordered(1, {"type": "explain", "step": 9})
    assert "order: step: 9 has not been made" in _with(game, unmade, expect=PromptsAre(1, {})).messages[0]
    strange = Ordered(1, {"type": "rule"})
    assert "order: Invalid value 'rule'" in _with(game, strange, expect=PromptsAre(1, {})).messages[0]


@pytest.mark.parametrize("game", game_ids())
def test_the_casebook_of_every_game_shows_what_happens_at_a_table(game: str) -> None:
    steps = {"order: ", "concede: ", "time out"}
    if load_game(game).info.draw_offers:
        steps |= {"offer_draw: ", "decline_draw: "}
    written = "".join(path.read_text("utf-8") for path in case_files(CASEBOOK / game))
    assert [step for step in sorted(steps) if step not in written] == []


def test_a_third_violation_loses_and_a_restore_goes_back() -> None:
    thrice = ", ".join(["{order: {type: violation, seat: p1}}"] * 3)
    text = _played(DICE, thrice, expect="{outcome: {winner: p2, by: judge}, prompt: {}}")
    assert ran(text).ok, ran(text).messages
    back = _played(DICE, "{order: {type: restore, step: 0}}", expect="{prompt: {p1: tendency, p2: tendency}}")
    assert ran(back).ok, ran(back).messages


def test_a_seat_whose_time_is_up_is_answered_for_and_loses_at_the_third_time() -> None:
    late = changed(STEP, "  - {p1: play attack, p2: time out}\n")
    assert ran(late).ok, ran(late).messages
    missed = "{p1: time out, p2: pass}"
    text = _played(CLASH, missed, missed, expect="{outcome: {winner: p2, by: time}}")
    assert "outcome: the game is not over" in complaint(text)
    lost = changed("{p1: time out, p2: pass}]", f"{missed}, {missed}]", text)
    assert ran(lost).ok, ran(lost).messages
    both = "{p1: time out, p2: time out}"
    drawn = _played(CLASH, both, both, both, expect="{outcome: {winner: null, by: time}}")
    assert ran(drawn).ok, ran(drawn).messages


def test_a_clash_round_begins_before_its_energy() -> None:
    text = (
        "case: T\ntitle: Energy comes after the ticks\nrules: [CL-NRG-01]\ngame: clash\nparams: {turn.draw: 0}\n"
        "given: {stage: start, round: 4, p1: {energy: 2, keywords: {poison: 3}}, p2: {energy: 0}}\n"
        "expect:\n  - events: [{round_start: null, round: 4}, {damage: p1, source: poison}, {energy: p1, before: 2}]\n"
        "  - state: {round: 4, p1.energy: 5, stage: declare}\n  - prompt: {p1: declare, p2: declare}\n"
    )
    assert ran(text).ok, ran(text).messages


def test_items_and_events_of_sorcerers_have_an_age() -> None:
    item = {"card": "ITM-08", "id": 20}
    facts = {"event": {"card": "EVT-03", "id": 10}, "p1": {"field": [{"card": "SOR-03", "id": 30, "items": [item]}]}}
    state = provable(load_game("sorcerers")).given(facts)
    [unit, *_] = state.players[0].field
    assert (state.event.id, unit.items[0].id, unit.id) == (10, 20, 30)
