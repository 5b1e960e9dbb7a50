"""The lab on trial: what counts as an alarm, and a handful of variants on each side."""

import msgspec
import pytest

from hanpan.core.contract.params import changed
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.lab import calibration, planted
from hanpan.games.dice_battle.lab.calibration import Alarm, Judged, alarms, calibrate
from hanpan.games.dice_battle.lab.planted import GROUNDS, LEVEL_HEADS, OPTIONS, PlantedVariant

NOTHING = dict.fromkeys(OPTIONS, 0.0)


def judged(kind: planted.Kind, what: str, *found: tuple[str, str]) -> Judged:
    made = PlantedVariant(kind, "open", what, {"deck.boost": 8}, LEVEL_HEADS, 0.03)
    return Judged(
        made, tuple(msgspec.convert({"kind": k, "what": w, "low": 0.0, "high": 0.0}, Alarm) for k, w in found), 1
    )


def test_an_alarm_has_to_name_the_defect() -> None:
    assert judged("strong", "card:boost", ("seat", "p1"), ("strong", "card:boost")).right
    assert not judged("strong", "card:boost", ("strong", "card:reset")).right
    assert not judged("strong", "card:boost", ("dominated", "card:boost")).right
    assert not judged("seat", "p1", ("seat", "p2")).right
    assert judged("sound", "").right
    assert not judged("sound", "", ("seat", "p1")).right


def test_a_variant_is_its_ground_and_its_numbers() -> None:
    assert judged("strong", "card:boost").plant.overrides == {**GROUNDS["open"], "deck.boost": 8}
    for numbers in GROUNDS.values():
        assert changed(DiceBattle(numbers).params) == numbers


@pytest.mark.slow
def test_alarms_of_the_three_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "MOST", 20_000)
    reference = {**NOTHING, "card:boost": 0.019, "card:defence": 0.008, "card:attack": 0.008, "card:reset": 0.006}
    strong, games = alarms({**GROUNDS["open"], "deck.boost": 30}, LEVEL_HEADS, reference, 1)
    assert ("strong", "card:boost") in {(alarm.kind, alarm.what) for alarm in strong}
    assert 5 * 2 * 2000 <= games <= 11 * 20_000
    useless = {**GROUNDS["open"], "cards.boost_factor": 1, "deck.boost": 40, "cards.boost_cost": 7}
    dominated, _ = alarms(useless, LEVEL_HEADS, reference, 1)
    assert ("dominated", "card:boost") in {(alarm.kind, alarm.what) for alarm in dominated}
    unfair, _ = alarms(GROUNDS["open"], ((0, 0, 0, 0), (0, 0, 0, 20)), reference, 1)
    assert [(alarm.kind, alarm.what) for alarm in unfair] == [("seat", "p2")]
    assert alarms(GROUNDS["open"], LEVEL_HEADS, reference, 1)[0] == []


@pytest.mark.slow
def test_a_small_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "REFERENCE", 40_000)
    steps: list[int] = []
    report = calibrate(planted=3, sound=3, seed=4, progress=steps.append)
    assert sum(steps) == report.found.of + report.false.of == 6
    assert (report.found.count, report.false.count) == (3, 0), report.wrong
    assert set(report.found_by_kind) == {"strong", "dominated", "seat"}
    assert all(kind.of == 1 for kind in report.found_by_kind.values())
    assert report.games > 6 * 5 * 2 * 6000
