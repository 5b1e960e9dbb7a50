"""Replays of format 2: what a player kept decides, and every seat's value is checked; format 1 stays as it was."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hanpan.core.chance.chance import SecretKeys, commitment_of
from hanpan.core.chance.dice import BoundKeys, bound_keys, pledge_of, server_value
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from hanpan.core.match.orders import Restore
from hanpan.core.replay import BadReplay, BoundDice, Kept, ReplayWriter, read_replay, verify, write_replay
from hanpan.core.replay.verify import VerifyReport
from hanpan.core.replay.write import replay_lines
from hanpan.games.loading import load_game
from tests.replay.games import SEATS as SITTERS
from tests.replay.games import SECRET, Edit, Line, played, saved

VALUE, OTHER = "5a" * 32, "c3" * 32
FORMAT_1 = sorted((Path(__file__).parent / "format1").glob("*.jsonl"))


def keys(secret: bytes = SECRET) -> BoundKeys:
    return bound_keys(secret, SEATS, {"p1": VALUE}, {"p1": pledge_of(commitment_of(secret), "p1", VALUE)})


def checked(path: Path, kept: Kept | None = None) -> VerifyReport:
    return verify(read_replay(path), load_game, kept or Kept())


def test_an_honest_game(tmp_path: Path) -> None:
    path = saved(tmp_path, played(keys()))
    report = checked(path, Kept(commitment_of(SECRET), {"p1": VALUE}))
    assert (report.problems, report.dice, report.finished) == ((), "bound", True)
    replay = read_replay(path)
    assert replay.header.format == 2
    assert isinstance(replay.header.dice, BoundDice)
    assert {seat: one.source for seat, one in replay.header.dice.seats.items()} == {"p1": "seat", "p2": "server"}
    again = tmp_path / "again.jsonl"
    write_replay(played(keys()), again, seats=SITTERS)
    assert again.read_bytes() == path.read_bytes()


def test_a_swapped_secret_is_caught_by_what_the_player_kept(tmp_path: Path) -> None:
    path = saved(tmp_path, played(keys(SECRET[::-1])))
    assert checked(path).ok  # the file alone cannot tell
    [problem] = checked(path, Kept(commitment_of(SECRET))).problems
    assert problem.line == 1
    assert problem.reason.startswith("dice.commitment: ")


def test_a_value_left_out_is_caught_by_what_the_player_kept(tmp_path: Path) -> None:
    path = saved(tmp_path, played(bound_keys(SECRET, SEATS, {}, {})))
    assert checked(path, Kept(commitment_of(SECRET))).ok
    [problem] = checked(path, Kept(None, {"p1": VALUE})).problems
    assert "from the server in the file, you sent" in problem.reason
    [problem] = checked(saved(tmp_path, played(SecretKeys(SECRET))), Kept(None, {"p1": VALUE})).problems
    assert "no values of seats are in these dice" in problem.reason
    [problem] = checked(saved(tmp_path), Kept(commitment_of(SECRET))).problems
    assert "public seed" in problem.reason


def _seat(seat: str, **changes: object) -> Edit:
    def edit(lines: list[Line]) -> None:
        lines[0]["dice"]["seats"][seat].update(changes)

    return edit


def _with_pledge(lines: list[Line]) -> None:
    """The server gives its bot a value of its choice."""
    lines[0]["dice"]["seats"]["p2"] = {
        "value": OTHER,
        "from": "seat",
        "pledge": pledge_of(commitment_of(SECRET), "p2", OTHER),
    }


@pytest.mark.parametrize(
    ("edit", "line", "reason"),
    [
        (_seat("p1", value=OTHER), 1, "dice.seats.p1.pledge: "),
        (_seat("p1", pledge=None), 1, "dice.seats.p1.pledge: missing, the value gives "),
        (_seat("p1", **{"from": "server"}), 1, "dice.seats.p1.value: "),
        (_seat("p2", value=OTHER), 1, "dice.seats.p2.value: "),
        (_with_pledge, 1, "dice.seats.p2: a bot sits here, its value must follow from the secret"),
        (lambda lines: lines[-1].update(secret=bytes(32).hex()), 18, "secret: its hash is "),
        (lambda lines: lines[3]["draws"][0].__setitem__(1, 7 - lines[3]["draws"][0][1]), 4, "step 2: draws: die/"),
    ],
)
def test_edited_files(tmp_path: Path, edit: Edit, line: int, reason: str) -> None:
    problems = checked(saved(tmp_path, played(keys()), edit)).problems
    assert any(one.line == line and one.reason.startswith(reason) for one in problems), problems


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (lambda lines: lines[0].update(format=1), "format: dice that bind both sides stand in files of format 2"),
        (lambda lines: lines[0]["dice"]["seats"].pop("p2"), "dice.seats: one value for each of p1, p2"),
        (_seat("p1", value="5a"), "`$.dice.seats[...].value`"),
        (_seat("p1", **{"from": "dealer"}), "`$.dice.seats[...].from`"),
        (_seat("p1", colour="red"), "unknown field `colour`"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, edit: Callable[[list[Line]], None], reason: str) -> None:
    with pytest.raises(BadReplay) as caught:
        checked(saved(tmp_path, played(keys()), edit))
    assert reason in str(caught.value)


def test_pinned_dice_say_so_and_bind_nobody(tmp_path: Path) -> None:
    made = bound_keys(SECRET, SEATS, {"p2": VALUE}, {"p2": pledge_of(commitment_of(SECRET), "p2", VALUE)})
    path = tmp_path / "branch.jsonl"
    path.write_bytes(b"".join(replay_lines(played(made), SITTERS, pinned=True)))
    report = checked(path)
    assert (report.ok, report.dice) == (True, "pinned")
    assert "known before this one began" in checked(path, Kept(commitment_of(SECRET))).problems[0].reason


def test_a_game_under_way_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ReplayWriter.create(path, played(keys(), steps=3), seats=SITTERS)
    assert SECRET.hex() not in path.read_text()
    report = checked(path)
    assert (report.ok, report.dice) == (True, "secret")
    again = ReplayWriter.resume(path, load_game).match
    assert isinstance(again.keys, BoundKeys)
    assert again.keys.match_key == keys().match_key
    assert again.steps[3].draws == played(keys(), steps=3).steps[3].draws


def test_a_judge_takes_a_match_back_to_fresh_dice(tmp_path: Path) -> None:
    match = played(keys(), steps=6)
    earlier = _after(3)
    shift = match.shift_to(earlier)
    match.order(Restore("Mina", 3, shift), earlier)
    assert match.seed_number > match.game.round(match.state)
    path = tmp_path / "restored.jsonl"
    ReplayWriter.create(path, match, seats=SITTERS)
    assert checked(path).ok


def _after(step: int) -> object:
    return played(keys(), steps=step).state


@pytest.mark.parametrize("path", FORMAT_1, ids=lambda path: path.stem)
def test_files_of_format_1_hold_byte_for_byte(path: Path, tmp_path: Path) -> None:
    """They were written before there was another format."""
    assert checked(path).ok
    replay = read_replay(path)
    assert replay.header.format == 1
    if path.stem == "dice-battle-secret":
        copy = saved(tmp_path, played(SecretKeys(SECRET)))
        assert copy.read_bytes() == path.read_bytes()


def test_the_value_of_a_silent_seat_follows_from_the_secret() -> None:
    made = bound_keys(SECRET, SEATS, {}, {"p1": "00" * 32})
    assert made.values["p1"].value == server_value(SECRET, "p1")
    assert (made.values["p1"].source, made.values["p1"].pledge) == ("server", "00" * 32)
    assert Match(load_game("dice-battle"), "quick", made).commitment == commitment_of(SECRET)
