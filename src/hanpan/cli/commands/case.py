"""`hanpan case from-replay`: a case cut out of a played game."""

from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.common import LangOption, words, write_new


def from_replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    at: Annotated[int, typer.Option("--at", metavar="N", show_default=False)],
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", show_default=False)] = None,
    name: Annotated[str | None, typer.Option("--id", metavar="ID", show_default=False)] = None,
    title: Annotated[str | None, typer.Option("--title", metavar="WORDS", show_default=False)] = None,
    lang: LangOption = None,
) -> None:
    """Write a case for one step of a replay."""
    from hanpan.core.proofs.casebook import cut_replay
    from hanpan.core.replay import read_replay
    from hanpan.games.loading import load_game

    texts = words(lang)
    replay = read_replay(file)
    case_id = name or (output.stem if output is not None else f"{file.stem}-{at}")
    words_of = title or texts("case-title", file=file.name, step=at)
    text = cut_replay(replay, at, load_game, case=case_id, title=words_of)
    if output is None:
        typer.echo(text, nl=False)
        return
    write_new(output, text)
    typer.echo(texts("case-written", file=str(output)))
