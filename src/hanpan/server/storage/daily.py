"""The run of the day in the database: the secret of each day, and every run with its result."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, bindparam, case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.server.storage import schema
from hanpan.server.storage.journal import NEW_RUN, Journal
from hanpan.server.storage.writes import CHANGE, Conflict, Statement, Write

_runs, _secrets, _users = schema.daily_runs, schema.daily_secrets, schema.users
_NUMBERS = (_runs.c.number_1, _runs.c.number_2, _runs.c.number_3)

_NEW_SECRET = Statement(CHANGE, insert(_secrets))
_RESULT = Statement(
    CHANGE,
    update(_runs)
    .where(_runs.c.table_id == bindparam("table"))
    .values(
        ended_at=bindparam("at"),
        won=bindparam("is_won"),
        number_1=bindparam("first"),
        number_2=bindparam("second"),
        number_3=bindparam("third"),
        unranked=func.coalesce(_runs.c.unranked, bindparam("why")),
    ),
)
_UNRANK = Statement(
    CHANGE,
    update(_runs)
    .where(_runs.c.table_id == bindparam("table"), _runs.c.unranked.is_(None))
    .values(unranked=bindparam("why")),
)


class Run(NamedTuple):
    """A run that is over. `unranked` says why it does not count; None: it does."""

    table_id: str
    user_id: str
    name: str
    won: bool
    unranked: str | None
    numbers: tuple[int, ...]  # what ranks it, the weightiest first


def run_write(table_id: str, game: str, day: str, user_id: str, at: int, unranked: str | None) -> Write:
    """Somebody begins a run."""
    values = {"table_id": table_id, "game": game, "day": day, "user_id": user_id, "opened_at": at}
    results = dict.fromkeys(("ended_at", "won", *(column.name for column in _NUMBERS)))
    return Write(NEW_RUN, {**values, **results, "unranked": unranked})


def result_write(table_id: str, at: int, won: bool, numbers: Sequence[int], unranked: str | None) -> Write:
    """A run is over; a reason not to count that was there before stays. At most three numbers are kept."""
    kept = dict(zip_longest(("first", "second", "third"), numbers[: len(_NUMBERS)]))
    return Write(_RESULT, {"table": table_id, "at": at, "is_won": won, "why": unranked, **kept})


def unranked_write(table_id: str, why: str) -> Write:
    """The run does not count any more."""
    return Write(_UNRANK, {"table": table_id, "why": why})


class DailyRecords:
    """Secrets and runs of days, read and written."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal

    async def secret(self, game: str, day: str, fresh: str) -> str:
        """The secret of a day: `fresh`, if it is the first to be asked for."""
        found = await self._secret(game, day)
        if found is not None:
            return found
        try:
            await self._journal.write(Write(_NEW_SECRET, {"game": game, "day": day, "secret": fresh}))
        except Conflict:
            return await self._secret(game, day) or fresh
        return fresh

    async def has_run(self, game: str, day: str, user_id: str) -> bool:
        """Whether somebody has begun a run on that day."""
        query = select(_runs.c.table_id).where(_runs.c.game == game, _runs.c.day == day, _runs.c.user_id == user_id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def is_guest(self, user_id: str) -> bool:
        """Whether the player has no account."""
        query = select(_users.c.account).where(_users.c.id == user_id)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar() is None

    async def best(self, game: str, day: str, fewest: Sequence[bool], *, ranked: bool, most: int) -> list[Run]:
        """The runs of a day that are over and count (or do not), the best first. `fewest` says of each number whether
        the smallest is the best."""
        counts = _runs.c.unranked.is_(None) if ranked else _runs.c.unranked.is_not(None)
        return await self._found(_over(game, day).where(counts).order_by(*_rank(fewest)).limit(most), len(fewest))

    async def of_user(self, game: str, day: str, fewest: Sequence[bool], user_id: str) -> list[Run]:
        """Somebody's own runs of a day that are over, the best first."""
        query = _over(game, day).where(_runs.c.user_id == user_id)
        return await self._found(query.order_by(*_rank(fewest)), len(fewest))

    async def _secret(self, game: str, day: str) -> str | None:
        query = select(_secrets.c.secret).where(_secrets.c.game == game, _secrets.c.day == day)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def _found(self, query: Select[Any], counted: int) -> list[Run]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Run(one, user, name, won, why, tuple(of[:counted])) for one, user, name, won, why, *of in rows]


def _over(game: str, day: str) -> Select[Any]:
    query = select(_runs.c.table_id, _runs.c.user_id, _users.c.name, _runs.c.won, _runs.c.unranked, *_NUMBERS)
    query = query.join(_users, _users.c.id == _runs.c.user_id)
    return query.where(_runs.c.game == game, _runs.c.day == day, _runs.c.ended_at.is_not(None))


def _rank(fewest: Sequence[bool]) -> list[ColumnElement[Any]]:
    """Won before lost; then by the numbers; then who was first."""
    numbers = [
        column.asc() if is_fewest else column.desc() for column, is_fewest in zip(_NUMBERS, fewest, strict=False)
    ]
    return [case((_runs.c.won, 0), else_=1), *numbers, _runs.c.ended_at.asc(), _runs.c.table_id.asc()]
