"""Who judges, when and how often: consent to a judge by link, open calls, limits, and rights that end at once."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin
from hanpan.server.settings import Rate
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, FakeTime, Line, Person, Site, serving, settings_for
from tests.server.judges import account, agree, role, two_players

pytestmark = pytest.mark.slow


async def _refusal(line: Line, kind: str, **fields: Any) -> str:
    answer = await line.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["code"])


async def _sent_away(line: Line, **hello: Any) -> str:
    """The problem that a hello gets before the line is closed."""
    await line.send({"type": "hello", "version": 1, **hello})
    code = str((await line.next("problem"))["code"])
    assert await line.closed() == 4403
    return code


async def _judges(line: Line) -> list[dict[str, Any]]:
    """Those who have come to judge, once there are some."""
    while not line.table["judges"]:
        await line.next("notice")
    found: list[dict[str, Any]] = line.table["judges"]
    return found


async def test_the_opener_cannot_judge_from_a_private_window(site: Site, mina: Person, joon: Person) -> None:
    seated, one, two = await two_players(mina, joon, judge=True)
    table, key = seated["table"]["id"], seated["judge_key"]
    assert (await joon.get(f"tables/{table}"))["judge_link"]
    async with site.person() as window:
        await window.get("me")
        assert await _sent_away(await window.connect(table), key=key) == "judge_guest"
        await account(window, "Second Mina")
        judge = await window.line(table, key)
        assert not judge.welcome["judge"]
        (found,) = await _judges(two)
        assert (found["name"], found["link"], found["judging"], found["agreed"]) == ("Second Mina", True, False, [])
        assert (await one.ask("call_judge"))["type"] == "done"
        assert await agree(one, found["id"]) == "done"
        for level in (1, 4, 4, 4):
            assert await _refusal(judge, "rule", level=level, seat="p2") == "table_judge_not_agreed"
        assert (await two.ask("ping_nothing"))["type"] == "problem"  # it is still there, and has lost nothing
        assert two.ending is None
        assert not any(event["kind"] == "judge_finds" for step in two.events for event in step)


async def test_both_agree_and_may_take_it_back(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated, one, two = await two_players(mina, joon, judge=True, spectator_delay_s=600)
        table, key = seated["table"]["id"], seated["judge_key"]
        me = await account(sora, "Sora")
        judge = await sora.line(table, key)
        assert not judge.events  # a spectator, with the delay
        assert await _refusal(one, "agree_judge", judge="nobody", agree=True) == "table_no_such_judge"
        assert await _refusal(judge, "agree_judge", judge=me, agree=True) == "table_not_seated"
        assert await agree(one, me) == "done"
        assert await agree(two, me) == "done"
        while not judge.welcome["judge"]:
            await judge.next("welcome")
        assert len(judge.events) == len(one.events)
        assert (await judge.ask("rule", level=1, words="so it is", id="said"))["type"] == "done"
        await two.next("update")
        assert two.events[-1][0]["data"]["judge"] == "Sora \N{LINK SYMBOL}"
        cookies = [dict(person.http.cookies) for person in (mina, joon, sora)]
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        for person, known in zip((mina, joon, sora), cookies, strict=True):
            person.http.cookies.update(known)
        judge = await sora.line(table, key)
        assert judge.welcome["judge"]  # the log remembers
        assert (await judge.ask("rule", level=1, words="so it is", id="said"))["type"] == "done"
        two = await joon.sit(table)
        assert sum(event["kind"] == "judge_explains" for step in two.events for event in step) == 1
        assert await agree(two, me, agree=False) == "done"
        assert not (await judge.next("welcome"))["judge"]
        assert await _refusal(judge, "rule", level=1) == "table_judge_not_agreed"
        (found,) = two.table["judges"] if two.table["judges"] else await _judges(two)
        for _ in range(8):
            await agree(two, me)
            await agree(two, me, agree=False)
        assert await agree(two, me) == "table_agreed_too_often"
        assert found["id"] == me


async def test_consent_is_to_one_account_and_sitting_down_ends_it(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_OPEN, judge=True)
    table, key = seated["table"]["id"], seated["judge_key"]
    one = await mina.line(table, seated["key"])
    me = await account(sora, "Sora Sits")
    judge = await sora.line(table, key)
    assert (await _judges(one))[0]["id"] == me
    assert await agree(one, me) == "done"
    two = await sora.sit(table)  # who was to judge takes the free seat
    assert await agree(two, me) == "table_no_such_judge"
    assert await _refusal(judge, "rule", level=1) == "table_no_judge"
    assert await judge.closed() == 4403


async def test_going_back_and_violations_answer_a_call(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT, judge=True)
    one = await mina.line(seated["table"]["id"], seated["key"])
    me = await account(sora, "Sora Called")
    judge = await sora.line(seated["table"]["id"], seated["judge_key"])
    assert await agree(one, me) == "done"  # a bot agrees to anybody
    assert await _refusal(judge, "rule", level=3, step=0) == "table_no_open_call"
    for _ in range(3):
        assert await _refusal(judge, "rule", level=4, seat="p2") == "table_no_open_call"
        assert (await one.ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=4, seat="p2"))["type"] == "done"
    assert (await one.until_over())["reason"] == "judged"
    lines = (await mina.get(f"tables/{seated['table']['id']}/replay")).encode()
    assert verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).problems == ()


async def test_a_role_that_is_taken_away_ends_at_once(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT)
    one = await mina.line(seated["table"]["id"], seated["key"])
    await role(site, sora, "Sora Roled")
    judges = [await sora.line(seated["table"]["id"], judge=True) for _ in range(2)]
    assert (await one.ask("call_judge"))["type"] == "done"
    assert (await judges[0].ask("rule", level=1))["type"] == "done"
    await admin.make_judge(site.settings.database, "Sora Roled", revoke=True)
    assert (await one.ask("call_judge"))["type"] == "done"
    assert await _refusal(judges[0], "rule", level=4, seat="p1") == "table_no_judge"
    assert await judges[0].closed() == 4403
    await site.services.live_tables.sweep()  # who only looks on loses the place too
    assert await judges[1].closed() == 4403
    assert not any(event["kind"] == "judge_finds" for step in one.events for event in step)


async def test_two_judges_with_one_id_are_two(site: Site, mina: Person, joon: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT)
    one = await mina.line(seated["table"]["id"], seated["key"])
    lines = []
    for person, name in ((joon, "Joon Rules"), (sora, "Sora Rules")):
        await role(site, person, name)
        lines.append(await person.line(seated["table"]["id"], judge=True))
    for line in (*lines, *lines):
        assert (await line.ask("rule", level=1, id="the same"))["type"] == "done"
    await one.ask("ping_nothing")
    told = [event["data"]["judge"] for step in one.events for event in step if event["kind"] == "judge_explains"]
    assert told == ["Joon Rules", "Sora Rules"]


async def test_rulings_have_an_end(tmp_path: Path) -> None:
    few = WIDE.__class__(**{**vars(WIDE), "rulings_per_judge": 3, "rulings_per_table": 4})
    settings = settings_for(tmp_path, limits=few)
    async with serving(settings) as site, site.person() as mina, site.person() as joon, site.person() as sora:
        seated = await mina.open(VS_BOT)
        one = await mina.line(seated["table"]["id"], seated["key"])
        lines = []
        for person, name in ((joon, "Joon"), (sora, "Sora")):
            await role(site, person, name)
            lines.append(await person.line(seated["table"]["id"], judge=True))
        for n in range(3):
            assert (await lines[0].ask("rule", level=1, words="x" * 400))["type"] == "done", n
        answer = await lines[0].ask("rule", level=1)
        assert answer["refusal"] == {"code": "table_rulings_spent", "clause": "", "params": {"most": 3}}
        assert (await lines[1].ask("rule", level=2, clause="DB-7.3"))["type"] == "done"
        assert (await lines[1].ask("rule", level=1))["refusal"]["params"] == {"most": 4}
        assert len(one.events) <= 6
        cookies = dict(joon.http.cookies)
        table = seated["table"]["id"]
    slow = WIDE.__class__(**{**vars(WIDE), "ruling": Rate(0.001, 1)})
    async with serving(settings_for(tmp_path, limits=slow)) as site, site.person() as joon:
        joon.http.cookies.update(cookies)
        line = await joon.line(table, judge=True)
        assert (await line.ask("rule", level=1))["type"] == "done"
        assert (await line.ask("rule", level=1))["refusal"]["code"] == "table_ruling_too_soon"


@pytest.mark.slow
async def test_nobody_judges_their_own_game_from_another_browser(site: Site, mina: Person, joon: Person) -> None:
    await account(mina, "Mina Twice")
    await mina.post("account/logout")  # a guest again, in a browser that knows the account
    seated, _, two = await two_players(mina, joon, judge=True)
    table, key = seated["table"]["id"], seated["judge_key"]
    async with site.person() as window:
        await window.get("me")
        await window.post("account/login", {"name": "Mina Twice", "password": "long enough"}, 200)
        assert await _sent_away(await window.connect(table), key=key) == "judge_sits"
        await window.post("account/logout")
        await account(window, "Mina Thrice")  # the browser has been told another name since
        judge = await window.line(table, key)
        assert not judge.welcome["judge"]
        while not two.table["judges"]:
            await two.next("notice")
        assert [found["name"] for found in two.table["judges"]] == ["Mina Thrice"]  # the others decide
