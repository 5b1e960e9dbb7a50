"""What happens in a game of Dice Battle, kind by kind (docs/event-types.md)."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Each, Happening, Maybe, Opens, Private, Reveals, Story, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle.rules.actions import Card, Tendency
from hanpan.games.dice_battle.rules.shield import AttackKind, Protection
from hanpan.games.dice_battle.rules.state import EventKind, Mode, Special

PhaseName: TypeAlias = Literal["PreRound", "PreCard", "Roll", "PostCard", "Score", "ShieldCheck", "Event", "Accumulate"]
EnergyCause: TypeAlias = Literal["round", "after_loss", "balance", "charge", "drain", "win"]
ShieldCause: TypeAlias = Literal["defence", "ward"]
GaugeCause: TypeAlias = Literal["balance", "repeat", "total", "wins", "losses"]
CardCause: TypeAlias = Literal["run", "gauge"]
Multiplier: TypeAlias = Literal["double", "boost"]
Measure: TypeAlias = Literal["total", "last_round", "energy", "cards", "draw"]


class GameStart(Happening, kind="game_start", cites=("DB-1.1",)):
    """The start."""

    seat: None
    mode: Mode
    rounds: int


_BUILT = ("count * shield.cost = cost", "before - cost = after", "had + count = shields")
_ROBBED = ("max(0, min(event.thief_points, before - score.total_floor)) = points", "before - points = after")


class Phase(Happening, kind="phase", heading=True, opens=Opens("round", ("phase", "PreRound")), cites=("DB-1.5",)):
    """A phase begins: PreRound, PreCard, Roll, PostCard, Score, ShieldCheck, Event, Accumulate."""

    seat: None
    phase: PhaseName
    round: int


class Energy(
    Happening,
    kind="energy",
    story=Story("detail", ("cause", ("charge", "drain")), "result"),
    cites=("DB-2.1", "DB-4.6", "DB-7.6", "DB-7.9", "DB-8.2"),
    sums=("min(before + gain, energy.cap) = after",),
):
    """Energy by `round`, `after_loss`, `balance`, `charge`, `drain`, `win`."""

    seat: Seat
    cause: EnergyCause
    gain: int
    before: int
    after: int


class EnergyCut(Happening, kind="energy_cut", story="detail", cites=("DB-2.2",)):
    """A gain past the cap."""

    seat: Seat
    lost: int
    cap: int


class Declared(Happening, kind="tendency", story="action", cites=("DB-2.3",)):
    """A tendency is revealed."""

    seat: Seat
    tendency: Tendency


class CardPlayed(Happening, kind="play", story="action", cites=("DB-3.1", "DB-5.1"), sums=("before - cost = after",)):
    """A card is played; before and after are energy."""

    seat: Seat
    card: Card
    cost: int
    before: int
    after: int


class Guard(Happening, kind="guard", cites=("DB-3.5",)):
    """The guard is up."""

    seat: Seat


class Boost(Happening, kind="boost", cites=("DB-3.6",)):
    """A boost card will multiply."""

    seat: Seat
    factor: int


class Build(Happening, kind="build", story="action", cites=("DB-3.1",), sums=_BUILT):
    """Shields are built, besides those that the seat had."""

    seat: Seat
    count: int
    cost: int
    before: int
    after: int
    had: int
    shields: int


class LuckRoll(Happening, kind="luck_roll", story="own", cites=("DB-4.2",)):
    """A luck pair."""

    seat: Seat
    count: int
    dice: Private[tuple[int, ...]]


class DieKept(Happening, kind="keep", cites=("DB-4.2",)):
    """The die that is kept; now the other one is shown too."""

    seat: Seat
    dice: Reveals[tuple[int, ...]]
    face: int


class Roll(Happening, kind="roll", story="own", cites=("DB-4.1",)):
    """The regular die."""

    seat: Seat
    face: int


class BonusRoll(Happening, kind="bonus_roll", cites=("DB-4.3",)):
    """The bonus die."""

    seat: Seat
    face: int


class Base(Happening, kind="base", cites=("DB-4.4", "DB-4.5", "DB-4.6"), sums=("before + points + bonus = sum",)):
    """What a die scores; `before` is the sum of the dice before it."""

    seat: Seat
    tendency: Tendency
    face: int
    success: bool
    before: int
    points: int
    bonus: int
    sum: int


class SpecialDie(Happening, kind="special", cites=("DB-4.7", "DB-4.8"), sums=("before + points = sum",)):
    """A special die; points and sums for a star only."""

    seat: Seat
    special: Special
    before: Maybe[int] = UNSET
    points: Maybe[int] = UNSET
    sum: Maybe[int] = UNSET


class Shields(Happening, kind="shields", cites=("DB-4.5", "DB-4.8"), sums=("min(before + gain, shield.cap) = after",)):
    """Shields by `defence` or `ward`."""

    seat: Seat
    cause: ShieldCause
    gain: int
    before: int
    after: int


class ShieldLost(Happening, kind="shield_lost", story="detail", cites=("DB-3.3",)):
    """Shields past the limit."""

    seat: Seat
    lost: int
    cap: int


class Gauge(
    Happening,
    kind="gauge",
    story="detail",
    cites=("DB-4.6", "DB-9.1", "DB-9.3", "DB-9.4"),
    sums=("before + gain = after",),
):
    """The gauge fills by `balance`, `repeat`, `total`, `wins`, `losses`."""

    seat: Seat
    cause: GaugeCause
    gain: int
    before: int
    after: int


_PAID = ("gauge_before - cost = gauge_after", "cost * gauge.full = cost * cost")  # nothing, or a full gauge


class CardWon(Happening, kind="card_won", cites=("DB-9.2", "DB-9.5"), sums=_PAID):
    """A card for a `run` of sixes, which costs nothing, or a full `gauge`."""

    seat: Seat
    cause: CardCause
    cards: int
    gauge_before: int
    cost: int
    gauge_after: int
    card: Private[Card]


class CardLost(Happening, kind="card_lost", cites=("DB-1.3",)):
    """No card was left to give."""

    seat: Seat
    cause: Literal["run"]


class GaugeWaits(Happening, kind="gauge_waits", story="detail", cites=("DB-1.3",)):
    """No card was left; the gauge keeps its value."""

    seat: Seat
    gauge: int


class Reshuffle(Happening, kind="reshuffle", story="detail", cites=("DB-1.3", "DB-1.4")):
    """A discard becomes the draw pile; seat null: the cards."""

    deck: Literal["cards", "events"]
    count: int


class ResetCard(Happening, kind="reset_card", cites=("DB-5.4",)):
    """A reset card voids the round."""

    seat: Seat
    p1: int
    p2: int


class Score(Happening, kind="score", story="detail", cites=("DB-6.1",)):
    """The round score as gathered."""

    seat: Seat
    points: int


class Penalty(Happening, kind="penalty", cites=("DB-6.2",), sums=("max(before - points, 0) = after",)):
    """Penalties due."""

    seat: Seat
    curses: int
    flames: int
    points: int
    before: int
    after: int


class Floor(
    Happening, kind="floor", story="detail", cites=("DB-6.7",), sums=("max(would_be, score.round_floor) = score",)
):
    """A round score stops at its floor."""

    seat: Seat
    would_be: int
    score: int


class Attacks(Happening, kind="attacks", story="action", cites=("DB-6.3",)):
    """The attacks on this seat, in the order in which they are met."""

    seat: Seat
    order: tuple[AttackKind, ...]


class Block(Happening, kind="block", cites=("DB-6.4", "DB-6.5", "DB-7.8")):
    """`by` guard or shield."""

    seat: Seat
    attack: Literal[AttackKind, "thief", "curse"]
    by: Protection
    shields: int


class Hit(Happening, kind="hit", cites=("DB-4.7", "DB-5.2"), sums=("before - damage = after",)):
    """An attack lands on this seat."""

    seat: Seat
    attack: AttackKind
    damage: int
    before: int
    after: int


class Reserve(Happening, kind="reserve", cites=("DB-4.7", "DB-7.4"), sums=("before + points = due",)):
    """Something is due next round: luck, bonus_turn, curse, flame; of the last two how many points, before and now."""

    seat: Seat
    effect: Literal["luck", "bonus_turn", "curse", "flame"]
    before: Maybe[int] = UNSET
    points: Maybe[int] = UNSET
    due: Maybe[int] = UNSET


class Multiply(Happening, kind="multiply", cites=("DB-6.6",), sums=("before * factor = after",)):
    """`double` or `boost`."""

    seat: Seat
    cause: Multiplier
    factor: int
    before: int
    after: int


class Steal(Happening, kind="steal", cites=("DB-5.3",), sums=("min(drawn, had) = taken",)):
    """This seat takes energy, as much of what was drawn as the victim had."""

    seat: Seat
    drawn: int
    had: int
    taken: int
    victim: Seat
    p1_energy: int
    p2_energy: int


class EventDrawn(Happening, kind="event", story=Story("action", ("event", ("none",))), cites=("DB-7.1",)):
    """An event is drawn."""

    seat: Seat
    event: EventKind


_TOO_LITTLE = ("has + lacks = needs", "min(lacks, 1) = min(needs, 1)")  # a condition that fails lacks 1 at least


class EventVoid(Happening, kind="event_void", cites=("DB-7.2", "DB-7.11"), sums=_TOO_LITTLE):
    """It does nothing: `condition`, `reset`, `reset_card`; of a condition what it needs, what there was and how much it
    lacked: the seat's total or energy, the gap between the totals, the cards of the smaller hand."""

    seat: Seat
    event: EventKind
    reason: Literal["condition", "reset", "reset_card"]
    has: Maybe[int] = UNSET
    needs: Maybe[int] = UNSET
    lacks: Maybe[int] = UNSET


class EventOrder(Happening, kind="event_order", story="detail", cites=("DB-7.3",)):
    """Both events, as `p1/bomb`, in the order in which they act."""

    seat: None
    order: tuple[str, ...]


class ResetEvent(Happening, kind="reset_event", cites=("DB-7.11",)):
    """Round scores become 0."""

    seat: Seat
    p1_before: int
    p2_before: int
    p1: int
    p2: int


class ScoreBoost(Happening, kind="score_boost", cites=("DB-7.5",), sums=("before + event.score_boost = after",)):
    """Points for the round score."""

    seat: Seat
    before: int
    after: int


class Thief(Happening, kind="thief", cites=("DB-7.8",), sums=(*_ROBBED, "other_before + points = other_after")):
    """This seat is robbed."""

    seat: Seat
    points: int
    before: int
    after: int
    other_before: int
    other_after: int


class Bomb(Happening, kind="bomb", cites=("DB-7.7",), sums=("min(before, max(before // divisor, floor)) = after",)):
    """This seat's total is halved."""

    seat: Seat
    divisor: int
    floor: int
    before: int
    after: int


class ScoreSwap(Happening, kind="score_swap", cites=("DB-7.10",)):
    """Totals change places; the seat drew it, and its own goes `up`, `down` or stays the `same`."""

    seat: Seat
    p1: int
    p2: int
    goes: Literal["up", "down", "same"]


class CardSwap(Happening, kind="card_swap", cites=("DB-7.12",)):
    """Each takes a card of the other's."""

    seat: Seat
    p1_cards: int
    p2_cards: int
    gave: Each[Card]
    got: Each[Card]


class Total(
    Happening, kind="total", story="action", cites=("DB-8.1",), sums=("max(before + gain, score.total_floor) = after",)
):
    """The round score is added."""

    seat: Seat
    gain: int
    before: int
    after: int


class RoundEnd(Happening, kind="round_end", cites=("DB-8.2",)):
    """Both round scores; winner may be null."""

    seat: None
    round: int
    p1: int
    p2: int
    winner: Seat | None


class GameEnd(Happening, kind="game_end", story="action", cites=("DB-10.1",)):
    """The seat is the winner's, null for a draw."""

    by: Measure
    p1: int
    p2: int


EVENTS = declared(__name__)
