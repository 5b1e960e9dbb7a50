"""What every rule is handed besides the state: the numbers, fate, and the log."""

from typing import NamedTuple

from hanpan.core.chance import Chance
from hanpan.core.event import Event, Value
from hanpan.core.seat import SEATS
from hanpan.games.sorcerers.params import Params


class Scene(NamedTuple):
    """One step of the game: its numbers, its draws, and the events that it has told so far."""

    params: Params
    chance: Chance
    out: list[Event]

    def tell(self, kind: str, clause: str, side: int | None, /, **data: Value) -> None:
        """Add an event to the log."""
        self.out.append(Event(kind, clause, None if side is None else SEATS[side], data))
