"""The time of day may be set, and the machine may sleep: no clock runs out for it, and nobody is logged out."""

from pathlib import Path

import pytest

from hanpan.server.hours import Calendar, RunningTime
from tests.server.harness import VS_OPEN, FakeTime, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

DAY_S = 86_400
DAY_MS = DAY_S * 1000


async def test_setting_the_time_of_day_costs_nobody_a_game(
    site: Site, mina: Person, joon: Person, time: FakeTime
) -> None:
    seated = await mina.open(VS_OPEN, clock={"base_s": 60, "decision_s": 0})
    waiting = (await mina.open(VS_OPEN))["table"]["id"]
    table = seated["table"]["id"]
    first, second = await mina.line(table, seated["key"]), await joon.sit(table)
    await second.until_asked()
    live_tables = site.services.live_tables
    for seconds in (400, -400, -3600, 3600, 8 * DAY_S):
        time.set_wall(seconds)
        await live_tables.tick()
        await live_tables.sweep()
        welcome = await joon.line(table)
        assert welcome.ending is None
        assert set(welcome.welcome["clock"]["left_ms"].values()) == {60_000}
        await welcome.close()
    assert (await mina.get(f"tables/{waiting}"))["status"] == "waiting"
    time.set_wall(-8 * DAY_S)
    time.advance(61)
    await live_tables.tick()
    assert (await second.until_over())["reason"] == "timeout"
    time.advance(8 * DAY_S)
    await live_tables.sweep()
    assert (await mina.get(f"tables/{waiting}"))["status"] == "over"
    await first.close()
    await second.close()


async def test_clocks_and_pings_are_of_one_time(mina: Person, joon: Person, time: FakeTime) -> None:
    seated = await mina.open(VS_OPEN, clock={"base_s": 60, "decision_s": 0})
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    other = await joon.sit(table)
    await other.until_asked()
    time.set_wall(400)
    await line.until_asked()
    await line.send({"type": "ping", "at": 1})
    pong = await line.next("pong")
    assert pong["server_at"] == other.welcome["clock"]["at"]  # so the client shows the clock as it is
    time.set_wall(-400)
    await line.close()
    await other.close()


async def test_a_start_with_a_clock_far_ahead_logs_nobody_out(tmp_path: Path) -> None:
    time = FakeTime()
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina:
        before = await mina.get("me")
        waiting = (await mina.open(VS_OPEN))["table"]["id"]
        cookies = mina.http.cookies
    time.set_wall(400 * DAY_S)
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies = cookies
        assert (await mina.get("me"))["id"] == before["id"]
        await site.services.live_tables.sweep()
        assert (await mina.get(f"tables/{waiting}"))["status"] == "waiting"
    time.set_wall(-400 * DAY_S)
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies = cookies
        assert (await mina.get("me"))["id"] == before["id"]


def test_a_machine_that_sleeps_is_a_pause(caplog: pytest.LogCaptureFixture) -> None:
    now = 1_000
    ticks = RunningTime(lambda: now, lambda: 1_700_000_000_000)
    assert ticks() == 1_700_000_000_000
    now += 100
    assert ticks() == 1_700_000_000_100
    now += 3_600_000
    assert ticks() == 1_700_000_000_100
    now += 4_000
    assert ticks() == 1_700_000_004_100
    assert [record.getMessage().partition(";")[0] for record in caplog.records] == ["the server stood still"]


def test_a_calendar_believes_a_few_days() -> None:
    ticks = 5
    assert Calendar(None, lambda: 10 * DAY_MS, lambda: ticks)() == 10 * DAY_MS
    assert Calendar(9 * DAY_MS, lambda: 10 * DAY_MS, lambda: ticks)() == 10 * DAY_MS
    ahead = Calendar(9 * DAY_MS, lambda: 400 * DAY_MS, lambda: ticks)
    assert ahead() == 12 * DAY_MS
    ticks += DAY_MS
    assert ahead() == 13 * DAY_MS
    assert Calendar(400 * DAY_MS, lambda: 10 * DAY_MS, lambda: ticks)() == 10 * DAY_MS  # it was ahead, and is no more
