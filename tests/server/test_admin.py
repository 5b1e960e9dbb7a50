"""The administrator's tools, on the database of a running server, and the command that starts one."""

import asyncio
import json
import logging
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin
from hanpan.server.logging import JsonLines
from hanpan.server.main import CannotListen, address_of, listen
from tests.cli.run import fine, refused
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, VS_OPEN, Person, Site, play_out

pytestmark = pytest.mark.slow


def _hanpan(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from hanpan.cli.app import main; main()"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)


async def test_listing_and_exporting_tables(site: Site, mina: Person, tmp_path: Path) -> None:
    database = site.settings.database
    waiting = (await mina.open(VS_OPEN))["table"]["id"]
    seated = await mina.open(VS_BOT)
    over = seated["table"]["id"]
    line = await mina.line(over, seated["key"])
    await play_out(line)
    await line.close()
    found = {stored.table.id: stored.table.status for stored in await admin.list_tables(database)}
    assert (found[waiting], found[over]) == ("waiting", "over")
    assert over not in {stored.table.id for stored in await admin.list_tables(database, "waiting")}
    lines = await admin.export_table(database, over)
    assert verify(parse_replay(tmp_path / "x.jsonl", lines, finished=True), load_game).ok
    with pytest.raises(admin.AdminError, match="nothing has been played"):
        await admin.export_table(database, waiting)
    with pytest.raises(admin.AdminError, match="there is no table 'nothing'"):
        await admin.export_table(database, "nothing")


async def test_ending_a_table_reaches_the_people_at_it(site: Site, mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await admin.end_table(site.settings.database, table)
    await site.services.live_tables.sweep()  # which runs every few seconds
    assert await line.closed() == 1012
    line = await mina.line(table, seated["key"])
    assert line.ending is not None
    assert line.ending["reason"] == "ended"
    assert (await mina.get(f"tables/{table}/dice"))["ok"] is True
    with pytest.raises(admin.AdminError, match="over already"):
        await admin.end_table(site.settings.database, table)
    with pytest.raises(admin.AdminError, match="there is no table"):
        await admin.end_table(site.settings.database, "nothing")
    await line.close()


async def test_a_move_that_meets_the_administrators_end_is_not_acknowledged(site: Site, mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    await admin.end_table(site.settings.database, table)
    await line.send({"type": "act", "id": "x", "step": 1, "action": {"type": "declare", "tendency": "attack"}})
    assert await line.closed() == 1012
    assert not any('"done"' in frame for frame in line.frames)
    line = await mina.line(table, seated["key"])
    assert line.ending is not None
    assert len(line.events) == 1
    await line.close()


async def test_a_backup_while_the_server_runs(site: Site, mina: Person, tmp_path: Path) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await play_out(line)
    copy = tmp_path / "copy.db"
    assert admin.backup(site.settings.database, copy) == copy.stat().st_size
    lines = await admin.export_table(str(copy), table)
    assert verify(parse_replay(tmp_path / "x.jsonl", lines, finished=True), load_game).ok
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    with pytest.raises(admin.AdminError, match="there is such a file already"):
        admin.backup(site.settings.database, copy)
    with pytest.raises(admin.AdminError, match="no such database"):
        admin.backup(str(tmp_path / "nothing.db"), tmp_path / "other.db")
    with pytest.raises(admin.AdminError, match="pg_dump"):
        admin.backup("postgresql://h/d", tmp_path / "other.db")
    with pytest.raises(admin.AdminError):
        admin.backup(site.settings.database, tmp_path / "no" / "folder.db")
    await line.close()


async def test_the_commands(site: Site, mina: Person, tmp_path: Path) -> None:
    database = site.settings.database
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    elsewhere = _hanpan("admin", "list", "--db", database, "--json", "--status", "playing")
    assert table in {row["id"] for row in json.loads(elsewhere.stdout)}
    await asyncio.to_thread(_commands, database, table, tmp_path)  # they have event loops of their own


def _commands(database: str, table: str, folder: Path) -> None:
    assert table in fine("admin", "list", "--db", database, "--lang", "ko")
    assert fine("admin", "end", table, "--db", database, "--lang", "en") == f"table {table} is over\n"
    assert refused("admin", "end", table, "--db", database) == f"hanpan: table {table} is over already"
    out = folder / "game.jsonl"
    fine("admin", "export", table, "-o", out, "--db", database)
    fine("verify", out)
    assert "already" in refused("admin", "export", table, "-o", out, "--db", database)
    fine("admin", "backup", folder / "b.db", "--db", database)
    assert "no such database" in refused("admin", "list", "--db", folder / "nothing.db")


@pytest.mark.slow
def test_serving_from_the_command_line_and_stopping_cleanly(tmp_path: Path) -> None:
    code = "from hanpan.cli.app import main; main()"
    arguments = ["serve", "--port", "0", "--db", str(tmp_path / "deep" / "hanpan.db")]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    address = process.stdout.readline().split()[-1]
    logged = []
    for line in process.stderr:
        logged.append(json.loads(line))
        if logged[-1]["message"].startswith("Application startup complete"):
            break
    assert httpx.get(f"{address}api/ready", timeout=PATIENCE_S).json()["status"] == "ok"
    second = _hanpan("serve", "--port", "0", "--db", str(tmp_path / "deep" / "hanpan.db"))
    assert (second.returncode, "another Hanpan server" in second.stderr) == (2, True)
    port = address.rstrip("/").rpartition(":")[2]
    third = _hanpan("serve", "--port", port, "--db", str(tmp_path / "other.db"))
    assert (third.returncode, f"port {port}" in third.stderr) == (2, True)
    process.send_signal(signal.SIGTERM)
    _, rest = process.communicate(timeout=PATIENCE_S)
    assert process.returncode in (0, -signal.SIGTERM)
    assert all("trace" not in json.loads(line) for line in rest.splitlines())


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--workers", "2"], "only 1 is possible"),
        (["--db", "mysql://x/y"], "mysql"),
        (["--host", "no such host"], "no such host"),
        (["--port", "70000"], "65535"),
        (["--log-level", "loud"], "loud"),
        (["--trusted-proxy", "proxy"], "'proxy' is neither an address nor a network"),
    ],
)
def test_servers_that_cannot_be_started(tmp_path: Path, arguments: list[str], part: str) -> None:
    base = ["--lang", "en"] if "--db" in arguments else ["--lang", "en", "--db", str(tmp_path / "hanpan.db")]
    told = _hanpan("serve", *base, *arguments)
    assert told.returncode == 2
    assert part in told.stderr
    assert "Traceback" not in told.stderr


def test_addresses() -> None:
    assert address_of("0.0.0.0", 8000) == "http://localhost:8000/"
    assert address_of("example.org", 80) == "http://example.org:80/"
    assert address_of("fe80::1", 80) == "http://[fe80::1]:80/"
    taken = listen("127.0.0.1", 0)
    taken.listen()
    assert taken.proto == socket.IPPROTO_TCP  # or asyncio leaves Nagle's delay on
    with pytest.raises(CannotListen, match="another program uses port"):
        listen("127.0.0.1", taken.getsockname()[1])
    taken.close()


def test_logs_are_json_lines() -> None:
    logger = logging.getLogger("hanpan.test")
    record = logger.makeRecord("hanpan.test", logging.INFO, "f", 1, "한 %s", ("판",), None, extra={"table": "abc"})
    line: dict[str, Any] = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"], line["level"]) == ("한 판", "abc", "info")
    try:
        raise KeyError("x")
    except KeyError:
        failed = logger.makeRecord("hanpan.test", logging.ERROR, "f", 1, "broke\n", (), sys.exc_info())
    text = JsonLines().format(failed)
    assert "\n" not in text
    assert "KeyError" in json.loads(text)["trace"]
