"""The tables of docs/<game>.md cannot drift: they are what the engine does."""

import re

import pytest

from tests.casebook.seen import ROOT, seen_of
from tests.games.test_events import UNTYPED

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game_id", ["clash", "sorcerers", "trail"])


@pytest.mark.parametrize("game_id", UNTYPED)
def test_the_events_are_those_that_happen(game_id: str) -> None:
    seats = {"yes": {True}, "–": {False}, "any": {True, False}}
    seen, rows = seen_of(game_id), _table(game_id, "Events")
    assert {kind: _listed(fields) for kind, _, fields, _ in rows} == seen.events
    assert {kind: seats[seat] for kind, seat, _, _ in rows} == seen.seats


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
