"""Bots by name: those that play any game, and the levels of each game's own AI."""

from collections.abc import Callable
from importlib import import_module

from hanpan.bots.away import AwayBot
from hanpan.bots.random_bot import RandomBot
from hanpan.core.bot import Bot
from hanpan.core.game import AnyGame

LEVELS: tuple[str, ...] = ("easy", "normal", "hard")
BOT_NAMES: tuple[str, ...] = ("random", *LEVELS)

_SELECTORS: dict[str, str] = {
    "dice-battle": "hanpan.games.dice_battle.ai.selector",
    "clash": "hanpan.games.clash.ai.selector",
    "sorcerers": "hanpan.games.sorcerers.ai.selector",
    "trail": "hanpan.games.trail.ai.selector",
}


class UnknownBot(ValueError):
    """There is no bot of that name for that game."""

    def __init__(self, name: str, game_id: str) -> None:
        super().__init__(f"there is no bot {name!r} for {game_id}; the bots are: {', '.join(bot_names(game_id))}")


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return BOT_NAMES if game_id in _SELECTORS else ("random",)


def load_bot(game: AnyGame, name: str) -> Bot:
    """The bot of that name for this game and its numbers. Raises UnknownBot.

    `away`, which no list names, answers as the table does for somebody who is away; nor does a list name
    the characters of a game (the opponents of a ladder).
    """
    game_id = game.info.id
    if name == AwayBot.name:
        return AwayBot(game)
    if name == "random":
        return RandomBot(game)
    if game_id not in _SELECTORS:
        raise UnknownBot(name, game_id)
    if name not in LEVELS and name not in characters(game_id):
        raise UnknownBot(name, game_id)
    # Only now: whoever plays against the random bot need not load a game's AI.
    bot: Bot = import_module(_SELECTORS[game_id]).level(name, game.params)
    return bot


def stand_in(game_id: str, name: str) -> str:
    """The level that answers for this one while it gets ready (coaches.get_ready); mostly the same one."""
    if name not in LEVELS or game_id not in _SELECTORS:
        return name
    meanwhile: Callable[[str], str] | None = getattr(import_module(_SELECTORS[game_id]), "meanwhile", None)
    return name if meanwhile is None else meanwhile(name)


def characters(game_id: str) -> tuple[str, ...]:
    """The opponents of a game that have a name and habits of their own."""
    if game_id not in _SELECTORS:
        return ()
    names: tuple[str, ...] = getattr(import_module(_SELECTORS[game_id]), "CHARACTERS", ())
    return names
