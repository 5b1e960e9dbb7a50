"""`hanpan lab run` and `hanpan lab export`: many games into a folder, and one file out of it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.commands.lab_asking import BadLabOption, OnOption, SittingOption, games_bar, sides_of
from hanpan.cli.common import (
    INTERRUPTED,
    MAX_SEED,
    CountOption,
    DayOption,
    DecksOption,
    GameArgument,
    LangOption,
    ModeOption,
    ParamsOption,
    SeatsOption,
    SeedOption,
    SetOption,
    WorkersOption,
    load_variant,
    words,
    worker_count,
)

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.lab.plans import Plan


def run(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    seats: SeatsOption = None,
    decks: DecksOption = None,
    never: SittingOption = None,
    always: SittingOption = None,
    games: CountOption = 1000,
    first: Annotated[int, typer.Option("--first", metavar="N", min=0, max=MAX_SEED)] = 0,
    seed: SeedOption = 1,
    swap: Annotated[bool, typer.Option("--swap")] = False,
    facts: Annotated[bool, typer.Option("--facts")] = False,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    on: OnOption = "processes",
    workers: WorkersOption = None,
    lang: LangOption = None,
) -> None:
    """Play games into a folder; what is there already is not played again."""
    from msgspec.structs import replace

    from hanpan.lab.plans import batches, plan_of
    from hanpan.lab.sim import usual_seats
    from hanpan.lab.trials import Trial

    variant = load_variant(game, settings, file, day)
    info = variant.info
    sides = sides_of(info, seats or ",".join(usual_seats(variant)), decks, never, always)
    whole = Trial(game, info.mode(mode), info.overrides, sides, seed, first, games, facts, info.day)
    trials = batches(whole)
    if swap:
        if len(sides) == 1:
            raise BadLabOption(f"--swap: {game} has one seat", ko=f"--swap: {game}에는 자리가 하나뿐입니다")
        # One after the other, so that a longer run begins with the same batches.
        trials = [part for one in trials for part in (one, replace(one, sides=sides[::-1]))]
    _run(plan_of(trials), folder, on, worker_count(workers), words(lang))


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    lang: LangOption = None,
) -> None:
    """A finished run as one Parquet or CSV file."""
    from hanpan.lab import export as exporting
    from hanpan.lab.runs import read_run

    exporting.export(read_run(folder), file)
    typer.echo(words(lang)("lab-written", file=str(file)))


def _run(plan: "Plan", folder: Path, on: str, workers: int, texts: "Texts") -> None:
    from hanpan.lab import runs
    from hanpan.lab.executors import executor
    from hanpan.lab.plans import games_of
    from hanpan.lab.trials import compiled, side_name

    games = games_of(plan.trials)
    where = executor(on, workers)
    runs.prepare(plan, folder)
    left = games_of([plan.trials[at] for at in runs.missing(folder, plan)])
    if left < games:
        typer.echo(texts("lab-run-there", games=games - left, of=games), err=True)
    score = rounds = 0.0
    try:
        with where as place, games_bar(texts("lab-progress")) as bar:
            bar.more(left)
            for trial, rows in runs.run(plan.trials, folder, place, bar.done):
                own = float(rows["score0"].sum())
                score += own if trial.sides == plan.trials[0].sides else len(rows) - own
                rounds += float(rows["rounds"].sum())
    except KeyboardInterrupt:
        done = games - games_of([plan.trials[at] for at in runs.missing(folder, plan)])
        typer.echo(texts("lab-run-stopped", games=done, of=games, folder=str(folder)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    engine = texts("lab-run-compiled" if compiled(plan.trials[0]) else "lab-run-readable")
    typer.echo(texts("lab-run-done", games=games, folder=str(folder), engine=engine))
    side = side_name(plan.trials[0].sides[0])
    typer.echo(texts("lab-run-score", side=side, score=f"{score / games:.2%}", rounds=f"{rounds / games:.2f}"))
