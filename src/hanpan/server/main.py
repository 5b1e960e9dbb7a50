"""Running a server until somebody stops it."""

import errno
import logging
import os
import socket
import threading
import webbrowser

import uvicorn
from litestar import Litestar

from hanpan import system
from hanpan.core.contract.error import HanpanError
from hanpan.games.registry import left_out
from hanpan.server.app import create_app
from hanpan.server.connections import Doorkeeper, guarded
from hanpan.server.logging import set_up_logging
from hanpan.server.services import services_of
from hanpan.server.settings import Settings
from hanpan.server.storage.engine import database_url
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.ownership import check_free

_LOG = logging.getLogger("hanpan.games")
_GRACE_S = 10  # for requests under way when the server is stopped


class CannotListen(HanpanError, ValueError):
    """An address that cannot be served on; the message says why."""


def server_of(settings: Settings) -> "_Server":
    """A uvicorn server for these settings."""
    keeper = Doorkeeper(settings, system.file_limit())
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.frame_bytes * 4,  # past the limit of ours, which answers before it closes
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=guarded(keeper),
        timeout_keep_alive=settings.keep_alive_s,
        limit_concurrency=keeper.most + 1,  # the doorkeeper says no before, with words in the log
        proxy_headers=False,  # front_door.py
        timeout_graceful_shutdown=_GRACE_S,
        server_header=False,
    )
    return _Server(config)


class _Server(uvicorn.Server):
    """Wakes the bots once it listens: however long one of them thinks, people and SIGTERM get through.

    Then it says where it is: whoever opens that address finds a page.
    """

    address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            app = self.config.app
            assert isinstance(app, Litestar)
            services_of(app.state).wake()
            if self.address:
                print(f"Hanpan: {self.address}", flush=True)


def serve(settings: Settings, *, browse: bool = False) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit code. Sockets are closed with 1012, clocks stop.

    Raises BadDatabase or CannotListen before anything is served.
    """
    set_up_logging(settings.log_level)
    for broken in left_out():
        _LOG.warning("game left out", extra=broken._asdict())
    prepare(settings)
    system.raise_file_limit()
    listening = listen(settings.host, settings.port)
    server = server_of(settings)
    server.address = address_of(settings.host, listening.getsockname()[1])
    if browse:
        threading.Thread(target=_browse, args=(server, server.address), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else 1


def prepare(settings: Settings) -> None:
    """See that no other server has the database, and bring it up to date. Raises BadDatabase."""
    url = database_url(settings.database)
    check_free(url)
    migrate(url)


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address (port 0: any free one). Raises CannotListen."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # Named as TCP: for a socket without its protocol asyncio leaves Nagle's delay on, 40 ms for every second frame.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":  # where it would let a second program take the address away
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise CannotListen(
                f"another program uses port {port} on {host}: name another port, or 0 for any free one",
                ko=f"{host} 포트 {port}: 다른 프로그램이 쓰고 있습니다. 다른 포트를 쓰거나 0으로 빈 포트를 고르십시오",
            ) from error
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotListen(
            f"cannot serve on {host} port {port}: {reason}", ko=f"{host} 포트 {port}에서 열 수 없습니다: {reason}"
        ) from error
    return listening


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _browse(server: uvicorn.Server, address: str) -> None:
    waiting = threading.Event()
    while not server.started and not server.should_exit:
        waiting.wait(0.05)
    if server.started:
        webbrowser.open(address)
