"""`hanpan lab`: what many games say about the numbers of a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.commands.lab_asking import Asking, OnOption, SittingOption, ask, sides_of
from hanpan.cli.common import (
    MAX_SEED,
    DayOption,
    DecksOption,
    GameArgument,
    JsonOption,
    LangOption,
    ModeOption,
    ParamsOption,
    SeatsOption,
    SeedOption,
    SetOption,
    WorkersOption,
    load_variant,
    words,
    write_new,
)
from hanpan.cli.frame import HanpanCommand

LevelOption = Annotated[str | None, typer.Option("--level", metavar="BOT", show_default=False)]
GamesOption = Annotated[int | None, typer.Option("--games", metavar="N", min=2, show_default=False)]
FolderOption = Annotated[Path | None, typer.Option("--folder", metavar="FOLDER", show_default=False)]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)]
VaryOption = Annotated[list[str] | None, typer.Option("--vary", metavar="NAME=VALUES", show_default=False)]
OptionsOption = Annotated[list[str] | None, typer.Option("--option", metavar="OPTION", show_default=False)]


class LabCommand(HanpanCommand):
    """A command of the lab: there is a `hanpan replay` besides `hanpan lab replay`."""

    family = "lab-"


_USUAL = ("worth", "choices", "pace", "unseen")  # what a report asks, and vary where there is something to vary


def report(
    game: GameArgument,
    questions: Annotated[str | None, typer.Option("--questions", metavar="LIST", show_default=False)] = None,
    numbers: VaryOption = None,
    options: OptionsOption = None,
    level: LevelOption = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    on: OnOption = "processes",
    workers: WorkersOption = None,
    folder: FolderOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Answer all questions in one HTML file."""
    from hanpan.lab.questions.setups import FOR_ANY

    info = load_variant(game, settings, file, day).info
    usual = FOR_ANY if len(info.seats) > 2 else _USUAL
    usual = (*usual, "vary") if numbers else usual
    asked = usual if questions is None else tuple(name.strip() for name in questions.split(","))
    target = out or (None if as_json else Path(f"lab-{game}.html"))
    what = Asking(info, asked, tuple(numbers or ()), mode, level, seed, games, tuple(options or ()))
    ask(what, on, workers, folder, target, as_json, words(lang))


def vary(
    game: GameArgument,
    numbers: VaryOption = None,
    level: LevelOption = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    on: OnOption = "processes",
    workers: WorkersOption = None,
    folder: FolderOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Variants of the numbers against the game as it is."""
    info = load_variant(game, settings, file, day).info
    what = Asking(info, ("vary",), tuple(numbers or ()), mode, level, seed, games)
    ask(what, on, workers, folder, out, as_json, words(lang))


def worth(
    game: GameArgument,
    options: OptionsOption = None,
    level: LevelOption = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    on: OnOption = "processes",
    workers: WorkersOption = None,
    folder: FolderOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """What options, events, seats and levels are worth, and which choices are none."""
    info = load_variant(game, settings, file, day).info
    what = Asking(info, ("worth", "choices"), (), mode, level, seed, games, tuple(options or ()))
    ask(what, on, workers, folder, out, as_json, words(lang))


def _asks(*asked: str) -> Callable[..., None]:
    """A command for these questions."""

    def command(
        game: GameArgument,
        level: LevelOption = None,
        games: GamesOption = None,
        seed: SeedOption = 1,
        mode: ModeOption = None,
        settings: SetOption = None,
        file: ParamsOption = None,
        day: DayOption = None,
        on: OnOption = "processes",
        workers: WorkersOption = None,
        folder: FolderOption = None,
        out: OutOption = None,
        as_json: JsonOption = False,
        lang: LangOption = None,
    ) -> None:
        info = load_variant(game, settings, file, day).info
        what = Asking(info, asked, (), mode, level, seed, games)
        ask(what, on, workers, folder, out, as_json, words(lang))

    return command


pace = _asks("pace")
unseen = _asks("unseen")


def replay(
    game: GameArgument,
    seed: SeedOption = 1,
    number: Annotated[int, typer.Option("--number", metavar="N", min=0, max=MAX_SEED)] = 0,
    seats: SeatsOption = None,
    decks: DecksOption = None,
    never: SittingOption = None,
    always: SittingOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    out: OutOption = None,
    lang: LangOption = None,
) -> None:
    """Write the replay of one of the lab's games."""
    from hanpan.lab.examples import match_of, replay_of
    from hanpan.lab.questions.setups import setup_of
    from hanpan.lab.trials import Trial

    info = load_variant(game, settings, file, day).info
    setup = setup_of(game, info.overrides, mode, day=info.day)
    sides = sides_of(info, seats or ",".join([setup.level] * len(info.seats)), decks, never, always)
    one = Trial(game, setup.mode, setup.overrides, sides, seed, number, 1, day=info.day)
    target = out or Path(f"{game}-{seed}-{number}.jsonl")
    text = replay_of(one, match_of(one)).decode()
    if str(target) == "-":
        typer.echo(text, nl=False)
        return
    write_new(target, text)
    typer.echo(words(lang)("lab-written", file=str(target)))
