"""The same draws in another world, and the same events as a viewer sees them."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias, TypeVar

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.chance.draws import Draw
from hanpan.core.contract.codec import encode
from hanpan.core.contract.event import Event, Told, all_sent
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.subject import Subject, first_difference

T = TypeVar("T")
Pair: TypeAlias = tuple[Event | None, Event | None]  # None: that list is shorter


class Echo:
    """Gives the outcomes that came up elsewhere, label by label, where they can come up here.

    `replaced` says that one could not, or was not known. The draw at place `twist`, if any, is given
    another outcome on purpose, if it has one (`twisted`).
    """

    def __init__(self, draws: Sequence[Draw], own: Chance, twist: int | None = None) -> None:
        self._left: dict[str, list[tuple[Any, bool]]] = {}
        for place, (label, outcome) in enumerate(draws):
            self._left.setdefault(label, []).append((outcome, place == twist))
        self._fallback = fresh(own)
        self.replaced = False
        self.twisted = False

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        queue = self._left.get(label)
        possible = [option for place, option in enumerate(options) if weights is None or weights[place]]
        if queue:
            wanted, twist = queue.pop(0)
            others = [option for option in possible if option != wanted]
            if twist and others:
                self.twisted = True
                return self._fallback.pick(label, others)
            if wanted in possible:
                return possible[possible.index(wanted)]
        self.replaced = True
        return self._fallback.pick(label, options, weights)


class Telling(NamedTuple):
    """How the events of two worlds differ to a viewer, if they do; `revealed`: by right."""

    difference: str | None
    revealed: bool


def compare_events(subject: Subject, real: Sequence[Told], other: Sequence[Told], viewer: Seat | None) -> Telling:
    """Compare byte for byte, up to an event that shows what was hidden until then (`Reveals`)."""
    pair = first_pair(all_sent(real, viewer), all_sent(other, viewer))
    if pair is None:
        return Telling(None, False)
    one, two = pair
    if one is not None and two is not None and _lawful(subject, one, two, viewer):
        return Telling(None, True)
    return Telling(in_words(pair, viewer), False)


def first_pair(real: Sequence[Event], other: Sequence[Event]) -> Pair | None:
    """The first two events of two lists that differ byte for byte; None: there are none."""
    for one, two in zip_longest(real, other):
        if one is not two and encode(one) != encode(two):
            return one, two
    return None


def in_words(pair: Pair, viewer: Seat | None) -> str:
    """How two events that a viewer was sent differ."""
    one, two = pair
    kind = next(event.kind for event in pair if event is not None)
    return f"{name(viewer)} sees another event {kind}: {first_difference(encode(one), encode(two))}"


def fresh(own: Chance) -> Chance:
    """A chance for draws that nothing else depends on."""
    return SeededChance(own.pick("kit/echo", range(1 << 30)), 0)


def name(viewer: Seat | None) -> str:
    """What a viewer is called in a message."""
    return viewer or "a spectator"


def _lawful(subject: Subject, one: Event, two: Event, viewer: Seat | None) -> bool:
    """Whether two events differ only in fields that show this viewer what was hidden until then."""
    shown = subject.reveals(one, viewer)
    return bool(shown) and encode(_without(one, shown)) == encode(_without(two, shown))


def _without(event: Event, fields: Sequence[str]) -> Event:
    data = {field: value for field, value in event.data.items() if field not in fields}
    return Event(event.kind, event.clause, event.seat, data)
