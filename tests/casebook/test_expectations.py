"""Each expectation holds when it should, and is able to fail."""

import pytest

from hanpan.core.contract.event import all_whole
from tests.casebook.cases import GOOD, changed, complaint, ran, won_twice

LAST = "- state: {p1.total: 6, p2.total: 3, p1.energy: 5}"


def _with(expectation: str) -> str:
    return changed(LAST, f"- {expectation}")


@pytest.mark.parametrize(
    "expectation",
    [
        "events: [{phase: null}, {total: any, after: 6}, {round_end: null, winner: p1}]",
        "events: [{kind: phase, seat: null, phase: Score}, {kind: event, seat: p1, event: none}]",
        "{events: [{play: p1, card: attack, clause: DB-5.1}], in: last}",
        "{never: [{hit: p1}], in: last, events: [{hit: p2}]}",
        "state: {p1: {total: 6, hand: []}, round: 2, discard.attack: 1}",
        "state: {p2.tendency: null, p1.guard: false}",
        "view: {seat: spectator, has: {p1.cards: 0, discard: {attack: 1}, hand: []}}",
        "legal: {seat: p1, exactly: [balance, declare attack, {type: declare, tendency: defence}]}",
        "legal: {seat: p1, includes: [attack], excludes: [pass]}",
        "prompt: {p1: tendency, p2: tendency}",
        "refused: {p1: pass, code: wrong_action}",
        "refused: {p1: pass, clause: DB-1.5, params: {stage: tendency}}",
        "bot: {seat: p1, level: random, chooses: attack, draws: {ai/p1/tendency: declare attack}}",
        "bot: {seat: p2, level: random, among: [defence, attack], draws: {ai/p2/tendency: declare defence}}",
    ],
)
def test_it_holds(expectation: str) -> None:
    report = ran(_with(expectation))
    assert report.ok, report.messages


@pytest.mark.parametrize(
    ("expectation", "message"),
    [
        (
            "events: [{hit: p2}, {attacks: p2}]",
            "events: no {attacks: p2} after those before it; such events were: {attacks: p2, order: [attack]",
        ),
        ("events: [{block: p2}]", "events: no {block: p2}; there was none of its kind"),
        (
            "events: [{hit: p2, damage: 4}]",
            "events: no {hit: p2, damage: 4}; such events were: {hit: p2, attack: attack",
        ),
        ("events: [{hit: p2, damage: true}]", "events: no {hit: p2, damage: true}"),
        ("events: [{hit: p2, clause: DB-5.3}]", "events: no {hit: p2, clause: DB-5.3}"),
        ("never: [{hit: any}]", "never: {hit: p2, attack: attack, damage: 3"),
        ("state: {p1.total: 7}", "state: p1.total is 6, not 7"),
        ("state: {p1.guard: 0}", "state: p1.guard is false, not 0"),
        ("state: {p1: {total: 7}}", "state: p1.total is 6, not 7"),
        ("view: {seat: p2, has: {p1.cards: 1}}", "view of p2: p1.cards is 0, not 1"),
        ("view: {seat: p2, hides: [attack]}", "view of p2: 'attack' shows in the view"),
        ("legal: {seat: p1, exactly: [attack, defence]}", "legal for p1: 'declare balance' is legal too"),
        ("legal: {seat: p1, exactly: []}", "legal for p1: 'declare attack' is legal too"),
        ("legal: {seat: p1, includes: [pass]}", "legal for p1: 'pass' is not; legal are declare attack"),
        ("legal: {seat: p1, excludes: [attack]}", "legal for p1: 'declare attack' is legal"),
        ("prompt: {p1: tendency}", "prompt: asked are {p1: tendency, p2: tendency}, not {p1: tendency}"),
        ("prompt: {}", "prompt: asked are"),
        ("outcome: {winner: p1}", "outcome: the game is not over"),
        ("refused: {p1: attack, code: x}", "refused: p1 may do 'declare attack'"),
        ("refused: {p1: pass, code: no_energy}", "refused: the code is wrong_action, not no_energy"),
        ("refused: {p1: pass, clause: DB-3.4}", "refused: the clause is DB-1.5, not DB-3.4"),
        ("refused: {p1: pass, code: wrong_action, params: {stage: pre}}", "refused: stage is tendency, not pre"),
        (
            "bot: {seat: p1, level: random, chooses: defence, draws: {ai/p1/tendency: declare attack}}",
            "bot: random as p1 chooses 'declare attack', not 'declare defence'",
        ),
    ],
)
def test_it_fails(expectation: str, message: str) -> None:
    report = ran(_with(expectation))
    assert report.result == "failed"
    assert report.messages[0].startswith(f"cases/t-1.yaml:18: {message}")


@pytest.mark.parametrize(
    ("expectation", "message"),
    [
        ("view: {seat: p2, has: {p1.hand: []}}", "view of p2: there is no fact 'hand' in p1"),
        ("view: {seat: p2, hides: [bost]}", "view.hides: nothing in this case is called 'bost'"),
        ("refused: {p1: pass, code: wrong_action, params: {stge: pre}}", "refused.params: there is no 'stge'"),
        ("bot: {seat: p1, level: hrad, chooses: attack}", "bot: "),
        ("bot: {seat: p1, level: random, chooses: attack}", "bot.draws: 'ai/p1/tendency' is drawn and no outcome"),
        (
            "bot: {seat: p1, level: random, chooses: attack, draws: {ai/p1/tendency: declare attack, ai/p1/more: 1}}",
            "bot.draws: 'ai/p1/more' is scripted and never drawn",
        ),
    ],
)
def test_it_makes_no_sense(expectation: str, message: str) -> None:
    text = _with(expectation)
    assert ran(text).result == "error"
    assert complaint(text).startswith(f"cases/t-1.yaml:18: {message}")


def test_an_expectation_in_the_middle_looks_at_that_moment() -> None:
    play = "  - {p1: play attack, p2: pass}\n"
    now = "  - expect: {state: {p1.energy: 4}, view: {seat: p2, has: {p1.cards: 1}, hides: [boost]}}\n"
    before = changed("hand: [attack]", "hand: [attack, boost]", changed(play, now.replace("1}", "2}") + play))
    assert ran(changed("p1.energy: 5}", "p1.energy: 5, p1.hand: [boost]}", before)).ok
    after = changed(play, play + now)
    assert "state: p1.energy is 5, not 4" in ran(after).messages[0]


def test_never_proves_nothing_before_anything_happened() -> None:
    text = changed("  - {p1: play", "  - expect: {never: [{hit: p1}]}\n  - {p1: play")
    assert "never: nothing has happened yet" in complaint(text)


def test_a_refusal_in_the_middle_changes_nothing_and_is_cited() -> None:
    text = changed("  - {p1: play", "  - refused: {p2: play attack, code: not_held, clause: DB-3.4}\n  - {p1: play")
    text = changed("rules: [DB-5.2]", "rules: [DB-5.2, DB-3.4]", text)
    report = ran(text)
    assert report.ok, report.messages
    assert "DB-3.4" in report.cited


def test_the_last_step_alone_can_be_looked_at() -> None:
    text = GOOD + "  - {events: [{kind: tendency, seat: p1, tendency: attack}], in: last}\n"
    text = changed(
        "  - {p1: play attack, p2: pass}\n", "  - {p1: play attack, p2: pass}\n  - {p1: attack, p2: attack}\n", text
    )
    assert ran(text).ok, ran(text).messages
    late = text + "  - {events: [{hit: p2}], in: last}\n"
    assert "events: no {hit: p2}; there was none of its kind" in complaint(late)


def test_a_private_field_can_be_expected_but_is_hidden_from_the_others() -> None:
    text = won_twice()
    text = changed("  energy/p1: 2\n", "  energy/p1: 2\n  card/p1: boost\n", text)
    text += "  - events: [{card_won: p1, card: boost, p1.card: boost, cards: 1}]\n"
    text += "  - view: {seat: p2, has: {p1.cards: 1}, hides: [boost]}\n"
    text += "  - view: {seat: spectator, hides: [boost]}\n"
    assert ran(text).ok, ran(text).messages
    own = text + "  - view: {seat: p1, hides: [boost]}\n"
    report = ran(own)
    assert [message.partition(": ")[2] for message in report.messages] == ["view of p1: 'boost' shows in the view"]


def test_exactly_these_events_and_no_others_of_their_kinds() -> None:
    text = GOOD + "  - exactly: [{attacks: p2}, {hit: p2, damage: 3}]\n"
    assert ran(text).ok, ran(text).messages
    once = complaint(GOOD + "  - exactly: [{total: p1, after: 6}]\n")
    assert "exactly: 2 events of these kinds, not 1: {total: p1" in once
    assert "exactly: no {hit: p2, damage: 4} in its place" in complaint(GOOD + "  - exactly: [{hit: p2, damage: 4}]\n")
    assert ran(GOOD + "  - {exactly: [{hit: p2}], in: last}\n").ok


def test_a_fact_is_hidden_by_its_path() -> None:
    held = changed("total: 2}", "total: 2, hand: [boost, reset]}")
    for seat in ("p1", "spectator"):
        assert ran(f"{held}  - view: {{seat: {seat}, hides: p2.hand}}\n").ok, seat
    assert "p2.hand can be told; it is [boost, reset]" in complaint(held + "  - view: {seat: p2, hides: p2.hand}\n")
    assert "p2.total can be told; it is 3" in complaint(held + "  - view: {seat: p1, hides: [boost, p2.total]}\n")
    assert "p1.hand is [], so hiding it is no feat" in complaint(held + "  - view: {seat: p2, hides: [p1.hand]}\n")
    alone = "'round' shows in the view; to hide the fact of that name, write it alone: `hides: round`"
    assert alone in complaint(held + "  - view: {seat: p1, hides: [round]}\n")
    assert "no fact 'hnd' in p1" in complaint(held + "  - view: {seat: p2, hides: p1.hnd}\n")


def test_a_fact_that_an_event_tells_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    text = won_twice()
    text = changed("  energy/p1: 2\n", "  energy/p1: 2\n  card/p1: boost\n", text)
    text += "  - view: {seat: p2, hides: p1.hand}\n"
    assert ran(text).ok, ran(text).messages
    monkeypatch.setattr("hanpan.core.proofs.casebook.permute.all_sent", lambda events, seat: all_whole(events))
    assert "'boost' of p1.hand shows in the events" in complaint(text)
