"""How a game stands, for the search that plays any game: what lies on the table, as a chance to win."""

import math

from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.ai.values import position
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.state import State

_SCALE = 0.08  # of a point of health, in the logarithm of the odds to win


def estimate(params: Params, state: State, seat: Seat) -> float:
    """Between 0 and 1; of a game that is over, its result."""
    if state.stage == "over":
        return 0.5 if state.winner is None else float(SEATS[state.winner] == seat)
    return chance_of(position(state, SEATS.index(seat)))


def chance_of(ahead: float) -> float:
    """The chance to win of a side that is so far ahead, in points of health."""
    return 1.0 / (1.0 + math.exp(-_SCALE * ahead))
