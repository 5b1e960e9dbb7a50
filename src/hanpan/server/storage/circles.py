"""Friends, blocks and mutes, who may see what of somebody, and reports, in the database."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.server.storage import schema
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import CHANGE, Conflict, Statement, Write
from hanpan.server.wire_people import Audience, Reason, TieKind

_ties, _profiles, _reports, _users = schema.ties, schema.profiles, schema.reports, schema.users

_NEW_TIE = Statement(CHANGE, insert(_ties))
_DROP_TIE = Statement(
    CHANGE,
    delete(_ties).where(
        _ties.c.user_id == bindparam("user"),
        _ties.c.other_id == bindparam("other"),
        _ties.c.kind == bindparam("what"),
    ),
)
_DROP_PROFILE = Statement(CHANGE, delete(_profiles).where(_profiles.c.user_id == bindparam("user")))
_NEW_PROFILE = Statement(CHANGE + 1, insert(_profiles))  # after the one that it takes the place of
_NEW_REPORT = Statement(CHANGE, insert(_reports))
_SETTLE = Statement(
    CHANGE, update(_reports).where(_reports.c.id == bindparam("report")).values(settled_at=bindparam("when"))
)


class Tie(NamedTuple):
    """What somebody has decided about somebody else."""

    user_id: str
    other_id: str
    kind: TieKind
    at: int


class ReportRow(msgspec.Struct, frozen=True):
    """What somebody says of somebody else to whoever runs the server."""

    id: str
    at: int
    by_id: str
    about_id: str
    table_id: str | None
    reason: Reason
    words: str
    settled_at: int | None = None


class Circles:
    """Read and written."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal

    # --- ties ---

    async def tie(self, tie: Tie) -> None:
        """Decide it; nothing changes where it was decided already."""
        try:
            await self._journal.write(Write(_NEW_TIE, tie._asdict()))
        except Conflict:
            return

    async def untie(self, user: str, other: str, *kinds: TieKind) -> None:
        """Take it back."""
        await self._journal.write(*(Write(_DROP_TIE, {"user": user, "other": other, "what": kind}) for kind in kinds))

    async def ties(self, user: str) -> list[Tie]:
        """What the user has decided about others, and others about the user; the oldest first."""
        query = select(_ties).where(or_(_ties.c.user_id == user, _ties.c.other_id == user))
        async with self._engine.connect() as connection:
            return [Tie(*row) for row in await connection.execute(query.order_by(_ties.c.at, _ties.c.other_id))]

    async def count(self, user: str) -> int:
        """How much the user has decided about others."""
        query = select(func.count()).select_from(_ties).where(_ties.c.user_id == user)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def friends(self, user: str) -> set[str]:
        """Who is a friend of the user: both want it."""
        back = _ties.alias()
        both = and_(back.c.user_id == _ties.c.other_id, back.c.other_id == _ties.c.user_id, back.c.kind == "friend")
        query = select(_ties.c.other_id).join(back, both).where(_ties.c.user_id == user, _ties.c.kind == "friend")
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def blocked(self, users: Collection[str]) -> set[frozenset[str]]:
        """The pairs among these of whom one has blocked the other."""
        query = select(_ties.c.user_id, _ties.c.other_id).where(
            _ties.c.kind == "block", _ties.c.user_id.in_(users), _ties.c.other_id.in_(users)
        )
        async with self._engine.connect() as connection:
            return {frozenset(row) for row in await connection.execute(query)}

    async def deaf(self, to: str, users: Collection[str]) -> set[str]:
        """Who of these does not want to hear that one."""
        query = select(_ties.c.user_id).where(
            _ties.c.kind.in_(("block", "mute")), _ties.c.other_id == to, _ties.c.user_id.in_(users)
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def users(self, ids: Iterable[str]) -> dict[str, UserRow]:
        """These accounts, but those that are gone, by id."""
        query = select(_users).where(_users.c.id.in_(list(ids)), _users.c.account.is_not(None))
        async with self._engine.connect() as connection:
            found = (await connection.execute(query.where(_users.c.deleted_at.is_(None)))).mappings()
            return {row["id"]: UserRow(**row) for row in found}

    # --- who may see what ---

    async def show(self, user: str, shown: Mapping[Any, Audience]) -> None:
        """Keep who may see what of the user."""
        kept = {"user_id": user, "shown": msgspec.json.encode(shown).decode()}
        await self._journal.write(Write(_DROP_PROFILE, {"user": user}), Write(_NEW_PROFILE, kept))

    async def shown(self, users: Iterable[str]) -> dict[str, dict[str, Audience]]:
        """Who may see what of these, where they have said so."""
        query = select(_profiles.c.user_id, _profiles.c.shown).where(_profiles.c.user_id.in_(list(users)))
        async with self._engine.connect() as connection:
            return {
                user: msgspec.json.decode(shown, type=dict[str, Audience])
                for user, shown in await connection.execute(query)
            }

    # --- reports ---

    async def report(self, row: ReportRow) -> None:
        """Keep a report."""
        await self._journal.write(Write(_NEW_REPORT, msgspec.structs.asdict(row)))

    async def reports_by(self, user: str, since: int = 0) -> list[ReportRow]:
        """What the user has reported since then."""
        return await self._found(_reports.c.by_id == user, _reports.c.at >= since)

    async def open_reports(self) -> list[ReportRow]:
        """What nobody has settled yet, the oldest first."""
        return await self._found(_reports.c.settled_at.is_(None))

    async def every_report(self) -> list[ReportRow]:
        """All of them, the oldest first."""
        return await self._found()

    async def settle(self, report: str, at: int) -> None:
        """Somebody has seen to it."""
        await self._journal.write(Write(_SETTLE, {"report": report, "when": at}))

    async def _found(self, *where: Any) -> list[ReportRow]:
        query = select(_reports).where(*where).order_by(_reports.c.at, _reports.c.id)
        async with self._engine.connect() as connection:
            return [ReportRow(**row) for row in (await connection.execute(query)).mappings()]
