"""Every case of the tournament rules runs, every clause is reached by one, and a case that does not hold says so."""

from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import load_rulebook
from hanpan.core.proofs.casebook import BadCase, tournament_files
from hanpan.tournaments.cases import FOLDER, casebook, load, wrong

CASEBOOK = Path(__file__).parents[2] / "casebook"
FILES = tournament_files(CASEBOOK)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    assert list(wrong(load(path))) == []


def test_every_clause_is_reached() -> None:
    cases = [load(path) for path in FILES]
    reached = {clause for case in cases for clause in case.rules}
    assert {clause.id for clause in load_rulebook("hanpan.tournaments").clauses} == reached
    assert len({case.id for case in cases}) == len(cases)


def test_they_lie_in_a_folder_of_their_own() -> None:
    assert casebook() == CASEBOOK / FOLDER
    assert {path.parent for path in FILES} == {CASEBOOK / FOLDER}
    assert sorted((CASEBOOK / FOLDER).rglob("*")) == FILES


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("register ara", "refused by EV-JOIN-01"),
        ("{refused: register Chan, clause: EV-JOIN-02}", "wanted a refusal by EV-JOIN-02, found none"),
        ("{refused: register ara, clause: EV-JOIN-02}", "found EV-JOIN-01"),
        ("active: [Ara]", "active: wanted ['Ara'], found ['Ara', 'Bom']"),
    ],
)
def test_what_does_not_hold_is_told_with_its_line(tmp_path: Path, line: str, found: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(
        f"case: X\ntitle: {{ko: x, en: x}}\nrules: [EV-JOIN-01]\ndo:\n  - register Ara Bom\n  - {line}\n", "utf-8"
    )
    told = list(wrong(load(path)))
    assert len(told) == 1
    assert told[0].startswith(f"{path}:6: ")
    assert found in told[0]


@pytest.mark.parametrize(
    "text",
    [
        "case: X\n",
        "case: X\ntitle: {ko: x, en: x}\nrules: [A]\nsettings: {cut: -1}\ndo: [start]\n",
        "case: X\ntitle: {ko: x, en: x}\nrules: [A]\nsettings: 3\ndo: [start]\n",
    ],
)
def test_what_is_no_case_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadCase):
        load(path)


@pytest.mark.parametrize(
    "line",
    ["dance", "appoint Ara king", "result one 1-0", "lift two", "{clause: EV-LOG-01}", "{without_line: x}", "{odd: 1}"],
)
def test_a_line_that_says_nothing_is_told_with_its_place(tmp_path: Path, line: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(f"case: X\ntitle: {{ko: x, en: x}}\nrules: [A]\ndo:\n  - register Ara\n  - {line}\n", "utf-8")
    case = load(path)
    with pytest.raises(BadCase, match=r"case\.yaml:6: "):
        list(wrong(case))
