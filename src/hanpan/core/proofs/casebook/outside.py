"""Steps in which no seat plays: notes and orders of judges and clocks, seats that leave, give up or offer a draw."""

from collections.abc import Iterable, Iterator
from typing import Any

from hanpan.core.contract.codec import BadData, convert, decode, encode
from hanpan.core.contract.error import told
from hanpan.core.contract.game import Outcome, TakesLeave, TakesNotes
from hanpan.core.match.endings import agreed, lost
from hanpan.core.match.orders import MANY, AnyOrder, BadOrder, verdict
from hanpan.core.proofs.casebook.moment import CaseError, Moment, Played, Problem
from hanpan.core.proofs.casebook.schema import Asks, Leave, Note, Ordered, Scenario


def restored(scenario: Scenario) -> Iterator[int]:
    """The steps that the judge of a scenario goes back to."""
    for step in scenario.steps:
        if isinstance(step, Ordered) and isinstance(back := step.facts.get("step"), int):
            yield back


def done(moment: Moment, step: Note | Leave | Ordered | Asks) -> Iterable[Problem]:
    """Carry the step out; what is not the same after saving and loading is a problem. Raises CaseError."""
    if not moment.pending and isinstance(step, Leave | Asks):  # a judge may speak after the end
        what = "leave" if isinstance(step, Leave) else step.what
        nobody = "; nobody can leave it" if isinstance(step, Leave) else ""
        raise CaseError(step.line, f"{what}: the game is over{nobody}", ko=f"{what}: 판이 이미 끝났습니다")
    if isinstance(step, Note):
        return _noted(moment, step)
    if isinstance(step, Leave):
        return _left(moment, step)
    if isinstance(step, Ordered):
        return _ordered(moment, step)
    _asked(moment, step)
    return ()


def _noted(moment: Moment, step: Note) -> Iterator[Problem]:
    """A note is taken whoever is asked; nothing is drawn for it."""
    game, state = moment.game, moment.state
    if not isinstance(game, TakesNotes):
        raise CaseError(
            step.line,
            f"note: {game.info.id} takes no notes of a judge or a clock",
            ko=f"note: 심판이나 시계의 기록을 받지 않는 게임입니다: {game.info.id}",
        )
    try:
        after = game.note(state, step.facts)
    except ValueError as error:
        raise CaseError(step.line, f"note: {error}", ko=f"note: {told(error, 'ko')}") from error
    again = game.note(decode(game.state_type, encode(state)), step.facts)
    moment.step(Played(step.line, {}, after.events, after.state))
    if encode(list(again)) != encode(list(after)):
        yield Problem(
            step.line, "after saving and loading, the note does otherwise", "저장했다 불러오면 기록의 결과가 달라집니다"
        )


def _left(moment: Moment, step: Leave) -> Iterator[Problem]:
    """A seat leaves whoever is asked; nothing is drawn for it."""
    game, state = moment.game, moment.state
    if not isinstance(game, TakesLeave):
        raise CaseError(
            step.line,
            f"leave: {game.info.id} has no rule for a seat that leaves",
            ko=f"leave: 자리를 떠날 때의 규칙이 없는 게임입니다: {game.info.id}",
        )
    after = game.leave(state, step.seat)
    again = game.leave(decode(game.state_type, encode(state)), step.seat)
    moment.step(Played(step.line, {step.seat: "leave"}, after.events, after.state))
    if encode(list(again)) != encode(list(after)):
        yield Problem(
            step.line, "after saving and loading, leaving does otherwise", "저장했다 불러오면 떠난 결과가 달라집니다"
        )


def _ordered(moment: Moment, step: Ordered) -> Iterable[Problem]:
    """An order is carried out whoever is asked; nothing is drawn for it."""
    game = moment.game
    try:
        order: AnyOrder = convert(AnyOrder, _filled(moment, step))
        moment.order(step.line, order)
    except (BadData, BadOrder) as error:
        raise CaseError(step.line, f"order: {error}", ko=f"order: {told(error, 'ko')}") from error
    ruled = verdict(game, moment.course.by_step)
    if ruled is not None:
        moment.ended = Outcome(ruled.winner, "", {"by": "judge"})
    elif moment.ended is not None and moment.ended.data.get("by") == "judge":  # taken back
        moment.ended = None
    return ()


def _filled(moment: Moment, step: Ordered) -> dict[str, Any]:
    """The order with what a case need not say: who judges, and the seeds that a restored game goes on with."""
    facts = dict(step.facts)
    kind, back = facts.get("type"), facts.get("step")
    if kind in ("explain", "quote", "restore", "propose", "violation", "stalling", "penalty", "void", "time"):
        facts.setdefault("judge", "judge")
    if kind == "restore" and isinstance(back, int) and 0 <= back < len(moment.played):
        facts.setdefault("shift", moment.course.seed + 1 - moment.game.round(moment.played[back].state))
    return facts


def _asked(moment: Moment, step: Asks) -> None:
    game, seat = moment.game, step.seat
    if step.what == "concede":
        if len(game.info.seats) >= MANY:
            raise CaseError(
                step.line,
                "concede: the others play on; write order: {type: leave, seat: …}",
                ko="concede: 나머지는 계속합니다. order: {type: leave, seat: …}로 적어 주십시오",
            )
        moment.ended = lost(game.info, seat, "resignation")
    elif not game.info.draw_offers:
        raise CaseError(
            step.line,
            f"{step.what}: no draw is offered in {game.info.id}",
            ko=f"{step.what}: 무승부를 제안할 수 없는 게임입니다: {game.info.id}",
        )
    elif step.what == "decline_draw":
        if not moment.drawn_by - {seat}:
            raise CaseError(
                step.line,
                f"decline_draw: nobody has offered {seat} a draw",
                ko=f"decline_draw: {seat} 자리는 무승부를 제안받지 않았습니다",
            )
        moment.drawn_by = set()
    else:
        if seat in moment.drawn_by:
            raise CaseError(
                step.line,
                f"offer_draw: {seat} has offered one already",
                ko=f"offer_draw: {seat} 자리는 이미 무승부를 제안했습니다",
            )
        moment.drawn_by = {*moment.drawn_by, seat}
        if moment.drawn_by == set(game.info.seats):
            moment.ended = agreed()
    moment.step(Played(step.line, {seat: step.what}, (), moment.state))
