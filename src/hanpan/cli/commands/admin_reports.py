"""`hanpan admin reports`: what people have reported of others."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import msgspec
import typer

from hanpan.cli.commands.admin import DbOption, database_of
from hanpan.cli.common import JsonOption, LangOption, console, print_json, table, words


def reports(
    settle: Annotated[str | None, typer.Option("--settle", metavar="REPORT", show_default=False)] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    db: DbOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """What nobody has settled yet; or settle a report."""
    from hanpan.server import admin_reports

    texts = words(lang)
    if settle is not None:
        asyncio.run(admin_reports.settle(database_of(db), settle))
        typer.echo(texts("admin-report-settled", report=settle))
        return
    found = asyncio.run(admin_reports.reports(database_of(db), settled=every))
    if as_json:
        print_json([{**msgspec.structs.asdict(one.row), "by": one.by, "about": one.about} for one in found])
        return
    if not found:
        typer.echo(texts("admin-reports-none"))
        return
    names = ("report", "day", "reporter", "reported", "reason", "table", "report-words")
    shown = table(None, *((texts(f"admin-{name}"), "left") for name in names))
    for row, by, about in found:
        day = datetime.fromtimestamp(row.at / 1000, UTC).date().isoformat()
        shown.add_row(row.id, day, by, about, row.reason, row.table_id or "", row.words)
    console().print(shown)
