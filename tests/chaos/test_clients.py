"""Slow and silent clients: half a header, no hello, never a word read, everything asked for again and again."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from hanpan.server.settings import Limits
from hanpan.server.wire import PROTOCOL_VERSION
from tests.chaos.conftest import Count
from tests.chaos.servers import Server
from tests.chaos.sizes import sizes
from tests.server.harness import VS_OPEN, Line, Person, Site, connected, play_out, serving, settings_for

pytestmark = pytest.mark.slow


@asynccontextmanager
async def _site(folder: Path) -> AsyncIterator[Site]:
    async with serving(settings_for(folder, limits=Limits(), hello_s=0.3)) as site:
        yield site


@sizes(20, 100)  # all from one address, which has its limits
async def test_a_game_goes_on_among_them(tmp_path: Path, amount: int, count: Count) -> None:
    async with _site(tmp_path) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated = await mina.open(VS_OPEN, visibility="public")
        table = seated["table"]["id"]
        first, second = await mina.line(table, seated["key"]), await joon.sit(table)
        name, _, port = site.host.partition(":")
        halves = []
        for _ in range(amount):
            _, writer = await asyncio.open_connection(name, int(port))
            writer.write(b"GET /api/health HTTP/1.1\r\nX-Slow: ")
            halves.append(writer)
        silent = [await sora.connect(table) for _ in range(amount // 4)]
        deaf = [await _deaf(sora, table) for _ in range(amount // 4)]
        ending = await play_out(first, second)
        assert ending["reason"] == "played"
        assert {await line.closed() for line in silent} == {4400}  # who says nothing is shown out
        assert (await mina.get("health"))["status"] == "ok"
        for writer in halves:
            writer.close()
        for line in deaf:
            line.socket.transport.abort()
    for what, number in (("half headers", amount), ("silent sockets", len(silent)), ("unread sockets", len(deaf))):
        count(f"slow clients: {what}", number)


async def _deaf(person: Person, table: str) -> Line:
    """Somebody who asks to be told everything again and again, and reads nothing of it."""
    line = await person.connect(table)
    await line.send({"type": "hello", "version": PROTOCOL_VERSION, "key": None})
    line.socket.transport.pause_reading()
    for _ in range(40):
        await line.send({"type": "resync"})
    return line


@pytest.mark.chaos
async def test_a_suspended_server_charges_nobody(tmp_path: Path, count: Count) -> None:
    """The machine sleeps for seven seconds: no clock has run when it wakes up."""
    with Server(str(tmp_path / "hanpan.db"), value_s=0) as server:
        await server.start()
        async with server.visitor() as one, server.visitor() as two:
            clock = {"base_s": 5, "increment_s": 0, "decision_s": 0}
            body = {"game": "dice-battle", "mode": "quick", "seats": VS_OPEN, "clock": clock}
            seated = (await one.post("tables", json=body)).json()
            table = seated["table"]["id"]
            joined = (await two.post(f"tables/{table}/join", json={})).json()
            lines = [
                await _hello(server, http, table, key) for http, key in ((one, seated["key"]), (two, joined["key"]))
            ]
            await asyncio.sleep(0.5)
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.sleep(7)
            os.kill(server.pid, signal.SIGCONT)
            await asyncio.sleep(1)
            told = (await one.get(f"tables/{table}")).json()
            assert told["status"] == "playing", "a clock ran out while the server stood still"
            for line in lines:
                await line.close()
    count("suspended for 7 s under a clock of 5 s", 1)


async def _hello(server: Server, http: httpx.AsyncClient, table: str, key: str) -> ClientConnection:
    cookies = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
    uri = f"ws://{server.host}/ws/tables/{table}"
    line = await connected(uri, additional_headers={"cookie": cookies}, max_queue=None)
    await line.send(json.dumps({"type": "hello", "version": PROTOCOL_VERSION, "key": key}))
    return line
