"""`hanpan play`: in the browser, or in the terminal against an AI."""

import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.common import (
    MAX_SEED,
    DayOption,
    LangOption,
    ModeOption,
    ParamsOption,
    SetOption,
    load_variant,
)
from hanpan.core.contract.error import HanpanError


class CannotPlay(HanpanError, ValueError):
    """Options that do not go together."""


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    mode: ModeOption = None,
    ai: Annotated[str | None, typer.Option("--ai", metavar="LEVEL", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0, max=MAX_SEED, show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535, show_default=False)] = None,
    lang: LangOption = None,
) -> None:
    """Play a game."""
    from hanpan.bots.catalogue import load_bot
    from hanpan.cli.options import TerminalOptions
    from hanpan.core.contract.game import Dated
    from hanpan.core.language.text import default_lang
    from hanpan.games.registry import default_game

    if resume is not None and (mode or ai or settings or file or save or day or seed is not None):
        raise CannotPlay(
            "--resume goes on with a game as it was begun: leave out the other options of a new game",
            ko="--resume은 하던 판을 그대로 이어 합니다. 새 판에 쓰는 다른 옵션은 빼 주십시오",
        )
    made = load_variant(game or default_game(), settings, file, day)
    if day is None and isinstance(made, Dated):
        made = made.on(datetime.now(UTC).date())  # a table of today
    info = made.info
    info.mode(mode)
    if ai is not None:
        load_bot(made, ai)
    if not terminal:
        if mode or ai or settings or file or save or resume or day or seed is not None:
            raise CannotPlay(
                "these options are for --terminal; in the browser they are chosen in the lobby",
                ko="이 옵션은 --terminal에서만 씁니다. 브라우저에서는 로비에서 고릅니다",
            )
        raise typer.Exit(_in_the_browser(port))
    if port is not None:
        raise CannotPlay(
            "--port is for playing in the browser: leave it out, or leave out --terminal",
            ko="--port는 브라우저에서 플레이할 때 씁니다. --port나 --terminal 가운데 하나를 빼 주십시오",
        )
    from hanpan.cli.terminal.app import run_terminal  # not before: it loads a whole screen

    chosen = lang or default_lang()
    code = run_terminal(TerminalOptions(info.id, info.overrides, mode, ai, seed, resume, chosen, save, info.day))
    raise typer.Exit(code)


def _in_the_browser(port: int | None) -> int:
    """One server with the player's own database, and the browser on its lobby."""
    from hanpan.server.main import serve
    from hanpan.server.settings import Settings, default_database

    settings = Settings(
        database=default_database(), port=_port() if port is None else port, log_level="warning", lab=True
    )
    return serve(settings, browse=True)


def _port() -> int:
    """The usual port, or any free one where somebody else has it."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", 8000))
        except OSError:
            return 0
    return 8000
