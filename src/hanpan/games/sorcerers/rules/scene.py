"""What every rule is handed besides the state: the numbers, fate, and the log."""

from typing import NamedTuple

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.games.sorcerers.rules.params import Params


class Scene(NamedTuple):
    """One step of the game: its numbers, its draws, and the events that it has told so far."""

    params: Params
    chance: Chance
    out: list[Happening]
