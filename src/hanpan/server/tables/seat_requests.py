"""What a seat can ask of its table, request by request. Each is answered once, however often it comes."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import fields

from hanpan.bots.catalogue import bot_names
from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import MANY, BadOrder, Concede, DrawGame
from hanpan.server.refusing import ApiError
from hanpan.server.storage.writes import new_table_writes, next_write
from hanpan.server.tables import coaching, judging, openings, questions, refusals, values
from hanpan.server.tables.departures import replace_by_bot
from hanpan.server.tables.entries import DrawDeclined, DrawOffered, RematchAsked, Withdrawn
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.requests import Asker
from hanpan.server.tables.streams import NOT_YOUR_SEAT, Stream
from hanpan.server.tables.table import Table
from hanpan.server.wire import (
    Act,
    AskOptions,
    CheckAnswers,
    DeclineDraw,
    Done,
    Draft,
    FromServer,
    OfferDraw,
    OpenValue,
    Pledge,
    Problem,
    ReadText,
    Refused,
    Rematch,
    Resign,
    TakeOver,
    Withdraw,
)
from hanpan.server.wire_coach import AskHint, Weigh
from hanpan.server.wire_judge import (
    AgreeCorrection,
    AgreeJudge,
    CallJudge,
    GiveTime,
    JudgeRequest,
    Rule,
    SettleCall,
    TakeBack,
)

Request: TypeAlias = (
    Act
    | Pledge
    | OpenValue
    | Withdraw
    | Resign
    | TakeOver
    | OfferDraw
    | DeclineDraw
    | Rematch
    | AskHint
    | Weigh
    | AskOptions
    | ReadText
    | CheckAnswers
    | CallJudge
    | SettleCall
    | AgreeJudge
    | AgreeCorrection
    | JudgeRequest
)
Answer: TypeAlias = Refusal | Problem | None  # None: done, and stored


async def take(table: Table, stream: Stream, request: Request) -> None:
    """Carry out a request of a socket and answer it; then everybody is shown what came of it."""
    seat = stream.viewer
    if isinstance(request, Rule | TakeBack | GiveTime):
        await _rule(table, stream, request)
    elif seat is None:
        stream.tell(_refused(table, request, refuse(refusals.NOT_SEATED)))
    elif isinstance(request, AskHint):
        stream.tell(await coaching.hint(table, seat, request))
    elif isinstance(request, Weigh):
        stream.tell(await coaching.weigh(table, seat, request))
    elif isinstance(request, AskOptions | ReadText | CheckAnswers):
        async with table.turn():
            reply = questions.answered(table, seat, request)
        stream.tell(_refused(table, request, reply) if isinstance(reply, Refusal) else reply)
    else:
        async with table.turn():
            if not _answered_before(table, stream, seat, request):
                _answer(table, stream, seat, request, await _HANDLERS[type(request)](table, seat, request))


async def _rule(table: Table, stream: Stream, request: JudgeRequest) -> None:
    """What a judge orders. Whether one may is asked anew each time; who has lost the right loses the place."""
    judge = stream.judge
    if judge is None or not await judge.holds():
        _no_judge(table, stream, request, refuse(refusals.NO_JUDGE))
        return
    async with table.turn():
        if _answered_before(table, stream, judge.user_id, request):
            return
        refusal = judging.no_right(table, judge)
        if refusal is not None:  # not remembered: consent may come
            _no_judge(table, stream, request, refusal)
            return
        _answer(table, stream, judge.user_id, request, await judging.rule(table, judge, request))


def _no_judge(table: Table, stream: Stream, request: JudgeRequest, refusal: Refusal) -> None:
    stream.tell(_refused(table, request, refusal))
    if stream.judge is not None and refusal.code == refusals.NO_JUDGE:
        stream.finish(NOT_YOUR_SEAT)


def _answered_before(table: Table, stream: Stream, asker: Asker, request: Request) -> bool:
    """Whether the request is known; it is answered as it was then."""
    known = table.memory.requests.find(asker, request.id)
    if known is not None:
        stream.tell(known)
    return known is not None


def _answer(table: Table, stream: Stream, asker: Asker, request: Request, answer: Answer) -> None:
    reply: FromServer = Done(request.id)
    if isinstance(answer, Problem):
        reply = answer
    elif answer is not None:
        reply = _refused(table, request, answer)
    table.memory.requests.keep(asker, request.id, reply)
    stream.tell(reply)
    table.publish()


async def draft(table: Table, stream: Stream, message: Draft) -> None:
    """Remember how far a seat's answer is built, for the moment its time runs out. Nobody else is told.

    What could not be played leaves what could: the last draft that the rules take is kept.
    """
    seat = stream.viewer
    if seat is None:
        stream.tell(Problem("out_of_order", "spectators have nothing to answer"))
        return
    async with table.turn():
        memory = table.memory
        match = memory.playing
        if match is None or message.step != match.asked_at or seat not in match.pending:
            return  # it was on its way when the question changed
        try:
            action = None if message.action is None else convert(memory.game.action_type, message.action)
        except BadData as error:
            stream.tell(Problem("malformed_action", f"action: {error}"))
            return
        if action is None or _is_blank(action):
            memory.drafts.pop(seat, None)
        elif memory.game.check(match.state, seat, action) is None:
            memory.drafts[seat] = action


def _is_blank(action: Any) -> bool:
    """Whether nothing has been chosen in it yet, such as in an empty queue."""
    kind = type(action)
    return all(not field.required for field in fields(kind)) and action == kind()


async def _act(table: Table, seat: Seat, request: Act) -> Answer:
    memory = table.memory
    refusal = _not_now(table, request.step)
    if refusal is not None:
        return refusal
    if seat in memory.left:
        return refuse(refusals.HAS_LEFT)
    try:
        action = convert(memory.game.action_type, request.action)
    except BadData as error:
        return Problem("malformed_action", f"action: {error}", request.id)
    return await table.answer(seat, action, request.id)


async def _withdraw(table: Table, seat: Seat, request: Withdraw) -> Answer:
    match = table.memory.match
    refusal = _not_now(table, request.step)
    if refusal is not None or match is None:
        return refusal
    if seat not in match.sealed:
        return refuse(refusals.NOTHING_SEALED)
    if refusal := _enough(table, seat):
        return refusal
    match.withdraw(seat)
    table.memory.changes[seat] += 1
    if table.memory.clocks is not None:
        table.memory.clocks.withdraw(seat)
    await table.store(seat, request.id, Withdrawn(request.step))
    table.notice()
    return None


async def _resign(table: Table, seat: Seat, request: Resign) -> Answer:
    if table.memory.ending is not None:
        return refuse(refusals.OVER)
    if seat in table.memory.left:
        return refuse(refusals.HAS_LEFT)
    if not request.game:
        await table.give_up(seat, request.id)
    elif table.memory.game_number is None:
        return refuse(refusals.NO_GAME)
    else:
        await table.order(Concede(seat), seat, request.id)
    return None


async def _take_over(table: Table, seat: Seat, request: TakeOver) -> Answer:
    memory = table.memory
    refusal = _not_playing(table)
    if refusal is not None or memory.match is None:
        return refusal
    if len(memory.seats) < MANY:
        return refuse(refusals.FOR_MANY)
    if seat in memory.left:
        return refuse(refusals.HAS_LEFT)
    if request.level not in bot_names(memory.row.game):
        return refuse(refusals.UNKNOWN_BOT, level=request.level)
    if request.seat != seat and request.seat not in memory.left:
        return refuse(refusals.NO_PLACE, seat=request.seat)
    try:
        await replace_by_bot(table, request.seat, request.level, seat, request.id)
    except BadOrder:
        return refuse(refusals.NO_PLACE, seat=request.seat)
    return None


async def _offer_draw(table: Table, seat: Seat, request: OfferDraw) -> Answer:
    memory = table.memory
    refusal = _not_playing(table)
    if refusal is not None:
        return refusal
    if not memory.game.info.draw_offers:
        return refuse(refusals.NO_DRAWS)
    if any(row.kind == "bot" for row in memory.seats.values()):
        return refuse(refusals.BOT_DECLINES)
    if request.game and memory.game_number is None:
        return refuse(refusals.NO_GAME)
    same = memory.draw_by if memory.draw_game == request.game else []  # an offer of the other kind takes its place
    if seat in same:
        return refuse(refusals.ALREADY_OFFERED)
    if len(memory.people) > 1 and {*same, seat} >= set(memory.staying):
        if request.game:
            await table.order(DrawGame(), seat, request.id)
        else:
            await table.end("agreed", None, seat, request.id)
        return None
    if refusal := _enough(table, seat):
        return refusal
    memory.changes[seat] += 1
    await table.store(seat, request.id, DrawOffered(request.game))
    memory.draw_by, memory.draw_game = [*same, seat], request.game
    table.notice()
    return None


async def _decline_draw(table: Table, seat: Seat, request: DeclineDraw) -> Answer:
    memory = table.memory
    refusal = _not_playing(table)
    if refusal is not None:
        return refusal
    if not memory.draw_by or seat in memory.draw_by:
        return refuse(refusals.NO_OFFER)
    await table.store(seat, request.id, DrawDeclined())
    memory.draw_by = []
    table.notice()
    return None


async def _rematch(table: Table, seat: Seat, request: Rematch) -> Answer:
    memory = table.memory
    if memory.ending is None or memory.match is None:
        return refuse(refusals.NOT_OVER)
    if seat in memory.rematch_by or memory.row.next is not None:
        return None
    out = next((one for one in memory.disqualified if one in (seat, *memory.staying)), None)
    if out is not None:
        return refuse(refusals.DISQUALIFIED, seat=out)
    wanted = [*memory.rematch_by, seat]
    gone = any(memory.seats[staying].mark == "gone" for staying in memory.staying)
    if gone or not set(wanted) >= set(memory.staying):
        await table.store(seat, request.id, RematchAsked())
    else:
        try:
            await table.context.register.check_room(memory.row.created_by, memory.address)
            opened = openings.rematch(memory, table.context.now())
        except ApiError as error:
            return Problem(error.reply.code, error.reply.message, request.id)
        saved, run = await table.context.daily.admitted(opened)
        writes = [*new_table_writes(saved.table, saved.seats.values()), *run, next_write(table.id, saved.table.id)]
        await table.store(seat, request.id, RematchAsked(), writes=writes)
        memory.row = openings.with_next(memory.row, saved.table.id)
        table.context.register.adopt(saved)
    memory.rematch_by = wanted
    table.notice()
    return None


def _enough(table: Table, seat: Seat) -> Refusal | None:
    """Each of these is a line of the log for ever: there are so many of a seat at one question."""
    most = table.context.settings.limits.changes_per_question
    return refuse(refusals.ENOUGH, most=most) if table.memory.changes[seat] >= most else None


def _not_playing(table: Table) -> Refusal | None:
    if table.memory.ending is not None:
        return refuse(refusals.OVER)
    return refuse(refusals.NOT_STARTED) if table.memory.match is None else None


def _not_now(table: Table, step: int) -> Refusal | None:
    """Why an answer to the question of `step` cannot be taken."""
    refusal = _not_playing(table)
    if refusal is not None or table.memory.match is None:
        return refusal
    present = table.memory.match.asked_at
    return None if step == present else refuse(refusals.STALE, step=present)


def _refused(table: Table, request: Request, refusal: Refusal) -> Refused:
    table.context.metrics.refusals.inc()
    return Refused(request.id, refusal)


_HANDLERS: dict[type, Callable[[Table, Seat, Any], Awaitable[Answer]]] = {
    Act: _act,
    Pledge: values.pledge,
    OpenValue: values.open_value,
    Withdraw: _withdraw,
    Resign: _resign,
    TakeOver: _take_over,
    OfferDraw: _offer_draw,
    DeclineDraw: _decline_draw,
    Rematch: _rematch,
    CallJudge: judging.call,
    SettleCall: judging.settle,
    AgreeJudge: judging.agree,
    AgreeCorrection: judging.agree_correction,
}
