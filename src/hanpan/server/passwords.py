"""Passwords: which ones are taken, and how they are kept (argon2id)."""

import asyncio
import gzip
import secrets
import unicodedata
from functools import cache, cached_property
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hanpan.server.names import folded
from hanpan.server.refusing import ApiError
from hanpan.server.settings import PasswordCost

PASSWORD_LEAST, PASSWORD_MOST = 8, 256

_COMMON = Path(__file__).parent / "data" / "passwords.txt.gz"
_AT_ONCE = 4  # each takes tens of megabytes and a thread


class Passwords:
    """Hashes and compares outside the event loop, a few at a time."""

    def __init__(self, cost: PasswordCost) -> None:
        self._hasher = PasswordHasher(cost.passes, cost.memory_kib, cost.lanes)
        self._turns = asyncio.Semaphore(_AT_ONCE)

    async def kept(self, password: str) -> str:
        """The password as the database keeps it."""
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; without one to compare with it takes as long, and is not."""
        async with self._turns:
            return await asyncio.to_thread(self._verified, hashed, password)

    def outdated(self, hashed: str) -> bool:
        """Whether it was kept with other parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def _verified(self, hashed: str | None, password: str) -> bool:
        try:
            self._hasher.verify(hashed or self._nobody, password[:PASSWORD_MOST])
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())


def check_password(password: str, name: str) -> None:
    """Raises ApiError for a password that is too short, too long, the name itself, or among the commonest."""
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
        raise ApiError(400, "bad_password", f"a password has {PASSWORD_LEAST} to {PASSWORD_MOST} characters")
    plain = unicodedata.normalize("NFKC", password).casefold()
    if plain in _common() or len(set(plain)) == 1 or folded(plain) == folded(name):
        raise ApiError(400, "common_password", "this password is among the first that others try; choose another")


@cache
def _common() -> frozenset[str]:
    return frozenset(gzip.decompress(_COMMON.read_bytes()).decode().splitlines())
