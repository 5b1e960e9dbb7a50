"""The table of rulings points at cases and clauses that there are."""

import re
from pathlib import Path

from hanpan.games.registry import load_game

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rulings.md").read_text("utf-8")


def _cases(game: str) -> set[str]:
    """The ids of a game's cases. (That each of them can be read is shown where each of them is run.)"""
    texts = (path.read_text("utf-8") for path in (ROOT / "casebook" / game).rglob("*.yaml"))
    return {case for text in texts for case in re.findall(r"^case: *(\S+)", text, re.MULTILINE)}


def test_every_case_that_a_ruling_names_is_in_the_casebook() -> None:
    known = _cases("dice-battle")
    named = set(re.findall(r"\bDB-(?:\d+\.\d+-[a-z]|X\d+)\b", TEXT))
    assert len(named) > 80
    assert sorted(named - known) == []


def test_every_clause_that_is_our_own_ruling_is_in_the_table() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| DB-")]
    explained = {clause for row in rows for clause in re.findall(r"DB-\d+\.\d+\b(?!-)", row.split("|")[1])}
    rulings = {clause.id for clause in load_game("dice-battle").rulebook().clauses if clause.ruling}
    assert sorted(rulings - explained) == []


def test_every_ruling_of_sorcerers_has_its_row_and_its_cases() -> None:
    rows = [row.split("|") for row in TEXT.splitlines() if row.startswith("| SO-AM")]
    rulings = {clause.id for clause in load_game("sorcerers").rulebook().clauses if clause.id.startswith("SO-AM-")}
    assert {clause for row in rows for clause in re.findall(r"SO-AM-\d+", row[1])} == rulings
    known = {*_cases("sorcerers"), "on the page"}
    for row in rows:
        named = [case.strip() for case in row[4].split(",")]
        assert named, row[1]
        assert not set(named) - known, row[1]
