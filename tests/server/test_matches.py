"""The list of one's matches, and how far a game has come where it is not in memory."""

from typing import Any

import pytest

from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Person, Site

pytestmark = pytest.mark.slow


async def resigned(winner: Person, loser: Person) -> str:
    """A match that the second has given up; its id."""
    seated = await winner.open(VS_OPEN)
    table: str = seated["table"]["id"]
    one, two = await winner.line(table, seated["key"]), await loser.sit(table)
    await two.until_asked()
    assert (await two.ask("resign"))["type"] == "done"
    await one.close()
    await two.close()
    return table


def told(found: dict[str, Any]) -> list[tuple[str, str]]:
    """Tables and results."""
    return [(match["table"]["id"], match["result"]) for match in found["matches"]]


async def test_a_match_is_won_by_the_one_and_lost_by_the_other(mina: Person, joon: Person) -> None:
    assert (await mina.get("matches")) == {"matches": [], "more": False}
    first = await resigned(mina, joon)
    second = await resigned(joon, mina)
    await mina.open(VS_BOT)  # one that goes on is no match of the list
    assert sorted(told(await mina.get("matches"))) == sorted([(first, "won"), (second, "lost")])
    mine = await joon.get("matches")
    assert sorted(told(mine)) == sorted([(first, "lost"), (second, "won")])
    assert {match["table"]["id"]: match["seat"] for match in mine["matches"]} == {first: "p2", second: "p1"}


async def test_earlier_matches_come_on_request(mina: Person, joon: Person, time: FakeTime) -> None:
    tables = []
    for _ in range(2):
        tables.append(await resigned(mina, joon))
        time.advance(60)
    newest = (await mina.get("matches"))["matches"][0]
    assert newest["table"]["id"] == tables[1]
    assert told(await mina.get(f"matches?before={newest['ended_at']}")) == [(tables[0], "won")]
    await mina.get("matches?before=soon", 400)


async def test_a_table_out_of_memory_still_says_how_far_it_has_come(site: Site, mina: Person, time: FakeTime) -> None:
    given = {"mode": "run", "stage": 3, "p1": {"hp": 19}}
    await mina.post("positions", {"game": "trail", "given": given}, 201)
    live = (await mina.get("tables?scope=mine"))["tables"][0]
    assert live["progress"] == {"stage": 3, "turn": 1, "p1": 19, "p1_most": 40}
    time.advance(86_400)
    await site.services.live_tables.sweep()
    assert site.services.live_tables.live(live["id"]) is None
    assert (await mina.get("tables?scope=mine"))["tables"][0]["progress"] == live["progress"]
