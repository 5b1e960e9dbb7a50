"""What waits for a socket that does not read is bounded, and nothing that matters is lost by it."""

import asyncio
import json
import socket as sockets
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanpan.server import sockets as table_sockets
from hanpan.server.settings import Limits
from hanpan.server.tables.streams import TOO_SLOW, Stream
from hanpan.server.wire import Done, Notice, Welcome
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, WIDE, Line, Person, Site, serving, settings_for

SMALL = Limits(queue_frames=50, queue_bytes=10_000)


def _blank(kind: type[Any], **fields: Any) -> Any:
    """A message with nothing in it."""
    return kind(**{field.name: None for field in msgspec.structs.fields(kind)} | {"seq": 0, **fields})


async def _taken(stream: Stream) -> list[dict[str, Any]]:
    found = []
    while not stream.drained:
        text = await stream.take()
        assert text is not None
        found.append(json.loads(text))
    return found


async def test_a_newer_welcome_takes_the_place_of_all_that_waits_but_not_of_answers() -> None:
    stream = Stream("p1", None, SMALL)
    stream.show(_blank(Welcome))
    stream.show(_blank(Notice))
    stream.tell(Done("a"))
    stream.show(_blank(Welcome))
    stream.show(_blank(Notice))
    told = await _taken(stream)
    assert [(one["type"], one.get("seq")) for one in told] == [("done", None), ("welcome", 3), ("notice", 4)]


async def test_the_line_is_closed_by_bytes_and_not_by_one_long_welcome() -> None:
    stream = Stream(None, None, SMALL)
    stream.show(_blank(Welcome, view="x" * 50_000))
    stream.show(_blank(Notice, waiting="y" * 9_000))
    assert stream.close_code is None
    stream.show(_blank(Notice, waiting="z" * 9_000))
    assert stream.close_code is None
    stream.show(_blank(Notice))
    assert stream.close_code == TOO_SLOW
    assert (stream.waiting_bytes, await stream.take()) == (0, None)


async def test_one_long_message_alone_is_sent_whatever_its_size() -> None:
    stream = Stream(None, None, SMALL)
    for _ in range(3):
        stream.show(_blank(Notice, waiting="x" * 50_000))
        assert len(await _taken(stream)) == 1
    assert stream.close_code is None


async def _deaf(person: Person, table: str, key: str) -> tuple[Line, sockets.socket]:
    """A line that takes its welcome and then reads nothing more."""
    line = await person.line(table, key)
    transport = line.socket.transport
    transport.pause_reading()
    return line, transport.get_extra_info("socket")


@pytest.mark.slow
async def test_a_client_that_never_reads_and_asks_again_and_again_holds_little_memory(tmp_path: Path) -> None:
    limits = replace(WIDE, resync_s=0)  # every one of them makes a welcome
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        table = seated["table"]["id"]
        line, _ = await _deaf(mina, table, seated["key"])
        live = site.services.live_tables.live(table)
        assert live is not None
        stream = next(iter(live.audience._streams))
        live.memory.row = replace_view(live.memory.row)
        for number in range(200):
            await line.send({"type": "resync"})
            if number % 20 == 0:
                await line.send({"type": "ping", "at": number})
        await _heard(site, "Resync", 200)
        longest = max(len(text) for text in line.frames)
        assert stream.waiting_bytes <= limits.queue_bytes + 2 * longest
        line.socket.transport.resume_reading()
        answer = await line.ask("resign")
        assert answer["type"] == "done"
        assert sum('"type":"welcome"' in frame for frame in line.frames) < 200
        await line.close()


def replace_view(row: Any) -> Any:
    """The table with a long name of a number in it, so that its welcome is as long as that of a long game."""
    return msgspec.structs.replace(row, overrides={"x" * 100_000: 1})


async def _heard(site: Site, kind: str, count: int) -> None:
    wanted = f'hanpan_socket_messages_total{{type="{kind}"}} {count}.0'
    while wanted not in site.services.metrics.text().decode():
        await asyncio.sleep(0.01)


async def test_asking_for_everything_again_in_quick_succession_is_answered_once_and_once_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, waits = asyncio.Event(), []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await later.wait()

    monkeypatch.setattr(table_sockets, "sleep", wait)
    limits = replace(WIDE, resync_s=PATIENCE_S)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        for _ in range(20):
            await line.send({"type": "resync"})
        await line.send({"type": "ping", "at": 1})
        await line.next("pong")
        assert _welcomes(line) == 2  # hello's own, and the first
        (seconds,) = waits
        assert 0 < seconds <= PATIENCE_S
        later.set()
        await line.next("welcome")
        await line.send({"type": "ping", "at": 2})
        await line.next("pong")
        assert _welcomes(line) == 3
        await line.close()


def _welcomes(line: Line) -> int:
    return sum(json.loads(frame)["type"] == "welcome" for frame in line.frames)
