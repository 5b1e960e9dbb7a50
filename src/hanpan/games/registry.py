"""The games there are, by id."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from hanpan.core.game import AnyGame
from hanpan.core.params import Parameter, table

_GAMES: dict[str, str] = {"dice-battle": "hanpan.games.dice_battle:DiceBattle"}
_PARAMS: dict[str, str] = {"dice-battle": "hanpan.games.dice_battle.params:Params"}

GAME_IDS: tuple[str, ...] = tuple(_GAMES)


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are: {', '.join(GAME_IDS)}")


def load_game(name: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
    """The game of that id, with some of its numbers changed. Raises UnknownGame or BadParameter."""
    if name not in _GAMES:
        raise UnknownGame(name)
    make: Callable[[Mapping[str, int] | None], AnyGame] = _found(_GAMES[name])
    return make(overrides)


def parameters(name: str) -> tuple[Parameter, ...]:
    """Every number of a game's rules, in the order of its declaration. Raises UnknownGame."""
    if name not in _PARAMS:
        raise UnknownGame(name)
    return table(_found(_PARAMS[name]))


def _found(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
