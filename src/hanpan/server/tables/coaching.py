"""The coach at a table: its advice, and whether an answer that somebody is about to give is much worse than its own.

It gets the seat's view and nothing else, as a bot does, and it is silent where two people play. Who is warned waits a
moment at most: a thought that takes longer goes on by itself, and until it ends the seat's other answers go through
unjudged.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.plugin import Comparison
from hanpan.server.advising import hint_of, weighing_of
from hanpan.server.tables import refusals
from hanpan.server.tables.curtain import is_daily
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.table import Table
from hanpan.server.thinking.thoughts import NoThought, OutOfTime, Question, ThinkerLost
from hanpan.server.wire import FromServer, Problem, Refused
from hanpan.server.wire_coach import AskHint, HintReply, Weigh, Weighed

MOMENT_S = 1.0  # that an answer waits for its judgement
_LOG = logging.getLogger("hanpan.tables")


async def hint(table: Table, seat: Seat, request: AskHint) -> FromServer:
    """The coach's advice. It thinks while the table goes on; what it says is about the question it was asked."""
    async with table.turn():
        known = table.memory.requests.find(seat, request.id)
        question = table.memory.question(seat)
    if known is not None:
        return known
    reply: FromServer
    if _silent(table):
        reply = _refused(table, request, refuse(refusals.NO_HINTS))
    elif question is None:
        reply = _refused(table, request, refuse(refusals.NOT_ASKED))
    else:
        if writes := table.context.daily.hinted(table.memory.row):
            await table.context.journal.write(*writes)
        reply = await _advice(table, request, question)
    table.memory.requests.keep(seat, request.id, reply)
    return reply


async def weigh(table: Table, seat: Seat, request: Weigh) -> FromServer:
    """Whether an answer is much worse than the coach's. Nothing changes, so nothing is remembered."""
    memory = table.memory
    async with table.turn():
        question, refusal = memory.question(seat), _unjudged(table, request)
        if refusal is not None or question is None or memory.match is None:
            return _refused(table, request, refusal or refuse(refusals.NOT_ASKED))
        try:
            action = convert(memory.game.action_type, request.action)
        except BadData as error:
            return Problem("malformed_action", f"action: {error}", request.id)
        if seat in memory.weighing or memory.game.check(memory.match.state, seat, action) is not None:
            return Weighed(request.id, None)
    thought = asyncio.create_task(_compared(table, question, action))
    memory.weighing[seat] = thought
    thought.add_done_callback(lambda _: memory.weighing.pop(seat, None))
    with suppress(TimeoutError):
        found = await asyncio.wait_for(asyncio.shield(thought), MOMENT_S)
        if found is not None and found.blunder:
            return Weighed(request.id, weighing_of(memory.game, found, action))
    return Weighed(request.id, None)


def _unjudged(table: Table, request: Weigh) -> Refusal | None:
    """Why an answer is not judged: where results count for others, nobody is warned."""
    row, match = table.memory.row, table.memory.playing
    if _silent(table) or is_daily(row) or row.rated is not None or row.event is not None:
        return refuse(refusals.NO_HINTS)
    if match is None:
        return refuse(refusals.NOT_ASKED)
    return None if request.step == match.asked_at else refuse(refusals.STALE, step=match.asked_at)


async def _compared(table: Table, question: Question, action: Any) -> Comparison | None:
    memory = table.memory
    try:
        return await table.context.minds.comparison(memory.game, question, action, memory.owner)
    except (OutOfTime, NoThought, ThinkerLost) as error:
        _failed(table, error)
        return None


async def _advice(table: Table, request: AskHint, question: Question) -> FromServer:
    memory = table.memory
    try:
        advice = await table.context.minds.advice(memory.game, question, memory.owner)
    except (OutOfTime, NoThought, ThinkerLost) as error:
        _failed(table, error)
        return _refused(table, request, refuse(refusals.NO_THOUGHT))
    if advice is None:
        return _refused(table, request, refuse(refusals.NO_HINTS))
    return HintReply(request.id, hint_of(memory.game, advice))


def _silent(table: Table) -> bool:
    """Between people the coach says nothing."""
    return len(table.memory.people) > 1


def _failed(table: Table, error: Exception) -> None:
    _LOG.error("coach failed", extra={"table": table.id, "reason": f"{type(error).__name__}: {error}"})


def _refused(table: Table, request: AskHint | Weigh, refusal: Refusal) -> Refused:
    table.context.metrics.refusals.inc()
    return Refused(request.id, refusal)
