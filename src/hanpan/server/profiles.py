"""The page about somebody, made for whoever asks: what is kept from them is not in it.

Others read of games at public tables only, and of none that spectators may not know yet.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from hanpan.core.contract.seat import Seat
from hanpan.games.registry import game_ids, plugin
from hanpan.ratings.glicko import Skill, expected
from hanpan.ratings.ledger import Key, Rating
from hanpan.ratings.seasons import period_of
from hanpan.server.meeting.circle import USUAL, CircleOf
from hanpan.server.meeting.hall import Hall
from hanpan.server.meeting.offers import classes_of
from hanpan.server.settings import Settings
from hanpan.server.standings import Standings, told
from hanpan.server.storage.careers import Careers
from hanpan.server.storage.circles import Circles
from hanpan.server.storage.events import EventRecords
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import Stored
from hanpan.server.tables.curtain import curtained
from hanpan.server.tables.views import stored_info
from hanpan.server.wire_http import MatchResult, PlayedMatch
from hanpan.server.wire_people import (
    GameTally,
    GraphPointOfRating,
    LevelTally,
    OpponentTally,
    Part,
    PersonName,
    PoolRating,
    Profile,
    Streak,
)

_GAMES = 1000  # the last of somebody's, of which tallies are made
_OPPONENTS = 20
_REPLAYS = 12
_EVENTS = 20
_BOT = 30.0  # points that the measured rating of a bot may be off
Relation: TypeAlias = Literal["no", "asked", "asking", "yes"]


class Played(NamedTuple):
    """A game of somebody's: from their side."""

    stored: Stored
    seat: Seat
    result: MatchResult
    rivals: tuple[str, ...]  # user ids of the persons
    level: str | None  # of the only rival, where that is a bot


class Profiles:
    """Made anew for each request."""

    def __init__(
        self,
        settings: Settings,
        circles: Circles,
        circle: CircleOf,
        hall: Hall,
        careers: Careers,
        standings: Standings,
        records: Records,
        events: EventRecords,
    ) -> None:
        self._events = events
        self._settings = settings
        self._circles = circles
        self._circle = circle
        self._hall = hall
        self._careers = careers
        self._standings = standings
        self._records = records

    async def of(self, viewer: UserRow, person_id: str) -> Profile:
        """The page about somebody; `me`: about the viewer. Raises ApiError."""
        mine = person_id in ("me", viewer.id)
        person = viewer if mine else await self._circle.somebody(person_id)
        ties = await self._circles.ties(viewer.id)
        own = {tie.kind for tie in ties if (tie.user_id, tie.other_id) == (viewer.id, person.id)}
        others = {tie.kind for tie in ties if (tie.user_id, tie.other_id) == (person.id, viewer.id)}
        relation = _relation("friend" in own, "friend" in others)
        shown = (await self._circle.shown([person.id]))[person.id]

        def seen(part: Part) -> bool:
            if mine:
                return True
            return "block" not in others and (shown[part] == "all" or (shown[part] == "friends" and relation == "yes"))

        ratings = await self._careers.ratings(person.id)
        games = await self._games(person.id, known_to_all=not mine)
        people = [game for game in games if game.level is None]
        return Profile(
            id=person.id,
            name=person.name,
            since=person.created_at,
            mine=mine,
            friend=relation,
            blocked="block" in own,
            muted="mute" in own,
            there=self._hall.here(person.id) if seen("there") and not mine else None,
            ratings=await self._ratings(person.id, ratings, viewer) if seen("ratings") else None,
            record=_record(people) if seen("record") else None,
            opponents=await self._opponents(person, people, viewer) if seen("opponents") else None,
            replays=[_match(game) for game in games[:_REPLAYS]] if seen("replays") else None,
            streaks=_streaks(people) if seen("streaks") else None,
            skill=_skill(games, ratings if seen("ratings") else {}) if seen("skill") else None,
            events=await self._tournaments(person.id, listed=not mine) if seen("events") else None,
            shown=({part: shown[part] for part in USUAL} if not viewer.guest else None) if mine else None,
        )

    async def _games(self, user_id: str, *, known_to_all: bool) -> list[Played]:
        """The last games with a result, the newest first."""
        now = self._settings.ticks()
        found = await self._records.played(user_id, None, _GAMES)
        games = (_played(stored, user_id) for stored in found if stored.table.game in game_ids())
        return [
            game
            for game in games
            if game.result != "none"
            and not (
                known_to_all
                and (
                    game.stored.table.visibility != "public"
                    or curtained(game.stored.table, game.stored.table.ended_at, now)
                )
            )
        ]

    async def _tournaments(self, user_id: str, *, listed: bool) -> list[PersonName]:
        """The tournaments that somebody is or was in; others read of those that everybody may find."""
        found = await self._events.of_user(user_id)
        return [PersonName(row.id, row.name) for row in found if row.listed or not listed][:_EVENTS]

    async def _ratings(self, user: str, ratings: dict[Key, Rating], viewer: UserRow) -> list[PoolRating]:
        """Ratings with graphs. Of results that the viewer may not know yet nothing is told."""
        found = []
        first = {}
        if user != viewer.id:
            for result in reversed(await self._careers.unknown(self._settings.ticks())):
                first[result.game, result.pool] = result.n if user in (result.first, result.second) else None
        for key, rating in ratings.items():
            classes = classes_of(plugin(key.game)) if key.game in game_ids() else {}
            if key.pool not in classes:
                continue
            before = first.get((key.game, key.pool))
            marks = (await self._careers.marks([key], before))[key]
            if not marks:
                continue
            skill = rating.on(period_of(self._settings.now())).now if before is None else marks[-1].skill
            board = await self._standings.board(key.game, key.pool, None, viewer)
            line = next((row for row in board.rows if row.id == user), None)
            kept = rating if before is None else None
            points = [GraphPointOfRating(at, round(one.rating), round(one.deviation)) for _, at, one in marks]
            found.append(
                PoolRating(
                    game=key.game,
                    pool=key.pool,
                    modes=classes[key.pool],
                    now=told(skill),
                    season=rating.season,
                    place=None if line is None else line.place,
                    won=kept.won if kept else 0 if line is None else line.won,
                    drawn=kept.drawn if kept else 0 if line is None else line.drawn,
                    lost=kept.lost if kept else 0 if line is None else line.lost,
                    points=points,
                )
            )
        return found

    async def _opponents(self, person: UserRow, games: Sequence[Played], viewer: UserRow) -> list[OpponentTally]:
        """The people somebody has played most, but those who keep that to themselves."""
        duels = [game for game in games if len(game.rivals) == 1]
        often = [user for user, _ in Counter(game.rivals[0] for game in duels).most_common(_OPPONENTS * 2)]
        users, shown = await self._circles.users(often), await self._circle.shown(often)
        told_of = [
            user
            for user in often
            if user in users and (viewer.id in (user, person.id) or shown[user]["opponents"] == "all")
        ]
        return [
            OpponentTally(*_tally(game for game in duels if game.rivals[0] == user), user, users[user].name)
            for user in told_of[:_OPPONENTS]
        ]


def _relation(mine: bool, theirs: bool) -> Relation:
    return "yes" if mine and theirs else "asked" if mine else "asking" if theirs else "no"


def _played(stored: Stored, user_id: str) -> Played:
    row = stored.table
    seat = next(seat for seat, sitter in stored.seats.items() if sitter.user_id == user_id)
    others = [sitter for where, sitter in stored.seats.items() if where != seat]
    rivals = tuple(sitter.user_id for sitter in others if sitter.kind == "person" and sitter.user_id is not None)
    level = others[0].name if len(others) == 1 and others[0].kind == "bot" else None
    if not rivals and level is None:
        level = ""  # alone, or among bots
    result: MatchResult = "lost"
    if row.reason in ("annulled", "ended"):
        result = "none"
    elif row.winner is None and len(stored.seats) > 1:
        result = "draw"
    elif row.winner == seat:
        result = "won"
    return Played(stored, seat, result, rivals, level)


def _tally(games: Iterable[Played]) -> tuple[int, int, int]:
    count = Counter(game.result for game in games)
    return count["won"], count["draw"], count["lost"]


def _by_game(games: Iterable[Played]) -> dict[str, list[Played]]:
    found: defaultdict[str, list[Played]] = defaultdict(list)
    for game in games:
        found[game.stored.table.game].append(game)
    return {name: found[name] for name in game_ids() if name in found}


def _record(games: Sequence[Played]) -> list[GameTally]:
    return [GameTally(*_tally(played), game=name) for name, played in _by_game(games).items()]


def _streaks(games: Sequence[Played]) -> list[Streak]:
    found = []
    for name, played in _by_game(games).items():
        now = best = 0
        for game in reversed(played):
            now = now + 1 if game.result == "won" else 0
            best = max(best, now)
        if best:
            found.append(Streak(name, now, best))
    return found


def _skill(games: Sequence[Played], ratings: dict[Key, Rating]) -> list[LevelTally]:
    """How somebody does against the levels of each game, and what the rating promises."""
    found = []
    for name, played in _by_game(game for game in games if game.level).items():
        levels = plugin(name).level_ratings
        best = max((each.now for key, each in ratings.items() if key.game == name), default=None)
        for level in plugin(name).level_names:
            against = [game for game in played if game.level == level]
            promise = None
            if best is not None and level in levels:
                promise = round(100 * expected(best, Skill(levels[level], _BOT)))
            if against:
                found.append(LevelTally(*_tally(against), game=name, level=level, expected=promise))
    return found


def _match(game: Played) -> PlayedMatch:
    row = game.stored.table
    return PlayedMatch(stored_info(row, game.stored.seats), game.seat, game.result, row.ended_at or 0)
