"""Who else might sit where: the places in which a case must come out the same."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.game import GameInfo
from hanpan.core.contract.seat import Seat

Reseating: TypeAlias = Mapping[Seat, Seat]  # by seat as written: the seat it is played on


def reseatings(info: GameInfo) -> tuple[Reseating, ...]:
    """The other ways to sit: for two the swap; for more every turn of the table, and where nobody sits beside anybody
    also a change of neighbours and the table the other way round."""
    seats = info.seats
    turned = [_onto(seats, (*seats[by:], *seats[:by])) for by in range(1, len(seats))]
    if info.interchangeable and len(seats) > 2:
        turned.append(_onto(seats, (seats[1], seats[0], *seats[2:])))
        turned.append(_onto(seats, seats[::-1]))
    return tuple(turned)


def told(seats: Reseating) -> Bilingual:
    """How a message names it: `the seats swapped`, or `p1 on p2, p2 on p3, p3 on p1`."""
    if len(seats) == 2:
        return Bilingual("the seats swapped", "두 자리를 바꾸면")
    moved = [(one, two) for one, two in seats.items() if one != two]
    korean = ", ".join(f"{one}→{two}" for one, two in moved)
    return Bilingual(", ".join(f"{one} on {two}" for one, two in moved), f"자리를 옮기면({korean})")


def _onto(seats: Sequence[Seat], places: Sequence[Seat]) -> Reseating:
    return dict(zip(seats, places, strict=True))
