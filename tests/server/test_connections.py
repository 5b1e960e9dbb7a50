"""Connections that bring no request, or never end: closed in time, counted, and nobody else's trouble."""

import asyncio
import resource
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from hanpan.server.connections import Doorkeeper
from hanpan.system import raise_file_limit
from tests.server.harness import PATIENCE_S, VS_BOT, WIDE, Site, serving, settings_for

pytestmark = pytest.mark.slow

HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/me/name HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hasty(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """A server with little patience and room for a few."""
    limits = replace(WIDE, connections_per_address=4, head_bytes=2_000)
    settings = settings_for(tmp_path_factory.mktemp("hasty"), limits=limits, head_s=0.2, body_s=0.2)
    async with serving(settings) as running:
        yield running


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer
        self.reset = False

    @classmethod
    async def to(cls, site: Site, first: bytes = b"") -> "Wire":
        """Connect, and say something."""
        host, port = site.host.split(":")
        wire = cls(*await asyncio.open_connection(host, int(port)))
        wire.writer.write(first)
        return wire

    async def rest(self) -> bytes:
        """What comes until the server closes; `reset` says that it did so while bytes were on their way."""
        came = b""
        async with asyncio.timeout(PATIENCE_S):
            try:
                while more := await self._reader.read(65_536):
                    came += more
            except ConnectionError:
                self.reset = True
        return came

    async def answer(self) -> bytes:
        """The head of one answer, and its body."""
        async with asyncio.timeout(PATIENCE_S):
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
            return head + await self._reader.readexactly(int(length.partition(b":")[2]))

    def close(self) -> None:
        """Hang up."""
        self.writer.close()


async def test_half_a_head_and_no_head_are_closed(hasty: Site) -> None:
    wires = [await Wire.to(hasty, said) for said in (b"", b"GE", HEAD, HEAD + b"x-more: ")]
    for wire in wires:
        assert (await wire.rest()).startswith(b"HTTP/1.1 408 ")
        wire.close()


async def test_a_head_in_drops_is_closed_as_well(hasty: Site) -> None:
    wire = await Wire.to(hasty, HEAD)
    closed = asyncio.create_task(wire.rest())
    while not closed.done():
        wire.writer.write(b"x-a: b\r\n")
        await asyncio.wait([closed], timeout=0.02)
    # Drops that are on their way when the server closes may turn its answer into a reset; nothing else may come.
    assert closed.result().startswith(b"HTTP/1.1 408 ") or (wire.reset and not closed.result())
    wire.close()


async def test_the_second_request_of_a_connection_is_timed_too(hasty: Site) -> None:
    wire = await Wire.to(hasty, HEAD + b"\r\n")
    assert (await wire.answer()).startswith(b"HTTP/1.1 200 ")
    wire.writer.write(HEAD)
    assert (await wire.rest()).startswith(b"HTTP/1.1 408 ")
    wire.close()


async def test_empty_lines_between_requests_are_no_request(hasty: Site) -> None:
    wire = await Wire.to(hasty, HEAD + b"\r\n")
    assert (await wire.answer()).startswith(b"HTTP/1.1 200 ")
    closed = asyncio.create_task(wire.rest())
    for _ in range(500):
        wire.writer.write(b"\r\n")
        if (await asyncio.wait([closed], timeout=0.02))[0]:
            break
    assert closed.done()
    wire.close()


async def test_a_body_that_does_not_come_is_not_waited_for(hasty: Site) -> None:
    wire = await Wire.to(hasty, BODY + b'{"na')
    assert b"200 OK" not in await wire.rest()
    wire.close()


async def test_a_head_without_end_is_refused(hasty: Site) -> None:
    wire = await Wire.to(hasty, HEAD)
    closed = asyncio.create_task(wire.rest())
    while not closed.done():
        wire.writer.write(b"x-a: " + b"b" * 500 + b"\r\n")
        await asyncio.wait([closed], timeout=0.001)
    assert closed.result()[:12] in (b"HTTP/1.1 431", b"")
    wire.close()


async def test_an_address_has_room_for_a_few_and_sockets_are_not_among_them(
    hasty: Site, caplog: pytest.LogCaptureFixture
) -> None:
    async with hasty.person() as player:
        seated = await player.open(VS_BOT)
        await player.http.aclose()
    async with hasty.person() as player:
        lines = [await player.line(seated["table"]["id"]) for _ in range(5)]
        wires = [await Wire.to(hasty) for _ in range(4)]
        over = [await Wire.to(hasty, HEAD + b"\r\n") for _ in range(3)]
        for wire in over:
            assert (await wire.rest())[:12] in (b"HTTP/1.1 503", b"")
        for wire in wires:
            await wire.rest()  # they have sent nothing
        for line in lines:  # and the sockets, older than any time-out here, live on
            await line.send({"type": "ping", "at": 1})
            await line.next("pong")
            await line.close()
        for wire in (*wires, *over):
            wire.close()
        assert (await player.get("health"))["status"] == "ok"
    assert [record.getMessage() for record in caplog.records if record.name == "hanpan.connections"] == [
        "too many connections"
    ]


def test_no_more_connections_than_open_files(tmp_path: Path) -> None:
    assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    keeper = Doorkeeper(settings_for(tmp_path, trusted_proxies=("10.0.0.0/8",)), 164)
    assert keeper.most == 100
    names = [keeper.enter("192.0.2.1", 0) for _ in range(51)]
    assert names == ["192.0.2.1"] * 50 + [None]  # one address never has all
    assert keeper.enter("192.0.2.2", 99) == "192.0.2.2"
    assert keeper.enter("192.0.2.2", 100) is None
    assert all(keeper.enter("10.1.2.3", 0) for _ in range(60))  # a proxy brings many
    keeper.leave("192.0.2.1")
    assert keeper.enter("192.0.2.1", 0) is not None
