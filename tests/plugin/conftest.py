from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugin.installed import installed


@pytest.fixture
def three_cards(tmp_path: Path) -> Iterator[str]:
    """A game that has nothing but its rules, from a package of its own."""
    with installed(tmp_path, "three-cards-game", {"three-cards": "three_cards:GAME"}):
        yield "three-cards"
