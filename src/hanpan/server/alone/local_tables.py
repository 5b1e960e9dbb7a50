"""The tables of one visitor, in memory and on the shelf."""

import asyncio
import logging
from contextlib import suppress

from hanpan.server.alone.around import Alone, Mind, NoDays, Uncounted
from hanpan.server.alone.shelf import Shelf
from hanpan.server.settings import Settings
from hanpan.server.storage.writes import Saved, new_table_writes
from hanpan.server.tables.context import TableContext
from hanpan.server.tables.memory import CannotResume, restore
from hanpan.server.tables.table import Gone, Table

_LOG = logging.getLogger("hanpan.alone")


class LocalTables:
    """Brings tables into memory when they are asked for, and lets time pass for them."""

    def __init__(self, shelf: Shelf, settings: Settings) -> None:
        self.shelf = shelf
        self.settings = settings
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._others: set[asyncio.Task[None]] = set()
        around = (Mind(), Uncounted(), self, NoDays(), Alone())
        self._context = TableContext(settings, shelf, *around, awake=True)

    async def get(self, table_id: str) -> Table | None:
        """The table of that id; None if there is none. Raises CannotResume."""
        async with self._loading:
            table = self._tables.get(table_id)
            if table is None and (saved := self.shelf.find(table_id)) is not None:
                table = await self._bring(saved)
        return table

    def live(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    async def open(self, saved: Saved) -> Table:
        """Keep a new table and begin it."""
        await self.shelf.write(*new_table_writes(saved.table, saved.seats.values(), saved.log, saved.snapshots))
        return await self._bring(saved)

    async def tick(self) -> None:
        """Let every table do what the time demands."""
        now = self.settings.ticks()
        for table in list(self._tables.values()):
            if table.due is not None and table.due <= now:
                with suppress(Gone):
                    await table.tick()

    # --- what tables ask for (tables/context.py) ---

    def drop(self, table_id: str) -> None:
        """The table leaves the memory."""
        self._tables.pop(table_id, None)

    def adopt(self, saved: Saved) -> None:
        """A table that was just stored comes into memory."""
        task = asyncio.create_task(self._adopt(saved))
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    async def check_room(self, user_id: str, address: str | None = None) -> None:
        """There is room: the shelf forgets the oldest."""

    def sits(self, table_id: str, user_id: str) -> None:
        """It is always the same visitor."""

    def raised(self, table_id: str, error: Exception) -> None:
        """The table raised something and has left the memory; it comes back as it is stored."""
        _LOG.error("table dropped", exc_info=error, extra={"table": table_id})

    async def _adopt(self, saved: Saved) -> None:
        with suppress(Gone, CannotResume):
            await self.get(saved.table.id)

    async def _bring(self, saved: Saved) -> Table:
        table = Table(self._context, restore(saved, self.settings.ticks()))
        self._tables[table.id] = table
        await table.begin_if_full()
        return table
