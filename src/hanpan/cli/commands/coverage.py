"""`hanpan coverage`: every clause, and which cases and random games have reached it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    FAILED,
    GameArgument,
    JsonOption,
    LangOption,
    SeedOption,
    WorkersOption,
    console,
    print_json,
    table,
    words,
    worker_count,
)
from hanpan.cli.proving import cases_of, random_games, run_cases

if TYPE_CHECKING:
    from hanpan.core.contract.game import AnyGame
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.coverage import CoverageReport


def coverage(
    game: GameArgument,
    cases: Annotated[Path | None, typer.Option("--cases", metavar="DIR", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0)] = 40,
    seed: SeedOption = 0,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run the cases and some random games; exit code 1 if a clause is not reached."""
    from hanpan.core.proofs.coverage import coverage as covered
    from hanpan.games.loading import load_game

    texts = words(lang)
    made = load_game(game)
    folder = cases or cases_of(game)
    reports = run_cases(folder, game, texts) if folder is not None else []
    cited = random_games(game, games, seed, worker_count(workers), texts).cited
    report = covered(made.rulebook(), reports, cited, games)
    # Without a casebook only random games can have reached a clause.
    missing = report.unreached if folder is None else report.without_case
    if as_json:
        fields = {name: getattr(report, name) for name in report.__struct_fields__}
        lists = {"without_case": report.without_case, "unreached": report.unreached, "missing": missing}
        print_json({**fields, **lists, "ok": not missing})
    else:
        _print(report, made, missing, texts)
    if missing:
        raise typer.Exit(FAILED)


def _print(report: "CoverageReport", game: "AnyGame", missing: tuple[str, ...], texts: "Texts") -> None:
    from rich.text import Text

    titles = {clause.id: clause.title[texts.lang] for clause in game.rulebook().clauses}
    names = ("clause", "title-column", "shown", "cases", "games")
    heading = texts("coverage-title", game=report.game, cases=report.cases, games=report.games)
    columns = [(texts(f"coverage-{name}"), "right" if name in ("cases", "games") else "left") for name in names]
    rows = table(heading, ("", "left"), *columns)
    for clause in report.clauses:
        sign = "✗" if clause.id in missing else "·" if clause.shown_by == "page" else "✓"
        shown = texts(f"coverage-by-{clause.shown_by}")
        counts = (str(len(clause.named_by)), str(clause.games))
        rows.add_row(sign, clause.id, Text(titles[clause.id]), shown, *counts)
    console().print(rows)
    if report.left_out:
        typer.echo(texts("coverage-left-out", cases=", ".join(report.left_out)))
    if missing:
        typer.echo(texts("coverage-missing", clauses=", ".join(missing)))
    else:
        typer.echo(texts("coverage-ok", clauses=sum(clause.shown_by != "page" for clause in report.clauses)))
