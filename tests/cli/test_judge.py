"""`hanpan judge`."""

import json
from pathlib import Path

import pytest

from tests.cli.run import fine, fine_json, hanpan, refused

CASE = """\
case: T-1
title: A bomb halves the total
rules: [DB-7.7]
game: dice-battle
given:
  round: 2
  stage: post
  p1: {total: 9, energy: 0, tendency: balance, dice: [3]}
  p2: {total: 9, energy: 0, tendency: balance, dice: [4]}
chance:
  event/p1: bomb
  event/p2: none
  energy/p2: 2
play:
  - {p1: pass, p2: pass}
expect:
  - events: [{bomb: p1, after: HALF}]
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "bomb.yaml"
    path.write_text(CASE.replace("HALF", "4"))
    return path


def test_a_case_that_holds(case: Path) -> None:
    assert "1 case, 2 runs: all hold" in fine("judge", case)
    assert "모두 맞음" in fine("judge", case, "--lang", "ko")
    [report] = fine_json("judge", case)
    assert (report["case"], report["result"], report["rules"]) == ("T-1", "ok", ["DB-7.7"])
    assert "DB-7.7" in report["cited"]


def test_why(case: Path) -> None:
    chain = fine("judge", case, "--why")
    assert "p1: pass · p2: pass" in chain
    assert "[DB-7.7]" in chain
    assert "9" in chain
    korean = fine("judge", case, "--why", "--lang", "ko")
    assert "폭탄" in korean
    [report] = fine_json("judge", case, "--why")
    assert any("[DB-7.7]" in line for line in report["why"])


def test_a_case_that_does_not_hold(tmp_path: Path) -> None:
    path = tmp_path / "bomb.yaml"
    path.write_text(CASE.replace("HALF", "5"))
    result = hanpan("judge", path)
    assert result.exit_code == 1
    assert "✗ T-1" in result.stdout
    assert f"{path}:17:" in result.stdout
    assert "1 does NOT hold" in result.stdout
    assert json.loads(hanpan("judge", path, "--json").stdout)[0]["result"] == "failed"


def test_folders_and_files_each_once(case: Path) -> None:
    reports = fine_json("judge", case.parent, case)
    assert [report["case"] for report in reports] == ["T-1"]


def test_cases_that_cannot_be_read(tmp_path: Path, case: Path) -> None:
    assert "No such file" in refused("judge", tmp_path / "none.yaml")
    assert "No such file" in refused("judge", "none")
    bad = tmp_path / "bad.yaml"
    bad.write_text(CASE.replace("title:", "titel:"))
    said = refused("judge", bad)
    assert said.startswith(f"hanpan: {bad}:2:")
    assert "titel" in said
    empty = tmp_path / "empty"
    empty.mkdir()
    assert f"{empty}: holds no cases" in refused("judge", empty)


def test_an_unreadable_file_does_not_end_the_run_of_its_folder(case: Path) -> None:
    bad = case.parent / "a-bad.yaml"
    bad.write_text(CASE.replace("title:", "titel:"))
    result = hanpan("judge", case.parent)
    assert result.exit_code == 2
    assert f"✗ {bad}:2:" in result.stdout
    assert "2 cases, 2 runs: 1 does NOT hold" in result.stdout
    held, unread = json.loads(hanpan("judge", case.parent, "--json").stdout)
    assert (held["result"], unread["result"], unread["path"]) == ("ok", "error", str(bad))


EVENT = """\
case: MINE
title: {ko: "이름", en: "Names"}
rules: [EV-JOIN-01]
do:
  - register Ara
  - {refused: register ARA, clause: EV-JOIN-01}
"""


def test_cases_of_tournaments(case: Path) -> None:
    assert fine("judge", "events").endswith(" runs: all hold\n")
    mine = case.with_name("mine.yaml")
    mine.write_text(EVENT, "utf-8")
    assert "2 cases, 3 runs: all hold" in fine("judge", case.parent)
    assert "✓ MINE  이름  [EV-JOIN-01]" in fine("judge", mine, "--why", "--lang", "ko")
    mine.write_text(EVENT.replace("register ARA", "register Bom"), "utf-8")
    done = hanpan("judge", mine)
    assert done.exit_code == 1
    assert "✗ MINE" in done.stdout
    assert "mine.yaml:6: wanted a refusal by EV-JOIN-01, found none" in done.stdout
    assert json.loads(hanpan("judge", mine, "--json").stdout)[0]["result"] == "failed"
    mine.write_text(EVENT.replace("register ARA", "dance"), "utf-8")
    assert "mine.yaml:6: 'dance': nothing that is done in a tournament" in refused("judge", mine)
