"""`hanpan trail`: every fault of a map in words, with its place; `hanpan sim trail` has one bot."""

import json
from pathlib import Path

import pytest

from hanpan.games.trail.content.catalogue import STAGES
from tests.cli.run import fine, fine_json, hanpan, refused

GOOD = "\n".join(STAGES[0].rows) + "\n"


def test_a_map_that_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "good.txt"
    path.write_text(f"\n{GOOD.replace('1..', '1..  ', 1)}\n\n")
    assert fine("trail", "check-map", path) == f"{path}: can be played, 3 monsters\n"
    (report,) = fine_json("trail", "check-map", path)
    assert (report["ok"], report["rows"], report["faults"]) == (True, list(STAGES[0].rows), [])


def test_every_fault_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(GOOD.replace(".P..#", ".P..?").replace("..m......2", "..m......", 1))
    english, korean = (hanpan("trail", "check-map", path, "--lang", lang) for lang in ("en", "ko"))
    assert english.exit_code == korean.exit_code == 1
    assert english.stdout.splitlines() == [
        f"{path}: Row 2, column 5: “?” is no sign of a map. [TR-GRID-03]",
        f"{path}: Row 4 has 9 signs; a row has 10. [TR-GRID-01]",
        f"{path}: NOT playable, 2 faults",
    ]
    assert f"{path}: 2번째 줄 5번째 칸: “?”, 맵에 쓰지 않는 기호입니다. [TR-GRID-03]" in korean.stdout
    path.write_text("P.........\n" + "..........\n" * 3 + "........##\n........#.\n")
    faults = {(fault["fault"], fault["x"], fault["y"]) for fault in _faults(path)}
    assert faults == {("no_monster", 0, 0), ("unreachable", 10, 6)}
    assert hanpan("trail", "play-map", path).exit_code == 1


def test_a_file_with_several_maps(tmp_path: Path) -> None:
    path = tmp_path / "stages.toml"
    path.write_text(f"[[stages]]\nid = 'one'\nmap = '''\n{GOOD}'''\n[[stages]]\nid = 'two'\nmap = 'P'\n")
    told = hanpan("trail", "check-map", path).stdout
    assert f"{path}: one: can be played" in told
    assert f"{path}: two: A map has 6 rows, this one 1." in told
    assert "there are 2 maps in it" in refused("trail", "play-map", path)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("m.txt", b"\xff\xfe", "m.txt: byte 1: this is no UTF-8 text"),
        ("m.toml", b"[[stages", "m.toml: not a TOML file"),
        ("m.toml", b"x = 1", "m.toml: there is no [[stages]]"),
        ("m.toml", b"[[stages]]\nid = 'a'", "m.toml: stage 1: `map` must be"),
    ],
)
def test_a_file_without_a_map(tmp_path: Path, name: str, content: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(content)
    assert said in refused("trail", "check-map", tmp_path / name)


def test_one_bot_for_one_seat() -> None:
    assert "'hard,easy' must name one bot" in refused("sim", "trail", "--seats", "hard,easy")
    told = fine("sim", "trail", "--seats", "random", "--mode", "stage-meadow", "--games", 2, "--workers", 1)
    assert "of all losses" in told
    assert "1 Meadow" in told


def _faults(path: Path) -> list[dict[str, object]]:
    (report,) = json.loads(hanpan("trail", "check-map", path, "--json").stdout)
    faults: list[dict[str, object]] = report["faults"]
    return faults
