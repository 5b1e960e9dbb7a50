"""What the commands of the lab share: reading a question, playing its games, printing or writing the answer."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from hanpan.cli.common import console, print_json, progress, table, worker_count
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import GameInfo
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts

if TYPE_CHECKING:
    from hanpan.lab.presentation.sheets import Cell, Sheet
    from hanpan.lab.questions.full_report import Report
    from hanpan.lab.trials import Side

OnOption = Annotated[str, typer.Option("--on", metavar="PLACE")]
SittingOption = Annotated[list[str] | None, typer.Option(metavar="SEAT=OPTION", show_default=False)]

_SIGNS = {"good": "▲ ", "bad": "▼ ", "even": "= ", "rare": "◆ ", "": ""}


class BadLabOption(HanpanError, ValueError):
    """An option of the lab that cannot be used; the message names it."""


class Asking(NamedTuple):
    """What a command was asked."""

    info: GameInfo
    questions: tuple[str, ...]
    numbers: tuple[str, ...]  # to vary
    mode: str | None
    level: str | None
    seed: int
    games: int | None
    options: tuple[str, ...] = ()  # that worth is asked about


class Bar:
    """A bar on stderr with rate and time left, whose end moves as more games are wanted."""

    def __init__(self, bar: Any, task: Any) -> None:
        self._bar = bar
        self._task = task
        self._total = 0

    def more(self, games: int) -> None:
        """So many games will be played besides."""
        self._total += games
        self._bar.update(self._task, total=self._total)

    def done(self, games: int) -> None:
        """So many have been played just now."""
        self._bar.advance(self._task, games)


def ask(
    what: Asking, on: str, workers: int | None, folder: Path | None, out: Path | None, as_json: bool, texts: Texts
) -> None:
    """Answer the questions and print or write what came of them. Raises what cannot be asked, played or written."""
    from hanpan.lab.executors import executor
    from hanpan.lab.questions.full_report import answer
    from hanpan.lab.questions.playing import Player
    from hanpan.lab.questions.setups import FOR_ANY, TwoSided, check_asked, grid, setup_of

    info = what.info
    setup = setup_of(info.id, info.overrides, what.mode, what.level, what.seed, what.games, info.day)
    if out is not None and out.exists():
        raise BadLabOption(
            f"--out {out}: there is such a file already", ko=f"--out {out}: 같은 이름의 파일이 이미 있습니다"
        )
    variants = grid(info.id, what.numbers, info.overrides) if what.numbers else ()
    try:
        check_asked(setup, what.questions, variants)
    except TwoSided as error:
        known = {"question": error.question, "game": error.game, "seats": error.seats}
        raise BadLabOption(texts("lab-two-sided", **known, answered=", ".join(FOR_ANY))) from error
    count = worker_count(workers)
    with executor(on, count) as place, games_bar(texts("lab-progress")) as bar:
        player = Player(place, folder, bar)
        report = answer(setup, what.questions, player, variants=variants, options=what.options, command=_command())
    if out is not None:
        _write(report, out, count, texts)
    if as_json:
        print_json(report)
    elif out is None:
        _print(report, texts)


@contextmanager
def games_bar(label: str) -> Iterator[Bar]:
    """A bar for games: how many of how many, how many a second, and how long it still takes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Any) -> Text:
            return Text(f"{task.speed:,.0f}/s" if task.speed else "")

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        yield Bar(bar, bar.add_task(label, total=None))


def sides_of(
    info: GameInfo, seats: str, decks: Sequence[str] | None, never: Sequence[str] | None, always: Sequence[str] | None
) -> "tuple[Side, ...]":
    """The sides that `--seats`, `--deck`, `--never` and `--always` name. Raises BadLabOption."""
    from hanpan.lab.trials import Side

    levels = [name.strip() for name in seats.split(",")]
    if len(levels) != len(info.seats):
        raise BadLabOption(
            f"--seats {seats}: {info.id} needs one bot a seat, for {', '.join(info.seats)}",
            ko=f"--seats {seats}: {info.id}에는 자리마다 봇이 하나씩 필요합니다. 자리: {', '.join(info.seats)}",
        )
    deck = {seat: names[-1] for seat, names in _by_seat("--deck", info, decks).items()}
    left, taken = _by_seat("--never", info, never), _by_seat("--always", info, always)
    return tuple(
        Side(level, deck.get(seat), tuple(left.get(seat, ())), tuple(taken.get(seat, ())))
        for seat, level in zip(info.seats, levels, strict=True)
    )


def _by_seat(name: str, info: GameInfo, settings: Sequence[str] | None) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for setting in settings or ():
        who, sign, value = setting.partition("=")
        seat = next((seat for seat in info.seats if seat == who.strip()), None)
        if seat is None or not sign or not value.strip():
            raise BadLabOption(
                f"{name} {setting!r}: write a seat and a name, as {info.seats[0]}=card:boost",
                ko=f"{name} {setting!r}: 자리와 이름을 {info.seats[0]}=card:boost처럼 적어 주십시오",
            )
        found.setdefault(seat, []).append(value.strip())
    return found


def _write(report: "Report", out: Path, workers: int, texts: Texts) -> None:
    """One HTML file with the example games in it."""
    from hanpan.cli.common import write_new
    from hanpan.lab.presentation.games import MOST, examples_in, keep
    from hanpan.lab.presentation.page import page

    examples = examples_in(report)
    with progress(texts("lab-examples"), min(MOST, len(examples))) as step:
        games = dict(keep(examples.values(), workers, step))
    write_new(out, page(report, games, texts.lang))
    typer.echo(texts("lab-written", file=str(out)), err=True)


def _print(report: "Report", texts: Texts) -> None:
    from rich.text import Text

    from hanpan.lab.presentation.sections import about, sections, title
    from hanpan.lab.presentation.wording import Wording

    say = Wording(report.setup.game, texts.lang)
    screen = console()
    screen.print(Text(title(report, say), style="bold"))
    screen.print(Text(about(report, say)))
    for section in sections(report, say):
        screen.print(Text(f"\n{section.title}", style="bold"))
        for finding in section.findings:
            screen.print(Text(f"• {finding}"))
        for sheet in section.sheets:
            screen.print(_table(sheet))


def _table(sheet: "Sheet") -> Any:
    shown = table(sheet.title, *((column.heading, "right" if column.number else "left") for column in sheet.columns))
    for row in sheet.rows:
        shown.add_row(*(_cell(cell) for cell in row))
    return shown


def _cell(cell: "Cell") -> Any:
    from rich.text import Text

    interval = f"  ({cell.interval})" if cell.interval else ""
    number = f"  #{cell.example.first}" if cell.example is not None else ""
    return Text(f"{_SIGNS[cell.mark]}{cell.text}{interval}{number}")


def _command() -> str:
    return " ".join(["hanpan", *sys.argv[1:]])
