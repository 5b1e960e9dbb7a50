"""Bots by name."""

from hanpan.core.bot import Bot
from hanpan.games.trail.ai.levels import Easy, Normal
from hanpan.games.trail.params import Params

NAMES: tuple[str, ...] = ("easy", "normal")


def level(name: str, params: Params) -> Bot:
    """The bot of that name under these numbers."""
    return Easy(params) if name == "easy" else Normal(params, name)
