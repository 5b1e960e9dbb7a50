"""What is kept of a visitor's tables: each as one text, which the browser stores and gives back at the next visit."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.codec import BadData, decode
from hanpan.server.storage.rows import LogRow, SeatRow, SnapshotRow, TableRow, table_row
from hanpan.server.storage.writes import NotStored, Saved, Write

Keep = Callable[[str, str | None], None]
"""Store a text under a name, or forget it."""

MOST = 50  # tables; the oldest that is over goes first


class Kept(msgspec.Struct, frozen=True):
    """One table with all that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    snapshots: list[SnapshotRow]


class Shelf:
    """The rows of all tables, as a database would have them."""

    def __init__(self, keep: Keep, texts: Iterable[str] = ()) -> None:
        self._keep = keep
        self._tables: dict[str, TableRow] = {}
        self._seats: dict[str, dict[str, SeatRow]] = {}
        self._logs: dict[str, list[LogRow]] = {}
        self._snapshots: dict[str, list[SnapshotRow]] = {}
        for text in texts:
            self._take_back(text)

    async def write(self, *writes: Write) -> None:
        """All of them."""
        changed = {self._apply(str(write.statement.sql), dict(write.values)) for write in writes}
        for table_id in changed:
            self._keep(table_id, self._text(table_id))
        self._clear()

    def find(self, table_id: str) -> Saved | None:
        """A table with everything needed to go on with it."""
        row = self._tables.get(table_id)
        if row is None:
            return None
        shots = self._snapshots[table_id]
        edges = tuple(shots if len(shots) < 3 else (shots[0], shots[-1]))
        seats = {seat.seat: seat for seat in self._seats[table_id].values()}
        return Saved(row, seats, tuple(self._logs[table_id]), edges)

    def all(self) -> list[Saved]:
        """Every table, newest first."""
        rows = sorted(self._tables.values(), key=lambda row: row.created_at, reverse=True)
        return [found for row in rows if (found := self.find(row.id)) is not None]

    def _apply(self, what: str, values: dict[str, Any]) -> str:
        """What storage/statements.py has the database do; the name of the table it is about."""
        if what == "table":
            row = table_row(values)
            self._tables[row.id], self._seats[row.id] = row, {}
            self._logs[row.id], self._snapshots[row.id] = [], []
            return row.id
        table_id = str(values.get("table") or values.get("table_id"))
        if what == "seat":
            self._seats[table_id][str(values["seat"])] = msgspec.convert(values, SeatRow)
        elif what == "log":
            self._logs[table_id].append(msgspec.convert(values, LogRow))
        elif what == "snapshot":
            self._snapshots[table_id].append(msgspec.convert(values, SnapshotRow))
        elif "place" in values:
            place = str(values["place"])
            self._seats[table_id][place] = _seat(self._seats[table_id][place], what, values)
        else:
            self._tables[table_id] = _table(self._tables[table_id], what, values)
        return table_id

    def _text(self, table_id: str) -> str:
        kept = Kept(
            self._tables[table_id],
            list(self._seats[table_id].values()),
            self._logs[table_id],
            self._snapshots[table_id],
        )
        return msgspec.json.encode(kept).decode()

    def _take_back(self, text: str) -> None:
        """A table of an earlier visit; one that this version cannot read is left where it lies."""
        try:
            kept: Kept = decode(Kept, text)
        except BadData:
            return
        table_id = kept.table.id
        self._tables[table_id] = kept.table
        self._seats[table_id] = {seat.seat: seat for seat in kept.seats}
        self._logs[table_id], self._snapshots[table_id] = list(kept.log), list(kept.snapshots)

    def _clear(self) -> None:
        """No more tables than a browser should keep."""
        over = sorted((row for row in self._tables.values() if row.status == "over"), key=lambda row: row.ended_at or 0)
        for row in over[: max(0, len(self._tables) - MOST)]:
            for rows in (self._tables, self._seats, self._logs, self._snapshots):
                del rows[row.id]
            self._keep(row.id, None)


def _table(row: TableRow, what: str, now: dict[str, Any]) -> TableRow:
    """The row of a table after a change."""
    match what:
        case "started":
            return replace(row, status="playing")
        case "ended":
            over = {"reason": now["why"], "winner": now["won"], "ended_at": now["at"], "round": now["now"]}
            return replace(row, status="over", **over)
        case "round":
            return replace(row, round=now["now"], progress=msgspec.json.decode(now["so_far"]))
        case "next":
            return replace(row, next=now["following"])
    raise NotStored(f"nothing here keeps {what!r} of a table")


def _seat(seat: SeatRow, what: str, now: dict[str, Any]) -> SeatRow:
    """The row of a seat after a change."""
    match what:
        case "sit":
            return replace(seat, kind="person", user_id=now["user"], name=now["called"], mark=now["beside"])
        case "bot_sits":
            return replace(seat, kind="bot", user_id=None, name=now["called"], mark=None, key=now["opens"])
        case "value":
            return replace(seat, pledge=now["bound_by"], value=now["opened"])
    raise NotStored(f"nothing here keeps {what!r} of a seat")
