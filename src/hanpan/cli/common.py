"""Options that several subcommands share, and how they print."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.rulebook import LANGS, Lang

if TYPE_CHECKING:
    from rich.console import Console

    from hanpan.core.contract.game import AnyGame
    from hanpan.core.language.text import Texts

FINE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # exit codes

_LANG = "hanpan.lang"
WIDE = 120  # columns where nobody looks at a screen
MAX_SEED = (1 << 63) - 1


class FileExists(HanpanError, ValueError):
    """A file that would be written over."""


def _remember_lang(ctx: typer.Context, value: Lang | None) -> Lang | None:
    """`--lang` before or after the subcommand, the later one wins; both see the choice."""
    if value is not None:
        ctx.meta[_LANG] = value
    return value or ctx.meta.get(_LANG)


LangOption = Annotated[Lang | None, typer.Option("--lang", callback=_remember_lang, is_eager=True)]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
ModeOption = Annotated[str | None, typer.Option("--mode", metavar="MODE", show_default=False)]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=MAX_SEED)]
CountOption = Annotated[int, typer.Option("--games", metavar="N", min=1)]
AnyCountOption = Annotated[int | None, typer.Option("--games", metavar="N", min=1, show_default=False)]
FirstOption = Annotated[int, typer.Option("--first", metavar="N", min=0)]
SeatsOption = Annotated[str | None, typer.Option("--seats", metavar="BOT,BOT", show_default=False)]
DecksOption = Annotated[list[str] | None, typer.Option("--deck", metavar="SEAT=DECK", show_default=False)]
WorkersOption = Annotated[int | None, typer.Option("--workers", metavar="N", min=1, show_default=False)]
JsonOption = Annotated[bool, typer.Option("--json")]
SetOption = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", show_default=False)]
DayOption = Annotated[str | None, typer.Option("--day", metavar="YYYY-MM-DD", show_default=False)]
ParamsOption = Annotated[Path | None, typer.Option("--params", metavar="FILE", show_default=False)]


def context_lang(ctx: typer.Context) -> Lang | None:
    """The language chosen so far on this command line."""
    chosen: Lang | None = ctx.meta.get(_LANG)
    return chosen


def note_lang(ctx: typer.Context, args: list[str]) -> None:
    """Find `--lang` in a command line that has not been read yet."""
    for word, following in zip(args, [*args[1:], ""], strict=False):
        for lang in LANGS:
            if word == f"--lang={lang}" or (word, following) == ("--lang", lang):
                ctx.meta[_LANG] = lang


def words(lang: Lang | None, *more: str) -> "Texts":
    """The words of the command line and of more packages, in the chosen language or that of the locale."""
    from hanpan.core.language.text import default_lang, load_texts

    return load_texts(lang or default_lang(), "hanpan.cli.commands", *more)


def load_variant(game: str, settings: list[str] | None, file: Path | None, day: str | None = None) -> "AnyGame":
    """The game with other numbers, those of the file first, then those of `--set`, on the day that `--day` names.

    Raises UnknownGame, BadParameter, BadDay.
    """
    from hanpan.core.contract.game import on
    from hanpan.core.contract.params import BadParameter, read_file, read_settings
    from hanpan.games.loading import load_game

    changed = read_file(file) if file is not None else {}
    changed.update(read_settings(settings or []))
    try:
        return on(load_game(game, changed), day_option(day))
    except BadParameter as error:
        if file is None:
            raise
        beside = "".join(f" with --set {setting}" for setting in settings or ())
        raise BadParameter(f"{file}{beside}: {error}", ko=f"{file}{beside}: {told(error, 'ko')}") from error


def day_option(text: str | None) -> "date | None":
    """The day that `--day` names, if one is named. Raises BadDay."""
    from hanpan.core.contract.game import BadDay, read_day

    try:
        return None if text is None else read_day(text)
    except BadDay as error:
        raise BadDay(f"--day: {error}", ko=f"--day: {told(error, 'ko')}") from error


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet. Raises FileExists or OSError."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise FileExists(
            f"{path}: there is such a file already", ko=f"{path}: 같은 이름의 파일이 이미 있습니다"
        ) from error


def worker_count(workers: int | None) -> int:
    """As asked for, else one for each core."""
    import os

    return workers or os.cpu_count() or 1


def print_json(value: object) -> None:
    """The value as JSON that a program reads and a person can."""
    import msgspec

    from hanpan.core.contract.codec import encode

    typer.echo(msgspec.json.format(encode(value), indent=2).decode())


def console(*, stderr: bool = False) -> "Console":
    """Where tables go. Away from a screen lines are long, so that they can be searched."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(file=stream, width=None if stream.isatty() else WIDE, highlight=False)


def table(title: str | None, *columns: tuple[str, str]) -> Any:
    """A plain table; each column is its heading and how it is set (left, right)."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(title=title, title_justify="left", box=box.SIMPLE, pad_edge=False, title_style="bold")
    for heading, justify in columns:
        made.add_column(Text(heading), justify="right" if justify == "right" else "left", overflow="fold")
    return made


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while something runs; call what it gives with how much more is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.advance(task, done)
