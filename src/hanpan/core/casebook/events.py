"""Finding events: which kinds and fields there are, and whether a list of them happened in order."""

import difflib
from collections.abc import Iterable, Mapping, Sequence

from hanpan.core.answers import sample
from hanpan.core.casebook.moment import CaseError
from hanpan.core.casebook.schema import ANY_SEAT, Item
from hanpan.core.casebook.values import same, shown
from hanpan.core.chance import SeededChance
from hanpan.core.codec import plain
from hanpan.core.event import AnyEvent, Told, Value, whole
from hanpan.core.game import AnyGame
from hanpan.core.text import name_id

SAMPLE_GAMES = 200

_SHAPES: dict[tuple[str, str, int], dict[str, set[str]]] = {}


def fields_of(event: Told) -> dict[str, Value]:
    """Everything about an event by name: public fields, its owner's private ones, and each seat's as `p1.card`."""
    return {key: plain(value) for key, value in _fields(event).items()}


def check_items(game: AnyGame, items: Iterable[Item], happened: Iterable[AnyEvent]) -> None:
    """Raise CaseError for a kind of event, or a field, that the game does not have."""
    if game.events:
        return  # its declarations have been asked before anything was played (declared.py)
    here: dict[str, set[str]] = {}
    for event in happened:
        here.setdefault(event.kind, set()).update(_fields(event))
    for item in items:
        if not item.fields.keys() <= here.get(item.kind, set()) or item.kind not in here:
            _check_item(game, item, here)


def matches(item: Item, event: Told) -> bool:
    """Whether this is such an event."""
    if event.kind != item.kind or (item.seat != ANY_SEAT and event.seat != item.seat):
        return False
    found = fields_of(event)
    return all(field in found and same(value, found[field]) for field, value in item.fields.items())


def first_missing(items: Sequence[Item], events: Sequence[AnyEvent], loose: bool) -> Item | None:
    """The first item that does not follow those before it; None if all happened in order.

    `loose` is for swapped seats: where several seats do the same thing the engine tells of p1 first, so
    only events of one seat, or of no seat, keep their order among each other.
    """
    after_all = 0
    after: dict[str | None, int] = {}
    for item in items:
        alone = loose and item.seat not in (None, ANY_SEAT)
        start = max(after.get(item.seat, 0), after.get(None, 0)) if alone else after_all
        place = next((at for at in range(start, len(events)) if matches(item, events[at])), None)
        if place is None:
            return item
        after_all = max(after_all, place + 1)
        after[item.seat if alone else None] = place + 1 if alone else after_all
    return None


def written(kind: str, seat: str | None, fields: Mapping[str, object]) -> str:
    """An event as a case writes it."""
    if kind in fields:
        return shown({"kind": kind, "seat": seat, **fields})
    return shown({kind: seat, **fields})


def _fields(told: Told) -> dict[str, Value]:
    event = whole(told)
    out: dict[str, Value] = {
        f"{seat}.{key}": value for seat, own in event.private.items() for key, value in own.items()
    }
    if event.seat is not None:
        out.update(event.private.get(event.seat, {}))
    out.update(event.data)
    out["clause"] = event.clause
    return out


def _check_item(game: AnyGame, item: Item, here: Mapping[str, set[str]]) -> None:
    known = _shapes(game)
    if item.kind not in known and item.kind not in here:
        if game.texts("en").has(name_id("event", item.kind)):
            return  # a rare one: its fields are not known here
        raise CaseError(item.line, f"there is no event {item.kind!r} in this game{_hint(item.kind, known)}")
    fields = known.get(item.kind, set()) | here.get(item.kind, set())
    for field in item.fields:
        if field not in fields:
            listed = ", ".join(sorted(fields))
            raise CaseError(item.line, f"the event {item.kind!r} has no field {field!r}; it has {listed}")


def _shapes(game: AnyGame) -> dict[str, set[str]]:
    """The kinds of events with their fields, as random games show them."""
    name = (game.info.id, game.info.variant, len(game.info.seats))
    if name not in _SHAPES:
        shapes = _SHAPES[name] = {}
        for number in range(SAMPLE_GAMES):
            for event in _random_game(game, number):
                shapes.setdefault(event.kind, set()).update(_fields(event))
    return _SHAPES[name]


def _random_game(game: AnyGame, number: int) -> Iterable[AnyEvent]:
    mode = game.info.playable[number % len(game.info.playable)]
    state, events = game.setup(mode, SeededChance(number, 0))
    yield from events
    for step in range(1, game.info.max_steps + 1):
        asked = game.pending(state)
        if not asked:
            return
        chance = SeededChance(number, step)
        moves = {seat: sample(game, state, seat, chance, f"sample/{seat}") for seat in asked}
        state, events = game.apply(state, moves, chance)
        yield from events


def _hint(word: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(sorted(known))}"
