"""Ratings on the server: written with the end of a table, equal to what the log comes to, and what does not count."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hanpan.ratings.ledger import Key, Rating
from hanpan.server import admin
from hanpan.server.admin_ratings import compare
from hanpan.server.storage.writes import aside_write
from tests.server.harness import FakeTime, Line, Person, Site, play_out, serving, settings_for
from tests.server.owners import Owner
from tests.server.rated import GAME, POOL, computed, lost_by, rated_table
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

DAY_S = 86_400


@pytest_asyncio.fixture(loop_scope="module")
async def pair(site: Site, mina: Person, joon: Person, time: FakeTime) -> AsyncIterator[tuple[Owner, Owner]]:
    """Two accounts; everything is as the log says when the test is over."""
    yield await Owner.make(mina), await Owner.make(joon)
    assert (await computed(site)).differ == 0
    time.advance(DAY_S)


async def rating(site: Site, owner: Owner) -> Rating | None:
    return await site.services.ratings.latest(Key(owner.id, GAME, POOL))


async def last_why(site: Site) -> str | None:
    return (await site.services.ratings.log())[-1].result.uncounted


async def test_the_end_of_a_game_moves_both_and_is_in_the_log(site: Site, pair: tuple[Owner, Owner]) -> None:
    lines = await rated_table(site, *pair)
    assert lines[0].table["rated"] is True
    await play_out(*lines)
    ending = lines[0].ending
    assert ending is not None
    one, two = [await rating(site, owner) for owner in pair]
    assert one is not None
    assert two is not None
    assert (one.played, two.played) == (1, 1)
    first = (await site.services.ratings.log())[-1].result
    assert first.score == {"p1": 2, "p2": 0, None: 1}[ending["winner"]]
    assert (one.now.rating > two.now.rating) == (first.score == 2)


async def test_games_that_end_at_once_and_resignations_are_counted_one_after_another(
    site: Site, pair: tuple[Owner, Owner], sora: Person
) -> None:
    third = await Owner.make(sora)
    pairs = [(pair[0], pair[1]), (pair[1], third), (third, pair[0])]
    tables = [await rated_table(site, *two) for two in pairs]
    await asyncio.gather(*(lost_by(*lines) for lines in tables))
    found = await rating(site, pair[0])
    assert found is not None
    assert (found.won, found.lost) == (1, 1)


async def test_the_sixth_game_of_a_pair_on_one_day_does_not_count(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    for _ in range(5):
        await lost_by(*await rated_table(site, *pair))
        assert await last_why(site) is None
    before = await rating(site, pair[0])
    await lost_by(*await rated_table(site, *reversed(pair)))
    assert await last_why(site) == "pair"
    assert await rating(site, pair[0]) == before
    time.advance(DAY_S)
    await lost_by(*await rated_table(site, *pair))
    assert await last_why(site) is None


async def test_what_does_not_count_is_written_down_with_its_reason(
    site: Site, pair: tuple[Owner, Owner], sora: Person
) -> None:
    await sora.get("me")
    guest = Owner(sora, "", (await sora.get("me"))["id"])
    lines = await rated_table(site, pair[0], guest)
    await lost_by(*lines)
    assert await last_why(site) == "guest"
    lines = await rated_table(site, *pair)
    table = lines[0].table["id"]
    live = site.services.live_tables.live(table)
    assert live is not None
    await site.services.records.journal.write(aside_write(table, "a test"))
    live.leave_memory()
    await admin.resume_table(site.settings.database, table)
    again = await pair[0].person.sit(table)
    await lost_by(again)
    assert await last_why(site) == "aside"
    assert await rating(site, pair[0]) is None


async def test_a_game_of_two_who_never_came_counts_for_nobody(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    lines = await rated_table(site, *pair)
    await both_away(site, lines[0], time)
    assert await last_why(site) == "absent"
    assert await rating(site, pair[0]) is None


async def test_a_game_that_both_leave_alone_in_the_middle_counts_as_a_draw(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    lines = await rated_table(site, *pair)
    for line in lines:
        await line.until_asked()
        await line.act()
    await both_away(site, lines[0], time)
    assert await last_why(site) is None
    assert (await site.services.ratings.log())[-1].result.score == 1


async def both_away(site: Site, line: Line, time: FakeTime) -> None:
    """Nobody answers any more, until the game is over and drawn."""
    while line.ending is None:
        time.advance(121)
        await site.services.live_tables.tick()
        await line.next("update", "notice", "welcome")
    assert (line.ending["reason"], line.ending["winner"]) == ("timeout", None)


async def asked(line: Line) -> bool:
    return line.asked is not None and line.asked["sealed"] is None


async def test_a_result_that_was_entered_for_a_game_nobody_played_moves_no_points(
    site: Site, pair: tuple[Owner, Owner]
) -> None:
    held = await Held.open(site, await organiser(site), rounds=1, terms={"rated": True})
    for each in pair:
        await held.act("join", each.person)
    await held.act("start")
    await held.seen()
    await held.act("report", round=1, table=1, first=1, second=0)
    await held.seen()
    assert await last_why(site) == "absent"


async def test_changed_numbers_and_a_judge_by_link_are_not_rated(site: Site, pair: tuple[Owner, Owner]) -> None:
    lines = await rated_table(site, *pair, judge_key="k" * 20)
    assert lines[0].table["rated"] is False
    before = len(await site.services.ratings.log())
    await lost_by(*lines)
    assert len(await site.services.ratings.log()) == before
    lines = await rated_table(site, *pair, mode="regular", overrides={"energy.cap": 7})
    assert lines[0].table["rated"] is False
    await lost_by(*lines)


async def test_a_rematch_is_not_rated(site: Site, pair: tuple[Owner, Owner]) -> None:
    lines = await rated_table(site, *pair)
    await lines[0].ask("resign")
    await lines[1].until_over()
    for line in lines:
        await line.ask("rematch")
    while not lines[0].table["next"]:
        await lines[0].next("notice")
    assert (await pair[0].person.get(f"tables/{lines[0].table['next']}"))["rated"] is False


async def test_a_judges_later_word_changes_every_rating_after_it(
    site: Site, pair: tuple[Owner, Owner], sora: Person
) -> None:
    judge = await Owner.make(sora)
    await admin.make_judge(site.settings.database, judge.name)
    lines = await rated_table(site, *pair)
    table = lines[0].table["id"]
    await lines[0].ask("resign")
    await lines[0].until_over()
    await lost_by(*await rated_table(site, *pair))  # one more on top of it
    lost = await rating(site, pair[0])
    assert lost is not None
    assert lost.lost == 2
    assert (await lines[0].ask("call_judge", words="look again"))["type"] == "done"
    bench = await judge.person.line(table, judge=True)
    answer = await bench.ask("rule", level=4, seat="p2", penalty="match", words="late")
    assert answer["type"] == "done", answer
    found = await rating(site, pair[0])
    assert found is not None
    assert (found.won, found.lost) == (1, 1)


async def test_a_game_whose_end_was_not_stored_counts_nothing(tmp_path: Path, time: FakeTime) -> None:
    """After a crash there is what the log says, and ratings equal to those computed again; wrong ones are found."""
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as one, site.person() as two:
        owners = await Owner.make(one), await Owner.make(two)
        await lost_by(*await rated_table(site, *owners))
        running = await rated_table(site, *owners)
        table, cookies = running[0].table["id"], dict(one.http.cookies)
    assert await compare(settings.database) == (1, 1, 2, 0)
    async with serving(settings) as site, site.person() as one:
        one.http.cookies.update(cookies)
        await lost_by(await one.sit(table))
        assert await computed(site) == (2, 2, 2, 0)
        async with admin.opened(settings.database) as (engine, _), engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE ratings SET rating = rating + 1")
        assert (await computed(site)).differ == 2
        assert (await compare(settings.database, again=True)).differ == 2
        assert (await computed(site)).differ == 0


async def test_somebody_who_leaves_is_in_no_list_and_the_others_keep_theirs(
    site: Site, pair: tuple[Owner, Owner]
) -> None:
    await lost_by(*await rated_table(site, *pair))
    kept = await rating(site, pair[1])
    told = await pair[0].person.get("account/export")
    assert [(each["game"], each["lost"]) for each in told["ratings"]] == [(GAME, 1)]
    assert [(each["score"], each["uncounted"]) for each in told["results"]] == [(0.0, None)]
    await pair[0].person.post("account/delete", {"password": pair[0].credentials["password"]})
    assert await rating(site, pair[0]) is None
    assert await rating(site, pair[1]) == kept
