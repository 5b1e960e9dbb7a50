"""What is announced, how the stack resolves, and what cards do to hands, decks and power.

`what` is an object of the stack: a card, an ability of one (`SOR-13-1`) or `attack`.
"""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers.rules.state import Kind

Reason: TypeAlias = Literal["negated", "target", "condition"]


class CardPlayed(
    Happening,
    kind="play",
    story="action",
    cites=("SO-PLAY-01", "SO-PHASE-03", "SO-PHASE-08", "SO-AM-34"),
    sums=("before - cost = after",),
):
    """A card is announced and paid."""

    seat: Seat
    card: str
    cost: int
    before: int
    after: int
    targets: Maybe[tuple[str, ...]] = UNSET


class AbilityUsed(
    Happening, kind="use", story="action", cites=("SO-PHASE-04", "SO-PHASE-08"), sums=("before - cost = after",)
):
    """An ability is announced and paid."""

    seat: Seat
    card: str
    cost: int
    before: int
    after: int
    targets: Maybe[tuple[str, ...]] = UNSET


class Responded(
    Happening, kind="respond", story="action", cites=("SO-PRIO-02", "SO-FAQ-01"), sums=("before - cost = after",)
):
    """A response is played to what is next."""

    seat: Seat
    card: str
    on: str
    cost: int
    before: int
    after: int
    targets: Maybe[tuple[str, ...]] = UNSET


class Stacked(Happening, kind="stacked", story="detail", cites=("SO-STACK-01",)):
    """An object goes on the stack; `height` is the stack's."""

    seat: Seat
    what: str
    rank: int
    height: int


class Passed(Happening, kind="pass", story="detail", cites=("SO-PLAY-03", "SO-AM-24")):
    """No response; `by_itself`: nothing could be played."""

    seat: Seat
    what: str
    by_itself: bool


class Resolved(
    Happening,
    kind="resolve",
    story="resumes",
    cites=("SO-STACK-02", "SO-PRIO-05", "SO-PRIO-06", "SO-AM-12", "SO-CARD-01", "SO-CARD-02", "SO-CARD-03"),
):
    """An object resolves."""

    seat: Seat
    what: str
    kind_: Kind
    rank: int


class NoEffect(Happening, kind="no_effect", cites=("SO-AM-22", "SO-AM-24", "SO-STACK-06", "SO-STACK-08", "SO-BASE-16")):
    """Nothing comes of it, and why."""

    seat: Seat
    what: str
    reason: Reason


class Negated(Happening, kind="negated", cites=("SO-AM-23", "SO-AM-24")):
    """This object of the seat does nothing."""

    seat: Seat
    what: str
    source: str


class Spent(Happening, kind="spent", story="detail", cites=("SO-BASE-11",)):
    """The card goes to the graveyard."""

    seat: Seat
    card: str


class StaysOpen(Happening, kind="open", story="detail", cites=("SO-AM-11",)):
    """The play of a sorcerer stays at the bottom until its enter-passives are done."""

    seat: Seat
    what: str


class Updated(Happening, kind="updated", story="detail", cites=("SO-PLAY-06",)):
    """That play is done."""

    seat: Seat
    card: str


class Ordered(Happening, kind="ordered", story="detail", cites=("SO-AM-13",)):
    """Passives set off together: their order."""

    seat: None
    order: tuple[str, ...]


class Called(Happening, kind="called", cites=("SO-AM-19",), sums=("before - cost = after",)):
    """A sorcerer is summoned from the hand by an effect."""

    seat: Seat
    card: str
    cost: int
    before: int
    after: int


class Declined(Happening, kind="declined", story="detail", cites=("SO-AM-22",)):
    """Nothing is chosen."""

    seat: Seat
    card: str


class Fetched(Happening, kind="fetched", cites=("SO-BASE-16",)):
    """A card comes back from the graveyard."""

    seat: Seat
    card: str


class PutOnTop(Happening, kind="on_top", cites=("SO-BASE-16",)):
    """A card goes on top of the deck, seen by all."""

    seat: Seat
    card: str


class Thrown(Happening, kind="thrown", cites=("SO-BASE-16",)):
    """A card is discarded by an effect."""

    seat: Seat
    card: str
    source: str


class ShuffledIn(Happening, kind="shuffled_in", cites=("SO-BASE-16",)):
    """A card goes from the graveyard into the deck."""

    seat: Seat
    card: str
    deck: int


class Recovered(
    Happening, kind="recover", cites=("SO-RES-01", "SO-BASE-08", "SO-LOOP-05"), sums=("before + gain = after",)
):
    """Curse power is recovered."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class LoopHeld(Happening, kind="loop", cites=("SO-AM-16",)):
    """A fourth firing is held and asked about."""

    seat: Seat
    what: str
    times: int


class LoopDeclared(Happening, kind="loop_declared", story="action", cites=("SO-LOOP-03",)):
    """Repetitions are declared."""

    seat: Seat
    what: str
    total: int


class LoopEnds(Happening, kind="loop_ends", cites=("SO-LOOP-02", "SO-LOOP-04", "SO-AM-15")):
    """A loop ends."""

    seat: Seat
    what: str
    times: int
    declared: bool


EVENTS = declared(__name__)
