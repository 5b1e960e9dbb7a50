"""Bots by name: the three levels and the opponents of the ladder with their habits."""

from hanpan.core.contract.bot import Bot
from hanpan.games.clash.ai.levels import Easy, Hard, Normal, OneCard
from hanpan.games.clash.content.catalogue import OPPONENTS
from hanpan.games.clash.rules.params import Params

CHARACTERS: tuple[str, ...] = tuple(OPPONENTS)
NAMES: tuple[str, ...] = ("easy", "normal", "hard", *CHARACTERS)


def level(name: str, params: Params) -> Bot:
    """The bot of that name under these numbers."""
    if name in OPPONENTS:
        foe = OPPONENTS[name]
        if foe.plays == "one-card":
            return OneCard(params, name)
        if foe.plays == "hard":
            return Hard(params, name, foe.likes)
        return Normal(params, name, foe.likes, foe.thrift / 10)
    if name == "easy":
        return Easy(params)
    return Hard(params) if name == "hard" else Normal(params)
