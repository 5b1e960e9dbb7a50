"""The line that tells somebody news beside any table: `/ws/here`. It only tells; what one does goes by HTTP.

Only the newest news matters, so nothing waits to be sent but the word that there is some.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from hanpan.server.addresses import counted
from hanpan.server.identity import COOKIE, hashed
from hanpan.server.limits import Bucket
from hanpan.server.origin import same_site
from hanpan.server.presence import SIGNED_OUT
from hanpan.server.services import Services, services_of
from hanpan.server.sockets import FLOOD, TOO_MANY
from hanpan.server.storage.outage import is_outage
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import NotStored
from hanpan.server.tables.streams import RESTART

_LOG = logging.getLogger("hanpan.sockets")
_AGAIN_S = 20.0  # news come at least so often, so that a page knows that its line is alive
_PAUSE_S = 0.1  # between two


@websocket("/ws/here")
async def here_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Be there, and hear news."""
    services = services_of(socket.app.state)
    if not same_site(socket.headers, services.settings.origins):
        await socket.close(code=1008)
        return
    address = counted(socket.client.host) if socket.client is not None else "?"
    await socket.accept()
    token = socket.cookies.get(COOKIE)
    user = await services.identity.find(token)
    if user is None or token is None:
        await socket.close(code=SIGNED_OUT)
        return
    if not services.crowd.enter(address, user.id):
        await socket.close(code=TOO_MANY)
        return
    services.metrics.sockets.inc()
    try:
        await HereLine(services, socket, user, hashed(token)).run()
    finally:
        services.metrics.sockets.dec()
        services.crowd.leave(address, user.id)


class HereLine:
    """One open line."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, State], user: UserRow, session: str) -> None:
        self._services = services
        self._socket = socket
        self._stirred = asyncio.Event()
        self._code: int | None = None
        self._bucket = Bucket(services.settings.limits.socket)
        self._entered: UserRow = user  # as whom the hall knows it
        self.user: UserRow | None = user
        self.session: str | None = session

    def stir(self) -> None:
        """There is news."""
        self._stirred.set()

    def hang_up(self, code: int) -> None:
        """Close the line."""
        self._code = code
        self._stirred.set()

    async def run(self) -> None:
        """Until one side closes."""
        services = self._services
        services.presence.enter(self)
        teller = asyncio.create_task(self._tell())
        try:
            await services.meeting.enter(self._entered, self)
            self.stir()
            await self._listen()
        except (WebSocketDisconnect, NotStored):
            self.hang_up(RESTART)
        except SQLAlchemyError as error:
            if not is_outage(error):
                raise
            services.outage.failed(error)
            self.hang_up(RESTART)
        finally:
            services.presence.leave(self)
            with suppress(NotStored, SQLAlchemyError):
                await services.meeting.leave(self._entered, self)
            teller.cancel()

    async def _listen(self) -> None:
        """Nothing is to be said here; whoever says much is sent away."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.hang_up(FLOOD)
                return

    async def _tell(self) -> None:
        try:
            while self._code is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(_AGAIN_S):
                        await self._stirred.wait()
                self._stirred.clear()
                if self._code is None:
                    await self._moved()
                    news = await self._services.meeting.news(self._entered)
                    await self._socket.send(
                        {"type": "websocket.send", "text": msgspec.json.encode(news).decode(), "bytes": None}
                    )
                    await asyncio.sleep(_PAUSE_S)
            await self._socket.close(code=self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side has gone; the listener hears of it too
        except SQLAlchemyError as error:
            if not is_outage(error):
                raise
            self._services.outage.failed(error)
            await self._socket.close(code=RESTART)

    async def _moved(self) -> None:
        """The session may go on as another user: a guest who has signed in."""
        user = self.user
        if user is None or user == self._entered:
            return
        before, self._entered = self._entered, user
        if before.id != user.id:
            await self._services.meeting.leave(before, self)
            await self._services.meeting.enter(user, self)
