"""The tables of docs/<game>.md cannot drift: they are what the engine does."""

import re

import pytest

from hanpan.core.contract.happening import shape
from hanpan.core.proofs.citations import cited_by
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.casebook.seen import ROOT, seen_of

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game_id", game_ids())


@every_game
def test_what_is_declared_happens(game_id: str) -> None:
    """Every field, seat and clause of every kind is reached by a case or by some random games."""
    seen, game = seen_of(game_id), load_game(game_id)
    seats = {"yes": {True}, "no": {False}, "any": {True, False}}
    for kind in game.events:
        form = shape(kind)
        own = {f"({part.name})" for part in form.private if part.audience == "own"}
        each = {f"({seat}.{part.name})" for part in form.private if part.audience == "each" for seat in game.info.seats}
        assert seen.events.get(form.kind) == own | each | {part.name for part in form.public}, form.kind
        assert seen.seats[form.kind] == seats[form.seat], form.kind
    report = cited_by(game_id, game.events, {}, seen.cites)
    assert report.undeclared == ()
    assert report.unreached == ()


@every_game
def test_the_refusals_are_those_that_are_given(game_id: str) -> None:
    seen, rows = seen_of(game_id), _table(game_id, "Refusals")
    assert {code: _listed(params) for code, _, params, _ in rows} == seen.params
    assert {code: _listed(clauses) for code, clauses, _, _ in rows} == seen.clauses


def _table(game_id: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without backticks."""
    text = (ROOT / "docs" / f"{game_id}.md").read_text("utf-8")
    section = re.split(r"^## ", text.partition(f"\n## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    assert rows, heading
    return [[cell.strip().replace("`", "") for cell in row.strip("|").split("|")] for row in rows]


def _listed(cell: str) -> set[str]:
    return {part.strip() for part in cell.split(",") if part.strip()}
