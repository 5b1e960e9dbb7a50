"""One writer for everything: the writes of many tables share a transaction, and a write is done when
its transaction is committed.

While one transaction is on its way to the disk the next writes gather, so that a busy server
commits as often as the disk allows and each commit carries more. The writer has a thread and a
connection of its own: a commit costs the event loop one wait, however many statements it has.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Engine, Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hanpan.server.storage import schema


class NotStored(Exception):
    """The write did not reach the database, or nobody can tell whether it did."""


class Conflict(NotStored):
    """Something of the same key is there already."""


class Statement(NamedTuple):
    """A statement that runs for many rows. In one transaction the lower `order` comes first."""

    order: int
    sql: Executable


class Write(NamedTuple):
    """One row for a statement."""

    statement: Statement
    values: Mapping[str, object]


NEW_USER = Statement(0, insert(schema.users))
NEW_SESSION = Statement(1, insert(schema.sessions))
NEW_TABLE = Statement(2, insert(schema.tables))
NEW_SEAT = Statement(3, insert(schema.seats))
NEW_LOG = Statement(4, insert(schema.log))
NEW_SNAPSHOT = Statement(5, insert(schema.snapshots))
CHANGE = 9  # statements that change or delete rows come last


class _Waiting(NamedTuple):
    writes: Sequence[Write]
    done: "asyncio.Future[None]"


class Journal:
    """Start it once; `write` from anywhere; `close` waits for what is under way."""

    def __init__(self, engine: Engine, on_commit: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._on_commit = on_commit
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to commit."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Commit what was given so far, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        self._engine.dispose()

    async def write(self, *writes: Write) -> None:
        """All of them or none; returns when they are on the disk. Raises NotStored or Conflict."""
        if self._closing:
            raise NotStored("the server is stopping")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(writes, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit_all(batch)
            elif self._closing:
                return
            if self._queue or self._closing:
                self._wake.set()

    async def _commit_all(self, batch: list[_Waiting]) -> None:
        started = time.perf_counter()
        error = await self._committed(batch)
        if error is not None and len(batch) > 1:
            # One bad write must not take the others with it.
            for waiting in batch:
                _settle(waiting, await self._committed([waiting]))
            return
        for waiting in batch:
            _settle(waiting, error)
        if self._on_commit is not None:
            self._on_commit(len(batch), time.perf_counter() - started)

    async def _committed(self, batch: list[_Waiting]) -> NotStored | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: list[_Waiting]) -> NotStored | None:
        try:
            with self._engine.begin() as connection:
                for statement, rows in _grouped(batch):
                    connection.execute(statement.sql, rows)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            return NotStored(str(error))
        return None


def _grouped(batch: list[_Waiting]) -> list[tuple[Statement, list[Mapping[str, object]]]]:
    """The rows of all writes by statement, in the order of the statements."""
    groups: dict[int, tuple[Statement, list[Mapping[str, object]]]] = {}
    for waiting in batch:
        for write in waiting.writes:
            groups.setdefault(id(write.statement), (write.statement, []))[1].append(write.values)
    return sorted(groups.values(), key=lambda group: group[0].order)


def _settle(waiting: _Waiting, error: NotStored | None) -> None:
    if waiting.done.cancelled():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
