"""`hanpan verify`: whether a replay is what was played, dice and all."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import JsonOption, LangOption, print_json, words

if TYPE_CHECKING:
    from hanpan.core.replay import VerifyReport
    from hanpan.core.text import Texts


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", show_default=False)],
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check replays; exit code 1 if one does not hold."""
    from hanpan.core.replay import read_replay
    from hanpan.core.replay import verify as check
    from hanpan.games.registry import load_game

    texts = words(lang)
    reports = [check(read_replay(file, finished=not unfinished), load_game) for file in files]
    if as_json:
        print_json([{**_fields(report), "ok": report.ok} for report in reports])
    else:
        for report in reports:
            _print(report, texts)
    if not all(report.ok for report in reports):
        raise typer.Exit(1)


def _print(report: "VerifyReport", texts: "Texts") -> None:
    for problem in report.problems:
        typer.echo(f"{report.path}:{problem.line}: {problem.reason}")
    if report.ok:
        dice = texts(f"verify-dice-{report.dice}")
        typer.echo(texts("verify-ok", file=report.path, steps=report.steps, dice=dice))
    else:
        typer.echo(texts("verify-bad", file=report.path, problems=len(report.problems), steps=report.steps))


def _fields(report: "VerifyReport") -> dict[str, object]:
    return {name: getattr(report, name) for name in report.__struct_fields__}
