"""`hanpan lab calibrate`, `events` and `balance` at the command line."""

from functools import cache

import pytest

from hanpan.core.contract.params import table
from hanpan.games.dice_battle.lab import balance, calibration, planted
from hanpan.games.dice_battle.rules.params import Params
from tests.cli.run import fine, fine_json, hanpan


@pytest.mark.slow
def test_events() -> None:
    told = fine("lab", "events", "--games", 20_000, "--mode", "quick")
    assert "Bomb" in told
    assert "20,000 games" in told
    assert "폭탄" in fine("lab", "events", "--games", 20_000, "--mode", "quick", "--lang", "ko")
    events = fine_json("lab", "events", "--games", 200_000)["events"]
    assert max(events, key=events.__getitem__) == "event:bonus_turn"
    value, low, high = events["event:bomb"]
    assert low < value < high < -0.08
    without = fine_json("lab", "events", "--games", 20_000, "--set", "event_deck.bomb=0")["events"]
    assert "event:bomb" not in without


@pytest.mark.slow
def test_calibrate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "REFERENCE", 20_000)
    monkeypatch.setattr(calibration, "MOST", 20_000)
    monkeypatch.setattr(calibration, "_reference", cache(calibration._reference))  # both runs have the same
    run = ("lab", "calibrate", "--planted", 3, "--sound", 2, "--workers", 1, "--seed", 2)
    told = fine(*run)
    assert "all defects (power)" in told
    assert "3 / 3" in told
    monkeypatch.setattr(calibration, "BAND", 0.5)  # a lab that overlooks nearly everything says so
    result = hanpan(*run)
    assert result.exit_code == 1
    assert "✗ strong card:" in result.stdout


@pytest.mark.slow
def test_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("QUICK", 200), ("SURE", 400), ("LOOKED_AT", 2), ("MOVES", 4), ("KEPT", 2)):
        monkeypatch.setattr(balance, name, value)
    few = table(Params)[8:14]
    monkeypatch.setattr(balance, "table", lambda _: few)
    report = fine_json("lab", "balance", "--steps", 2, "--high", 0, "--low", 0, "--workers", 1)
    assert report["before"][0] == {}
    assert [len(kept) for kept in report["steps"]] == [2, 2]
    assert all(1 <= len(one[0]) <= 2 for kept in report["steps"] for one in kept)
    inside = fine("lab", "balance", "--steps", 1, "--high", 100, "--low", -100, "--workers", 1)
    assert "= " in inside


def test_a_variant_that_cannot_be_played_is_passed_over() -> None:
    tried = [{"start.gauge": 5}, {"shield.cost": 2}, {"shield.cost": 2}, {"modes.quick": 6}]
    assert balance._valid(tried) == [{"shield.cost": 2}]
    assert planted.LEVEL == "hard"
