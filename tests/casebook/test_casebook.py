"""Every case of the casebook runs, each as a test of its own."""

from pathlib import Path

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.core.proofs.casebook import case_files, load_case, load_casebook, run_case
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

CASEBOOK = Path(__file__).parents[2] / "casebook"
FILES = case_files(CASEBOOK)
# Cases of hundreds of steps.
LONG = ("sorcerers/01-scenarios/t19", "trail/01-scenarios/t07", "clash/01-scenarios/t11")


def _name(path: Path) -> str:
    return path.relative_to(CASEBOOK).with_suffix("").as_posix()


def _as_test(path: Path) -> object:
    marks = [pytest.mark.slow] if _name(path) in LONG else []
    return pytest.param(path, id=_name(path), marks=marks)


@pytest.mark.parametrize("path", [*map(_as_test, FILES)])
def test_case(path: Path) -> None:
    report = run_case(load_case(path), load_game, load_bot)
    if not report.ok:
        pytest.fail("\n".join(report.messages), pytrace=False)


@pytest.mark.slow
def test_the_casebook_names_each_case_once_and_files_it_under_its_game() -> None:
    cases = load_casebook(CASEBOOK)
    assert {case.game for case in cases} == set(game_ids())
    for case in cases:
        assert case.path.relative_to(CASEBOOK).parts[0] == case.game, case.path
