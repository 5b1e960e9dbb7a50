"""The judge desk of a table: calls by the seats, their consent to a judge by link, and what only a judge may do."""

import asyncio

from hanpan.core.contract.bounds import Said
from hanpan.core.contract.codec import BadData, convert, plain
from hanpan.core.contract.error import told
from hanpan.core.contract.game import PlaysGames
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.carried import has_ended
from hanpan.core.match.orders import (
    MANY,
    Agree,
    AnyOrder,
    BadOrder,
    Call,
    Explain,
    GiveTime,
    Penalty,
    Propose,
    Quote,
    Restore,
    Ruling,
    Settle,
    Stalling,
    Violation,
    Void,
    all_agreed,
    proposal,
)
from hanpan.server.casebook import case_of
from hanpan.server.tables import refusals
from hanpan.server.tables.departures import take_out_the_judged
from hanpan.server.tables.entries import JudgeAgreed
from hanpan.server.tables.judges import Judge
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.table import Table
from hanpan.server.wire_judge import AgreeCorrection, AgreeJudge, CallJudge, JudgeRequest, Rule, SettleCall, TakeBack

_CALL_STEPS = 64  # a seat that has called more often than this settles its disputes otherwise


async def call(table: Table, seat: Seat, request: CallJudge) -> Refusal | None:
    """A seat calls a judge; both players are told, and what it is about."""
    memory = table.memory
    if memory.match is not None:
        before = sum(isinstance(order, Call) and order.seat == seat for order in memory.match.orders)
        if before >= _CALL_STEPS:
            return _bad_ruling(
                f"a seat may call {_CALL_STEPS} times in a match",
                f"한 매치에서 한 자리가 심판을 부를 수 있는 횟수는 {_CALL_STEPS}번입니다",
            )
    return await _carry_out(table, seat, request.id, Call(seat, request.step, request.index, request.words))


async def settle(table: Table, seat: Seat, request: SettleCall) -> Refusal | None:
    """A seat needs no judge any more."""
    if all(call.seat != seat for call in table.memory.calls):
        return refuse(refusals.NO_CALL)
    return await _carry_out(table, seat, request.id, Settle(seat))


async def agree(table: Table, seat: Seat, request: AgreeJudge) -> Refusal | None:
    """A seat agrees to a judge who came by the table's link, or does so no more; both hold for what comes."""
    memory, judge_id = table.memory, request.judge
    judge = table.audience.judges.get(judge_id)
    name = judge.name if judge is not None and judge.key is not None else memory.consents.names.get(judge_id)
    if name is None or memory.plays(judge_id):
        return refuse(refusals.NO_SUCH_JUDGE)
    if seat in memory.left:
        return refuse(refusals.HAS_LEFT)
    if request.agree == (seat in memory.consents.of(judge_id)):
        return None
    most = table.context.settings.limits.agreements_per_seat
    if request.agree and memory.consents.given(seat) >= most:
        return refuse(refusals.AGREED_TOO_OFTEN, most=most)
    entry = JudgeAgreed(judge_id, name, request.agree)
    await table.store(seat, request.id, entry)
    memory.consents.take(seat, entry)
    table.notice()
    return None


async def agree_correction(table: Table, seat: Seat, request: AgreeCorrection) -> Refusal | None:
    """A seat agrees to the correction that is proposed, or declines it; with the last one it is carried out."""
    refusal = await _carry_out(table, seat, request.id, Agree(seat, request.step, request.agree))
    return refusal or await _correct(table)


async def rule(table: Table, judge: Judge, request: JudgeRequest) -> Refusal | None:
    """A judge acts; whoever calls this has made sure that this one may now."""
    refusal = _not_now(table, request) or _too_many(table, judge, request)
    if refusal is not None:
        return refusal
    game, case = table.memory.row.game, getattr(request, "case", None)
    if case and await asyncio.to_thread(case_of, game, case) is None:
        return _bad_ruling(
            f"case: the casebook has no case {case[:64]!r}", f"case: 판례집에 없는 판례입니다: {case[:64]!r}"
        )
    try:
        order = _order(table, judge, request)
    except BadOrder as error:
        return _bad_ruling(str(error), told(error, "ko"))
    refusal = await _carry_out(table, None, request.id, order, judge.user_id)
    if refusal is None:
        table.memory.rulings[judge.user_id] += 1
        if isinstance(order, Propose):
            refusal = await _bots_agree(table) or await _correct(table)
        await take_out_the_judged(table)
    return refusal


def no_right(table: Table, judge: Judge) -> Refusal | None:
    """Why this one may not judge here now: nobody does who plays, and a judge by link needs the consent of all."""
    if table.memory.lets_judge(judge):
        return None
    playing = table.memory.plays(judge.user_id)
    return refuse(refusals.NO_JUDGE if playing else refusals.JUDGE_NOT_AGREED)


def _not_now(table: Table, request: JudgeRequest) -> Refusal | None:
    """Levels 3 and 4 change the game or its result: they answer a call of a player. Taking back what a judge has done
    and giving time mend things, and need none."""
    if not isinstance(request, Rule) or request.level < 3 or table.memory.match is None or table.memory.calls:
        return None
    return refuse(refusals.NO_OPEN_CALL)


def _too_many(table: Table, judge: Judge, request: JudgeRequest) -> Refusal | None:
    limits, match = table.context.settings.limits, table.memory.match
    if match is None:
        return None
    if sum(isinstance(order, Ruling) for order in match.orders) >= limits.rulings_per_table:
        return refuse(refusals.RULINGS_SPENT, most=limits.rulings_per_table)
    if table.memory.rulings[judge.user_id] >= limits.rulings_per_judge:
        return refuse(refusals.RULINGS_SPENT, most=limits.rulings_per_judge)
    if isinstance(request, Rule) and request.level < 3 and not table.rulings.take(judge.user_id):
        return refuse(refusals.RULING_TOO_SOON)
    return None


async def _bots_agree(table: Table) -> Refusal | None:
    """Bots agree to every correction."""
    step = len(table.memory.match.steps) - 1 if table.memory.match is not None else 0
    for seat, row in table.memory.seats.items():
        if row.kind == "bot" and seat not in table.memory.left:
            table.publish()  # each step is shown as it was
            refusal = await _carry_out(table, seat, None, Agree(seat, step))
            if refusal is not None:
                return refusal
    return None


async def _correct(table: Table) -> Refusal | None:
    """Carry out the correction that every seat has agreed to, if there is one."""
    match = table.memory.playing
    made = None if match is None else proposal(match.game, match.ordered, len(match.steps))
    if match is None or made is None or not all_agreed(match.game, match.ordered, made):
        return None
    table.publish()  # each step is shown as it was
    order = made.order
    return await _carry_out(table, None, None, Restore(order.judge, order.step, 0, order.words, order.changes))


def _order(table: Table, by: Judge, request: JudgeRequest) -> AnyOrder:
    judge, words = by.signature, request.words
    if isinstance(request, TakeBack):
        return Void(judge, request.step, _annuls(table, request.step), words)
    if not isinstance(request, Rule):
        clocks = table.memory.clocks
        if clocks is None or not clocks.counts:
            raise BadOrder("no clock runs at this table now", ko="지금 이 테이블에서 가는 시계가 없습니다")
        return GiveTime(judge, request.seconds, request.seat, words)
    if request.level == 1:
        return Explain(judge, request.step, words)
    if request.level == 2:
        if request.clause is None:
            raise BadOrder("clause: level 2 quotes one", ko="clause: 2단계에서는 조항을 인용합니다")
        return Quote(judge, request.clause, request.case or "", words)
    if request.level == 3:
        if request.step is None:
            raise BadOrder("step: level 3 goes back to one", ko="step: 3단계에서는 되돌아갈 단계가 있어야 합니다")
        if request.changes and not by.leads():
            return Propose(judge, request.step, request.changes, words)
        return Restore(
            judge, request.step, 0, words, request.changes or {}, bool(request.changes)
        )  # the table has the shift
    if request.seat is None:
        raise BadOrder("seat: level 4 is about one", ko="seat: 4단계에서는 자리를 하나 정해야 합니다")
    if request.penalty is not None:
        alone = request.penalty == "game" and _is_one_game(table)
        return Penalty(judge, request.seat, "match" if alone else request.penalty, words)
    return (Stalling if request.stalling else Violation)(judge, request.seat, words)


def _is_one_game(table: Table) -> bool:
    """Whether the match that is played here is one game, so that whoever loses the game loses the match."""
    memory = table.memory
    return not isinstance(memory.game, PlaysGames) or (memory.playing is not None and memory.game_to_lose is None)


def _annuls(table: Table, step: int) -> bool:
    """Whether the match is over by this ruling alone, so that it has no result without it."""
    memory, match = table.memory, table.memory.match
    if match is None or memory.ending is None or (memory.ended is not None and memory.ended.reason != "played"):
        return False
    return has_ended(match.game, match.state, step, match.past())


def _after_the_end(table: Table, order: AnyOrder) -> bool:
    """What may still be said: calls, words, what was wrong taken back, and who has lost the match after all."""
    if isinstance(order, Penalty):
        return order.what != "game" and len(table.memory.seats) < MANY
    return isinstance(order, Call | Settle | Explain | Quote | Void)


async def _carry_out(
    table: Table, seat: Seat | None, request: str | None, order: AnyOrder, by: str | None = None
) -> Refusal | None:
    memory = table.memory
    if memory.match is None:
        return refuse(refusals.OVER if memory.ending is not None else refusals.NOT_STARTED)
    if memory.ending is not None and not _after_the_end(table, order):
        return refuse(refusals.OVER)
    try:
        checked: AnyOrder = convert(AnyOrder, plain(order))  # lengths and signs, as a replay is read
        convert(Said, getattr(checked, "words", ""))  # what is said now hides no sign
        await table.order(checked, seat, request, by=by)
    except (BadData, BadOrder) as error:
        return _bad_ruling(str(error), told(error, "ko"))
    return None


def _bad_ruling(english: str, korean: str) -> Refusal:
    """What cannot be ruled or called, with the reason in both languages."""
    return refuse(refusals.BAD_RULING, reason=english, reason_ko=korean)
