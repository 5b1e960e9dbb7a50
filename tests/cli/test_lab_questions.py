"""`hanpan lab`: bad questions are answered in one line, a game of the lab is a replay that verifies."""

from pathlib import Path

import pytest

from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from tests.cli.run import fine, refused


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["pace", "chess"], "there is no game 'chess'"),
        (["pace", "trail", "--level", "genius"], "there is no bot 'genius' for trail"),
        (["pace", "clash", "--mode", "slow"], "clash has no mode 'slow'"),
        (["vary", "dice-battle"], "needs numbers to vary, as shield.cost=2..4"),
        (["vary", "dice-battle", "--vary", "shield.cots=2..4"], "did you mean shield.cost?"),
        (["report", "dice-battle", "--questions", "price"], "there is no question 'price'"),
        (
            ["report", "dice-battle", "--questions", "pace", "--vary", "shield.cost=2"],
            "vary is not among",
        ),
        (["unseen", "dice-battle", "--on", "mars"], "--on: there is no 'mars'"),
        (["worth", "dice-battle", "--out", "pyproject.toml"], "pyproject.toml: there is such a file already"),
        (["replay", "dice-battle", "--seats", "hard"], "dice-battle needs one bot a seat, for p1, p2"),
        (["replay", "dice-battle", "--never", "p3=shield"], "write a seat and a name, as p1=card:boost"),
        (["replay", "dice-battle", "--never", "p1=card:joker"], "'card:joker' is no option here"),
    ],
)
def test_bad_questions_are_one_line(args: list[str], part: str) -> None:
    assert part in refused("lab", *args)


def test_a_game_of_the_lab_as_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    asked = ["dice-battle", "--mode", "quick", "--seed", "3", "--number", "7", "--seats", "hard,easy"]
    said = fine("lab", "replay", *asked, "--never", "p1=shield", "--set", "shield.cost=2", "--out", file)
    assert said == f"Written: {file}\n"
    replay = read_replay(file)
    assert replay.header.overrides == {"shield.cost": 2}
    assert [who.name for who in replay.header.seats.values()] == ["hard −shield", "easy"]
    assert verify(replay, load_game).ok
    assert "there is such a file already" in refused("lab", "replay", *asked, "--out", file)
