"""The writer outlives every write, and an outage of the database is told once, shown by `ready`, and over by itself."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy.exc import OperationalError

from hanpan.server.logging import JsonLines
from hanpan.server.storage.engine import database_url, make_writer
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.outage import Outage
from hanpan.server.storage.rows import LogRow
from hanpan.server.storage.writes import NotStored, Write, log_write
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, Person, Site, settings_for

pytestmark = pytest.mark.slow

TOO_BIG = 2**63


def _row(table: str, n: int = 0, at: int = 1) -> Write:
    return log_write(LogRow(table, n, at, None, None, "{}"))


@pytest_asyncio.fixture(loop_scope="module")
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    made = Journal(make_writer(database_url(settings_for(tmp_path).database)))
    made.start()
    yield made
    await made.close()


async def test_a_write_that_the_driver_cannot_take_fails_alone(
    journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        results = await asyncio.gather(
            journal.write(_row("a")),
            journal.write(_row("b", at=TOO_BIG)),
            journal.write(_row("c")),
            return_exceptions=True,
        )
        assert results[0] is results[2] is None
        assert type(results[1]) is NotStored
        await journal.write(_row("d"))
        assert await journal.trouble() is None
    (told,) = [record for record in caplog.records if record.name == "hanpan.storage"]
    assert (told.levelname, vars(told)["error"]) == ("ERROR", "OverflowError")


async def test_a_writer_that_ends_leaves_nobody_waiting_and_is_started_again(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_batch: object) -> None:
        raise RuntimeError("a defect")

    async with asyncio.timeout(PATIENCE_S):
        with monkeypatch.context() as patched:
            patched.setattr(journal, "_commit_all", broken)
            lost = await asyncio.gather(journal.write(_row("a")), journal.write(_row("b")), return_exceptions=True)
            assert [type(one) for one in lost] == [NotStored, NotStored]
            found = await journal.trouble()
            assert found is not None
            assert found.code == "database_down"
        await journal.write(_row("a"))
        assert await journal.trouble() is None


def test_an_outage_is_told_at_its_beginning_at_its_end_and_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    outage = Outage(lambda: now)
    error = OperationalError("SELECT secret", {}, sqlite3.OperationalError("disk full\nat length"))
    with caplog.at_level("WARNING", "hanpan.storage"):
        for _ in range(84):
            outage.failed(error)
        assert len(caplog.records) == 1
        now = 61.0
        outage.failed(error)
        outage.failed(error)
        assert outage.reason == "disk full"
        outage.worked()
        outage.worked()
    facts = [vars(record) for record in caplog.records]
    assert [fact["message"] for fact in facts] == ["nothing can be stored"] * 2 + ["the database stores again"]
    assert [fact["failures"] for fact in facts] == [1, 85, 86]
    assert outage.reason is None


@pytest.fixture
def broken(site: Site, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nothing can be stored until this is undone."""

    def fails(*_: object) -> Exception:
        return OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(site.services.records.journal, "_commit", fails)
    return monkeypatch


async def test_ready_is_red_in_an_outage_and_green_after_it(
    site: Site, mina: Person, broken: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await mina.get("health")
    refused = await mina.http.get("me")
    assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
    for _ in range(5):
        assert (await mina.http.get("me")).status_code == 503
    told = await mina.get("ready", 503)
    assert (told["code"], "full" in told["message"]) == ("database_down", False)  # the reason is in the log alone
    broken.undo()
    assert (await mina.get("ready"))["status"] == "ok"
    await mina.get("me")
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert lines == ["nothing can be stored", "the database stores again"]


async def test_a_socket_that_meets_an_outage_may_come_again(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()

    async def down(_ids: object) -> Any:
        raise OperationalError("SELECT", {}, ConnectionError("server closed the connection"))

    with monkeypatch.context() as patched:
        patched.setattr(site.services.records, "load", down)
        for _ in range(3):
            line = await mina.connect(table)
            assert await line.closed() == 1012
        answer = await mina.http.get(f"tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (503, "database_down")
    records = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.getMessage(), record.exc_info) for record in records] == [("nothing can be stored", None)]
    await (await mina.line(table, seated["key"])).close()


def test_a_line_of_the_log_says_its_own_level(caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("hanpan.test")
    facts = {"level": "easy", "at": "noon", "log": "wood", "trace": "none", "table": "x"}
    record = logger.makeRecord("hanpan.test", logging.ERROR, "f", 1, "bot failed", (), None, extra=facts)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["log"], line["table"], "trace" in line) == ("error", "hanpan.test", "x", False)
    assert (line["extra_level"], line["extra_at"], line["extra_log"], line["extra_trace"]) == (
        "easy",
        "noon",
        "wood",
        "none",
    )
