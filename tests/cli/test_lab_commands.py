"""`hanpan sim` and `check`."""

import msgspec
import pytest

from hanpan.core.kit import Failure, check_game
from hanpan.games.registry import load_game
from tests.cli.run import fine, fine_json, hanpan, refused

QUICK = ("sim", "dice-battle", "--mode", "quick", "--games", 60, "--seed", 3)


def test_sim_is_the_same_with_any_number_of_workers() -> None:
    alone = fine_json(*QUICK, "--workers", 1)
    assert fine_json(*QUICK, "--workers", 2) == alone
    assert alone["games"] == 60
    assert [bot["name"] for bot in alone["bots"]] == ["hard", "easy"]
    for bot in alone["bots"]:
        assert bot["wins"]["low"] < bot["wins"]["rate"] < bot["wins"]["high"]


def test_sim_in_words() -> None:
    english = fine(*QUICK, "--workers", 1)
    korean = fine(*QUICK, "--workers", 1, "--lang", "ko")
    assert "95 % interval" in english
    assert "60 games, seed 3, seats exchanged" in english
    assert "95 % 구간" in korean
    assert "밸런스" in korean
    itself = fine("sim", "dice-battle", "--seats", "easy,easy", "--mode", "quick", "--games", 5, "--workers", 1)
    assert "easy (p1)" in itself
    assert "each seed once" in itself


def test_sim_refuses() -> None:
    assert "'hard' must name two bots" in refused("sim", "dice-battle", "--seats", "hard")
    assert "there is no bot 'genius' for dice-battle" in refused("sim", "dice-battle", "--seats", "genius,easy")
    assert "7 games: an even number is needed" in refused("sim", "dice-battle", "--games", 7)
    assert "has no mode 'blitz'" in refused("sim", "dice-battle", "--mode", "blitz")


def test_check_keeps_every_promise() -> None:
    report = fine_json("check", "dice-battle", "--games", 6, "--workers", 1, "--mode", "quick")
    assert (report["ok"], report["games"], report["failed"]) == (True, 6, {})
    assert report["tried"]["hidden"] > 0
    assert "every promise was kept" in fine("check", "dice-battle", "--games", 3, "--workers", 1)
    assert "모든 약속" in fine("check", "dice-battle", "--games", 3, "--workers", 1, "--lang", "ko")
    assert "has no mode 'blitz'" in refused("check", "dice-battle", "--mode", "blitz")


def test_a_broken_promise_is_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure("hidden", "dice-battle", {}, "quick", 4, 11, 2, "the view of p1 differs")
    sound = check_game(load_game("dice-battle"), games=1)
    report = msgspec.structs.replace(sound, failed={"hidden": 1}, failures=(failure,))
    monkeypatch.setattr("hanpan.core.kit.check_many", lambda *args, **options: report)
    result = hanpan("check", "dice-battle")
    assert result.exit_code == 1
    assert "hidden: the view of p1 differs [dice-battle quick, seed 4, game 11, step 2]" in result.stdout
    assert "1 promise was BROKEN" in result.stdout
