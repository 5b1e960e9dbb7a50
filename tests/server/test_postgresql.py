"""The same server on PostgreSQL."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from hanpan.core.contract.codec import state_hash
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin
from hanpan.server.settings import Settings
from hanpan.server.storage import schema
from hanpan.server.storage.engine import BadDatabase, database_url, sync_url
from hanpan.server.storage.migrate import migrate
from hanpan.server.storage.ownership import check_free
from tests.postgres import Cluster
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, one_step, play_out, serving

pytestmark = pytest.mark.slow


def _settings(database: str) -> Settings:
    return Settings(database=database, limits=WIDE, tick_s=0, bots_pace_s=0, snapshot_every=4, value_s=0)


async def test_games_accounts_and_restarts(postgresql: str) -> None:
    secret = {"name": "미나", "password": "correct horse"}
    settings = _settings(postgresql)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated = await mina.open(VS_OPEN, overrides={"shield.cost": 2}, clock={"base_s": 60}, visibility="public")
        table = seated["table"]["id"]
        first, second = await mina.line(table, seated["key"]), await joon.sit(table)
        await second.until_asked()
        await first.until_asked()
        for _ in range(6):
            await one_step(first, second)
        sealing = first if first.asked is not None else second
        await sealing.act(id="sealed")
        live = site.services.live_tables.live(table)
        assert live is not None
        assert live.memory.match is not None
        before, steps = state_hash(live.memory.match.state), len(live.memory.match.steps)
        waiting = list(live.memory.match.sealed)
        await mina.post("account/register", secret)
        await joon.post("account/register", {**secret, "name": "미나 "}, 409)
        await joon.post(
            "account/login", {**secret, "name": "nobody\0"}, 401
        )  # no text of PostgreSQL holds such a letter
        cookies = mina.http.cookies, joon.http.cookies

    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        mina.http.cookies, joon.http.cookies = cookies
        live = site.services.live_tables.live(table)
        assert live is not None
        assert live.memory.match is not None
        assert state_hash(live.memory.match.state) == before
        assert len(live.memory.match.steps) == steps
        assert list(live.memory.match.sealed) == waiting
        first, second = await mina.sit(table), await joon.sit(table)
        await play_out(first, second)
        text = await joon.get(f"tables/{table}/replay")
        assert verify(parse_replay(Path("x"), text.encode(), finished=True), load_game).ok
        await joon.open(VS_BOT)
        await joon.post("account/login", secret)
        assert len((await joon.get("tables?scope=mine"))["tables"]) == 2
        with pytest.raises(BadDatabase, match="another Hanpan server"):
            check_free(database_url(postgresql))
    check_free(database_url(postgresql))


async def test_the_administrator_and_a_running_server(postgresql: str) -> None:
    async with serving(_settings(postgresql)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        table = seated["table"]["id"]
        line = await mina.line(table, seated["key"])
        await admin.end_table(postgresql, table)
        await line.until_asked()
        await line.send({"type": "act", "id": "late", "step": 1, "action": line.asked["legal"][0] if line.asked else 0})
        assert await line.closed() == 1012
        line = await mina.line(table, seated["key"])
        assert line.ending is not None
        assert line.ending["reason"] == "ended"
    listed = await admin.list_tables(postgresql, "over")
    assert [stored.table.id for stored in listed] == [table]


def test_the_migrations_make_the_schema_of_the_code(cluster: Cluster) -> None:
    url = database_url(cluster.bare_database())
    migrate(url)
    engine = create_engine(sync_url(url))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("SELECT count(*) FROM log")).scalar() == 0
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_said_so_without_its_password() -> None:
    with pytest.raises(BadDatabase) as told:
        migrate(database_url("postgresql://hanpan:hunter2@/nothing?host=/nonexistent"))
    assert "hunter2" not in str(told.value)
    assert "\n" not in str(told.value)
