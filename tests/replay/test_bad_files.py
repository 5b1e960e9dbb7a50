"""A file that cannot be a replay is refused with its name, its line and the reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hanpan.core.replay import BadReplay, game_of, read_replay, states
from hanpan.games.loading import load_game
from tests.replay.games import Edit, Line, saved

Damage = Callable[[bytes], bytes]


def _keep_lines(count: int) -> Damage:
    return lambda data: b"".join(data.splitlines(keepends=True)[:count])


def _replace_line(number: int, line: bytes) -> Damage:
    def damage(data: bytes) -> bytes:
        lines = data.splitlines(keepends=True)
        lines[number - 1] = line + b"\n"
        return b"".join(lines)

    return damage


DAMAGES: list[tuple[str, Damage, int, str]] = [
    ("empty", lambda data: b"", 1, "the file is empty"),
    ("cut in the last line", lambda data: data[:-40], 18, "the last line is cut off"),
    ("not JSON", _replace_line(4, b"{oops"), 4, "not JSON"),
    ("a blank line", _replace_line(4, b""), 4, "not JSON"),
    ("not text", _replace_line(4, b'{"n": "\xff"}'), 4, "not JSON"),
    ("not an object", _replace_line(4, b"[1, 2]"), 4, "not a JSON object"),
    ("no header", lambda data: data.split(b"\n", 1)[1], 1, "the header is missing"),
    ("some other JSON", _replace_line(1, b'{"name": "package"}'), 1, "the header is missing"),
    ("one seat's export", _replace_line(1, b'{"hanpan": "seen", "format": 1}'), 1, "as one seat saw it"),
    ("header only", _keep_lines(1), 2, "step 0, the setup, is missing"),
    ("no result", _keep_lines(17), 18, "the result line is missing"),
    ("a line after the result", lambda data: data + data.splitlines()[2] + b"\n", 19, "nothing may follow"),
]


@pytest.mark.parametrize(("damage", "line", "reason"), [row[1:] for row in DAMAGES], ids=[row[0] for row in DAMAGES])
def test_damaged_files(tmp_path: Path, damage: Damage, line: int, reason: str) -> None:
    path = saved(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(BadReplay) as caught:
        read_replay(path, finished=True)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert reason in str(caught.value)


def _set(at: int, field: str, value: object) -> Edit:
    def edit(lines: list[Line]) -> None:
        lines[at - 1][field] = value

    return edit


def _drop(at: int, field: str) -> Edit:
    def edit(lines: list[Line]) -> None:
        del lines[at - 1][field]

    return edit


EDITS: list[tuple[str, Edit, int, str]] = [
    ("another format", _set(1, "format", 3), 1, "format: this file has format 3, this program reads formats 1 and 2"),
    ("a format of other dice", _set(1, "format", 2), 1, "format: dice of this kind stand in files of format 1"),
    ("format of the wrong type", _set(1, "format", "1"), 1, "format: this file has format '1'"),
    ("unknown field in the header", _set(1, "colour", "red"), 1, "unknown field `colour`"),
    ("missing field in the header", _drop(1, "rules"), 1, "missing required field `rules`"),
    ("wrong type in the header", _set(1, "overrides", {"shield.cost": "2"}), 1, "`$.overrides[...]`"),
    ("unknown kind of dice", _set(1, "dice", {"kind": "loaded"}), 1, "Invalid value 'loaded' - at `$.dice.kind`"),
    ("a sitter of no kind", _set(1, "seats", {"p1": {"kind": "cat", "name": "Tom"}}), 1, "`$.seats[...].kind`"),
    ("unknown field in a step", _set(5, "note", 1), 5, "unknown field `note`"),
    ("missing field in a step", _drop(5, "hash"), 5, "missing required field `hash`"),
    ("wrong type in a step", _set(5, "n", "3"), 5, "`$.n`"),
    ("a draw of one part", _set(5, "draws", [["die/p1"]]), 5, "`$.draws[0]`"),
    ("a draw that is a list", _set(5, "draws", [["die/p1", [1]]]), 5, "`$.draws[0][1]`"),
    ("an unknown seat", _set(5, "moves", {"p7": {}}), 5, "`key` in `$.moves`"),
    ("unknown field in the result", _set(18, "prize", 1), 18, "unknown field `prize`"),
    ("a step out of order", _set(5, "n", 4), 5, "n: step 3 must stand here, this is step 4"),
    ("a step lost", lambda lines: lines.__delitem__(4), 5, "n: step 3 must stand here, this is step 4"),
    (
        "a name that steers",
        _set(1, "seats", {"p1": {"kind": "person", "name": "\x1b[2J"}}),
        1,
        "Expected `str` matching",
    ),
    ("a step twice", lambda lines: lines.insert(4, lines[3]), 5, "n: step 3 must stand here, this is step 2"),
]


@pytest.mark.parametrize(("edit", "line", "reason"), [row[1:] for row in EDITS], ids=[row[0] for row in EDITS])
def test_edited_files(tmp_path: Path, edit: Edit, line: int, reason: str) -> None:
    path = saved(tmp_path, edit=edit)
    with pytest.raises(BadReplay) as caught:
        read_replay(path, finished=True)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert reason in str(caught.value)


UNPLAYABLE: list[tuple[str, Edit, str]] = [
    ("unknown game", _set(1, "game", "tic-tac-toe"), "game: there is no game 'tic-tac-toe'"),
    ("older rules", _set(1, "rules", "0.9"), "rules: this replay is of rules 0.9, this program plays 1.0"),
    ("unknown parameter", _set(1, "overrides", {"shield.price": 2}), "overrides: shield.price: there is no such"),
    ("impossible parameter", _set(1, "overrides", {"shield.cost": 99}), "overrides: shield.cost: 99 is outside"),
    ("numbers without their variant", _set(1, "overrides", {"shield.cost": 2}), "variant: the header says 'standard'"),
    ("a variant without its numbers", _set(1, "variant", "v-0123456789"), "its overrides make 'standard'"),
    ("unknown mode", _set(1, "mode", "blitz"), "mode: dice-battle has no mode 'blitz'"),
    ("an empty seat", _set(1, "seats", {"p1": {"kind": "bot", "name": "hard"}}), "seats: dice-battle is played by"),
]


@pytest.mark.parametrize(("edit", "reason"), [row[1:] for row in UNPLAYABLE], ids=[row[0] for row in UNPLAYABLE])
def test_replays_this_program_cannot_play(tmp_path: Path, edit: Edit, reason: str) -> None:
    path = saved(tmp_path, edit=edit)
    replay = read_replay(path)
    with pytest.raises(BadReplay) as caught:
        game_of(replay, load_game)
    assert str(caught.value).startswith(f"{path}:1: ")
    assert reason in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="No such file"):
        read_replay(tmp_path / "none.jsonl")
    with pytest.raises(BadReplay, match="Is a directory"):
        read_replay(tmp_path)


def test_stepping_stops_at_the_line_that_is_wrong(tmp_path: Path) -> None:
    moments = states(read_replay(saved(tmp_path, edit=_set(6, "hash", "0" * 32))), load_game)
    assert [next(moments).n for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(BadReplay, match=r"game\.jsonl:6: step 4: hash: 0000"):
        next(moments)
