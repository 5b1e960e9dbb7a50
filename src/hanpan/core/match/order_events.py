"""What is told of orders (orders.py): events that every game can have. Their clause is what the game's own rules
say about that level of a judge, if they say anything."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe, declared
from hanpan.core.contract.seat import Seat

LeftBy: TypeAlias = Literal["resignation", "time", "judge"]


class JudgeCalled(Happening, kind="judge_called"):
    """A seat calls a judge, about an event (`index` of `step`) or about the game as it stands."""

    seat: Seat
    step: Maybe[int] = UNSET
    index: Maybe[int] = UNSET
    words: Maybe[str] = UNSET


class JudgeSettled(Happening, kind="judge_settled"):
    """The seat that called needs no judge any more."""

    seat: Seat


class JudgeExplains(Happening, kind="judge_explains"):
    """A judge explains the stack, or what happened in a step."""

    seat: None
    judge: str
    step: Maybe[int] = UNSET
    words: Maybe[str] = UNSET


class JudgeQuotes(Happening, kind="judge_quotes"):
    """A judge quotes the clause that applies, with a case that shows it."""

    seat: None
    judge: str
    clause_: str  # as the judge wrote it
    case: Maybe[str] = UNSET
    words: Maybe[str] = UNSET


class JudgeRestores(Happening, kind="judge_restores", kw_only=True):
    """The match goes on from the state after an earlier step, in that round."""

    seat: None
    judge: str
    step: int
    words: Maybe[str] = UNSET
    round: int


class JudgeFinds(Happening, kind="judge_finds", kw_only=True):
    """A judge finds something against a seat."""

    seat: Seat
    judge: str
    words: Maybe[str] = UNSET
    what: Literal["violation", "stalling"]


class JudgeCounts(Happening, kind="judge_counts"):
    """A violation is recorded, where the game does not count them itself."""

    seat: Seat
    count: int
    most: int


class SeatLeft(Happening, kind="seat_left"):
    """A seat leaves a match of three and more; `kept`: no rule takes it out, the table answers for it."""

    seat: Seat
    by: LeftBy
    kept: bool


class SeatTaken(Happening, kind="seat_taken"):
    """A bot takes a person's place."""

    seat: Seat
    bot: str


EVENTS = declared(__name__)
