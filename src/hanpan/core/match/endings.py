"""How a match ends before its rules have ended it: somebody gives up, a draw is agreed, time or a judge decides."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from hanpan.core.contract.game import GameInfo, Outcome
from hanpan.core.contract.seat import Seat

EndedBy: TypeAlias = Literal["resignation", "time", "agreement", "judge"]

MISSED = 3  # decisions that a seat lets pass before it loses the game


def lost(info: GameInfo, seat: Seat, by: EndedBy) -> Outcome:
    """The seat has lost: for two the other one wins, alone the run is lost."""
    rival = next((other for other in info.seats if other != seat), None)
    return Outcome(rival, "", {"by": by}, lost=rival is None)


def out_of_time(info: GameInfo, seats: Collection[Seat]) -> Outcome:
    """The time of these seats is up at the same instant: for two of two nobody wins, else the one has lost."""
    if len(seats) > 1:
        return Outcome(None, "", {"by": "time"})
    (seat,) = seats
    return lost(info, seat, "time")


def agreed() -> Outcome:
    """All who play have offered a draw."""
    return Outcome(None, "", {"by": "agreement"})
