"""Rule coverage: what counts as reached, and what does not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import Rulebook
from hanpan.core.proofs.casebook import CaseReport, load_case, run_case
from hanpan.core.proofs.coverage import coverage
from hanpan.games.loading import load_game

BOMB = """\
case: BOMB
title: A bomb halves the total
rules: [DB-7.7]
game: dice-battle
given:
  stage: post
  p1: {total: 9, tendency: balance, dice: [3]}
  p2: {tendency: balance, dice: [3]}
chance: {event/p1: bomb, event/p2: none, energy/p1: 2, energy/p2: 2}
play:
  - {p1: pass, p2: pass}
expect:
  - events: [{bomb: p1, before: 9, after: AFTER}]
"""


@pytest.fixture
def rulebook() -> Rulebook:
    return load_game("dice-battle").rulebook()


@pytest.fixture
def run(tmp_path: Path) -> Callable[[str], CaseReport]:
    def run(text: str) -> CaseReport:
        path = tmp_path / "case.yaml"
        path.write_text(text, "utf-8")
        return run_case(load_case(path), load_game)

    return run


def test_a_case_that_holds_reaches_the_clauses_it_names(rulebook: Rulebook, run: Callable[[str], CaseReport]) -> None:
    report = run(BOMB.replace("AFTER", "4"))
    assert report.ok, report.messages
    found = coverage(rulebook, [report], {"DB-1.1": 7}, 10)
    by_id = {clause.id: clause for clause in found.clauses}
    assert by_id["DB-7.7"].named_by == ("BOMB",)
    assert by_id["DB-7.1"].named_by == ()
    assert by_id["DB-7.1"].cited_in == ("BOMB",)
    assert by_id["DB-1.1"].games == 7
    assert "DB-7.7" not in found.without_case
    assert "DB-7.1" in found.without_case
    assert "DB-1.1" in found.without_case
    assert "DB-1.1" not in found.unreached
    assert not found.ok
    assert (found.cases, found.games, found.left_out) == (1, 10, ())


@pytest.mark.parametrize(
    "text",
    [
        BOMB.replace("AFTER", "5"),
        BOMB.replace("AFTER", "5") + "status: known_failing\n",
        BOMB.replace("AFTER", "4").replace("DB-7.7", "DB-7.8"),
    ],
    ids=["fails", "is known to fail", "does not show what it names"],
)
def test_a_case_that_does_not_hold_reaches_nothing(
    rulebook: Rulebook, run: Callable[[str], CaseReport], text: str
) -> None:
    found = coverage(rulebook, [run(text)], {})
    assert found.left_out == ("BOMB",)
    assert set(found.without_case) == {clause.id for clause in rulebook.clauses}


def test_every_clause_reached_is_ok(rulebook: Rulebook, run: Callable[[str], CaseReport]) -> None:
    report = run(BOMB.replace("AFTER", "4"))
    named = {clause.id: 1 for clause in rulebook.clauses}
    everything = report._replace(case=report.case._replace(rules=named))
    assert coverage(rulebook, [everything], {}).ok
    other = report._replace(case=report.case._replace(rules=named, game="clash"))
    assert not coverage(rulebook, [other], {}).ok


def test_the_clauses_stand_in_the_order_of_the_rulebook(rulebook: Rulebook) -> None:
    found = coverage(rulebook, [], {})
    assert [clause.id for clause in found.clauses] == [clause.id for clause in rulebook.clauses]
    assert found.unreached == found.without_case
