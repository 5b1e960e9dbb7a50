"""People who leave, and what is kept about those who stay: deletion, guests who never played, an export."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.contract.seat import Seat
from hanpan.server.storage import schema
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.records import is_of
from hanpan.server.storage.rows import LogRow
from hanpan.server.storage.writes import CHANGE, Statement, Write

_users, _sessions, _seats, _tables, _log = schema.users, schema.sessions, schema.seats, schema.tables, schema.log
_runs = schema.daily_runs
_this = _users.c.id == bindparam("user")

_FORGET = Statement(
    CHANGE,
    update(_users)
    .where(_this)
    .values(
        name=bindparam("called"),
        account=None,
        skeleton=None,
        password=None,
        totp=None,
        totp_step=0,
        may_rename=0,
        renamed_at=None,
        revoked_at=bindparam("at"),
        deleted_at=bindparam("at"),
    ),
)
_FORGET_SEATS = Statement(
    CHANGE,
    update(_seats).where(_seats.c.user_id == bindparam("user")).values(name=bindparam("called"), mark="gone"),
)
_people = schema.event_people
_FORGET_IN_EVENTS = Statement(
    CHANGE,
    update(_people)
    .where(_people.c.user_id == bindparam("user"))
    .values(name=bindparam("called"), kind="gone", user_id=None),
)
_OWNED = [
    Statement(CHANGE, delete(table).where(table.c.user_id == bindparam("user")))
    for table in (
        _sessions,
        schema.roles,
        schema.devices,
        schema.recovery_codes,
        schema.ratings,
        schema.rating_points,
        schema.ties,
        schema.profiles,
    )
]
_ABOUT = [
    Statement(CHANGE, delete(table).where(column == bindparam("user")))
    for table, column in (
        (schema.ties, schema.ties.c.other_id),
        (schema.reports, schema.reports.c.by_id),
        (schema.reports, schema.reports.c.about_id),
    )
]
_never_played = (
    _users.c.account.is_(None),
    _users.c.deleted_at.is_(None),
    ~exists().where(_seats.c.user_id == _users.c.id),
    ~exists().where(_tables.c.created_by == _users.c.id),
    ~exists().where(_runs.c.user_id == _users.c.id),
    ~exists().where(_people.c.user_id == _users.c.id),
)
_DROP_GUEST = Statement(CHANGE, delete(_users).where(_this, *_never_played))
_DROP_SESSIONS = Statement(
    CHANGE,
    delete(_sessions).where(
        _sessions.c.user_id == bindparam("user"), ~exists().where(_users.c.id == _sessions.c.user_id)
    ),
)


class Leaving:
    """Deletion and export."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal

    async def forget(self, user_id: str, called: str, at: int) -> None:
        """Everything of the person goes but the seats, which somebody without a name keeps."""
        values = {"user": user_id, "called": called}
        await self._journal.write(
            Write(_FORGET, {**values, "at": at}),
            Write(_FORGET_SEATS, values),
            Write(_FORGET_IN_EVENTS, values),
            *(Write(statement, {"user": user_id}) for statement in (*_OWNED, *_ABOUT)),
        )

    async def unplayed_guests(self, before: int, most: int) -> list[str]:
        """Guests not seen since then who never sat at a table nor opened one; the longest unseen first."""
        query = select(_users.c.id).where(_users.c.seen_at < before, *_never_played)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(_users.c.seen_at).limit(most))).scalars())

    async def drop_guests(self, users: Sequence[str]) -> None:
        """Forget these guests and their sessions, but not one who has sat down or opened a table meanwhile."""
        await self._journal.write(
            *(Write(_DROP_GUEST, {"user": user}) for user in users),
            *(Write(_DROP_SESSIONS, {"user": user}) for user in users),
        )

    async def unfinished(self, user_id: str) -> list[tuple[str, Seat]]:
        """The tables that are not over at which the user sits, each with the seat."""
        query = select(_seats.c.table_id, _seats.c.seat).join(_tables, _tables.c.id == _seats.c.table_id)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.where(_seats.c.user_id == user_id, _tables.c.status != "over"))
            return [(row.table_id, row.seat) for row in found]

    async def table_ids(self, user_id: str, now: int) -> list[str]:
        """The tables that the user sits at or has opened, as far as the user may know of them, oldest first."""
        query = select(_tables.c.id).where(is_of(user_id, now))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(_tables.c.created_at, _tables.c.id))).scalars())

    async def logs(self, table_ids: Sequence[str]) -> list[LogRow]:
        """The logs of these tables."""
        query = select(_log).where(_log.c.table_id.in_(table_ids)).order_by(_log.c.table_id, _log.c.n)
        async with self._engine.connect() as connection:
            return [LogRow(*row) for row in await connection.execute(query)]

    async def daily_runs(self, user_id: str) -> list[dict[str, Any]]:
        """The runs of the day that the user opened, as they are kept, oldest first."""
        query = select(_runs).where(_runs.c.user_id == user_id).order_by(_runs.c.opened_at)
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def roles(self, user_id: str) -> list[str]:
        """The roles of an account."""
        query = select(schema.roles.c.role).where(schema.roles.c.user_id == user_id)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())
