"""`hanpan admin`: tables and the database, also while the server runs."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from hanpan.cli.common import FileExists, JsonOption, LangOption, console, print_json, table, words
from hanpan.core.contract.error import told

DbOption = Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)]
AccountArgument = Annotated[str, typer.Argument(metavar="ACCOUNT", show_default=False)]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", show_default=False)]


def list_tables(
    status: Annotated[
        Literal["waiting", "playing", "over", "aside"] | None,
        typer.Option("--status", metavar="STATUS", show_default=False),
    ] = None,
    db: DbOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """The tables, newest first."""
    from hanpan.server import admin

    found = asyncio.run(admin.list_tables(database_of(db), status))
    texts = words(lang)
    rows = [
        {
            "id": stored.table.id,
            "game": stored.table.game,
            "mode": stored.table.mode,
            "kind": stored.table.kind,
            "status": stored.table.status,
            "reason": stored.table.fault if stored.table.status == "aside" else stored.table.reason,
            "created_at": stored.table.created_at,
            "seats": {seat: f"{row.kind} {row.name}".strip() for seat, row in stored.seats.items()},
        }
        for stored in found
    ]
    if as_json:
        print_json(rows)
        return
    heads = [(texts(f"admin-{name}"), "left") for name in ("table", "game", "status", "seats")]
    shown = table(None, *heads)
    for row in rows:
        state = str(row["status"]) if row["reason"] is None else f"{row['status']} ({row['reason']})"
        sitters = row["seats"]
        assert isinstance(sitters, dict)
        shown.add_row(str(row["id"]), f"{row['game']} {row['mode']}", state, ", ".join(sitters.values()))
    console().print(shown)


def end(table_id: TableArgument, db: DbOption = None, lang: LangOption = None) -> None:
    """End a table without a winner."""
    from hanpan.server import admin

    asyncio.run(admin.end_table(database_of(db), table_id))
    typer.echo(words(lang)("admin-ended", table=table_id))


def resume(
    table_id: Annotated[str | None, typer.Argument(metavar="TABLE", show_default=False)] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    db: DbOption = None,
    lang: LangOption = None,
) -> None:
    """Let a table that was set aside go on."""
    from hanpan.server import admin

    texts, database = words(lang), database_of(db)
    if every == (table_id is not None):
        raise admin.AdminError("name one table, or give --all", ko="테이블을 하나 적거나 --all을 적어 주십시오")
    if table_id is not None:
        asyncio.run(admin.resume_table(database, table_id))
        typer.echo(texts("admin-resumed", table=table_id))
        return
    left = 0
    for one in asyncio.run(admin.aside(database)):
        try:
            asyncio.run(admin.resume_table(database, one))
            typer.echo(texts("admin-resumed", table=one))
        except admin.AdminError as error:
            left += 1
            typer.echo(told(error, texts.lang), err=True)
    raise typer.Exit(1 if left else 0)


def export(
    table_id: TableArgument,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", show_default=False)] = None,
    db: DbOption = None,
    lang: LangOption = None,
) -> None:
    """Write the replay of a table."""
    from hanpan.server import admin

    lines = asyncio.run(admin.export_table(database_of(db), table_id))
    if output is None:
        sys.stdout.write(lines.decode())
        return
    try:
        with output.open("xb") as file:
            file.write(lines)
    except FileExistsError as error:
        raise FileExists(
            f"{output}: there is such a file already", ko=f"{output}: 같은 이름의 파일이 이미 있습니다"
        ) from error
    typer.echo(words(lang)("admin-exported", file=str(output)))


def judges(
    name: Annotated[str | None, typer.Argument(metavar="ACCOUNT", show_default=False)] = None,
    revoke: Annotated[bool, typer.Option("--revoke")] = False,
    db: DbOption = None,
    lang: LangOption = None,
) -> None:
    """Let an account judge at any table; without a name, who may."""
    from hanpan.server import admin

    texts = words(lang)
    if name is None:
        if revoke:
            raise admin.AdminError(
                "--revoke: name the account that is no longer to judge",
                ko="--revoke: 심판을 그만둘 계정을 적어 주십시오",
            )
        for one in asyncio.run(admin.judges(database_of(db))):
            typer.echo(one)
        return
    asyncio.run(admin.make_judge(database_of(db), name, revoke=revoke))
    typer.echo(texts("admin-judge-revoked" if revoke else "admin-judge", name=name))


def organisers(
    name: Annotated[str | None, typer.Argument(metavar="ACCOUNT", show_default=False)] = None,
    revoke: Annotated[bool, typer.Option("--revoke")] = False,
    db: DbOption = None,
    lang: LangOption = None,
) -> None:
    """Let an account open tournaments; without a name, who may."""
    from hanpan.server import admin

    texts = words(lang)
    if name is None:
        if revoke:
            raise admin.AdminError(
                "--revoke: name the account that is no longer to open tournaments",
                ko="--revoke: 대회를 더 열지 않을 계정을 적어 주십시오",
            )
        for one in asyncio.run(admin.organisers(database_of(db))):
            typer.echo(one)
        return
    asyncio.run(admin.make_organiser(database_of(db), name, revoke=revoke))
    typer.echo(texts("admin-organiser-revoked" if revoke else "admin-organiser", name=name))


def reset_password(name: AccountArgument, db: DbOption = None, lang: LangOption = None) -> None:
    """Give an account a new password and end its sessions."""
    from hanpan.server import admin_people

    password = asyncio.run(admin_people.reset_password(database_of(db), name))
    typer.echo(words(lang)("admin-password", name=name, password=password))


def reset_codes(name: AccountArgument, db: DbOption = None, lang: LangOption = None) -> None:
    """Switch the one-time codes of an account off."""
    from hanpan.server import admin_people

    asyncio.run(admin_people.reset_codes(database_of(db), name))
    typer.echo(words(lang)("admin-codes-off", name=name))


def delete(name: AccountArgument, db: DbOption = None, lang: LangOption = None) -> None:
    """Delete an account; its seats stay, without its name."""
    from hanpan.server import admin_people

    asyncio.run(admin_people.delete_account(database_of(db), name))
    typer.echo(words(lang)("admin-deleted", name=name))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    db: DbOption = None,
    lang: LangOption = None,
) -> None:
    """Copy the database as it is at one moment."""
    from hanpan.server import admin

    size = admin.backup(database_of(db), file)
    typer.echo(words(lang)("admin-backed-up", file=str(file), size=size))


def database_of(db: str | None) -> str:
    """The database that is meant: the server's own, if none is named."""
    from hanpan.server.settings import default_database

    return db or default_database()
