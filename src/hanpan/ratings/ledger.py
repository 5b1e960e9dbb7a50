"""Ratings from results: a fold over a log, so that whoever has the log can compute every rating again.

A player has a rating for each game and class of modes, and in each season a new one: it is carried over, a
little less certain. Within a day the games of a player are one period, whose order does not matter.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from hanpan.ratings.glicko import EMPTY, NEW, Period, Skill, absent, after
from hanpan.ratings.seasons import period_of, season_of

PROVISIONAL = 110.0  # a larger deviation: the rating is not to be relied on yet
ANEW = 100.0  # the least deviation at the beginning of a season
PAIR_MOST = 5  # rated games of the same two in a day

Score: TypeAlias = Literal[0, 1, 2]
"""Half points of the first player."""


class Result(msgspec.Struct, frozen=True):
    """One line of the log. A later line about the same table takes the place of the earlier one: a judge has spoken.

    `uncounted` says why it does not move ratings; None: it does.
    """

    n: int
    table: str
    at: int  # milliseconds since the epoch
    game: str
    pool: str  # the class of modes
    first: str
    second: str
    score: Score
    uncounted: str | None = None


class Rating(msgspec.Struct, frozen=True):
    """Somebody's rating in one game and class of modes, in one season: as it was when `period` began, and what the
    games of that period say so far."""

    skill: Skill
    period: int
    games: Period = EMPTY
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def season(self) -> str:
        """The season that it is of."""
        return season_of(self.period)

    @property
    def now(self) -> Skill:
        """The skill with the games of the present period."""
        return after(self.skill, self.games) if self.games.weight else self.skill

    @property
    def played(self) -> int:
        """Games of this season that counted."""
        return self.won + self.drawn + self.lost

    def on(self, period: int) -> "Rating":
        """As it is when a later period begins: less certain with every day, and anew in another season."""
        if period <= self.period:
            return self
        skill = absent(after(self.skill, self.games), period - self.period - 1)
        if season_of(period) == self.season:
            return msgspec.structs.replace(self, skill=skill, period=period, games=EMPTY)
        return Rating(skill._replace(deviation=max(skill.deviation, ANEW)), period)

    def with_game(self, rival: Skill, score: Score) -> "Rating":
        """With one more game of the present period."""
        return msgspec.structs.replace(
            self,
            games=self.games.plus(self.skill, rival, score / 2),
            won=self.won + (score == 2),
            drawn=self.drawn + (score == 1),
            lost=self.lost + (score == 0),
        )


def provisional(skill: Skill) -> bool:
    """Whether a rating is not to be relied on yet."""
    return skill.deviation > PROVISIONAL


def begun(at: int) -> Rating:
    """The rating of somebody who has not played yet."""
    return Rating(NEW, period_of(at))


def counted(first: Rating | None, second: Rating | None, result: Result) -> tuple[Rating, Rating]:
    """The ratings of both after a result that counts; None: it is the first of theirs."""
    period = period_of(result.at)
    one, two = ((each or begun(result.at)).on(period) for each in (first, second))
    return one.with_game(two.skill, result.score), two.with_game(one.skill, _turned(result.score))


def _turned(score: Score) -> Score:
    return 0 if score == 2 else 2 if score == 0 else 1


class Key(NamedTuple):
    """Whose rating, in what."""

    user: str
    game: str
    pool: str


class Point(NamedTuple):
    """A rating after a result: what a graph is drawn from."""

    n: int
    key: Key
    season: str
    skill: Skill


class Ledger:
    """All ratings, as the results so far leave them; those of earlier seasons too."""

    def __init__(self) -> None:
        self.latest: dict[Key, Rating] = {}
        self.seasons: dict[tuple[Key, str], Rating] = {}
        self.points: list[Point] = []

    def add(self, result: Result) -> None:
        """Take one more result in."""
        if result.uncounted is not None:
            return
        keys = tuple(Key(user, result.game, result.pool) for user in (result.first, result.second))
        ratings = counted(self.latest.get(keys[0]), self.latest.get(keys[1]), result)
        for key, rating in zip(keys, ratings, strict=True):
            self.latest[key] = self.seasons[key, rating.season] = rating
            self.points.append(Point(result.n, key, rating.season, rating.now))


def folded(results: Iterable[Result]) -> Ledger:
    """Every rating, from the whole log."""
    ledger = Ledger()
    for result in in_force(results):
        ledger.add(result)
    return ledger


def in_force(results: Iterable[Result]) -> Iterator[Result]:
    """The results that hold, in their order: the last word about each table, at the place of the first."""
    last: dict[str, Result] = {}
    for result in results:
        earlier = last.get(result.table)
        last[result.table] = result if earlier is None else msgspec.structs.replace(result, n=earlier.n, at=earlier.at)
    yield from last.values()
