"""Whether the events of a game add up, in their fields and in the words that tell of them."""

from collections.abc import Hashable, Iterator
from typing import Any

from hanpan.core.contract.event import whole
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.sums import BadSum, undeclared, wrong_sums
from hanpan.core.language.arithmetic import untrue
from hanpan.core.language.narrate import sentence, why
from hanpan.core.language.text import Texts

MANY = 40  # events of one kind; later ones are put in words where their numbers stand to each other in a new way


class Arithmetic:
    """Looks at one event after another; those whose numbers stand to each other in the same way need the same words."""

    def __init__(self, game: AnyGame) -> None:
        self._texts = tuple(game.texts(lang) for lang in LANGS)
        self._names: dict[Seat, str] = dict.fromkeys(game.info.seats, "")
        self._known: dict[Hashable, tuple[str, ...]] = {}
        self._ways: dict[str, set[Hashable]] = {}

    def faults(self, event: Happening, params: Any) -> Iterator[str]:
        """What does not add up in it under these numbers of the rules, or is said to move or last and does not."""
        try:
            for fault in wrong_sums(event, params):
                yield f"{event.kind}: {fault}"
        except BadSum as error:
            yield str(error)
            return
        if unsaid := undeclared(type(event)):
            yield f"{event.kind}: {unsaid}"
        for fault in self._said(event):
            yield f"{event.kind}: {fault}"

    def _said(self, event: Happening) -> tuple[str, ...]:
        values = tuple(getattr(event, name) for name in event.__struct_fields__[2:])
        if not any(type(value) is int for value in values):
            return ()
        key = (event.kind, event.seat is None, *map(_hashable, values))
        if key not in self._known:
            ways = self._ways.setdefault(event.kind, set())
            way = _way(values, len(ways) < MANY)
            self._known[key] = () if way in ways else self._untrue(event)
            if not self._known[key]:
                ways.add(way)
        return self._known[key]

    def _untrue(self, event: Happening) -> tuple[str, ...]:
        told = whole(event)
        out = []
        for texts in self._texts:
            for viewer in dict.fromkeys((told.seat, None)):
                try:
                    said = (sentence(texts, told, self._names, viewer), why(texts, told, self._names, viewer))
                except (KeyError, ValueError):
                    continue  # without words: another check of the kit says so
                out += [f"{texts.lang}: {fault}, in {words!r}" for words in said for fault in untrue(words)]
        return tuple(dict.fromkeys(out))


_OF: dict[tuple[Texts, tuple[Seat, ...]], Arithmetic] = {}


def arithmetic_of(game: AnyGame) -> Arithmetic:
    """One for all games with the same words and seats, whatever their numbers."""
    key = game.texts(LANGS[0]), game.info.seats
    if key not in _OF:
        _OF[key] = Arithmetic(game)
    return _OF[key]


def _way(values: tuple[Any, ...], few: bool) -> Hashable:
    """How the numbers of an event stand to each other, to 0 and to 1 (which is not many); where few are known, with its
    words."""
    numbers = [0, 1, *(value for value in values if type(value) is int)]
    places = {number: place for place, number in enumerate(sorted(set(numbers)))}
    words = tuple(value for value in values if type(value) is bool or (type(value) is str and len(value) < 12))
    return tuple(places[number] for number in numbers), words if few else ()


def _hashable(value: Any) -> Hashable:
    return repr(value) if isinstance(value, dict | list) else value
