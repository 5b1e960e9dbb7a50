"""A loser can check the dice: whatever was changed by hand is found, and where."""

from pathlib import Path

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.chance.draws import RecordedChance
from hanpan.core.contract.codec import state_hash
from hanpan.core.replay import (
    Ending,
    VerifyReport,
    game_of,
    moves_of,
    parse_replay,
    read_replay,
    replay_lines,
    verify,
)
from hanpan.games.loading import load_game
from tests.replay.games import SEATS, SECRET, Edit, Line, played, saved, secret_match


def _checked(folder: Path, edit: Edit) -> VerifyReport:
    return verify(read_replay(saved(folder, secret_match(), edit), finished=True), load_game)


def _only_problem(report: VerifyReport) -> str:
    assert len(report.problems) == 1
    problem = report.problems[0]
    return f"{problem.line}: {problem.reason}"


def _draw_of(lines: list[Line], label: str) -> tuple[int, list[object]]:
    """The first draw under a label, and its line's place in the list."""
    for at, line in enumerate(lines):
        for draw in line.get("draws", ()):
            if draw[0] == label:
                return at, draw
    raise AssertionError(f"no draw {label} in this game")


def test_an_edited_draw(tmp_path: Path) -> None:
    places: list[int] = []

    def edit(lines: list[Line]) -> None:
        at, draw = _draw_of(lines, "die/p1")
        draw[1] = 1 if draw[1] != 1 else 2
        places.append(at + 1)

    report = _checked(tmp_path, edit)
    assert not report.ok
    assert {problem.line for problem in report.problems} == set(places)
    assert "draws: die/p1 is" in report.problems[0].reason
    assert "the dice of this match give" in report.problems[0].reason
    assert "draws: die/p1: 파일에는" in report.problems[0].ko
    assert report.steps == places[0] - 2


def test_an_edited_draw_with_every_later_hash_made_to_fit(tmp_path: Path) -> None:
    """A careful cheat: the file is sound in itself, only the secret tells."""

    def edit(lines: list[Line]) -> None:
        _, draw = _draw_of(lines, "event/p2")
        draw[1] = "bomb" if draw[1] != "bomb" else "luck"

    path = saved(tmp_path, secret_match(), edit)
    replay = read_replay(path)
    game = game_of(replay, load_game)
    state = None
    hashes: list[str] = []
    for n, step in enumerate(replay.steps):
        chance = RecordedChance(step.draws)
        moves = moves_of(replay, game, n)
        taken = game.setup(replay.header.mode, chance) if state is None else game.apply(state, moves, chance)
        state = taken.state
        hashes.append(state_hash(state))

    def cover_up(lines: list[Line]) -> None:
        edit(lines)
        for line, found in zip(lines[1:], hashes, strict=False):
            line["hash"] = found
        outcome = game.outcome(state)
        assert outcome is not None
        lines[-1]["result"] = {"winner": outcome.winner, "clause": outcome.clause, "data": outcome.data}

    report = verify(read_replay(saved(tmp_path, secret_match(), cover_up)), load_game)
    assert "draws: event/p2 is 'bomb' in the file, the dice of this match give 'none'" in report.problems[0].reason
    assert all(": draws: event/p2 is" in problem.reason for problem in report.problems)


def test_an_impossible_draw(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        _, draw = _draw_of(lines, "die/p1")
        draw[1] = 7

    assert "draws: 7 cannot be drawn for 'die/p1'" in _only_problem(_checked(tmp_path, edit))


def test_a_draw_that_is_left_out_or_added(tmp_path: Path) -> None:
    def left_out(lines: list[Line]) -> None:
        lines[1]["draws"].pop()

    def added(lines: list[Line]) -> None:
        lines[1]["draws"].append(["die/p1", 6])

    def renamed(lines: list[Line]) -> None:
        lines[1]["draws"][0][0] = "die/p2"

    assert "2: step 0: draws: the rules draw 'energy/p2' here" in _only_problem(_checked(tmp_path, left_out))
    assert "2: step 0: draws: outcomes that were never drawn: die/p1: [6]" in _only_problem(_checked(tmp_path, added))
    assert "the record has 'die/p2'" in _only_problem(_checked(tmp_path, renamed))


def test_an_edited_hash(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[7]["hash"] = "f" * 32

    report = _checked(tmp_path, edit)
    assert _only_problem(report).startswith(f"8: step 6: hash: {'f' * 32} in the file, the state is ")
    assert report.steps == 6


def test_an_edited_move(tmp_path: Path) -> None:
    def legal(lines: list[Line]) -> None:
        move = lines[2]["moves"]["p1"]
        move["tendency"] = "attack" if move["tendency"] != "attack" else "defence"

    def illegal(lines: list[Line]) -> None:
        lines[3]["moves"]["p2"] = {"type": "play", "cards": ["boost"]}

    def unknown(lines: list[Line]) -> None:
        lines[3]["moves"]["p2"] = {"type": "play", "cards": ["joker"]}

    def absent(lines: list[Line]) -> None:
        del lines[3]["moves"]["p2"]

    assert "3: step 1: hash:" in _only_problem(_checked(tmp_path, legal))
    assert "4: step 2: moves.p2: 'play boost' is refused: " in _only_problem(_checked(tmp_path, illegal))
    assert "4: step 2: moves.p2: Invalid enum value 'joker'" in _only_problem(_checked(tmp_path, unknown))
    assert "4: step 2: moves.p2: missing, p2 is asked here" in _only_problem(_checked(tmp_path, absent))


def test_a_wrong_secret(tmp_path: Path) -> None:
    def other(lines: list[Line]) -> None:
        lines[-1]["secret"] = bytes(32).hex()

    def no_hex(lines: list[Line]) -> None:
        lines[-1]["secret"] = "swordfish"

    def untold(lines: list[Line]) -> None:
        del lines[-1]["secret"]

    assert "secret: its hash is" in _only_problem(_checked(tmp_path, other))
    assert "secret: not hexadecimal digits" in _only_problem(_checked(tmp_path, no_hex))
    report = _checked(tmp_path, untold)
    assert "secret: missing" in _only_problem(report)
    assert report.dice == "unknown"


def test_a_commitment_changed_to_fit_another_secret(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[-1]["secret"] = bytes(32).hex()
        lines[0]["dice"]["commitment"] = SecretKeys(bytes(32)).commitment

    report = _checked(tmp_path, edit)
    assert report.dice == "checked"
    assert all(": draws: " in problem.reason for problem in report.problems)
    assert len(report.problems) > 5


def test_an_edited_result(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[-1]["result"]["winner"] = "p1" if lines[-1]["result"]["winner"] != "p1" else "p2"

    def early(lines: list[Line]) -> None:
        del lines[5:-1]

    assert ": result: " in _only_problem(_checked(tmp_path, edit))
    assert "6: result: there is none yet" in _only_problem(_checked(tmp_path, early))


def test_a_finished_game_without_its_result(tmp_path: Path) -> None:
    report = verify(read_replay(saved(tmp_path, played(), lambda lines: lines.__delitem__(-1))), load_game)
    assert "result: missing, the game is over here" in _only_problem(report)


def test_a_seed_of_another_game(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[0]["dice"]["seed"] = 8

    report = verify(read_replay(saved(tmp_path, played(), edit)), load_game)
    assert not report.ok
    assert all(": draws: " in problem.reason for problem in report.problems)


@pytest.mark.parametrize("round_number", [0, 1, 5])
def test_the_commitment_binds(round_number: int) -> None:
    other = SecretKeys(SECRET[::-1])
    assert SecretKeys(SECRET).commitment != other.commitment
    assert SecretKeys(SECRET).round_key(round_number) != other.round_key(round_number)


def test_a_game_that_was_given_up_tells_its_secret_and_holds(tmp_path: Path) -> None:
    match = played(SecretKeys(SECRET), steps=5)
    lines = b"".join(replay_lines(match, SEATS, Ending("p2", "", by="resignation")))
    replay = parse_replay(tmp_path / "game.jsonl", lines, finished=True)
    report = verify(replay, load_game)
    assert report.ok
    assert report.dice == "checked"
    assert report.finished


def test_a_game_that_was_played_to_its_end_cannot_have_been_given_up(tmp_path: Path) -> None:
    def edit(lines: list[Line]) -> None:
        lines[-1]["result"]["by"] = "resignation"

    report = verify(read_replay(saved(tmp_path, secret_match(), edit)), load_game)
    assert "result: the game was played to its end" in report.problems[0].reason
