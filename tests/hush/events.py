"""What happens in Hush."""

from hanpan.core.contract.happening import Happening, Learns, Private, Reveals, declared
from hanpan.core.contract.seat import Seat


class Begun(Happening, kind="begun", cites=("HU-1.1",)):
    """The seat starts."""

    seat: Seat
    seats: int


class Laid(Happening, kind="laid", cites=("HU-1.2",)):
    """A number is laid face down."""

    seat: Seat
    number: Private[int]


class Peeked(Happening, kind="peeked", cites=("HU-1.3",)):
    """The starter looks at what another seat laid."""

    seat: Seat
    at: Seat
    number: Learns[int]


class Shown(Happening, kind="shown", cites=("HU-1.4",), announced=True):
    """The seat stands."""

    seat: Seat
    number: Reveals[int]


class Folded(Happening, kind="folded", cites=("HU-1.4",), announced=True):
    """The seat folds."""

    seat: Seat


class Lost(Happening, kind="lost", cites=("HU-1.5",)):
    """Lives are lost."""

    seat: Seat
    lives: int
    price: int


class Ended(Happening, kind="ended", cites=("HU-2.1",)):
    """It is over."""

    seat: None
    seats: tuple[Seat, ...]


class Gone(Happening, kind="gone", cites=("HU-2.2",)):
    """The seat is out."""

    seat: Seat


EVENTS = declared(__name__)
