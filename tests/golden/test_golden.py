"""The golden transcripts: a game of each mode goes, and is told, as it was when somebody read it."""

from pathlib import Path

import pytest

from tests.golden.transcript import FOLDER, goldens, transcript

GOLDENS = list(goldens())


@pytest.mark.parametrize(("game_id", "mode", "path"), GOLDENS, ids=[path.stem for *_, path in GOLDENS])
def test_the_game_goes_as_its_transcript_says(game_id: str, mode: str, path: Path) -> None:
    assert path.exists(), "write it with `python -m tests.golden`, and read it"
    assert transcript(game_id, mode) == path.read_text("utf-8"), "if this is meant: `python -m tests.golden`"


def test_no_transcript_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path for *_, path in GOLDENS}


def test_a_transcript_depends_on_its_seed() -> None:
    assert transcript("dice-battle", "quick", 1) != transcript("dice-battle", "quick", 2)
