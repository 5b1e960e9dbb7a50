"""What leaderboards and pages about people are made of, read from the database."""

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.ratings.glicko import Skill
from hanpan.ratings.ledger import Key, Rating, Result
from hanpan.server.storage import schema
from hanpan.server.storage.ratings import logged_of, rating_of

_results, _ratings, _points, _users = schema.results, schema.ratings, schema.rating_points, schema.users

POINTS = 300  # of a graph


class Ranked(NamedTuple):
    """Somebody's rating in a season."""

    user: str
    name: str
    rating: Rating


class Mark(NamedTuple):
    """A rating after a result."""

    n: int
    at: int
    skill: Skill


class Careers:
    """Standings of many, and of one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def leaders(self, game: str, pool: str, season: str, most: int) -> list[Ranked]:
        """The highest ratings of a season."""
        query = select(_ratings, _users.c.name).join(_users, _users.c.id == _ratings.c.user_id)
        here = query.where(_ratings.c.game == game, _ratings.c.pool == pool, _ratings.c.season == season)
        async with self._engine.connect() as connection:
            rows = await connection.execute(here.order_by(_ratings.c.shown.desc(), _ratings.c.user_id).limit(most))
            return [Ranked(row["user_id"], row["name"], rating_of(row)) for row in rows.mappings()]

    async def seasons(self, game: str, pool: str) -> list[str]:
        """The seasons with games, the newest first."""
        query = select(_ratings.c.season).where(_ratings.c.game == game, _ratings.c.pool == pool).distinct()
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(_ratings.c.season.desc()))).scalars())

    async def ratings(self, user: str) -> dict[Key, Rating]:
        """Somebody's rating in the last season with a game, by game and class."""
        query = select(_ratings).where(_ratings.c.user_id == user).order_by(_ratings.c.season)
        async with self._engine.connect() as connection:
            return {
                Key(user, row["game"], row["pool"]): rating_of(row)
                for row in (await connection.execute(query)).mappings()
            }

    async def unknown(self, now: int) -> list[Result]:
        """The results that strangers may not know yet, the first of them first."""
        query = select(_results).where(_results.c.known_at > now).order_by(_results.c.n)
        async with self._engine.connect() as connection:
            return [logged_of(row).result for row in (await connection.execute(query)).mappings()]

    async def marks(
        self, keys: Collection[Key], before: int | None = None, most: int = POINTS
    ) -> dict[Key, list[Mark]]:
        """The points of graphs, the last ones; `before`: those of earlier results."""
        found: defaultdict[Key, list[Mark]] = defaultdict(list)
        async with self._engine.connect() as connection:
            for key in keys:
                query = (
                    select(_points.c.n, _results.c.at, _points.c.rating, _points.c.deviation)
                    .join(_results, _results.c.n == _points.c.n)
                    .where(_points.c.user_id == key.user, _points.c.game == key.game, _points.c.pool == key.pool)
                )
                if before is not None:
                    query = query.where(_points.c.n < before)
                rows = await connection.execute(query.order_by(_points.c.n.desc()).limit(most))
                found[key] = [Mark(n, at, Skill(rating, deviation)) for n, at, rating, deviation in rows][::-1]
        return found
