"""Tables that are set aside: what is stored of them cannot be gone on with, or they raise again and again.

Such a table is not over. It is in no memory, so no clock of it runs and nobody loses; its players are told, and whoever
runs the server resumes it (`hanpan admin resume`) once what is wrong with it has been put right.
"""

import logging
import time
from collections import deque

from hanpan.server.metrics import Metrics
from hanpan.server.storage.records import Records
from hanpan.server.storage.writes import NotStored, aside_write
from hanpan.server.tables.memory import CannotResume

_LOG = logging.getLogger("hanpan.tables")
_DEFECTS = 3  # in a minute: then it is not tried again
_SPAN_S = 60.0
_WORDS_MOST = 500  # of a reason, as it is stored


class SetAside(CannotResume):
    """A table that nobody can go on with until somebody resumes it."""


class Asides:
    """Which tables are set aside, as far as this server has met them."""

    def __init__(self, records: Records, metrics: Metrics) -> None:
        self._records = records
        self._metrics = metrics
        self._why: dict[str, str] = {}
        self._defects: dict[str, deque[float]] = {}

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._why)

    def check(self, table_id: str) -> None:
        """Raises SetAside for a table that is."""
        if table_id in self._why:
            raise SetAside(self._why[table_id])

    def meet(self, table_id: str, why: str | None) -> SetAside:
        """One that was set aside before, as the database says."""
        self._why[table_id] = why or "set aside"
        return SetAside(self._why[table_id])

    async def put(self, table_id: str, error: Exception) -> SetAside:
        """Set it aside: at once for this server, and in the database if that can be. Returns what to raise."""
        why = (str(error) if isinstance(error, CannotResume) else f"{type(error).__name__}: {error}")[:_WORDS_MOST]
        again = self._why.get(table_id) == why
        found = self.meet(table_id, why)
        self._defects.pop(table_id, None)
        if not again:
            self._metrics.aside.inc()
            _LOG.error("table set aside", exc_info=error, extra={"table": table_id, "reason": why})
        try:
            await self._records.journal.write(aside_write(table_id, why))
        except NotStored:
            _LOG.error("table set aside in memory alone", extra={"table": table_id})
        return found

    def too_often(self, table_id: str) -> bool:
        """Count a defect of a table; True if it has had too many of late."""
        now = time.monotonic()
        for known in [known for known, times in self._defects.items() if times[-1] < now - _SPAN_S]:
            del self._defects[known]
        times = self._defects.setdefault(table_id, deque(maxlen=_DEFECTS))
        times.append(now)
        return len(times) == _DEFECTS and times[0] > now - _SPAN_S

    async def resumed(self) -> list[str]:
        """The tables that somebody has resumed since the last look; they are set aside no more."""
        if not self._why:
            return []
        still = set(await self._records.aside())
        found = [table_id for table_id in self._why if table_id not in still]
        for table_id in found:
            del self._why[table_id]
        return found
