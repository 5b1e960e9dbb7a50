"""What a seat chooses in secret is told to nobody else.

Dealing again and other draws cannot show this: the same moves are made in both worlds. Here the answer of one seat is
changed, and the draws are kept. Where two answers lead to two states in which another viewer sees the same table, the
choice between them is a secret to that viewer: the events of the step and what boards show between them must be the
same to it too. That an event may show what was hidden (`Reveals`) is no excuse: what is shown by right is seen in the
view afterwards. What is told by right and kept in no view says so itself: a field (`Announces`), or a kind of which it
is no secret that it happened (`announced`; its fields speak for themselves), of contract/happening.py.

Two answers after which all is the same, down to the last hidden card, tell nothing: a block that hurt nobody was seen
by all.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from hanpan.core.chance.chance import Chance, Keys
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import encode, state_hash
from hanpan.core.contract.event import Event, sent
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import Happening, shape
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.echo import Echo, first_pair, in_words, name
from hanpan.core.proofs.kit.report import Notes
from hanpan.core.proofs.kit.shown import compare_patches
from hanpan.core.proofs.kit.subject import Subject, kit_chance, sight
from hanpan.core.proofs.kit.trace import Trace

_TRIES = 6  # answers that are drawn to find others than the one that was given
_OTHERS = 2  # of them that are looked at


class _Way(NamedTuple):
    """A step as it would go with one answer."""

    events: Sequence[Happening]
    after: Any
    hash: str


def check_secret_moves(subject: Subject, notes: Notes, trace: Trace, keys: Keys) -> None:
    """Change the answer of each seat in each step that is looked at closely, one at a time."""
    if len(subject.info.seats) == 1:
        return  # whoever plays alone has no secret choices: those who watch see what is done
    for notes.at in range(1, len(trace.steps)):
        if not trace.deep[notes.at - 1]:
            continue
        before = trace.states[notes.at - 1]
        own = kit_chance(keys, subject.game.round(before), notes.at)
        for seat in trace.steps[notes.at].moves:
            ways = [*_ways(subject, trace, notes.at, seat, own)]
            for viewer in subject.viewers:
                if viewer != seat:
                    _compare(subject, notes, before, ways, (seat, viewer))


def _ways(subject: Subject, trace: Trace, at: int, seat: Seat, own: Chance) -> Iterator[_Way]:
    """The step as it went, and as it goes with other answers of the seat and the same draws."""
    game, before, record = subject.game, trace.states[at - 1], trace.steps[at]
    yield _Way(record.events, trace.states[at], record.hash)
    tried = [record.moves[seat]]
    for _ in range(_TRIES):
        instead = sample(game, before, seat, own, f"kit/secret/{seat}")
        if instead in tried:
            continue
        tried.append(instead)
        echo = Echo(record.draws, own)
        after, events = game.apply(before, {**record.moves, seat: instead}, echo)
        if not echo.replaced:  # another draw is fate: it may be told
            yield _Way(events, after, state_hash(after))
        if len(tried) > _OTHERS:
            return


def _compare(subject: Subject, notes: Notes, before: Any, ways: Sequence[_Way], who: tuple[Seat, Seat | None]) -> None:
    """Hold the ways against each other that leave the viewer with the same table. `who`: the seat that chose, the
    viewer."""
    seat, viewer = who
    same: dict[bytes, _Way] = {}
    for way in ways:
        first = same.setdefault(encode(sight(subject.game, way.after, viewer)), way)
        if first.hash == way.hash:
            continue
        told = _told(first.events, way.events, viewer)
        if told is None and not (_announces(first.events) or _announces(way.events)):
            steps = Step(before, tuple(first.events)), Step(before, tuple(way.events))
            between = compare_patches(subject, steps, way.after, viewer)
            told = None if between is None else f"{name(viewer)} sees another table between two events: {between}"
        notes.expect("hidden", told is None, f"{told}, though what {seat} chose is a secret to {name(viewer)}")


def _told(one: Sequence[Happening], two: Sequence[Happening], viewer: Seat | None) -> str | None:
    """What two ways tell the viewer differently, but for what is announced; None: nothing.

    Events whose happening is announced may be there in one way alone; where both have the same, they tell the same.
    """
    plain = [[*_sent((each for each in way if not each.announced), viewer)] for way in (one, two)]
    aloud = [[*_sent((each for each in way if each.announced), viewer)] for way in (one, two)]
    if [*map(_head, aloud[0])] == [*map(_head, aloud[1])]:
        plain = [[*left, *right] for left, right in zip(plain, aloud, strict=True)]
    pair = first_pair(*plain)
    return None if pair is None else in_words(pair, viewer)


def _sent(events: Iterable[Happening], viewer: Seat | None) -> Iterator[Event]:
    """The events as the viewer sees them, without the fields that announce something."""
    for happened in events:
        event = sent(happened, viewer)
        aloud = {part.name for part in shape(type(happened)).parts if part.announces}
        if aloud:
            data = {field: value for field, value in event.data.items() if field not in aloud}
            event = Event(event.kind, event.clause, event.seat, data, event.private)
        yield event


def _head(event: Event) -> tuple[str, str]:
    return event.kind, event.seat or ""


def _announces(events: Iterable[Happening]) -> bool:
    """Whether something is told by right that no view keeps: a board may show it while it is told."""
    return any(each.announced or any(part.announces for part in shape(type(each)).parts) for each in events)
