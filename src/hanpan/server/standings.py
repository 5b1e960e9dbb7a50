"""Leaderboards, and what a rated game means for those who play it: as whoever asks may know it.

A result that strangers may not know yet is not in what they read: of those who played they see the rating of before.
"""

from collections.abc import Mapping
from typing import NamedTuple

from hanpan.core.contract.seat import Seat
from hanpan.games.registry import UnknownGame, plugin
from hanpan.ratings.glicko import NEW, Skill
from hanpan.ratings.ledger import Key, Rating, Result, provisional
from hanpan.ratings.seasons import bounds_of, period_of, season_at
from hanpan.server.meeting.circle import CircleOf
from hanpan.server.meeting.offers import classes_of
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.careers import Careers, Ranked
from hanpan.server.storage.ratings import RatingRecords
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import Stored
from hanpan.server.tables.curtain import curtained
from hanpan.server.wire_people import Leaderboard, LeaderRow, Rated, SeatRating, TableRatings

_READ = 400  # of the highest: some of them are provisional, or do not show their ratings
_SHOWN = 100


class Place(NamedTuple):
    """Somebody on a leaderboard."""

    user: str
    name: str
    skill: Skill
    won: int
    drawn: int
    lost: int


class Standings:
    """Read for one visitor at a time."""

    def __init__(self, settings: Settings, careers: Careers, ratings: RatingRecords, circle: CircleOf) -> None:
        self._settings = settings
        self._careers = careers
        self._ratings = ratings
        self._circle = circle

    async def board(self, game: str, pool: str | None, season: str | None, viewer: UserRow) -> Leaderboard:
        """The best of a class in a season. Raises ApiError."""
        classes = classes_for(game)
        pool = pool or next(iter(classes))
        if pool not in classes:
            raise ApiError(404, "no_class", f"{game} has no class {pool[:40]!r}: {', '.join(classes)}")
        now = self._settings.now()
        present = season_at(now)
        asked = season or present
        places = await self._places(game, pool, asked, viewer)
        shown = await self._circle.shown(place.user for place in places)
        friends = set() if viewer.guest else (await self._circle.at_a_glance(viewer.id))[0]

        def seen(place: Place) -> bool:
            to = shown[place.user]["ratings"]
            return to == "all" or place.user == viewer.id or (to == "friends" and place.user in friends)

        sure = [place for place in places if not provisional(place.skill) and seen(place)]
        own = next((place for place in places if place.user == viewer.id), None)
        seasons = await self._careers.seasons(game, pool)
        return Leaderboard(
            game=game,
            pool=pool,
            season=asked,
            seasons=seasons if present in seasons else [present, *seasons],
            ends_at=bounds_of(asked)[1],
            over=asked < present,
            classes=classes,
            rows=[_row(at, place, viewer) for at, place in enumerate(sure[:_SHOWN], 1)],
            own=None if own is None else told(own.skill),
        )

    async def of_table(self, stored: Stored, viewer: UserRow) -> TableRatings:
        """What a rated game means for its seats. Raises ApiError."""
        row = stored.table
        pool = plugin(row.game).class_of(row.mode)
        if row.rated is None or pool is None:
            raise ApiError(
                404, "not_rated", "ratings do not depend on this table", ko="레이팅에 들어가지 않는 테이블입니다"
            )
        result = await self._ratings.of_table(row.id)
        sits = any(seat.user_id == viewer.id for seat in stored.seats.values())
        known = result is not None and (sits or not curtained(row, row.ended_at, self._settings.ticks()))
        keys = {seat: Key(one.user_id, row.game, pool) for seat, one in stored.seats.items() if one.user_id}
        seen = await self._seen(keys, viewer)
        before = await self._careers.marks(seen.values(), None if result is None else result.n, 1)
        after = await self._careers.marks(seen.values(), result.n + 1, 1) if result is not None and known else {}
        seats = {}
        for seat, key in seen.items():
            then = before[key][-1].skill if before[key] else NEW
            later = after[key][-1].skill if known and after.get(key) else then
            seats[seat] = SeatRating(told(then), told(later) if known else None)
        return TableRatings(seats, result.uncounted if result is not None and known else None)

    async def _seen(self, keys: Mapping[Seat, Key], viewer: UserRow) -> dict[Seat, Key]:
        """Those whose ratings the viewer may see."""
        shown = await self._circle.shown(key.user for key in keys.values())
        friends = set() if viewer.guest else (await self._circle.at_a_glance(viewer.id))[0]
        wanted = {"all"}
        return {
            seat: key
            for seat, key in keys.items()
            if shown[key.user]["ratings"] in (wanted | ({"friends"} if key.user in friends else set()))
            or key.user == viewer.id
        }

    async def _places(self, game: str, pool: str, season: str, viewer: UserRow) -> list[Place]:
        """Everybody near the top, as the viewer may know it, the highest first."""
        hidden: dict[str, list[Result]] = {}
        for result in await self._careers.unknown(self._settings.ticks()):
            if (result.game, result.pool) == (game, pool) and result.uncounted is None:
                for user in (result.first, result.second):
                    hidden.setdefault(user, []).append(result)
        hidden.pop(viewer.id, None)
        now, places = self._settings.now(), []
        for ranked in await self._careers.leaders(game, pool, season, _READ):
            if ranked.user in hidden:
                place = await self._earlier(ranked, Key(ranked.user, game, pool), hidden[ranked.user])
            else:
                present = season == season_at(now)
                place = _place(ranked, (ranked.rating.on(period_of(now)) if present else ranked.rating).now)
            if place is not None:
                places.append(place)
        return sorted(places, key=lambda place: (-place.skill.rating, place.user))

    async def _earlier(self, ranked: Ranked, key: Key, hidden: list[Result]) -> Place | None:
        """Somebody as they stood before the results that are not known yet; None: they had not played."""
        marks = (await self._careers.marks([key], hidden[0].n, 1))[key]
        rating = ranked.rating
        scores = [each.score if each.first == key.user else 2 - each.score for each in hidden]
        tally = (rating.won - scores.count(2), rating.drawn - scores.count(1), rating.lost - scores.count(0))
        return Place(ranked.user, ranked.name, marks[-1].skill, *tally) if marks and any(tally) else None


def classes_for(game: str) -> dict[str, list[str]]:
    """The classes in which people are rated. Raises ApiError."""
    try:
        classes = classes_of(plugin(game))
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error
    if not classes:
        raise ApiError(404, "no_ratings", f"nobody is rated in {game}")
    return classes


def told(skill: Skill) -> Rated:
    """A rating as it is shown."""
    return Rated(round(skill.rating), round(skill.deviation), provisional(skill))


def _place(ranked: Ranked, skill: Skill) -> Place:
    rating: Rating = ranked.rating
    return Place(ranked.user, ranked.name, skill, rating.won, rating.drawn, rating.lost)


def _row(at: int, place: Place, viewer: UserRow) -> LeaderRow:
    skill = told(place.skill)
    return LeaderRow(
        won=place.won,
        drawn=place.drawn,
        lost=place.lost,
        place=at,
        id=place.user,
        name=place.name,
        mine=place.user == viewer.id,
        rating=skill.rating,
        deviation=skill.deviation,
    )
