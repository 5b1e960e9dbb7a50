"""Cases start from states that a game can come to; the few that cannot say why."""

from pathlib import Path

import pytest

from hanpan.core.proofs.casebook import case_files
from hanpan.games.registry import game_ids

CASEBOOK = Path(__file__).parents[2] / "casebook"
MOST = 20  # one case in so many may be constructed


@pytest.mark.parametrize("game", game_ids())
def test_few_cases_of_a_game_are_constructed(game: str) -> None:
    texts = {path: path.read_text("utf-8") for path in case_files(CASEBOOK / game)}
    constructed = [path.name for path, text in texts.items() if "\nconstructed:" in text]
    assert len(constructed) * MOST <= len(texts), constructed
