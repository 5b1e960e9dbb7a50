"""Carrying orders out (orders.py): what follows from each for the game, and what is told of it."""

from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import UNSET

from hanpan.core.contract.error import told
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import AnyGame, KeepsTime, PlaysGames, Step, TakesLeave, TakesNotes
from hanpan.core.contract.happening import Maybe
from hanpan.core.match.corrections import corrected, stated
from hanpan.core.match.order_events import (
    GameConceded,
    GameDrawn,
    JudgeAgreedTo,
    JudgeCalled,
    JudgeCorrects,
    JudgeCounts,
    JudgeExplains,
    JudgeFinds,
    JudgeGivesTime,
    JudgePenalises,
    JudgeProposes,
    JudgeQuotes,
    JudgeRestores,
    JudgeSettled,
    JudgeStates,
    JudgeVoids,
    SeatLeft,
    SeatTaken,
)
from hanpan.core.match.orders import (
    MANY,
    VIOLATIONS,
    Agree,
    AnyOrder,
    BadOrder,
    Call,
    ClockNote,
    Concede,
    DrawGame,
    Explain,
    GiveTime,
    Leave,
    Ordered,
    Penalty,
    Propose,
    Quote,
    Record,
    Restore,
    Settle,
    Stalling,
    TakeSeat,
    Violation,
    Void,
    all_agreed,
    fallen,
    held,
    left,
    proposal,
    shift_to,
    standing,
    used,
)
from hanpan.core.match.positions import BadPosition

T = TypeVar("T")

_SAYING = (Call, Settle, Explain, Quote, Void, Penalty)  # what may be said when the game is over, and changes no state


class Past(NamedTuple):
    """What an order needs to know of the match before it."""

    ordered: Ordered
    steps: int
    seed: int  # the number of the seed that the next step would draw from
    earlier: Any = None  # the state that a judge goes back to, as it was


def carried_out(game: AnyGame, state: Any, order: AnyOrder, past: Past) -> Step:
    """What follows from an order. Raises BadOrder."""
    if not game.pending(state) and not isinstance(order, _SAYING):
        raise BadOrder("the game is over", ko="이미 끝난 판입니다")
    about = getattr(order, "step", None)
    if about is not None and about >= past.steps:
        raise BadOrder(
            f"step: {about} has not been made, there are {past.steps} steps",
            ko=f"step: {about}단계는 아직 없습니다. {past.steps}단계까지 있습니다",
        )
    seat = getattr(order, "seat", None)
    if seat is not None and seat not in game.info.seats:
        raise BadOrder(f"{game.info.id} has no seat {seat}", ko=f"{game.info.id}에 없는 자리입니다: {seat}")
    match order:
        case ClockNote():
            return _note(game, state, {"type": "clock", **_seconds(game, order)})
        case Leave():
            return _left(game, state, order, past)
        case TakeSeat():
            return _taken(game, state, order, past)
        case Concede():
            return _game_ends(game, state, {"type": "concede", "seat": order.seat}, GameConceded("", order.seat))
        case DrawGame():
            return _game_ends(game, state, {"type": "draw"}, GameDrawn("", None))
        case Call():
            told = (_given(order.step), _given(order.index), _given(order.words))
            return Step(state, (JudgeCalled(_clause(game, 1), order.seat, *told),))
        case Settle():
            return Step(state, (JudgeSettled(_clause(game, 1), order.seat),))
        case Explain():
            explains = JudgeExplains(_clause(game, 1), None, order.judge, _given(order.step), _given(order.words))
            return Step(state, (explains,))
        case Quote():
            return _quoted(game, state, order)
        case Restore():
            return _restored(game, state, order, past)
        case Propose():
            return _proposed(game, state, order, past)
        case Agree():
            return _agreed(game, state, order, past)
        case GiveTime():
            return _time_given(game, state, order)
        case Void():
            return _voided(game, state, order, past)
        case Penalty():
            return _penalised(game, state, order, past)
        case Violation() | Stalling():
            return _found(game, state, order, past)


def _quoted(game: AnyGame, state: Any, order: Quote) -> Step:
    book = game.rulebook()
    clause = book.find(order.clause) or next(iter(book.section(order.clause)), None)
    if clause is None:
        raise BadOrder(
            f"clause: there is no clause {order.clause!r} in the rules of {game.info.id}",
            ko=f"clause: {game.info.id} 규칙에 없는 조항입니다: {order.clause!r}",
        )
    case, words = _given(order.case), _given(order.words)
    return Step(state, (JudgeQuotes(clause.id, None, order.judge, order.clause, case, words),))


def _found(game: AnyGame, state: Any, order: Violation | Stalling, past: Past) -> Step:
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
        raise BadOrder(
            f"the rules of {game.info.id} know no finding of stalling",
            ko=f"{game.info.id} 규칙에는 시간 끌기 판정이 없습니다",
        )
    counted = JudgeCounts(_clause(game, 4), order.seat, held(past.ordered, order.seat, Violation) + 1, VIOLATIONS)
    return Step(state, (found, counted))


def _penalised(game: AnyGame, state: Any, order: Penalty, past: Past) -> Step:
    told = JudgePenalises(
        clause=_clause(game, 4), seat=order.seat, judge=order.judge, what=order.what, words=_given(order.words)
    )
    if order.what == "game":
        return _game_ends(game, state, {"type": "game_loss", "seat": order.seat}, told)
    if order.seat in fallen(game, past.ordered):
        raise BadOrder(f"{order.seat} has lost the match already", ko=f"{order.seat}: 이미 매치에서 졌습니다")
    return Step(state, (told,))


def _voided(game: AnyGame, state: Any, order: Void, past: Past) -> Step:
    """The record counts no more. What it led to in the game stays: a judge takes the game back for that."""
    record = standing(past.ordered).get(order.step)
    if not isinstance(record, Record):
        raise BadOrder(
            f"step: there is nothing in step {order.step} that a judge can take back",
            ko=f"step: {order.step}단계에는 심판이 거둘 수 있는 것이 없습니다",
        )
    if isinstance(record, Penalty) and record.what == "game":
        raise BadOrder(
            f"step: go back to step {order.step - 1} to undo a lost game",
            ko=f"step: 판 패배를 되돌리려면 {order.step - 1}단계로 되돌아가십시오",
        )
    if record.seat in left(past.ordered.values()):
        raise BadOrder(f"{record.seat} has left already", ko=f"{record.seat}: 이미 떠났습니다")
    if order.annuls and not has_ended(game, state, order.step, past):
        raise BadOrder(
            f"annuls: the ruling of step {order.step} has not ended the match",
            ko=f"annuls: {order.step}단계의 판정으로 끝난 매치가 아닙니다",
        )
    what = _what(record)
    told = JudgeVoids(
        clause=_clause(game, 4),
        seat=record.seat,
        judge=order.judge,
        step=order.step,
        what=what,
        left=held({**past.ordered, past.steps: order}, record.seat, type(record)),
        annuls=order.annuls,
        words=_given(order.words),
    )
    if isinstance(record, Penalty) or not isinstance(game, TakesNotes) or not game.pending(state):
        return Step(state, (told,))
    after = _note(game, state, {"type": "void", "what": what, "seat": record.seat})
    return Step(after.state, (told, *after.events))


def _what(record: Record) -> Literal["violation", "stalling", "match", "disqualified"]:
    if isinstance(record, Violation | Stalling):
        return "violation" if isinstance(record, Violation) else "stalling"
    return "disqualified" if record.what == "disqualified" else "match"


def has_ended(game: AnyGame, state: Any, step: int, past: Past) -> bool:
    """Whether the match is over by the ruling of that step: by the game's own rules, where nothing else has happened
    since then, or because nobody has lost it but by this."""
    record = past.ordered.get(step)
    if not game.pending(state):
        later = [past.ordered.get(n) for n in range(step + 1, past.steps)]
        return isinstance(record, Violation | Stalling) and all(isinstance(order, _SAYING) for order in later)
    without = {n: order for n, order in past.ordered.items() if n != step}
    return bool(fallen(game, past.ordered)) and not fallen(game, without)


def _time_given(game: AnyGame, state: Any, order: GiveTime) -> Step:
    """The table's clocks follow the order; a game that keeps time itself takes note of it."""
    told = JudgeGivesTime(
        clause=_clause(game, 3),
        seat=order.seat,
        judge=order.judge,
        seconds=order.seconds,
        words=_given(order.words),
    )
    if not isinstance(game, KeepsTime) or game.time_law(state) is None:
        return Step(state, (told,))
    whose: Fields = {} if order.seat is None else {"seat": order.seat}
    after = _note(game, state, {"type": "time", "seconds": order.seconds, **whose})
    return Step(after.state, (told, *after.events))


def _game_ends(game: AnyGame, state: Any, facts: Fields, told: GameConceded | GameDrawn | JudgePenalises) -> Step:
    """The present game of a match is over, and the next one may follow."""
    lost = isinstance(told, JudgePenalises)
    if not isinstance(game, PlaysGames) or (game.game_to_lose if lost else game.present_game)(state) is None:
        raise BadOrder("no game of a match is there that could end alone", ko="따로 끝낼 수 있는 판이 없습니다")
    after = _note(game, state, facts)
    return Step(after.state, (told, *after.events))


def _restored(game: AnyGame, state: Any, order: Restore, past: Past) -> Step:
    earlier = past.earlier
    if earlier is None or not game.pending(earlier):
        raise BadOrder(
            f"step: the game cannot go on from step {order.step}",
            ko=f"step: {order.step}단계부터는 이어 갈 수 없습니다",
        )
    if order.shift != shift_to(game, earlier, past.seed):
        raise BadOrder(
            f"shift: {order.shift}, it must be {shift_to(game, earlier, past.seed)}",
            ko=f"shift: {order.shift}, {shift_to(game, earlier, past.seed)}이어야 합니다",
        )
    if isinstance(game, TakesNotes):
        earlier = game.kept(state, earlier)
    corrects = _corrects(game, order, past)
    if corrects:
        earlier = _put_right(game, earlier, order)
    for seat in left(past.ordered.values()):  # whoever has left does not come back
        earlier = game.leave(earlier, seat).state if isinstance(game, TakesLeave) else earlier
    restored = JudgeRestores(
        clause=_clause(game, 3),
        seat=None,
        judge=order.judge,
        step=order.step,
        words=_given(order.words),
        round=game.round(earlier),
    )
    return Step(earlier, (restored, *corrects))


def _corrects(game: AnyGame, order: Restore, past: Past) -> tuple[JudgeCorrects | JudgeStates, ...]:
    """What is told of the facts that a judge puts right, who must have the right to it. Raises BadOrder."""
    if not order.changes:
        return ()
    made = proposal(game, past.ordered, past.steps)
    same = made is not None and (made.order.judge, made.order.step, made.order.changes) == (
        order.judge,
        order.step,
        order.changes,
    )
    agreed = made is not None and same and all_agreed(game, past.ordered, made)
    if not order.head and not agreed:
        raise BadOrder(
            "changes: not every player has agreed to this correction",
            ko="changes: 모든 플레이어가 이 정정에 동의하지 않았습니다",
        )
    clause = _clause(game, 3)
    corrects = JudgeCorrects(clause=clause, seat=None, judge=order.judge, agreed=agreed)
    return (corrects, *stated(order.changes, clause))


def _put_right(game: AnyGame, earlier: Any, order: Restore | Propose) -> Any:
    try:
        after = corrected(game, earlier, order.changes)
    except BadPosition as error:
        raise BadOrder(f"changes: {error}", ko=f"changes: {told(error, 'ko')}") from error
    if game.round(after) != game.round(earlier):
        raise BadOrder(
            "changes: a correction leaves the game in its round; go back to another step for that",
            ko="changes: 정정해도 라운드는 그대로여야 합니다. 라운드를 바꾸려면 다른 단계로 되돌아가십시오",
        )
    return after


def _proposed(game: AnyGame, state: Any, order: Propose, past: Past) -> Step:
    """Nothing changes yet; what could not be carried out is not put to the seats."""
    if past.earlier is None or not game.pending(past.earlier):
        raise BadOrder(
            f"step: the game cannot go on from step {order.step}",
            ko=f"step: {order.step}단계부터는 이어 갈 수 없습니다",
        )
    _put_right(game, game.kept(state, past.earlier) if isinstance(game, TakesNotes) else past.earlier, order)
    proposes = JudgeProposes(
        clause=_clause(game, 3),
        seat=None,
        judge=order.judge,
        step=order.step,
        words=_given(order.words),
    )
    return Step(state, (proposes, *stated(order.changes, proposes.clause)))


def _agreed(game: AnyGame, state: Any, order: Agree, past: Past) -> Step:
    made = proposal(game, past.ordered, past.steps)
    if made is None or made.step != order.step:
        raise BadOrder(
            f"step: no correction is proposed in step {order.step} that anybody could agree to now",
            ko=f"step: {order.step}단계에는 지금 동의할 수 있는 정정이 없습니다",
        )
    if order.seat in made.agreed or order.seat in left(past.ordered.values()):
        raise BadOrder(f"{order.seat} is not asked to agree", ko=f"{order.seat}: 동의를 묻는 자리가 아닙니다")
    return Step(state, (JudgeAgreedTo(_clause(game, 3), order.seat, order.step, order.agree),))


def _left(game: AnyGame, state: Any, order: Leave, past: Past) -> Step:
    if len(game.info.seats) < MANY:
        raise BadOrder(
            f"{game.info.id} is for {len(game.info.seats)}: whoever leaves ends it, nobody plays on",
            ko=f"{game.info.id}: {len(game.info.seats)}인용이라 한 사람이 떠나면 끝납니다",
        )
    gone = left(past.ordered.values())
    if order.seat in gone:
        raise BadOrder(f"{order.seat} has left already", ko=f"{order.seat}: 이미 떠났습니다")
    if len(gone) + 1 >= len(game.info.seats):
        raise BadOrder(
            f"{order.seat} is the last one: the match is over", ko=f"{order.seat}: 마지막 한 사람이라 매치가 끝났습니다"
        )
    told = SeatLeft("", order.seat, order.by, not isinstance(game, TakesLeave))
    if not isinstance(game, TakesLeave):
        return Step(state, (told,))
    after = game.leave(state, order.seat)
    return Step(after.state, (told, *after.events))


def _taken(game: AnyGame, state: Any, order: TakeSeat, past: Past) -> Step:
    if len(game.info.seats) < MANY:
        raise BadOrder(
            f"{game.info.id} is for {len(game.info.seats)}: nobody is replaced in it",
            ko=f"{game.info.id}: {len(game.info.seats)}인용에서는 아무도 대신할 수 없습니다",
        )
    if order.seat in left(past.ordered.values()) and isinstance(game, TakesLeave):
        raise BadOrder(
            f"{order.seat} is out by the rules of {game.info.id}: there is no place to take",
            ko=f"{order.seat}: {game.info.id} 규칙에 따라 빠진 자리라 대신할 수 없습니다",
        )
    return Step(state, (SeatTaken("", order.seat, order.bot),))


def _seconds(game: AnyGame, order: ClockNote) -> Fields:
    seconds = used(order)
    nobody = next((seat for seat, count in seconds.items() if count and seat not in game.info.seats), None)
    if nobody is not None:
        raise BadOrder(f"{game.info.id} has no seat {nobody}", ko=f"{game.info.id}에 없는 자리입니다: {nobody}")
    return {seat: seconds[seat] for seat in game.info.seats}


def _note(game: AnyGame, state: Any, facts: Fields) -> Step:
    if not isinstance(game, TakesNotes):
        raise BadOrder(
            f"the rules of {game.info.id} take no note of this",
            ko=f"{game.info.id} 규칙에서는 이것을 적어 두지 않습니다",
        )
    try:
        return game.note(state, facts)
    except ValueError as error:
        raise BadOrder(str(error), ko=told(error, "ko")) from error


def _given(value: T | None) -> Maybe[T]:
    """What an order says; UNSET where it says nothing."""
    return UNSET if value is None or value == "" else value


def _clause(game: AnyGame, level: int) -> str:
    """What the game's own rules say about this level of a judge; nothing in most games."""
    return next((clause.id for clause in game.rulebook().clauses if clause.id.endswith(f"-JUDGE-0{level}")), "")
