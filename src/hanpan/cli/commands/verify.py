"""`hanpan verify`: whether a replay is what was played, dice and all."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import BAD_INPUT, FAILED, JsonOption, LangOption, print_json, words

if TYPE_CHECKING:
    from hanpan.core.replay import VerifyReport
    from hanpan.core.text import Texts


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", show_default=False)],
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check replays: 1 if one does not hold, 2 if one cannot be read."""
    from hanpan.core.replay import BadReplay, read_replay
    from hanpan.core.replay import verify as check
    from hanpan.games.registry import load_game

    texts = words(lang)
    out: list[dict[str, object]] = []
    sound, readable = True, True
    for file in files:
        try:
            report = check(read_replay(file, finished=not unfinished), load_game)
        except BadReplay as error:  # the other files are still looked at
            readable = False
            typer.echo(f"hanpan: {error}", err=True)
            continue
        sound = sound and report.ok
        out.append({**_fields(report), "ok": report.ok})
        if not as_json:
            _print(report, texts)
    if as_json:
        print_json(out)
    if not readable:
        raise typer.Exit(BAD_INPUT)
    if not sound:
        raise typer.Exit(FAILED)


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
