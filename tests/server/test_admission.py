"""What is new waits while the server is busy or full, and nobody fills it alone; games that are played go on."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanpan.server.admission import Admission, Lag
from hanpan.server.metrics import Metrics
from hanpan.server.storage.writes import Write
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, FakeTime, Line, Site, one_step, play_out, serving, settings_for

POSITION = {"game": "dice-battle", "given": {"p1": {"hand": ["boost"]}}}
CLOCK = {"base_s": 0, "increment_s": 0, "decision_s": 60}


def test_a_loop_is_busy_once_it_has_been_late_for_long() -> None:
    lag = Lag(late_s=0.25, after_s=5)
    assert not lag.beat(9.0, now=10)  # once may happen
    assert not lag.beat(0.1, now=11)
    for now in range(12, 17):
        assert not lag.beat(0.3, now)
    assert lag.beat(0.3, now=17)
    assert lag.busy
    for now in range(18, 23):
        assert not lag.beat(0.0, now)
        assert lag.busy  # it does not flicker
    assert lag.beat(0.0, now=23)
    assert not lag.busy


def test_a_loop_whose_limit_is_0_is_never_busy() -> None:
    lag = Lag(late_s=0, after_s=5)
    assert not any(lag.beat(10, now) for now in range(100))


async def _left(site: Site, line: Line, table_id: str) -> None:
    """Hang up, and wait until the server knows."""
    await line.close()
    await _quiet(site, table_id)


async def _quiet(site: Site, table_id: str) -> None:
    """Wait until nobody looks at the table and no bot thinks."""
    table = site.services.live_tables.live(table_id)
    while table is not None and (table._thoughts or not table.audience.empty):
        await asyncio.sleep(0.005)


async def test_a_busy_server_refuses_what_is_new_in_words_and_plays_on(site: Site) -> None:
    async with site.person() as mina, site.person() as joon, site.person() as sora:
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        one, two = await mina.line(table, seated["key"]), await joon.sit(table)
        lag = site.services.live_tables.admission.lag
        lag.busy = True
        try:
            for path, body in (
                ("tables", {"game": "dice-battle", "seats": VS_BOT}),
                ("positions", POSITION),
                ("seek", {"game": "dice-battle", "rated": False}),
            ):
                refused = await sora.post(path, body, 503)
                assert refused["code"] == "server_busy", path
                assert "busy" in refused["message"]
                assert "바빠" in refused["ko"]
            watcher = await sora.connect(table)
            await watcher.send({"type": "hello", "version": one.welcome["version"], "key": None, "lang": "en"})
            assert (await watcher.next("problem"))["code"] == "server_busy"
            assert await watcher.closed() == 4432
            await one_step(one, two)  # the game goes on
            again = await joon.line(table, None)  # a player in another tab
            await again.close()
            await two.close()
            two = await joon.sit(table)  # and whoever lost the line comes back
            assert (await mina.get("ready"))["busy"] is True
            metrics = await mina.get("metrics")
            assert "hanpan_busy 1.0" in metrics
            assert "hanpan_loop_lag_seconds" in metrics
        finally:
            lag.busy = False
        assert (await mina.get("ready"))["busy"] is False
        watcher = await sora.line(table)
        for line in (one, two, watcher):
            await line.close()
        await sora.open()


async def test_a_rematch_is_new_too(site: Site) -> None:
    async with site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        await line.ask("resign")
        await line.until_over()
        site.services.live_tables.admission.lag.busy = True
        try:
            refused = await line.ask("rematch", id="again")
            assert (refused["type"], refused["code"]) == ("problem", "server_busy")
        finally:
            site.services.live_tables.admission.lag.busy = False
        assert (await line.ask("rematch", id="once more"))["type"] == "done"
        await line.close()


async def test_a_full_server_says_so_and_has_room_again(tmp_path: Path, time: FakeTime) -> None:
    limits = replace(WIDE, live_tables=2)
    async with serving(settings_for(tmp_path, limits=limits, now=time)) as site, site.person() as mina:
        first = await mina.open()
        await mina.open()
        refused = await mina.post("tables", {"game": "dice-battle", "seats": VS_BOT}, 503)
        assert (refused["code"], refused["fields"]) == ("server_full", {"most": 2})
        assert "가득" in refused["ko"]
        line = await mina.line(first["table"]["id"], first["key"])
        await line.ask("resign")
        await line.until_over()
        await _left(site, line, first["table"]["id"])
        time.advance(site.settings.over_s + 1)
        await site.services.live_tables.sweep()  # which runs every few seconds
        await mina.open()


async def test_tables_fill_half_of_the_memory_at_the_most(site: Site) -> None:
    settings = replace(site.settings, limits=replace(WIDE, live_tables=20_000, table_kib=512))
    records = site.services.records
    assert Admission(settings, records, Metrics(), memory=2**30).most == 1024
    assert Admission(settings, records, Metrics(), memory=2**40).most == 20_000
    assert Admission(settings, records, Metrics(), memory=0).most == 20_000  # the system does not tell


async def test_the_guests_of_one_address_have_so_many_tables_together(tmp_path: Path, time: FakeTime) -> None:
    limits = replace(WIDE, tables_per_address=2)
    body = {"game": "dice-battle", "seats": VS_BOT}
    settings = settings_for(tmp_path, limits=limits, now=time)
    async with (
        serving(settings) as site,
        site.person() as mina,
        site.person() as joon,
        site.person(at="127.0.0.2") as sora,
    ):
        seated = await mina.open()
        await mina.open()
        refused = await joon.post("tables", body, 429)
        assert refused["code"] == "too_many_tables_here"
        await sora.open()  # from elsewhere
        line = await mina.line(seated["table"]["id"], seated["key"])
        await line.ask("resign")
        await line.until_over()
        await line.close()
        await site.services.live_tables.sweep()
        await joon.open()
        assert (await joon.post("tables", body, 429))["code"] == "too_many_tables_here"
        time.advance(86_400 + 1)
        await site.services.live_tables.sweep()
        await joon.open()  # tables of yesterday do not count


async def test_no_clock_runs_before_anybody_has_come(tmp_path: Path, time: FakeTime) -> None:
    async with serving(settings_for(tmp_path, now=time)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT, clock=CLOCK)
        table, tables = seated["table"]["id"], site.services.live_tables
        await _quiet(site, table)
        time.advance(500)
        await tables.tick()
        time.advance(site.settings.idle_s + 1)
        await tables.sweep()
        assert tables.live(table) is None  # the memory can do without it
        assert (await mina.get(f"tables/{table}"))["status"] == "playing"
        for again in (False, True):
            if again:  # the same for one that never left the memory
                seated = await mina.open(VS_BOT, clock=CLOCK)
                table = seated["table"]["id"]
            line = await mina.line(table, seated["key"])
            await line.until_asked()
            while line.ending is None:  # now it does: the seat is absent too often
                time.advance(61)
                await tables.tick()
                await line.next("update", "notice")
            assert line.ending["reason"] == "timeout"
            await _left(site, line, table)


async def test_a_table_that_nobody_ever_touched_is_closed(tmp_path: Path, time: FakeTime) -> None:
    async with serving(settings_for(tmp_path, now=time)) as site, site.person() as mina:
        untouched = (await mina.open(VS_BOT))["table"]["id"]
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        await line.until_asked()
        assert (await line.act())["type"] == "done"
        await _left(site, line, seated["table"]["id"])
        for days, status in ((6, "playing"), (2, "over")):
            time.advance(days * 86_400)
            await site.services.live_tables.sweep()
            assert (await mina.get(f"tables/{untouched}"))["status"] == status
        assert (await mina.get(f"tables/{seated['table']['id']}"))["status"] == "playing"


async def test_idle_tables_share_a_commit_and_leave_nothing_behind(
    tmp_path: Path, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_for(tmp_path, now=time)) as site, site.person() as mina:
        tables = site.services.live_tables
        for _ in range(12):
            await mina.open(VS_OPEN)
        over = await mina.open(VS_BOT)
        line = await mina.line(over["table"]["id"], over["key"])
        await play_out(line)
        await _left(site, line, over["table"]["id"])
        assert tables.count == 13
        journal, commits = site.services.records.journal, 0
        write = journal.write

        async def counted(*writes: Write) -> None:
            nonlocal commits
            commits += 1
            await write(*writes)

        monkeypatch.setattr(journal, "write", counted)
        time.advance(site.settings.over_s + 1)
        await tables.sweep()
        assert tables.count == 12  # a game that is over goes sooner
        time.advance(site.settings.idle_s)
        commits = 0
        await tables.sweep()
        assert (tables.count, commits) == (0, 1)
        left: Any = (tables._sitting, tables._sitters)
        assert left == ({}, {})
