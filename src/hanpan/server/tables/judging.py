"""The judge desk of a table: calls by the seats, and what only a judge may do."""

from hanpan.core.codec import BadData, convert, plain
from hanpan.core.orders import AnyOrder, BadOrder, Call, Explain, Quote, Restore, Settle, Stalling, Violation
from hanpan.core.refusal import Refusal
from hanpan.core.seat import Seat
from hanpan.server.casebook import case_of
from hanpan.server.tables import refusals
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.table import Table
from hanpan.server.wire import CallJudge, Rule, SettleCall

_CALL_STEPS = 64  # a seat that has called more often than this settles its disputes otherwise


async def call(table: Table, seat: Seat, request: CallJudge) -> Refusal | None:
    """A seat calls a judge; both players are told, and what it is about."""
    standing = table.standing
    if standing.match is not None:
        before = sum(isinstance(order, Call) and order.seat == seat for order in standing.match.orders)
        if before >= _CALL_STEPS:
            return refuse(refusals.BAD_RULING, reason=f"a seat may call {_CALL_STEPS} times in a match")
    return await _carry_out(table, seat, request.id, Call(seat, request.step, request.index, request.words))


async def settle(table: Table, seat: Seat, request: SettleCall) -> Refusal | None:
    """A seat needs no judge any more."""
    if all(call.seat != seat for call in table.standing.calls):
        return refuse(refusals.NO_CALL)
    return await _carry_out(table, seat, request.id, Settle(seat))


async def rule(table: Table, judge: str, request: Rule) -> Refusal | None:
    """A judge acts; whoever calls this has made sure that it is one."""
    try:
        order = _order(table, judge, request)
    except BadOrder as error:
        return refuse(refusals.BAD_RULING, reason=str(error))
    return await _carry_out(table, None, request.id, order)


def _order(table: Table, judge: str, request: Rule) -> AnyOrder:
    words = request.words
    if request.level == 1:
        return Explain(judge, request.step, words)
    if request.level == 2:
        if request.clause is None:
            raise BadOrder("clause: level 2 quotes one")
        case = request.case or ""
        if case and case_of(table.standing.row.game, case) is None:
            raise BadOrder(f"case: the casebook has no case {case[:64]!r}")
        return Quote(judge, request.clause, case, words)
    if request.level == 3:
        if request.step is None:
            raise BadOrder("step: level 3 goes back to one")
        return Restore(judge, request.step, 0, words)  # the table knows the shift
    if request.seat is None:
        raise BadOrder("seat: level 4 is about one")
    return (Stalling if request.stalling else Violation)(judge, request.seat, words)


async def _carry_out(table: Table, seat: Seat | None, request: str, order: AnyOrder) -> Refusal | None:
    standing = table.standing
    if standing.ending is not None:
        return refuse(refusals.OVER)
    if standing.match is None:
        return refuse(refusals.NOT_STARTED)
    try:
        checked: AnyOrder = convert(AnyOrder, plain(order))  # lengths and signs, as a replay is read
        await table.order(checked, seat, request)
    except (BadData, BadOrder) as error:
        return refuse(refusals.BAD_RULING, reason=str(error))
    return None
