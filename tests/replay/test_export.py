"""A game as one seat saw it holds nothing that was hidden from that seat."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.core.chance.chance import SecretKeys, SeedKeys
from hanpan.core.chance.draws import Draw, RecordedChance
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.replay import BadReplay, export_for, moves_of, read_replay
from hanpan.games.loading import load_game
from tests.replay.games import SECRET, Line, played, saved

VIEWERS: tuple[Seat | None, ...] = ("p1", "p2", None)


def _game_of_hidden_cards() -> Match:
    """Somebody wins cards, nobody plays or swaps one: every kind stays hidden to the end."""
    for seed in range(200):
        match = Match(load_game("dice-battle"), "extended", SeedKeys(seed))
        while match.pending:
            match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
        labels = {label for step in match.steps for label, _ in step.draws}
        if "card/p2" in labels and "swap/p1" not in labels and "luck/p2" not in labels:
            return match
    raise AssertionError("no such game among 200")


def _with_other_cards(folder: Path, match: Match) -> tuple[Path, Path]:
    """The game, and the same game in which p2 won other cards: sound files both."""
    one, two = folder / "one", folder / "two"
    one.mkdir()
    two.mkdir()
    path = saved(one, match)

    def edit(lines: list[Line]) -> None:
        for line in lines:
            for draw in line.get("draws", ()):
                if draw[0] == "card/p2":
                    draw[1] = "defence" if draw[1] == "attack" else "attack"
        for line, found in zip(lines[1:], _hashes(lines), strict=False):
            line["hash"] = found

    def _hashes(lines: list[Line]) -> Iterator[str]:
        game, state = match.game, None
        replay = read_replay(path)
        for n, line in enumerate(lines[1:-1]):
            draws: list[Draw] = [(label, outcome) for label, outcome in line["draws"]]
            chance = RecordedChance(draws)
            step = (
                game.setup(match.mode, chance)
                if state is None
                else game.apply(state, moves_of(replay, game, n), chance)
            )
            state = step.state
            yield state_hash(state)

    return path, saved(two, match, edit)


def test_other_hidden_cards_give_the_same_bytes(tmp_path: Path) -> None:
    first, second = (read_replay(path) for path in _with_other_cards(tmp_path, _game_of_hidden_cards()))
    assert [step.hash for step in first.steps] != [step.hash for step in second.steps]
    assert list(export_for(first, "p2", load_game)) != list(export_for(second, "p2", load_game))
    for viewer in ("p1", None):
        assert list(export_for(first, viewer, load_game)) == list(export_for(second, viewer, load_game))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_dice_no_hash_no_foreign_moves(tmp_path: Path, viewer: Seat | None) -> None:
    match = played(SecretKeys(SECRET))
    lines = [json.loads(line) for line in export_for(read_replay(saved(tmp_path, match)), viewer, load_game)]
    header, steps, result = lines[0], lines[1:-1], lines[-1]
    assert header["hanpan"] == "seen"
    assert header["seat"] == viewer
    assert header["commitment"] == match.commitment
    assert "dice" not in header
    assert set(result) == {"result"}
    assert len(steps) == len(match.steps)
    for line in steps:
        assert set(line) == {"n", "moves", "events", "view"}
        assert set(line["moves"]) <= {viewer}
        assert all("private" not in event for event in line["events"])
    text = json.dumps(lines)
    assert SECRET.hex() not in text
    assert not any(step.hash in text for step in match.steps)


def test_a_public_seed_is_left_out_too(tmp_path: Path) -> None:
    header = json.loads(next(export_for(read_replay(saved(tmp_path, played(SeedKeys(424242)))), "p1", load_game)))
    assert "424242" not in json.dumps(header)


def test_the_seat_reads_its_own_cards(tmp_path: Path) -> None:
    match = _game_of_hidden_cards()
    replay = read_replay(saved(tmp_path, match))
    own = [json.loads(line) for line in export_for(replay, "p2", load_game)]
    assert own[-2]["view"]["hand"] == list(match.view("p2").hand)
    won = [
        event for line in own[1:-1] for event in line["events"] if event["kind"] == "card_won" and event["seat"] == "p2"
    ]
    assert all("card" in event["data"] for event in won)
    foreign = [json.loads(line) for line in export_for(replay, "p1", load_game)]
    won = [e for line in foreign[1:-1] for e in line["events"] if e["kind"] == "card_won" and e["seat"] == "p2"]
    assert won
    assert all("card" not in event["data"] for event in won)


def test_an_export_is_not_taken_for_a_replay(tmp_path: Path) -> None:
    replay = read_replay(saved(tmp_path))
    path = tmp_path / "seen.jsonl"
    path.write_text("\n".join(export_for(replay, "p1", load_game)) + "\n")
    with pytest.raises(BadReplay, match=r"seen\.jsonl:1: this is a game as one seat saw it"):
        read_replay(path)
