"""All live tables. A table comes into memory when somebody asks for it, or at the start if it is being
played, and leaves it when nobody looks any more. One server owns a database, so a table lives once."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any

from hanpan.server.daily import DailyRuns
from hanpan.server.metrics import Metrics
from hanpan.server.settings import Settings
from hanpan.server.storage.journal import Journal, NotStored, Write
from hanpan.server.storage.outage import is_outage
from hanpan.server.storage.records import Records, Saved, ended_write, log_write, new_table_writes, round_write
from hanpan.server.storage.rows import LogRow
from hanpan.server.tables.bots import Minds
from hanpan.server.tables.entries import Ended, body_of
from hanpan.server.tables.house import House
from hanpan.server.tables.standing import CannotResume, restore
from hanpan.server.tables.table import Gone, Table

_LOG = logging.getLogger("hanpan.tables")
_CHUNK = 200  # tables that are loaded at once at the start
_SWEEP_S = 5.0
_SWEPT_AGAIN_MS = 60_000  # the time of day may have been set back a little since the last sweep
_DAY_MS = 86_400_000


class Hub:
    """The register of live tables."""

    def __init__(
        self,
        settings: Settings,
        records: Records,
        journal: Journal,
        minds: Minds,
        metrics: Metrics,
        daily: DailyRuns,
    ) -> None:
        self._settings = settings
        self._records = records
        self._house = House(settings, journal, minds, metrics, self, daily)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._others: set[asyncio.Task[None]] = set()
        self._swept_at = settings.now()
        self.ready = False
        metrics.count_tables(lambda: len(self._tables))

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # --- start and stop ---

    async def start(self) -> None:
        """Bring every table that is being played back into memory; then watch the time."""
        started = time.perf_counter()
        ids = await self._records.unfinished()
        for at in range(0, len(ids), _CHUNK):
            for saved in await self._records.load(ids[at : at + _CHUNK]):
                if saved.table.id not in self._tables:
                    await self._resume(saved)
        self.ready = True
        seconds = round(time.perf_counter() - started, 3)
        _LOG.info("tables resumed", extra={"tables": len(ids), "seconds": seconds})
        if self._settings.tick_s:
            self._tasks = [asyncio.create_task(self._watch_time()), asyncio.create_task(self._watch_storage())]

    async def close(self) -> None:
        """Stop the clocks and send everybody away; what is stored stays."""
        self.ready = False
        for task in [*self._tasks, *self._loading.values(), *self._others]:
            task.cancel()
        for table in list(self._tables.values()):
            table.leave_memory()

    # --- tables ---

    async def get(self, table_id: str) -> Table | None:
        """The live table of that id, loaded if need be; None if there is no such table. Raises CannotResume."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def live(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def calling(self) -> list[Table]:
        """The tables at which somebody waits for a judge; all of them are being played, so all are in memory."""
        return [table for table in self._tables.values() if table.standing.calls]

    async def open(self, saved: Saved, writes: Iterable[Write] = ()) -> Table:
        """Store a new table, with what belongs to it, and bring it into memory; it begins at once if it is full."""
        await self._records.journal.write(
            *new_table_writes(saved.table, saved.seats.values(), saved.log, saved.snapshots), *writes
        )
        table = self._take_in(saved)
        await table.begin_if_full()
        return table

    def adopt(self, saved: Saved) -> None:
        """A table that was just stored comes into memory."""
        table = self._take_in(saved)
        self._aside(table.begin_if_full())

    def drop(self, table_id: str) -> None:
        """The table leaves the memory; whoever asks for it next gets it from the database."""
        self._tables.pop(table_id, None)

    async def rename(self, user_id: str, new_owner: str, name: str) -> None:
        """A user goes by another name, or is another account from now on."""
        for table in list(self._tables.values()):
            if any(seat.user_id == user_id for seat in table.standing.seats.values()):
                try:
                    await table.rename(user_id, new_owner, name)
                except Gone:
                    continue

    # --- time ---

    async def tick(self) -> None:
        """Let every table do what the time demands."""
        now = self._settings.ticks()
        due = [table for table in self._tables.values() if table.due is not None and table.due <= now]
        # At once: what they store shares a commit.
        await asyncio.gather(*(self._tick(table) for table in due))

    async def sweep(self) -> None:
        """Forget tables nobody looks at, close those nobody joins, and see what the administrator ended."""
        now, ticks = self._settings.now(), self._settings.ticks()
        since, self._swept_at = min(self._swept_at, now) - _SWEPT_AGAIN_MS, now
        for table_id in await self._records.ended_since(since):
            table = self._tables.get(table_id)
            if table is not None and table.standing.ending is None:
                table.leave_memory()
        for table in list(self._tables.values()):
            if table.idle and ticks - table.used_at > self._settings.idle_s * 1000:
                await self._records.journal.write(round_write(table.id, table.standing.round))
                if table.idle:
                    table.leave_memory()
        waiting = self._settings.calendar() - self._settings.waiting_days * _DAY_MS
        for table_id in await self._records.waiting_since(waiting):
            table = await self.get(table_id)
            if table is not None:
                async with table.turn():
                    if table.standing.match is None and table.standing.ending is None:
                        await table.end("ended", None, None, None)
                        table.publish()

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(self._settings.tick_s)
            await self.tick()

    async def _watch_storage(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_S)
            try:
                await self.sweep()
            except NotStored:
                continue  # the writer has written down why
            except Exception as error:
                if is_outage(error):
                    self._house.journal.outage.failed(error)
                else:
                    _LOG.exception("sweep failed")

    # --- inside ---

    async def _tick(self, table: Table) -> None:
        try:
            await table.tick()
        except (Gone, NotStored):
            return
        except Exception:
            _LOG.exception("table dropped", extra={"table": table.id})

    async def _load(self, table_id: str) -> Table | None:
        found = await self._records.load([table_id])
        if not found:
            return None
        table = self._tables.get(table_id) or self._take_in(found[0])
        await table.begin_if_full()
        return table

    async def _resume(self, saved: Saved) -> None:
        """Into memory; a table that can never go on, because the rules have changed, is over."""
        row, now = saved.table, self._settings.now()
        try:
            await self._take_in(saved).begin_if_full()
        except CannotResume as error:
            _LOG.error("table cannot be resumed", extra={"table": row.id, "reason": str(error)})
            entry = LogRow(row.id, len(saved.log), now, None, None, body_of(Ended("ended", None)))
            await self._records.journal.write(log_write(entry), ended_write(row.id, "ended", None, now, row.round))

    def _take_in(self, saved: Saved) -> Table:
        standing = restore(saved, self._settings.ticks())
        table = self._tables[saved.table.id] = Table(self._house, standing)
        return table

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._others.add(task)
        task.add_done_callback(self._others.discard)
