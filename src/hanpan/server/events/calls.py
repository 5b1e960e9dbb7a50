"""Whom tournaments call: where somebody has to play now, and who must hear of it as soon as that changes."""

from collections.abc import Iterable

from hanpan.server.events.live import Grown, LiveEvent
from hanpan.server.events.seating import Opened
from hanpan.server.wire_people import EventCall
from hanpan.tournaments.orders import (
    Begin,
    Cancel,
    Change,
    Disqualify,
    Drop,
    Finish,
    Pair,
    Register,
    Report,
    Return,
    SetPairs,
    Start,
    TakeBack,
    TimeUp,
)

_IN = ("", "waiting")


def call_of(live: LiveEvent, user_id: str) -> EventCall | None:
    """What somebody who plays in a tournament has to know of it, wherever they are; None: they do not play in it."""
    handle = live.handle_of(user_id)
    player = live.event.players.get(handle) if handle is not None else None
    if handle is None or player is None or player.out not in _IN or live.event.stage == "over":
        return None
    match, row = live.place_of(handle) or (None, None)
    return EventCall(
        id=live.id,
        name=live.row.name,
        started=live.event.stage == "playing",
        at_tables=live.event.settings.at_tables,
        round=match.round if match is not None else 0,
        number=match.table if match is not None else 0,
        table=row.table_id if row is not None else None,
    )


def concerned(grown: Grown, opened: Iterable[Opened]) -> list[str]:
    """The users whose calls these lines and tables may change."""
    live, handles = grown.live, set[str | None]()
    for each in opened:
        handles |= {row.handle for row in live.people.values() if _sits(each, row.user_id)}
    for entry in grown.entries:
        order = entry.order
        match order:
            case Start() | TakeBack() | TimeUp() | Finish() | Cancel() | Change():
                handles |= set(live.people)
            case Pair() | SetPairs():
                handles |= {name for pair in order.pairs for name in pair}
            case Report():
                found = grown.event.match(order.round, order.table)
                handles |= set(found.players if found is not None else ())
            case Drop() | Disqualify():
                left = (one.players for one in grown.event.present if order.player in one.players)
                handles |= {order.player, *(name for players in left for name in players)}
            case Register() | Return() | Begin():
                handles.add(order.player)
            case _:
                pass
    return [row.user_id for handle, row in live.people.items() if handle in handles and row.user_id is not None]


def _sits(table: Opened, user_id: str | None) -> bool:
    return user_id is not None and any(seat.user_id == user_id for seat in table.saved.seats.values())
