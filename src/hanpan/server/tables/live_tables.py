"""All live tables. A table comes into memory when somebody asks for it, or at the start if it is being
played, and leaves it when nobody looks any more. One server owns a database, so a table lives once."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from hanpan.server.admission import DAY_MS, Admission
from hanpan.server.daily import DailyRuns
from hanpan.server.metrics import Metrics
from hanpan.server.settings import Settings
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.outage import is_outage
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import SeatMark, UserRow
from hanpan.server.storage.writes import Conflict, NotStored, Saved, Write, new_table_writes, round_write
from hanpan.server.tables.aside import Asides
from hanpan.server.tables.bots import Minds
from hanpan.server.tables.context import Ends, TableContext
from hanpan.server.tables.memory import CannotResume, TableMemory, restore
from hanpan.server.tables.table import Gone, Table
from hanpan.server.work import working_on

_LOG = logging.getLogger("hanpan.tables")
Renamed: TypeAlias = Callable[[str, UserRow, SeatMark | None], Awaitable[None]]
_CHUNK = 200  # tables that are loaded at once at the start
_SWEEP_S = 5.0
_SWEPT_AGAIN_MS = 60_000  # the time of day may have been set back a little since the last sweep


class LiveTables:
    """The register of live tables."""

    def __init__(
        self,
        settings: Settings,
        records: Records,
        journal: Journal,
        minds: Minds,
        metrics: Metrics,
        daily: DailyRuns,
        ends: Ends,
    ) -> None:
        self._settings = settings
        self._records = records
        self._outage = journal.outage
        self._metrics = metrics
        self._context = TableContext(settings, journal, minds, metrics, self, daily, ends)
        self._asides = Asides(records, metrics)
        self.admission = Admission(settings, records, metrics)
        self._tables: dict[str, Table] = {}
        self._sitters: dict[str, set[str]] = {}  # by table: who sits there, or has sat there since it came into memory
        self._sitting: dict[str, set[str]] = {}  # the same by person
        self._arriving: set[str] = set()  # being brought back
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._others: set[asyncio.Task[None]] = set()
        self._swept_at = settings.now()
        self.ready = False
        self.renamed: list[Renamed] = []  # who else must know that somebody goes by another name
        metrics.count_tables(lambda: len(self._tables))
        metrics.count_aside(lambda: self._asides.count)

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # --- start and stop ---

    async def start(self) -> None:
        """Bring every table that is being played back into memory, or set it aside; then watch the time.

        No bot thinks before `wake`.
        """
        started = time.perf_counter()
        for table_id in await self._records.aside():
            self._asides.meet(table_id, None)
        ids = await self._records.unfinished()
        for at in range(0, len(ids), _CHUNK):
            for saved in await self._loaded(ids[at : at + _CHUNK]):
                if saved.table.id not in self._tables:
                    with suppress(CannotResume, Gone):
                        await self._bring_back(saved)
        self.ready = True
        seconds = round(time.perf_counter() - started, 3)
        _LOG.info("tables resumed", extra={"tables": len(self._tables), "of": len(ids), "seconds": seconds})
        if self._settings.tick_s:
            self._tasks = [asyncio.create_task(self._watch_time()), asyncio.create_task(self._watch_storage())]

    def wake(self) -> None:
        """The server listens: bots may think from now on, table after table."""
        self._context.awake = True
        self._spawn("", self._wake_all())

    async def close(self) -> None:
        """Stop the clocks and send everybody away; what is stored stays."""
        self.ready = False
        for task in [*self._tasks, *self._loading.values(), *self._others]:
            task.cancel()
        for table in list(self._tables.values()):
            table.leave_memory()

    # --- tables ---

    async def get(self, table_id: str) -> Table | None:
        """The live table of that id, loaded if need be; None if there is no such table.

        Raises CannotResume; SetAside if the table is set aside, perhaps just now.
        """
        table = self._tables.get(table_id)
        if table is not None:
            return table
        self._asides.check(table_id)
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
        return [table for table in self._tables.values() if table.memory.calls]

    async def open(self, saved: Saved, writes: Iterable[Write] = (), *, address: str | None = None) -> Table:
        """Store a new table, with what belongs to it, and bring it into memory; it begins at once if it is full.

        `address`: where it was opened from, if somebody opened it.
        """
        await self._records.journal.write(
            *new_table_writes(saved.table, saved.seats.values(), saved.log, saved.snapshots), *writes
        )
        if address is not None:
            self.admission.opened(saved.table.id, address)
        return await self._bring_back(saved, address)

    async def check_room(self, user_id: str, address: str | None = None) -> None:
        """Raises ApiError if the server takes no more tables, or not of this user or from this address."""
        await self.admission.check_room(user_id, address)

    def adopt(self, saved: Saved) -> None:
        """A table that was just stored comes into memory."""
        self._spawn(saved.table.id, self._bring_back(saved))

    def raised(self, table_id: str, error: Exception) -> None:
        """The table raised something it should not have, and has left the memory; the third time it is set aside.

        What cannot be told again at all is set aside at once.
        """
        if not self.ready or table_id in self._arriving or self._excused(error):
            return
        self._metrics.raised.inc()
        if isinstance(error, CannotResume) or self._asides.too_often(table_id):
            self._spawn(table_id, self._asides.put(table_id, error))
        else:
            _LOG.error("table dropped", exc_info=error, extra={"table": table_id})

    def read_again(self) -> None:
        """All tables leave the memory: somebody else may have written their logs."""
        for table in list(self._tables.values()):
            table.leave_memory()

    def drop(self, table_id: str) -> None:
        """The table leaves the memory; whoever asks for it next gets it from the database."""
        self._tables.pop(table_id, None)
        self.admission.tables = len(self._tables)
        for user_id in self._sitters.pop(table_id, ()):
            self._sitting[user_id].discard(table_id)
            if not self._sitting[user_id]:
                del self._sitting[user_id]

    def sits(self, table_id: str, user_id: str) -> None:
        """Somebody sits at a table from now on."""
        if table_id in self._tables:
            self._sitters.setdefault(table_id, set()).add(user_id)
            self._sitting.setdefault(user_id, set()).add(table_id)

    async def rename(self, user_id: str, now: UserRow, mark: SeatMark | None = None) -> None:
        """A user goes by another name, or is another account from now on; or has left (`mark`)."""
        for table_id in list(self._sitting.get(user_id, ())):
            table = self._tables.get(table_id)
            if table is not None and any(seat.user_id == user_id for seat in table.memory.seats.values()):
                with self._contained(table.id):
                    await table.rename(user_id, now.id, now.name, mark or now.mark)
        for follower in self.renamed:
            await follower(user_id, now, mark)

    # --- time ---

    async def tick(self) -> None:
        """Let every table do what the time demands."""
        now = self._settings.ticks()
        due = [table for table in self._tables.values() if table.due is not None and table.due <= now]
        # At once: what they store shares a commit.
        await asyncio.gather(*(self._tick(table) for table in due))

    async def sweep(self) -> None:
        """Forget tables nobody looks at, close those nobody joins, and see what the administrator ended or resumed."""
        now, ticks = self._settings.now(), self._settings.ticks()
        since, self._swept_at = min(self._swept_at, now) - _SWEPT_AGAIN_MS, now
        for table_id in await self._records.ended_since(since):
            self.admission.over(table_id)
            table = self._tables.get(table_id)
            if table is not None and table.memory.ending is None:
                table.leave_memory()
        self.admission.forget_old()
        await self._forget_idle(ticks)
        for table in [table for table in self._tables.values() if table.audience.has_judges]:
            await table.dismiss_judges()
        for table_id in await self._asides.resumed():
            with self._contained(table_id):
                await self.get(table_id)
        waiting = self._settings.calendar() - self._settings.waiting_days * DAY_MS
        for table_id in await self._records.waiting_since(waiting):
            with self._contained(table_id):
                await self._close_waiting(table_id)
        for table_id in await self._records.untouched_since(waiting):
            with self._contained(table_id):
                await self._close_untouched(table_id)

    async def _forget_idle(self, ticks: int) -> None:
        """Tables that nobody looks at leave the memory; what is written about many of them shares a commit."""
        idle = [table for table in self._tables.values() if ticks - table.used_at > self._kept_ms(table) and table.idle]
        for at in range(0, len(idle), _CHUNK):
            some = idle[at : at + _CHUNK]
            writes = [round_write(table.id, table.memory.round, table.memory.progress) for table in some]
            await self._records.journal.write(*writes)
            for table in some:
                if table.idle and self._tables.get(table.id) is table:
                    table.leave_memory()

    def _kept_ms(self, table: Table) -> int:
        """How long a table stays in memory that nobody looks at."""
        over = table.memory.ending is not None
        return (self._settings.over_s if over else self._settings.idle_s) * 1000

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(self._settings.tick_s)
            try:
                await self.tick()
            except Exception:
                _LOG.exception("tick failed")

    async def _watch_storage(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_S)
            try:
                await self.sweep()
            except NotStored:
                continue  # the writer has written down why
            except Exception as error:
                if is_outage(error):
                    self._outage.failed(error)
                else:
                    _LOG.exception("sweep failed")

    # --- inside ---

    async def _tick(self, table: Table) -> None:
        with self._contained(table.id):
            try:
                await table.tick()
            except NotStored:
                return

    @contextmanager
    def _contained(self, table_id: str) -> Iterator[None]:
        """Whatever one table raises is written down, if it has not been, and keeps nobody else from their turn."""
        try:
            yield
        except (Gone, CannotResume):
            return
        except NotStored:
            raise
        except Exception as error:
            if is_outage(error):
                raise
            if table_id in self._tables:
                _LOG.exception("table failed", extra={"table": table_id})

    async def _close_waiting(self, table_id: str) -> None:
        table = await self.get(table_id)
        if table is None:
            return
        async with table.turn():
            if table.memory.match is None and table.memory.ending is None:
                await table.end("ended", None, None, None)
                table.publish()

    async def _close_untouched(self, table_id: str) -> None:
        """A table that began by itself, as against a bot, and at which nobody has ever done anything."""
        table = await self.get(table_id)
        if table is None:
            return
        async with table.turn():
            if table.memory.ending is None and table.audience.empty:
                await table.end("ended", None, None, None)
                table.publish()

    async def _wake_all(self) -> None:
        for table in list(self._tables.values()):
            _LOG.debug("table woken", extra={"table": table.id})
            with self._contained(table.id):
                await table.wake()

    async def _load(self, table_id: str) -> Table | None:
        if not self._outage.owned:
            # What was written just as the database went away must not be told as done from there.
            raise NotStored("the database is this server's no more")
        found = await self._records.load([table_id])
        if not found:
            return None
        if found[0].table.status == "aside" and found[0].table.secret:
            raise self._asides.meet(table_id, found[0].table.fault)
        return self._tables.get(table_id) or await self._bring_back(found[0])

    async def _loaded(self, ids: list[str]) -> list[Saved]:
        """The tables with all that was kept of them; one that the database cannot give is set aside."""
        try:
            return await self._records.load(ids)
        except Exception:
            if len(ids) == 1:
                raise
        found: list[Saved] = []
        failed: dict[str, Exception] = {}
        for table_id in ids:
            try:
                found += await self._records.load([table_id])
            except Exception as error:
                failed[table_id] = error
        if not found:
            raise next(iter(failed.values()))  # it is not the tables
        for table_id, failure in failed.items():
            await self._asides.put(table_id, failure)
        return found

    async def _bring_back(self, saved: Saved, address: str | None = None) -> Table:
        """Into memory. Raises SetAside where that cannot be, whatever the reason; CannotResume if the game is over."""
        table_id = saved.table.id
        _LOG.debug("table brought back", extra={"table": table_id})
        try:
            with working_on(table_id):
                memory = await self._restored(saved)
            if (known := self._tables.get(table_id)) is not None:
                return known  # somebody else has brought it while a thread read the log
            memory.address = address
            table = Table(self._context, memory)
            self._tables[table_id] = table
            self.admission.tables = len(self._tables)
            for seat in memory.seats.values():
                if seat.user_id is not None:
                    self.sits(table_id, seat.user_id)
            self._arriving.add(table_id)
            await table.begin_if_full()
        except Exception as error:
            if isinstance(error, Gone) or self._excused(error):
                raise
            self.drop(table_id)
            if saved.table.status == "over":
                raise CannotResume(str(error)) from error
            raise await self._asides.put(table_id, error) from error
        finally:
            self._arriving.discard(table_id)
        return table

    async def _restored(self, saved: Saved) -> TableMemory:
        """The table as its log leaves it; a long log is read by a thread, while the loop serves the others."""
        now = self._settings.ticks()
        if len(saved.log) <= self._settings.long_log:
            return restore(saved, now)
        return await asyncio.to_thread(restore, saved, now)

    def _excused(self, error: Exception) -> bool:
        """Whether it is the database's fault, and not the table's."""
        if isinstance(error, NotStored):
            return isinstance(error, Conflict) or self._outage.reason is not None
        return is_outage(error)

    def _spawn(self, table_id: str, work: Coroutine[Any, Any, object]) -> None:
        async def contained() -> None:
            with suppress(NotStored), self._contained(table_id):
                await work

        task = asyncio.create_task(contained())
        self._others.add(task)
        task.add_done_callback(self._others.discard)
