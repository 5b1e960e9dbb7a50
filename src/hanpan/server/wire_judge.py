"""What players and judges send about a ruling, on the socket of wire.py."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hanpan.core.contract.bounds import Count, Text, Word
from hanpan.core.contract.seat import Seat
from hanpan.core.match.corrections import Corrections
from hanpan.core.match.order_events import Loss
from hanpan.core.match.orders import TIME_MOST_S
from hanpan.server.wire_base import Body


class CallJudge(Body, frozen=True, tag="call_judge"):
    """Call a judge: about an event (`index` of the events of `step`), or about the game as it stands."""

    id: Word
    step: Count | None = None
    index: Count | None = None
    words: Text = ""


class SettleCall(Body, frozen=True, tag="settle_call"):
    """Take the own call back: no judge is needed any more."""

    id: Word


class AgreeJudge(Body, frozen=True, tag="agree_judge"):
    """Agree that somebody judges who came by the table's link (`JudgeInfo.id`), or do so no more."""

    id: Word
    judge: Word
    agree: bool = True


class AgreeCorrection(Body, frozen=True, tag="agree_correction"):
    """Agree to the correction that a judge has proposed in `step`, or decline it."""

    id: Word
    step: Count
    agree: bool = True


class Rule(Body, frozen=True, tag="rule"):
    """What only a judge may do: explain (1), quote a clause (2), take the game back (3), record a violation (4).

    Level 1 may name a `step`; level 2 needs `clause` and may name a `case`; level 3 needs `step`, and with `changes` it
    puts open facts of that state right, by their paths (`p1.hp`): at once where the head judge says so, otherwise once
    every seat has agreed (`agree_correction`). Level 4 needs `seat`, and
    with `stalling` it is a finding of playing for time, in games that know it. With `penalty` the seat loses at once:
    the present game of a match, or the match, or by disqualification; where a match is one game, all are the same.
    """

    id: Word
    level: Literal[1, 2, 3, 4]
    step: Count | None = None
    clause: Word | None = None
    case: Word | None = None
    seat: Seat | None = None
    stalling: bool = False
    penalty: Loss | None = None
    changes: Corrections | None = None
    words: Text = ""


class TakeBack(Body, frozen=True, tag="take_back"):
    """A judge takes back what was held against a seat in `step`; also when the table is over."""

    id: Word
    step: Count
    words: Text = ""


class GiveTime(Body, frozen=True, tag="give_time"):
    """A judge gives a seat `seconds` back, or everybody so much more time."""

    id: Word
    seconds: Annotated[int, Meta(ge=1, le=TIME_MOST_S)]
    seat: Seat | None = None
    words: Text = ""


JudgeRequest: TypeAlias = Rule | TakeBack | GiveTime
"""What only a judge may send."""
