"""Bots by name."""

from hanpan.core.contract.bot import Bot
from hanpan.core.contract.params import changed
from hanpan.games.sorcerers.ai.levels import Easy, Hard, Normal
from hanpan.games.sorcerers.ai.rush import Rush
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.params import Params, date_of

NAMES: tuple[str, ...] = ("easy", "normal", "hard")
CHARACTERS: tuple[str, ...] = ("rush",)  # a test opponent


def level(name: str, params: Params) -> Bot:
    """The bot of that name under these numbers, on the day of its table."""
    game = game_of(params)
    if name == "easy":
        return Easy(game)
    if name == "rush":
        return Rush(game)
    return Hard(game) if name == "hard" else Normal(game)


def game_of(params: Params) -> Sorcerers:
    """The game under these numbers, on the day of its table."""
    return Sorcerers(changed(params), params.release).on(date_of(params))
