"""Running a server until somebody stops it."""

import os

import uvicorn

from hanpan.server.app import create_app
from hanpan.server.logging import set_up_logging
from hanpan.server.settings import Settings

_GRACE_S = 10  # for requests under way when the server is stopped


def server_of(settings: Settings) -> uvicorn.Server:
    """A uvicorn server for these settings."""
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
        timeout_graceful_shutdown=_GRACE_S,
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(settings: Settings) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit code. Sockets are closed with 1012, clocks stop."""
    set_up_logging(settings.log_level)
    server = server_of(settings)
    server.run()
    return 0 if server.started else 1


if __name__ == "__main__":
    raise SystemExit(serve(Settings(database=os.environ["HANPAN_DB"], port=int(os.environ.get("HANPAN_PORT", "8000")))))
