"""Connections before there is a request on them: how many there may be, and how long a client may take.

uvicorn waits for a request for ever. Here the head of one must come within a time, and so must its body and the reading
of the answer; a socket that was upgraded has its own rules (sockets.py) and is only counted.
"""

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from hanpan.server import addresses
from hanpan.server.settings import Settings

_LOG = logging.getLogger("hanpan.connections")
_SPARE_FILES = 64  # for the database, the lab and the log
_AGAIN_S = 60  # between two lines about connections that were turned away
_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"


class Doorkeeper:
    """Who may come in. One for all connections of a server."""

    def __init__(self, settings: Settings, files: int) -> None:
        limits = settings.limits
        self.settings = settings
        self.most = min(limits.connections, files - _SPARE_FILES) if files > 0 else limits.connections
        self._each = min(limits.connections_per_address, self.most // 2)
        self._proxies = [addresses.network(proxy) for proxy in settings.trusted_proxies]
        self._by_address: Counter[str] = Counter()
        self._turned_away = 0
        self._told_at = float("-inf")

    def enter(self, peer: str, present: int) -> str | None:
        """The name under which the connection is counted; None if there is no room."""
        name = addresses.counted(peer)
        proxy = addresses.trusted(peer, self._proxies)  # all its visitors share its address
        if present >= self.most or (not proxy and self._by_address[name] >= self._each):
            self._turn_away(name, present)
            return None
        self._by_address[name] += 1
        return name

    def leave(self, name: str) -> None:
        """The connection has gone, or has become a socket."""
        self._by_address[name] -= 1
        if self._by_address[name] <= 0:
            del self._by_address[name]

    def _turn_away(self, name: str, present: int) -> None:
        self._turned_away += 1
        if time.monotonic() - self._told_at > _AGAIN_S:
            self._told_at = time.monotonic()
            facts = {"address": name, "open": present, "most": self.most, "turned_away": self._turned_away}
            _LOG.warning("too many connections", extra=facts)
            self._turned_away = 0


def guarded(keeper: Doorkeeper) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with a doorkeeper."""

    class Guarded(HttpToolsProtocol):
        """One connection until it ends or becomes a socket."""

        def __init__(
            self,
            config: Config,
            server_state: ServerState,
            app_state: dict[str, Any],
            _loop: asyncio.AbstractEventLoop | None = None,
        ) -> None:
            super().__init__(config, server_state, app_state, _loop)
            self._name: str | None = None
            self._timer: asyncio.TimerHandle | None = None  # until the request is there
            self._reading: asyncio.TimerHandle | None = None  # until the client has read
            self._head = 0  # bytes of a head that is not complete; -1: none is awaited
            self._too_long = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            self._name = keeper.enter(peer[0] if peer else "?", len(self.connections))
            super().connection_made(transport)
            if self._name is None:
                transport.write(_FULL)
                transport.close()
                return
            self._await_within(keeper.settings.head_s)

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._name is None or self.transport.is_closing():
                return
            if self._head > keeper.settings.limits.head_bytes:
                self._close(_LONG)
                return
            if self._head >= 0:
                self._head += len(data)
            cycle: Any = self.cycle
            if self._timer is None and (cycle is None or cycle.response_complete):
                # uvicorn waits no more for the next request; but an empty line, which may come before it, begins none.
                self._await_within(keeper.settings.head_s)
            super().data_received(data)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._head = 0
            if self._timer is None:
                self._await_within(keeper.settings.head_s)

        def on_headers_complete(self) -> None:
            if _length(self.url, self.headers) > keeper.settings.limits.head_bytes:
                # It came in one piece with its end, so that nothing was counted before. The parser gives up on this.
                self._too_long = True
                raise ValueError("the head is too long")
            self._head = -1
            self._await_within(keeper.settings.body_s)
            super().on_headers_complete()

        def send_400_response(self, msg: str) -> None:
            if self._too_long:
                self._close(_LONG)
            else:
                super().send_400_response(msg)

        def on_message_complete(self) -> None:
            self._stop_waiting()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            if self._reading is None:
                self._reading = self.loop.call_later(keeper.settings.body_s, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None

        def _await_within(self, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self._close, _SLOW)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _close(self, answer: bytes) -> None:
            if self.transport.is_closing():
                return
            cycle: Any = self.cycle  # None before the first request, whatever its type says
            if cycle is None or cycle.response_complete:
                self.transport.write(answer)
            self.transport.close()

        def _let_go(self) -> None:
            """Neither timed nor counted any more."""
            self._stop_waiting()
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None
            if self._name is not None:
                keeper.leave(self._name)
                self._name = None

    return Guarded


def _length(url: bytes, headers: list[tuple[bytes, bytes]]) -> int:
    """How many bytes the head of a request had, without the words around its address."""
    return len(url) + sum(len(name) + len(value) + len(b": \r\n") for name, value in headers)
