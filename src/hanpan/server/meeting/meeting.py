"""How people find each other, in one place: the hall, the queue, challenges, and what is told of them."""

import asyncio
import logging
from collections.abc import Callable

from hanpan.server.meeting.challenges import Challenges
from hanpan.server.meeting.circle import CircleOf
from hanpan.server.meeting.hall import Hall, Line
from hanpan.server.meeting.offers import Wish
from hanpan.server.meeting.strangers import Strangers
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.outage import Outage, is_outage
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import NotStored
from hanpan.server.tables import openings
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.wire_people import EventCall, News, PersonName

_LOG = logging.getLogger("hanpan.meeting")
_LOOK_S = 1.0


class Meeting:
    """What a route or a line asks for."""

    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        strangers: Strangers,
        circle: CircleOf,
        live_tables: LiveTables,
        outage: Outage,
        calls: Callable[[str], list[EventCall]],
    ) -> None:
        self._settings = settings
        self._calls = calls
        self._outage = outage
        self._live_tables = live_tables
        self.hall = hall
        self.strangers = strangers
        self.circle = circle
        limits = settings.limits
        self._challenges = Challenges(settings.ticks, settings.challenge_s * 1000, limits.challenges_per_user)

    async def news(self, user: UserRow) -> News:
        """What concerns the user now."""
        friends, asks = (set[str](), 0) if user.guest else await self.circle.at_a_glance(user.id)
        here = await self.circle.seen(self.hall.among(friends))
        return News(
            seeking=self.strangers.seeking(user.id),
            met=self.strangers.met(user.id),
            challenges=self._challenges.of(user.id),
            asks=asks,
            here=here,
            events=self._calls(user.id),
        )

    # --- lines ---

    async def enter(self, user: UserRow, line: Line) -> None:
        """Somebody has a page open."""
        if self.hall.enter(user.id, line) and not user.guest:
            await self._told_friends(user.id)
        await self.strangers.look()

    async def leave(self, user: UserRow, line: Line) -> None:
        """A page was closed."""
        if self.hall.leave(user.id, line) and not user.guest:
            await self._told_friends(user.id)

    async def _told_friends(self, user_id: str) -> None:
        friends, _ = await self.circle.at_a_glance(user_id)
        self.hall.tell(*self.hall.among(friends))

    # --- challenges ---

    async def challenge(self, by: UserRow, to_id: str, wish: Wish) -> None:
        """Ask somebody to play. Whoever has blocked the other is not disturbed, and the other is not told so. Raises
        ApiError."""
        if by.guest:
            raise ApiError(409, "no_account", "only accounts challenge each other; send a link instead")
        to = await self.circle.somebody(to_id, but=by.id)
        await self._live_tables.check_room(by.id)
        silent = await self.circle.apart(by.id, to.id)
        self._challenges.make(by, to, wish, silent=silent)
        self.hall.tell(by.id, *([] if silent else [to.id]))

    async def answer(self, user: UserRow, challenge_id: str, *, accept: bool) -> None:
        """Take a challenge up or decline it; whoever made it takes it back. Raises ApiError."""
        challenge = self._challenges.waiting(challenge_id, user.id)
        if challenge.by.id == user.id:
            if accept:
                raise ApiError(
                    409,
                    "own_challenge",
                    "nobody takes up a challenge of their own",
                    ko="자기가 낸 신청은 받을 수 없습니다",
                )
            self._challenges.drop(challenge)
        elif not accept:
            self._challenges.answered(challenge, "declined")
        else:
            self._live_tables.admission.check()
            saved = openings.duel(*challenge.wish[:2], challenge.order(), self._settings.now())
            self._challenges.answered(challenge, "accepted", saved.table.id)  # before anything waits: once
            try:
                await self._live_tables.open(saved)
            except BaseException:
                self._challenges.drop(challenge)
                raise
            finally:
                self.hall.tell(challenge.by.id, challenge.to.id)
        self.hall.tell(challenge.by.id, challenge.to.id)

    async def tick(self) -> None:
        """Forget challenges that nobody has answered, and bring strangers together."""
        self.hall.tell(*self._challenges.forget_old())
        await self.strangers.tick()

    async def run(self) -> None:
        """Look every second, until cancelled."""
        while True:
            await asyncio.sleep(_LOOK_S)
            try:
                await self.tick()
            except NotStored:
                continue  # the writer has written down why
            except Exception as error:
                if is_outage(error):
                    self._outage.failed(error)
                else:
                    _LOG.exception("looking for pairs failed")

    def parted(self, user_id: str, other: str) -> None:
        """One of the two has blocked the other: no challenge waits between them."""
        self.hall.tell(user_id, *self._challenges.without(user_id, other))

    def gone(self, user_id: str) -> None:
        """Somebody has deleted the account."""
        self.strangers.stop(user_id)
        self.hall.tell(*self._challenges.without(user_id))


def name_of(user: UserRow) -> PersonName:
    """Somebody as others read them."""
    return PersonName(user.id, user.name)
