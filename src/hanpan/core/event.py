"""Events: the record of what happened, with the clause that made it happen.

The log, the animation, the statistics, the explanation and the AI's memory all read events;
none of them computes a rule a second time.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from hanpan.core.seat import Seat

Value: TypeAlias = int | str | bool | list[Any] | dict[str, Any] | None
Fields: TypeAlias = dict[str, Value]

NO_FIELDS: Fields = {}


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened. `data` is for everybody, `private[seat]` for that seat alone.

    The two halves are made together, where the rule runs, so that a public log line can never
    say more than its author meant it to say. Events are plain data without cycles, and a long game has thousands: the
    garbage collector need not look at them.
    """

    kind: str
    clause: str
    seat: Seat | None = None
    data: Fields = NO_FIELDS
    private: dict[Seat, Fields] = {}


def seen_by(event: Event, viewer: Seat | None) -> Event:
    """The event as `viewer` may see it (None: a spectator)."""
    if not event.private:
        return event
    extra = event.private.get(viewer) if viewer is not None else None
    data = {**event.data, **extra} if extra else event.data
    return Event(event.kind, event.clause, event.seat, data)


def all_seen_by(events: Iterable[Event], viewer: Seat | None) -> tuple[Event, ...]:
    """Each event as `viewer` may see it, in order."""
    return tuple(seen_by(event, viewer) for event in events)
