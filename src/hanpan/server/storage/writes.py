"""What is to be stored, as values. Nothing here knows a database: the journal that is given them does."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec

from hanpan.core.contract.seat import Seat
from hanpan.server.storage.rows import LogRow, SeatRow, SnapshotRow, TableRow, table_values
from hanpan.server.wire import EndReason, TableStatus

if TYPE_CHECKING:
    from sqlalchemy import Executable

TableChange: TypeAlias = Literal[
    "table",
    "seat",
    "log",
    "snapshot",
    "started",
    "ended",
    "aside",
    "resumed",
    "round",
    "next",
    "sit",
    "bot_sits",
    "value",
]
"""What can happen to a table; statements.py has the SQL of each."""

CHANGE = 9  # statements that change or delete rows come last


class NotStored(Exception):
    """The write did not reach the database, or nobody can tell whether it did."""


class Conflict(NotStored):
    """Something of the same key is there already."""


class Statement(NamedTuple):
    """A statement that runs for many rows. In one transaction the lower `order` comes first."""

    order: int
    sql: "TableChange | Executable"


class Write(NamedTuple):
    """One row for a statement."""

    statement: Statement
    values: Mapping[str, object]


class Stored(NamedTuple):
    """A table with its seats."""

    table: TableRow
    seats: dict[Seat, SeatRow]


class Saved(NamedTuple):
    """A table with everything needed to go on with it; of the snapshots the first and the last."""

    table: TableRow
    seats: dict[Seat, SeatRow]
    log: tuple[LogRow, ...]
    snapshots: tuple[SnapshotRow, ...]


NEW_TABLE = Statement(2, "table")
NEW_SEAT = Statement(3, "seat")
NEW_LOG = Statement(4, "log")
NEW_SNAPSHOT = Statement(5, "snapshot")
_STARTED = Statement(CHANGE, "started")
_ENDED = Statement(CHANGE, "ended")
_ASIDE = Statement(CHANGE, "aside")
_RESUMED = Statement(CHANGE, "resumed")
_ROUND = Statement(CHANGE, "round")
_NEXT = Statement(CHANGE, "next")
_SIT = Statement(CHANGE, "sit")
_BOT_SITS = Statement(CHANGE, "bot_sits")
_VALUE = Statement(CHANGE, "value")


def log_write(row: LogRow) -> Write:
    """One more line in a log."""
    return Write(NEW_LOG, msgspec.structs.asdict(row))


def snapshot_write(row: SnapshotRow) -> Write:
    """One more snapshot."""
    return Write(NEW_SNAPSHOT, msgspec.structs.asdict(row))


def started_write(table_id: str) -> Write:
    """The table is playing now."""
    return Write(_STARTED, {"table": table_id})


def ended_write(table_id: str, reason: EndReason, winner: Seat | None, at: int, round_number: int) -> Write:
    """The table is over now."""
    return Write(_ENDED, {"table": table_id, "why": reason, "won": winner, "at": at, "now": round_number})


def aside_write(table_id: str, fault: str) -> Write:
    """The table cannot be gone on with at present; one that is over stays so."""
    return Write(_ASIDE, {"table": table_id, "why": fault})


def resumed_write(table_id: str, status: TableStatus) -> Write:
    """The table that was set aside can be gone on with."""
    return Write(_RESUMED, {"table": table_id, "stands": status})


def round_write(table_id: str, round_number: int, progress: Mapping[str, int]) -> Write:
    """How far the table has come, for lists that are made while it is not in memory."""
    so_far = msgspec.json.encode(progress).decode()
    return Write(_ROUND, {"table": table_id, "now": round_number, "so_far": so_far})


def next_write(table_id: str, following: str) -> Write:
    """The rematch."""
    return Write(_NEXT, {"table": table_id, "following": following})


def sit_write(seat: SeatRow) -> Write:
    """Somebody takes an open seat."""
    values = {
        "table": seat.table_id,
        "place": seat.seat,
        "user": seat.user_id,
        "called": seat.name,
        "beside": seat.mark,
    }
    return Write(_SIT, values)


def bot_sits_write(seat: SeatRow) -> Write:
    """A bot takes the seat of somebody who left, whose key opens it no more."""
    return Write(_BOT_SITS, {"table": seat.table_id, "place": seat.seat, "called": seat.name, "opens": seat.key})


def value_write(seat: SeatRow) -> Write:
    """What a seat has sent for the dice."""
    values = {"table": seat.table_id, "place": seat.seat, "bound_by": seat.pledge, "opened": seat.value}
    return Write(_VALUE, values)


def new_table_writes(
    table: TableRow, seats: Iterable[SeatRow], log: Iterable[LogRow] = (), snapshots: Iterable[SnapshotRow] = ()
) -> list[Write]:
    """A new table, with what is behind it already."""
    return [
        Write(NEW_TABLE, table_values(table)),
        *(Write(NEW_SEAT, msgspec.structs.asdict(seat)) for seat in seats),
        *(log_write(row) for row in log),
        *(snapshot_write(row) for row in snapshots),
    ]
