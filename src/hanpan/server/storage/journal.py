"""One writer for everything: the writes of many tables share a transaction, and a write is done when
its transaction is committed.

While one transaction is on its way to the disk the next writes gather, so that a busy server
commits as often as the disk allows and each commit carries more. The writer has a thread and a
connection of its own: a commit costs the event loop one wait, however many statements it has.

Whatever a write raises ends that write alone. While the database itself fails every write is refused at once, and the
first that is stored again ends the outage (outage.py). Nothing is acknowledged that went into a database which is this
server's no more: `owner` is asked before each commit and after it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from sqlalchemy import Engine, insert, text
from sqlalchemy.exc import IntegrityError

from hanpan.server.storage import schema
from hanpan.server.storage.outage import Outage, is_outage, name_of, why
from hanpan.server.storage.statements import sql_of
from hanpan.server.storage.writes import CHANGE, Conflict, NotStored, Statement, Write

_LOG = logging.getLogger("hanpan.storage")
_FRESH_S = 1.0  # a commit so recent tells that storing works
_PATIENCE_S = 2.0  # for a commit that is made only to see whether storing works


class Owner(Protocol):
    """Who knows whether the database is still this server's."""

    def check(self) -> None:
        """Before a commit. Raises NotOwner."""
        ...

    def confirm(self) -> None:
        """After a commit. Raises NotOwner."""
        ...


class Trouble(NamedTuple):
    """Why nothing can be stored: a code to act on, and words to read."""

    code: str
    words: str


NEW_USER = Statement(0, insert(schema.users))
NEW_SESSION = Statement(1, insert(schema.sessions))
NEW_RUN = Statement(6, insert(schema.daily_runs))
_LOOK = Statement(CHANGE, text("SELECT 1"))
_NOTHING = Statement(CHANGE, text("UPDATE alembic_version SET version_num = version_num"))


class _Waiting(NamedTuple):
    writes: Sequence[Write]
    done: "asyncio.Future[None]"


class Journal:
    """Start it once; `write` from anywhere; `close` waits for what is under way."""

    def __init__(
        self,
        engine: Engine,
        on_commit: Callable[[int, float], None] | None = None,
        owner: Owner | None = None,
    ) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._on_commit = on_commit
        self._owner = owner
        self._queue: list[_Waiting] = []
        self._batch: list[_Waiting] = []  # on its way to the disk
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._probe: asyncio.Task[None] | None = None
        self._stored_at = float("-inf")
        self._closing = False
        self._stopped = False  # the writer ended by itself, and nothing has been stored since
        self.outage = Outage()

    def start(self) -> None:
        """Begin to commit."""
        self._task = asyncio.create_task(self._run(), name="journal")
        self._task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Commit what was given so far, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown()
        self._engine.dispose()

    async def write(self, *writes: Write) -> None:
        """All of them or none; returns when they are on the disk. Raises NotStored or Conflict."""
        if self._closing:
            raise NotStored("the server is stopping")
        if self._task is not None and self._task.done():
            self.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(writes, done))
        self._wake.set()
        await done

    async def trouble(self) -> Trouble | None:
        """Why nothing can be stored now, or None; looked at anew by a commit of nothing, at most once a second."""
        if time.monotonic() - self._stored_at < _FRESH_S and self.outage.reason is None and not self._stopped:
            return None
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self.write(Write(_NOTHING, {})))
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await asyncio.shield(self._probe)
        except TimeoutError:
            return Trouble("database_slow", f"the database has not answered for {_PATIENCE_S:g} seconds")
        except NotStored:  # why is in the log: anybody may read this answer
            if not self.outage.owned:
                return Trouble("database_lost", "the database is this server's no more; its log says why")
            return Trouble("database_down", "nothing can be stored; the server's log says why")
        return None

    async def watch(self) -> None:
        """See whether the database is there and still this server's, though nobody may be writing."""
        if self.outage.reason is not None:
            await self.trouble()
            return
        error = await self._committed([_Waiting([Write(_LOOK, {})], asyncio.get_running_loop().create_future())])
        if error is not None and is_outage(error):
            self.outage.failed(error)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._batch, self._queue = self._queue, []
            if self._batch:
                await self._commit_all(self._batch)
            elif self._closing:
                return
            if self._queue or self._closing:
                self._wake.set()

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """The writer has ended. If nobody told it to, nobody waits for it in vain; the next write starts it again."""
        error = None if task.cancelled() else task.exception()
        if self._closing and error is None:
            return
        self._stopped = True
        waiting, self._batch, self._queue = [*self._batch, *self._queue], [], []
        for one in waiting:
            _settle(one, NotStored("the writer has stopped"))
        if error is not None:
            _LOG.critical("the writer has stopped", exc_info=error, extra={"writes": len(waiting)})

    async def _commit_all(self, batch: list[_Waiting]) -> None:
        started = time.perf_counter()
        error = await self._committed(batch)
        if error is not None and len(batch) > 1 and not is_outage(error):
            # One bad write must not take the others with it.
            for waiting in batch:
                self._settle(waiting, await self._committed([waiting]))
            return
        for waiting in batch:
            self._settle(waiting, error)
        if self._on_commit is not None and error is None:
            self._on_commit(len(batch), time.perf_counter() - started)

    def _settle(self, waiting: _Waiting, error: Exception | None) -> None:
        if error is None:
            self._stored_at, self._stopped = time.monotonic(), False
            self.outage.worked()
            _settle(waiting, None)
        elif isinstance(error, IntegrityError):
            _settle(waiting, Conflict(why(error)))
        else:
            if is_outage(error):
                self.outage.failed(error)
            else:
                _LOG.error("a write was not stored", extra={"error": name_of(error), "reason": why(error)})
            _settle(waiting, NotStored(why(error)))

    async def _committed(self, batch: list[_Waiting]) -> Exception | None:
        """None, or why the batch is not stored where it will be found.

        Whether the database is still this server's is looked at here and not in the writer's thread: each look would
        let the interpreter's lock go there, and wait for it again behind everything the event loop has to do.
        """
        try:
            if self._owner is not None:
                self._owner.check()
            error = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
            if error is None and self._owner is not None:
                self._owner.confirm()
        except Exception as lost:
            return lost
        return error

    def _commit(self, batch: list[_Waiting]) -> Exception | None:
        """None, or what kept the batch from being stored, whatever it is: the writer outlives every write."""
        try:
            with self._engine.begin() as connection:
                for statement, rows in _grouped(batch):
                    connection.execute(sql_of(statement), rows)
        except Exception as error:
            return error
        return None


def _grouped(batch: list[_Waiting]) -> list[tuple[Statement, list[Mapping[str, object]]]]:
    """The rows of all writes by statement, in the order of the statements."""
    groups: dict[int, tuple[Statement, list[Mapping[str, object]]]] = {}
    for waiting in batch:
        for write in waiting.writes:
            groups.setdefault(id(write.statement), (write.statement, []))[1].append(write.values)
    return sorted(groups.values(), key=lambda group: group[0].order)


def _settle(waiting: _Waiting, error: NotStored | None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
