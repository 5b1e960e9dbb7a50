"""A table's socket: who speaks, how much, and what is said; the table itself does the rest.

The first message must be `hello`. Anything that cannot be read is answered with `problem` and changes
nothing; whoever goes on sending faster than allowed is sent away.
"""

import asyncio
import logging
import time
from asyncio import sleep
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from hanpan.server.addresses import counted
from hanpan.server.identity import COOKIE, DEVICE_COOKIE, hashed
from hanpan.server.limits import Bucket
from hanpan.server.origin import same_site
from hanpan.server.presence import SIGNED_OUT
from hanpan.server.services import Services, services_of
from hanpan.server.storage.outage import is_outage
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import NotStored
from hanpan.server.tables import speech
from hanpan.server.tables.aside import SetAside
from hanpan.server.tables.judges import Judge
from hanpan.server.tables.memory import CannotResume, TableMemory
from hanpan.server.tables.openings import is_id
from hanpan.server.tables.streams import NOT_YOUR_SEAT, RESTART, TOO_SLOW, Stream
from hanpan.server.tables.table import Gone, Table
from hanpan.server.wire import PROTOCOL_VERSION, FromClient, Hello, Problem, Reload

_LOG = logging.getLogger("hanpan.sockets")

NO_HELLO = 4400
NO_TABLE = 4404
ASIDE = 4423
OUTDATED = 4426
FLOOD = 4429
TOO_MANY = 4430
BUSY = 4432
TOO_LARGE = 1009
DEFECT = 1011


class _Closed(Exception):
    """The line is to be closed with this code, or is closed already (None)."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    """Look at a table, or sit at it."""
    services = services_of(socket.app.state)
    if not same_site(socket.headers, services.settings.origins):
        await socket.close(code=1008)  # before it is accepted: the browser sees a refused handshake
        return
    address = counted(socket.client.host) if socket.client is not None else "?"
    await socket.accept()
    entered, visitor = False, None
    services.metrics.sockets.inc()
    try:
        token = socket.cookies.get(COOKIE)
        user = await services.identity.find(token)
        visitor = user.id if user is not None else None
        entered = services.crowd.enter(address, visitor)
        if not entered:
            await socket.close(code=TOO_MANY)
            return
        session = hashed(token) if token and user is not None else None
        owner = await services.identity.browser_of(socket.cookies.get(DEVICE_COOKIE))
        await _Line(services, socket, address, user, session, owner).run(table_id)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        if _outage(services, error):
            await socket.close(code=RESTART)
        else:
            _LOG.exception("defect", extra={"table": table_id})
    finally:
        services.metrics.sockets.dec()
        if entered:
            services.crowd.leave(address, visitor)


class _Line:
    """One open socket."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, State],
        address: str,
        user: UserRow | None,
        session: str | None,
        owner: str | None,
    ) -> None:
        self._services = services
        self._socket = socket
        self._address = address
        self.user = user
        self.session = session
        self._owner = owner  # the account that logged in on this browser last, whoever speaks now
        self._stream: Stream | None = None
        self._limits = services.settings.limits
        self._bucket = Bucket(self._limits.socket)
        self._violations = 0
        self._resynced = float("-inf")  # when the last fresh welcome was asked for
        self._later: asyncio.Task[None] | None = None  # the next one

    async def run(self, table_id: str) -> None:
        """From the first message to the last."""
        self._stream = stream = Stream(None, self.user.id if self.user else None, self._limits)
        self._services.presence.enter(self)
        writer = asyncio.create_task(self._send_all(stream))
        table: Table | None = None
        try:
            table = await self._table(table_id)
            hello = await self._hello(stream)
            await self._place(table, hello, stream)
            stream.known = hello.known
            await table.enter(stream)
            while True:
                await self._take(table, stream, await self._receive(stream))
        except _Closed as closed:
            if closed.code is not None:
                stream.finish(closed.code)
        except (Gone, NotStored):
            stream.finish(RESTART)
        except CannotResume as error:
            if not isinstance(error, SetAside):
                _LOG.error("table cannot be told", extra={"table": table_id, "reason": str(error)})
            stream.finish(ASIDE)
        except Exception as error:
            if _outage(self._services, error):
                stream.finish(RESTART)
            else:
                stream.finish(DEFECT)
                raise
        finally:
            self._services.presence.leave(self)
            await self._part(table, stream, writer)

    def hang_up(self, code: int) -> None:
        """Close the line after what has been said."""
        if self._stream is not None:
            self._stream.finish(code)

    async def _table(self, table_id: str) -> Table:
        table = await self._services.live_tables.get(table_id) if is_id(table_id) else None
        if table is None:
            raise _Closed(NO_TABLE)
        return table

    async def _hello(self, stream: Stream) -> Hello:
        """The first message, which must come soon."""
        try:
            async with asyncio.timeout(self._services.settings.hello_s):
                while True:
                    message = await self._receive(stream)
                    if isinstance(message, Hello):
                        break
                    if message is not None:
                        self._problem(stream, "hello_first", "the first message must be hello", message)
        except TimeoutError:
            raise _Closed(NO_HELLO) from None
        if message.version != PROTOCOL_VERSION:
            stream.tell(Reload(PROTOCOL_VERSION))
            raise _Closed(OUTDATED)
        return message

    async def _place(self, table: Table, hello: Hello, stream: Stream) -> None:
        """The seat that the key opens, for its owner alone, or the place of a judge; else one of the spectators."""
        user, memory = self.user, table.memory
        by_link = hello.key is not None and hello.key == memory.row.judge_key
        if hello.judge or by_link:
            stream.judge = await self._judge(memory, hello.key if by_link else None, stream)
            return
        if hello.key is None:
            if self._services.live_tables.admission.busy and not self._sits(memory):
                self._problem(stream, "server_busy", "the server is busy: games go on, but nobody new looks on")
                raise _Closed(BUSY)
            return
        seat = speech.seat_of(memory, hello.key)
        if seat is not None:
            if user is not None and memory.seats[seat].user_id == user.id:
                speech.sit(memory, stream, seat, hello)
                memory.address = memory.address or self._address
                if self._owner is not None:
                    memory.behind.setdefault(seat, set()).add(self._owner)
                return
            self._problem(stream, "not_your_seat", "this seat belongs to somebody else")
            raise _Closed(NOT_YOUR_SEAT)
        self._problem(stream, "wrong_key", "this key opens no seat at this table")
        raise _Closed(NOT_YOUR_SEAT)

    def _sits(self, memory: TableMemory) -> bool:
        """Whether this is a player of the table, in another tab without the key of the seat."""
        return self.user is not None and memory.plays(self.user.id)

    async def _judge(self, memory: TableMemory, key: str | None, stream: Stream) -> Judge:
        """Who comes to judge: by the role, or with the key of the table's link and an account."""
        user, identity = self.user, self._services.identity
        persons = [person for person in (user.id if user is not None else None, self._owner) if person is not None]
        if any(memory.plays(person) for person in persons):
            self._problem(stream, "judge_sits", "nobody judges a game of their own")
        elif user is not None and await self._services.may_judge(user, memory.row.event):
            leads = partial(self._services.events.head_judges, memory.row.event, user.id)
            return Judge(user.id, user.name, None, partial(self._services.may_judge, user, memory.row.event), leads)
        elif key is None:
            self._problem(stream, "no_judge", "this account is not a judge")
        elif user is None or user.guest:
            self._problem(stream, "judge_guest", "a judge needs an account; sign in and follow the link again")
        else:
            return Judge(user.id, user.name, key, partial(identity.is_judge, user))
        raise _Closed(NOT_YOUR_SEAT)

    async def _take(self, table: Table, stream: Stream, message: FromClient | None) -> None:
        if message is None:
            return
        if self.session is not None and await self._services.identity.of_session(self.session) is None:
            self._problem(stream, "signed_out", "your session has ended", message)
            raise _Closed(SIGNED_OUT)
        started = time.perf_counter()
        problem = await speech.carry_out(table, stream, message, lambda: self._resync(table, stream))
        if problem is not None:
            self._problem(stream, *problem)
        elif not isinstance(message, speech.Unasked):
            self._services.metrics.act.observe(time.perf_counter() - started)

    async def _resync(self, table: Table, stream: Stream) -> None:
        """A fresh welcome, once in a while: sooner ones are answered by one when the time has come."""
        left = self._resynced + self._limits.resync_s - time.monotonic()
        if left <= 0:
            self._resynced = time.monotonic()
            await table.resync(stream)
        elif self._later is None:
            self._later = asyncio.create_task(self._resync_later(table, stream, left))

    async def _resync_later(self, table: Table, stream: Stream, wait: float) -> None:
        await sleep(wait)
        self._later, self._resynced = None, time.monotonic()
        with suppress(Gone, NotStored):
            await table.resync(stream)

    async def _receive(self, stream: Stream) -> FromClient | None:
        """The next message; None for one that cannot be taken, which has been answered."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise _Closed(None)
        text, binary = event.get("text"), event.get("bytes")
        data = text if isinstance(text, str) else binary if isinstance(binary, bytes) else b""
        if len(data) > self._limits.frame_bytes:
            self._problem(stream, "too_large", f"a message has at most {self._limits.frame_bytes} bytes")
            raise _Closed(TOO_LARGE)
        if not self._allowed():
            self._too_fast(stream, data)
            return None
        try:
            message = speech.read(data)
        except speech.Unreadable as error:
            self._problem(stream, "malformed", str(error), data)
            return None
        self._services.metrics.messages.labels(type(message).__name__).inc()
        return message

    def _allowed(self) -> bool:
        rates = self._services.rates
        return (
            self._bucket.take()
            and (self.user is None or rates.users.take(self.user.id))
            and rates.addresses.take(self._address)
        )

    def _too_fast(self, stream: Stream, data: str | bytes) -> None:
        self._violations += 1
        self._problem(stream, "too_fast", "too many messages; wait a little and send this one again", data)
        if self._violations > self._limits.violations:
            raise _Closed(FLOOD)

    def _problem(self, stream: Stream, code: str, message: str, about: object = None) -> None:
        self._services.metrics.problems.labels(code).inc()
        stream.tell(Problem(code, message, speech.id_of(about)))

    async def _send_all(self, stream: Stream) -> None:
        """Send what the table puts into the stream until one side closes."""
        try:
            while (text := await stream.take()) is not None:
                # It waits while the other side does not read, and no more than this one frame waits with it.
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            assert stream.close_code is not None
            if stream.close_code == TOO_SLOW:
                self._services.metrics.slow.inc()
            await self._socket.close(code=stream.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side has gone; the reader hears of it too

    async def _part(self, table: Table | None, stream: Stream, writer: "asyncio.Task[None]") -> None:
        if self._later is not None:
            self._later.cancel()
        if table is not None:
            with suppress(Gone, NotStored):
                await table.leave(stream)
        if stream.close_code is None:
            writer.cancel()
        try:
            async with asyncio.timeout(self._services.settings.hello_s):
                await writer
        except (TimeoutError, asyncio.CancelledError):
            writer.cancel()


def _outage(services: Services, error: Exception) -> bool:
    """Whether the database failed, which is written down once for all who meet it."""
    if not isinstance(error, SQLAlchemyError) or not is_outage(error):
        return False
    services.outage.failed(error)
    return True
