"""The table of rulings points at cases and clauses that there are, in every game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rulings.md").read_text("utf-8")
OWN = "-AM-"  # in the id of a clause that is a ruling of ours
ELSEWHERE = {"on the page"}  # a page of the rules shows it: tests/games/<game>/test_pages.py


class Row(NamedTuple):
    """One ruling: the clauses it is about, and its cases; None where its table has no column for them."""

    clauses: tuple[str, ...]
    cases: tuple[str, ...] | None


@cache
def _rows(game: str) -> tuple[Row, ...]:
    return tuple(_read(TEXT.partition(f"\n## {game.replace('-', ' ').title()}\n")[2].partition("\n## ")[0]))


def _read(section: str) -> Iterator[Row]:
    columns: list[str] = []
    for line in section.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[:1] == ["clause"]:
            columns = cells
        elif cells and not cells[0].startswith("-"):
            said = dict(zip(columns, cells, strict=True))
            yield Row(_named(said["clause"]), _named(said["case"]) if "case" in said else None)


def _named(cell: str) -> tuple[str, ...]:
    """The names in a cell; `DB-3.4-h to DB-3.4-p` stands for the first and the last of several."""
    return tuple(name.strip() for name in re.split(r",| to ", cell) if name.strip())


def _cases(game: str) -> set[str]:
    """The ids of a game's cases. (That each of them can be read is shown where each of them is run.)"""
    texts = (path.read_text("utf-8") for path in (ROOT / "casebook" / game).rglob("*.yaml"))
    return {case for text in texts for case in re.findall(r"^case: *(\S+)", text, re.MULTILINE)}


@pytest.mark.parametrize("game", game_ids())
def test_every_case_that_a_ruling_names_is_in_the_casebook(game: str) -> None:
    known, rows = _cases(game) | ELSEWHERE, _rows(game)
    assert len(rows) > 15
    for row in rows:
        assert row.cases is None or (row.cases and not set(row.cases) - known), row


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_that_has_a_ruling_is_in_the_rulebook(game: str) -> None:
    known = {clause.id for clause in load_game(game).rulebook().clauses}
    assert sorted({clause for row in _rows(game) for clause in row.clauses} - known) == []


def test_every_clause_that_is_our_own_ruling_is_in_the_table() -> None:
    explained = {clause for row in _rows("dice-battle") for clause in row.clauses}
    rulings = {clause.id for clause in load_game("dice-battle").rulebook().clauses if clause.ruling}
    assert sorted(rulings - explained) == []


@pytest.mark.parametrize("game", [game for game in game_ids() if any(row.cases for row in _rows(game))])
def test_every_clause_that_is_a_ruling_by_name_has_its_row_and_its_cases(game: str) -> None:
    """In the games whose tables name the cases."""
    rows = {clause for row in _rows(game) if row.cases for clause in row.clauses if OWN in clause}
    assert {clause.id for clause in load_game(game).rulebook().clauses if OWN in clause.id} == rows
