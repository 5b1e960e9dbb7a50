"""Tables, seats, logs and snapshots in the database."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Select, and_, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.contract.seat import Seat
from hanpan.server.storage import schema
from hanpan.server.storage.journal import (
    CHANGE,
    NEW_LOG,
    NEW_SEAT,
    NEW_SNAPSHOT,
    NEW_TABLE,
    Journal,
    Statement,
    Write,
)
from hanpan.server.storage.rows import (
    DAILY,
    LogRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    seat_row,
    table_row,
    table_values,
)
from hanpan.server.wire import EndReason, TableStatus

Scope: TypeAlias = Literal["open", "mine", "watch"]

_tables, _seats, _log, _snapshots = schema.tables, schema.seats, schema.log, schema.snapshots
_this = _tables.c.id == bindparam("table")

_STARTED = Statement(CHANGE, update(_tables).where(_this).values(status="playing"))
_ENDED = Statement(
    CHANGE,
    update(_tables)
    .where(_this)
    .values(
        status="over",
        reason=bindparam("why"),
        winner=bindparam("won"),
        ended_at=bindparam("at"),
        round=bindparam("now"),
    ),
)
_ASIDE = Statement(
    CHANGE,
    update(_tables).where(_this, _tables.c.status != "over").values(status="aside", fault=bindparam("why")),
)
_RESUMED = Statement(CHANGE, update(_tables).where(_this).values(status=bindparam("stands"), fault=None))
_ROUND = Statement(CHANGE, update(_tables).where(_this).values(round=bindparam("now")))
_NEXT = Statement(CHANGE, update(_tables).where(_this).values(next=bindparam("following")))
_SIT = Statement(
    CHANGE,
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("place"))
    .values(kind="person", user_id=bindparam("user"), name=bindparam("called"), mark=bindparam("beside")),
)
_BOT_SITS = Statement(
    CHANGE,
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("place"))
    .values(kind="bot", user_id=None, name=bindparam("called"), mark=None, key=bindparam("opens")),
)
_VALUE = Statement(
    CHANGE,
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("place"))
    .values(pledge=bindparam("bound_by"), value=bindparam("opened")),
)

_LIST_MOST = 100


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


def round_write(table_id: str, round_number: int) -> Write:
    """How far the table has come, for lists that are made while it is not in memory."""
    return Write(_ROUND, {"table": table_id, "now": round_number})


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


def is_of(user_id: str | None, now: int) -> ColumnElement[bool]:
    """The tables that somebody sits at or has opened. Whoever opened one and does not sit there is told of its rematch
    when the other spectators are."""
    seated = select(_seats.c.table_id).where(_seats.c.user_id == user_id)
    return or_(_tables.c.id.in_(seated), and_(_tables.c.created_by == user_id, ~_is_early(now)))


def _is_early(now: int) -> ColumnElement[bool]:
    """The rematches of tables of which spectators do not know yet that they are over."""
    before = _tables.alias()
    found = select(before.c.id).where(
        before.c.id == _tables.c.previous,
        before.c.spectator_delay_s > 0,
        or_(before.c.ended_at.is_(None), before.c.ended_at + before.c.spectator_delay_s * 1000 > now),
    )
    return found.exists()


class Records:
    """Tables, read; `journal` writes them."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self.journal = journal

    async def close(self) -> None:
        """Let the connections go."""
        await self._engine.dispose()

    async def find(self, table_id: str) -> Stored | None:
        """The table of that id."""
        found = await self._stored(select(_tables).where(_tables.c.id == table_id))
        return found[0] if found else None

    async def find_all(self, table_ids: Sequence[str]) -> list[Stored]:
        """The tables of these ids."""
        return await self._stored(select(_tables).where(_tables.c.id.in_(table_ids)))

    async def load(self, table_ids: Sequence[str]) -> list[Saved]:
        """The tables with all that was kept of them."""
        stored = await self._stored(select(_tables).where(_tables.c.id.in_(table_ids)))
        logs: defaultdict[str, list[LogRow]] = defaultdict(list)
        snapshots: defaultdict[str, list[SnapshotRow]] = defaultdict(list)
        edges = (
            select(
                _snapshots.c.table_id,
                func.min(_snapshots.c.step).label("low"),
                func.max(_snapshots.c.step).label("high"),
            )
            .where(_snapshots.c.table_id.in_(table_ids))
            .group_by(_snapshots.c.table_id)
            .subquery()
        )
        wanted = and_(
            _snapshots.c.table_id == edges.c.table_id,
            or_(_snapshots.c.step == edges.c.low, _snapshots.c.step == edges.c.high),
        )
        async with self._engine.connect() as connection:
            query = select(_log).where(_log.c.table_id.in_(table_ids)).order_by(_log.c.table_id, _log.c.n)
            for row in await connection.execute(query):
                logs[row.table_id].append(LogRow(*row))
            for row in await connection.execute(select(_snapshots).join(edges, wanted).order_by(_snapshots.c.step)):
                snapshots[row.table_id].append(SnapshotRow(*row))
        return [
            Saved(found.table, found.seats, tuple(logs[found.table.id]), tuple(snapshots[found.table.id]))
            for found in stored
        ]

    async def unfinished(self) -> list[str]:
        """The tables that are being played, and those whose status nobody can read."""
        return await self._ids(select(_tables.c.id).where(_tables.c.status.not_in(("waiting", "over", "aside"))))

    async def aside(self) -> list[str]:
        """The tables that are set aside."""
        return await self._ids(select(_tables.c.id).where(_tables.c.status == "aside"))

    async def waiting_since(self, before: int) -> list[str]:
        """The tables that have waited for somebody since before that time."""
        return await self._ids(select(_tables.c.id).where(_tables.c.status == "waiting", _tables.c.created_at < before))

    async def newest(self) -> int | None:
        """When the last visitor came or the last table was opened; None in an empty database."""
        async with self._engine.connect() as connection:
            columns = (_tables.c.created_at, schema.sessions.c.created_at)
            found = [(await connection.execute(select(func.max(column)))).scalar() for column in columns]
        return max((at for at in found if at is not None), default=None)

    async def ended_since(self, at: int) -> list[str]:
        """The tables that ended at that time or later."""
        return await self._ids(select(_tables.c.id).where(_tables.c.ended_at >= at))

    async def count_open(self, user_id: str, since: int) -> int:
        """How many tables the user opened since then that wait or are being played."""
        query = select(func.count()).select_from(_tables)
        async with self._engine.connect() as connection:
            mine = query.where(_tables.c.created_by == user_id, _tables.c.created_at > since)
            wanted = mine.where(_tables.c.status.in_(("waiting", "playing")))
            return int((await connection.execute(wanted)).scalar_one())

    async def listed(self, scope: Scope, user_id: str | None, now: int) -> list[Stored]:
        """Some tables, newest first. Lists for everybody do not tell what spectators may not know yet: a table with a
        delay stays on the list after its end, and its rematch is not yet there. Runs of the day are never watched."""
        query = select(_tables).order_by(_tables.c.created_at.desc(), _tables.c.id).limit(_LIST_MOST)
        if scope == "mine":
            query = query.where(is_of(user_id, now))
        else:
            known_at = _tables.c.ended_at + _tables.c.spectator_delay_s * 1000
            unknown = and_(_tables.c.status == "over", _tables.c.ended_at.is_not(None), known_at > now)
            status = (
                _tables.c.status == "waiting"
                if scope == "open"
                else and_(or_(_tables.c.status == "playing", unknown), _tables.c.mode != DAILY)
            )
            query = query.where(status, _tables.c.visibility == "public", ~_is_early(now))
            query = query.where(_tables.c.kind != "tutorial")  # old ones could be public
        return await self._stored(query)

    async def everything(self) -> list[Stored]:
        """All tables, newest first: for the administrator."""
        return await self._stored(select(_tables).order_by(_tables.c.created_at.desc(), _tables.c.id))

    async def log_length(self, table_id: str) -> int:
        """The number of the next line in the log of a table."""
        async with self._engine.connect() as connection:
            query = select(func.coalesce(func.max(_log.c.n) + 1, 0)).where(_log.c.table_id == table_id)
            return int((await connection.execute(query)).scalar_one())

    async def _ids(self, query: Select[Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _stored(self, query: Select[Any]) -> list[Stored]:
        async with self._engine.connect() as connection:
            found = [table_row(dict(row)) for row in (await connection.execute(query)).mappings()]
            ids = [row.id for row in found]
            seats: defaultdict[str, dict[Seat, SeatRow]] = defaultdict(dict)
            wanted = select(_seats).where(_seats.c.table_id.in_(ids)).order_by(_seats.c.seat)
            for values in (await connection.execute(wanted)).mappings() if ids else ():
                seat = seat_row(dict(values))
                if seat is not None:
                    seats[seat.table_id][seat.seat] = seat
        return [Stored(row, seats[row.id]) for row in found]
