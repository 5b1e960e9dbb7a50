"""What only some games have: records of a game, and odds to show beside a choice."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, TypeAlias

from hanpan.core.event import Event
from hanpan.core.game import AnyGame

RecordOf: TypeAlias = Callable[[Iterable[Event], Any], Any]
OddsOf: TypeAlias = Callable[[Any], Any]

_RECORDS: dict[str, str] = {"dice-battle": "hanpan.games.dice_battle.records:game_record"}
_ODDS: dict[str, str] = {"dice-battle": "hanpan.games.dice_battle.coach:tendency_odds"}


def record(game: AnyGame, events: Iterable[Event]) -> Any | None:
    """What the game keeps of these events (a struct); None for a game without records."""
    make: RecordOf | None = _load(_RECORDS.get(game.info.id))
    return None if make is None else make(events, game.params)


def odds(game: AnyGame) -> Any | None:
    """How each choice of the game turns out on average (structs); None for a game without such odds."""
    make: OddsOf | None = _load(_ODDS.get(game.info.id))
    return None if make is None else make(game.params)


def _load(name: str | None) -> Any:
    if name is None:
        return None
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
