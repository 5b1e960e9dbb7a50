"""`hanpan check`: the conformance kit over many random games."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    FAILED,
    GameArgument,
    JsonOption,
    LangOption,
    ModeOption,
    ParamsOption,
    SeedOption,
    SetOption,
    WorkersOption,
    console,
    load_variant,
    print_json,
    progress,
    table,
    words,
    worker_count,
)

if TYPE_CHECKING:
    from hanpan.core.kit import KitReport
    from hanpan.core.text import Texts


def check(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    seed: SeedOption = 0,
    first: Annotated[int, typer.Option("--first", metavar="N", min=0)] = 0,
    workers: WorkersOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run the conformance kit; exit code 1 if a promise is broken."""
    from hanpan.core.kit import check_many
    from hanpan.games.registry import load_game

    texts = words(lang)
    info = load_variant(game, settings, file).info
    modes = None if mode is None else (info.mode(mode),)
    with progress(texts("check-progress"), games) as step:
        report = check_many(
            load_game,
            game,
            info.overrides,
            games=games,
            seed=seed,
            first=first,
            workers=worker_count(workers),
            modes=modes,
            progress=step,
        )
    if as_json:
        print_json({**{name: getattr(report, name) for name in report.__struct_fields__}, "ok": report.ok})
    else:
        _print(report, texts)
    if not report.ok:
        raise typer.Exit(FAILED)


def _print(report: "KitReport", texts: "Texts") -> None:
    from hanpan.core.kit import CHECKS

    columns = (("", "left"), (texts("check-tried"), "right"), (texts("check-failed"), "right"), ("", "left"))
    rows = table(
        texts("check-title", game=report.game, games=report.games, steps=report.steps, seed=str(report.seed)), *columns
    )
    for name, promise in CHECKS.items():
        failed = report.failed.get(name, 0)
        rows.add_row(name, str(report.tried.get(name, 0)), f"[bold]{failed}[/bold]" if failed else "0", promise)
    console().print(rows)
    for failure in report.failures:
        typer.echo(f"✗ {failure}\n  {failure.again}")
    typer.echo(texts("check-ok") if report.ok else texts("check-bad", failed=len(report.failed)))
