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
    from hanpan.core.proofs.kit.odd import OddReport


class BadShare(HanpanError, ValueError):
    """A share that is not one in so many."""


def check(
    game: GameArgument,
    games: CountOption = 200,
    seed: SeedOption = 0,
    first: FirstOption = 0,
    probe: Annotated[str, typer.Option("--probe", metavar="1/N")] = "1/32",
    positions: Annotated[int, typer.Option("--positions", metavar="N", min=0)] = 0,
    workers: WorkersOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run the conformance kit, and try odd positions; exit code 1 if a promise is broken."""
    from hanpan.cli.proving import cases_of
    from hanpan.core.proofs.kit import check_many
    from hanpan.core.proofs.kit.bases import odd_positions
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
    odd = odd_positions(load_game, game, cases_of(game), positions, seed) if positions else None
    ok = report.ok and (odd is None or odd.ok)
    if as_json:
        told = {name: getattr(report, name) for name in report.__struct_fields__}
        print_json(
            {
                **told,
                "positions": None
                if odd is None
                else {**odd._asdict(), "failures": [each._asdict() for each in odd.failures]},
                "ok": ok,
            }
        )
    else:
        _print(report, texts)
        if odd is not None:
            _print_odd(odd, texts)
    if not ok:
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


def _print_odd(report: "OddReport", texts: "Texts") -> None:
    for failure in report.failures:
        typer.echo(f"✗ {failure}")
    counts = {"positions": report.positions, "accepted": report.accepted, "refused": report.refused}
    typer.echo(texts("check-odd", **counts, variants=report.variants, failed=sum(report.failed.values())))
