"""Play a stranger: one press each, and both sit at a table; who waits how long, who is left alone, who never meets."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hanpan.server.storage.circles import Tie
from tests.pace import PATIENCE_S
from tests.server.harness import FakeTime, Message, Person, Site, serving, settings_for
from tests.server.meeting import page_of
from tests.server.owners import Owner
from tests.server.rated import lost_by, rated_table

pytestmark = pytest.mark.slow

GAME = "dice-battle"
CASUAL = {"game": GAME, "mode": "quick"}
RATED = {**CASUAL, "rated": True}
DAY_S = 86_400


@pytest_asyncio.fixture(loop_scope="module")
async def pair(mina: Person, joon: Person, time: FakeTime) -> AsyncIterator[tuple[Owner, Owner]]:
    """Two accounts, each day another."""
    yield await Owner.make(mina), await Owner.make(joon)
    time.advance(DAY_S)


async def seek(person: Person, wish: Message, status: int = 200) -> Message:
    answer: Message = await person.post("seek", wish, status)
    return answer


async def test_two_who_press_once_each_sit_at_a_rated_table(site: Site, pair: tuple[Owner, Owner]) -> None:
    one, two = (owner.person for owner in pair)
    async with page_of(one) as first, page_of(two) as second:
        waits = (await seek(one, RATED))["seeking"]
        assert (waits["others"], waits["bot"], waits["bot_in_ms"]) == (0, "normal", 30_000)
        await seek(two, RATED)
        table = await first.met()
        assert await second.met() == table
        assert first.news["seeking"] is None
    info = await one.get(f"tables/{table}")
    assert (info["rated"], info["overrides"], info["mode"]) == (True, {}, "quick")
    assert info["clock"] is not None
    lines = [await person.sit(table) for person in (one, two)]
    await lost_by(*lines)
    assert (await site.services.ratings.log())[-1].result.uncounted is None


async def test_guests_meet_in_casual_games_only_and_those_are_not_rated(mina: Person, joon: Person) -> None:
    async with page_of(mina) as page, page_of(joon):
        assert (await seek(mina, RATED, 409))["code"] == "guest_unrated"
        await seek(mina, CASUAL)
        await seek(joon, CASUAL)
        table = await page.met()
    assert (await mina.get(f"tables/{table}"))["rated"] is False


async def test_rated_and_casual_and_two_games_are_queues_of_their_own(site: Site, pair: tuple[Owner, Owner]) -> None:
    one, two = (owner.person for owner in pair)
    async with page_of(one) as first, page_of(one) as tab, page_of(two):
        await seek(one, RATED)
        await seek(two, CASUAL)
        await site.services.meeting.tick()
        assert (await one.get("news"))["met"] is None
        await seek(one, {"game": "clash", "mode": "casual"})  # in the other tab: this takes the place of the first
        for page in (first, tab):
            told = await page.until(lambda news: news["seeking"] and news["seeking"]["game"] != GAME)
            assert told["met"] is None
        await seek(one, CASUAL)
        table = await first.met()
        assert await tab.met() == table
        assert (await one.post("seek/stop"))["met"] is None


async def test_a_bot_is_offered_after_a_while_and_the_reach_widens(mina: Person, time: FakeTime) -> None:
    async with page_of(mina):
        begun = (await seek(mina, CASUAL))["seeking"]
        time.advance(10)
        later = (await mina.get("news"))["seeking"]
        assert (later["waited_ms"], later["reach"] - begun["reach"]) == (10_000, 100)
        time.advance(25)
        assert (await seek(mina, CASUAL))["seeking"]["bot_in_ms"] == 0  # the same wish again begins nothing anew
        time.advance(30)
        assert (await mina.get("news"))["seeking"]["reach"] is None
        assert (await mina.post("seek/stop"))["seeking"] is None


async def test_a_page_that_is_closed_leaves_the_queue_after_a_grace(
    site: Site, mina: Person, joon: Person, time: FakeTime
) -> None:
    meeting = site.services.meeting
    me = (await mina.get("me"))["id"]
    async with page_of(mina):
        await seek(mina, CASUAL)
    async with asyncio.timeout(PATIENCE_S):
        while meeting.hall.here(me):
            await asyncio.sleep(0.01)
    await meeting.tick()
    async with page_of(joon):
        await seek(joon, CASUAL)
        assert (await joon.get("news"))["met"] is None  # nobody is brought to a table who is not there
        time.advance(10)
        await meeting.tick()
        async with page_of(mina) as page:  # back in time
            assert await page.met()
    await mina.post("seek/stop")
    await seek(mina, CASUAL)
    time.advance(21)
    await meeting.tick()
    assert (await mina.get("news"))["seeking"] is None


async def test_those_who_have_blocked_each_other_never_meet(site: Site, pair: tuple[Owner, Owner]) -> None:
    one, two = pair
    await site.services.circles.tie(Tie(two.id, one.id, "block", 1))
    async with page_of(one.person), page_of(two.person):
        await seek(one.person, CASUAL)
        await seek(two.person, CASUAL)
        assert (await one.person.get("news"))["met"] is None
        await site.services.circles.untie(two.id, one.id, "block")
        await site.services.meeting.tick()
        assert (await one.person.get("news"))["met"] is not None


async def test_the_sixth_rated_game_of_a_pair_is_on_another_day(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    one, two = pair
    for _ in range(5):
        await lost_by(*await rated_table(site, one, two))
    async with page_of(one.person), page_of(two.person):
        await seek(one.person, RATED)
        await seek(two.person, RATED)
        assert (await one.person.get("news"))["met"] is None
        time.advance(DAY_S)
        await site.services.meeting.tick()
        assert (await one.person.get("news"))["met"] is not None


async def test_nobody_plays_two_rated_games_at_once(site: Site, pair: tuple[Owner, Owner]) -> None:
    lines = await rated_table(site, *pair)
    async with page_of(pair[0].person):
        refused = await seek(pair[0].person, RATED, 409)
        assert (refused["code"], refused["fields"]["table"]) == ("rated_running", lines[0].table["id"])
        await lost_by(*lines)
        await seek(pair[0].person, RATED)


async def test_what_cannot_be_looked_for_is_told(mina: Person) -> None:
    assert (await seek(mina, {"game": "chess"}, 400))["code"] == "unknown_game"
    assert (await seek(mina, {"game": "trail"}, 400))["code"] == "not_for_two"
    wrong = await seek(mina, {"game": "clash", "mode": "ladder-dummy"}, 400)
    assert wrong["message"].endswith("casual, ranked, duel")


async def test_after_a_restart_pages_that_look_ask_again(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as site, site.person() as one, page_of(one):
        await seek(one, CASUAL)
        cookies = dict(one.http.cookies)
    async with serving(settings) as site, site.person() as one, site.person() as two:
        one.http.cookies.update(cookies)
        async with page_of(one) as page, page_of(two):
            assert page.news["seeking"] is None
            await seek(one, CASUAL)
            await seek(two, CASUAL)
            assert await page.met()


async def test_of_many_who_press_at_once_everybody_meets_one_other(site: Site) -> None:
    people = [site.person() for _ in range(12)]
    try:
        for person in people:
            await person.get("me")
        async with asyncio.timeout(PATIENCE_S):
            lines = [page_of(person) for person in people]
            pages = [await line.__aenter__() for line in lines]
            await asyncio.gather(*(seek(person, CASUAL) for person in people))
            tables = [await page.met() for page in pages]
            assert sorted(tables.count(table) for table in set(tables)) == [2] * 6
            for line in lines:
                await line.__aexit__(None, None, None)
    finally:
        for person in people:
            await person.http.aclose()
