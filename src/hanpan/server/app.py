"""The application: routes, errors, start and stop, joined."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from hanpan import __version__
from hanpan.server.errors import (
    on_anything,
    on_api_error,
    on_cannot_resume,
    on_database_error,
    on_gone,
    on_http_error,
    on_not_stored,
)
from hanpan.server.event_socket import event_socket
from hanpan.server.front_door import FrontDoor
from hanpan.server.meeting.line import here_socket
from hanpan.server.metrics import Metrics
from hanpan.server.refusing import ApiError
from hanpan.server.routes import (
    account,
    boards,
    cards,
    circles,
    events,
    games,
    judging,
    lab,
    meeting,
    of_games,
    operations,
    people,
    previews,
    records,
    replays,
    tables,
    timelines,
)
from hanpan.server.routes.visitor import finish_headers, guard, strict_body
from hanpan.server.services import Services
from hanpan.server.settings import Settings
from hanpan.server.sockets import table_socket
from hanpan.server.static import StaticFiles, client, engine_folder, web_folder
from hanpan.server.storage.writes import NotStored
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
            _packed(
                games.games,
                games.rulebook,
                games.texts,
                games.guide,
                games.releases,
                games.params,
                cards.cards,
                records.numbers,
            ),
            judging.cases,
            judging.calls,
            cards.deck_check,
            cards.deck_complete,
            records.record,
            records.graph,
            tables.open_table,
            tables.list_tables,
            tables.list_matches,
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
            replays.advice,
            timelines.table_timeline,
            previews.code,
            previews.position_thumb,
            circles.find,
            circles.profile,
            circles.circle,
            circles.tie,
            circles.show,
            circles.report,
            circles.report_seat,
            circles.mute,
            circles.say,
            circles.ratings,
            circles.table_ratings,
            meeting.news,
            meeting.seek,
            meeting.stop,
            meeting.challenge,
            meeting.answer,
            events.list_events,
            events.open_event,
            events.event_texts,
            events.event_rulebook,
            events.event_rights,
            events.show_event,
            events.show_round,
            events.show_standings,
            events.show_bracket,
            events.show_log,
            events.show_desk,
            events.show_missing,
            events.show_next,
            events.show_deck,
            events.export_event,
            events.act,
            lab.show_lab,
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
        route_handlers=[api, table_socket, here_socket, event_socket, previews.picture, client],
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
    app.state.static = StaticFiles(web_folder(settings), engine_folder(settings))
    return app


def _packed(*handlers: HTTPRouteHandler) -> Router:
    """Answers that are sent packed: long, the same for everybody, and without a word of a visitor's own or a secret."""
    packing = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))
    return Router(path="/", middleware=[packing], route_handlers=handlers)


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
