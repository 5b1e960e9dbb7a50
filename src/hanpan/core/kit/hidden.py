"""Non-interference: what a seat cannot see changes nothing that it can see.

For a state and a seat the hidden part is dealt again. The seat must not notice: its view, its prompt
and its legal actions are the same byte for byte. Then the same moves are made in both worlds, with the
same draws, and what the seat sees of that step must be the same too. Three things make two worlds
different by right, and the comparison minds them:

- a move of another seat that one world does not allow: then another move is made in both;
- a draw that one world does not allow (the card is not in that pile): the outcome is replaced there,
  and a difference that follows is fate, not a leak;
- an event that shows what was hidden (`info.reveals`): the worlds are compared up to it, and its
  other fields with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from hanpan.core.chance import Chance, Keys, SeededChance
from hanpan.core.codec import encode, state_hash
from hanpan.core.draws import Draw
from hanpan.core.event import Event, all_seen_by
from hanpan.core.game import Step
from hanpan.core.kit.guard import Ledger
from hanpan.core.kit.report import Notes
from hanpan.core.kit.subject import Subject, difference, first_difference, kit_chance, sight
from hanpan.core.kit.trace import Trace
from hanpan.core.seat import Seat

T = TypeVar("T")


def check_hidden(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Deal again at every state, for each seat, and compare where another world came out."""
    for number, state in enumerate(trace.states):
        for seat in subject.info.seats:
            notes.at = number
            own = kit_chance(keys, subject.game.round(state), number)
            world = _redealt(subject, notes, state, trace.steps[number].hash, seat, own)
            if world is None or not _same_sight(subject, notes, state, world, seat):
                continue
            if number + 1 < len(trace.steps):
                notes.at = number + 1
                _same_step(subject, notes, trace, (state, world), seat, own)


def _redealt(subject: Subject, notes: Notes, state: Any, name: str, seat: Seat, own: Chance) -> Any:
    """Another world that the seat cannot tell apart from this one; None if it is not another, or unsound."""
    ledger = Ledger(own)
    world = subject.game.redeal(state, seat, ledger.guard)
    ledger.close()
    notes.expect("chance", not ledger.wrong, next(iter(ledger.wrong), ""))
    notes.expect("pure", state_hash(state) == name, "dealing again has changed the state")
    if state_hash(world) == name:
        return None  # nothing was hidden, or it was dealt the same way again
    notes.worlds += 1
    faults = subject.game.invariants(world)
    sound = notes.expect("redeal", not faults, f"a world dealt again for {seat} is unsound: {next(iter(faults), '')}")
    return world if sound else None


def _same_sight(subject: Subject, notes: Notes, state: Any, world: Any, seat: Seat) -> bool:
    """The seat, and a spectator (who knows no more than a seat), see the same in both worlds."""
    for viewer in (seat, None):
        told = difference(sight(subject.game, state, viewer), sight(subject.game, world, viewer))
        message = f"{_name(viewer)} sees a change when what it cannot see is dealt again: {told}"
        if not notes.expect("hidden", told is None, message):
            return False
    return True


def _same_step(subject: Subject, notes: Notes, trace: Trace, worlds: tuple[Any, Any], seat: Seat, own: Chance) -> None:
    game = subject.game
    state, world = worlds
    record = trace.steps[notes.at]
    moves = _shared_moves(subject, worlds, record.moves, own)
    if moves is None:
        return
    real: Step
    if moves == record.moves:
        draws, real = record.draws, Step(trace.states[notes.at], record.events)
    else:
        ledger = Ledger(_fallback(own))
        real = game.apply(state, moves, ledger.guard)
        draws = tuple(ledger.draws)
    echo = _Echo(draws, _fallback(own))
    dealt = game.apply(world, moves, echo)
    told, revealed = _compare(subject, real.events, dealt.events, seat)
    if told is None and not revealed:
        told = _after(subject, real.state, dealt.state, seat)
    notes.tried["hidden"] += 1
    if told is not None and not echo.replaced:
        notes.fail("hidden", f"{told}, with the same moves and draws and other cards where it cannot see")


def _shared_moves(
    subject: Subject, worlds: tuple[Any, Any], moves: Mapping[Seat, Any], own: Chance
) -> dict[Seat, Any] | None:
    """The moves that were made where both worlds allow them, others where not; None if there are none."""
    out: dict[Seat, Any] = {}
    for seat, action in moves.items():
        elsewhere = set(subject.game.legal(worlds[1], seat))
        if action not in elsewhere:
            both = [other for other in subject.game.legal(worlds[0], seat) if other in elsewhere]
            if not both:
                return None
            action = own.pick(f"kit/shared/{seat}", both)
        out[seat] = action
    return out


def _compare(subject: Subject, real: Sequence[Event], dealt: Sequence[Event], seat: Seat) -> tuple[str | None, bool]:
    """What the seat or a spectator sees differently in the events, and whether a reveal ended it."""
    revealed = False
    for viewer in (seat, None):
        pairs = _pairs(all_seen_by(real, viewer), all_seen_by(dealt, viewer))
        for one, other in pairs:
            if one == other and encode(one) == encode(other):
                continue
            if one is None or other is None or not _lawful(subject, one, other):
                told = first_difference(encode(one), encode(other))
                return f"{_name(viewer)} sees another event {(one or other or real[0]).kind}: {told}", False
            revealed = True
            break
    return None, revealed


def _pairs(real: Sequence[Event], dealt: Sequence[Event]) -> Iterator[tuple[Event | None, Event | None]]:
    for place in range(max(len(real), len(dealt))):
        yield (
            real[place] if place < len(real) else None,
            dealt[place] if place < len(dealt) else None,
        )


def _lawful(subject: Subject, one: Event, other: Event) -> bool:
    """Whether two events differ only in fields that show what was hidden until then."""
    shown = subject.info.reveals.get(one.kind)
    return shown is not None and encode(_without(one, shown)) == encode(_without(other, shown))


def _without(event: Event, fields: Sequence[str]) -> Event:
    data = {name: value for name, value in event.data.items() if name not in fields}
    return Event(event.kind, event.clause, event.seat, data)


def _after(subject: Subject, real: Any, dealt: Any, seat: Seat) -> str | None:
    for viewer in (seat, None):
        told = difference(sight(subject.game, real, viewer), sight(subject.game, dealt, viewer))
        if told is not None:
            return f"{_name(viewer)} sees another table after the step: {told}"
    return None


def _fallback(own: Chance) -> Chance:
    return SeededChance(own.pick("kit/echo", range(1 << 30)), 0)


def _name(viewer: Seat | None) -> str:
    return viewer or "a spectator"


class _Echo:
    """Gives the outcomes that came up in the other world, label by label, where they can come up here."""

    def __init__(self, draws: Sequence[Draw], fallback: Chance) -> None:
        self._left: dict[str, list[Any]] = {}
        for label, outcome in draws:
            self._left.setdefault(label, []).append(outcome)
        self._fallback = fallback
        self.replaced = False

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        queue = self._left.get(label)
        if queue:
            wanted = queue.pop(0)
            for place, option in enumerate(options):
                if option == wanted and (weights is None or weights[place]):
                    return option
        self.replaced = True
        return self._fallback.pick(label, options, weights)
