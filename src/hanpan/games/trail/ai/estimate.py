"""How well a run stands, for the search that plays any game: how far it has come, and in what health."""

from hanpan.core.contract.seat import Seat
from hanpan.games.trail.content.catalogue import STAGES
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State

_HALF = 8  # health of the monsters at which half of a stage is done
_FOUGHT, _HEALTHY = 0.6, 0.4  # parts of a stage: the monsters that are gone, and the health that is left


def estimate(params: Params, state: State, seat: Seat) -> float:
    """Between 0 and 1: 1 for a run that is won."""
    if state.ending == "won":
        return 1.0
    left = sum(unit.hp for unit in state.units)
    fought = _HALF / (_HALF + left) if state.phase in ("turn", "over") else 1.0
    healthy = max(0, state.hp) / params.player.hp
    return (max(0, state.stage - 1) + _FOUGHT * fought + _HEALTHY * healthy) / len(STAGES)
