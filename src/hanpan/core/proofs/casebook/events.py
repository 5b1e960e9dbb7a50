"""Finding events: what a case can say about one, and whether a list of them happened in order."""

from collections.abc import Mapping, Sequence

from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import Told, Value, whole
from hanpan.core.contract.happening import Happening
from hanpan.core.proofs.casebook.schema import ANY_SEAT, Item
from hanpan.core.proofs.casebook.values import same, shown


def fields_of(event: Told) -> dict[str, Value]:
    """Everything about an event by name: public fields, its owner's private ones, and each seat's as `p1.card`."""
    return {key: plain(value) for key, value in _fields(event).items()}


def matches(item: Item, event: Told) -> bool:
    """Whether this is such an event."""
    if event.kind != item.kind or (item.seat != ANY_SEAT and event.seat != item.seat):
        return False
    found = fields_of(event)
    return all(field in found and same(value, found[field]) for field, value in item.fields.items())


def first_missing(items: Sequence[Item], events: Sequence[Happening], loose: bool) -> Item | None:
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
