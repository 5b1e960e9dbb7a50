"""`hanpan replay`, `verify` and `case from-replay`."""

import json
import sys
from pathlib import Path

import pytest

from hanpan.cli.commands.verify import _kept
from hanpan.core.chance.chance import commitment_of
from hanpan.core.chance.dice import bound_keys, pledge_of
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from tests.cli.run import fine, fine_json, hanpan, refused
from tests.replay.games import SECRET, Line, played, saved, secret_match


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return saved(tmp_path, secret_match())


def test_a_sound_replay_verifies(game: Path) -> None:
    assert fine("verify", game) == f"{game}: sound, 16 steps, the dice are those of the seed\n"
    assert "이상 없음" in fine("verify", game, "--lang", "ko")
    [report] = fine_json("verify", game)
    assert (report["ok"], report["dice"], report["problems"]) == (True, "checked", [])


def test_a_replay_against_what_the_player_kept(tmp_path: Path, game: Path) -> None:
    folder = tmp_path / "bound"
    folder.mkdir()
    value = "5a" * 32
    commitment = commitment_of(SECRET)
    keys = bound_keys(SECRET, SEATS, {"p1": value}, {"p1": pledge_of(commitment, "p1", value)})
    path = saved(folder, played(keys))
    said = fine("verify", path, "--commitment", commitment, "--value", f"p1={value}")
    assert said.endswith("the dice are those of the secret and the seats’ values\n")
    for other in (("--commitment", "0" * 64), ("--value", f"p1={'0' * 64}"), ("--value", f"p2={value}")):
        result = hanpan("verify", path, *other)
        assert result.exit_code == 1
        assert f"{path}:1: dice" in result.stdout
    assert "64 hexadecimal digits" in refused("verify", path, "--commitment", "abc")
    assert "'p3=00' is not SEAT=HEX" in refused("verify", path, "--value", "p3=00")
    assert "name one file" in refused("verify", path, game, "--commitment", commitment)


def test_an_edited_replay_does_not(tmp_path: Path, game: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[7]["hash"] = "f" * 32

    folder = tmp_path / "edited"
    folder.mkdir()
    bad = saved(folder, secret_match(), edit)
    result = hanpan("verify", game, bad)
    assert result.exit_code == 1
    assert f"{bad}:8: step 6: hash: ffff" in result.stdout
    assert f"{bad}: NOT sound: 1 problem (6 steps hold)" in result.stdout
    assert f"{game}: sound" in result.stdout
    report = json.loads(hanpan("verify", bad, "--json").stdout)[0]
    assert report["problems"][0]["line"] == 8


def test_a_file_that_cannot_be_read_is_bad_input(tmp_path: Path, game: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(game.read_bytes()[:-10])
    for command in ("verify", "replay"):
        assert refused(command, path).startswith(f"hanpan: {path}:18: the last line is cut off")
        assert "none.jsonl: No such file" in refused(command, tmp_path / "none.jsonl")
    assert "the last line is cut off" in refused("case", "from-replay", path, "--at", 1)


def test_the_other_files_are_still_looked_at(tmp_path: Path, game: Path) -> None:
    result = hanpan("verify", tmp_path / "none.jsonl", game)
    assert result.exit_code == 2
    assert result.stderr == f"hanpan: {tmp_path / 'none.jsonl'}: No such file or directory\n"
    assert f"{game}: sound" in result.stdout


def test_other_rules_are_refused_by_name(tmp_path: Path) -> None:
    def older(lines: list[Line]) -> None:
        lines[0]["rules"] = "0.9"

    path = saved(tmp_path, edit=older)
    for args in (("verify", path), ("replay", path), ("case", "from-replay", path, "--at", 1)):
        said = refused(*args)
        assert said == f"hanpan: {path}:1: rules: this replay is of rules 0.9, this program plays 1.0"


def test_an_unfinished_game(tmp_path: Path) -> None:
    path = saved(tmp_path, played(steps=4))
    assert "the result line is missing" in refused("verify", path)
    assert "sound, 5 steps" in fine("verify", "--unfinished", path)
    assert "unfinished" in fine("replay", path, "--all")


def test_a_replay_is_told_in_both_languages(game: Path) -> None:
    english, korean = fine("replay", game), fine("replay", game, "--lang", "ko")
    assert "step 15 of 15" in english
    assert "Mina took the" in english
    assert "단계 15 / 15" in korean
    assert "[DB-2.3]" in korean


def test_a_seat_reads_of_itself(game: Path) -> None:
    own = fine("replay", game, "--seat", "p1")
    assert "You took the" in own
    assert "  p1: pass" in own  # of which no event tells
    assert "  p1: declare" not in own
    assert "  p2: pass" not in own
    assert "p1: pass" not in fine("replay", game)


def test_one_step_with_the_table(game: Path) -> None:
    shown = fine("replay", game, "--seat", "p2", "--step", 2)
    assert "step 2 of 15" in shown
    assert "step 3" not in shown
    assert "p1 Mina" in shown
    assert "stage" in shown
    assert "there is no step 99; the last one is 15" in refused("replay", game, "--step", 99)


def test_a_name_is_only_a_name(tmp_path: Path) -> None:
    def rename(lines: list[Line]) -> None:
        lines[0]["seats"]["p1"]["name"] = "[/red] [bold]"

    shown = fine("replay", saved(tmp_path, edit=rename), "--step", 2)
    assert shown.count("p1 [/red] [bold]") == 2  # in the heading and above the table


def test_walking_through(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = iter(["", "", "v", "b", "7", "99", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(keys))
    monkeypatch.setattr("hanpan.cli.commands.replay.on_a_screen", lambda: True)
    shown = fine("replay", game)
    steps = [line for line in shown.splitlines() if line.startswith("step ")]
    assert steps == [f"step {n} of 15" for n in (0, 1, 2, 1, 7)]
    assert "Enter, b, v, q, or a step from 0 to 15" in shown
    assert list(keys) == []


def test_walking_ends_with_the_game_or_the_input(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.cli.commands.replay.on_a_screen", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    assert "step 15 of 15" in fine("replay", game)

    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert "step 0 of 15" in fine("replay", game)


def test_export_as_a_seat_saw_it(game: Path, tmp_path: Path) -> None:
    target = tmp_path / "seen.jsonl"
    assert fine("replay", game, "--seat", "p1", "--export", target) == ""
    lines = [json.loads(line) for line in target.read_text().splitlines()]
    assert lines[0]["seat"] == "p1"
    assert fine("replay", game, "--seat", "p1", "--export", "-") == target.read_text()
    before = game.read_bytes()
    assert "there is such a file already" in refused("replay", game, "--export", game)
    assert game.read_bytes() == before
    assert "as one seat saw it" in refused("verify", target)


def test_a_case_from_a_replay_holds(game: Path, tmp_path: Path) -> None:
    text = fine("case", "from-replay", game, "--at", 3)
    assert text.startswith("case: game-3\n")
    target = tmp_path / "my-case.yaml"
    assert fine("case", "from-replay", game, "--at", 3, "-o", target) == f"{target} written\n"
    assert target.read_text().startswith("case: my-case\n")
    assert "1 case, 1 run: all hold" in fine("judge", target)
    assert "there is such a file already" in refused("case", "from-replay", game, "--at", 3, "-o", target)
    assert "there is no step 16" in refused("case", "from-replay", game, "--at", 16)


@pytest.mark.slow
def test_every_step_of_a_game_can_be_cut(tmp_path: Path) -> None:
    match: Match = played()
    path = saved(tmp_path, match)
    for n in range(1, len(match.steps)):
        assert fine("case", "from-replay", path, "--at", n, "--id", f"C-{n}").startswith(f"case: C-{n}\n")


def test_on_a_screen_means_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    from hanpan.cli.commands.replay import on_a_screen

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert not on_a_screen()


def test_what_each_of_many_seats_kept_is_its_own() -> None:
    values = {seat: digit * 64 for seat, digit in {"p2": "b", "p3": "a", "p6": "c"}.items()}
    kept = _kept([Path("x")], None, [f"{seat}={value}" for seat, value in values.items()])
    assert kept.values == values
