"""Users and sessions in the database."""

from typing import Any

from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.server.storage import schema
from hanpan.server.storage.journal import CHANGE, NEW_SESSION, NEW_USER, Journal, Statement, Write
from hanpan.server.storage.rows import UserRow

_users, _sessions = schema.users, schema.sessions

_RENAME = Statement(CHANGE, update(_users).where(_users.c.id == bindparam("user")).values(name=bindparam("new")))
_RENAME_SEATS = Statement(
    CHANGE, update(schema.seats).where(schema.seats.c.user_id == bindparam("user")).values(name=bindparam("new"))
)
_REGISTER = Statement(
    CHANGE,
    update(_users)
    .where(_users.c.id == bindparam("user"))
    .values(account=bindparam("folded"), password=bindparam("hash"), name=bindparam("new")),
)
_REHASH = Statement(CHANGE, update(_users).where(_users.c.id == bindparam("user")).values(password=bindparam("hash")))
_MERGE = Statement(
    CHANGE, update(_users).where(_users.c.id == bindparam("guest")).values(merged_into=bindparam("account_id"))
)
_MERGE_SEATS = Statement(
    CHANGE,
    update(schema.seats)
    .where(schema.seats.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("account_id"), name=bindparam("new")),
)
_MERGE_TABLES = Statement(
    CHANGE,
    update(schema.tables)
    .where(schema.tables.c.created_by == bindparam("guest"))
    .values(created_by=bindparam("account_id")),
)
_MERGE_RUNS = Statement(
    CHANGE,
    update(schema.daily_runs)
    .where(schema.daily_runs.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("account_id")),
)
_GRANT = Statement(CHANGE, insert(schema.roles))
_REVOKE = Statement(
    CHANGE,
    delete(schema.roles).where(schema.roles.c.user_id == bindparam("user"), schema.roles.c.role == bindparam("what")),
)
_END_SESSION = Statement(CHANGE, delete(_sessions).where(_sessions.c.id == bindparam("session")))
_END_OLD_SESSIONS = Statement(CHANGE, delete(_sessions).where(_sessions.c.expires_at < bindparam("before")))


class People:
    """Users and sessions, read and written."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal

    async def by_session(self, session: str, now: int) -> UserRow | None:
        """The user of a session that has not run out."""
        query = (
            select(_users)
            .join(_sessions, _sessions.c.user_id == _users.c.id)
            .where(_sessions.c.id == session, _sessions.c.expires_at > now)
        )
        return await self._one(query)

    async def by_account(self, folded: str) -> UserRow | None:
        """The account of that name."""
        return await self._one(select(_users).where(_users.c.account == folded))

    async def add_guest(self, user: UserRow, session: str, expires_at: int) -> None:
        """A new user with its first session."""
        await self._journal.write(
            Write(
                NEW_USER,
                {
                    "id": user.id,
                    "name": user.name,
                    "account": None,
                    "password": None,
                    "created_at": user.created_at,
                    "merged_into": None,
                },
            ),
            _new_session(user.id, session, user.created_at, expires_at),
        )

    async def add_session(self, user_id: str, session: str, now: int, expires_at: int, *, instead_of: str) -> None:
        """A session in the place of another."""
        await self._journal.write(
            _new_session(user_id, session, now, expires_at), Write(_END_SESSION, {"session": instead_of})
        )

    async def rename(self, user_id: str, name: str) -> None:
        """A new display name, also at the tables."""
        values = {"user": user_id, "new": name}
        await self._journal.write(Write(_RENAME, values), Write(_RENAME_SEATS, values))

    async def register(self, user_id: str, folded: str, name: str, password: str) -> None:
        """The guest becomes an account. Raises Conflict if the name is taken."""
        account = {"user": user_id, "folded": folded, "hash": password, "new": name}
        await self._journal.write(Write(_REGISTER, account), Write(_RENAME_SEATS, {"user": user_id, "new": name}))

    async def rehash(self, user_id: str, password: str) -> None:
        """Keep the password under today's parameters."""
        await self._journal.write(Write(_REHASH, {"user": user_id, "hash": password}))

    async def merge(self, guest: str, account: UserRow) -> None:
        """Everything the guest did now belongs to the account."""
        values = {"guest": guest, "account_id": account.id, "new": account.name}
        plain = {"guest": guest, "account_id": account.id}
        moved = (_MERGE, _MERGE_TABLES, _MERGE_RUNS)
        await self._journal.write(Write(_MERGE_SEATS, values), *(Write(statement, plain) for statement in moved))

    async def end_session(self, session: str) -> None:
        """Log out."""
        await self._journal.write(Write(_END_SESSION, {"session": session}))

    async def end_old_sessions(self, before: int) -> None:
        """Forget sessions that have run out."""
        await self._journal.write(Write(_END_OLD_SESSIONS, {"before": before}))

    async def has_role(self, user_id: str, role: str) -> bool:
        """Whether the user has the role now; asked anew each time, because an administrator may change it."""
        query = select(schema.roles.c.role).where(schema.roles.c.user_id == user_id, schema.roles.c.role == role)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def with_role(self, role: str) -> list[UserRow]:
        """Everybody who has the role, by name."""
        query = select(_users).join(schema.roles, schema.roles.c.user_id == _users.c.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(schema.roles.c.role == role))).mappings()
            return sorted((UserRow(**row) for row in rows), key=lambda user: user.name)

    async def grant(self, user_id: str, role: str, now: int) -> None:
        """The user has the role from now on. Raises Conflict if it has it already."""
        await self._journal.write(Write(_GRANT, {"user_id": user_id, "role": role, "granted_at": now}))

    async def revoke(self, user_id: str, role: str) -> None:
        """The user has the role no more."""
        await self._journal.write(Write(_REVOKE, {"user": user_id, "what": role}))

    async def _one(self, query: Select[Any]) -> UserRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return UserRow(**row) if row is not None else None


def _new_session(user_id: str, session: str, now: int, expires_at: int) -> Write:
    values = {"id": session, "user_id": user_id, "created_at": now, "expires_at": expires_at}
    return Write(NEW_SESSION, values)
