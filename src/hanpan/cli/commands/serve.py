"""`hanpan serve`: the server for browsers."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from hanpan.cli.common import LangOption, words

_COLLECT_S = 600

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


class OneWorker(ValueError):
    """More processes than can own a table."""


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = 1,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", show_default=False)] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option("--allowed-host", metavar="NAME", show_default=False)
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", show_default=False)
    ] = None,
    web: Annotated[Path | None, typer.Option("--web", metavar="FOLDER", show_default=False)] = None,
    engine: Annotated[Path | None, typer.Option("--engine", metavar="FOLDER", show_default=False)] = None,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    lab: Annotated[bool, typer.Option("--lab")] = False,
    browse: Annotated[bool, typer.Option("--open")] = False,
    log_level: Annotated[LogLevel, typer.Option("--log-level")] = "info",
    lang: LangOption = None,
) -> None:
    """Serve until interrupted: 2 if the address or the database cannot be had."""
    texts = words(lang)
    if workers != 1:
        raise OneWorker(texts("serve-one-worker"))
    # Only now: the other commands need none of it.
    from hanpan.server.main import serve as run
    from hanpan.server.settings import Settings, default_database

    settings = Settings(
        database=db or default_database(),
        host=host,
        port=port,
        web=web,
        engine=engine,
        origins=frozenset(origin or ()),
        allowed_hosts=frozenset(allowed_host or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        secure_cookies=secure,
        lab=lab,
        log_level=log_level,
        collect_s=_COLLECT_S,
        warm=True,
    )
    raise typer.Exit(run(settings, browse=browse))
