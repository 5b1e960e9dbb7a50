"""What a bot at a table answers; where it fails, the game's own answer stands and the table is told."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.seat import Seat
from hanpan.server.thinking.thoughts import Question
from hanpan.server.work import working_on

if TYPE_CHECKING:
    from hanpan.server.tables.table import Table

_LOG = logging.getLogger("hanpan.tables")


async def answer_for(table: "Table", seat: Seat) -> None:
    """Have the bot of a seat think about its present question, and give its answer; at any time, outside a turn."""
    memory = table.memory
    with working_on(table.id), table.stopwatch.on("question", seat):
        match, question = memory.playing, memory.question(seat)
    if match is None or question is None:
        return
    step = match.asked_at
    action, failed = await _thought(table, seat, question, step)
    async with table.turn():
        table.thought_is_over(seat)
        if memory.playing is not None and match.asked_at == step and seat in match.pending:
            refusal = await table.answer(seat, action, None)
            if refusal is not None:
                _LOG.error("bot refused", extra={"table": table.id, "seat": seat, "code": refusal.code})
                await table.answer(seat, memory.game.default_action(*question), None)
            if failed or refusal is not None:
                table.context.metrics.bot_faults.labels(memory.row.game).inc()
                memory.faults[seat] += 1
                table.notice()
        table.publish()


async def _thought(table: "Table", seat: Seat, question: Question, step: int) -> tuple[Any, bool]:
    """The answer, and whether the bot failed, so that it is the game's own."""
    memory = table.memory
    if seat in memory.left:  # nobody answers for it but the table
        return memory.game.default_action(*question), False
    level, chance = memory.seats[seat].name, bot_chance(memory.keys, memory.round, step)
    if not memory.staying:
        await asyncio.sleep(table.context.settings.bots_pace_s)
    try:
        answer = await table.context.minds.answer(memory.game, level, question, chance, memory.owner)
    except Exception as error:
        facts = {"table": table.id, "seat": seat, "bot": level, "prompt": question.prompt.kind, "step": step}
        _LOG.error("bot failed, default answer", extra={**facts, "reason": f"{type(error).__name__}: {error}"})
        return memory.game.default_action(*question), True
    return answer, False
