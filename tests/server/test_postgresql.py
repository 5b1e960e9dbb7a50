"""The same server on PostgreSQL, where its programs are installed; on a SQLite URL where they are not."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from hanpan.core.codec import state_hash
from hanpan.core.replay import parse_replay, verify
from hanpan.games.registry import load_game
from hanpan.server import admin
from hanpan.server.settings import Settings
from hanpan.server.storage import schema
from hanpan.server.storage.engine import BadDatabase, check_free, database_url, sync_url
from hanpan.server.storage.migrate import migrate
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, one_step, play_out, serving

pytestmark = pytest.mark.slow

PROGRAMS = [Path(found).resolve().parent for found in [shutil.which("pg_ctl") or ""] if found] + sorted(
    Path("/usr/lib/postgresql").glob("*/bin"), reverse=True
)


class Cluster:
    """A PostgreSQL of our own in a folder of its own, without a port: only a socket file."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self.folder = folder
        self._who: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL does not run as root
            user = pwd.getpwnam("postgres" if _exists("postgres") else "nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", "data", "-U", "hanpan", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def new_database(self, name: str) -> str:
        """The URL of an empty database."""
        self._run("createdb", "-h", str(self.folder), "-U", "hanpan", name)
        return f"postgresql://hanpan@/{name}?host={self.folder}"

    def stop(self) -> None:
        """No process is left behind."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(
            command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, env={"LC_ALL": "C"}, **self._who
        )


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster | None]:
    programs = next((folder for folder in PROGRAMS if (folder / "initdb").exists()), None)
    if programs is None:
        yield None
        return
    with TemporaryDirectory(prefix="hanpan-pg-") as folder:  # short: the path of its socket must be
        made = Cluster(programs, Path(folder))
        yield made
        made.stop()


@pytest.fixture
def database(cluster: Cluster | None, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database."""
    name = f"test_{abs(hash(request.node.name))}"
    return cluster.new_database(name) if cluster is not None else f"sqlite:///{tmp_path}/hanpan.db"


def _settings(database: str) -> Settings:
    return Settings(database=database, limits=WIDE, tick_s=0, bots_pace_s=0, snapshot_every=4)


async def test_games_accounts_and_restarts(database: str) -> None:
    secret = {"name": "미나", "password": "correct horse"}
    settings = _settings(database)
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
        live = site.services.hub.live(table)
        assert live is not None
        assert live.standing.match is not None
        before, steps = state_hash(live.standing.match.state), len(live.standing.match.steps)
        waiting = list(live.standing.match.sealed)
        await mina.post("account/register", secret)
        await joon.post("account/register", {**secret, "name": "미나 "}, 409)
        cookies = mina.http.cookies, joon.http.cookies

    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        mina.http.cookies, joon.http.cookies = cookies
        live = site.services.hub.live(table)
        assert live is not None
        assert live.standing.match is not None
        assert state_hash(live.standing.match.state) == before
        assert len(live.standing.match.steps) == steps
        assert list(live.standing.match.sealed) == waiting
        first, second = await mina.sit(table), await joon.sit(table)
        await play_out(first, second)
        text = await joon.get(f"tables/{table}/replay")
        assert verify(parse_replay(Path("x"), text.encode(), finished=True), load_game).ok
        await joon.open(VS_BOT)
        await joon.post("account/login", secret)
        assert len((await joon.get("tables?scope=mine"))["tables"]) == 2
        with pytest.raises(BadDatabase, match="another Hanpan server"):
            check_free(database_url(database))
    check_free(database_url(database))


async def test_the_administrator_and_a_running_server(database: str) -> None:
    async with serving(_settings(database)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        table = seated["table"]["id"]
        line = await mina.line(table, seated["key"])
        await admin.end_table(database, table)
        await line.until_asked()
        await line.send({"type": "act", "id": "late", "step": 1, "action": line.asked["legal"][0] if line.asked else 0})
        assert await line.closed() == 1012
        line = await mina.line(table, seated["key"])
        assert line.ending is not None
        assert line.ending["reason"] == "ended"
    listed = await admin.list_tables(database, "over")
    assert [stored.table.id for stored in listed] == [table]


def test_the_migrations_make_the_schema_of_the_code(database: str) -> None:
    url = database_url(database)
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
