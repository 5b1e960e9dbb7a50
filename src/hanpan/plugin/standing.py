"""How a game stands, for everybody to see: what the lobby says of it, and what the graph at its end is drawn from."""

from collections.abc import Mapping

import msgspec

from hanpan.core.contract.seat import Seat


class Standing(msgspec.Struct, frozen=True):
    """What a spectator's view comes to.

    The game's message `progress` says `when` in words ("Stage 3, turn 5"), its message `standing` what is counted.
    """

    values: Mapping[Seat, int]  # what the seats race for, or live by: the more, the better
    when: Mapping[str, int]  # arguments of the message `progress`, the widest first
    part: int = 0  # of a match: nothing is compared from one part to the next
