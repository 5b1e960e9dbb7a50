"""What is said at a table, whatever line it comes by: read, placed and carried out."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from hanpan.core.contract.seat import Seat
from hanpan.server.tables import seat_requests
from hanpan.server.tables.memory import TableMemory
from hanpan.server.tables.streams import Stream
from hanpan.server.tables.table import Table
from hanpan.server.wire import Draft, FromClient, Hello, Ping, Pong, Resync

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ID_MOST = 64

Unasked = Ping | Resync | Draft | Hello
"""What asks nothing of the table that it would have to store or refuse."""


class Unreadable(ValueError):
    """This is no message; the words say where it is wrong."""


class Objection(NamedTuple):
    """Why a message cannot be taken: a code, words, and the message that it is about."""

    code: str
    words: str
    about: object = None


class _WithId(msgspec.Struct):
    """As much of a malformed message as tells the client which one it was."""

    id: str


def read(data: str | bytes) -> FromClient:
    """The message in a frame. Raises Unreadable."""
    try:
        if isinstance(data, bytes):
            raise msgspec.DecodeError("messages are text, not binary")
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def id_of(about: object) -> str | None:
    """The id of a message, as far as one can be read."""
    if isinstance(about, str | bytes):
        try:
            about = msgspec.json.decode(about, type=_WithId)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
    found = getattr(about, "id", None)
    return found[:_ID_MOST] if isinstance(found, str) else None


def seat_of(memory: TableMemory, key: str | None) -> Seat | None:
    """The person's seat that a key opens."""
    return next((seat for seat, row in memory.seats.items() if row.key == key and row.kind == "person"), None)


def sit(memory: TableMemory, stream: Stream, seat: Seat, hello: Hello) -> None:
    """The line is that seat's from now on."""
    stream.viewer = seat
    if hello.face is not None:
        memory.faces[seat] = hello.face


async def carry_out(
    table: Table, stream: Stream, message: FromClient, resync: Callable[[], Awaitable[None]]
) -> Objection | None:
    """Do what a line that has been placed says, and answer it; else what is wrong with it."""
    if isinstance(message, Ping):
        stream.tell(Pong(message.at, table.context.ticks()))
    elif isinstance(message, Resync):
        stream.known = message.known
        await resync()
    elif isinstance(message, Draft):
        await seat_requests.draft(table, stream, message)
    elif isinstance(message, Hello):
        return Objection("out_of_order", "hello was said already; ask for resync to hear everything again")
    elif not 0 < len(message.id) <= _ID_MOST or not message.id.isascii() or not message.id.isprintable():
        return Objection("bad_id", f"id: 1 to {_ID_MOST} printable ASCII characters")
    else:
        await seat_requests.take(table, stream, message)
    return None
