"""`hanpan admin ratings`: every rating computed again from the log of results."""

import asyncio
from typing import Annotated

import typer

from hanpan.cli.commands.admin import DbOption, database_of
from hanpan.cli.common import JsonOption, LangOption, print_json, words


def ratings(
    again: Annotated[bool, typer.Option("--again")] = False,
    db: DbOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compare the stored ratings with the log, or store them anew."""
    from hanpan.server import admin_ratings

    found = asyncio.run(admin_ratings.compare(database_of(db), again=again))
    if as_json:
        print_json(found._asdict())
    else:
        texts = words(lang)
        typer.echo(texts("admin-ratings", results=found.results, counted=found.counted, standings=found.standings))
        verdict = "same" if not found.differ else "again" if again else "differ"
        typer.echo(texts(f"admin-ratings-{verdict}", differ=found.differ))
    if found.differ and not again:
        raise typer.Exit(1)
