"""Users, sessions and what opens an account, in the database."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.server.storage import schema
from hanpan.server.storage.journal import NEW_SESSION, NEW_USER, Journal
from hanpan.server.storage.rows import SessionRow, UserRow
from hanpan.server.storage.writes import CHANGE, Statement, Write

_users, _sessions, _seats, _devices, _codes = (
    schema.users,
    schema.sessions,
    schema.seats,
    schema.devices,
    schema.recovery_codes,
)
_this = _users.c.id == bindparam("user")

_RENAME = Statement(CHANGE, update(_users).where(_this).values(name=bindparam("new")))
_RENAME_ACCOUNT = Statement(
    CHANGE,
    update(_users)
    .where(_this)
    .values(
        name=bindparam("new"),
        account=bindparam("folded"),
        skeleton=bindparam("looks"),
        renamed_at=bindparam("at"),
        may_rename=0,
    ),
)
_RENAME_SEATS = Statement(
    CHANGE, update(_seats).where(_seats.c.user_id == bindparam("user")).values(name=bindparam("new"))
)
_REGISTER = Statement(
    CHANGE,
    update(_users)
    .where(_this)
    .values(
        account=bindparam("folded"), skeleton=bindparam("looks"), password=bindparam("hash"), name=bindparam("new")
    ),
)
_REGISTER_SEATS = Statement(
    CHANGE, update(_seats).where(_seats.c.user_id == bindparam("user")).values(name=bindparam("new"), mark=None)
)
_EVENTS = schema.event_people
_RENAME_IN_EVENTS = Statement(
    CHANGE, update(_EVENTS).where(_EVENTS.c.user_id == bindparam("user")).values(name=bindparam("new"), kind="person")
)
_RENAME_GUEST = Statement(
    CHANGE, update(_EVENTS).where(_EVENTS.c.user_id == bindparam("user")).values(name=bindparam("new"))
)
_MERGE_EVENTS = Statement(
    CHANGE,
    update(_EVENTS)
    .where(_EVENTS.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("account_id"), name=bindparam("new"), kind="person"),
)
_PASSWORD = Statement(CHANGE, update(_users).where(_this).values(password=bindparam("hash")))
_MERGE = Statement(
    CHANGE, update(_users).where(_users.c.id == bindparam("guest")).values(merged_into=bindparam("account_id"))
)
_MERGE_SEATS = Statement(
    CHANGE,
    update(_seats)
    .where(_seats.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("account_id"), name=bindparam("new"), mark=None),
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
_MERGE_TIES = Statement(CHANGE, delete(schema.ties).where(schema.ties.c.user_id == bindparam("guest")))
_MERGE_REPORTS = Statement(
    CHANGE,
    update(schema.reports).where(schema.reports.c.by_id == bindparam("guest")).values(by_id=bindparam("account_id")),
)
_GRANT = Statement(CHANGE, insert(schema.roles))
_REVOKE = Statement(
    CHANGE,
    delete(schema.roles).where(schema.roles.c.user_id == bindparam("user"), schema.roles.c.role == bindparam("what")),
)
_END_SESSION = Statement(CHANGE, delete(_sessions).where(_sessions.c.id == bindparam("session")))
_REPLACED = 0  # the expiry of a session that another has replaced; one that ran out by itself has its own
_REPLACE_SESSION = Statement(
    CHANGE,
    update(_sessions)
    .where(_sessions.c.id == bindparam("session"))
    .values(expires_at=_REPLACED, seen_at=bindparam("at")),
)
_END_OTHERS = Statement(
    CHANGE,
    delete(_sessions).where(_sessions.c.user_id == bindparam("user"), _sessions.c.id != bindparam("session")),
)
_REVOKED = Statement(CHANGE, update(_users).where(_this).values(revoked_at=bindparam("at")))
_END_OLD_SESSIONS = Statement(CHANGE, delete(_sessions).where(_sessions.c.expires_at < bindparam("before")))
_FORGET_OLD_DEVICES = Statement(CHANGE, delete(_devices).where(_devices.c.created_at < bindparam("before")))
_TOUCH_SESSION = Statement(
    CHANGE,
    update(_sessions)
    .where(_sessions.c.id == bindparam("session"))
    .values(seen_at=bindparam("at"), expires_at=bindparam("until"), device=bindparam("with")),
)
_TOUCH_USER = Statement(CHANGE, update(_users).where(_this).values(seen_at=bindparam("at")))
_FORGET_OTHER_DEVICES = Statement(
    CHANGE, delete(_devices).where(_devices.c.user_id == bindparam("user"), _devices.c.id != bindparam("device"))
)
_NEW_DEVICE = Statement(CHANGE, insert(_devices))
_TOTP = Statement(CHANGE, update(_users).where(_this).values(totp=bindparam("secret"), totp_step=bindparam("step")))
_STEP = Statement(
    CHANGE, update(_users).where(_this, _users.c.totp == bindparam("secret")).values(totp_step=bindparam("step"))
)
_NO_CODES = Statement(CHANGE, delete(_codes).where(_codes.c.user_id == bindparam("user")))
_NEW_CODE = Statement(CHANGE, insert(_codes))
_USE_CODE = Statement(
    CHANGE, delete(_codes).where(_codes.c.user_id == bindparam("user"), _codes.c.id == bindparam("code"))
)


class People:
    """Users and sessions, read and written."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal

    # --- who there is ---

    async def by_session(self, session: str, now: int) -> tuple[UserRow, SessionRow] | None:
        """The user of a session that has not run out, and the session."""
        query = select(_sessions).where(_sessions.c.id == session, _sessions.c.expires_at > now)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
            if found is None:
                return None
            kept = SessionRow(**found)
            user = (await connection.execute(select(_users).where(_users.c.id == kept.user_id))).mappings().first()
        return None if user is None else (UserRow(**user), kept)

    async def replaced_between(self, session: str, start: int, end: int) -> bool:
        """Whether another session took the place of this one then; in time, the old one is cleared away."""
        replaced = (_sessions.c.expires_at == _REPLACED, _sessions.c.seen_at.between(start, end))
        async with self._engine.connect() as connection:
            found = await connection.execute(select(_sessions.c.id).where(_sessions.c.id == session, *replaced))
            return found.first() is not None

    async def by_id(self, user_id: str) -> UserRow | None:
        """The user of that id."""
        return await self._one(select(_users).where(_users.c.id == user_id))

    async def by_account(self, folded: str) -> UserRow | None:
        """The account of that name, as it is typed."""
        return await self._one(select(_users).where(_users.c.account == folded))

    async def by_skeleton(self, looks: str) -> UserRow | None:
        """The account whose name looks like that."""
        return await self._one(select(_users).where(_users.c.skeleton == looks))

    async def sessions(self, user_id: str, now: int) -> list[SessionRow]:
        """The sessions of a user that have not run out, last used first."""
        query = select(_sessions).where(_sessions.c.user_id == user_id, _sessions.c.expires_at > now)
        async with self._engine.connect() as connection:
            ordered = query.order_by(_sessions.c.seen_at.desc(), _sessions.c.created_at.desc())
            return [SessionRow(**row) for row in (await connection.execute(ordered)).mappings()]

    async def revoked_since(self, at: int) -> list[UserRow]:
        """The users whose sessions somebody ended at that time or later."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(_users).where(_users.c.revoked_at >= at))
            return [UserRow(**row) for row in rows.mappings()]

    async def is_device(self, device: str, user_id: str) -> bool:
        """Whether the user has logged in on this device."""
        query = select(_devices.c.id).where(_devices.c.id == device, _devices.c.user_id == user_id)
        return await self._there(query)

    async def device_owner(self, device: str) -> str | None:
        """The user who has logged in on this device."""
        query = select(_devices.c.user_id).where(_devices.c.id == device)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def recovery_codes(self, user_id: str) -> set[str]:
        """The recovery codes that have not been used."""
        async with self._engine.connect() as connection:
            return set((await connection.execute(select(_codes.c.id).where(_codes.c.user_id == user_id))).scalars())

    # --- users ---

    async def add_guest(self, user: UserRow, session: SessionRow) -> None:
        """A new user with its first session."""
        await self._journal.write(Write(NEW_USER, msgspec.structs.asdict(user)), _new_session(session))

    async def rename(self, user_id: str, name: str) -> None:
        """A guest's new name, also at the tables."""
        values = {"user": user_id, "new": name}
        await self._journal.write(*(Write(each, values) for each in (_RENAME, _RENAME_SEATS, _RENAME_GUEST)))

    async def rename_account(self, user: UserRow) -> None:
        """An account's new name, to be shown and to log in with. Raises Conflict if it is taken."""
        values = {"user": user.id, "new": user.name, "folded": user.account, "looks": user.skeleton}
        await self._journal.write(
            Write(_RENAME_ACCOUNT, {**values, "at": user.renamed_at}),
            Write(_RENAME_SEATS, {"user": user.id, "new": user.name}),
            Write(_RENAME_IN_EVENTS, {"user": user.id, "new": user.name}),
        )

    async def register(self, user: UserRow) -> None:
        """The guest becomes an account. Raises Conflict if the name is taken."""
        account = {"user": user.id, "folded": user.account, "looks": user.skeleton, "hash": user.password}
        await self._journal.write(
            Write(_REGISTER, {**account, "new": user.name}),
            Write(_REGISTER_SEATS, {"user": user.id, "new": user.name}),
            Write(_RENAME_IN_EVENTS, {"user": user.id, "new": user.name}),
        )

    async def rehash(self, user_id: str, password: str) -> None:
        """Keep the password under today's parameters."""
        await self._journal.write(Write(_PASSWORD, {"user": user_id, "hash": password}))

    async def merge(self, guest: str, account: UserRow) -> None:
        """Everything the guest did now belongs to the account."""
        values = {"guest": guest, "account_id": account.id, "new": account.name}
        plain = {"guest": guest, "account_id": account.id}
        moved = (_MERGE, _MERGE_TABLES, _MERGE_RUNS, _MERGE_TIES, _MERGE_REPORTS)
        await self._journal.write(
            Write(_MERGE_SEATS, values), Write(_MERGE_EVENTS, values), *(Write(statement, plain) for statement in moved)
        )

    # --- sessions ---

    async def add_session(self, session: SessionRow, *, instead_of: str, device: str | None = None) -> None:
        """A session in the place of another, on a device that is known from now on."""
        known = {"id": device, "user_id": session.user_id, "created_at": session.created_at}
        await self._journal.write(
            _new_session(session),
            Write(_REPLACE_SESSION, {"session": instead_of, "at": session.created_at}),
            *([] if device is None else [Write(_NEW_DEVICE, known)]),
        )

    async def touch(self, session: SessionRow) -> None:
        """The session was used, and lasts longer for it."""
        times = {"at": session.seen_at, "until": session.expires_at}
        await self._journal.write(
            Write(_TOUCH_SESSION, {"session": session.id, "with": session.device, **times}),
            Write(_TOUCH_USER, {"user": session.user_id, "at": session.seen_at}),
        )

    async def end_session(self, session: str) -> None:
        """Log out."""
        await self._journal.write(Write(_END_SESSION, {"session": session}))

    async def end_others(self, user_id: str, session: str) -> None:
        """End every session of the user but this one."""
        await self._journal.write(Write(_END_OTHERS, {"user": user_id, "session": session}))

    async def change_password(
        self, user_id: str, password: str, session: str, at: int, device: str | None = None
    ) -> None:
        """Another password; every session but this one ends, every device but this one is unknown again, and running
        servers are told so."""
        await self._journal.write(
            Write(_PASSWORD, {"user": user_id, "hash": password}),
            Write(_END_OTHERS, {"user": user_id, "session": session}),
            Write(_FORGET_OTHER_DEVICES, {"user": user_id, "device": device or ""}),
            Write(_REVOKED, {"user": user_id, "at": at}),
        )

    async def end_old_sessions(self, before: int) -> None:
        """Forget sessions that have run out."""
        await self._journal.write(Write(_END_OLD_SESSIONS, {"before": before}))

    async def forget_old_devices(self, before: int) -> None:
        """Forget devices that nobody has logged in on since."""
        await self._journal.write(Write(_FORGET_OLD_DEVICES, {"before": before}))

    # --- one-time codes ---

    async def set_codes(self, user_id: str, secret: str | None, step: int, recovery: Iterable[str] = ()) -> None:
        """Switch one-time codes on, or off (None); recovery codes of before are gone."""
        await self._journal.write(
            Write(_TOTP, {"user": user_id, "secret": secret, "step": step}),
            Write(_NO_CODES, {"user": user_id}),
            *(Write(_NEW_CODE, {"user_id": user_id, "id": code}) for code in recovery),
        )

    async def use_step(self, user_id: str, secret: str, step: int) -> None:
        """The code of this step of time was used; nothing changes where the secret is another by now, or none."""
        await self._journal.write(Write(_STEP, {"user": user_id, "secret": secret, "step": step}))

    async def use_recovery_code(self, user_id: str, code: str) -> None:
        """This recovery code was used."""
        await self._journal.write(Write(_USE_CODE, {"user": user_id, "code": code}))

    # --- roles ---

    async def has_role(self, user_id: str, role: str) -> bool:
        """Whether the user has the role now; asked anew each time, because an administrator may change it."""
        query = select(schema.roles.c.role).where(schema.roles.c.user_id == user_id, schema.roles.c.role == role)
        return await self._there(query)

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

    async def _there(self, query: Select[Any]) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None


def _new_session(session: SessionRow) -> Write:
    return Write(NEW_SESSION, msgspec.structs.asdict(session))
