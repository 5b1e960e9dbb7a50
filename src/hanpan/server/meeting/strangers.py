"""The queue of those who look for somebody to play with. Who meets whom is decided in hanpan/ratings/matching.py.

One wish at a time: another one takes the place of the first, in whichever tab it is made. Nobody is brought to a table
who is not there; whoever has closed the last page leaves the queue after a grace. The queue is kept in memory: after
a restart pages that still look ask again.
"""

import asyncio
import secrets
from collections.abc import Sequence

from hanpan.games.registry import plugin
from hanpan.ratings.glicko import NEW, Skill
from hanpan.ratings.ledger import PAIR_MOST, Key
from hanpan.ratings.matching import EVERYBODY_MS, PER_S, Pair, Seeker, pairs, reach
from hanpan.ratings.seasons import day_start, period_of
from hanpan.server.meeting.hall import Hall
from hanpan.server.meeting.offers import Wish, bot_near
from hanpan.server.rated import ABSENCES_MS, rated
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.circles import Circles
from hanpan.server.storage.people import People
from hanpan.server.storage.ratings import RatingRecords
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables import openings
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.wire_people import Met, Seeking

_MET_MS = 60_000  # how long somebody is told of the table that was found


class _Waiting:
    """Somebody in the queue."""

    def __init__(self, user: UserRow, wish: Wish, skill: Skill, now: int) -> None:
        self.user = user
        self.wish = wish
        self.seeker = Seeker(user.id, wish.queue, skill.rating, skill.deviation, now)
        self.seen = now  # when a page of theirs was last open


class Strangers:
    """Everybody who looks for somebody."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        ratings: RatingRecords,
        circles: Circles,
        live_tables: LiveTables,
        hall: Hall,
    ) -> None:
        self._settings = settings
        self._people = people
        self._ratings = ratings
        self._circles = circles
        self._live_tables = live_tables
        self._hall = hall
        self._waiting: dict[str, _Waiting] = {}
        self._met: dict[str, tuple[Met, int]] = {}
        self._turn = asyncio.Lock()

    # --- what one does ---

    async def seek(self, user: UserRow, wish: Wish) -> None:
        """Look for somebody; the same wish again changes nothing. Raises ApiError."""
        if wish.rated and user.guest:
            raise ApiError(409, "guest_unrated", "only accounts are rated; look for a casual game, or make an account")
        known = self._waiting.get(user.id)
        if known is not None and known.wish == wish:
            return
        if known is None and len(self._waiting) >= self._settings.limits.seekers:
            raise ApiError(503, "queue_full", "too many people look for somebody at once; try again in a moment")
        await self._live_tables.check_room(user.id)
        running = await self._ratings.running(user.id) if wish.rated else None
        if running is not None:
            reason = "you sit at a rated game that is not over; finish it first"
            raise ApiError(409, "rated_running", reason, {"table": running})
        await self._check_patience(user)
        skill = await self.skill(user, wish.game, wish.mode)
        self._met.pop(user.id, None)
        self._waiting[user.id] = _Waiting(user, wish, skill, self._settings.ticks())
        self._told_of(wish.queue)
        await self.look()

    async def _check_patience(self, user: UserRow) -> None:
        """Raises ApiError for somebody who has let another wait in vain and must wait now."""
        cooling, now = self._settings.limits.queue_cooling_s, self._settings.now()
        absences = [] if user.guest or not cooling else await self._ratings.absences(user.id, now - ABSENCES_MS)
        if not absences:
            return
        left_ms = absences[-1] + cooling[min(len(absences), len(cooling)) - 1] * 1000 - now
        if left_ms > 0:
            minutes = -(-left_ms // 60_000)
            raise ApiError(
                429,
                "queue_cooling",
                f"you were not there when an opponent had been found for you; look again in {minutes} min",
                {"minutes": minutes},
                ko=f"상대를 찾았는데 자리에 오지 않으셨습니다. {minutes}분 뒤에 다시 찾을 수 있습니다",
            )

    def stop(self, user_id: str) -> None:
        """Look no more, and forget the table that was found."""
        waiting = self._waiting.pop(user_id, None)
        self._met.pop(user_id, None)
        if waiting is not None:
            self._told_of(waiting.wish.queue)
        self._hall.tell(user_id)

    def seeking(self, user_id: str) -> Seeking | None:
        """What the user looks for, and how it stands."""
        waiting, now = self._waiting.get(user_id), self._settings.ticks()
        if waiting is None:
            return None
        wish, seeker = waiting.wish, waiting.seeker
        far = reach(seeker, now)
        return Seeking(
            game=wish.game,
            mode=wish.mode,
            rated=wish.rated,
            waited_ms=now - seeker.since,
            reach=None if far == float("inf") else round(far),
            widens=round(PER_S),
            anybody_in_ms=max(0, seeker.since + EVERYBODY_MS - now),
            others=sum(each.wish == wish for each in self._waiting.values()) - 1,
            bot=bot_near(wish.game, seeker.rating),
            bot_in_ms=max(0, seeker.since + self._settings.bot_after_s * 1000 - now),
        )

    def met(self, user_id: str) -> Met | None:
        """The table that was found for the user."""
        found = self._met.get(user_id)
        return None if found is None else found[0]

    async def skill(self, user: UserRow, game: str, mode: str) -> Skill:
        """How strong the user is there, as far as anybody knows."""
        pool = plugin(game).class_of(mode)
        standing = None if pool is None or user.guest else await self._ratings.latest(Key(user.id, game, pool))
        return NEW if standing is None else standing.on(period_of(self._settings.now())).now

    # --- time ---

    async def tick(self) -> None:
        """Forget those who have gone, and bring together who may meet by now."""
        now, grace = self._settings.ticks(), self._settings.queue_grace_s * 1000
        for user, waiting in list(self._waiting.items()):
            if self._hall.here(user):
                waiting.seen = now
            elif now - waiting.seen > grace:
                self.stop(user)
        for user, (_, at) in list(self._met.items()):
            if now - at > _MET_MS:
                del self._met[user]
        await self.look()

    async def look(self) -> None:
        """Bring together who may meet now."""
        if self._live_tables.admission.shut:
            return  # they wait until new games begin again
        async with self._turn:
            for one, other in await self._chosen():
                await self._open(one, other)

    # --- inside ---

    async def _chosen(self) -> list[tuple[_Waiting, _Waiting]]:
        """Who meets now: not those who have blocked each other, nor a sixth time on a day in rated games."""
        there = [each for each in self._waiting.values() if self._hall.here(each.user.id)]
        if len(there) < openings.DUEL:
            return []
        apart: set[Pair] = set(await self._circles.blocked([each.user.id for each in there]))
        rated_queues = {each.wish.queue for each in there if each.wish.rated}
        free: set[Pair] = set()  # who has been looked up and may meet
        while True:
            now = self._settings.ticks()
            seekers = [each.seeker for each in there if self._waiting.get(each.user.id) is each]
            found = pairs(seekers, now, apart)
            asked = [
                pair
                for one, other in found
                if one.queue in rated_queues and (pair := frozenset((one.user, other.user))) not in free
            ]
            if not asked:
                return [(self._waiting[one.user], self._waiting[other.user]) for one, other in found]
            for pair in asked:
                (free if await self._may_rate(pair) else apart).add(pair)

    async def _may_rate(self, pair: Pair) -> bool:
        one, other = sorted(pair)
        today = day_start(self._settings.now())
        return await self._ratings.played_since(one, other, today) < PAIR_MOST

    async def _open(self, one: _Waiting, other: _Waiting) -> None:
        """Open the table of these two; they leave the queue before anything else can happen."""
        both = (one, other)
        for each in both:
            if self._waiting.get(each.user.id) is not each:
                return  # has gone meanwhile, or looks for something else
        for each in both:
            del self._waiting[each.user.id]
        try:
            users = [await self._people.by_id(each.user.id) for each in both]
            stay = [each for each, user in zip(both, users, strict=True) if user is not None and _is_somebody(user)]
            table = "" if len(stay) < len(both) else await self._table(one.wish, [user for user in users if user])
        except BaseException:
            stay, table = list(both), ""
            raise
        finally:
            if not table:
                for each in stay:
                    self._waiting.setdefault(each.user.id, each)
        if not table:
            return
        now = self._settings.ticks()
        for each in both:
            self._met[each.user.id] = Met(table, each.wish.game), now
        self._told_of(one.wish.queue)
        self._hall.tell(*(each.user.id for each in both))

    async def _table(self, wish: Wish, users: Sequence[UserRow]) -> str:
        """A table of these two under the usual numbers and clock; chance decides who sits first."""
        order = [*users] if secrets.randbelow(2) else [*reversed(users)]
        saved = openings.duel(wish.game, wish.mode, order, self._settings.now())
        row = rated(saved.table, "queue") if wish.rated else saved.table
        table = await self._live_tables.open(saved._replace(table=row))
        return table.id

    def _told_of(self, queue: str) -> None:
        """How many look for the same has changed."""
        self._hall.tell(*(user for user, each in self._waiting.items() if each.wish.queue == queue))


def _is_somebody(user: UserRow) -> bool:
    """Whether it is a user still: a guest may have become an account that was there already, and people leave."""
    return user.deleted_at is None and user.merged_into is None
