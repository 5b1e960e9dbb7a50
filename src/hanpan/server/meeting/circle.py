"""Friends, blocks and mutes, and who may see what of somebody."""

from collections.abc import Iterable, Mapping
from typing import get_args

from hanpan.server.meeting.hall import Hall
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.circles import Circles, Tie
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.openings import is_id
from hanpan.server.wire_people import Audience, Circle, Friend, Part, PersonName, TieKind

USUAL: dict[Part, Audience] = {part: "friends" if part == "there" else "all" for part in get_args(Part)}
"""Who may see what where somebody has not said: their friends whether they are there, everybody the rest."""


class CircleOf:
    """What somebody has decided about others."""

    def __init__(self, settings: Settings, circles: Circles, hall: Hall) -> None:
        self._settings = settings
        self._circles = circles
        self._hall = hall

    async def somebody(self, user_id: str, *, but: str | None = None) -> UserRow:
        """An account by its id. Raises ApiError."""
        found = (await self._circles.users([user_id])).get(user_id) if is_id(user_id) else None
        if found is None:
            raise ApiError(404, "no_person", "there is nobody with such an account")
        if found.id == but:
            raise ApiError(409, "oneself", "that is you")
        return found

    async def shown(self, users: Iterable[str]) -> dict[str, dict[Part, Audience]]:
        """Who may see what of each of these."""
        wanted = list(users)
        kept = await self._circles.shown(wanted)
        found = {user: dict(USUAL) for user in wanted}
        for user, parts in kept.items():
            found[user].update((part, parts[part]) for part in USUAL if part in parts)
        return found

    async def show(self, user: UserRow, shown: Mapping[Part, Audience]) -> None:
        """Let others see more of the user, or less."""
        if user.guest:
            raise ApiError(409, "no_account", "a guest has no page that others see; make an account first")
        now = (await self.shown([user.id]))[user.id]
        now.update(shown)
        await self._circles.show(user.id, dict(now))

    async def at_a_glance(self, user_id: str) -> tuple[set[str], int]:
        """The friends of the user, and how many more want to be one."""
        ties = await self._circles.ties(user_id)
        mine = {tie.other_id for tie in ties if tie.kind == "friend" and tie.user_id == user_id}
        asking = {tie.user_id for tie in ties if tie.kind == "friend" and tie.other_id == user_id}
        deaf = {tie.other_id for tie in ties if tie.kind == "block" and tie.user_id == user_id}
        return mine & asking, len(asking - mine - deaf)

    async def seen(self, friends: Iterable[str]) -> list[PersonName]:
        """Who of these friends lets friends see that they are there."""
        wanted = list(friends)
        if not wanted:
            return []
        shown = await self.shown(wanted)
        users = await self._circles.users(user for user in wanted if shown[user]["there"] != "none")
        return sorted((PersonName(user.id, user.name) for user in users.values()), key=lambda each: each.name)

    async def apart(self, one: str, other: str) -> bool:
        """Whether one of these two has blocked the other."""
        return bool(await self._circles.blocked([one, other]))

    async def of(self, user: UserRow) -> Circle:
        """Everything that the user has decided about others."""
        ties = await self._circles.ties(user.id)
        users = await self._circles.users({tie.user_id for tie in ties} | {tie.other_id for tie in ties})
        mine: dict[TieKind, list[str]] = {"friend": [], "block": [], "mute": []}
        asking = [tie.user_id for tie in ties if tie.kind == "friend" and tie.other_id == user.id]
        for tie in ties:
            if tie.user_id == user.id:
                mine[tie.kind].append(tie.other_id)
        friends = [each for each in mine["friend"] if each in asking]
        shown = await self.shown(friends)

        def named(ids: Iterable[str]) -> list[PersonName]:
            return [PersonName(each, users[each].name) for each in ids if each in users]

        return Circle(
            friends=[
                Friend(each, users[each].name, None if shown[each]["there"] == "none" else self._hall.here(each))
                for each in friends
                if each in users
            ],
            asking=named(each for each in asking if each not in mine["friend"] and each not in mine["block"]),
            asked=named(each for each in mine["friend"] if each not in asking),
            blocked=named(mine["block"]),
            muted=named(mine["mute"]),
        )

    async def decide(self, user: UserRow, other: UserRow, kind: TieKind, *, on: bool) -> None:
        """Want to be a friend, block or mute somebody, or no more. Raises ApiError."""
        if kind != "mute" and user.guest:
            raise ApiError(409, "no_account", "a guest has no friends and no block list; make an account first")
        if not on:
            await self._circles.untie(user.id, other.id, kind)
            if kind == "friend":  # nobody stays the friend of somebody who is none of theirs
                await self._circles.untie(other.id, user.id, kind)
            return
        if await self._circles.count(user.id) >= self._settings.limits.ties_per_user:
            most = self._settings.limits.ties_per_user
            raise ApiError(429, "too_many_ties", f"a list has room for {most}; take somebody off it first")
        if kind == "block":
            await self._circles.untie(user.id, other.id, "friend")
            await self._circles.untie(other.id, user.id, "friend")
        elif kind == "friend":
            await self._circles.untie(user.id, other.id, "block", "mute")
        await self._circles.tie(Tie(user.id, other.id, kind, self._settings.now()))
