"""Who is brought to a rated table and does not play: that may happen once, then it is a loss, and the queue waits."""

from collections.abc import AsyncIterator

import pytest_asyncio

from hanpan.server.rated import rated
from hanpan.server.storage.ratings import Logged
from hanpan.server.tables import openings
from tests.server.harness import FakeTime, Person, Site
from tests.server.owners import Owner
from tests.server.rated import GAME, MODE

WISH = {"game": GAME, "mode": MODE, "rated": True}
DAY_S = 86_400


@pytest_asyncio.fixture(loop_scope="module")
async def pair(mina: Person, joon: Person, time: FakeTime) -> AsyncIterator[tuple[Owner, Owner]]:
    """Two accounts, on a day of their own."""
    time.advance(3 * DAY_S)
    yield await Owner.make(mina), await Owner.make(joon)


async def stood_up(site: Site, there: Owner, absent: Owner, time: FakeTime, *, looked: bool = False) -> Logged:
    """The queue brings both to a table, and one of them never answers (`looked`: but comes, and goes again). What is
    written down about it."""
    users = [await site.services.people.by_id(owner.id) for owner in (there, absent)]
    saved = openings.duel(GAME, MODE, [user for user in users if user is not None], site.settings.now())
    saved = saved._replace(table=rated(saved.table, "queue"))
    table = await site.services.live_tables.open(saved)
    if looked:
        await (await absent.person.line(table.id, saved.seats["p2"].key)).close()
    line = await there.person.line(table.id, saved.seats["p1"].key)
    while line.ending is None:
        if line.asked is not None and line.asked["sealed"] is None:
            await line.act()
        time.advance(121)
        await site.services.live_tables.tick()
        await line.next("update", "notice", "welcome")
    assert (line.ending["reason"], line.ending["winner"]) == ("timeout", "p1")
    await line.close()
    return (await site.services.ratings.log())[-1]


async def test_the_first_absence_of_a_day_is_free_and_the_second_is_a_loss(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    there, absent = pair
    first = await stood_up(site, there, absent, time)
    assert (first.result.uncounted, first.absent) == ("absent", 2)
    second = await stood_up(site, there, absent, time)
    assert (second.result.uncounted, second.absent) == (None, 2)
    assert (second.result.first, second.result.second, second.result.score) == (there.id, absent.id, 2)
    assert (await stood_up(site, there, absent, time)).result.uncounted is None
    time.advance(DAY_S + 1)
    assert (await stood_up(site, there, absent, time)).result.uncounted == "absent"  # another day
    assert (await stood_up(site, absent, there, time)).result.uncounted == "absent"  # another person


async def test_whoever_came_and_left_has_lost(site: Site, pair: tuple[Owner, Owner], time: FakeTime) -> None:
    told = await stood_up(site, *pair, time, looked=True)
    assert (told.result.uncounted, told.absent) == (None, 2)


async def test_the_queue_cools_down_for_longer_each_time(site: Site, pair: tuple[Owner, Owner], time: FakeTime) -> None:
    there, absent = pair
    for minutes in (2, 10, 60, 60):
        await stood_up(site, there, absent, time)
        refused = await absent.person.post("seek", WISH, 429)
        assert (refused["code"], refused["fields"]) == ("queue_cooling", {"minutes": minutes})
        assert str(minutes) in refused["message"]
        assert f"{minutes}분" in refused["ko"]
        refused = await absent.person.post("seek", {**WISH, "rated": False}, 429)  # nobody waits for them elsewhere
        assert refused["code"] == "queue_cooling"
        time.advance((minutes - 1) * 60)
        assert (await absent.person.post("seek", WISH, 429))["fields"] == {"minutes": 1}
        time.advance(61)
        assert (await absent.person.post("seek", WISH))["seeking"] is not None
        await absent.person.post("seek/stop")
        assert (await there.person.post("seek", WISH))["seeking"] is not None  # who waited in vain may look at once
        await there.person.post("seek/stop")
    time.advance(DAY_S + 1)
    await stood_up(site, there, absent, time)
    assert (await absent.person.post("seek", WISH, 429))["fields"] == {"minutes": 2}


async def test_giving_up_is_no_absence(site: Site, pair: tuple[Owner, Owner], time: FakeTime) -> None:
    there, loser = pair
    users = [await site.services.people.by_id(owner.id) for owner in pair]
    saved = openings.duel(GAME, MODE, [user for user in users if user is not None], site.settings.now())
    table = await site.services.live_tables.open(saved._replace(table=rated(saved.table, "queue")))
    line = await loser.person.line(table.id, saved.seats["p2"].key)
    await line.ask("resign")
    await line.until_over()
    await line.close()
    last = (await site.services.ratings.log())[-1]
    assert (last.result.uncounted, last.absent) == (None, 0)
    assert (await loser.person.post("seek", WISH))["seeking"] is not None
    await loser.person.post("seek/stop")
    assert there.id == last.result.first
