"""Bots by name."""

from hanpan.core.contract.bot import Bot
from hanpan.games.trail.ai.hard import Hard
from hanpan.games.trail.ai.levels import Easy, Normal
from hanpan.games.trail.compiled.plans import is_ready
from hanpan.games.trail.rules.params import Params

NAMES: tuple[str, ...] = ("easy", "normal", "hard")


def level(name: str, params: Params) -> Bot:
    """The bot of that name under these numbers."""
    if name == "easy":
        return Easy(params)
    return Hard(params) if name == "hard" else Normal(params)


def meanwhile(name: str) -> str:
    """The level that answers for this one while its search is still being compiled."""
    return "normal" if name == "hard" and not is_ready() else name
