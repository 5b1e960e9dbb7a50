"""How a match ends before its rules have ended it: somebody gives up, a draw is agreed, time or a judge decides."""

from typing import Literal, TypeAlias

from hanpan.core.contract.game import GameInfo, Outcome
from hanpan.core.contract.seat import Seat

EndedBy: TypeAlias = Literal["resignation", "time", "agreement", "judge"]

MISSED = 3  # decisions that a seat lets pass before it loses the game


def lost(info: GameInfo, seat: Seat, by: EndedBy) -> Outcome:
    """The seat has lost: for two the other one wins, alone the run is lost."""
    rival = next((other for other in info.seats if other != seat), None)
    return Outcome(rival, "", {"by": by}, lost=rival is None)


def agreed() -> Outcome:
    """All who play have offered a draw."""
    return Outcome(None, "", {"by": "agreement"})
