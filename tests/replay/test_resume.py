"""A game that was broken off goes on where it stopped, with the same dice."""

import stat
from pathlib import Path

import pytest

from hanpan.core.chance.chance import Keys, SecretKeys, SeedKeys
from hanpan.core.match.match import Match
from hanpan.core.replay import BadReplay, ReplayWriter, read_replay, secret_path, verify
from hanpan.games.loading import load_game
from tests.replay.games import SEATS, SECRET, played


def _first_moves(match: Match, steps: int) -> None:
    for _ in range(steps):
        match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})


@pytest.mark.parametrize("keys", [SeedKeys(7), SecretKeys(SECRET)], ids=["seed", "secret"])
def test_broken_off_after_every_step_it_is_the_same_game(tmp_path: Path, keys: Keys) -> None:
    path = tmp_path / "save.jsonl"
    whole = Match(load_game("dice-battle"), "quick", keys)
    ReplayWriter.create(path, Match(load_game("dice-battle"), "quick", keys), seats=SEATS)
    while whole.pending:
        _first_moves(whole, 1)
        writer = ReplayWriter.resume(path, load_game)
        _first_moves(writer.match, 1)
        writer.append()
    replay = read_replay(path, finished=True)
    assert [step.hash for step in replay.steps] == [step.hash for step in whole.steps]
    assert verify(replay, load_game).problems == ()
    assert not secret_path(path).exists()


def test_the_secret_waits_in_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    ReplayWriter.create(path, played(SecretKeys(SECRET), steps=3), seats=SEATS)
    assert SECRET.hex() not in path.read_text()
    assert secret_path(path).read_text().strip() == SECRET.hex()
    assert stat.S_IMODE(secret_path(path).stat().st_mode) == 0o600


def test_a_line_that_a_crash_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    match = played(steps=6)
    ReplayWriter.create(path, match, seats=SEATS)
    path.write_bytes(path.read_bytes()[:-30])
    writer = ReplayWriter.resume(path, load_game)
    assert len(writer.match.steps) == len(match.steps) - 1
    writer.match.play(match.steps[-1].moves)
    writer.append()
    assert ReplayWriter.resume(path, load_game).match.state == match.state


def test_a_file_that_is_not_a_replay_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("first line\nlast line without an end")
    with pytest.raises(BadReplay, match=r"notes\.txt:1: not JSON"):
        ReplayWriter.resume(path, load_game)
    assert path.read_text() == "first line\nlast line without an end"


def test_what_cannot_go_on(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    ReplayWriter.create(path, played(SecretKeys(SECRET), steps=3), seats=SEATS)
    secret_path(path).write_text(bytes(32).hex())
    with pytest.raises(BadReplay, match=r"save\.jsonl\.secret:1: this is not the secret that save\.jsonl"):
        ReplayWriter.resume(path, load_game)
    secret_path(path).write_text("swordfish")
    with pytest.raises(BadReplay, match="not a secret"):
        ReplayWriter.resume(path, load_game)
    secret_path(path).unlink()
    with pytest.raises(BadReplay, match="cannot go on without its secret"):
        ReplayWriter.resume(path, load_game)
    over = tmp_path / "over.jsonl"
    ReplayWriter.create(over, played(), seats=SEATS)
    with pytest.raises(BadReplay, match=r"over\.jsonl:\d+: this game is over"):
        ReplayWriter.resume(over, load_game)
    with pytest.raises(BadReplay, match="No such file"):
        ReplayWriter.resume(tmp_path / "none.jsonl", load_game)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"tendency":"attack"', '"tendency":"balance"', "step 1: hash"),
        ('"tendency":"attack"', '"tendency":"chaos"', "step 1: moves.p1"),
        ('["energy/p1",', '["energy/p2",', "step 0: draws"),
        ('"p1":{"type":"declare","tendency":"attack"}', '"p1":{"type":"play"}', "step 1: moves: wrong_action"),
    ],
)
def test_an_edited_save_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = tmp_path / "save.jsonl"
    match = Match(load_game("dice-battle"), "quick", SeedKeys(7))
    _first_moves(match, 4)
    ReplayWriter.create(path, match, seats=SEATS)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(BadReplay, match=reason):
        ReplayWriter.resume(path, load_game)


def test_a_file_that_exists_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        ReplayWriter.create(path, played(), seats=SEATS)
    assert path.read_text() == "mine"
