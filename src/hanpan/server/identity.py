"""Who somebody is. A guest at the first visit, without a form; an account after choosing a password.

The cookie holds a random token and the database its hash, so a stolen database opens no session. What an account does
with itself (password, sessions, codes, leaving) is in accounts.py.
"""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from hanpan.core.language.lookalikes import skeleton
from hanpan.server.attempts import Attempts
from hanpan.server.names import GUEST_WORDS, checked_account_name, checked_name, folded
from hanpan.server.passwords import Passwords, check_password
from hanpan.server.presence import Presence
from hanpan.server.refusing import ApiError
from hanpan.server.second_factor import SecondFactor
from hanpan.server.settings import Settings
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import SessionRow, UserRow
from hanpan.server.storage.writes import Conflict
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.tables.openings import new_id

COOKIE = "hanpan_session"
DEVICE_COOKIE = "hanpan_device"
JUDGE = "judge"
ORGANISER = "organiser"

DAY_MS = 86_400_000
_MOST_CACHED = 50_000
_CACHED_MS = 600_000  # a session that nobody uses is read again after this
_IN_FLIGHT_MS = 10_000  # how long a request sent with the previous cookie may take to arrive


class Session(NamedTuple):
    """A visitor and the token of the cookie; `new` if the cookie must be set, `device` if the device's must be too."""

    user: UserRow
    token: str
    new: bool = False
    device: str | None = None

    @property
    def id(self) -> str:
        """The session as the database knows it."""
        return hashed(self.token)


class Visit(NamedTuple):
    """Where a request comes from: the address, the words for the device, and its cookie if it has one."""

    address: str
    words: str = ""
    device: str | None = None


class _Known(NamedTuple):
    user: UserRow
    session: SessionRow
    at: int  # when it was last asked for


class Identity:
    """Sessions, names and accounts."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        live_tables: LiveTables,
        presence: Presence,
        passwords: Passwords,
        attempts: Attempts,
        second: SecondFactor,
    ) -> None:
        self._settings = settings
        self._people = people
        self._live_tables = live_tables
        self._presence = presence
        self._passwords = passwords
        self._attempts = attempts
        self._second = second
        self._cache: OrderedDict[str, _Known] = OrderedDict()
        self._ends = 0  # how often sessions have ended

    # --- sessions ---

    async def find(self, token: str | None) -> UserRow | None:
        """The user of a cookie, if its session is known and has not run out."""
        return await self.of_session(hashed(token)) if token else None

    async def of_session(self, session: str) -> UserRow | None:
        """The user of a session, as of now."""
        known = await self._known(session)
        return None if known is None else known.user

    async def replaced(self, token: str) -> bool:
        """Whether a new cookie replaced this one a moment ago: a request with the old one must not set yet another."""
        now = self._settings.now()
        return await self._people.replaced_between(hashed(token), now - _IN_FLIGHT_MS, now)

    async def used(self, session: Session, visit: Visit) -> Session:
        """Prolong a session that is used, once a day; the cookie is then set anew."""
        known, now = await self._known(session.id), self._settings.now()
        if known is None or now - known.session.seen_at < DAY_MS:
            return session
        row = msgspec.structs.replace(known.session, seen_at=now, expires_at=self._expires(), device=visit.words)
        self._remember(known.user, row)  # before the write: requests come in handfuls
        await self._people.touch(row)
        return session._replace(new=True)

    def ended(self, sessions: Iterable[str]) -> None:
        """These sessions have ended: drop them from memory, and hang up on their sockets."""
        gone = list(sessions)
        self._ends += 1
        for key in gone:
            self._cache.pop(key, None)
        self._presence.close(gone)

    def all_ended(self, user_id: str, *, but: str | None = None) -> None:
        """Every session of a user has ended, or all but one."""
        self.ended(key for key in self._sessions_of(user_id) if key != but)

    async def look_again(self, user_ids: set[str]) -> None:
        """Somebody else may have ended sessions of these users: ask the database anew, and hang up where they did."""
        for key in [key for user_id in user_ids for key in self._sessions_of(user_id)]:
            self._cache.pop(key, None)
            if await self.of_session(key) is None:
                self.ended([key])

    def end_expired(self) -> None:
        """Hang up on sockets whose session has run out."""
        now = self._settings.now()
        if gone := [key for key, known in self._cache.items() if known.session.expires_at <= now]:
            self.ended(gone)

    # --- people ---

    async def is_judge(self, user: UserRow) -> bool:
        """Whether the account may judge at any table, as of now."""
        return not user.guest and await self._people.has_role(user.id, JUDGE)

    async def is_organiser(self, user: UserRow) -> bool:
        """Whether the account may open tournaments, as of now."""
        return not user.guest and await self._people.has_role(user.id, ORGANISER)

    async def welcome(self, lang: str, visit: Visit) -> Session:
        """A new guest with a session."""
        token, now = secrets.token_urlsafe(32), self._settings.now()
        name = f"{GUEST_WORDS[lang]} {secrets.randbelow(9000) + 1000}"
        user = UserRow(new_id(), name, None, None, now, seen_at=now)
        row = self._new_row(user, token, visit)
        await self._people.add_guest(user, row)
        self._remember(user, row)
        return Session(user, token, new=True)

    async def rename(self, session: Session, name: str) -> Session:
        """Another name; no account's looks like it. Raises ApiError."""
        user = session.user
        if user.guest:
            name = checked_name(name)
            if await self._people.by_skeleton(skeleton(name)) is not None:
                raise _taken(name)
            await self._people.rename(user.id, name)
            user = msgspec.structs.replace(user, name=name)
        else:
            user = self._renamed(user, checked_account_name(name))
            try:
                await self._people.rename_account(user)
            except Conflict as error:
                raise _taken(name) from error
        await self._live_tables.rename(user.id, user)
        self.changed(user)
        return session._replace(user=user)

    async def register(self, session: Session, name: str, password: str, visit: Visit) -> Session:
        """The guest chooses a password and keeps everything. Raises ApiError."""
        user = session.user
        if not user.guest:
            raise ApiError(409, "has_account", "you have an account already; log out to make another")
        name = checked_account_name(name)
        check_password(password, name)
        self._attempts.of_address(visit.address)
        kept = await self._passwords.kept(password)
        user = msgspec.structs.replace(user, name=name, account=folded(name), skeleton=skeleton(name), password=kept)
        try:
            await self._people.register(user)
        except Conflict as error:
            raise _taken(name) from error
        await self._live_tables.rename(user.id, user)
        return await self.renewed(session, user, visit, new_device=True)

    async def log_in(self, session: Session, name: str, password: str, code: str | None, visit: Visit) -> Session:
        """Become an account; what the guest did comes along. Raises ApiError."""
        account = await self._called(name)
        who = folded(name) if account is None else account.id
        device = None
        if account is not None and visit.device is not None and await self._people.is_device(visit.device, account.id):
            device = visit.device
        self._attempts.of_password(visit.address, who, device)
        right = await self._passwords.right(None if account is None else account.password, password)
        await self._attempts.wait(who)
        if account is None or account.password is None or not right:
            raise ApiError(401, "wrong_password", "there is no account with this name and password")
        await self._second.check(account, code, device)
        if self._passwords.outdated(account.password):
            await self._people.rehash(account.id, await self._passwords.kept(password))
        account = await self._people.by_id(account.id) or account  # as it is after the code was used
        if session.user.guest and session.user.id != account.id:
            await self._people.merge(session.user.id, account)
            await self._live_tables.rename(session.user.id, account)
        return await self.renewed(session, account, visit, new_device=device is None)

    async def log_out(self, session: Session, lang: str, visit: Visit) -> Session:
        """The session ends with its sockets, and a guest walks away."""
        await self._people.end_session(session.id)
        self.ended([session.id])
        return await self.welcome(lang, visit)

    async def browser_of(self, device: str | None) -> str | None:
        """The account that logged in last on the browser with this cookie, if one did."""
        return None if device is None else await self._people.device_owner(hashed(device))

    async def renewed(self, session: Session, user: UserRow, visit: Visit, *, new_device: bool = False) -> Session:
        """A fresh token: whoever knew the old one does not know the account's. Open sockets stay, but not those of
        another account: what they opened is not this user's."""
        token, device = secrets.token_urlsafe(32), secrets.token_urlsafe(32) if new_device else None
        row = self._new_row(user, token, visit)
        await self._people.add_session(row, instead_of=session.id, device=None if device is None else hashed(device))
        if session.user.guest or session.user.id == user.id:
            self._cache.pop(session.id, None)
            self._presence.follow(session.id, row.id, user)
        else:
            self.ended([session.id])
        self._remember(user, row)
        return Session(user, token, new=True, device=device)

    def changed(self, user: UserRow) -> None:
        """Every session of the user goes on with the user as it is now."""
        for key, known in self._cache.items():
            if known.user.id == user.id:
                self._cache[key] = known._replace(user=user)

    # --- inside ---

    async def _known(self, session: str) -> _Known | None:
        now, known = self._settings.now(), self._cache.get(session)
        if known is not None and known.session.expires_at > now:
            self._remember(known.user, known.session)
            return known
        self._cache.pop(session, None)
        while True:
            ends = self._ends
            found = await self._people.by_session(session, now)
            if found is None:
                return None
            if ends == self._ends:
                return self._remember(*found)
            # A session has ended since it was read: perhaps this one, which must not be remembered.

    def _sessions_of(self, user_id: str) -> set[str]:
        cached = {key for key, known in self._cache.items() if known.user.id == user_id}
        return cached | set(self._presence.sessions_of(user_id))

    def _renamed(self, user: UserRow, name: str) -> UserRow:
        """The account under another name, if it may have one now. Raises ApiError."""
        now, looks = self._settings.now(), skeleton(name)
        wait_ms = self._settings.rename_days * DAY_MS
        another = looks != user.skeleton
        if another and not user.may_rename and user.renamed_at is not None and now - user.renamed_at < wait_ms:
            reason = f"an account has a new name at most every {self._settings.rename_days} days"
            raise ApiError(409, "renamed_lately", reason, {"days": self._settings.rename_days})
        renamed_at = now if another and not user.may_rename else user.renamed_at
        return msgspec.structs.replace(
            user, name=name, account=folded(name), skeleton=looks, renamed_at=renamed_at, may_rename=0
        )

    async def _called(self, name: str) -> UserRow | None:
        """The account that somebody means: by the name to log in with, else by the name that is shown."""
        if not name.strip():
            return None
        return await self._people.by_account(folded(name)) or await self._people.by_skeleton(skeleton(name))

    def _new_row(self, user: UserRow, token: str, visit: Visit) -> SessionRow:
        now = self._settings.now()
        return SessionRow(hashed(token), user.id, now, self._expires(), now, visit.words)

    def _remember(self, user: UserRow, session: SessionRow) -> _Known:
        now = self._settings.ticks()
        known = self._cache[session.id] = _Known(user, session, now)
        self._cache.move_to_end(session.id)
        for _ in range(2):  # a few with each: they become fewer, and nobody waits for it
            oldest = next(iter(self._cache.values()))
            if len(self._cache) > _MOST_CACHED or oldest.at < now - _CACHED_MS:
                self._cache.popitem(last=False)
        return known

    def _expires(self) -> int:
        return self._settings.now() + self._settings.session_days * DAY_MS


def hashed(token: str) -> str:
    """A token as the database keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _taken(name: str) -> ApiError:
    return ApiError(409, "name_taken", f"there is an account called {name!r} already, or one that looks like it")
