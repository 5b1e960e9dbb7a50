"""The clock that a game's own rules keep: a match of Sorcerers, charged from the log and replayed with it."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.contract.game import Prompt, TimeLaw
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server.tables.clocks import NO_CLOCK, Clocks
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Line, Person, Site, one_step, serving, settings_for
from tests.server.judges import role

LAW = TimeLaw(1, 100, 60)
ASKED = {seat: Prompt("main", "SO-PHASE-01") for seat in SEATS}
MATCH: dict[str, Any] = {"game": "sorcerers", "mode": "match"}


def test_both_seats_use_the_same_time() -> None:
    clocks = Clocks(NO_CLOCK, SEATS)
    clocks.ask(ASKED, 0, LAW)
    assert clocks.due() == 50_000  # both think: it is over twice as fast
    clocks.answer("p1", 10_000)
    assert clocks.due() == 60_000  # the reminder of p2
    assert clocks.remind(60_000)
    assert not clocks.remind(60_000)
    assert clocks.state(60_000).reminded == ["p2"]
    assert clocks.due() == 90_000
    assert clocks.used_up(89_999) is None
    assert clocks.used_up(90_000) == {"p1": 10, "p2": 90}
    clocks.step(70_500)
    clocks.ask({"p1": ASKED["p1"]}, 70_500, LAW)
    assert clocks.used_ms == {"p1": 10_000, "p2": 70_500}
    assert clocks.used_up(90_000) == {"p1": 29, "p2": 71}  # no rounding hides that the time is over
    again = Clocks(NO_CLOCK, SEATS, [clocks.mark])
    again.ask(ASKED, 0, LAW)
    assert again.used_ms == {"p1": 10_000, "p2": 70_500}
    again.ask(ASKED, 0, None)
    assert (again.due(), again.counts) == (None, False)
    again.ask(ASKED, 0, TimeLaw(2, 100, 60))
    assert again.used_ms == {"p1": 0, "p2": 0}


def test_a_game_that_a_judge_goes_back_to_has_used_what_it_had() -> None:
    clocks = Clocks(NO_CLOCK, SEATS)
    clocks.ask({"p1": ASKED["p1"]}, 0, TimeLaw(1, 100, 60))
    clocks.wait("p2", 30_000)
    clocks.wait(None, 35_000)
    clocks.step(45_000)
    first = clocks.mark
    clocks.ask({"p2": ASKED["p2"]}, 45_000, TimeLaw(2, 100, 60))
    clocks.step(52_000)
    assert clocks.used_ms == {"p1": 0, "p2": 7_000}
    for back in (clocks, Clocks(NO_CLOCK, SEATS, [first, clocks.mark])):  # after a restart as well
        back.ask(ASKED, 52_000, TimeLaw(1, 100, 60))
        assert (back.used_ms, back.waited_ms["p2"]) == ({"p1": 40_000, "p2": 0}, 5_000)
        assert back.used_up(82_000) == {"p1": 70, "p2": 30}
        back.ask(ASKED, 60_000, TimeLaw(2, 100, 60))
        assert back.used_ms == {"p1": 0, "p2": 7_000}  # each game has its own


async def _begun(mina: Person, joon: Person) -> tuple[dict[str, Any], Line, Line]:
    """A match in which both hands are kept and p1 or p2 is to move."""
    seated = await mina.open(VS_OPEN, **MATCH)
    one = await mina.line(seated["table"]["id"], seated["key"])
    two = await joon.sit(seated["table"]["id"])
    await one.next("update")
    await one_step(one, two)
    await one_step(one, two)
    return seated, one, two


def _told(line: Line, kind: str) -> list[dict[str, Any]]:
    return [event for step in line.events for event in step if event["kind"] == kind]


@pytest.mark.slow
async def test_forty_minutes_a_warning_five_more_and_the_loss(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated, one, two = await _begun(mina, joon)
        mover, other = (one, two) if one.asked else (two, one)
        time.advance(61)
        await site.services.live_tables.tick()
        late = (await other.next("notice"))["clock"]
        assert late["reminded"] == [mover.welcome["seat"]]
        assert late["game_left_ms"] == 2339_000
        time.advance(2338)
        await site.services.live_tables.tick()
        assert not _told(one, "clock_warning")
        time.advance(1)
        await site.services.live_tables.tick()
        await one.next("update")
        (warned,) = _told(one, "clock_warning")
        assert (warned["seat"], warned["clause"]) == (mover.welcome["seat"], "SO-TIME-02")
        cookies = [dict(person.http.cookies) for person in (mina, joon)]
        table = seated["table"]["id"]
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        for cookie, person in zip(cookies, (mina, joon), strict=True):
            person.http.cookies.update(cookie)
        time.advance(10_000)  # nobody is charged for a restart
        one, two = await mina.line(table, seated["key"]), await joon.sit(table)
        assert two.welcome["clock"]["game_left_ms"] == 300_000
        time.advance(300)
        await site.services.live_tables.tick()
        while one.view["stage"] != "side":
            await one.next("update")
        (over,) = _told(one, "game_over")
        assert (over["data"]["by"], over["clause"]) == ("time", "SO-TIME-03")
        while two.view["stage"] != "side":
            await two.next("update")
        await two.next("notice")
        time.advance(100)  # of the next game, and of both: both are asked for their sideboards
        await site.services.live_tables.tick()
        assert (await two.next("notice"))["clock"]["game_left_ms"] == 2200_000
        assert (await one.act({"type": "keep"}))["type"] == "done"
        assert one.asked is not None
        assert (await one.ask("withdraw", step=one.asked["step"]))["type"] == "done"
        while one.asked["sealed"] is not None:
            await one.next("notice")
        await one_step(one, two)
        assert one.view["bout"]["game"] == 2
        await one_step(one, two)
        assert (await mina.get(f"tables/{table}"))["status"] == "playing"
        assert (await one.ask("resign"))["type"] == "done"
        lines = (await mina.get(f"tables/{table}/replay")).encode()
        report = verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game)
        assert report.problems == ()
        assert lines.count(b'"type":"clock"') == 2


@pytest.mark.slow
async def test_alone_and_casually_nothing_is_counted(site: Site, mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT, **MATCH)
    one = await mina.line(seated["table"]["id"], seated["key"])
    assert (await one.act())["type"] == "done"
    await one.next("update")
    assert one.welcome["clock"] is None
    casual = await mina.open(VS_OPEN, game="sorcerers", mode="casual")
    two = await mina.line(casual["table"]["id"], casual["key"])
    three = await joon.sit(casual["table"]["id"])
    await two.next("update")
    await one_step(two, three)
    assert (await two.ask("call_judge"))["type"] == "done"
    assert (await two.next("notice"))["clock"] is None


def test_the_clocks_stand_still_for_a_judge_but_not_for_ever() -> None:
    """For the calls of one seat five minutes a game; then they run again, from the moment these are over."""
    clocks = Clocks(NO_CLOCK, SEATS)
    law = TimeLaw(1, 2400, 60)
    clocks.ask({"p1": ASKED["p1"]}, 0, law)
    clocks.wait("p1", 10_000)
    assert (clocks.due(), clocks.state(200_000).running) == (310_000, False)
    assert clocks.state(200_000).used_ms == {"p1": 10_000, "p2": 0}
    clocks.wait(None, 210_000)
    clocks.charge(220_000)
    assert clocks.used_ms["p1"] == 20_000
    again = Clocks(NO_CLOCK, SEATS, [clocks.mark])
    again.ask({"p1": ASKED["p1"]}, 0, law)
    again.wait("p1", 0)
    assert again.due() == 100_000  # what is left of the five minutes
    assert again.waited_enough(100_000)
    assert not again.waited_enough(100_000)
    again.wait("p1", 100_000)
    assert again.state(130_000).running
    assert again.state(130_000).used_ms["p1"] == 50_000
    again.wait("p2", 130_000)  # the other's calls have a time of their own
    assert not again.state(130_000).running
    again.ask(ASKED, 140_000, TimeLaw(2, 2400, 60))
    again.wait("p1", 140_000)
    assert again.due() == 440_000  # another game


def test_an_answer_given_while_a_judge_is_waited_for_costs_no_waiting() -> None:
    clocks = Clocks(NO_CLOCK, SEATS)
    clocks.ask(ASKED, 0, LAW)
    clocks.wait("p1", 10_000)
    clocks.answer("p2", 30_000)
    clocks.wait(None, 40_000)
    clocks.step(50_000)
    assert clocks.used_ms == {"p1": 20_000, "p2": 10_000}


@pytest.mark.slow
async def test_waiting_for_a_judge_is_not_charged(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated, one, two = await _begun(mina, joon)
        mover, other = (one, two) if one.asked else (two, one)
        time.advance(10)
        assert (await other.ask("call_judge"))["type"] == "done"
        await mover.next("notice")
        time.advance(290)
        await site.services.live_tables.tick()
        assert (await other.ask("settle_call"))["type"] == "done"
        while (clock := (await mover.next("notice"))["clock"])["game_left_ms"] is None or not clock["running"]:
            pass
        assert clock["game_left_ms"] == 2390_000
        assert (await other.ask("call_judge"))["type"] == "done"
        time.advance(30)
        await site.services.live_tables.tick()  # ten seconds were left to wait
        while not (clock := (await mover.next("notice"))["clock"])["running"]:
            pass
        assert clock["game_left_ms"] == 2370_000
        assert (await mover.act())["type"] == "done"  # whoever plays on waits no more
        table = seated["table"]["id"]
        cookies = [dict(person.http.cookies) for person in (mina, joon)]
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        for person, known in zip((mina, joon), cookies, strict=True):
            person.http.cookies.update(known)
        one, two = await mina.line(table, seated["key"]), await joon.sit(table)
        assert (await one.next("notice"))["clock"]["game_left_ms"] == 2370_000


@pytest.mark.slow
async def test_a_judge_goes_back_into_the_first_game_and_its_time_stays_used(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated, one, _ = await _begun(mina, joon)
        table = seated["table"]["id"]
        await role(site, sora, "Sora")
        judge = await sora.line(table, judge=True)
        mover: Seat = "p1" if one.asked else "p2"
        time.advance(700)
        for _ in range(2):  # the second finding loses the game
            assert (await one.ask("call_judge"))["type"] == "done"
            assert (await judge.ask("rule", level=4, seat="p2", stalling=True))["type"] == "done"
        time.advance(50)  # over the sideboard, of the second game
        assert (await one.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=3, step=2))["type"] == "done"
        while not _told(one, "judge_restores"):
            await one.next("update")
        cookies = [dict(person.http.cookies) for person in (mina, joon)]
        live = site.services.live_tables.live(table)
        assert live is not None
        assert live.memory.clocks is not None
        assert (live.memory.clocks.used_ms[mover], live.memory.law) == (700_000, (1, 2400, 60))
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        for person, known in zip((mina, joon), cookies, strict=True):
            person.http.cookies.update(known)
        one = await mina.line(table, seated["key"])
        assert one.welcome["clock"]["used_ms"][mover] == 700_000
