"""Tables of three to six: who sees what, who leaves, who agrees, who sits where next time."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets
from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.codec import encode
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server.tables.views import seen
from tests.hush.game import Lay
from tests.plugin.installed import installed
from tests.server.harness import FakeTime, Line, Message, Person, Site, one_step
from tests.server.judges import account, agree

pytestmark = pytest.mark.slow

ROOT = str(Path(__file__).parents[2])


@pytest.fixture(scope="module", autouse=True)
def hush(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The games for several, as if somebody had installed them."""
    entries = {"hush": "tests.hush.plugin:GAME", "hush-out": "tests.hush.plugin:OUT"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ROOT, prepend=":")
        with installed(tmp_path_factory.mktemp("hush"), "hush-game", entries):
            yield


async def seated(site: Site, stack: AsyncExitStack, people: int, **more: Any) -> list[tuple[Person, Line]]:
    """A table of so many people, p1 first; the game has begun."""
    persons = [await stack.enter_async_context(site.person()) for _ in range(people)]
    seats: dict[str, Any] = {"p1": {"kind": "me"}}
    seats |= {f"p{n}": {"kind": "open"} for n in range(2, people + 1)}
    opened = await persons[0].open(seats, **{"game": "hush", "mode": "usual", **more})
    table = opened["table"]["id"]
    lines = [await persons[0].line(table, opened["key"])]
    lines += [await person.sit(table) for person in persons[1:]]
    for line in lines:
        while not line.events:
            await line.next("update", "welcome")
    return list(zip(persons, lines, strict=True))


def _table(line: Line) -> str:
    return str(line.table["id"])


def _told(event: Message) -> bool:
    return "number" in event.get("data", {})


async def test_no_seat_gets_what_another_may_see_over_sockets_and_http(site: Site, sora: Person) -> None:
    async with AsyncExitStack() as stack:
        table = await seated(site, stack, 4)
        lines = [line for _, line in table]
        watching = await sora.line(_table(lines[0]))
        for _ in range(2):
            await one_step(*lines)  # all lay, the starter looks
        while len(watching.events) < len(lines[0].events):
            await watching.next("update")
        starter = lines[0].view["starter"]
        for (person, line), seat in zip([*table, (sora, watching)], ("p1", "p2", "p3", "p4", None), strict=True):
            key = None if seat is None else await _key(person, lines[0])
            again = await person.line(_table(lines[0]), key)
            timeline = await person.get(f"tables/{_table(lines[0])}/timeline")
            replay = (await person.http.get(f"tables/{_table(lines[0])}/replay")).text
            seen_again = [json.loads(text).get("events", []) for text in replay.splitlines()[1:]]
            for events in (line.events, again.events, [step["events"] for step in timeline["steps"]], seen_again):
                secret = [event for step in events for event in step if event["kind"] in ("laid", "peeked")]
                assert len(secret) == 5
                assert [event["seat"] for event in secret if _told(event)] == _own(seat, starter)
            assert set(line.view["known"]) == ({seat} if seat != starter else {seat, line.view["seen"]}) - {None}
        for (person, _), seat in zip(table, ("p1", "p2", "p3", "p4"), strict=True):
            assert (await person.get(f"tables/{_table(lines[0])}/timeline?seat={seat}"))["seat"] == seat
            for other in {"p1", "p2", "p3", "p4"} - {seat}:  # until it is over nobody looks over a shoulder
                refused = await person.get(f"tables/{_table(lines[0])}/timeline?seat={other}", 409)
                assert refused["code"] == "not_over"
        assert (await sora.get(f"tables/{_table(lines[0])}/timeline?seat=p6", 400))["code"] == "bad_request"


def _own(seat: str | None, starter: str) -> list[str | None]:
    return [] if seat is None else [seat] * (2 if seat == starter else 1)


async def _key(person: Person, line: Line) -> str:
    return str((await person.get(f"tables/{_table(line)}/seat"))["key"])


async def test_who_resigns_is_answered_for_and_placed_last_and_the_others_play_on(site: Site) -> None:
    async with AsyncExitStack() as stack:
        (_, one), (_, two), (mina, three) = table = await seated(site, stack, 3)
        assert (await three.ask("resign"))["type"] == "done"
        assert (await three.ask("resign"))["refusal"]["code"] == "table_has_left"
        assert (await three.ask("act", step=1, action={"type": "lay", "number": 1}))["type"] == "refused"
        await asyncio.gather(_played(one), _played(two))
        assert one.ending is not None
        outcome = one.ending["outcome"]
        assert outcome["ranks"]["p3"] == 3
        assert one.ending["reason"] == "played"
        replay = (await mina.http.get(f"tables/{_table(one)}/replay")).content
        report = verify(parse_replay(Path("x"), replay, finished=True), load_game)
        assert report.ok, report.problems
        for line in (one, two):
            await line.ask("rematch")
        following = await _next(one)
        seats = (await mina.get(f"tables/{following}"))["seats"]
        assert {seat: who["kind"] for seat, who in seats.items()} == {"p1": "open", "p2": "person", "p3": "person"}
        assert [(await person.get(f"tables/{following}/seat"))["seat"] for person, _ in table[:2]] == ["p2", "p3"]


async def _played(line: Line) -> None:
    """Whatever it is asked, to the end."""
    while await line.until_asked():
        await line.act()


async def _next(line: Line) -> str:
    while (following := line.table["next"]) is None:
        await line.next("notice")
    return str(following)


async def test_the_last_two_and_then_the_last_one(site: Site) -> None:
    async with AsyncExitStack() as stack:
        table = await seated(site, stack, 3, game="hush-out")
        one, two, three = (line for _, line in table)
        await one.act()
        await three.act()
        await two.ask("resign")  # nobody waits for it: the step is made
        await one.next("update")
        while one.view["stage"] != "peek":
            await one.next("update")
        assert one.view["out"]["p2"] == 1
        assert (await one.ask("take_over", seat="p2", level="random"))["refusal"]["code"] == "table_no_place"
        await three.ask("resign")
        ending = await one.until_over()
        assert (ending["winner"], ending["reason"]) == ("p1", "played")


async def test_whoever_runs_out_of_time_is_taken_out(site: Site, time: FakeTime) -> None:
    async with AsyncExitStack() as stack:
        clock = {"base_s": 60, "increment_s": 0, "decision_s": 0}
        table = await seated(site, stack, 3, clock=clock)
        one, two, three = (line for _, line in table)
        await one.act()
        await two.act()
        time.advance(61)
        await site.services.live_tables.tick()
        await one.next("update")
        while not one.table["seats"]["p3"]["left"]:
            await one.next("update", "notice")
        assert one.ending is None
        assert any(event["kind"] == "seat_left" for step in one.events for event in step)
        key = await _key(table[2][0], one)
        assert (await two.ask("take_over", seat="p3", level="nobody"))["refusal"]["code"] == "table_unknown_bot"
        assert (await two.ask("take_over", seat="p1", level="random"))["refusal"]["code"] == "table_no_place"
        assert (await two.ask("take_over", seat="p3", level="random"))["type"] == "done"
        seats = (await table[0][0].get(f"tables/{_table(one)}"))["seats"]
        assert (seats["p3"]["kind"], seats["p3"]["name"], seats["p3"]["left"]) == ("bot", "random", False)
        assert (await table[2][0].get(f"tables/{_table(one)}/seat"))["seat"] is None
        await three.closed()
        with pytest.raises(websockets.ConnectionClosed):  # the old key opens nothing
            await table[2][0].line(_table(one), key)


async def test_a_draw_needs_everybody_who_plays(site: Site) -> None:
    async with AsyncExitStack() as stack:
        one, two, three = (line for _, line in await seated(site, stack, 3))
        assert (await one.ask("offer_draw"))["type"] == "done"
        assert (await two.ask("offer_draw"))["type"] == "done"
        assert one.ending is None
        assert (await three.ask("decline_draw"))["type"] == "done"
        assert (await three.ask("decline_draw"))["refusal"]["code"] == "table_no_offer"
        for line in (three, two, one):
            assert (await line.ask("offer_draw"))["type"] == "done"
        ending = await two.until_over()
        assert (ending["reason"], ending["winner"]) == ("agreed", None)


async def test_a_rematch_moves_everybody_on_by_one(site: Site) -> None:
    async with AsyncExitStack() as stack:
        table = await seated(site, stack, 3)
        lines = [line for _, line in table]
        for line in lines:
            await line.ask("offer_draw")
        for line in lines:
            await line.until_over()
            await line.ask("rematch")
        following = await _next(lines[0])
        assert [(await person.get(f"tables/{following}/seat"))["seat"] for person, _ in table] == ["p2", "p3", "p1"]


async def test_who_has_left_has_no_say_about_the_judge(site: Site, sora: Person) -> None:
    async with AsyncExitStack() as stack:
        (person, one), (_, two), (_, three) = await seated(site, stack, 3, judge=True)
        key = (await person.get(f"tables/{_table(one)}/seat"))["judge_key"]
        me = await account(sora, "Hana Rules")
        judge = await sora.line(_table(one), key)
        for line in (one, two, three):
            assert await agree(line, me) == "done"
        while not judge.welcome["judge"]:
            await judge.next("welcome")
        assert (await one.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=4, seat="p3", penalty="disqualified"))["type"] == "done"
        while not one.table["seats"]["p3"]["left"]:
            await one.next("update", "notice")
        assert one.table["seats"]["p3"]["disqualified"]
        assert await agree(three, me, agree=False) == "table_has_left"
        assert (await judge.ask("rule", level=1, words="goes on"))["type"] == "done"
        assert await agree(two, me, agree=False) == "done"
        assert (await judge.ask("rule", level=1))["refusal"]["code"] == "table_judge_not_agreed"
        for line in (one, two):
            await line.ask("offer_draw")
        await three.until_over()
        assert (await three.ask("rematch"))["refusal"]["code"] == "table_disqualified"
        for line in (one, two):  # the others play again without it
            assert (await line.ask("rematch"))["type"] == "done"
        assert await _next(one)


async def test_what_is_for_many_is_refused_to_two(mina: Person) -> None:
    opened = await mina.open()
    line = await mina.line(opened["table"]["id"], opened["key"])
    assert (await line.ask("take_over", seat="p1", level="easy"))["refusal"]["code"] == "table_for_many"


async def test_ratings_are_refused_to_three_and_more(site: Site, mina: Person) -> None:
    (card,) = [card for card in await mina.get("games") if card["id"] == "hush"]
    assert (card["queues"], card["classes"]) == ([], {})
    for rated in (True, False):
        told = await mina.post("seek", {"game": "hush", "rated": rated}, 400)
        assert (told["code"], told["fields"]) == ("not_for_two", {"game": "hush"})


async def test_a_table_of_three_leaves_no_result_even_if_it_is_marked_as_rated(site: Site) -> None:
    async with AsyncExitStack() as stack:
        (_, one), (_, two), (_, three) = await seated(site, stack, 3)
        live = site.services.live_tables.live(_table(one))
        assert live is not None
        live.memory.row = replace(live.memory.row, rated="queue")
        await asyncio.gather(_played(one), _played(two), _played(three))
        assert one.ending is not None
        assert [line for line in await site.services.ratings.log() if line.result.game == "hush"] == []


async def test_seats_that_the_game_cannot_have(mina: Person) -> None:
    seats = {f"p{n}": {"kind": "me" if n == 1 else "open"} for n in (1, 2)}
    told = await mina.post("tables", {"game": "hush", "mode": "usual", "seats": seats}, 400)
    assert "hush is played by p1, p2, p3" in told["message"]
    table = {"game": "hush", "mode": "daily", "seats": {**seats, "p3": {"kind": "open"}}}
    refused = await mina.post("tables", table, 400)
    assert refused["code"] == "daily_for_few"
    assert "a run of the day is for one or two" in refused["message"]


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_no_pair_of_seats_shares_a_secret_in_what_the_server_shows(count: int) -> None:
    game = load_game("hush", {"seats": count})
    start = game.setup("usual", SeededChance(1, 0)).state
    usual = {seat: Lay(1) for seat in game.info.seats}
    before = game.apply(start, usual, SeededChance(1, 1))
    for owner in game.info.seats:
        after = game.apply(start, {**usual, owner: Lay(2)}, SeededChance(1, 1))
        for viewer in (*game.info.seats, None):
            told = [
                (bytes(seen(step.events).to(viewer)), encode(game.view(step.state, viewer))) for step in (before, after)
            ]
            assert (told[0] == told[1]) == (viewer != owner), (owner, viewer)
