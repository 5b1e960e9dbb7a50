"""The application: routes, errors, start and stop, joined."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from hanpan import __version__
from hanpan.server.errors import (
    ApiError,
    on_anything,
    on_api_error,
    on_cannot_resume,
    on_database_error,
    on_gone,
    on_http_error,
    on_not_stored,
)
from hanpan.server.front_door import FrontDoor
from hanpan.server.metrics import Metrics
from hanpan.server.routes import (
    account,
    boards,
    cards,
    games,
    judging,
    lab,
    of_games,
    operations,
    people,
    records,
    replays,
    tables,
    timelines,
)
from hanpan.server.routes.visitor import finish_headers, guard, strict_body
from hanpan.server.services import Services
from hanpan.server.settings import Settings
from hanpan.server.sockets import table_socket
from hanpan.server.static import StaticFiles, client, web_folder
from hanpan.server.storage.journal import NotStored
from hanpan.server.tables.memory import CannotResume
from hanpan.server.tables.table import Gone
from hanpan.server.watchdog import watching

_LOG = logging.getLogger("hanpan.http")


class HanpanApp(Litestar):
    """The application behind its front door."""

    front_door: FrontDoor

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Start and stop go straight in, everything else through the door."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.front_door.enter(super().__call__, scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application. Starting it opens the database, stopping it closes all tables."""
    metrics = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        with watching(settings.stall_s, metrics):
            app.state.services = services = await Services.start(settings, metrics)
            try:
                yield
            finally:
                await services.close()

    api = Router(
        path="/api",
        guards=[guard],
        before_request=strict_body,
        request_max_body_size=settings.limits.body_bytes,
        route_handlers=[
            people.me,
            people.rename,
            people.register,
            people.log_in,
            people.log_out,
            account.show,
            account.change_password,
            account.end_session,
            account.end_others,
            account.start_codes,
            account.confirm_codes,
            account.stop_codes,
            account.export,
            account.delete,
            games.games,
            games.rulebook,
            games.texts,
            games.guide,
            games.releases,
            games.params,
            judging.cases,
            judging.calls,
            cards.cards,
            cards.deck_check,
            records.numbers,
            records.record,
            tables.open_table,
            tables.list_tables,
            tables.show_table,
            tables.my_seat,
            tables.join,
            tables.branch,
            tables.position,
            boards.previews,
            boards.daily,
            replays.replay,
            replays.dice,
            replays.case,
            timelines.table_timeline,
            lab.desk,
            lab.start,
            lab.show,
            lab.cancel,
            lab.parts,
            lab.file,
            lab.replay,
            lab.timeline_of,
            operations.health,
            operations.ready,
            operations.metrics,
            *of_games.routers(),
        ],
    )
    app = HanpanApp(
        route_handlers=[api, table_socket, client],
        lifespan=[running],
        middleware=[_counted(metrics)],
        before_send=[finish_headers],
        exception_handlers={
            ApiError: on_api_error,
            HTTPException: on_http_error,
            NotStored: on_not_stored,
            SQLAlchemyError: on_database_error,
            Gone: on_gone,
            CannotResume: on_cannot_resume,
            Exception: on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Hanpan",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    app.front_door = FrontDoor(settings)
    app.state.static = StaticFiles(web_folder(settings))
    return app


def _counted(metrics: Metrics) -> Callable[[ASGIApp], ASGIApp]:
    """Counts and logs every request."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            method = scope.get("method")
            if not isinstance(method, str):  # a socket
                await app(scope, receive, send)
                return
            started, status = time.perf_counter(), 0

            async def watched(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            await app(scope, receive, watched)
            metrics.requests.labels(method, str(status)).inc()
            facts = {"method": method, "path": scope["path"], "status": status}
            _LOG.info("request", extra={**facts, "ms": round((time.perf_counter() - started) * 1000, 1)})

        return counted

    return wrap
