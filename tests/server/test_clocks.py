"""Thinking time: the server's clock decides, and a test moves it by hand."""

from hanpan.core.contract.game import Prompt
from hanpan.core.contract.seat import SEATS
from hanpan.server.tables.clocks import Clocks, Expiry
from hanpan.server.wire import Clock
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Line, Person, Site

CLOCK = {"base_s": 100, "increment_s": 5, "decision_s": 30}
RULES = Clock(base_s=100, increment_s=5, decision_s=30)
ASKED = dict.fromkeys(SEATS, Prompt("tendency", "DB-2.1"))


def _clocks() -> Clocks:
    clocks = Clocks(RULES, SEATS)
    clocks.ask(ASKED, 0)
    return clocks


def test_time_is_charged_to_each_seat_until_its_own_answer() -> None:
    clocks = _clocks()
    clocks.answer("p1", 4_000)
    clocks.answer("p2", 20_000)
    clocks.step(20_000)
    assert clocks.left_ms == {"p1": 101_000, "p2": 85_000}


def test_a_sealed_answer_stops_the_clock_only_for_the_eye() -> None:
    clocks = _clocks()
    clocks.answer("p1", 4_000)
    assert clocks.state(10_000).left_ms["p1"] == 96_000
    assert clocks.due() == 30_000
    assert clocks.expired(30_000) == (Expiry("p2", "decision", 30_000),)
    clocks.withdraw("p1")
    assert clocks.state(10_000).left_ms["p1"] == 90_000
    clocks.answer("p1", 12_000)
    clocks.answer("p2", 12_000)
    clocks.step(12_000)
    assert clocks.left_ms["p1"] == 93_000


def test_the_base_runs_out_before_the_decision_when_there_is_less_of_it() -> None:
    clocks = Clocks(Clock(base_s=10, increment_s=0, decision_s=30), SEATS)
    clocks.ask(ASKED, 0)
    assert clocks.expired(9_999) == ()
    assert clocks.expired(10_000) == (Expiry("p1", "base", 10_000), Expiry("p2", "base", 10_000))


def test_only_what_ran_out_at_the_first_instant_has_run_out() -> None:
    clocks = _clocks()
    clocks.give("p2", 2_000)
    assert clocks.expired(40_000) == (Expiry("p1", "decision", 30_000),)
    clocks.give("p1", 2_000)
    assert clocks.expired(40_000) == (Expiry("p1", "decision", 32_000), Expiry("p2", "decision", 32_000))


def test_of_both_limits_of_a_seat_that_of_the_game_counts_at_the_same_instant() -> None:
    clocks = Clocks(Clock(base_s=30, increment_s=0, decision_s=30), SEATS)
    clocks.ask(ASKED, 0)
    assert clocks.expired(30_000) == (Expiry("p1", "base", 30_000), Expiry("p2", "base", 30_000))


def test_a_pause_costs_nobody_anything() -> None:
    clocks = _clocks()
    clocks.pause(10_000)
    assert clocks.due() is None
    assert clocks.expired(1_000_000) == ()
    state = clocks.state(500_000)
    assert not state.running
    assert state.left_ms == {"p1": 90_000, "p2": 90_000}
    clocks.resume(1_000_000)
    assert clocks.due() == 1_020_000
    clocks.step(1_000_000)
    assert clocks.left_ms["p1"] == 95_000


def test_limits_that_are_zero_are_none() -> None:
    clocks = Clocks(Clock(base_s=0, increment_s=5, decision_s=30), SEATS)
    clocks.ask(ASKED, 0)
    assert clocks.due() == 30_000
    clocks.step(20_000)
    assert clocks.state(20_000).left_ms == {}
    clocks = Clocks(Clock(base_s=10, increment_s=0, decision_s=0), SEATS)
    clocks.ask(ASKED, 0)
    assert clocks.due() == 10_000
    assert clocks.state(0).decision_left_ms == {}


async def _two(mina: Person, joon: Person, clock: dict[str, int]) -> tuple[str, Line, Line]:
    seated = await mina.open(VS_OPEN, clock=clock)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.until_asked()
    return table, first, second


async def test_a_missed_decision_is_made_by_the_rules_of_the_game(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    _, first, second = await _two(mina, joon, CLOCK)
    await first.act({"type": "declare", "tendency": "attack"})
    time.advance(29.9)
    await site.services.live_tables.tick()
    assert len(first.events) == 1
    time.advance(0.2)
    await site.services.live_tables.tick()
    update = await second.next("update")
    shown = {event["seat"]: event["data"]["tendency"] for event in update["events"] if event["kind"] == "tendency"}
    assert shown == {"p1": "attack", "p2": "balance"}
    assert update["clock"]["missed"] == {"p1": 0, "p2": 1}
    assert update["clock"]["left_ms"] == {"p1": 105_000, "p2": 100_000 - 30_100 + 5_000}
    await first.close()
    await second.close()


async def test_the_third_missed_decision_loses_the_game(mina: Person, joon: Person, site: Site, time: FakeTime) -> None:
    table, first, second = await _two(mina, joon, {**CLOCK, "base_s": 1000})
    for _ in range(3):
        await first.until_asked()
        await first.act()
        time.advance(31)
        await site.services.live_tables.tick()
    ending = await first.until_over()
    assert (ending["reason"], ending["winner"]) == ("timeout", "p1")
    await second.until_over()
    assert (await mina.get(f"tables/{table}/dice"))["ok"] is True
    await first.close()
    await second.close()


async def test_both_away_are_both_answered_for_and_draw_when_both_miss_three(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    table, first, second = await _two(mina, joon, {**CLOCK, "base_s": 0})
    for _ in range(4):
        time.advance(31)
        await site.services.live_tables.tick()
    ending = await first.until_over()
    assert (ending["reason"], ending["winner"]) == ("timeout", None)
    assert len(first.events) == 3
    live = site.services.live_tables.live(table)
    assert live is not None
    assert live.memory.clocks is not None
    assert live.memory.clocks.missed == {"p1": 3, "p2": 3}
    assert (await mina.get(f"tables/{table}/dice"))["ok"] is True
    await first.close()
    await second.close()


async def test_a_third_miss_loses_also_beside_another_s_second(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    _, first, second = await _two(mina, joon, {**CLOCK, "base_s": 0})
    await first.act({"type": "declare", "tendency": "attack"})
    for _ in range(3):
        time.advance(31)
        await site.services.live_tables.tick()
    ending = await first.until_over()
    assert (ending["reason"], ending["winner"]) == ("timeout", "p1")
    await first.close()
    await second.close()


async def test_when_the_time_of_both_for_the_game_is_used_up_at_once_nobody_wins(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    _, first, second = await _two(mina, joon, {"base_s": 20, "increment_s": 0, "decision_s": 0})
    await second.until_asked()
    time.advance(21)
    await site.services.live_tables.tick()
    ending = await second.until_over()
    assert (ending["reason"], ending["winner"]) == ("timeout", None)
    await first.close()
    await second.close()


async def test_whoever_has_used_up_the_base_loses_at_once(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    _, first, second = await _two(mina, joon, {"base_s": 20, "increment_s": 0, "decision_s": 0})
    await second.until_asked()
    await second.act()
    time.advance(21)
    await site.services.live_tables.tick()
    ending = await second.until_over()
    assert (ending["reason"], ending["winner"]) == ("timeout", "p2")
    late = await first.ask("act", step=1, action={"type": "declare", "tendency": "attack"})
    assert late["refusal"]["code"] == "table_over"
    await first.close()
    await second.close()


async def test_an_answer_that_comes_in_time_is_in_time(mina: Person, site: Site, time: FakeTime) -> None:
    seated = await mina.open(VS_BOT, clock=CLOCK)
    line = await mina.line(seated["table"]["id"], seated["key"])
    for _ in range(3):
        await line.until_asked()
        time.advance(25)
        await site.services.live_tables.tick()
        assert (await line.act())["type"] == "done"
    await line.until_asked()
    assert line.welcome["clock"]["missed"] == {"p1": 0, "p2": 0}
    await line.close()


async def test_after_a_restart_the_clocks_wait_for_the_players(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    table, first, second = await _two(mina, joon, CLOCK)
    for line in (first, second):
        await line.act()
    await first.until_asked()
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()  # as a restart does: only what is stored is left
    for line in (first, second):
        await line.closed()
    time.advance(1000)
    first = await mina.sit(table)
    assert first.welcome["clock"]["running"] is False
    assert first.welcome["clock"]["left_ms"] == {"p1": 105_000, "p2": 105_000}
    time.advance(50)  # still waiting for the other
    await site.services.live_tables.tick()
    second = await joon.sit(table)
    assert (await second.next("notice"))["clock"]["running"] is True
    time.advance(29)
    await site.services.live_tables.tick()
    assert len(first.events) == 2
    time.advance(2)
    await site.services.live_tables.tick()
    await first.next("update")
    await first.close()
    await second.close()


async def test_nobody_waits_longer_than_a_minute_for_the_other_after_a_restart(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    table, first, second = await _two(mina, joon, CLOCK)
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()
    first = await mina.sit(table)
    time.advance(61)
    await site.services.live_tables.tick()
    while not (await first.next("notice"))["clock"]["running"]:
        pass
    await first.act()
    time.advance(31)
    await site.services.live_tables.tick()
    assert (await first.next("update"))["clock"]["missed"] == {"p1": 0, "p2": 1}
    await first.close()
    await second.close()
