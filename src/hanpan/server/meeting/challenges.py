"""Challenges from one person to another. They are kept in memory, for some minutes; none of them is rated."""

import secrets
from collections.abc import Callable

import msgspec

from hanpan.server.meeting.offers import Wish
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.openings import new_id
from hanpan.server.wire_people import Answer, ChallengeInfo, PersonName

_SHOWN_MS = 60_000  # how long an answer is told


class Challenge(msgspec.Struct, frozen=True):
    """Somebody asks somebody else to play. `silent`: whoever is asked does not hear of it."""

    id: str
    by: UserRow
    to: UserRow
    wish: Wish
    until: int
    silent: bool
    answer: Answer = "waits"
    table: str | None = None

    def info(self, viewer: str, now: int) -> ChallengeInfo:
        """As one of the two reads it."""
        return ChallengeInfo(
            id=self.id,
            mine=self.by.id == viewer,
            by=PersonName(self.by.id, self.by.name),
            to=PersonName(self.to.id, self.to.name),
            game=self.wish.game,
            mode=self.wish.mode,
            left_ms=max(0, self.until - now),
            answer=self.answer,
            table=self.table,
        )

    def order(self) -> list[UserRow]:
        """Who sits first, by chance."""
        return [self.by, self.to] if secrets.randbelow(2) else [self.to, self.by]


class Challenges:
    """All that wait for an answer, and those that were answered just now."""

    def __init__(self, ticks: Callable[[], int], lasts_ms: int, most: int) -> None:
        self._ticks = ticks
        self._lasts_ms = lasts_ms
        self._most = most
        self._all: dict[str, Challenge] = {}

    def make(self, by: UserRow, to: UserRow, wish: Wish, *, silent: bool) -> Challenge:
        """One more; the same again is the one that waits. Raises ApiError."""
        self.forget_old()
        waits = [one for one in self._all.values() if one.by.id == by.id and one.answer == "waits"]
        for one in waits:
            if (one.to.id, one.wish) == (to.id, wish):
                return one
        if len(waits) >= self._most:
            reason = f"{len(waits)} challenges of yours wait for an answer; take one back first"
            raise ApiError(429, "too_many_challenges", reason)
        made = Challenge(new_id(), by, to, wish, self._ticks() + self._lasts_ms, silent)
        self._all[made.id] = made
        return made

    def waiting(self, challenge_id: str, user_id: str) -> Challenge:
        """A challenge by or to the user that waits for an answer. Raises ApiError."""
        self.forget_old()
        found = self._all.get(challenge_id)
        heard = found is not None and (found.by.id == user_id or (found.to.id == user_id and not found.silent))
        if found is None or not heard:
            raise ApiError(404, "no_challenge", "there is no such challenge any more")
        if found.answer != "waits":
            raise ApiError(409, "answered", "this challenge has been answered already")
        return found

    def answered(self, challenge: Challenge, answer: Answer, table: str | None = None) -> None:
        """It has its answer, which both are told for a moment."""
        now = self._ticks()
        done = msgspec.structs.replace(challenge, answer=answer, table=table, until=now + _SHOWN_MS)
        self._all[challenge.id] = done

    def drop(self, challenge: Challenge) -> None:
        """It was taken back."""
        self._all.pop(challenge.id, None)

    def of(self, user_id: str) -> list[ChallengeInfo]:
        """What concerns the user: the challenges to them that wait, and their own with the answers."""
        self.forget_old()
        now = self._ticks()
        return [
            one.info(user_id, now)
            for one in self._all.values()
            if one.by.id == user_id or (one.to.id == user_id and not one.silent and one.answer != "declined")
        ]

    def without(self, user_id: str, other: str | None = None) -> set[str]:
        """Drop what waits between these two, or all of somebody's; who else was concerned."""
        gone = [
            one
            for one in self._all.values()
            if user_id in (ids := (one.by.id, one.to.id)) and (other is None or other in ids)
        ]
        for one in gone:
            del self._all[one.id]
        return {each for one in gone for each in (one.by.id, one.to.id)} - {user_id}

    def forget_old(self) -> set[str]:
        """Drop what has run out; whom that concerns."""
        now = self._ticks()
        gone = [one for one in self._all.values() if one.until <= now]
        for one in gone:
            del self._all[one.id]
        return {each for one in gone for each in (one.by.id, one.to.id)}
