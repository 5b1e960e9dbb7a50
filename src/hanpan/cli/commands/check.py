"""`hanpan check`: the conformance kit over many random games."""

import re
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    FAILED,
    CountOption,
    FirstOption,
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
from hanpan.core.contract.error import HanpanError

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.kit import KitReport


class BadShare(HanpanError, ValueError):
    """A share that is not one in so many."""


def check(
    game: GameArgument,
    games: CountOption = 200,
    seed: SeedOption = 0,
    first: FirstOption = 0,
    probe: Annotated[str, typer.Option("--probe", metavar="1/N")] = "1/32",
    workers: WorkersOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run the conformance kit; exit code 1 if a promise is broken."""
    from hanpan.core.proofs.kit import check_many
    from hanpan.games.loading import load_game
    from hanpan.games.registry import plugin

    texts = words(lang)
    info = load_variant(game, settings, file).info
    modes = None if mode is None else (info.mode(mode),)
    probe_every = _share(probe)
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
            probe_every=probe_every,
            shown=plugin(game).after,
            progress=step,
        )
    if as_json:
        print_json({**{name: getattr(report, name) for name in report.__struct_fields__}, "ok": report.ok})
    else:
        _print(report, texts)
    if not report.ok:
        raise typer.Exit(FAILED)


def _share(text: str) -> int:
    """The N of 1/N. Raises BadShare."""
    found = re.fullmatch(r"1(?:/([1-9][0-9]{0,6}))?", text)
    if found is None:
        raise BadShare(
            f"--probe: {text!r} is not a share such as 1/32, or 1 for every state",
            ko=f"--probe: {text!r}: 1/32 같은 비율이나, 모든 상태를 뜻하는 1이어야 합니다",
        )
    return int(found[1] or 1)


def _print(report: "KitReport", texts: "Texts") -> None:
    from hanpan.core.proofs.kit import CHECKS

    columns = (("", "left"), (texts("check-tried"), "right"), (texts("check-failed"), "right"), ("", "left"))
    counts = {"games": report.games, "steps": report.steps, "probed": report.probed}
    rows = table(texts("check-title", game=report.game, seed=str(report.seed), **counts), *columns)
    for name, promise in CHECKS.items():
        failed = report.failed.get(name, 0)
        rows.add_row(name, str(report.tried.get(name, 0)), f"[bold]{failed}[/bold]" if failed else "0", promise)
    console().print(rows)
    for failure in report.failures:
        typer.echo(f"✗ {failure}\n  {failure.again}")
    typer.echo(texts("check-ok") if report.ok else texts("check-bad", failed=len(report.failed)))
