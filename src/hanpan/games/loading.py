"""A game by its id, with some of its numbers changed: what everything here plays with. Outside, it is `hanpan.load`."""

from collections.abc import Mapping

from hanpan.core.contract.game import AnyGame
from hanpan.games.registry import plugin


def load_game(name: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
    """The game of that id, with some of its numbers changed. Raises UnknownGame or BadParameter."""
    return plugin(name).game(overrides)
