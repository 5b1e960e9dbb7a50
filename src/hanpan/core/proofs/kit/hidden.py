"""Non-interference: what a seat cannot see changes nothing that it can see.

For a state and a seat the hidden part is dealt again. The seat must not notice: its view, its prompt
and its legal actions are the same byte for byte. Then the same moves are made in both worlds, with the
same draws, and what the seat sees of that step must be the same too. Three things make two worlds
different by right, and the comparison minds them:

- a move of another seat that one world does not allow: then another move is made in both;
- a draw that one world does not allow (the card is not in that pile): the outcome is replaced there,
  and a difference that follows is fate, not a leak;
- an event that shows what was hidden (`Reveals`): the worlds are compared up to it, and its
  other fields with it.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from hanpan.core.chance.chance import Chance, Keys
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.echo import Echo, compare_events, fresh, name
from hanpan.core.proofs.kit.guard import Ledger
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.shown import compare_patches
from hanpan.core.proofs.kit.subject import Subject, difference, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace
from hanpan.core.proofs.kit.visible import Elsewhere

VISIBLE_EVERY = 3  # states: the fields of one are much the same in the next
_TRIES = 6  # answers to a composed question that are drawn to find one which both worlds allow


def check_hidden(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Deal again at every probed state, for each seat, and compare where another world came out."""
    sights, elsewhere = _Sights(subject, trace), Elsewhere(subject, trace.states)
    alone = len(subject.info.seats) == 1  # nothing lies between seats: a few looks at the worlds are enough
    for number, state in enumerate(trace.states):
        if not (trace.deep if alone else trace.probed)[number]:
            continue
        for seat in subject.info.seats:
            notes.at = number
            own = kit_chance(keys, subject.game.round(state), number)
            world = _world(subject, notes, state, trace.steps[number].hash, seat, own)
            for viewer in (seat, None) if number % VISIBLE_EVERY == 0 else ():
                leak = elsewhere.leak(state, state if world is None else world, viewer, own)
                notes.expect("visible", leak is None, f"{name(viewer)} may not know what it sees: {leak}")
            if world is None or not _same_sight(subject, notes, sights, world, seat):
                continue
            if number + 1 < len(trace.steps) and not alone:
                notes.at = number + 1
                _same_step(subject, notes, trace, sights, (state, world), seat, own)


class _Sights:
    """What viewers see of the states of a game, each worked out once."""

    def __init__(self, subject: Subject, trace: Trace) -> None:
        self._game = subject.game
        self._states = trace.states
        self._seen: dict[tuple[int, Seat | None], Mapping[str, bytes]] = {}

    def of(self, number: int, viewer: Seat | None) -> Mapping[str, bytes]:
        if (number, viewer) not in self._seen:
            self._seen[number, viewer] = sight(self._game, self._states[number], viewer)
        return self._seen[number, viewer]


def _world(subject: Subject, notes: Notes, state: Any, hash_before: str, seat: Seat, own: Chance) -> Any:
    """Another world that the seat cannot tell apart from this one; None if it is not another, or unsound."""
    ledger = Ledger(own)
    world = subject.game.world(subject.game.view(state, seat), ledger.guard)
    ledger.close()
    notes.expect("chance", not ledger.wrong, next(iter(ledger.wrong), ""))
    notes.expect("pure", state_hash(state) == hash_before, "dealing a world has changed the state")
    if state_hash(world) == hash_before:
        return None  # nothing was hidden, or it was dealt the same way again
    notes.worlds += 1
    faults = subject.game.invariants(world)
    sound = notes.expect("world", not faults, f"a world dealt for {seat} is unsound: {next(iter(faults), '')}")
    return world if sound else None


def _same_sight(subject: Subject, notes: Notes, sights: _Sights, world: Any, seat: Seat) -> bool:
    """The seat, and a spectator (who knows no more than a seat), see the same in both worlds."""
    for viewer in (seat, None):
        told = difference(sights.of(notes.at, viewer), sight(subject.game, world, viewer))
        message = f"{name(viewer)} sees a change when what it cannot see is dealt again: {told}"
        if not notes.expect("hidden", told is None, message):
            return False
    return True


def _same_step(
    subject: Subject,
    notes: Notes,
    trace: Trace,
    sights: _Sights,
    worlds: tuple[Any, Any],
    seat: Seat,
    own: Chance,
) -> None:
    game = subject.game
    state, world = worlds
    record = trace.steps[notes.at]
    moves = _shared_moves(subject, worlds, record.moves, own)
    if moves is None:
        return
    seen: Callable[[Seat | None], Mapping[str, bytes]]
    if moves == record.moves:
        draws, events = record.draws, record.events
        seen = partial(sights.of, notes.at)
    else:
        ledger = Ledger(fresh(own))
        real = game.apply(state, moves, ledger.guard)
        draws, events = tuple(ledger.draws), real.events
        seen = partial(sight, game, real.state)
    echo = Echo(draws, own)
    other = game.apply(world, moves, echo)
    notes.tried["hidden"] += 1
    both = (Step(state, events), Step(world, other.events))
    told = next(filter(None, (_told(subject, both, seen, other.state, viewer) for viewer in (seat, None))), None)
    if told is not None and not echo.replaced:
        notes.fail("hidden", f"{told}, with the same moves and draws and other cards where it cannot see")


def _told(
    subject: Subject,
    worlds: tuple[Step, Step],
    seen: Callable[[Seat | None], Mapping[str, bytes]],
    after: Any,
    viewer: Seat | None,
) -> str | None:
    """What a viewer sees differently of a step in two worlds, in its events, between them or after it.

    `worlds`: the state before the step and what happened in it; `after`: the second world after it.
    """
    telling = compare_events(subject, worlds[0].events, worlds[1].events, viewer)
    if telling.difference is not None or telling.revealed:
        return telling.difference
    table = difference(seen(viewer), sight(subject.game, after, viewer))
    if table is not None:
        return f"{name(viewer)} sees another table after the step: {table}"
    between = compare_patches(subject, worlds, after, viewer)
    return None if between is None else f"{name(viewer)} sees another table between two events: {between}"


def _shared_moves(
    subject: Subject, worlds: tuple[Any, Any], moves: Mapping[Seat, Any], own: Chance
) -> dict[Seat, Any] | None:
    """The moves that were made where both worlds allow them, others where not; None if there are none."""
    out: dict[Seat, Any] = {}
    for seat, action in moves.items():
        found = next(_in_both(subject.game, worlds, seat, action, own), None)
        if found is None:
            return None
        out[seat] = found
    return out


def _in_both(game: AnyGame, worlds: tuple[Any, Any], seat: Seat, action: Any, own: Chance) -> Iterator[Any]:
    """The action if both worlds allow it, else another that both allow."""
    if game.check(worlds[1], seat, action) is None:
        yield action
    if game.pending(worlds[0])[seat].composed:
        tries = (sample(game, worlds[0], seat, own, f"kit/shared/{seat}") for _ in range(_TRIES))
        yield from (other for other in tries if game.check(worlds[1], seat, other) is None)
        return
    elsewhere = set(game.legal(worlds[1], seat))
    both = [other for other in game.legal(worlds[0], seat) if other in elsewhere]
    if both:
        yield own.pick(f"kit/shared/{seat}", both)
