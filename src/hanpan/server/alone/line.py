"""A table's line inside a browser: what a socket is to a server, without the network between."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from hanpan.server.alone.local_tables import LocalTables
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import NotStored
from hanpan.server.tables import speech
from hanpan.server.tables.memory import CannotResume
from hanpan.server.tables.streams import NOT_YOUR_SEAT, RESTART, Stream
from hanpan.server.tables.table import Gone, Table
from hanpan.server.wire import PROTOCOL_VERSION, Hello, Problem, Reload

_LOG = logging.getLogger("hanpan.alone")
_NO_TABLE = 4404
_ASIDE = 4423
_OUTDATED = 4426
_DEFECT = 1011

Send = Callable[[str], None]
Close = Callable[[int], None]


class Line:
    """One page that looks at a table. `say` is what it says; what it is told goes out by `send`."""

    def __init__(self, local: LocalTables, user: UserRow, table_id: str, send: Send, close: Close) -> None:
        self._local = local
        self._user = user
        self._table_id = table_id
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._stream = Stream(None, user.id, local.settings.limits)
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._tell_all(send, close))]

    def say(self, text: str) -> None:
        """A message of the page."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        """The page has gone."""
        self._said.put_nowait(None)

    async def _run(self) -> None:
        stream, table = self._stream, None
        try:
            table = await self._local.get(self._table_id)
            if table is None:
                stream.finish(_NO_TABLE)
                return
            hello = await self._hello()
            if hello is None or not self._placed(table, hello):
                return
            stream.known = hello.known
            await table.enter(stream)
            while (text := await self._said.get()) is not None:
                await self._take(table, text)
        except (Gone, NotStored):
            stream.finish(RESTART)
        except CannotResume as error:
            _LOG.error("table cannot be told", extra={"table": self._table_id, "reason": str(error)})
            stream.finish(_ASIDE)
        except Exception:
            _LOG.exception("defect", extra={"table": self._table_id})
            stream.finish(_DEFECT)
        finally:
            if table is not None:
                with suppress(Gone, NotStored):
                    await table.leave(stream)
            stream.finish(RESTART)

    async def _hello(self) -> Hello | None:
        """The first message; None where the page is of another version, or has gone."""
        while (text := await self._said.get()) is not None:
            try:
                message = speech.read(text)
            except speech.Unreadable as error:
                self._problem("malformed", str(error), text)
                continue
            if not isinstance(message, Hello):
                self._problem("hello_first", "the first message must be hello", message)
            elif message.version != PROTOCOL_VERSION:
                self._stream.tell(Reload(PROTOCOL_VERSION))
                self._stream.finish(_OUTDATED)
                return None
            else:
                return message
        return None

    def _placed(self, table: Table, hello: Hello) -> bool:
        """At the seat that the key opens; without one as a spectator. False: neither."""
        if hello.judge:
            self._problem("no_judge", "this account is not a judge")
        elif hello.key is None:
            return True
        else:
            seat = speech.seat_of(table.memory, hello.key)
            if seat is not None:
                speech.sit(table.memory, self._stream, seat, hello)
                return True
            self._problem("wrong_key", "this key opens no seat at this table")
        self._stream.finish(NOT_YOUR_SEAT)
        return False

    async def _take(self, table: Table, text: str) -> None:
        try:
            message = speech.read(text)
        except speech.Unreadable as error:
            self._problem("malformed", str(error), text)
            return
        objection = await speech.carry_out(table, self._stream, message, partial(table.resync, self._stream))
        if objection is not None:
            self._problem(*objection)

    def _problem(self, code: str, words: str, about: object = None) -> None:
        self._stream.tell(Problem(code, words, speech.id_of(about)))

    async def _tell_all(self, send: Send, close: Close) -> None:
        while (text := await self._stream.take()) is not None:
            send(text)
        close(self._stream.close_code or RESTART)
