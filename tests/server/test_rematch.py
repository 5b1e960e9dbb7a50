"""Playing again: a best of three begins anew from nothing, and an opponent of a ladder keeps its seat."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanpan.games.loading import load_game
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, Line, Message, Person, one_step, serving, settings_for

pytestmark = pytest.mark.slow

LADDER: dict[str, Any] = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "golem"}}


async def _next(line: Line) -> str:
    """The table of the rematch, once it is there."""
    while (following := line.table["next"]) is None:
        await line.next("notice")
    return str(following)


def _idle(asked: Message) -> dict[str, Any]:
    """Bring six cards and do nothing with them."""
    options: list[dict[str, Any]] = asked["legal"]
    kinds = [option["type"] for option in options]
    if asked["prompt"]["kind"] == "deck":
        return {"type": "deck", "cards": ["SOR-03", "SOR-05"] * 3}
    return options[kinds.index("next") if "next" in kinds else 0]


async def test_a_best_of_three_is_played_again_from_nothing(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN, game="sorcerers", mode="match", overrides={"deck.least": 6})
    table = seated["table"]["id"]
    one, two = await mina.line(table, seated["key"]), await joon.sit(table)
    await one.next("update")
    while one.ending is None:  # decks run out at once: a game is lost by whoever draws from nothing
        await one_step(one, two, choose=_idle)
    assert (one.ending["reason"], max(one.view["bout"]["wins"])) == ("played", 2)
    for line in (one, two):
        assert (await line.ask("rematch"))["type"] == "done"
    following = await _next(one)
    mine, other = await mina.post(f"tables/{following}/join"), await joon.post(f"tables/{following}/join")
    assert (mine["seat"], other["seat"]) == ("p2", "p1")
    assert (mine["table"]["mode"], mine["table"]["previous"]) == ("match", table)
    again, rival = await mina.line(following, mine["key"]), await joon.line(following, other["key"])
    for _ in ("decks", "hands"):
        await one_step(again, rival, choose=_idle)
    assert "wins" not in again.view["bout"]  # nothing is left of the match before
    assert again.view["turn"] == 1
    assert (await again.ask("call_judge"))["type"] == "done"
    clock = (await again.next("notice"))["clock"]
    assert (clock["used_ms"], clock["game_left_ms"]) == ({"p1": 0, "p2": 0}, 2_400_000)


async def test_an_opponent_of_the_ladder_keeps_its_seat(mina: Person) -> None:
    seated = await mina.open(LADDER, game="clash", mode="ladder-golem")
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.ask("resign")
    await line.until_over()
    assert (await line.ask("rematch"))["type"] == "done"
    again = await mina.get(f"tables/{await _next(line)}/seat")
    assert again["seat"] == "p1"
    assert again["table"]["seats"]["p2"]["name"] == "golem"
    second = await mina.line(again["table"]["id"], again["key"])
    asked = await second.until_asked()
    assert asked is not None
    assert asked["prompt"]["kind"] == "deck"  # whose deck is the person's own


async def test_nobody_plays_again_with_somebody_who_has_left(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    one, two = await mina.line(seated["table"]["id"], seated["key"]), await joon.sit(seated["table"]["id"])
    assert (await two.ask("resign"))["type"] == "done"
    assert (await two.ask("rematch"))["type"] == "done"
    await joon.post("account/delete")
    assert (await one.ask("rematch"))["type"] == "done"
    assert (await mina.get(f"tables/{seated['table']['id']}"))["next"] is None


async def test_a_rematch_is_one_of_the_tables_somebody_may_have(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, limits=replace(WIDE, tables_per_user=1))) as site, site.person() as mina:
        lines = []
        for _ in range(2):
            seated = await mina.open(VS_BOT)
            lines.append(await mina.line(seated["table"]["id"], seated["key"]))
            await lines[-1].ask("resign")
        assert (await lines[0].ask("rematch"))["type"] == "done"
        refused = await lines[1].ask("rematch")
        assert (refused["type"], refused["code"]) == ("problem", "too_many_tables")
        again = await mina.get(f"tables/{await _next(lines[0])}/seat")
        await (await mina.line(again["table"]["id"], again["key"])).ask("resign")
        assert (await lines[1].ask("rematch"))["type"] == "done"


async def test_a_rematch_is_played_by_the_rules_of_its_own_day(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as site, site.person() as mina:
        seated = await mina.open(VS_BOT, game="sorcerers", mode="match", overrides={"setup.hp": 30})
        cookies, table = dict(mina.http.cookies), seated["table"]["id"]
    earlier, newest = "1.0", load_game("sorcerers").info.rules_version
    with closing(sqlite3.connect(settings.database)) as database:  # as it was opened under the first rules
        overrides = json.dumps({"setup.hp": 30, "deck.date": 20251205})
        change = "UPDATE tables SET rules = ?, day = NULL, overrides = ? WHERE id = ?"
        database.execute(change, (earlier, overrides, table))
        database.commit()
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies.update(cookies)
        line = await mina.line(table, seated["key"])
        await line.ask("resign")
        await line.until_over()
        assert (await line.ask("rematch"))["type"] == "done"
        following = await _next(line)
        again = await mina.get(f"tables/{following}/seat")
        await (await mina.line(following, again["key"])).until_asked()
        heads = [json.loads((await mina.get(f"tables/{one}/replay")).splitlines()[0]) for one in (table, following)]
        assert [head["rules"] for head in heads] == [earlier, newest]
        assert (heads[1]["overrides"], heads[1]["day"]) == ({"setup.hp": 30}, again["table"]["day"])
        assert again["table"]["day"] > "2025-12-05"
