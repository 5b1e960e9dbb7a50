"""The games there are, by id."""

from collections.abc import Callable, Mapping
from importlib import import_module

from hanpan.core.game import AnyGame

_GAMES: dict[str, str] = {
    "dice-battle": "hanpan.games.dice_battle:DiceBattle",
    "clash": "hanpan.games.clash:Clash",
    "sorcerers": "hanpan.games.sorcerers:Sorcerers",
    "trail": "hanpan.games.trail:Trail",
}

GAME_IDS: tuple[str, ...] = tuple(_GAMES)


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are: {', '.join(GAME_IDS)}")


def load_game(name: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
    """The game of that id, with some of its numbers changed. Raises UnknownGame or BadParameter."""
    if name not in _GAMES:
        raise UnknownGame(name)
    module, _, attribute = _GAMES[name].partition(":")
    make: Callable[[Mapping[str, int] | None], AnyGame] = getattr(import_module(module), attribute)
    return make(overrides)
