"""What tournaments must know of a game, from the game and what it offers."""

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.event_game import EventGame
from hanpan.core.contract.game import AnyGame, PlaysGames
from hanpan.core.match.match import Match
from hanpan.games.registry import plugin


def event_game(game: AnyGame, mode: str) -> EventGame:
    """The game under its numbers, in this mode; an empty one is the usual."""
    info, offers = game.info, plugin(game.info.id)
    try:
        found = info.mode(mode or None)
    except ValueError:
        return EventGame(info.id, len(info.seats), tuple(info.modes), None)
    return EventGame(
        info.id,
        len(info.seats),
        tuple(info.modes),
        found,
        runs=len(info.seats) == 1 and bool(offers.daily) and found != "daily",
        whole=is_whole_match(game, found),
        rated=offers.class_of(found) is not None,
        decks=offers.decks is not None,
    )


def is_whole_match(game: AnyGame, mode: str) -> bool:
    """Whether one table of this mode is a whole match of several games."""
    if not isinstance(game, PlaysGames):
        return False
    return game.game_to_lose(Match(game, mode, SecretKeys(bytes(32))).state) is not None
