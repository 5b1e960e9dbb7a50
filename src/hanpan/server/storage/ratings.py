"""Results, ratings and the points of graphs in the database."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, Select, and_, bindparam, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.ratings.glicko import Period, Skill
from hanpan.ratings.ledger import Key, Ledger, Point, Rating, Result
from hanpan.server.storage import schema
from hanpan.server.storage.rows import COUNTING
from hanpan.server.storage.writes import CHANGE, Statement, Write

_results, _ratings, _points, _users = schema.results, schema.ratings, schema.rating_points, schema.users
_tables, _seats = schema.tables, schema.seats

_NEW_RESULT = Statement(CHANGE, insert(_results))
_DROP_RATING = Statement(
    CHANGE,
    delete(_ratings).where(
        _ratings.c.user_id == bindparam("user"),
        _ratings.c.game == bindparam("of"),
        _ratings.c.pool == bindparam("among"),
        _ratings.c.season == bindparam("during"),
    ),
)
_DROP_ALL = [
    Statement(CHANGE, delete(table).where(table.c.game == bindparam("of"), table.c.pool == bindparam("among")))
    for table in (_ratings, _points)
]
_NEW_RATING = Statement(CHANGE + 1, insert(_ratings))  # after what it takes the place of
_NEW_POINT = Statement(CHANGE + 1, insert(_points))


class Logged(NamedTuple):
    """A line of the log, with what only lists need."""

    result: Result
    mode: str
    known_at: int
    absent: int = 0  # who never answered: 1 the first, 2 the second, 3 both


def result_write(line: Logged) -> Write:
    """One more line of the log."""
    one = line.result
    values = {
        "n": one.n,
        "table_id": one.table,
        "at": one.at,
        "known_at": line.known_at,
        "mode": line.mode,
        "absent": line.absent,
    }
    about = {"game": one.game, "pool": one.pool, "first": one.first, "second": one.second}
    return Write(_NEW_RESULT, {**values, **about, "score": one.score, "uncounted": one.uncounted})


def rating_writes(key: Key, rating: Rating, n: int) -> list[Write]:
    """Somebody's rating after the result with that number, in the place of the one before."""
    which = {"user": key.user, "of": key.game, "among": key.pool, "during": rating.season}
    return [
        Write(_DROP_RATING, which),
        Write(_NEW_RATING, _rating_values(key, rating)),
        Write(_NEW_POINT, _point_values(Point(n, key, rating.season, rating.now))),
    ]


def anew_writes(game: str, pool: str, ledger: Ledger, gone: set[str]) -> list[Write]:
    """All ratings of a class of modes, in the place of those before; people who have left have none."""
    which = {"of": game, "among": pool}
    writes = [Write(statement, which) for statement in _DROP_ALL]
    for (key, _), rating in ledger.seasons.items():
        if (key.game, key.pool) == (game, pool) and key.user not in gone:
            writes.append(Write(_NEW_RATING, _rating_values(key, rating)))
    for point in ledger.points:
        if (point.key.game, point.key.pool) == (game, pool) and point.key.user not in gone:
            writes.append(Write(_NEW_POINT, _point_values(point)))
    return writes


class RatingRecords:
    """Results and ratings, read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def next_number(self) -> int:
        """The number of the next line of the log."""
        return int(await self._scalar(select(func.coalesce(func.max(_results.c.n) + 1, 0))))

    async def of_table(self, table_id: str) -> Result | None:
        """The last word about a table."""
        found = await self._logged(select(_results).where(_results.c.table_id == table_id))
        return found[-1].result if found else None

    async def played_since(self, one: str, other: str, at: int) -> int:
        """How many results of these two have counted since then."""
        pair = or_(
            and_(_results.c.first == one, _results.c.second == other),
            and_(_results.c.first == other, _results.c.second == one),
        )
        query = select(func.count()).select_from(_results).where(pair, _results.c.at >= at)
        return int(await self._scalar(query.where(_results.c.uncounted.is_(None))))

    async def absences(self, user: str, since: int, but: str = "") -> list[int]:
        """When the user was brought to a table of the queue since then and never answered; `but` one table."""
        first = and_(_results.c.first == user, _results.c.absent.in_((1, 3)))
        second = and_(_results.c.second == user, _results.c.absent.in_((2, 3)))
        query = select(func.min(_results.c.at)).where(or_(first, second), _results.c.at >= since)
        query = query.where(_results.c.table_id != but).group_by(_results.c.table_id)
        async with self._engine.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def running(self, user: str) -> str | None:
        """A table of the user on which ratings depend and that is not over."""
        query = select(_tables.c.id).join(_seats, _seats.c.table_id == _tables.c.id)
        mine = query.where(_seats.c.user_id == user, _tables.c.rated.in_(COUNTING))
        async with self._engine.connect() as connection:
            unfinished = mine.where(_tables.c.status.in_(("waiting", "playing"))).limit(1)
            found: str | None = (await connection.execute(unfinished)).scalar_one_or_none()
        return found

    async def latest(self, key: Key) -> Rating | None:
        """Somebody's rating in the last season with a game."""
        query = select(_ratings).where(
            _ratings.c.user_id == key.user, _ratings.c.game == key.game, _ratings.c.pool == key.pool
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(query.order_by(_ratings.c.season.desc()).limit(1))
            row = found.mappings().first()
        return None if row is None else rating_of(row)

    async def log(self, game: str | None = None, pool: str | None = None) -> list[Logged]:
        """The log: of one class of modes, or all of it."""
        query = select(_results)
        return await self._logged(query if game is None else query.where(*_among(_results, game, pool)))

    async def of_user(self, user_id: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Everything about somebody: ratings, and the results with what they left the rating at."""
        mine = or_(_results.c.first == user_id, _results.c.second == user_id)
        lines = (
            select(_results, _points.c.rating, _points.c.deviation)
            .outerjoin(_points, and_(_points.c.n == _results.c.n, _points.c.user_id == user_id))
            .where(mine)
        )
        ratings = select(_ratings).where(_ratings.c.user_id == user_id)
        async with self._engine.connect() as connection:
            told = [dict(row) for row in (await connection.execute(ratings.order_by(_ratings.c.season))).mappings()]
            results = [dict(row) for row in (await connection.execute(lines.order_by(_results.c.n))).mappings()]
        return told, results

    async def gone(self) -> set[str]:
        """Who has deleted the account."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(_users.c.id).where(_users.c.deleted_at.is_not(None)))
            return set(found.scalars())

    async def stored(self) -> tuple[dict[tuple[Key, str], Rating], set[Point]]:
        """All ratings by season, and all points."""
        async with self._engine.connect() as connection:
            ratings = {
                (Key(row["user_id"], row["game"], row["pool"]), row["season"]): rating_of(row)
                for row in (await connection.execute(select(_ratings))).mappings()
            }
            points = {point_of(row) for row in (await connection.execute(select(_points))).mappings()}
        return ratings, points

    async def _logged(self, query: Select[Any]) -> list[Logged]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(_results.c.n))).mappings().all()
        return [logged_of(row) for row in rows]

    async def _scalar(self, query: Select[Any]) -> Any:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()


def logged_of(row: RowMapping) -> Logged:
    """A line of the log as the database gave it."""
    names = ("n", "at", "game", "pool", "first", "second", "score", "uncounted")
    return Logged(
        Result(table=row["table_id"], **{name: row[name] for name in names}),
        row["mode"],
        row["known_at"],
        row["absent"],
    )


def rating_of(row: RowMapping) -> Rating:
    """A rating as the database gave it."""
    skill = Skill(row["rating"], row["deviation"], row["volatility"])
    return Rating(skill, row["period"], Period(row["weight"], row["gain"]), row["won"], row["drawn"], row["lost"])


def point_of(row: RowMapping) -> Point:
    """A point of a graph as the database gave it; nobody asks for its volatility."""
    key = Key(row["user_id"], row["game"], row["pool"])
    return Point(row["n"], key, row["season"], Skill(row["rating"], row["deviation"]))


def _among(table: Any, game: str, pool: str | None) -> Sequence[Any]:
    return (table.c.game == game, *(() if pool is None else (table.c.pool == pool,)))


def _rating_values(key: Key, rating: Rating) -> dict[str, object]:
    skill, games = rating.skill, rating.games
    return {
        **_key_values(key),
        "season": rating.season,
        "period": rating.period,
        **skill._asdict(),
        **games._asdict(),
        "won": rating.won,
        "drawn": rating.drawn,
        "lost": rating.lost,
        "shown": rating.now.rating,
    }


def _point_values(point: Point) -> dict[str, object]:
    skill = {"rating": point.skill.rating, "deviation": point.skill.deviation}
    return {**_key_values(point.key), "n": point.n, "season": point.season, **skill}


def _key_values(key: Key) -> dict[str, object]:
    return {"user_id": key.user, "game": key.game, "pool": key.pool}


def pools_of(lines: Iterable[Logged]) -> set[tuple[str, str]]:
    """The games and classes of modes that a log is about."""
    return {(line.result.game, line.result.pool) for line in lines}
