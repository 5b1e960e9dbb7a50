"""What is looked after while the server runs: sessions that ended elsewhere or ran out, guests who never played."""

import asyncio
import logging

from hanpan.server.identity import DAY_MS, Identity
from hanpan.server.settings import Settings
from hanpan.server.storage.leaving import Leaving
from hanpan.server.storage.people import People
from hanpan.server.tables.live_tables import LiveTables

_LOG = logging.getLogger("hanpan.people")
_SWEEP_S = 5.0
_SKEW_MS = 30_000  # clocks of the administrator's machine and of this one may differ by this
_GUESTS_AT_ONCE = 200
_FORGET_EVERY_MS = 3_600_000
_EXPIRED_KEPT_DAYS = 30


class Housekeeping:
    """Sweeps while it runs. What is old is asked of the calendar, which a clock far ahead does not deceive."""

    def __init__(
        self, settings: Settings, people: People, leaving: Leaving, identity: Identity, live_tables: LiveTables
    ) -> None:
        self._settings = settings
        self._people = people
        self._leaving = leaving
        self._identity = identity
        self._live_tables = live_tables
        self._swept_at = settings.now()
        self._forgot_at = settings.ticks()  # never at the start, when the time may be wrong

    async def run(self) -> None:
        """Sweep every few seconds, until cancelled."""
        while True:
            await asyncio.sleep(_SWEEP_S)
            try:
                await self.sweep()
            except Exception:
                _LOG.exception("sweep failed")

    async def sweep(self) -> None:
        """Close what an administrator ended and what ran out; now and then forget what nobody needs."""
        now = self._settings.now()
        since, self._swept_at = self._swept_at - _SKEW_MS, now
        revoked = await self._people.revoked_since(since)
        await self._identity.look_again({user.id for user in revoked})
        for user in revoked:
            if user.deleted_at is not None:
                await self._live_tables.rename(user.id, user, "gone")
        self._identity.end_expired()
        if self._settings.ticks() - self._forgot_at >= _FORGET_EVERY_MS:
            self._forgot_at = self._settings.ticks()
            await self.forget_old()

    async def forget_old(self) -> None:
        """Guests who never played, sessions that ran out long ago, devices that nobody came with again."""
        now = self._settings.calendar()
        before = now - self._settings.guest_days * DAY_MS
        while guests := await self._leaving.unplayed_guests(before, _GUESTS_AT_ONCE):
            await self._leaving.drop_guests(guests)
        await self._people.end_old_sessions(now - _EXPIRED_KEPT_DAYS * DAY_MS)
        await self._people.forget_old_devices(now - self._settings.device_days * DAY_MS)
