"""Bots by name: those that play any game, and the levels of each game's own AI."""

from hanpan.bots.away import AwayBot
from hanpan.bots.random_bot import RandomBot
from hanpan.bots.search import SearchBot
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import AnyGame
from hanpan.games.registry import plugin
from hanpan.plugin import loaded


class UnknownBot(HanpanError, ValueError):
    """There is no bot of that name for that game."""

    def __init__(self, name: str, game_id: str) -> None:
        super().__init__(
            f"there is no bot {name!r} for {game_id}; the bots are: {', '.join(bot_names(game_id))}",
            ko=f"{game_id}에 없는 봇입니다: {name!r}. 있는 봇: {', '.join(bot_names(game_id))}",
        )


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that are offered for a game, the weakest first: a game without an AI of its own is searched."""
    return (RandomBot.name, *(plugin(game_id).level_names or (SearchBot.name,)))


def opponents(game_id: str) -> tuple[str, ...]:
    """The bots to choose from for a person: the levels of the game's own AI, else whoever can play it."""
    return plugin(game_id).level_names or bot_names(game_id)


def usual_bot(game_id: str) -> str:
    """The bot that plays a game if nobody says which: the middle one of its levels."""
    names = opponents(game_id)
    return names[len(names) // 2]


def load_bot(game: AnyGame, name: str) -> Bot:
    """The bot of that name for this game and its numbers. Raises UnknownBot.

    `search` plays every game, also one that has levels of its own. `away`, which no list names, answers as the table
    does for somebody who is away; nor does a list name the characters of a game (the opponents of a ladder).
    """
    game_id = game.info.id
    if name == AwayBot.name:
        return AwayBot(game)
    if name == RandomBot.name:
        return RandomBot(game)
    if name == SearchBot.name:
        return SearchBot(game, plugin(game_id).search)
    levels = plugin(game_id).levels
    if levels is None or (name not in levels.names and name not in characters(game_id)):
        raise UnknownBot(name, game_id)
    # Only now: whoever plays against the random bot need not load a game's AI.
    return loaded(levels.load)(name, game.params)


def stand_in(game_id: str, name: str) -> str:
    """The level that answers for this one while it gets ready (coaches.get_ready); mostly the same one."""
    levels = plugin(game_id).levels
    if levels is None or levels.meanwhile is None or name not in levels.names:
        return name
    return loaded(levels.meanwhile)(name)


def characters(game_id: str) -> tuple[str, ...]:
    """The opponents of a game that have a name and habits of their own."""
    return plugin(game_id).characters
