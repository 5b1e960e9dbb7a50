"""One table that cannot be gone on with: it is set aside, everybody else plays, and it comes back after a repair."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
import websockets

from hanpan.games.dice_battle import DiceBattle
from hanpan.server import admin
from hanpan.server.settings import Settings
from hanpan.server.tables import bot_answers
from hanpan.server.tables.openings import new_id
from hanpan.server.tables.table import Table
from tests.cli.run import fine, fine_json, hanpan, refused
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, VS_OPEN, Line, Person, Site, one_step, serving, settings_for

pytestmark = pytest.mark.slow

ASIDE = 4423


@dataclass
class Kept:
    """The database of a server that was stopped while these tables were being played."""

    settings: Settings
    cookies: Any
    keys: dict[str, str]
    people: str  # two people, and an answer of one that is sealed
    position: str
    sound: str

    @property
    def database(self) -> sqlite3.Connection:
        """A connection of one's own."""
        return sqlite3.connect(self.settings.database)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    settings = settings_for(tmp_path_factory.mktemp("stopped"), snapshot_every=2)
    keys: dict[str, str] = {}

    async def opened(mina: Person, path: str, body: Any) -> tuple[str, Line]:
        seated = await mina.post(path, body, 201)
        table = seated["table"]["id"]
        keys[table] = seated["key"]
        return table, await mina.line(table, seated["key"])

    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        quick = {"game": "dice-battle", "mode": "quick"}
        people, line = await opened(mina, "tables", {**quick, "seats": VS_OPEN})
        other = await joon.sit(people)
        await line.until_asked()
        for _ in range(3):
            await one_step(line, other)
        await line.act()
        position, _ = await opened(mina, "positions", {"game": "dice-battle", "given": {}})
        sound, line = await opened(mina, "tables", {**quick, "seats": VS_BOT})
        await line.until_asked()
        await line.act()
        await line.until_asked()
        cookies = mina.http.cookies
    return Kept(settings, cookies, keys, people, position, sound)


_STEP = 'table_id = :table AND n = (SELECT max(n) FROM log WHERE table_id = :table AND body LIKE \'%"type":"step"%\')'
_SEALED = 'table_id = :table AND body LIKE \'%"type":"seal"%\' AND n = (SELECT max(n) FROM log WHERE table_id = :table)'

DAMAGES = {
    "a line that is not JSON": f"UPDATE log SET body = '{{' WHERE {_STEP}",
    "a line of unknown type": f'UPDATE log SET body = \'{{"type":"dance"}}\' WHERE {_STEP}',
    "bytes that are no text": f"UPDATE log SET body = CAST(x'ff80' AS TEXT) WHERE {_STEP}",
    "a sealed answer that is no action": f'UPDATE log SET body = replace(body, \'"action":\', \'"action":7,"x":\') '
    f"WHERE {_SEALED}",
    "a hole in the log": "DELETE FROM log WHERE table_id = :table AND n = 2",
    "a log shorter than the snapshot": "DELETE FROM log WHERE table_id = :table AND n > 1",
    "no log": "DELETE FROM log WHERE table_id = :table",
    "another hash": f'UPDATE log SET body = replace(body, \'"hash":"\', \'"hash":"0\') WHERE {_STEP}',
    "other draws": f'UPDATE log SET body = replace(body, \'"draws":[["\', \'"draws":[["x\') WHERE {_STEP}',
    "a snapshot that is no state": "UPDATE snapshots SET state = '{}' WHERE table_id = :table",
    "another state in the snapshot": "UPDATE snapshots SET state = replace(state, '\"energy\":', '\"energy\":1') "
    "WHERE table_id = :table",
    "overrides that are not JSON": "UPDATE tables SET overrides = 'none' WHERE id = :table",
    "overrides of no number": "UPDATE tables SET overrides = '{\"no.such\":1}' WHERE id = :table",
    "a clock that is not JSON": "UPDATE tables SET clock = '[' WHERE id = :table",
    "a secret that is not hex": "UPDATE tables SET secret = 'xyz' WHERE id = :table",
    "a seat is missing": "DELETE FROM seats WHERE table_id = :table AND seat = 'p2'",
    "a seat of unknown kind": "UPDATE seats SET kind = 'cat' WHERE table_id = :table AND seat = 'p2'",
    "an unknown status": "UPDATE tables SET status = 'dancing' WHERE id = :table",
    "an unknown kind": "UPDATE tables SET kind = 'dance' WHERE id = :table",
    "an unknown mode": "UPDATE tables SET mode = 'dance' WHERE id = :table",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "other rules": "UPDATE tables SET rules = '0.9' WHERE id = :table",
    "a position without its snapshot": "DELETE FROM snapshots WHERE table_id = :table",
}


_PARTS = (("tables", "id"), ("seats", "table_id"), ("log", "table_id"), ("snapshots", "table_id"))


def _copied(database: sqlite3.Connection, source: str, target: str) -> None:
    """Everything of a table once more, as another table; one that was there is overwritten."""
    for part, key in _PARTS:
        names = [row[1] for row in database.execute(f"PRAGMA table_info({part})")]
        values = ", ".join(":target" if name == key else name for name in names)
        database.execute(f"DELETE FROM {part} WHERE {key} = :target", {"target": target})
        database.execute(
            f"INSERT INTO {part} SELECT {values} FROM {part} WHERE {key} = :source",
            {"source": source, "target": target},
        )


class Repaired(NamedTuple):
    """A server that was started with every kind of damage at once."""

    site: Site
    mina: Person
    damaged: dict[str, str]
    set_aside: list[str]  # as the log says


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def patient(kept: Kept) -> AsyncIterator[Repaired]:
    damaged = {damage: new_id() for damage in DAMAGES}
    with closing(kept.database) as database, database:
        for damage, table in damaged.items():
            _copied(database, kept.position if "position" in damage else kept.people, table)
            assert database.execute(DAMAGES[damage], {"table": table}).rowcount > 0
    heard = Heard()
    logging.getLogger("hanpan.tables").addHandler(heard)
    async with serving(kept.settings) as site, site.person() as mina:
        mina.http.cookies = kept.cookies
        yield Repaired(site, mina, damaged, heard.tables)
    logging.getLogger("hanpan.tables").removeHandler(heard)


class Heard(logging.Handler):
    """Remembers which tables the log says were set aside."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() == "table set aside":
            self.tables.append(vars(record)["table"])


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_set_aside_and_comes_back(kept: Kept, patient: Repaired, damage: str) -> None:
    mina, table = patient.mina, patient.damaged[damage]
    assert patient.set_aside.count(table) == 1
    assert (await mina.get(f"tables/{table}"))["status"] == "aside"
    code = "missing_game" if damage == "an unknown game" else "aside"
    assert (await mina.get(f"tables/{table}/timeline", 409))["code"] == code
    assert (await mina.post(f"tables/{table}/join", status=409))["code"] == code
    assert await (await mina.connect(table)).closed() == ASIDE
    with closing(kept.database) as database, database:
        source = kept.position if "position" in damage else kept.people
        _copied(database, source, table)
        database.execute("UPDATE tables SET status = 'aside' WHERE id = ?", (table,))
    await admin.resume_table(kept.settings.database, table)
    await patient.site.services.live_tables.sweep()
    line = await mina.line(table, kept.keys[source])
    assert (line.table["status"], line.ending) == ("playing", None)
    assert line.asked is not None
    if line.asked["sealed"] is None:
        assert (await line.act())["type"] == "done"
    else:
        assert (await line.ask("withdraw", step=line.asked["step"]))["type"] == "done"
    await line.close()


async def test_the_other_tables_play_and_no_list_fails(kept: Kept, patient: Repaired) -> None:
    mina = patient.mina
    line = await mina.line(kept.sound, kept.keys[kept.sound])
    assert (await line.act())["type"] == "done"
    await line.close()
    listed = {one["id"] for one in (await mina.get("tables?scope=mine"))["tables"]}
    assert set(patient.damaged.values()) <= listed
    assert f"hanpan_tables_set_aside_total {len(DAMAGES)}.0" in patient.site.services.metrics.text().decode()


def _wrong_rules(monkeypatch: pytest.MonkeyPatch, method: str) -> Callable[[], None]:
    """From now on the rules of Dice Battle raise; returns how to put them right."""
    real: Any = getattr(DiceBattle, method)

    def wrong(self: DiceBattle, *args: Any) -> Any:
        raise KeyError("a card that was renamed")

    monkeypatch.setattr(DiceBattle, method, wrong)
    return lambda: monkeypatch.setattr(DiceBattle, method, real)


async def test_rules_that_raise_do_not_keep_the_server_from_starting(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    with closing(kept.database) as database, closing(sqlite3.connect(settings.database)) as copy:
        database.backup(copy)
    repair = _wrong_rules(monkeypatch, "apply")
    async with serving(settings) as site, site.person() as mina:
        assert (await mina.get(f"tables/{kept.people}"))["status"] == "aside"
        assert (await mina.get("ready"))["status"] == "ok"
        with pytest.raises(admin.AdminError, match="KeyError"):
            await admin.resume_table(settings.database, kept.people)
        repair()
        await site.services.live_tables.sweep()
        assert (await mina.get(f"tables/{kept.people}"))["status"] == "aside"  # until somebody says otherwise
        await admin.resume_table(settings.database, kept.people)
        await site.services.live_tables.sweep()
        assert (await mina.get(f"tables/{kept.people}"))["status"] == "playing"


async def test_a_table_that_raises_again_and_again_is_set_aside(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, other = await mina.open(VS_BOT), await mina.open(VS_BOT)
    table = seated["table"]["id"]
    bystander = await mina.line(other["table"]["id"], other["key"])
    await bystander.until_asked()
    repair = _wrong_rules(monkeypatch, "apply")
    codes = []
    for _ in range(4):
        line = await mina.connect(table)
        with suppress(websockets.ConnectionClosed):
            await line.send({"type": "hello", "version": 1, "key": seated["key"]})
            asked = await line.until_asked()
            assert asked is not None
            await line.send({"type": "act", "id": "same", "step": asked["step"], "action": asked["legal"][0]})
        codes.append(await line.closed())
    assert codes[-1] == ASIDE
    assert set(codes[:-1]) <= {1011, 1012}
    repair()
    assert (await bystander.act())["type"] == "done"
    assert (await mina.get(f"tables/{table}"))["status"] == "aside"
    with closing(sqlite3.connect(site.settings.database)) as connection:
        (fault,) = connection.execute("SELECT fault FROM tables WHERE id = ?", (table,)).fetchone()
    assert fault == "KeyError: 'a card that was renamed'"
    await admin.resume_table(site.settings.database, table)
    await site.services.live_tables.sweep()
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    assert (await line.act())["type"] == "done"


async def test_a_bot_that_has_no_answer_at_all_leaves_the_memory(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    repair = _wrong_rules(monkeypatch, "default_action")
    monkeypatch.setattr(bot_answers, "_thought", _no_thought)
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    async with asyncio.timeout(PATIENCE_S):
        while (await mina.get(f"tables/{table}"))["status"] != "aside":
            line = await mina.connect(table)
            with suppress(websockets.ConnectionClosed):
                await line.send({"type": "hello", "version": 1, "key": seated["key"]})
            await line.closed()
    repair()
    assert site.services.live_tables.live(table) is None


async def _no_thought(table: Table, _seat: Any, question: Any, _step: int) -> tuple[Any, bool]:
    return table.memory.game.default_action(*question), False


async def test_tables_set_aside_do_not_count_as_open(site: Site, mina: Person) -> None:
    table = (await mina.open(VS_BOT))["table"]
    user = (await mina.get("me"))["id"]
    before = await site.services.records.count_open(user, 0)
    await site.services.live_tables._asides.put(table["id"], ValueError("for a test"))
    assert await site.services.records.count_open(user, 0) == before - 1


async def test_whoever_left_while_the_table_was_aside_has_given_it_up(site: Site, mina: Person, joon: Person) -> None:
    opened = await mina.open(VS_OPEN)
    table = opened["table"]["id"]
    await joon.post(f"tables/{table}/join")
    site.services.live_tables.drop(table)
    await site.services.live_tables._asides.put(table, ValueError("a test"))
    await joon.post("account/delete")
    await admin.resume_table(site.settings.database, table)
    await site.services.live_tables.sweep()
    line = await mina.line(table, opened["key"])
    assert line.ending is not None
    assert (line.ending["reason"], line.ending["winner"]) == ("resigned", "p1")


def _set_mode(settings: Settings, table: str, mode: str) -> None:
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.execute("UPDATE tables SET mode = ? WHERE id = ?", (mode, table))


async def test_listing_and_resuming_by_command(site: Site, mina: Person) -> None:
    database = site.settings.database
    await asyncio.to_thread(hanpan, "admin", "resume", "--all", "--db", database)
    good, bad = [(await mina.open(VS_OPEN))["table"]["id"] for _ in range(2)]
    for table in (good, bad):
        site.services.live_tables.drop(table)
        await site.services.live_tables._asides.put(table, ValueError("a test"))
    _set_mode(site.settings, bad, "dance")
    listed = await asyncio.to_thread(fine_json, "admin", "list", "--status", "aside", "--db", database)
    assert {row["id"]: row["reason"] for row in listed} == {good: "ValueError: a test", bad: "ValueError: a test"}
    told = await asyncio.to_thread(hanpan, "admin", "resume", "--all", "--db", database)
    assert (told.exit_code, told.stdout) == (1, f"table {good} goes on\n")
    assert "no mode 'dance'" in told.stderr
    assert "name one table" in await asyncio.to_thread(refused, "admin", "resume", "--db", database)
    assert "not set aside" in await asyncio.to_thread(refused, "admin", "resume", good, "--db", database)
    assert "no table" in await asyncio.to_thread(refused, "admin", "resume", "nothere", "--db", database)
    _set_mode(site.settings, bad, "quick")
    assert await asyncio.to_thread(fine, "admin", "resume", bad, "--db", database) == f"table {bad} goes on\n"
    await site.services.live_tables.sweep()
    assert {(await mina.get(f"tables/{one}"))["status"] for one in (good, bad)} == {"waiting"}
