"""The course of a match: decks, hands, turns, what a judge and the clock do, and how it ends."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Private, declared
from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers.rules.state import GameEnding, Mode

Unusual: TypeAlias = tuple[str | int, ...]  # the code of a fault of a deck, and its facts
PhaseName: TypeAlias = Literal["main_a", "combat", "main_b", "end"]


class GameStart(Happening, kind="game_start", cites=("SO-META-02",)):
    """The start."""

    seat: None
    mode: Mode


class DeckBrought(Happening, kind="deck", story="action", cites=("SO-DECK-01",)):
    """A deck is brought; which one is private."""

    seat: Seat
    count: int
    deck: Private[str]
    cards: Private[tuple[str, ...]]


class Advice(Happening, kind="advice", story="detail", cites=("SO-DECK-07",)):
    """What is unusual about the seat's deck."""

    seat: Seat
    advice: Private[tuple[Unusual, ...]] = UNSET


class HandDealt(Happening, kind="hand", story="detail", cites=("SO-BASE-03",), announced=True):
    """An opening hand is dealt."""

    seat: Seat
    count: int
    deck: int
    cards: Private[tuple[str, ...]]


class HandExchanged(Happening, kind="mulligan", story="action", cites=("SO-BASE-03",), announced=True):
    """The whole hand is exchanged."""

    seat: Seat


class HandKept(Happening, kind="keep", story="action", cites=("SO-BASE-03",), announced=True):
    """The hand is kept."""

    seat: Seat


class First(Happening, kind="first", story="action", cites=("SO-BASE-04",)):
    """Who begins a game."""

    seat: Seat
    game: int


class TurnStart(Happening, kind="turn", story="moment", opens="turn", cites=("SO-BASE-09",)):
    """A turn begins; `own` counts the player's own."""

    seat: Seat
    turn: int
    own: int


class Refill(Happening, kind="refill", story="detail", cites=("SO-BASE-05", "SO-BASE-06")):
    """Curse power at turn start."""

    seat: Seat
    before: int
    after: int


class DrawSkipped(Happening, kind="no_draw", story="detail", cites=("SO-BASE-04",)):
    """The first player's first draw is skipped."""

    seat: Seat


_DRAWN = ("min(wanted, had) = count", "had - count = deck")


class CardsDrawn(Happening, kind="draw", cites=("SO-BASE-09", "SO-DRAW-02", "SO-DRAW-03"), sums=_DRAWN):
    """Cards are drawn, as many of `wanted` as the deck had."""

    seat: Seat
    count: int
    wanted: int
    had: int
    hand: int
    deck: int
    cards: Private[tuple[str, ...]]


class Phase(Happening, kind="phase", heading=True, cites=("SO-BASE-09", "SO-BASE-10", "SO-PHASE-01", "SO-PHASE-06")):
    """A phase begins."""

    seat: Seat
    phase: PhaseName


class OverLimit(
    Happening, kind="over_limit", story="detail", cites=("SO-HAND-01",), sums=("hand - turn.hand_limit = excess",)
):
    """The hand is above the limit."""

    seat: Seat
    hand: int
    excess: int


class ExcessDiscarded(Happening, kind="discard", story="action", cites=("SO-HAND-04",)):
    """The excess is discarded."""

    seat: Seat
    cards: tuple[str, ...]
    hand: int


class TurnEnd(Happening, kind="turn_end", story="moment", cites=("SO-BASE-12",)):
    """A turn ends."""

    seat: Seat
    turn: int


class GameOver(
    Happening,
    kind="game_over",
    story="action",
    cites=("SO-STATE-02", "SO-AM-41", "SO-DRAW-01", "SO-TIME-03", "SO-TIME-05", "SO-JUDGE-04", "SO-AM-46", "SO-AM-47"),
):
    """A game is over; the seat is the winner's, null for a draw."""

    by: GameEnding
    p1: int
    p2: int
    turn: int


class MatchOver(Happening, kind="match_over", story="action", cites=("SO-AM-37", "SO-JUDGE-04")):
    """A match is over."""

    p1: int
    p2: int
    games: int


class CardsExchanged(Happening, kind="exchange", story="action", cites=("SO-SIDE-01",)):
    """Cards were exchanged between games; which is private."""

    seat: Seat
    deck: int
    left: Private[tuple[str, ...]] = UNSET
    came: Private[tuple[str, ...]] = UNSET


class NextGame(Happening, kind="next_game", story="action", cites=("SO-AM-37",)):
    """The next game of a match."""

    seat: None
    game: int
    p1: int
    p2: int


class ClockWarning(Happening, kind="clock_warning", story="action", cites=("SO-TIME-02",)):
    """The slower player is warned and time is added."""

    seat: Seat
    seconds: int
    added: int
    p1: int
    p2: int


class StallingFound(Happening, kind="stalling", story="action", cites=("SO-AM-36",)):
    """A judge's finding of stalling."""

    seat: Seat
    count: int
    most: int


class ViolationRecorded(Happening, kind="violation", story="action", cites=("SO-AM-38",)):
    """A recorded violation."""

    seat: Seat
    count: int
    most: int


class RecordVoided(Happening, kind="record_voided", story="action", cites=("SO-AM-46",)):
    """A judge has taken a record back; so many of its kind still count against the seat."""

    seat: Seat
    what: Literal["violation", "stalling"]
    count: int


class TimeGiven(Happening, kind="time_given", story="action", cites=("SO-AM-46",)):
    """A judge has given time: back to the seat, or to the game. What both have used now, and what there is."""

    seat: Seat | None
    seconds: int
    p1: int
    p2: int
    limit: int


EVENTS = declared(__name__)
