"""A match written down is the match that was played."""

import io
import json
from pathlib import Path

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import state_hash
from hanpan.core.replay import SecretDice, SeedDice, game_of, moves_of, read_replay, states, verify, write_replay
from hanpan.games.loading import load_game
from tests.replay.games import SEATS, SECRET, played, saved, secret_match


def test_reading_gives_what_was_written(tmp_path: Path) -> None:
    match = played(SeedKeys(7, 3))
    replay = read_replay(saved(tmp_path, match), finished=True)
    assert replay.header.dice == SeedDice(7, 3)
    assert replay.header.seats == SEATS
    assert (replay.header.game, replay.header.rules, replay.header.mode) == ("dice-battle", "1.0", "quick")
    assert [step.hash for step in replay.steps] == [step.hash for step in match.steps]
    assert [step.draws for step in replay.steps] == [step.draws for step in match.steps]
    game = game_of(replay, load_game)
    assert [moves_of(replay, game, n) for n in range(len(match.steps))] == [step.moves for step in match.steps]
    assert replay.result is not None
    assert replay.result.result.outcome == match.outcome
    assert replay.result.secret is None


def test_a_replay_plays_again_without_the_generator(tmp_path: Path) -> None:
    match = played()
    moments = list(states(read_replay(saved(tmp_path, match)), load_game))
    assert [state_hash(moment.state) for moment in moments] == [step.hash for step in match.steps]
    assert [moment.events for moment in moments] == [step.events for step in match.steps]
    assert moments[-1].state == match.state


def test_the_file_and_a_stream_hold_the_same_bytes(tmp_path: Path) -> None:
    match = played()
    stream = io.BytesIO()
    write_replay(match, stream, seats=SEATS)
    assert saved(tmp_path, match).read_bytes() == stream.getvalue()


def test_a_variant_is_recorded_and_found_again(tmp_path: Path) -> None:
    match = played(overrides={"shield.cost": 2})
    replay = read_replay(saved(tmp_path, match))
    assert replay.header.overrides == {"shield.cost": 2}
    assert replay.header.variant == match.game.info.variant != "standard"
    assert verify(replay, load_game).ok


def test_a_secret_is_told_only_when_the_match_is_over(tmp_path: Path) -> None:
    unfinished = secret_match()
    whole = saved(tmp_path, unfinished).read_text()
    assert json.loads(whole.splitlines()[-1])["secret"] == SECRET.hex()
    early = saved(tmp_path, played(unfinished.keys, steps=5))
    assert SECRET.hex() not in early.read_text()
    assert read_replay(early).header.dice == SecretDice(unfinished.commitment or "")
    report = verify(read_replay(early), load_game)
    assert (report.ok, report.finished, report.dice) == (True, False, "secret")


def test_sound_replays_verify(tmp_path: Path) -> None:
    for match in (played(), secret_match(), played(mode="extended")):
        report = verify(read_replay(saved(tmp_path, match), finished=True), load_game)
        assert report.problems == ()
        assert (report.finished, report.dice, report.steps) == (True, "checked", len(match.steps))
