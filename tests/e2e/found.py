"""What the games bring to the tests of the screen: each in `tests/e2e/<game>/scenes.py`.

`SCENES` are states worth looking at. `DECISIONS` are questions at the table, one of each kind and each at its fullest:
all of them have to fit every screen. `PICTURE` is the one scene that the documentation shows.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

Scene = Callable[[Visitor, Visit], None]


def of_games(kind: str) -> dict[str, dict[str, Scene]]:
    """The scenes of one kind, by game."""
    here = Path(__file__).parent
    games = [
        one.name for one in pkgutil.iter_modules([str(here)]) if one.ispkg and (here / one.name / "scenes.py").exists()
    ]
    return {game: getattr(import_module(f"tests.e2e.{game}.scenes"), kind, {}) for game in games}
