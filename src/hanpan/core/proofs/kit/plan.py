"""How closely a run looks: at every state in its first games, at a sample of states after them."""

from typing import NamedTuple

from hanpan.core.chance.chance import Chance, Keys
from hanpan.core.proofs.kit.subject import kit_chance

DENSE_GAMES = 200  # at the beginning of a run; a run of usual length is looked at everywhere
PROBE_EVERY = 32  # of the states after them
DEEP_EVERY = 8  # of the states that are probed


class Plan(NamedTuple):
    """Which states are probed is drawn from the seed, by game and step: never from what was played before."""

    first: int = 0  # the number of the run's first game
    probe_every: int = PROBE_EVERY
    deep_every: int = DEEP_EVERY
    dense_games: int = DENSE_GAMES

    def dense(self, number: int) -> bool:
        """Whether every state of that game is probed."""
        return number < self.first + self.dense_games

    def probed(self, number: int, own: Chance) -> bool:
        """Whether a state of that game is asked everything; `own` are the kit's draws at it."""
        return self.dense(number) or own.pick("kit/probe", range(self.probe_every)) == 0

    def deep(self, own: Chance) -> bool:
        """Whether a probed state is looked at most closely."""
        return own.pick("kit/deep", range(self.deep_every)) == 0

    def beside(self, number: int, keys: Keys) -> bool:
        """Whether that game is also played beside another."""
        every = self.deep_every * (1 if self.dense(number) else self.probe_every)
        return kit_chance(keys, 0, 0).pick("kit/beside", range(every)) == 0
