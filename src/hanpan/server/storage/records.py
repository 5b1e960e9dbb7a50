"""Tables, seats, logs and snapshots in the database."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Select, and_, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.contract.seat import Seat
from hanpan.server.storage import schema
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.rows import (
    DAILY,
    LogRow,
    SeatRow,
    SnapshotRow,
    seat_row,
    table_row,
)
from hanpan.server.storage.writes import Saved, Stored

Scope: TypeAlias = Literal["open", "mine", "watch"]

_tables, _seats, _log, _snapshots = schema.tables, schema.seats, schema.log, schema.snapshots
_this = _tables.c.id == bindparam("table")

_LIST_MOST = 100


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

    async def untouched_since(self, before: int) -> list[str]:
        """The tables that have been played since before that time without anybody ever having asked for anything; no
        tables of tournaments, whose clocks run for those who do not come."""
        asked = select(_log.c.n).where(_log.c.table_id == _tables.c.id, _log.c.request.is_not(None))
        query = select(_tables.c.id).where(_tables.c.status == "playing", _tables.c.created_at < before)
        return await self._ids(query.where(_tables.c.event.is_(None), ~asked.exists()))

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

    async def played(self, user_id: str, before: int | None, most: int) -> list[Stored]:
        """The matches that somebody has played to an end, the last of them first, from before that time."""
        seated = select(_seats.c.table_id).where(_seats.c.user_id == user_id)
        query = select(_tables).where(_tables.c.id.in_(seated), _tables.c.status == "over", _tables.c.kind == "match")
        query = query.where(_tables.c.ended_at.is_not(None))
        if before is not None:
            query = query.where(_tables.c.ended_at < before)
        return await self._stored(query.order_by(_tables.c.ended_at.desc(), _tables.c.id).limit(most))

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
