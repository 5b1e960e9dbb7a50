"""Steps in which no seat plays: notes and orders of judges and clocks, seats that leave, give up or offer a draw."""

from collections.abc import Iterable, Iterator
from typing import Any

from hanpan.core.contract.codec import BadData, convert, decode, encode
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
        raise CaseError(step.line, _over(step))
    if isinstance(step, Note):
        return _noted(moment, step)
    if isinstance(step, Leave):
        return _left(moment, step)
    if isinstance(step, Ordered):
        return _ordered(moment, step)
    _asked(moment, step)
    return ()


def _over(step: Leave | Asks) -> str:
    return (
        "leave: the game is over; nobody can leave it" if isinstance(step, Leave) else f"{step.what}: the game is over"
    )


def _noted(moment: Moment, step: Note) -> Iterator[Problem]:
    """A note is taken whoever is asked; nothing is drawn for it."""
    game, state = moment.game, moment.state
    if not isinstance(game, TakesNotes):
        raise CaseError(step.line, f"note: {game.info.id} takes no notes of a judge or a clock")
    try:
        after = game.note(state, step.facts)
    except ValueError as error:
        raise CaseError(step.line, f"note: {error}") from error
    again = game.note(decode(game.state_type, encode(state)), step.facts)
    moment.step(Played(step.line, {}, after.events, after.state))
    if encode(list(again)) != encode(list(after)):
        yield Problem(step.line, "after saving and loading, the note does otherwise")


def _left(moment: Moment, step: Leave) -> Iterator[Problem]:
    """A seat leaves whoever is asked; nothing is drawn for it."""
    game, state = moment.game, moment.state
    if not isinstance(game, TakesLeave):
        raise CaseError(step.line, f"leave: {game.info.id} has no rule for a seat that leaves")
    after = game.leave(state, step.seat)
    again = game.leave(decode(game.state_type, encode(state)), step.seat)
    moment.step(Played(step.line, {step.seat: "leave"}, after.events, after.state))
    if encode(list(again)) != encode(list(after)):
        yield Problem(step.line, "after saving and loading, leaving does otherwise")


def _ordered(moment: Moment, step: Ordered) -> Iterable[Problem]:
    """An order is carried out whoever is asked; nothing is drawn for it."""
    game = moment.game
    try:
        order: AnyOrder = convert(AnyOrder, _filled(moment, step))
        moment.order(step.line, order)
    except (BadData, BadOrder) as error:
        raise CaseError(step.line, f"order: {error}") from error
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
    if kind in ("explain", "quote", "restore", "violation", "stalling", "penalty", "void", "time"):
        facts.setdefault("judge", "judge")
    if kind == "restore" and isinstance(back, int) and 0 <= back < len(moment.played):
        facts.setdefault("shift", moment.course.seed + 1 - moment.game.round(moment.played[back].state))
    return facts


def _asked(moment: Moment, step: Asks) -> None:
    game, seat = moment.game, step.seat
    if step.what == "concede":
        if len(game.info.seats) >= MANY:
            raise CaseError(step.line, "concede: the others play on; write order: {type: leave, seat: …}")
        moment.ended = lost(game.info, seat, "resignation")
    elif not game.info.draw_offers:
        raise CaseError(step.line, f"{step.what}: no draw is offered in {game.info.id}")
    elif step.what == "decline_draw":
        if not moment.drawn_by - {seat}:
            raise CaseError(step.line, f"decline_draw: nobody has offered {seat} a draw")
        moment.drawn_by = set()
    else:
        if seat in moment.drawn_by:
            raise CaseError(step.line, f"offer_draw: {seat} has offered one already")
        moment.drawn_by = {*moment.drawn_by, seat}
        if moment.drawn_by == set(game.info.seats):
            moment.ended = agreed()
    moment.step(Played(step.line, {seat: step.what}, (), moment.state))
