"""The chain of a ruling in words."""

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.proofs.casebook import explain
from hanpan.games.loading import load_game
from tests.casebook.cases import changed, ran

TEXT = changed("  - {p1: play", "  - refused: {p2: play attack, code: not_held}\n  - {p1: play")


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_and_refusal_is_told_with_its_clause(lang: Lang) -> None:
    report = ran(TEXT)
    told = explain(report, load_game("dice-battle").texts(lang), {"p1": "Mina", "p2": "Jun"})
    events = [event for entry in report.log for event in getattr(entry, "events", ())]
    clauses = [line.rpartition("[")[2].rstrip("]") for line in told if line.endswith("]")]
    assert clauses == ["DB-3.4", *(event.clause for event in events)]
    assert told[0] == "p2: play attack"
    assert "p1: play attack · p2: pass" in told
    hit = next(at for at, line in enumerate(told) if line.endswith("[DB-5.2]"))
    assert "3" in told[hit + 1]
    assert told[hit + 1].startswith("      ")


def test_a_case_that_could_not_be_run_has_nothing_to_tell() -> None:
    report = ran(changed("energy: 4,", "energy: 44,"))
    assert explain(report, load_game("dice-battle").texts("en"), {}) == []
