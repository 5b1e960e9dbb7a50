"""Who somebody is. A guest at the first visit, without a form; an account after choosing a password.

The cookie holds a random token and the database its hash, so a stolen database opens no session.
"""

import asyncio
import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hanpan.server.errors import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.journal import Conflict
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.hub import Hub
from hanpan.server.tables.openings import new_id

COOKIE = "hanpan_session"
JUDGE = "judge"
NAME_MOST = 24
PASSWORD_LEAST, PASSWORD_MOST = 8, 256

_DAY_MS = 86_400_000
_MOST_CACHED = 50_000
_HASHER = PasswordHasher()  # argon2id with the library's present parameters


class Session(NamedTuple):
    """A visitor and the token of the cookie; `new` if the cookie must be set."""

    user: UserRow
    token: str
    new: bool = False


class Identity:
    """Sessions, names and accounts."""

    def __init__(self, settings: Settings, people: People, hub: Hub) -> None:
        self._settings = settings
        self._people = people
        self._hub = hub
        self._cache: OrderedDict[str, UserRow] = OrderedDict()

    async def find(self, token: str | None) -> UserRow | None:
        """The user of a cookie, if its session is known."""
        if not token:
            return None
        session = _hashed(token)
        user = self._cache.get(session)
        if user is None:
            user = await self._people.by_session(session, self._settings.now())
            if user is not None:
                self._remember(session, user)
        return user

    async def is_judge(self, user: UserRow) -> bool:
        """Whether the account may judge at any table, as of now."""
        return not user.guest and await self._people.has_role(user.id, JUDGE)

    async def welcome(self, lang: str) -> Session:
        """A new guest with a session."""
        token, now = secrets.token_urlsafe(32), self._settings.now()
        word = "손님" if lang == "ko" else "Guest"
        user = UserRow(new_id(), f"{word} {secrets.randbelow(9000) + 1000}", None, None, now)
        await self._people.add_guest(user, _hashed(token), self._expires())
        self._remember(_hashed(token), user)
        return Session(user, token, new=True)

    async def rename(self, session: Session, name: str) -> Session:
        """Another display name. Raises ApiError."""
        name = checked_name(name)
        user = session.user
        await self._people.rename(user.id, name)
        await self._hub.rename(user.id, user.id, name)
        return self._as(session, UserRow(user.id, name, user.account, user.password, user.created_at))

    async def register(self, session: Session, name: str, password: str) -> Session:
        """The guest chooses a password and keeps everything. Raises ApiError."""
        user = session.user
        if not user.guest:
            raise ApiError(409, "has_account", "you have an account already; log out to make another")
        name = checked_name(name)
        _check_password(password)
        hashed = await asyncio.to_thread(_HASHER.hash, password)
        try:
            await self._people.register(user.id, folded(name), name, hashed)
        except Conflict as error:
            raise ApiError(409, "name_taken", f"there is an account called {name!r} already") from error
        await self._hub.rename(user.id, user.id, name)
        return await self._renewed(session, UserRow(user.id, name, folded(name), hashed, user.created_at))

    async def log_in(self, session: Session, name: str, password: str) -> Session:
        """Become an account; what the guest did comes along. Raises ApiError."""
        account = await self._people.by_account(folded(name)) if name.strip() else None
        # An unknown name takes as long as a wrong password.
        hashed = account.password if account is not None and account.password else await asyncio.to_thread(_nobody)
        right = await asyncio.to_thread(_verified, hashed, password)
        if account is None or not right:
            raise ApiError(401, "wrong_password", "there is no account with this name and password")
        if _HASHER.check_needs_rehash(hashed):
            await self._people.rehash(account.id, await asyncio.to_thread(_HASHER.hash, password))
        if session.user.guest and session.user.id != account.id:
            await self._people.merge(session.user.id, account)
            await self._hub.rename(session.user.id, account.id, account.name)
        return await self._renewed(session, account)

    async def log_out(self, session: Session, lang: str) -> Session:
        """The session ends, and a guest walks away."""
        self._cache.pop(_hashed(session.token), None)
        await self._people.end_session(_hashed(session.token))
        return await self.welcome(lang)

    async def _renewed(self, session: Session, user: UserRow) -> Session:
        """A fresh token: whoever knew the old one does not know the account's."""
        token = secrets.token_urlsafe(32)
        old = _hashed(session.token)
        await self._people.add_session(user.id, _hashed(token), self._settings.now(), self._expires(), instead_of=old)
        self._cache.pop(old, None)
        self._remember(_hashed(token), user)
        return Session(user, token, new=True)

    def _as(self, session: Session, user: UserRow) -> Session:
        # Other sessions of the same account must not go on with the old name.
        for key in [key for key, known in self._cache.items() if known.id == user.id]:
            self._cache[key] = user
        self._remember(_hashed(session.token), user)
        return Session(user, session.token)

    def _remember(self, session: str, user: UserRow) -> None:
        self._cache[session] = user
        self._cache.move_to_end(session)
        if len(self._cache) > _MOST_CACHED:
            self._cache.popitem(last=False)

    def _expires(self) -> int:
        return self._settings.now() + self._settings.session_days * _DAY_MS


def checked_name(name: str) -> str:
    """The name as it will be shown. Raises ApiError for one that cannot be."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= NAME_MOST:
        raise ApiError(400, "bad_name", f"a name has 1 to {NAME_MOST} characters, this one has {len(name)}")
    for letter in name:
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise ApiError(400, "bad_name", f"a name cannot hold the character U+{ord(letter):04X}")
    return name


def folded(name: str) -> str:
    """The name of an account as it is compared: case and width do not matter."""
    return unicodedata.normalize("NFKC", " ".join(name.split()).replace("\0", "")).casefold()[:64]


def _check_password(password: str) -> None:
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
        raise ApiError(400, "bad_password", f"a password has {PASSWORD_LEAST} to {PASSWORD_MOST} characters")


def _verified(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password[:PASSWORD_MOST])
    except (VerificationError, InvalidHashError):
        return False


@lru_cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe())


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
