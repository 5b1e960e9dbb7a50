"""What happens in a game of Clash, kind by kind (docs/event-types.md); to heroes and summons: unit_events.py."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Announces, Happening, Maybe, Private, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import Arena, Failure, Refund, Type
from hanpan.games.clash.rules import unit_events
from hanpan.games.clash.rules.state import Ending

PhaseName: TypeAlias = Literal["declaration", "lock_in", "reveal", "priority", "resolution", "cleanup"]
Reason: TypeAlias = Literal["first", "speed", "cost", "queue", "coin", "initiative"]


class GameStart(Happening, kind="game_start", cites=("CL-BASE-08",)):
    """The start."""

    seat: None
    mode: str
    arena: Arena
    opponent: str | None


class DeckBrought(Happening, kind="deck", story="action", cites=("CL-BASE-02",)):
    """A deck is brought; which one is private."""

    seat: Seat
    deck: Private[str]
    cards: Private[tuple[str, ...]]


class CardsDrawn(Happening, kind="draw", story="detail", cites=("CL-BASE-03",)):
    """Cards are drawn."""

    seat: Seat
    count: int
    hand: int
    deck: int
    cards: Private[tuple[str, ...]]


class CardsExchanged(Happening, kind="mulligan", story="action", cites=("CL-AM-30",)):
    """Cards are set aside and drawn anew."""

    seat: Seat
    count: Announces[int]
    aside: Private[tuple[str, ...]]
    cards: Private[tuple[str, ...]]


class Initiative(Happening, kind="initiative", story="detail", cites=("CL-AM-10", "CL-AM-29", "CL-CLN-03")):
    """This seat holds the initiative."""

    seat: Seat
    round: int


class RoundStart(Happening, kind="round_start", story="moment", opens="round", cites=("CL-LOG-01",)):
    """A round begins; its seed is committed to."""

    seat: None
    round: int
    seed: int


class Energy(
    Happening,
    kind="energy",
    story="detail",
    cites=("CL-NRG-01", "CL-NRG-02", "CL-NRG-03", "CL-NRG-05"),
    sums=("min(cap, before + gain) = after",),
):
    """Energy at turn start."""

    seat: Seat
    gain: int
    cap: int
    before: int
    after: int


class Phase(
    Happening,
    kind="phase",
    heading=True,
    cites=("CL-CLN-01", "CL-FLOW-01", "CL-LOCK-01", "CL-PRIO-01", "CL-RES-01", "CL-REV-01"),
):
    """A phase begins."""

    seat: None
    phase: PhaseName
    round: int


class Declared(Happening, kind="declare", story="detail", cites=("CL-FLOW-06",)):
    """The seat has declared."""

    seat: Seat
    cards: Private[tuple[str, ...]]


class Reserved(
    Happening, kind="reserve", story="detail", cites=("CL-LOCK-01",), announced=True, sums=("before - cost = after",)
):
    """The cost is reserved."""

    seat: Seat
    cost: Announces[int]
    before: Announces[int]
    after: Announces[int]


class Targeted(
    Happening,
    kind="target",
    story="detail",
    cites=("CL-AM-13", "CL-AM-16", "CL-AM-17", "CL-AM-39", "CL-TGT-01", "CL-TGT-02", "CL-TGT-03", "CL-TGT-05"),
):
    """Targets are fixed at lock-in."""

    seat: Seat
    card: str
    index: Announces[int]  # the order of a queue that has been revealed
    targets: tuple[str, ...]


class Revealed(Happening, kind="reveal", story="action", cites=("CL-LOG-09",)):
    """The queue is shown."""

    seat: Seat
    cards: Announces[tuple[str, ...]]


class PriorityList(Happening, kind="priority", story="detail", cites=("CL-PRIO-01",)):
    """The order of the cards, and why each stands where it stands."""

    seat: None
    order: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Resolved(Happening, kind="resolve", story="action", cites=("CL-RES-01",)):
    """A card resolves."""

    seat: Seat
    card: str
    place: int


class Discarded(Happening, kind="discard", story="detail", cites=("CL-CLN-01",)):
    """Cards go to the discard."""

    seat: Seat
    cards: tuple[str, ...]


class Window(Happening, kind="window", story="detail", cites=("CL-REACT-05",)):
    """The seat may react to this card."""

    seat: Seat
    card: str
    place: int


class Declined(Happening, kind="decline", story="detail", cites=("CL-AM-04",)):
    """It lets the card be."""

    seat: Seat
    card: str


class Fired(Happening, kind="fire", story="action", cites=("CL-REACT-06",)):
    """It reacts."""

    seat: Seat
    card: str
    on: str
    place: int


class Nullified(Happening, kind="nullified", cites=("CL-AM-06", "CL-EX-B1")):
    """This card of the seat has no effect."""

    seat: Seat
    card: str
    by: str


class Refunded(
    Happening,
    kind="refund",
    story="detail",
    cites=("CL-AM-05", "CL-REACT-08", "CL-TGT-07"),
    announced=True,
    sums=("before + amount - beyond = after",),
):
    """Energy comes back; what is `beyond` the cap does not."""

    seat: Seat
    card: Announces[str]
    refund: Announces[Refund | Failure]
    amount: Announces[int]
    before: Announces[int]
    after: Announces[int]
    beyond: Announces[Maybe[int]] = UNSET


class TicksDue(Happening, kind="ticks_due", story="detail", cites=("CL-CLN-02",)):
    """What will happen at the next turn start."""

    seat: None
    due: tuple[str, ...]


class Failed(Happening, kind="fail", cites=("CL-EDGE-01",)):
    """A card had no target."""

    seat: Seat
    card: str
    place: int


class Countered(Happening, kind="counter", cites=("CL-AM-06",)):
    """A counter acts on this card, of whose damage so many percent go back."""

    seat: Seat
    card: str
    on: str
    percent: int


class Returned(Happening, kind="returned", story="detail", cites=("CL-AM-05",), announced=True):
    """An unused reaction goes back to the hand."""

    seat: Seat
    card: Announces[str]


class Reshuffled(Happening, kind="reshuffle", story="detail", cites=("CL-BASE-04",)):
    """The discard becomes the deck."""

    seat: Seat
    count: int


class Overflow(Happening, kind="overflow", cites=("CL-AM-31",)):
    """Cards beyond the hand limit."""

    seat: Seat
    count: int
    cards: Private[tuple[str, ...]]


class Verdict(Happening, kind="verdict", story="action", cites=("CL-BASE-06", "CL-END-01", "CL-END-03")):
    """How it ended; the seat is the winner's, null for a draw."""

    by: Ending
    p1: int
    p2: int
    p1_max: int
    p2_max: int
    round: int


class Exhausted(Happening, kind="exhaust", story="detail", cites=("CL-EXH-01",)):
    """Cards are out for this battle."""

    seat: Seat
    cards: tuple[str, ...]


class InitiativeVoid(Happening, kind="initiative_void", story="detail", cites=("CL-AM-09",)):
    """Nobody holds the initiative; the turn has an owner all the same."""

    seat: None
    round: int
    cause: str  # the arena, or the card that voids it
    owner: Seat


class Tie(Happening, kind="tie", story="detail", cites=("CL-PRIO-06",)):
    """A coin for a group of tied cards; the seat goes first."""

    seat: Seat
    speed: Type
    cost: int
    label: str


class InitiativeSealed(Happening, kind="initiative_sealed", cites=("CL-AM-09",)):
    """Nobody will hold the initiative next round."""

    seat: Seat
    round: int


class Rematch(Happening, kind="rematch", story="action", cites=("CL-AM-29",)):
    """Both fell early: once more."""

    seat: None
    round: int


EVENTS = (*declared(__name__), *unit_events.EVENTS)
