"""`legal` about a question that is never listed: single answers are looked for, all of them only where they are few."""

import pytest

from hanpan.core.proofs.casebook import parse_text, run_case
from hanpan.games.loading import load_game

CASE = """
case: wide
title: A wide hand
rules: [CL-FLOW-02]
game: clash
params: {energy.cap_high: 40}
symmetric: false
reason: only one side is asked about
given:
  p1: {hand: [A01, A02, A03, A04, A05, A06, A07, A08, A09, A10], energy: 40, slots: 4}
  p2: {hand: [A01], energy: 1, summons: [wolf]}
expect:
  - prompt: {p1: declare, p2: declare}
  - legal: WANTED
"""


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("{seat: p1, includes: [queue A01 A02 A03 A04, pass], excludes: [queue A01 A01, keep]}", []),
        ("{seat: p1, includes: [queue A01 A01]}", ["legal for p1: 'queue A01 A01' is not"]),
        ("{seat: p1, excludes: [queue A02 A01]}", ["legal for p1: 'queue A02 A01' is legal"]),
        ("{seat: p2, exactly: [pass, queue A01]}", []),
        ("{seat: p2, exactly: [pass]}", ["legal for p2: 'queue A01' is legal too"]),
        ("{seat: p2, exactly: [pass, queue A01, queue A01@1]}", ["is not; legal are pass, queue A01"]),
        (
            "{seat: p1, exactly: [pass]}",
            ["legal.exactly: the question has more than 2000 answers, too many to list; use includes and excludes"],
        ),
    ],
)
def test_what_a_case_may_ask_about_it(wanted: str, told: list[str]) -> None:
    report = run_case(parse_text(CASE.replace("WANTED", wanted)), load_game)
    assert len(report.messages) == len(told), report.messages
    for message, part in zip(report.messages, told, strict=True):
        assert part in message
