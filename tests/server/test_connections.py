"""Connections that bring no request, or never end: closed in time, counted, and nobody else's trouble."""

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from hanpan.server import main
from hanpan.server.connections import Doorkeeper
from hanpan.server.settings import Settings
from hanpan.system import raise_file_limit
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, WIDE, Site, serving, settings_for

pytestmark = pytest.mark.slow

MOMENT_S = 0.2  # that a server in a hurry waits
DROP_S = 0.02  # between two drops
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/me/name HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"


class Hasty(NamedTuple):
    """A server with room for a few, and how much patience it has at the moment."""

    site: Site
    keeper: Doorkeeper

    @contextmanager
    def in_a_hurry(self) -> Iterator[None]:
        """For whatever begins in the block a moment is allowed; outside of it nobody is late."""
        patient = self.keeper.settings
        self.keeper.settings = replace(patient, head_s=MOMENT_S, body_s=MOMENT_S)
        yield
        self.keeper.settings = patient


@pytest_asyncio.fixture(loop_scope="module")
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hasty]:
    """A server of this kind."""
    made: list[Doorkeeper] = []

    class Known(Doorkeeper):
        def __init__(self, settings: Settings, files: int) -> None:
            super().__init__(settings, files)
            made.append(self)

    monkeypatch.setattr(main, "Doorkeeper", Known)
    limits = replace(WIDE, connections_per_address=4, head_bytes=2_000)
    async with serving(settings_for(tmp_path, limits=limits)) as running:
        yield Hasty(running, made[0])


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


async def test_half_a_head_and_no_head_are_closed(hasty: Hasty) -> None:
    with hasty.in_a_hurry():
        wires = [await Wire.to(hasty.site, said) for said in (b"", b"GE", HEAD, HEAD + b"x-more: ")]
        for wire in wires:
            assert (await wire.rest()).startswith(b"HTTP/1.1 408 ")
            wire.close()


async def test_a_head_in_drops_is_closed_as_well(hasty: Hasty) -> None:
    with hasty.in_a_hurry():
        wire = await Wire.to(hasty.site, HEAD)
        closed = asyncio.create_task(wire.rest())
        while not closed.done():
            wire.writer.write(b"x-a: b\r\n")
            await asyncio.wait([closed], timeout=DROP_S)
    # Drops that are on their way when the server closes may turn its answer into a reset; nothing else may come.
    assert closed.result().startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 431 ")) or (wire.reset and not closed.result())
    wire.close()


async def test_the_second_request_of_a_connection_is_timed_too(hasty: Hasty) -> None:
    wire = await Wire.to(hasty.site, HEAD + b"\r\n")
    assert (await wire.answer()).startswith(b"HTTP/1.1 200 ")
    with hasty.in_a_hurry():
        wire.writer.write(HEAD)
        assert (await wire.rest()).startswith(b"HTTP/1.1 408 ")
    wire.close()


async def test_empty_lines_between_requests_are_no_request(hasty: Hasty) -> None:
    wire = await Wire.to(hasty.site, HEAD + b"\r\n")
    assert (await wire.answer()).startswith(b"HTTP/1.1 200 ")
    with hasty.in_a_hurry():
        closed = asyncio.create_task(wire.rest())
        while not closed.done():
            wire.writer.write(b"\r\n")
            await asyncio.wait([closed], timeout=DROP_S)
    closed.result()
    wire.close()


async def test_a_body_that_does_not_come_is_not_waited_for(hasty: Hasty) -> None:
    with hasty.in_a_hurry():
        wire = await Wire.to(hasty.site, BODY + b'{"na')
        assert b"200 OK" not in await wire.rest()
    wire.close()


async def test_a_head_without_end_is_refused(hasty: Hasty) -> None:
    wire = await Wire.to(hasty.site, HEAD)
    closed = asyncio.create_task(wire.rest())
    while not closed.done():
        wire.writer.write(b"x-a: " + b"b" * 500 + b"\r\n")
        await asyncio.wait([closed], timeout=DROP_S)
    assert closed.result()[:12] in (b"HTTP/1.1 431", b"")
    wire.close()


@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
async def test_a_long_head_is_refused_also_where_it_comes_in_one_piece(hasty: Hasty, upgrade: bytes) -> None:
    field = b"x-a: " + b"b" * 2_000 + b"\r\n"
    wire = await Wire.to(hasty.site, HEAD + upgrade + field + b"\r\n")
    assert (await wire.rest())[:12] in (b"HTTP/1.1 431", b"")
    wire.close()
    body = b"{" + b" " * 4_000 + b"}"  # what comes in the same piece after the head is no part of it
    post = HEAD.replace(b"GET", b"POST", 1) + b"content-length: %d\r\n\r\n" % len(body)
    wire = await Wire.to(hasty.site, post + body)
    assert not (await wire.answer()).startswith(b"HTTP/1.1 431")
    wire.close()


async def test_an_address_has_room_for_a_few_and_sockets_are_not_among_them(
    hasty: Hasty, caplog: pytest.LogCaptureFixture
) -> None:
    async with hasty.site.person() as player:
        seated = await player.open(VS_BOT)
    async with hasty.site.person() as player:
        hasty.keeper.settings = replace(hasty.keeper.settings, body_s=MOMENT_S)  # from the end of the head on
        lines = [await player.line(seated["table"]["id"]) for _ in range(5)]
        with hasty.in_a_hurry():
            silent = await Wire.to(hasty.site)
            await silent.rest()
        wires = [await Wire.to(hasty.site) for _ in range(4)]
        over = [await Wire.to(hasty.site, HEAD + b"\r\n") for _ in range(3)]
        for wire in over:
            assert (await wire.rest())[:12] in (b"HTTP/1.1 503", b"")
        for line in lines:  # they are older than the connection that was closed, and live on
            await line.send({"type": "ping", "at": 1})
            await line.next("pong")
            await line.close()
        for wire in (silent, *wires, *over):
            wire.close()
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
