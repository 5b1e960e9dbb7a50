"""All the ways in which a case is run, and that each of them can find something."""

from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.happening import Happening, known
from hanpan.core.contract.rulebook import Clause
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook import CaseReport, parse_text, run_case
from hanpan.core.proofs.casebook.clauses import _unshown
from hanpan.core.proofs.casebook.schema import Case
from hanpan.games.dice_battle.game import DiceBattle
from hanpan.games.dice_battle.rules.events import CardWon, Phase
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.dice_battle.table.view import View
from tests.casebook.cases import GOOD, PLACE, changed, complaint, ran, won_twice

ODDS = """\
case: T-2
title: A six in attack strikes, burns or doubles
rules: [DB-4.7]
game: dice-battle
given: {stage: pre, p1: {tendency: attack}, p2: {tendency: balance}}
chance: {every: true, die/p2: 3}
play: [{p1: pass, p2: pass}]
expect:
  - state: {p2.dice: [3]}
  - odds:
      - {when: {events: [{kind: special, seat: p1, special: flame}]}, is: 1/18}
      - {when: {never: [{special: p1}]}, is: 5/6}
      - {when: {state: {p1.points: 1}, prompt: {p1: post, p2: post}}, is: 1/2}
      - {when: {state: {p1.points: 2}}, is: 0}
"""

VARY = """\
case: T-3
title: The bomb
rules: [DB-7.7]
game: dice-battle
given:
  stage: post
  p1: {tendency: defence, dice: [1], total: "${total}"}
  p2: {tendency: defence, dice: [1]}
chance: {event/p1: "${event}", event/p2: none, energy/p1: 2, energy/p2: 2}
play: [{p1: pass, p2: pass}]
expect:
  - events: [{"${event}": p1, after: "${after}"}]
  - state: {p1.total: "${after}"}
vary:
  - {event: bomb, total: 9, after: 4}
  - {event: bomb, total: 5, after: 3}
"""

QUESTION = """\
case: T-4
title: Does a bomb raise a total of two
rules: [DB-7.7]
game: dice-battle
status: question
given:
  stage: post
  p1: {tendency: defence, dice: [1], total: 2}
  p2: {tendency: defence, dice: [1]}
chance: {event/p1: bomb, event/p2: none, energy/p1: 2, energy/p2: 2}
play: [{p1: pass, p2: pass}]
outcomes:
  stays: {state: {p1.total: 2}}
  raised: [{state: {p1.total: 3}}]
"""


def test_exact_odds() -> None:
    report = ran(ODDS)
    assert report.ok, report.messages
    assert report.runs == 2 * 8  # five faces, three specials of the six; and all that with seats swapped


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("is: 1/18", "is: 1/6", "cases/t-1.yaml:11: odds: the chance is 1/18, not 1/6 (8 ways)"),
        ("die/p2: 3", "die/p2: 4", "cases/t-1.yaml:9: with die/p1 1: state: p2.dice is [4], not [3]"),
        ("die/p2: 3", "die/p2: [3, 4]", "cases/t-1.yaml:6: chance: 'die/p2' is drawn 1 times; [4] is never used"),
        ("die/p2: 3", "die/p2: 3, star/p1: 2", "cases/t-1.yaml:6: chance: 'star/p1' is scripted and never drawn"),
    ],
)
def test_odds_and_every_can_fail(old: str, new: str, message: str) -> None:
    assert ran(changed(old, new, ODDS)).messages[0].startswith(message)


def test_too_many_ways_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.core.proofs.casebook.run.MAX_WAYS", 7)
    assert "cases/t-1.yaml:6: chance: more than 7 ways; script some of the draws" in complaint(ODDS)


def test_each_row_of_a_table_is_run() -> None:
    report = ran(VARY)
    assert report.ok, report.messages
    assert report.runs == 4
    wrong = changed("after: 3}", "after: 2}", VARY)
    assert ran(wrong).messages == (
        "cases/t-1.yaml:12: in the row event: bomb, total: 5, after: 2: events: no {bomb: p1, after: 2}; "
        "such events were: " + ran(wrong).messages[0].partition("such events were: ")[2],
        "cases/t-1.yaml:13: in the row event: bomb, total: 5, after: 2: state: p1.total is 3, not 2",
    )


def test_a_question_names_the_answer_of_today() -> None:
    report = ran(QUESTION)
    assert (report.result, report.answer) == ("ok", "stays")
    assert "none of stays, raised holds" in complaint(changed("p1.total: 2}}", "p1.total: 9}}", QUESTION))
    both = changed("p1.total: 3}}]", "p1.total: 2}}]", QUESTION)
    assert "stays and raised hold together" in ran(both).messages[0]


def test_known_failing_must_fail() -> None:
    marked = changed("game: dice-battle", "game: dice-battle\nstatus: known_failing")
    assert complaint(marked) == "cases/t-1.yaml:1: status: is known_failing and passes now; make it ruled"
    failing = ran(changed("p1.total: 6,", "p1.total: 7,", marked))
    assert failing.ok
    assert "p1.total is 6, not 7" in failing.messages[0]
    assert ran(changed("  energy/p1: 2\n", "", marked)).result == "error"  # failing is not the same as not running


def test_a_named_clause_must_be_cited() -> None:
    text = changed("rules: [DB-5.2]", "rules: [DB-5.2, DB-7.7]")
    cited = "DB-1.5, DB-2.1, DB-5.1, DB-6.1, DB-6.3, DB-7.1, DB-8.1, DB-8.2"
    assert complaint(text) == f"cases/t-1.yaml:3: names DB-7.7, but nothing in this case cites it; it cites {cited}"


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ("DB-1.2", "names DB-1.2, which is about the start of a game; begin with `setup: MODE`"),
        ("DB-12.1", "names DB-12.1, which only an expectation about `bot declare` shows, and expects none of that"),
        (
            "DB-4.9",
            "names DB-4.9, which only an expectation about `never special.block` shows, and expects none of that",
        ),
        ("DB-13.1", "names DB-13.1, which only an expectation about `view score` shows, and expects none of that"),
        ("DB-8.3", "names DB-8.3, which only an expectation about `event round_end` shows, and expects none of that"),
    ],
)
def test_a_clause_that_is_not_cited_must_be_shown_in_its_way(clause: str, message: str) -> None:
    text = changed("rules: [DB-5.2]", f"rules: [DB-5.2, {clause}]")
    assert complaint(text) == f"cases/t-1.yaml:3: {message}"


@pytest.mark.parametrize(
    ("clause", "expectation"),
    [
        ("DB-4.9", "never: [{kind: special, seat: any, special: block}]"),
        ("DB-7.13", "exactly: [{block: p2}]"),
        ("DB-13.1", "view: {seat: p1, has: {p1.score: 5}}"),
        ("DB-8.3", "events: [{round_end: null, round: 1}]"),
        ("DB-11.2", "view: {seat: p1, hides: p2.hand}"),
    ],
)
def test_an_expectation_about_it_shows_a_clause(clause: str, expectation: str) -> None:
    text = changed("rules: [DB-5.2]", f"rules: [DB-5.2, {clause}]").replace(", {block: any}", "")
    report = ran(f"{text}  - {expectation}\n")
    assert not any(f"names {clause}" in message for message in report.messages), report.messages


def test_a_case_can_start_as_a_game_starts() -> None:
    text = "case: T-5\ntitle: Start\nrules: [DB-1.1, DB-2.1]\ngame: dice-battle\nsetup: quick\n"
    text += (
        "chance: {energy/p1: 2, energy/p2: 3}\nexpect: {state: {rounds: 5, p1.energy: 2, p2.energy: 3, p1.total: 1}}\n"
    )
    assert ran(text).ok, ran(text).messages
    wrong = changed("setup: quick", "setup: quik", text)
    said = "cases/t-1.yaml:5: setup: dice-battle has no mode 'quik'; the modes are: quick, regular, extended"
    assert said in complaint(wrong)


def test_a_step_after_the_end_is_an_error() -> None:
    text = changed("stage: post", "stage: post\n  round: 8").replace("  energy/p1: 2\n", "")
    text = text.replace("p1.energy: 5", "p1.energy: 3")
    assert ran(text + "  - outcome: {winner: p1, by: total, clause: DB-10.1}\n  - prompt: {}\n").ok
    assert "outcome: winner is p1, not p2" in ran(text + "  - outcome: {winner: p2}\n").messages[0]
    assert "outcome: there is no 'bye'" in ran(text + "  - outcome: {bye: 1}\n").messages[0]
    more = changed("  - {p1: play attack, p2: pass}\n", "  - {p1: play attack, p2: pass}\n  - {p1: pass}\n", text)
    assert "the game is over; nobody is asked" in complaint(more)


def test_only_seats_that_are_asked_may_answer() -> None:
    text = "case: T-6\ntitle: Luck\nrules: [DB-4.2]\ngame: dice-battle\n"
    text += "given: {stage: pre, p1: {tendency: balance, luck: true}, p2: {tendency: balance}}\n"
    text += "chance: {luck/p1: [5, 2], die/p2: 3}\nplay:\n  - {p1: pass, p2: pass}\n  - {p1: keep 5}\n"
    text += "expect: {events: [{luck_roll: p1, dice: [5, 2]}, {keep: p1, face: 5}], state: {p1.dice: [5]}}\n"
    assert ran(text).ok, ran(text).messages
    assert "p2 is not asked now; p1 is" in complaint(changed("{p1: keep 5}", "{p1: keep 5, p2: pass}", text))


def _run_with(text: str, game: AnyGame) -> CaseReport:
    return run_case(parse_text(text, PLACE), lambda name, overrides: game)


class _Favours(DiceBattle):
    """Attacks on p1 do nothing."""

    def apply(self, state: State, moves: Mapping[Seat, Any], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(event for event in events if (event.kind, event.seat) != ("hit", "p1")))


class _Leaks(DiceBattle):
    """Both hands are in every view."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), hand=state.players[0].hand + state.players[1].hand)


class _Tells(DiceBattle):
    """What is legal depends on the other's hand."""

    def legal(self, state: State, seat: Seat) -> Any:
        rival = state.players[1 if seat == "p1" else 0]
        return [*super().legal(state, seat)][: 1 + len(set(rival.hand) & {"boost"})]


class _Forgets(DiceBattle):
    """Remembers the last game state outside of it."""

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        super().__init__(overrides)
        self.calls = 0

    def apply(self, state: State, moves: Mapping[Seat, Any], chance: Chance) -> Step:
        self.calls += 1
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Phase("DB-1.5", None, "Roll", self.calls)))


class _Loses(DiceBattle):
    """Played cards vanish."""

    def apply(self, state: State, moves: Mapping[Seat, Any], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(replace(after, cards=replace(after.cards, discard=(0,) * 5)), events)


class _Miscites(DiceBattle):
    """Cites a clause of the rulebook that the kind of event has nothing to do with."""

    def apply(self, state: State, moves: Mapping[Seat, Any], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Phase("DB-7.1", None, "Roll", 1)))


class Spoken(Happening, kind="card_won", cites=CardWon.cites):
    """A card that was won, for all to hear."""

    seat: Seat
    card: str


class _Blabs(DiceBattle):
    """Says aloud which card was won."""

    def apply(self, state: State, moves: Mapping[Seat, Any], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(
            after, tuple(Spoken(e.clause, e.seat, known(e.card)) if isinstance(e, CardWon) else e for e in events)
        )


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            _Favours,
            "it holds as written, but with the seats swapped: events: no {hit: p1, attack: attack, damage: 3} after",
        ),
        (_Leaks, "with other hidden cards, p1 sees another view"),
        (_Tells, "with other hidden cards, p1 sees another set of legal moves"),
        (_Forgets, "after saving and loading, the step goes otherwise"),
        (_Loses, "the state is broken: deck: 6 attack cards are in play, the deck has 7 (DB-1.3)"),
        (_Miscites, "phase cites DB-7.1, which its declaration does not name"),
    ],
)
def test_a_defect_of_the_game_is_found_by_an_innocent_case(make: Callable[[], AnyGame], message: str) -> None:
    text = changed("total: 2}", "total: 2, hand: [boost, defence, steal]}")
    assert ran(text).ok, ran(text).messages
    report = _run_with(text, make())
    assert report.result == "failed"
    assert any(message in told for told in report.messages), report.messages


def test_a_word_is_hidden_in_events_too() -> None:
    text = won_twice()
    text = changed("  energy/p1: 2\n", "  energy/p1: 2\n  card/p1: boost\n", text)
    text += "  - view: {seat: p2, hides: [boost]}\n"
    assert ran(text).ok, ran(text).messages
    report = _run_with(text, _Blabs())
    assert report.messages == ("cases/t-1.yaml:21: view of p2: 'boost' shows in the events it has seen",)


def test_a_case_that_is_not_symmetric_is_not_swapped() -> None:
    text = changed("game: dice-battle", "game: dice-battle\nsymmetric: false\nreason: p1 is favoured")
    assert _run_with(text, _Favours()).ok
    assert not _run_with(GOOD, _Favours()).ok


def test_swapped_seats_keep_the_order_of_each_seat() -> None:
    """Both seats roll, p1 is told of first; swapped, p2's line comes second and that is no fault."""
    text = "case: T-7\ntitle: Rolls\nrules: [DB-4.1]\ngame: dice-battle\n"
    text += "given: {stage: pre, p1: {tendency: attack, bonus_turn: true}, p2: {tendency: attack}}\n"
    text += "chance: {die/p1: 4, bonus/p1: 5, die/p2: 1}\nplay: [{p1: pass, p2: pass}]\n"
    good = (
        text
        + "expect: {events: [{roll: p1}, {bonus_roll: p1}, {roll: p2}, {kind: phase, seat: null, phase: PostCard}]}\n"
    )
    assert ran(good).ok, ran(good).messages
    bad = text + "expect: {events: [{bonus_roll: p1}, {roll: p1}]}\n"
    assert "no {roll: p1} after those before it" in complaint(bad)
    as_written = text + "expect: {events: [{roll: p2}, {roll: p1}]}\n"
    assert "no {roll: p1} after those before it" in complaint(as_written)


def test_a_bot_knows_the_numbers_of_its_case() -> None:
    text = "case: T-8\ntitle: A six that succeeds in defence is kept\nrules: [DB-12.3]\ngame: dice-battle\n"
    text += "given: {stage: keep, p1: {tendency: defence, luck_dice: [5, 6]}, p2: {tendency: attack}}\n"
    text += "expect: [{bot: {seat: p1, level: hard, chooses: keep 6}}]\n"
    assert "hard as p1 chooses 'keep 5', not 'keep 6'" in complaint(text)
    text += "params: {defence.success_to: 6}\n"
    assert ran(text).ok, ran(text).messages


def test_whoever_expects_the_same_in_another_word_is_told_which_one() -> None:
    words: Any = {"en": "Hands", "ko": "손패"}
    hand = Clause("X-1", words, words, shown_by="view", shown_in=("view hand",))
    why = _unshown(cast(Case, None), hand, frozenset({"hides hand", "view total", "legal hand"}), frozenset())
    assert why is not None
    assert why.endswith("about `view hand` shows, and expects none of that but `hides hand`")
    assert _unshown(cast(Case, None), hand, frozenset({"view hand"}), frozenset()) is None
