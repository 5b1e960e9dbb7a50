"""The second thing that an account may ask for: a one-time code, or one of the recovery codes."""

import asyncio

from hanpan.server import one_time_codes
from hanpan.server.attempts import Attempts
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import UserRow


class SecondFactor:
    """Checks codes, each of which opens once."""

    def __init__(self, settings: Settings, people: People, attempts: Attempts) -> None:
        self._settings = settings
        self._people = people
        self._attempts = attempts
        self._turn = asyncio.Lock()  # two requests with the same code: one of them comes too late

    async def check(self, user: UserRow, code: str | None, device: str | None) -> None:
        """Nothing for an account without codes. Raises ApiError: no code, a wrong one, or too many."""
        if user.totp is None:
            return
        if not code:
            raise ApiError(
                401,
                "code_needed",
                "this account asks for a one-time code as well",
                ko="이 계정은 일회용 코드도 묻습니다",
            )
        recovery = one_time_codes.is_recovery_code(code)
        if not recovery:  # a recovery code cannot be guessed
            self._attempts.of_code(user.id, device)
        async with self._turn:
            right = await (self._use_recovery(user, code) if recovery else self._use(user, code))
        if not right:
            raise ApiError(401, "wrong_code", "this one-time code is wrong or was used already")

    async def _use(self, user: UserRow, code: str) -> bool:
        now = await self._people.by_id(user.id)
        if now is None or now.totp is None:
            return False
        step = one_time_codes.matching_step(now.totp, code, self._settings.now(), now.totp_step)
        if step is None:
            return False
        await self._people.use_step(user.id, now.totp, step)
        return True

    async def _use_recovery(self, user: UserRow, code: str) -> bool:
        kept = one_time_codes.kept(code)
        if kept not in await self._people.recovery_codes(user.id):
            return False
        await self._people.use_recovery_code(user.id, kept)
        return True
