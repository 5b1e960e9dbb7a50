"""What happens in Skull."""

from hanpan.core.contract.happening import Happening, Private, Reveals, declared
from hanpan.core.contract.seat import Seat
from skull.state import Disc


class Round(Happening, kind="round", story="moment", opens="round", cites=("SK-LAY-01", "SK-NEXT-01")):
    """A round begins; the seat begins it."""

    seat: Seat
    round: int


class Laid(Happening, kind="laid", story="action", cites=("SK-LAY-02", "SK-TURN-01")):
    """A disc is laid face down on the seat's mat."""

    seat: Seat
    laid: int
    disc: Private[Disc]


class Bid(Happening, kind="bid", story="action", cites=("SK-BID-01", "SK-BID-02")):
    """The seat says how many flowers it will turn up."""

    seat: Seat
    bid: int
    laid: int


class Passed(Happening, kind="passed", story="action", cites=("SK-BID-03",)):
    """The seat bids no more in this round."""

    seat: Seat


class Turned(Happening, kind="turned", story="action", cites=("SK-FLIP-01", "SK-FLIP-02")):
    """The challenger turns a disc of the mat `of` up; so many are still to come."""

    seat: Seat
    of: Seat
    disc: Reveals[Disc]
    left: int


class Won(Happening, kind="won", cites=("SK-WIN-01",)):
    """All that were turned up are flowers."""

    seat: Seat
    points: int


class Caught(Happening, kind="caught", cites=("SK-LOSE-01", "SK-LOSE-02")):
    """A skull of the mat `of` was turned up: the seat will lose a disc."""

    seat: Seat
    of: Seat


class Lost(Happening, kind="lost", cites=("SK-LOSE-01", "SK-LOSE-02")):
    """A disc is gone for good; nobody else sees which."""

    seat: Seat
    discs: int
    disc: Private[Disc]


class Out(Happening, kind="out", cites=("SK-LOSE-03", "SK-END-03")):
    """The seat has no disc left, or has left the table."""

    seat: Seat


class Over(Happening, kind="over", story="action", cites=("SK-END-01", "SK-END-02")):
    """The seat wins the game."""

    seat: Seat
    points: int


EVENTS = declared(__name__)
