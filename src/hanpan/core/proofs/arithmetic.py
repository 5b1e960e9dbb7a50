"""Whether the events of a game add up, in their fields and in the words that tell of them."""

from collections.abc import Hashable, Iterator
from typing import Any
from weakref import WeakKeyDictionary

from hanpan.core.contract.event import whole
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.sums import BadSum, undeclared, wrong_sums
from hanpan.core.language.arithmetic import untrue
from hanpan.core.language.narrate import sentence, why

MANY = 40  # events of one kind; later ones are put in words where their numbers stand to each other in a new way


class Arithmetic:
    """Looks at one event after another; those whose numbers stand to each other in the same way need the same words."""

    def __init__(self, game: AnyGame) -> None:
        self._texts = tuple(game.texts(lang) for lang in LANGS)
        self._names: dict[Seat, str] = dict.fromkeys(game.info.seats, "")
        self._known: dict[Hashable, tuple[str, ...]] = {}
        self._ways: dict[str, set[Hashable]] = {}

    def faults(self, event: Happening) -> Iterator[str]:
        """What does not add up in it, or is said to move or last and does not."""
        try:
            for fault in wrong_sums(event):
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
            self._known[key] = self._untrue(event) if self._is_news(event.kind, values) else ()
        return self._known[key]

    def _is_news(self, kind: str, values: tuple[Any, ...]) -> bool:
        """Numbers in a new order among each other, 0 being one of them; or few events of the kind were seen so far."""
        ways = self._ways.setdefault(kind, set())
        numbers = [0, *(value for value in values if type(value) is int)]
        places = {number: place for place, number in enumerate(sorted(set(numbers)))}
        words = tuple(value for value in values if type(value) is bool or (type(value) is str and len(value) < 12))
        way = (tuple(places[number] for number in numbers), words if len(ways) < MANY else ())
        if way in ways:
            return False
        ways.add(way)
        return True

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


_OF: "WeakKeyDictionary[type[AnyGame], Arithmetic]" = WeakKeyDictionary()


def arithmetic_of(game: AnyGame) -> Arithmetic:
    """One for all games of a type: their words are the same, whatever their numbers."""
    if type(game) not in _OF:
        _OF[type(game)] = Arithmetic(game)
    return _OF[type(game)]


def _hashable(value: Any) -> Hashable:
    return repr(value) if isinstance(value, dict | list) else value
