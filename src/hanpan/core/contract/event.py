"""Events: the record of what happened, with the clause that made it happen.

The log, the animation, the statistics, the explanation and the AI's memory all read events;
none of them computes a rule a second time. Rules make happenings (contract/happening.py); an `Event` is the form in
which one is sent, stored and put in words, and is made here, where somebody asks for it.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from msgspec import UNSET

from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.happening import Happening, Part, Shape, shape
from hanpan.core.contract.seat import Seat

Value: TypeAlias = int | str | bool | list[Any] | dict[str, Any] | None
Fields: TypeAlias = dict[str, Value]

NO_FIELDS: Fields = {}


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened, as it is sent. `data` is for everybody, `private[seat]` for that seat alone."""

    kind: str
    clause: str
    seat: Seat | None = None
    data: Fields = NO_FIELDS
    private: dict[Seat, Fields] = {}


Told: TypeAlias = Event | Happening
"""An event in either form."""

E = TypeVar("E", bound=Told)


def whole(event: Told) -> Event:
    """The event as it is stored, with what each seat alone may see."""
    if isinstance(event, Event):
        return event
    form = shape(type(event))
    data = _fields(event, form)
    if not form.private:
        return Event(form.kind, event.clause, event.seat, data)
    private: dict[Seat, Fields] = {}
    for part in form.private:
        value = getattr(event, part.attribute)
        if value is UNSET:
            continue
        owned: dict[Any, Any] = value if part.audience == "each" else {event.seat: value}
        for seat, own in owned.items():
            private.setdefault(seat, {})[part.name] = own if part.plain else _builtin(own)
    return Event(form.kind, event.clause, event.seat, data, private)


def all_whole(events: Iterable[Told]) -> tuple[Event, ...]:
    """Each event as it is stored, in order."""
    return tuple(whole(event) for event in events)


def sent(event: Told, viewer: Seat | None) -> Event:
    """The event as it is sent to `viewer` (None: a spectator): what it may see is in `data`, and there is no more."""
    event = whole(event)
    if not event.private:
        return event
    extra = event.private.get(viewer) if viewer is not None else None
    data = {**event.data, **extra} if extra else event.data
    return Event(event.kind, event.clause, event.seat, data)


def all_sent(events: Iterable[Told], viewer: Seat | None) -> tuple[Event, ...]:
    """Each event as it is sent to `viewer`, in order."""
    return tuple(sent(event, viewer) for event in events)


def seen_by(event: E, viewer: Seat | None) -> E:
    """The event as `viewer` may see it (None: a spectator): what is hidden from it is UNSET."""
    if isinstance(event, Event):
        return cast(E, sent(event, viewer))
    hidden: dict[str, Any] = {}
    for part in shape(type(event)).private:
        value = getattr(event, part.attribute)
        if part.audience == "each" and value is not UNSET:
            own = {viewer: value[viewer]} if viewer in value else UNSET
            if own != value:
                hidden[part.attribute] = own
        elif value is not UNSET and (viewer is None or viewer != event.seat):
            hidden[part.attribute] = UNSET
    return msgspec.structs.replace(event, **hidden) if hidden else event


def all_seen_by(events: Iterable[E], viewer: Seat | None) -> tuple[E, ...]:
    """Each event as `viewer` may see it, in order."""
    return tuple(seen_by(event, viewer) for event in events)


def read(kinds: Iterable[type[Happening]], event: Event, viewer: Seat | None = None) -> Happening:
    """The happening that a stored event tells of, or one that was sent to `viewer`; what is hidden in it is UNSET.

    Raises BadData for what none of the kinds allows.
    """
    kind = next((kind for kind in kinds if kind.kind == event.kind), None)
    if kind is None:
        raise BadData(
            f"there is no event {event.kind!r} in this game", ko=f"이 게임에 없는 이벤트입니다: {event.kind!r}"
        )
    form = shape(kind)
    if form.seat != "any" and (event.seat is None) != (form.seat == "no"):
        raise BadData(f"{event.kind}: seat: {event.seat}", ko=f"{event.kind}: seat: {event.seat}")
    left = {None: dict(event.data)} | {seat: dict(own) for seat, own in event.private.items()}
    given: dict[str, Any] = {}
    for part in form.parts:
        owners = (None, viewer, *event.private) if part.audience == "each" else (None, event.seat)
        values = {
            owner or viewer: _value(event.kind, part, left[owner].pop(part.name))
            for owner in owners
            if part.name in left.get(owner, ())
        }
        if part.audience == "each":
            given[part.attribute] = values or UNSET
        elif values or part.optional or part.audience == "own":
            given[part.attribute] = next(iter(values.values()), UNSET)
        else:
            raise BadData(f"{event.kind}: {part.name} is missing", ko=f"{event.kind}: {part.name}: 없습니다")
    for unknown in (name for fields in left.values() for name in fields):
        raise BadData(f"{event.kind}: there is no field {unknown!r}", ko=f"{event.kind}: 없는 항목입니다: {unknown!r}")
    return kind(clause=event.clause, seat=event.seat, **given)


def _value(kind: str, part: Part, value: Value) -> Any:
    try:
        return convert(part.type, value)
    except BadData as error:
        raise BadData(f"{kind}: {part.name}: {error}") from error


def _fields(event: Happening, form: Shape) -> Fields:
    """The fields for everybody, by the names under which they are sent."""
    found = dict(zip(form.names, form.values(event), strict=True))
    if form.plain:
        return found
    return {name: _builtin(value) for name, value in found.items() if value is not UNSET}


def _builtin(value: Any) -> Any:
    """Tuples and structs as lists and dicts."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [_builtin(item) for item in value]
    if isinstance(value, dict):
        return {key: _builtin(item) for key, item in value.items()}
    if isinstance(value, msgspec.Struct):
        return {name: _builtin(getattr(value, name)) for name in value.__struct_fields__}
    return value
