"""What is stored: the schema, the one writer, and tables that come back exactly as they were."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.core.contract.codec import state_hash
from hanpan.server.main import prepare
from hanpan.server.storage import schema
from hanpan.server.storage.engine import BadDatabase, database_url, make_engine, make_writer, shown, sync_url
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.migrate import HEAD, migrate
from hanpan.server.storage.rows import LogRow
from hanpan.server.storage.writes import Conflict, NotStored, Write, log_write
from tests.server.harness import VS_BOT, VS_OPEN, Person, Site, play_out, serving, settings_for

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture(loop_scope="module")
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    url = database_url(settings_for(tmp_path).database)
    made = make_engine(url)
    yield made
    await made.dispose()


@pytest.fixture
def writer(tmp_path: Path) -> Engine:
    return make_writer(database_url(settings_for(tmp_path).database))


def _row(table: str, n: int) -> Write:
    return log_write(LogRow(table, n, 1, None, None, "{}"))


async def _count(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(schema.log))).scalar_one())


def test_the_migrations_make_the_schema_of_the_code(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "new" / "hanpan.db"))
    migrate(url)
    migrate(url)  # a second start finds nothing to do
    engine = create_engine(sync_url(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


def test_a_tournament_under_way_gets_a_salt_of_its_own(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "hanpan.db"))
    migrate(url)
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:  # as the program before this one left it
        for table, column in (
            ("events", "salt"),
            ("event_people", "origin"),
            ("event_decks", "before"),
            ("results", "absent"),
        ):
            connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0017'"))
        for stage in ("open", "playing", "over"):
            row = f"'{stage}', 'Cup', 'trail', '{stage}', 0, 'u', 0, 0, 1, NULL, 'the dice'"
            names = "id, name, game, stage, created_at, created_by, start_at, ended_at, listed, password, secret"
            connection.execute(text(f"INSERT INTO events ({names}) VALUES ({row})"))
    migrate(url)
    with engine.connect() as connection:
        salts: dict[str, str] = dict(connection.execute(text("SELECT stage, salt FROM events")).all())
    engine.dispose()
    assert {stage: len(salt) for stage, salt in salts.items()} == {"open": 64, "playing": 64, "over": 0}
    assert salts["open"] != salts["playing"]


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "hanpan.db"))
    migrate(url)
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match=r"written by a newer Hanpan \(form 9999, .*install the newer one again"):
        migrate(url)
    assert list(tmp_path.glob("*before-upgrade*")) == []


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://x/y", "mysql: Hanpan keeps its tables in"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("http://[", "http"),
    ],
)
def test_databases_that_cannot_be_used(database: str, reason: str) -> None:
    with pytest.raises(BadDatabase, match=reason):
        database_url(database)


def test_a_file_that_is_no_database_and_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    wrong = tmp_path / "words.txt"
    wrong.write_text("this is not a database, and long enough that SQLite looks at it\n" * 40)
    with pytest.raises(BadDatabase, match="not a database"):
        migrate(database_url(str(wrong)))
    with pytest.raises(BadDatabase, match=r"words\.txt"):
        migrate(database_url(str(wrong / "below" / "hanpan.db")))


@pytest.mark.parametrize(
    "given", ["postgresql://u:secret@h/d", "postgres://u:secret@h/d", "postgresql+psycopg://u:secret@h/d"]
)
def test_a_postgresql_url_in_every_spelling(given: str) -> None:
    url = database_url(given)
    assert url.drivername == "postgresql"
    assert sync_url(url).drivername == "postgresql+psycopg"
    assert make_engine(url).url.drivername == "postgresql+psycopg"
    assert "secret" not in shown(url)


async def test_writes_that_wait_together_are_committed_together(engine: AsyncEngine, writer: Engine) -> None:
    commits: list[int] = []
    journal = Journal(writer, lambda writes, _seconds: commits.append(writes))
    journal.start()
    await asyncio.gather(*(journal.write(_row(f"table{n}", 0)) for n in range(50)))
    await journal.close()
    assert await _count(engine) == 50
    assert sum(commits) == 50
    assert len(commits) < 10


async def test_a_bad_write_fails_alone_and_whole(engine: AsyncEngine, writer: Engine) -> None:
    journal = Journal(writer)
    journal.start()
    await journal.write(_row("a", 0))
    results = await asyncio.gather(
        journal.write(_row("b", 0)),
        journal.write(_row("a", 1), _row("a", 0)),  # the second is there already
        journal.write(_row("c", 0)),
        return_exceptions=True,
    )
    assert results[0] is results[2] is None
    assert isinstance(results[1], Conflict)
    assert await _count(engine) == 3
    await journal.close()
    with pytest.raises(NotStored):
        await journal.write(_row("d", 0))


def _hash(site: Site, table: str) -> str:
    live = site.services.live_tables.live(table)
    assert live is not None
    assert live.memory.match is not None
    return state_hash(live.memory.match.state)


async def test_every_table_comes_back_after_a_restart_as_it_was(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, snapshot_every=4)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        bot = await mina.open(VS_BOT, mode="regular")
        open_table = (await mina.open(VS_OPEN))["table"]["id"]
        pair = await mina.open(VS_OPEN)
        ids = [bot["table"]["id"], pair["table"]["id"]]
        alone = await mina.line(ids[0], bot["key"])
        for _ in range(10):
            await alone.until_asked()
            await alone.act()
        await alone.until_asked()
        first, second = await mina.line(ids[1], pair["key"]), await joon.sit(ids[1])
        for line in (first, second, first, second, first):  # the last answer is sealed, the other is missing
            await line.until_asked()
            await line.act(id=f"act-{line.asked['step']}" if line.asked else "")
        await second.until_asked()
        await second.ask("offer_draw", id="offer")
        hashes = {table: _hash(site, table) for table in ids}
        before, steps = (alone.view, second.asked), len(alone.events)  # a luck pair of the bot's is a step of its own
        assert steps >= 11
        cookies = mina.http.cookies, joon.http.cookies

    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        mina.http.cookies, joon.http.cookies = cookies
        assert {table: _hash(site, table) for table in ids} == hashes
        alone = await mina.line(ids[0], bot["key"])
        assert alone.view == before[0]
        assert len(alone.events) == steps
        second = await joon.sit(ids[1])
        assert second.asked == before[1]
        assert second.welcome["waiting"] == ["p2"]
        assert second.welcome["draw_offer"] == "p2"
        first = await mina.line(ids[1], pair["key"])
        assert first.asked is not None
        assert first.asked["sealed"] is not None
        # What was done before is known by its id.
        sealed = first.asked["step"]
        again = await first.ask("act", id=f"act-{sealed}", step=sealed, action=first.asked["legal"][-1])
        assert again["type"] == "done"
        assert (await second.ask("offer_draw", id="offer"))["type"] == "done"
        assert (await first.ask("decline_draw"))["type"] == "done"
        await second.act()
        await play_out(first, second)
        await play_out(alone)
        waiting = await joon.sit(open_table)
        assert waiting.table["status"] == "playing"


async def test_a_full_game_is_the_same_with_and_without_restarts_in_it(tmp_path: Path) -> None:
    """The dice and the bot depend on nothing but the secret and the moves."""
    seed = {"tutorial": True, "seed": 7}
    endings: list[Any] = []
    for restarts in (0, 3):
        folder = tmp_path / str(restarts)
        folder.mkdir()
        settings = settings_for(folder)
        cookies, table, key = None, "", ""
        for part in range(restarts + 1):
            async with serving(settings) as site, site.person() as mina:
                if cookies is None:
                    seated = await mina.open(VS_BOT, **seed)
                    table, key, cookies = seated["table"]["id"], seated["key"], mina.http.cookies
                mina.http.cookies = cookies
                line = await mina.line(table, key)
                if part == restarts:
                    await play_out(line)
                    endings.append((line.ending, line.events))
                    continue
                for _ in range(4):
                    await line.until_asked()
                    await line.act()
    assert endings[0] == endings[1]


async def test_when_storing_fails_nothing_is_acknowledged_and_the_table_is_read_again(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()

    async def fails(*_: object) -> None:
        raise NotStored("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(site.services.records.journal, "write", fails)
        await line.send({"type": "act", "id": "x", "step": 1, "action": {"type": "declare", "tendency": "attack"}})
        assert await line.closed() == 1012
        assert not any('"done"' in frame or '"update"' in frame for frame in line.frames)
        refused = await mina.http.post("me/name", json={"name": "Mina"})
        assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
    line = await mina.line(table, seated["key"])
    assert line.asked is not None
    assert (line.asked["step"], line.asked["sealed"]) == (1, None)
    assert (await line.act(id="x"))["type"] == "done"
    await line.close()


async def test_two_servers_cannot_have_the_same_database(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings):
        with pytest.raises(BadDatabase, match="another Hanpan server"):
            prepare(settings)
    prepare(settings)


async def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(site: Site, mina: Person, time: Any) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    await line.act()
    await line.until_asked()
    time.advance(10_000)
    await site.services.live_tables.sweep()
    assert site.services.live_tables.live(table) is not None  # somebody looks
    await line.close()
    live = site.services.live_tables.live(table)
    while site.services.crowd.count or (live is not None and not live.idle):  # the bot may still be thinking
        await asyncio.sleep(0.01)
    time.advance(10_000)
    await site.services.live_tables.sweep()
    assert site.services.live_tables.live(table) is None
    assert (await mina.get(f"tables/{table}"))["round"] == 1
    line = await mina.line(table, seated["key"])
    assert len(line.events) == 2
    await line.close()


async def test_a_table_that_nobody_joins_is_closed_in_the_end(site: Site, mina: Person, time: Any) -> None:
    table = (await mina.open(VS_OPEN, visibility="public"))["table"]["id"]
    time.advance(8 * 86_400)
    await site.services.live_tables.sweep()
    assert (await mina.get(f"tables/{table}"))["status"] == "over"
    assert (await mina.get("tables?scope=open"))["tables"] == []
