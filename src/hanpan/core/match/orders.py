"""Orders: what a judge, the table's clock and those who leave do to a match, beside the moves of the seats.

An order is a step like any other: it is logged, told in events and carried out again by whoever checks the replay, and
it draws nothing (carried.py). Levels 1 and 2 of a judge only say something; level 3 takes the match back to an earlier
state, and what judge and clock have written since then stays written; level 4 is recorded against a seat, or lets it
lose. A game that takes notes (core/contract/game.py) keeps such records itself; for any other they are counted here.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import Count, KeptLabel, KeptSaid
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import AnyGame, TakesNotes
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.match.corrections import Corrections
from hanpan.core.match.order_events import LeftBy, Loss

VIOLATIONS = 3  # the record that ends a match, where the game has no rule of its own
TIME_MOST_S = 86_400
MANY = 3  # seats from which on a match goes on when one of them leaves


class BadOrder(HanpanError, ValueError):
    """An order that cannot be carried out; the message says why."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that is done to a match from outside."""


class Call(Order, frozen=True, tag="call"):
    """A seat calls a judge, about an event (`index` of `step`) or about the game as it stands."""

    seat: Seat
    step: Count | None = None
    index: Count | None = None
    words: KeptSaid = ""


class Settle(Order, frozen=True, tag="settle"):
    """The seat that called needs no judge any more."""

    seat: Seat


class Explain(Order, frozen=True, tag="explain"):
    """Level 1: a judge explains the stack, or what happened in a step."""

    judge: KeptLabel
    step: Count | None = None
    words: KeptSaid = ""


class Quote(Order, frozen=True, tag="quote"):
    """Level 2: a judge quotes the clause that applies, with a case that shows it."""

    judge: KeptLabel
    clause: KeptLabel
    case: KeptLabel = ""
    words: KeptSaid = ""


class Restore(Order, frozen=True, tag="restore"):
    """Level 3: the match goes on from the state after an earlier step.

    Seeds of rounds that were played may have been opened, so the rounds after it are drawn from the next seeds:
    `shift` is added to the number of the round. With `changes` some facts of that state are put right (corrections.py):
    the head judge says so (`head`), or all seats have agreed to just this since it was proposed.
    """

    judge: KeptLabel
    step: Count
    shift: Count
    words: KeptSaid = ""
    changes: Corrections = {}
    head: bool = False


class Propose(Order, frozen=True, tag="propose"):
    """Level 3: a judge proposes to go on from the state after an earlier step with some facts put right."""

    judge: KeptLabel
    step: Count
    changes: Corrections
    words: KeptSaid = ""


class Agree(Order, frozen=True, tag="agree"):
    """A seat agrees to the correction that was proposed in a step, or does not."""

    seat: Seat
    step: Count
    agree: bool = True


class Violation(Order, frozen=True, tag="violation"):
    """Level 4: a proved violation of the rules is recorded against a seat."""

    judge: KeptLabel
    seat: Seat
    words: KeptSaid = ""


class Stalling(Order, frozen=True, tag="stalling"):
    """A judge finds that a seat plays for time; only in games that know such a finding."""

    judge: KeptLabel
    seat: Seat
    words: KeptSaid = ""


class Penalty(Order, frozen=True, tag="penalty"):
    """Level 4: a judge lets a seat lose a game of a match, or the match, or disqualifies it."""

    judge: KeptLabel
    seat: Seat
    what: Loss
    words: KeptSaid = ""


class Void(Order, frozen=True, tag="void"):
    """A judge takes the ruling of an earlier step back: it counts no more. The log keeps both.

    `annuls`: that ruling had ended the match, which has no result from now on.
    """

    judge: KeptLabel
    step: Count
    annuls: bool = False
    words: KeptSaid = ""


class GiveTime(Order, frozen=True, tag="time"):
    """A judge gives a seat back time that it has used; without a seat everybody gets more time."""

    judge: KeptLabel
    seconds: Annotated[int, Meta(ge=1, le=TIME_MOST_S)]
    seat: Seat | None = None
    words: KeptSaid = ""


class ClockNote(Order, frozen=True, tag="clock"):
    """The table's clock: how many seconds each seat has used; only in games that keep time."""

    p1: Count
    p2: Count
    p3: Count = 0
    p4: Count = 0
    p5: Count = 0
    p6: Count = 0


class Leave(Order, frozen=True, tag="leave"):
    """A seat leaves a match of three and more, and the others play on; for two the match is over (leaving.py)."""

    seat: Seat
    by: LeftBy = "resignation"


class TakeSeat(Order, frozen=True, tag="take_seat"):
    """A bot takes a person's place and plays on for it."""

    seat: Seat
    bot: KeptLabel


class Concede(Order, frozen=True, tag="concede"):
    """A seat gives the present game of a match up, and the match goes on."""

    seat: Seat


class DrawGame(Order, frozen=True, tag="draw_game"):
    """The seats agree that the present game of a match is drawn, and the match goes on."""


AnyOrder: TypeAlias = (
    Call
    | Settle
    | Explain
    | Quote
    | Restore
    | Propose
    | Agree
    | Violation
    | Stalling
    | Penalty
    | Void
    | GiveTime
    | ClockNote
    | Leave
    | TakeSeat
    | Concede
    | DrawGame
)
Ruling: TypeAlias = Explain | Quote | Restore | Propose | Violation | Stalling | Penalty | Void | GiveTime
"""What only a judge may do."""
Record: TypeAlias = Violation | Stalling | Penalty
"""What is held against a seat, and can be taken back."""
Ordered: TypeAlias = Mapping[int, AnyOrder]
"""Orders by the number of their step, in order."""


# What may come between a correction that is proposed and the seats' agreement.
_BESIDE = (Call, Settle, Explain, Quote, GiveTime, ClockNote, Agree, Violation, Stalling, Leave, TakeSeat)


def used(order: ClockNote) -> dict[Seat, int]:
    """The seconds that a note of the clock names, seat by seat."""
    return {seat: getattr(order, seat) for seat in EVERY_SEAT}


def left(orders: Iterable[AnyOrder]) -> tuple[Seat, ...]:
    """The seats that have been left and not taken by a bot since, in the order in which they were left."""
    out: list[Seat] = []
    for order in orders:
        if isinstance(order, Leave):
            out.append(order.seat)
        elif isinstance(order, TakeSeat) and order.seat in out:
            out.remove(order.seat)
    return tuple(out)


def standing(ordered: Ordered) -> dict[int, AnyOrder]:
    """The orders without those that a judge has taken back."""
    gone = {order.step for order in ordered.values() if isinstance(order, Void)}
    return {n: order for n, order in ordered.items() if n not in gone}


def held(ordered: Ordered, seat: Seat, kind: type[Record]) -> int:
    """How many records of this kind count against the seat."""
    return sum(isinstance(order, kind) and order.seat == seat for order in standing(ordered).values())


class Verdict(NamedTuple):
    """A result that judges have given, whatever the rules of the game say: the winner, or nobody; or that there is no
    result (`annulled`)."""

    winner: Seat | None
    annulled: bool = False


def fallen(game: AnyGame, ordered: Ordered) -> tuple[Seat, ...]:
    """The seats that have lost the match by what judges hold against them, where no rule of the game says so itself.

    With three and more they must leave, and the match goes on.
    """
    if not ordered:
        return ()
    counted = not isinstance(game, TakesNotes)
    penalties = {o.seat for o in standing(ordered).values() if isinstance(o, Penalty) and o.what != "game"}
    return tuple(
        seat
        for seat in game.info.seats
        if seat in penalties or (counted and held(ordered, seat, Violation) >= VIOLATIONS)
    )


def disqualified(ordered: Ordered) -> tuple[Seat, ...]:
    """The seats that a judge has disqualified."""
    rulings = standing(ordered).values()
    return tuple(order.seat for order in rulings if isinstance(order, Penalty) and order.what == "disqualified")


def verdict(game: AnyGame, ordered: Ordered) -> Verdict | None:
    """What judges have made of the result of a match of one or two; None where it is what it is without them."""
    if len(game.info.seats) >= MANY:
        return None
    out = fallen(game, ordered)
    if out:
        staying = [seat for seat in game.info.seats if seat not in out]
        return Verdict(staying[0] if len(staying) == 1 else None)
    annulled = any(isinstance(order, Void) and order.annuls for order in ordered.values())
    return Verdict(None, annulled=True) if annulled else None


def open_calls(orders: Iterable[AnyOrder]) -> list[Call]:
    """The calls that no judge has answered yet."""
    out: list[Call] = []
    for order in orders:
        if isinstance(order, Call):
            out = [*(call for call in out if call.seat != order.seat), order]
        elif isinstance(order, Settle | Leave):
            out = [call for call in out if call.seat != order.seat]
        elif not isinstance(order, ClockNote | TakeSeat | Concede | DrawGame | Propose | Agree):
            out = []
    return out


class Proposal(NamedTuple):
    """A correction that is on the table: in which step it was proposed, and who has agreed to it since."""

    step: int
    order: Propose
    agreed: tuple[Seat, ...]


def proposal(game: AnyGame, ordered: Ordered, steps: int) -> Proposal | None:
    """The last correction that was proposed, unless the game has gone on since, or somebody said no."""
    found: Proposal | None = None
    for n in range(steps):
        order = ordered.get(n)
        if isinstance(order, Propose):
            found = Proposal(n, order, ())
        elif found is not None and isinstance(order, Agree) and order.step == found.step:
            agreed = tuple(seat for seat in game.info.seats if seat in (*found.agreed, order.seat))
            found = found._replace(agreed=agreed) if order.agree else None
        elif not isinstance(order, _BESIDE):
            found = None
    return found


def all_agreed(game: AnyGame, ordered: Ordered, made: Proposal) -> bool:
    """Whether every seat that is still there agrees to a correction."""
    gone = left(ordered.values())
    return all(seat in made.agreed or seat in gone for seat in game.info.seats)


def seed_shift(orders: Iterable[AnyOrder | None]) -> int:
    """What is added to the number of a round to get the number of its seed."""
    return next((order.shift for order in reversed(list(orders)) if isinstance(order, Restore)), 0)


def shift_to(game: AnyGame, earlier: Any, seed: int) -> int:
    """The `shift` with which a match goes on from a state so that no seed is used that may be known."""
    return seed + 1 - game.round(earlier)
