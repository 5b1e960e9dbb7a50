"""Friends, blocks, challenges, phrases, mutes and reports."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from hanpan.server import admin_reports
from tests.server.harness import FakeTime, Person, Site
from tests.server.meeting import page_of
from tests.server.owners import PASSWORD, Owner

pytestmark = pytest.mark.slow

GAME = {"game": "dice-battle", "mode": "quick"}


@pytest_asyncio.fixture(loop_scope="module")
async def pair(mina: Person, joon: Person) -> AsyncIterator[tuple[Owner, Owner]]:
    """Two accounts."""
    yield await Owner.make(mina), await Owner.make(joon)


async def befriend(one: Owner, two: Owner) -> None:
    for owner, other in ((one, two), (two, one)):
        await owner.person.post(f"people/{other.id}/tie", {"kind": "friend", "on": True})


async def test_friends_are_those_who_both_want_it(pair: tuple[Owner, Owner]) -> None:
    one, two = pair
    asked = await one.person.post(f"people/{two.id}/tie", {"kind": "friend", "on": True})
    assert ([each["id"] for each in asked["asked"]], asked["friends"]) == ([two.id], [])
    assert (await two.person.get("news"))["asks"] == 1
    both = await two.person.post(f"people/{one.id}/tie", {"kind": "friend", "on": True})
    assert [(each["id"], each["there"]) for each in both["friends"]] == [(one.id, False)]
    assert (await one.person.get(f"people/{two.id}"))["friend"] == "yes"
    await one.person.post(f"people/{two.id}/tie", {"kind": "friend", "on": False})
    assert (await two.person.get("circle"))["friends"] == []


async def test_whether_somebody_is_there_is_told_to_friends_at_will(pair: tuple[Owner, Owner]) -> None:
    one, two = pair
    await befriend(one, two)
    async with page_of(one.person) as page:
        assert page.news["here"] == []
        async with page_of(two.person):
            await page.until(lambda news: [each["id"] for each in news["here"]] == [two.id])
            await two.person.post("me/shown", {"shown": {"there": "none"}})
            assert (await one.person.get("news"))["here"] == []
            assert (await one.person.get("circle"))["friends"][0]["there"] is None
            assert (await one.person.get(f"people/{two.id}"))["there"] is None


async def test_a_challenge_is_taken_up_and_both_sit_at_a_casual_table(pair: tuple[Owner, Owner]) -> None:
    one, two = pair
    async with page_of(one.person) as first, page_of(two.person) as second:
        await one.person.post(f"people/{two.id}/challenge", GAME)
        asked = (await second.until(lambda news: news["challenges"]))["challenges"][0]
        assert (asked["by"]["name"], asked["mine"], asked["answer"]) == (one.name, False, "waits")
        await two.person.post(f"challenges/{asked['id']}/answer", {"accept": True})
        told = await first.until(lambda news: news["challenges"] and news["challenges"][0]["answer"] == "accepted")
        table = told["challenges"][0]["table"]
    for owner in pair:
        assert (await owner.person.get(f"tables/{table}/seat"))["key"] is not None
    assert (await one.person.get(f"tables/{table}"))["rated"] is False
    again = await two.person.post(f"challenges/{asked['id']}/answer", {"accept": True}, 409)
    assert again["code"] == "answered"


async def test_a_challenge_is_declined_taken_back_or_runs_out(
    site: Site, pair: tuple[Owner, Owner], time: FakeTime
) -> None:
    one, two = pair
    await one.person.post(f"people/{two.id}/challenge", GAME)
    made = (await one.person.post(f"people/{two.id}/challenge", GAME))["challenges"]
    assert len(made) == 1  # the same again is the one that waits
    await two.person.post(f"challenges/{made[0]['id']}/answer", {"accept": False})
    assert (await one.person.get("news"))["challenges"][0]["answer"] == "declined"
    assert (await two.person.get("news"))["challenges"] == []
    time.advance(61)
    made = (await one.person.post(f"people/{two.id}/challenge", GAME))["challenges"]
    assert (await one.person.post(f"challenges/{made[0]['id']}/answer", {"accept": False}))["challenges"] == []
    await one.person.post(f"people/{two.id}/challenge", GAME)
    time.advance(301)
    await site.services.meeting.tick()
    assert (await two.person.get("news"))["challenges"] == []


async def test_a_block_ends_a_friendship_and_keeps_challenges_away_without_a_word(pair: tuple[Owner, Owner]) -> None:
    one, two = pair
    await befriend(one, two)
    circle = await two.person.post(f"people/{one.id}/tie", {"kind": "block", "on": True})
    assert ([each["id"] for each in circle["blocked"]], circle["friends"]) == ([one.id], [])
    told = await one.person.post(f"people/{two.id}/challenge", GAME)
    assert told["challenges"][0]["answer"] == "waits"
    assert (await two.person.get("news"))["challenges"] == []
    page = await one.person.get(f"people/{two.id}")
    assert (page["blocked"], page["friend"], page["record"], page["ratings"]) == (False, "no", None, None)


async def test_guests_have_no_circle(pair: tuple[Owner, Owner], sora: Person) -> None:
    await sora.get("me")
    for path, body in (("tie", {"kind": "friend", "on": True}), ("challenge", GAME)):
        assert (await sora.post(f"people/{pair[0].id}/{path}", body, 409))["code"] == "no_account"
    assert (await sora.post("me/shown", {"shown": {"record": "none"}}, 409))["code"] == "no_account"
    me = pair[0]
    assert (await me.person.post(f"people/{me.id}/tie", {"kind": "friend", "on": True}, 409))["code"] == "oneself"
    assert (await sora.get("people", 400))["code"] == "malformed"
    assert (await sora.get(f"people?name={me.name}"))["person"] == {"id": me.id, "name": me.name}
    assert (await sora.get("people?name=Nobody"))["person"] is None


async def test_a_phrase_comes_to_those_who_sit_there_and_want_to_hear_it(
    mina: Person, joon: Person, sora: Person
) -> None:
    opened = await mina.open({"p1": {"kind": "me"}, "p2": {"kind": "open"}}, visibility="public")
    table = opened["table"]["id"]
    one, two = await mina.line(table, opened["key"]), await joon.sit(table)
    watcher = await sora.line(table)
    await mina.post(f"tables/{table}/say", {"phrase": "luck"})
    for line in (one, two):
        assert await line.next("said") == {"type": "said", "seat": "p1", "phrase": "luck"}
    await joon.post(f"tables/{table}/mute", {"seat": "p1", "on": True})
    await mina.post(f"tables/{table}/say", {"phrase": "sorry"})
    assert (await one.next("said"))["phrase"] == "sorry"
    await joon.post(f"tables/{table}/say", {"phrase": "wow"})
    assert (await two.next("said"))["phrase"] == "wow"  # and nothing of Mina's before
    assert (await sora.post(f"tables/{table}/say", {"phrase": "wow"}, 409))["code"] == "not_seated"
    await mina.post(f"tables/{table}/say", {"phrase": "you are stupid"}, 400)
    for line in (one, two, watcher):
        await line.close()
    assert not any('"said"' in frame for frame in watcher.frames)


async def test_a_report_is_kept_for_whoever_runs_the_server(site: Site, mina: Person, joon: Person) -> None:
    opened = await mina.open({"p1": {"kind": "me"}, "p2": {"kind": "open"}})
    table = opened["table"]["id"]
    await joon.post(f"tables/{table}/join")
    body = {"seat": "p2", "reason": "stalling", "words": "never answers"}
    for _ in range(2):  # once is enough
        await mina.post(f"tables/{table}/report", body)
    me = (await mina.get("me"))["name"]
    database = site.settings.database
    found = [one for one in await admin_reports.reports(database) if one.row.table_id == table]
    assert [(one.by, one.row.reason, one.row.words) for one in found] == [(me, "stalling", "never answers")]
    await admin_reports.settle(database, found[0].row.id)
    assert all(one.row.table_id != table for one in await admin_reports.reports(database))
    assert any(one.row.table_id == table for one in await admin_reports.reports(database, settled=True))
    assert (await mina.post(f"tables/{table}/report", {**body, "seat": "p1"}, 404))["code"] == "no_person"


async def test_what_one_decided_is_in_the_export_and_goes_with_the_account(
    site: Site, pair: tuple[Owner, Owner]
) -> None:
    one, two = pair
    await befriend(one, two)
    await one.person.post("me/shown", {"shown": {"skill": "none"}})
    await one.person.post(f"people/{two.id}/report", {"reason": "name"})
    told = await one.person.get("account/export")
    assert [(tie["other_id"], tie["kind"]) for tie in told["ties"]] == [(two.id, "friend")]
    assert told["shown"]["skill"] == "none"
    assert [row["about_id"] for row in told["reports"]] == [two.id]
    await one.person.post("account/delete", {"password": PASSWORD})
    assert (await two.person.get("circle"))["friends"] == []
    assert await site.services.circles.ties(one.id) == []
    assert await site.services.circles.reports_by(one.id) == []
    assert (await two.person.get(f"people/{one.id}", 404))["code"] == "no_person"
