"""`hanpan sim`, `check` and `coverage`."""

import json
from pathlib import Path

import msgspec
import pytest

from hanpan.core.proofs.kit import Failure, check_game
from hanpan.games.loading import load_game
from tests.cli.run import fine, fine_json, hanpan, refused
from tests.cli.test_judge import CASE as CASE_TO_FILL

CASE = CASE_TO_FILL.replace("HALF", "4")
QUICK = ("sim", "dice-battle", "--mode", "quick", "--games", 60, "--seed", 3)


@pytest.mark.slow
def test_sim_is_the_same_with_any_number_of_workers() -> None:
    alone = fine_json(*QUICK, "--workers", 1)
    assert fine_json(*QUICK, "--workers", 2) == alone
    assert alone["games"] == 60
    assert [bot["name"] for bot in alone["bots"]] == ["hard", "easy"]
    for bot in alone["bots"]:
        assert bot["wins"]["low"] < bot["wins"]["rate"] < bot["wins"]["high"]


def test_sim_in_words() -> None:
    english = fine(*QUICK, "--workers", 1)
    korean = fine(*QUICK, "--games", 6, "--workers", 1, "--lang", "ko")  # the last number counts
    assert "95 % interval" in english
    assert "60 games, seed 3, seats exchanged" in english
    assert "95 % 구간" in korean
    assert "밸런스" in korean
    itself = fine("sim", "dice-battle", "--seats", "easy,easy", "--mode", "quick", "--games", 5, "--workers", 1)
    assert "easy (p1)" in itself
    assert "each seed once" in itself


def test_sim_refuses() -> None:
    assert "'hard' must name two bots with a comma between them, as hard,easy" in refused(
        "sim", "dice-battle", "--seats", "hard"
    )
    assert "there is no bot 'genius' for dice-battle" in refused("sim", "dice-battle", "--seats", "genius,easy")
    assert "7 games: an even number is needed" in refused("sim", "dice-battle", "--games", 7)
    assert "has no mode 'blitz'" in refused("sim", "dice-battle", "--mode", "blitz")


def test_check_keeps_every_promise() -> None:
    report = fine_json("check", "dice-battle", "--games", 3, "--workers", 1, "--mode", "quick")
    assert (report["ok"], report["games"], report["failed"]) == (True, 3, {})
    assert report["tried"]["hidden"] > 0
    assert report["probed"] == report["steps"] + report["games"]
    assert "every promise was kept" in fine("check", "dice-battle", "--games", 1, "--workers", 1)
    assert "모든 약속" in fine("check", "dice-battle", "--games", 1, "--workers", 1, "--lang", "ko")
    assert "has no mode 'blitz'" in refused("check", "dice-battle", "--mode", "blitz")
    assert "--probe: '3/4' is not a share such as 1/32" in refused("check", "dice-battle", "--probe", "3/4")


def test_a_broken_promise_is_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("hidden", "dice-battle", {}, "quick", 4, 11, 2, "the view of p1 differs")
    sound = check_game(load_game("dice-battle"), games=1)
    report = msgspec.structs.replace(sound, failed={"hidden": 1}, failures=(failure,))
    monkeypatch.setattr("hanpan.core.proofs.kit.check_many", lambda *args, **options: report)
    result = hanpan("check", "dice-battle")
    assert result.exit_code == 1
    assert "hidden: the view of p1 differs [dice-battle quick, seed 4, game 11, step 2]" in result.stdout
    assert "1 promise was BROKEN" in result.stdout


def test_coverage_of_a_few_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "t-1.yaml").write_text(CASE)
    options = ("coverage", "dice-battle", "--games", 0, "--workers", 1)
    result = hanpan(*options, "--cases", tmp_path)
    assert result.exit_code == 1
    assert "NOT reached: DB-1.1, DB-1.2" in result.stdout
    report = json.loads(hanpan(*options, "--cases", tmp_path, "--json").stdout)
    assert not report["ok"]
    assert "DB-7.7" not in report["missing"]
    reached = {clause["id"]: clause["named_by"] for clause in report["clauses"]}
    assert reached["DB-7.7"] == ["T-1"]
    # A folder named casebook where one stands is taken by itself.
    (tmp_path / "casebook").mkdir()
    (tmp_path / "t-1.yaml").rename(tmp_path / "casebook" / "t-1.yaml")
    monkeypatch.chdir(tmp_path)
    assert json.loads(hanpan(*options, "--json").stdout) == report


def test_coverage_by_random_games_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("hanpan.games.registry.casebook_of", lambda game: None)
    result = hanpan("coverage", "dice-battle", "--games", 5, "--workers", 1, "--lang", "ko")
    assert result.exit_code == 1
    assert "닿지 않은 조항" in result.stdout
    report = json.loads(hanpan("coverage", "dice-battle", "--games", 5, "--workers", 1, "--json").stdout)
    assert (report["cases"], report["games"]) == (0, 5)
    assert "DB-4.1" not in report["missing"]
    assert "DB-4.1" in report["without_case"]


def test_what_events_cite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games and one case: what they do not show is named, and what they show is counted."""
    (tmp_path / "casebook").mkdir()
    (tmp_path / "casebook" / "t-1.yaml").write_text(CASE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("hanpan.cli.commands.cited_by.GAMES", 2)
    result = hanpan("rules", "dice-battle", "--cited-by")
    assert result.exit_code == 1
    assert "declared and NEVER cited: " in result.stdout
    assert "card_lost DB-1.3" in result.stdout
    report = json.loads(hanpan("rules", "dice-battle", "--cited-by", "--json").stdout)
    assert report["undeclared"] == []
    assert {"kind": "card_lost", "clause": "DB-1.3", "declared": True, "games": 0, "cases": 0} in report["unreached"]
    bomb = next(each for each in report["citations"] if (each["kind"], each["clause"]) == ("bomb", "DB-7.7"))
    assert bomb["cases"] > 0
    assert refused("rules", "--cited-by") == "hanpan: --cited-by: name the game whose events are asked about"


def test_coverage_of_a_folder_that_is_not_there(tmp_path: Path) -> None:
    said = refused("coverage", "dice-battle", "--cases", tmp_path / "none")
    assert said == f"hanpan: {tmp_path / 'none'}: is not a folder"


@pytest.mark.slow
def test_every_clause_of_dice_battle_is_reached() -> None:
    book = Path(__file__).parents[2] / "casebook"
    report = fine_json("coverage", "dice-battle", "--cases", book, "--games", 0, "--workers", 1)
    assert report["missing"] == []
