"""Each clause is worth its cases: where the rules forget it, at least one case that names it does not hold."""

import itertools
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import load_rulebook
from hanpan.core.proofs.casebook import tournament_files
from hanpan.tournaments import brackets, cases, event, rounds, seeding, standings, state
from hanpan.tournaments.cases import Case, load, wrong
from hanpan.tournaments.matches import Match
from hanpan.tournaments.orders import Open
from hanpan.tournaments.standings import Scores
from hanpan.tournaments.state import Event

CASEBOOK = Path(__file__).parents[2] / "casebook"
CLAUSES = [clause.id for clause in load_rulebook("hanpan.tournaments").clauses]
Patch = tuple[str, Any]


def _contenders(**changes: Any) -> Callable[[Event], Any]:
    """Those who are to be paired, with something of them forgotten."""
    real = rounds.contenders
    return lambda held: [one._replace(**changes) for one in real(held)]


def _earned_by_forfeit(self: Scores, player: str, match: Match) -> int:
    return 1 if match.result is not None and match.winner is None else 3 * (match.winner == player)


def _unseeded(held: Event) -> tuple[str, ...]:
    return tuple(seeding.drawn(held.active, held.settings))


_COUNT = itertools.count()
_stands = brackets.stands
_RULES = "hanpan.tournaments."
# What the rules forget, beside their refusals: where, and what is there instead.
FORGOTTEN: dict[str, list[Patch]] = {
    "EV-LOG-02": [(_RULES + "log.hash_of", lambda line: "x"), (_RULES + "cases.hash_of", lambda line: "x")],
    "EV-FORM-01": [(_RULES + "joining.rounds_for", lambda settings, count: 2)],
    "EV-FORM-03": [(_RULES + "joining.rounds_for", lambda settings, count: 1)],
    "EV-FORM-06": [(_RULES + "joining.seeded", lambda held: tuple(held.active))],
    "EV-FORM-07": [(_RULES + "joining.seeded", _unseeded), (_RULES + "rounds.folded", lambda names: {})],
    "EV-JOIN-03": [(_RULES + "joining.Player", lambda name, since=1, *rest, **more: state.Player(name, 1, "dropped"))],
    "EV-JOIN-04": [(_RULES + "joining._moved_up", lambda held: held)],
    "EV-PAIR-01": [(_RULES + "rounds.contenders", _contenders(met={}))],
    "EV-PAIR-02": [(_RULES + "rounds.contenders", _contenders(score=0))],
    "EV-PAIR-03": [(_RULES + "rounds.contenders", _contenders(leaning=0, last_first=False))],
    "EV-PAIR-04": [(_RULES + "swiss._number", lambda text: pow(7, next(_COUNT), 1_000_003))],
    "EV-PAIR-05": [(_RULES + "cases.faults", lambda orders: [])],
    "EV-PAIR-06": [(_RULES + "rounds.contenders", _contenders(apart=frozenset()))],
    "EV-BYE-02": [(_RULES + "rounds.awarded", lambda held, number: {})],
    "EV-BYE-01": [(_RULES + "rounds.contenders", _contenders(byes=0))],
    "EV-ELIM-01": [(_RULES + "brackets.order", lambda size: list(range(1, size + 1)))],
    "EV-ELIM-02": [(_RULES + "state.brackets.stands", lambda seeds, winners, **ways: _again(seeds, winners, **ways))],
    "EV-ELIM-03": [
        (_RULES + "state.brackets.stands", lambda seeds, winners, **ways: _stands(seeds, winners, twice=False))
    ],
    "EV-ELIM-04": [
        (_RULES + "state.brackets.stands", lambda seeds, winners, **ways: _stands(seeds, winners, twice=ways["twice"]))
    ],
    "EV-RANK-07": [(_RULES + "standings.COUNTINGS", dict.fromkeys(standings.COUNTINGS, standings.COUNTINGS["played"]))],
    "EV-RANK-02": [
        (_RULES + "standings._BREAKS", dict.fromkeys(standings._BREAKS, lambda scores, player: Fraction(0)))
    ],
    "EV-RANK-03": [(_RULES + "standings.COUNTINGS", {"played": standings.Shares(Fraction(0))})],
    "EV-RANK-04": [
        (_RULES + "standings.Scores.share_of_matches", lambda self, player: Fraction(self.score[player], 9))
    ],
    "EV-RANK-05": [(_RULES + "brackets.reached", lambda stands: {})],
    "EV-RANK-06": [(_RULES + "state.Event.ranked", property(lambda held: list(held.players)))],
    "EV-DROP-01": [(_RULES + "joining._left", lambda held, match, name: match)],
    "EV-CORR-04": [(_RULES + "cases.own_match", lambda held, by, number, table: None)],
    "EV-TIME-02": [(_RULES + "standings.Scores.earned", _earned_by_forfeit)],
    "EV-TIME-03": [(_RULES + "matches.Match.winner", property(lambda match: _won(match)))],
    "EV-ARENA-02": [(_RULES + "rounds._mutual", lambda free: [one._replace(met={}) for one in free])],
    "EV-COMMON-01": [(_RULES + "state.Event._runs", lambda held: [])],
    "EV-PEN-01": [(_RULES + "judging.due", lambda held, player, infraction: "warning")],
    "EV-PEN-03": [(_RULES + "judging.replace", lambda given, **changes: given)],
}


def _again(seeds: Any, winners: Any, **ways: bool) -> list[brackets.Stand]:
    """A match that nobody has won is played again."""
    return _stands(seeds, {slot: winner for slot, winner in winners.items() if winner is not None}, **ways)


def _won(match: Match) -> str | None:
    """Only whoever has won enough games has won."""
    if match.result is None or max(match.result.first, match.result.second) < 2:
        return None
    return match.first if match.result.ahead > 0 else match.second


@cache
def _cases() -> list[Case]:
    return [load(path) for path in tournament_files(CASEBOOK)]


def _about(clause: str) -> list[Case]:
    return [case for case in _cases() if clause in case.rules]


def _holds(case: Case) -> bool:
    """Whether nothing is wrong with it; one that can no longer be told is wrong."""
    try:
        return not list(wrong(case))
    except Exception:
        return False


def _refused(case: Case) -> set[str]:
    """The clauses whose refusals a case demands."""
    steps = [step.value for step in case.steps]
    return {str(step["clause"].value) for step in steps if isinstance(step, dict) and "clause" in step}


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_case_fails_without_the_clause(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    about = _about(clause)
    assert about
    assert all(_holds(case) for case in about)
    tried = 0
    if any(clause in _refused(case) for case in about):
        tried += 1
        with monkeypatch.context() as patch:
            _never_refuses(clause, patch)
            assert not all(_holds(case) for case in about), "its refusals are missed by nobody"
    if clause in FORGOTTEN:
        tried += 1
        with monkeypatch.context() as patch:
            for where, instead in FORGOTTEN[clause]:
                patch.setattr(where, instead)
            brackets.slots.cache_clear()
            assert not all(_holds(case) for case in about), "what it says is missed by nobody"
        brackets.slots.cache_clear()
    assert tried, "nothing was forgotten: add to FORGOTTEN what the rules would be without it"


def _never_refuses(clause: str, patch: pytest.MonkeyPatch) -> None:
    """What the clause forbids is let pass, as if it had not been asked."""

    def done(held: Event, order: Any) -> Event | Refusal:
        after = event.done(held, order)
        return held if isinstance(after, Refusal) and after.clause == clause else after

    def opened(order: Open) -> Event | Refusal:
        after = event.opened(order)
        return Event(order.settings) if isinstance(after, Refusal) and after.clause == clause else after

    def next_round(held: Event) -> Any:
        made = event.next_round(held)
        return [] if isinstance(made, Refusal) and made.clause == clause else made

    patch.setattr(cases, "done", done)
    patch.setattr(cases, "opened", opened)
    patch.setattr(cases, "next_round", next_round)
    patch.setattr(cases, "own_match", lambda *about: None)
