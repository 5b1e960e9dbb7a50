"""Orders: what a judge, the table's clock and those who leave do to a match, beside the moves of the seats.

An order is a step like any other: it is logged, told in events and carried out again by whoever checks the replay, and
it draws nothing. Levels 1 and 2 of a judge only say something; level 3 takes the match back to an earlier state, and
what judge and clock have written since then stays written; level 4 is recorded against a seat. A game that takes notes
(core/contract/game.py) keeps such records itself; for any other they are counted here.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET

from hanpan.core.contract.bounds import Count, Label, Said
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import AnyGame, Step, TakesLeave, TakesNotes
from hanpan.core.contract.happening import Maybe
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.match.order_events import (
    JudgeCalled,
    JudgeCounts,
    JudgeExplains,
    JudgeFinds,
    JudgeQuotes,
    JudgeRestores,
    JudgeSettled,
    LeftBy,
    SeatLeft,
    SeatTaken,
)

T = TypeVar("T")

VIOLATIONS = 3  # the record that ends a match, where the game has no rule of its own
MANY = 3  # seats from which on a match goes on when one of them leaves


class BadOrder(ValueError):
    """An order that cannot be carried out; the message says why."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that is done to a match from outside."""


class Call(Order, frozen=True, tag="call"):
    """A seat calls a judge, about an event (`index` of `step`) or about the game as it stands."""

    seat: Seat
    step: Count | None = None
    index: Count | None = None
    words: Said = ""


class Settle(Order, frozen=True, tag="settle"):
    """The seat that called needs no judge any more."""

    seat: Seat


class Explain(Order, frozen=True, tag="explain"):
    """Level 1: a judge explains the stack, or what happened in a step."""

    judge: Label
    step: Count | None = None
    words: Said = ""


class Quote(Order, frozen=True, tag="quote"):
    """Level 2: a judge quotes the clause that applies, with a case that shows it."""

    judge: Label
    clause: Label
    case: Label = ""
    words: Said = ""


class Restore(Order, frozen=True, tag="restore"):
    """Level 3: the match goes on from the state after an earlier step.

    Seeds of rounds that were played may have been opened, so the rounds after it are drawn from the next seeds:
    `shift` is added to the number of the round.
    """

    judge: Label
    step: Count
    shift: Count
    words: Said = ""


class Violation(Order, frozen=True, tag="violation"):
    """Level 4: a proved violation of the rules is recorded against a seat."""

    judge: Label
    seat: Seat
    words: Said = ""


class Stalling(Order, frozen=True, tag="stalling"):
    """A judge finds that a seat plays for time; only in games that know such a finding."""

    judge: Label
    seat: Seat
    words: Said = ""


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
    bot: Label


AnyOrder: TypeAlias = Call | Settle | Explain | Quote | Restore | Violation | Stalling | ClockNote | Leave | TakeSeat
Ruling: TypeAlias = Explain | Quote | Restore | Violation | Stalling
"""What only a judge may do."""


class Past(NamedTuple):
    """What an order needs to know of the match before it."""

    orders: Sequence[AnyOrder]
    steps: int
    seed: int  # the number of the seed that the next step would draw from
    earlier: Any = None  # the state that a judge goes back to, as it was


def carried_out(game: AnyGame, state: Any, order: AnyOrder, past: Past) -> Step:
    """What follows from an order. Raises BadOrder."""
    if not game.pending(state):
        raise BadOrder("the game is over")
    about = getattr(order, "step", None)
    if about is not None and about >= past.steps:
        raise BadOrder(f"step: {about} has not been made, there are {past.steps} steps")
    seat = getattr(order, "seat", None)
    if seat is not None and seat not in game.info.seats:
        raise BadOrder(f"{game.info.id} has no seat {seat}")
    if isinstance(order, ClockNote):
        return _note(game, state, {"type": "clock", **_seconds(game, order)})
    if isinstance(order, Leave):
        return _left(game, state, order, past)
    if isinstance(order, TakeSeat):
        return _taken(game, state, order, past)
    if isinstance(order, Call):
        called = JudgeCalled(_clause(game, 1), order.seat, _given(order.step), _given(order.index), _given(order.words))
        return Step(state, (called,))
    if isinstance(order, Settle):
        return Step(state, (JudgeSettled(_clause(game, 1), order.seat),))
    if isinstance(order, Explain):
        explains = JudgeExplains(_clause(game, 1), None, order.judge, _given(order.step), _given(order.words))
        return Step(state, (explains,))
    if isinstance(order, Quote):
        book = game.rulebook()
        clause = book.find(order.clause) or next(iter(book.section(order.clause)), None)
        if clause is None:
            raise BadOrder(f"clause: there is no clause {order.clause!r} in the rules of {game.info.id}")
        case, words = _given(order.case), _given(order.words)
        return Step(state, (JudgeQuotes(clause.id, None, order.judge, order.clause, case, words),))
    if isinstance(order, Restore):
        return _restored(game, state, order, past)
    found = JudgeFinds(
        clause=_clause(game, 4),
        seat=order.seat,
        judge=order.judge,
        words=_given(order.words),
        what="violation" if isinstance(order, Violation) else "stalling",
    )
    if isinstance(game, TakesNotes):
        after = _note(game, state, {"type": found.what, "seat": order.seat})
        return Step(after.state, (found, *after.events))
    if isinstance(order, Stalling):
        raise BadOrder(f"the rules of {game.info.id} know no finding of stalling")
    count = violations(past.orders, order.seat) + 1
    counted = JudgeCounts(_clause(game, 4), order.seat, count, VIOLATIONS)
    return Step(state, (found, counted))


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


def violations(orders: Iterable[AnyOrder], seat: Seat) -> int:
    """How many violations are recorded against the seat."""
    return sum(isinstance(order, Violation) and order.seat == seat for order in orders)


def lost_by(game: AnyGame, orders: Sequence[AnyOrder]) -> Seat | None:
    """The seat that has lost because its last violation was one too many, where no rule of the game says so itself.

    With three and more it must leave, and the match goes on.
    """
    last = orders[-1] if orders else None
    if not isinstance(last, Violation) or isinstance(game, TakesNotes):
        return None
    return last.seat if violations(orders, last.seat) >= VIOLATIONS else None


def open_calls(orders: Iterable[AnyOrder]) -> list[Call]:
    """The calls that no judge has answered yet."""
    out: list[Call] = []
    for order in orders:
        if isinstance(order, Call):
            out = [*(call for call in out if call.seat != order.seat), order]
        elif isinstance(order, Settle | Leave):
            out = [call for call in out if call.seat != order.seat]
        elif not isinstance(order, ClockNote | TakeSeat):
            out = []
    return out


def seed_shift(orders: Iterable[AnyOrder | None]) -> int:
    """What is added to the number of a round to get the number of its seed."""
    return next((order.shift for order in reversed(list(orders)) if isinstance(order, Restore)), 0)


def shift_to(game: AnyGame, earlier: Any, seed: int) -> int:
    """The `shift` with which a match goes on from a state so that no seed is used that may be known."""
    return seed + 1 - game.round(earlier)


def _restored(game: AnyGame, state: Any, order: Restore, past: Past) -> Step:
    earlier = past.earlier
    if earlier is None or not game.pending(earlier):
        raise BadOrder(f"step: the game cannot go on from step {order.step}")
    if order.shift != shift_to(game, earlier, past.seed):
        raise BadOrder(f"shift: {order.shift}, it must be {shift_to(game, earlier, past.seed)}")
    if isinstance(game, TakesNotes):
        earlier = game.kept(state, earlier)
    for seat in left(past.orders):  # whoever has left does not come back
        earlier = game.leave(earlier, seat).state if isinstance(game, TakesLeave) else earlier
    restored = JudgeRestores(
        clause=_clause(game, 3),
        seat=None,
        judge=order.judge,
        step=order.step,
        words=_given(order.words),
        round=game.round(earlier),
    )
    return Step(earlier, (restored,))


def _left(game: AnyGame, state: Any, order: Leave, past: Past) -> Step:
    if len(game.info.seats) < MANY:
        raise BadOrder(f"{game.info.id} is for {len(game.info.seats)}: whoever leaves ends it, nobody plays on")
    gone = left(past.orders)
    if order.seat in gone:
        raise BadOrder(f"{order.seat} has left already")
    if len(gone) + 1 >= len(game.info.seats):
        raise BadOrder(f"{order.seat} is the last one: the match is over")
    told = SeatLeft("", order.seat, order.by, not isinstance(game, TakesLeave))
    if not isinstance(game, TakesLeave):
        return Step(state, (told,))
    after = game.leave(state, order.seat)
    return Step(after.state, (told, *after.events))


def _taken(game: AnyGame, state: Any, order: TakeSeat, past: Past) -> Step:
    if len(game.info.seats) < MANY:
        raise BadOrder(f"{game.info.id} is for {len(game.info.seats)}: nobody is replaced in it")
    if order.seat in left(past.orders) and isinstance(game, TakesLeave):
        raise BadOrder(f"{order.seat} is out by the rules of {game.info.id}: there is no place to take")
    return Step(state, (SeatTaken("", order.seat, order.bot),))


def _seconds(game: AnyGame, order: ClockNote) -> Fields:
    seconds = used(order)
    nobody = next((seat for seat, count in seconds.items() if count and seat not in game.info.seats), None)
    if nobody is not None:
        raise BadOrder(f"{game.info.id} has no seat {nobody}")
    return {seat: seconds[seat] for seat in game.info.seats}


def _note(game: AnyGame, state: Any, facts: Fields) -> Step:
    if not isinstance(game, TakesNotes):
        raise BadOrder(f"the rules of {game.info.id} take no note of this")
    try:
        return game.note(state, facts)
    except ValueError as error:
        raise BadOrder(str(error)) from error


def _given(value: T | None) -> Maybe[T]:
    """What an order says; UNSET where it says nothing."""
    return UNSET if value is None or value == "" else value


def _clause(game: AnyGame, level: int) -> str:
    """What the game's own rules say about this level of a judge; nothing in most games."""
    return next((clause.id for clause in game.rulebook().clauses if clause.id.endswith(f"-JUDGE-0{level}")), "")
