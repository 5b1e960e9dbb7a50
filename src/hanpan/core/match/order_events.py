"""What is told of orders (orders.py): events that every game can have. Their clause is what the game's own rules
say about that level of a judge, if they say anything."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe, declared
from hanpan.core.contract.seat import Seat

LeftBy: TypeAlias = Literal["resignation", "time", "judge"]
Loss: TypeAlias = Literal["game", "match", "disqualified"]
"""What a judge lets somebody lose: the present game of a match, the match, or the match by disqualification."""


class JudgeCalled(Happening, kind="judge_called", story="action"):
    """A seat calls a judge, about an event (`index` of `step`) or about the game as it stands."""

    seat: Seat
    step: Maybe[int] = UNSET
    index: Maybe[int] = UNSET
    words: Maybe[str] = UNSET


class JudgeSettled(Happening, kind="judge_settled", story="action"):
    """The seat that called needs no judge any more."""

    seat: Seat


class JudgeExplains(Happening, kind="judge_explains", story="action"):
    """A judge explains the stack, or what happened in a step."""

    seat: None
    judge: str
    step: Maybe[int] = UNSET
    words: Maybe[str] = UNSET


class JudgeQuotes(Happening, kind="judge_quotes", story="action"):
    """A judge quotes the clause that applies, with a case that shows it."""

    seat: None
    judge: str
    clause_: str  # as the judge wrote it
    case: Maybe[str] = UNSET
    words: Maybe[str] = UNSET


class JudgeRestores(Happening, kind="judge_restores", story="action", kw_only=True):
    """The match goes on from the state after an earlier step, in that round."""

    seat: None
    judge: str
    step: int
    words: Maybe[str] = UNSET
    round: int


class JudgeProposes(Happening, kind="judge_proposes", story="action", kw_only=True):
    """A judge proposes to go on from the state after an earlier step with some facts put right; they follow."""

    seat: None
    judge: str
    step: int
    words: Maybe[str] = UNSET


class JudgeAgreedTo(Happening, kind="judge_agreed", story="action"):
    """A seat agrees to the correction that was proposed in a step, or does not."""

    seat: Seat
    step: int
    agree: bool


class JudgeCorrects(Happening, kind="judge_corrects", story="action", kw_only=True):
    """Some facts are put right, and follow; `agreed`: by all seats, otherwise it is the head judge who says so."""

    seat: None
    judge: str
    agreed: bool


class JudgeStates(Happening, kind="judge_states", story="result", kw_only=True):
    """A fact as a judge states it, of a seat or of the table; a position under its own name."""

    seat: Seat | None
    fact: str
    value: str


class JudgeFinds(Happening, kind="judge_finds", story="action", kw_only=True):
    """A judge finds something against a seat."""

    seat: Seat
    judge: str
    words: Maybe[str] = UNSET
    what: Literal["violation", "stalling"]


class JudgeCounts(Happening, kind="judge_counts", story="action"):
    """A violation is recorded, where the game does not count them itself."""

    seat: Seat
    count: int
    most: int


class JudgePenalises(Happening, kind="judge_penalises", story="action", kw_only=True):
    """A judge lets a seat lose."""

    seat: Seat
    judge: str
    what: Loss
    words: Maybe[str] = UNSET


class JudgeVoids(Happening, kind="judge_voids", story="action", kw_only=True):
    """A judge takes back what was held against a seat in a step; `left`: how many such records count still."""

    seat: Seat
    judge: str
    step: int
    what: Literal["violation", "stalling", "match", "disqualified"]
    left: int
    annuls: bool
    words: Maybe[str] = UNSET


class JudgeGivesTime(Happening, kind="judge_time", story="action", kw_only=True):
    """A judge gives a seat time back, or everybody more time."""

    seat: Seat | None
    judge: str
    seconds: int
    words: Maybe[str] = UNSET


class GameConceded(Happening, kind="game_conceded", story="action"):
    """A seat gives one game of a match up."""

    seat: Seat


class GameDrawn(Happening, kind="game_drawn", story="action"):
    """The seats agree that one game of a match is drawn."""

    seat: None


class SeatLeft(Happening, kind="seat_left", story="action"):
    """A seat leaves a match of three and more; `kept`: no rule takes it out, the table answers for it."""

    seat: Seat
    by: LeftBy
    kept: bool


class SeatTaken(Happening, kind="seat_taken", story="action"):
    """A bot takes a person's place."""

    seat: Seat
    bot: str


EVENTS = declared(__name__)
