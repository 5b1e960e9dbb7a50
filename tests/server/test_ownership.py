"""One server owns a database, knows when it has lost it, and keeps it from the eyes of others."""

import asyncio
import logging
import os
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from hanpan.server import admin
from hanpan.server.storage.engine import BadDatabase, database_url
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.ownership import check_free
from tests.server.harness import VS_BOT, Line, Message, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

_ELSEWHERE = """
import sys
from hanpan.server.storage.engine import BadDatabase, database_url
from hanpan.server.storage.ownership import check_free
for name in sys.argv[1:]:
    try:
        check_free(database_url(name))
    except BadDatabase:
        continue
    sys.exit(f"{name} can be had")
"""


@pytest_asyncio.fixture(loop_scope="module")
async def own(tmp_path: Path) -> AsyncIterator[Site]:
    """A server whose files a test may spoil."""
    async with serving(settings_for(tmp_path)) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def player(own: Site) -> AsyncIterator[Person]:
    async with own.person() as person:
        yield person


async def _playing(player: Person) -> tuple[Message, Line]:
    seated = await player.open(VS_BOT)
    line = await player.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    await line.act()
    await line.until_asked()
    return seated, line


async def _refused(player: Person, line: Line) -> None:
    """A move is not acknowledged, and `ready` is red."""
    assert line.asked is not None
    await line.send({"type": "act", "id": "late", "step": line.asked["step"], "action": line.asked["legal"][0]})
    assert await line.closed() == 1012
    assert not any('"late"' in frame for frame in line.frames)
    told = await player.get("ready", 503)
    assert told["code"] == "database_lost"


async def test_no_second_server_by_another_name_or_without_the_lock_file(own: Site, tmp_path: Path) -> None:
    path = Path(own.settings.database)
    names = {"link": tmp_path / "link.db", "twin": tmp_path / "twin.db"}
    names["link"].symlink_to(path)
    os.link(path, names["twin"])
    path.with_name("hanpan.db.lock").unlink()
    for name in (path, *names.values()):
        with pytest.raises(BadDatabase, match="another Hanpan server"):
            check_free(database_url(str(name)))
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", _ELSEWHERE, *map(str, (path, *names.values())))
    assert await process.wait() == 0


async def test_a_deleted_database_stops_acknowledging(
    own: Site, player: Person, caplog: pytest.LogCaptureFixture
) -> None:
    _, line = await _playing(player)
    for file in Path(own.settings.database).parent.glob("hanpan.db*"):
        file.unlink()
    await _refused(player, line)
    assert (await player.http.post("me/name", json={"name": "x"})).status_code == 503
    (told,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "deleted while the server ran" in vars(told)["reason"]


async def test_a_database_that_is_put_back_goes_on(own: Site, player: Person, tmp_path: Path) -> None:
    seated, line = await _playing(player)
    path, away = Path(own.settings.database), tmp_path / "away.db"
    path.rename(away)
    path.write_bytes(b"another")
    await _refused(player, line)
    away.rename(path)
    assert (await player.get("ready"))["status"] == "ok"
    line = await player.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    assert (await line.act())["type"] == "done"
    await line.close()


async def test_a_deleted_write_ahead_log_stops_acknowledging_and_a_clean_stop_saves_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as site, site.person() as player:
        seated, line = await _playing(player)
        Path(f"{settings.database}-wal").unlink()
        await _refused(player, line)
    stored = {found.table.id for found in await admin.list_tables(settings.database)}
    assert seated["table"]["id"] in stored


async def test_the_loss_is_noticed_though_nobody_writes(own: Site, player: Person) -> None:
    Path(own.settings.database).unlink()
    journal = own.services.records.journal
    await journal.watch()  # which happens every few seconds
    assert own.services.outage.owned is False


async def test_a_locked_database_is_not_ready(own: Site, player: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.server.storage.journal._PATIENCE_S", 0.05)
    monkeypatch.setattr("hanpan.server.storage.journal._FRESH_S", 0.0)
    other = sqlite3.connect(own.settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    told = await player.get("ready", 503)
    assert told["code"] == "database_slow"
    other.execute("ROLLBACK")
    other.close()
    monkeypatch.undo()
    assert (await player.get("ready"))["status"] == "ok"


async def test_files_are_for_their_owner_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "new" / "hanpan.db"
    before = os.umask(0)
    try:
        migrate(database_url(str(path)))
        assert not [record for record in caplog.records if record.name == "hanpan.storage"]
        path.chmod(0o644)
        async with serving(settings_for(path.parent)) as site, site.person() as player:
            await player.get("me")
            admin.backup(site.settings.database, path.with_name("copy.db"))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(["hanpan.db", "hanpan.db-wal", "hanpan.db-shm", "hanpan.db.lock", "copy.db"], 0o600)
    assert [record.getMessage() for record in caplog.records if record.name == "hanpan.storage"] == [
        "others could read the database; now only its owner can"
    ]


def _cut(url: str) -> None:
    """All connections to the database are gone, as after a restart of PostgreSQL."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_postgresql_is_taken_again_after_its_restart(postgresql: str, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, database=postgresql)) as site, site.person() as player:
        await player.get("me")
        _cut(postgresql)
        await site.services.records.journal.watch()
        assert (await player.get("ready"))["status"] == "ok"
        with pytest.raises(BadDatabase, match="another Hanpan server"):
            check_free(database_url(postgresql))
        await player.open(VS_BOT)


async def test_a_server_that_lost_postgresql_to_another_writes_nothing(postgresql: str, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, database=postgresql)) as site, site.person() as player:
        seated, line = await _playing(player)
        _cut(postgresql)
        with psycopg.connect(postgresql, autocommit=True) as other:
            other.execute("SELECT pg_advisory_lock(%s)", (0x68616E70616E,))
            await site.services.records.journal.watch()  # finds the connection dead
            await _refused(player, line)
        assert (await player.get("ready"))["status"] == "ok"
        assert site.services._ownership.interrupted is True
        line = await player.line(seated["table"]["id"], seated["key"])
        await line.until_asked()
        assert (await line.act())["type"] == "done"
        await line.close()
