"""Whether the server takes in more: another table, somebody for the queue, another spectator.

Games that go on come first. What is new is refused, in words, while the event loop runs late, and once the tables fill
the memory; one visitor and one address have their share of them. Tables of tournaments always open: their players wait.
"""

import asyncio
import logging
import threading
import time
from collections import Counter
from typing import NamedTuple

from hanpan import system
from hanpan.server.metrics import Metrics
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.records import Records

_LOG = logging.getLogger("hanpan.admission")
DAY_MS = 86_400_000
_BEATS_S = 0.25  # between two looks at the loop
_MEMORY_SHARE = 2  # tables may fill one half of the memory


class Lag:
    """Whether the event loop has run late for long, as its own beats tell; plain arithmetic on seconds."""

    def __init__(self, late_s: float, after_s: float) -> None:
        """Late is `late_s` behind a beat, long `after_s` without one beat in time; 0: never."""
        self._late_s, self._after_s = late_s, after_s
        self.busy = False
        self.seconds = 0.0  # how late the last beat was
        self._since: float | None = None  # since when every beat has contradicted `busy`

    def beat(self, late_s: float, now: float) -> bool:
        """One more beat, so late; whether `busy` has changed. The end of it takes as long as the beginning."""
        self.seconds = late_s
        late = bool(self._late_s) and late_s > self._late_s
        if late == self.busy:
            self._since = None
            return False
        if self._since is None:
            self._since = now
        if now - self._since < self._after_s:
            return False
        self.busy, self._since = late, None
        return True


class _Opened(NamedTuple):
    address: str
    at: int


class Admission:
    """Asked before something new begins."""

    def __init__(self, settings: Settings, records: Records, metrics: Metrics, memory: int | None = None) -> None:
        """`memory`: bytes of the machine; None: it is asked."""
        limits = settings.limits
        self._settings = settings
        self._records = records
        found = system.memory() if memory is None else memory
        fitting = found // _MEMORY_SHARE // (limits.table_kib * 1024)
        self.most = min(limits.live_tables, fitting) if found else limits.live_tables
        self.lag = Lag(settings.busy_lag_s, settings.busy_after_s)
        self._opened: dict[str, _Opened] = {}
        self._by_address: Counter[str] = Counter()
        self.tables = 0  # in memory, as the register says
        metrics.tell_of_load(lambda: self.lag.seconds, lambda: self.busy)

    @property
    def busy(self) -> bool:
        """Whether the event loop is so late that nothing new begins."""
        return self.lag.busy

    @property
    def shut(self) -> bool:
        """Whether nothing new begins now, whoever asks."""
        return self.busy or self.tables >= self.most

    def check(self) -> None:
        """Raises ApiError where nothing new begins now."""
        if self.busy:
            raise ApiError(
                503,
                "server_busy",
                "the server is busy at the moment: games go on, but nothing new begins; try again in a minute",
                ko="지금은 서버가 바빠서 새로 시작할 수 없습니다. 진행 중인 판은 계속됩니다. 잠시 뒤 다시 해 보십시오",
            )
        if self.tables >= self.most:
            raise ApiError(
                503,
                "server_full",
                f"this server is full: it has {self.most} games; games go on, but no new one begins until one ends",
                {"most": self.most},
                ko=f"서버에 {self.most}판이 있어 가득 찼습니다. 한 판이 끝나야 새로 시작할 수 있습니다",
            )

    async def check_room(self, user_id: str, address: str | None = None) -> None:
        """Raises ApiError if no table can be opened now, or not by this user from this address."""
        self.check()
        limits = self._settings.limits
        opened = await self._records.count_open(user_id, self._settings.now() - DAY_MS)
        if opened >= limits.tables_per_user:
            raise ApiError(429, "too_many_tables", f"you have {opened} games under way; finish or give up some of them")
        here = 0 if address is None else self._by_address[address]
        if here >= limits.tables_per_address:
            raise ApiError(
                429,
                "too_many_tables_here",
                f"{here} games opened from this address are not over; finish some of them first",
                ko=f"이 주소에서 연 판 {here}개가 끝나지 않았습니다. 먼저 몇 판을 끝내십시오",
            )

    def opened(self, table_id: str, address: str) -> None:
        """A table was opened from there."""
        self._opened[table_id] = _Opened(address, self._settings.now())
        self._by_address[address] += 1

    def over(self, table_id: str) -> None:
        """A table is over; nothing for one that was not counted."""
        found = self._opened.pop(table_id, None)
        if found is None:
            return
        self._by_address[found.address] -= 1
        if not self._by_address[found.address]:
            del self._by_address[found.address]

    def forget_old(self) -> None:
        """Tables of yesterday count no more, as for their owners."""
        since = self._settings.now() - DAY_MS
        for table_id in [table_id for table_id, opened in self._opened.items() if opened.at <= since]:
            self.over(table_id)

    async def listen(self) -> None:
        """Look how late the present event loop is, until cancelled. Time without a core is not its own."""
        thread = threading.get_native_id()
        while True:
            due, waited = time.monotonic() + _BEATS_S, system.on_core(thread).waited
            await asyncio.sleep(_BEATS_S)
            now = time.monotonic()
            late = max(0.0, now - due - (system.on_core(thread).waited - waited))
            if self.lag.beat(late, now):
                facts = {"late_s": round(late, 3), "tables": self.tables}
                _LOG.warning(
                    "nothing new begins: the server is busy" if self.busy else "the server is busy no more", extra=facts
                )
