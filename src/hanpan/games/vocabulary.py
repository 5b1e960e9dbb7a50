"""The words that the answers of each game are written in (`Game.write`), for whoever needs a fixed set of them."""

from importlib import import_module

from hanpan.games.registry import GAME_IDS, UnknownGame

_PLACES: dict[str, str] = {game_id: f"hanpan.games.{game_id.replace('-', '_')}.vocabulary" for game_id in GAME_IDS}


def words_of(game_id: str) -> tuple[str, ...]:
    """Every word of every answer of the game, in a fixed order. Raises UnknownGame."""
    if game_id not in _PLACES:
        raise UnknownGame(game_id)
    words: tuple[str, ...] = import_module(_PLACES[game_id]).WORDS
    return words
