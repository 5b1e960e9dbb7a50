"""A tournament's socket: it says when there is something new, and where one is to play. It takes nothing."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hanpan.server.addresses import counted
from hanpan.server.events.hall import EventHall
from hanpan.server.events.live import LiveEvent
from hanpan.server.events.sight import sight
from hanpan.server.identity import COOKIE, hashed
from hanpan.server.limits import Bucket
from hanpan.server.origin import same_site
from hanpan.server.services import services_of
from hanpan.server.settings import Rate
from hanpan.server.sockets import FLOOD, NO_TABLE, TOO_MANY
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.openings import is_id
from hanpan.server.wire_events import EventNews

_LOG = logging.getLogger("hanpan.sockets")
_PAUSE_S = 0.1  # between two news, so that many results at once are one
_ENCODER = msgspec.json.Encoder()


class _Line:
    """An open socket, as its session knows it."""

    def __init__(
        self, socket: WebSocket[Any, Any, State], user: UserRow | None, session: str | None, rate: Rate
    ) -> None:
        self._bucket = Bucket(rate)
        self.user = user
        self.session = session
        self.code: int | None = None
        self.ended = asyncio.Event()
        self._socket = socket

    def hang_up(self, code: int) -> None:
        """Close it."""
        self.code = code
        self.ended.set()

    async def until_gone(self) -> None:
        """Wait until the other side hangs up; whatever it says is not read, and whoever says much is sent away."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (await self._socket.receive())["type"] != "websocket.disconnect":
                if not self._bucket.take():
                    self.hang_up(FLOOD)
                    return
        self.ended.set()


@websocket("/ws/events/{event_id:str}")
async def event_socket(socket: WebSocket[Any, Any, State], event_id: FromPath[str]) -> None:
    """Hear when there is something new in a tournament."""
    services = services_of(socket.app.state)
    if not same_site(socket.headers, services.settings.origins):
        await socket.close(code=1008)
        return
    address = counted(socket.client.host) if socket.client is not None else "?"
    await socket.accept()
    token = socket.cookies.get(COOKIE)
    user = await services.identity.find(token)
    visitor = user.id if user is not None else None
    live = await services.events.get(event_id) if is_id(event_id) else None
    if live is None:
        await socket.close(code=NO_TABLE)
        return
    if not services.crowd.enter(address, visitor):
        await socket.close(code=TOO_MANY)
        return
    line = _Line(socket, user, hashed(token) if token and user is not None else None, services.settings.limits.socket)
    services.presence.enter(line)
    reader = asyncio.create_task(line.until_gone())
    try:
        await _tell(socket, services.events, event_id, line)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code=line.code or 1000)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        reader.cancel()
        services.presence.leave(line)
        services.crowd.leave(address, visitor)


async def _tell(socket: WebSocket[Any, Any, State], hall: EventHall, event_id: str, line: _Line) -> None:
    """Every piece of news, the present state first; several that come together are one."""
    said: EventNews | None = None
    while not line.ended.is_set():
        live = await hall.get(event_id)
        if live is None:
            return
        news = live.listen()
        try:
            now = _news(live, line)
            if now != said:
                said = now
                await socket.send({"type": "websocket.send", "text": _ENCODER.encode(now).decode(), "bytes": None})
            waiting = [asyncio.create_task(each.wait()) for each in (news, line.ended)]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            with suppress(TimeoutError):
                await asyncio.wait_for(line.ended.wait(), _PAUSE_S)
        finally:
            live.deaf(news)


def _news(live: LiveEvent, line: _Line) -> EventNews:
    handle = live.handle_of(line.user.id) if line.user is not None else None
    place = live.place_of(handle) if handle is not None else None
    table = place[1].table_id if place is not None and place[1] is not None else None
    staff = handle is not None and live.event.roles(handle)
    invited = handle is not None and live.people[handle].invited
    call = live.call_at(place[0]) if place is not None else None
    version, calls = sight(live, line.user).version, live.calls if staff else None
    return EventNews(version, table, calls, invited, call.number if call is not None else None)
