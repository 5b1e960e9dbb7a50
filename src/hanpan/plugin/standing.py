"""How a game stands, for everybody to see: what the lobby says of it, and what the graph at its end is drawn from."""

from collections.abc import Mapping

import msgspec

from hanpan.core.contract.seat import Seat


class Standing(msgspec.Struct, frozen=True):
    """What a spectator's view comes to.

    The game's message `progress` says `when` in words ("Stage 3, turn 5"), its attribute `score` how the seats stand
    ("19/40 HP", from `$p1` and `$p1_most`); its message `standing` says what is counted.
    """

    values: Mapping[Seat, int]  # what the seats race for, or live by: the more, the better
    when: Mapping[str, int]  # arguments of the message `progress`, the widest first
    part: int = 0  # of a match: nothing is compared from one part to the next
    most: Mapping[Seat, int] = {}  # that each can have of it, where there is such a bound

    @property
    def told(self) -> dict[str, int]:
        """All of it as arguments of the message `progress`."""
        told = dict(self.when)
        for seat, value in self.values.items():
            told[seat] = value
        for seat, most in self.most.items():
            told[f"{seat}_most"] = most
        return told
