"""What an administrator does to a database, also while the server runs on it.

Ending a table appends to its log. A running server sees it within seconds, or at the table's next move,
whose own line then finds its place taken: it drops the table from memory and reads it again.
"""

import sqlite3
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.seat import Seat
from hanpan.server.hours import now_ms
from hanpan.server.identity import JUDGE, ORGANISER
from hanpan.server.names import folded
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import full_replay, record_of
from hanpan.server.storage.copies import copy_database
from hanpan.server.storage.engine import database_url, make_engine, make_writer, shown
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.people import People
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import LogRow
from hanpan.server.storage.writes import Conflict, Stored, ended_write, log_write, resumed_write
from hanpan.server.tables.entries import Ended, body_of
from hanpan.server.tables.memory import CannotResume, restore, retold

_TRIES = 20
_ROLES = {JUDGE: ("a judge", "심판"), ORGANISER: ("an organiser", "주최자")}


class AdminError(HanpanError, ValueError):
    """Something that cannot be done; the message says why."""


async def list_tables(database: str, status: str | None = None) -> list[Stored]:
    """All tables, newest first, or those of one status."""
    async with _records(database) as records:
        return [found for found in await records.everything() if status in (None, found.table.status)]


async def end_table(database: str, table_id: str) -> None:
    """End a table without a winner. Raises AdminError."""
    async with _records(database) as records:
        await end_for(records, table_id, None)


async def end_for(records: Records, table_id: str, seat: Seat | None) -> None:
    """End a table without a winner, or give it up for a seat. Raises AdminError."""
    for _ in range(_TRIES):
        found = await records.find(table_id)
        if found is None:
            raise AdminError(f"there is no table {table_id!r}", ko=f"그런 테이블은 없습니다: {table_id!r}")
        if found.table.status == "over":
            raise AdminError(f"table {table_id} is over already", ko=f"이미 끝난 테이블입니다: {table_id}")
        ended = Ended("ended", None)
        if seat is not None and found.table.status == "playing":
            ended = Ended("resigned", next((other for other in found.seats if other != seat), None))
        now = now_ms()
        entry = LogRow(table_id, await records.log_length(table_id), now, seat, None, body_of(ended))
        try:
            await records.journal.write(
                log_write(entry), ended_write(table_id, ended.reason, ended.winner, now, found.table.round)
            )
        except Conflict:
            continue  # a move came first
        return
    raise AdminError(
        f"table {table_id} is too busy; try again", ko=f"테이블 {table_id}: 지금은 너무 바쁩니다. 다시 해 보십시오"
    )


async def aside(database: str) -> list[str]:
    """The tables that are set aside."""
    async with _records(database) as records:
        return await records.aside()


async def resume_table(database: str, table_id: str) -> None:
    """Let a table that was set aside go on. Raises AdminError where it still cannot."""
    async with _records(database) as records:
        found = await records.load([table_id])
        if not found:
            raise AdminError(f"there is no table {table_id!r}", ko=f"그런 테이블은 없습니다: {table_id!r}")
        if found[0].table.status != "aside":
            raise AdminError(f"table {table_id} is not set aside", ko=f"보류된 테이블이 아닙니다: {table_id}")
        try:
            memory = restore(found[0], now_ms())
            if memory.match is not None:
                deque(retold(memory.match, memory.opening), maxlen=0)  # what its players are shown at first
        except CannotResume as error:
            raise AdminError(f"table {table_id}: {error}", ko=f"테이블 {table_id}: {told(error, 'ko')}") from error
        over, waiting = memory.ending is not None, memory.match is None
        await records.journal.write(resumed_write(table_id, "over" if over else "waiting" if waiting else "playing"))


async def export_table(database: str, table_id: str) -> bytes:
    """The replay of a table, with the secret of its dice if it is over. Raises AdminError."""
    async with _records(database) as records:
        found = await records.load([table_id])
    if not found:
        raise AdminError(f"there is no table {table_id!r}", ko=f"그런 테이블은 없습니다: {table_id!r}")
    try:
        return full_replay(record_of(restore(found[0], now_ms()), now_ms()))
    except (CannotResume, ApiError) as error:
        raise AdminError(f"table {table_id}: {error}", ko=f"테이블 {table_id}: {told(error, 'ko')}") from error


async def judges(database: str) -> list[str]:
    """The names of the accounts that may judge."""
    return await _with_role(database, JUDGE)


async def organisers(database: str) -> list[str]:
    """The names of the accounts that may open tournaments."""
    return await _with_role(database, ORGANISER)


async def make_judge(database: str, name: str, *, revoke: bool = False) -> None:
    """Give an account the judge's role, or take it away. Raises AdminError."""
    await _set_role(database, name, JUDGE, revoke=revoke)


async def make_organiser(database: str, name: str, *, revoke: bool = False) -> None:
    """Give an account the organiser's role, or take it away. Raises AdminError."""
    await _set_role(database, name, ORGANISER, revoke=revoke)


async def _with_role(database: str, role: str) -> list[str]:
    async with opened(database) as (engine, journal):
        return [user.name for user in await People(engine, journal).with_role(role)]


async def _set_role(database: str, name: str, role: str, *, revoke: bool) -> None:
    async with opened(database) as (engine, journal):
        people = People(engine, journal)
        account = await people.by_account(folded(name))
        if account is None:
            english, korean = _ROLES[role]
            raise AdminError(
                f"there is no account {name!r}; {english} needs one",
                ko=f"그런 계정은 없습니다: {name!r}. {korean}에게는 계정이 있어야 합니다",
            )
        has = await people.has_role(account.id, role)
        if revoke:
            if not has:
                raise AdminError(
                    f"{account.name} is not {_ROLES[role][0]}", ko=f"{account.name}: {_ROLES[role][1]}이 아닙니다"
                )
            await people.revoke(account.id, role)
        elif not has:
            await people.grant(account.id, role, now_ms())


def backup(database: str, target: Path) -> int:
    """A copy of the database as it is at one moment, made while the server runs; returns its size.

    Raises AdminError. PostgreSQL has its own tool for this.
    """
    url = database_url(database)
    if url.drivername != "sqlite" or url.database is None:
        raise AdminError(
            f"{shown(url)}: back PostgreSQL up with pg_dump, which does it while the server runs",
            ko=f"{shown(url)}: PostgreSQL은 pg_dump로 백업하십시오. 서버를 켜 둔 채로 할 수 있습니다",
        )
    if not Path(url.database).is_file():
        raise AdminError(
            f"{url.database}: there is no such database", ko=f"{url.database}: 그런 데이터베이스는 없습니다"
        )
    if target.exists():
        raise AdminError(f"{target}: there is such a file already", ko=f"{target}: 같은 이름의 파일이 이미 있습니다")
    try:
        copy_database(Path(url.database), target)
    except (sqlite3.Error, OSError) as error:
        raise AdminError(f"{target}: {error}") from error
    return target.stat().st_size


@asynccontextmanager
async def _records(database: str) -> AsyncIterator[Records]:
    async with opened(database) as (engine, journal):
        yield Records(engine, journal)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[AsyncEngine, Journal]]:
    """The database of a server that may be running. Raises AdminError."""
    url = database_url(database)
    if url.drivername == "sqlite" and not Path(url.database or "").is_file():
        raise AdminError(
            f"{url.database}: there is no such database", ko=f"{url.database}: 그런 데이터베이스는 없습니다"
        )
    migrate(url)
    engine = make_engine(url)
    journal = Journal(make_writer(url))
    journal.start()
    try:
        yield engine, journal
    finally:
        await journal.close()
        await engine.dispose()
