"""Results of tables that spectators see later: nobody else knows them before."""

import csv
import io
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.harness import FakeTime, Message, Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

DELAY_S = 120


async def delayed(site: Site, count: int, **body: Any) -> tuple[Held, list[Owner]]:
    """A tournament whose tables are seen two minutes later, in its first round; between rounds are ten minutes."""
    terms = {"delay_s": DELAY_S, "break_s": 600, "bots": False, "no_show_s": 0, **body.pop("terms", {})}
    held = await Held.open(site, await organiser(site), **{"format": "single", "terms": terms, **body})
    owners = [await Owner.make(site.person()) for _ in range(count)]
    for each in owners:
        await held.act("join", each.person)
    await held.act("start")
    await held.seen()
    return held, owners


async def told(held: Held, person: Person) -> dict[str, Any]:
    """Everything that somebody can read of results, as far as it tells one."""
    page = await held.seen(person)
    path = f"events/{held.id}"
    log = (await person.get(f"{path}/log"))["lines"]
    one = (await person.get(f"{path}/rounds/1"))["matches"]
    file = json.loads((await person.http.get(f"{path}/export", params={"as": "json"})).text)
    table = (await person.http.get(f"{path}/export", params={"as": "csv"})).text
    lines = (await person.http.get(f"{path}/export", params={"as": "log"})).text
    return {
        "page": [match["score"] for match in page["matches"] if match["score"]],
        "live": [match["number"] for match in page["matches"] if match["live"]],
        "next": page["next_at"],
        "round": [match["score"] for match in one if match["score"]],
        "points": [row["won"] for row in (await person.get(f"{path}/standings"))["rows"] if row["won"]],
        "bracket": [each["winner"] for each in (await person.get(f"{path}/bracket"))["stands"] if each["winner"]],
        "log": sum(line["order"]["type"] == "report" for line in log),
        "json": [each for each in file["results"] if each] + [row for row in file["standings"]["rows"] if row["won"]],
        "in log": sum(line["order"]["type"] == "report" for line in file["log"]) + lines.count('"report"'),
        "csv": sum(row["won"] != "0" for row in csv.DictReader(io.StringIO(table))),
    }


NOTHING: dict[str, Any] = {
    "page": [],
    "next": None,
    "round": [],
    "points": [],
    "bracket": [],
    "log": 0,
    "json": [],
    "in log": 0,
    "csv": 0,
}


async def heard(line: ClientConnection) -> Message:
    """The next piece of news."""
    said: Message = json.loads(await line.recv())
    return said


async def test_a_result_is_known_when_spectators_have_seen_the_end(site: Site, mina: Person, time: FakeTime) -> None:
    held, owners = await delayed(site, 4)
    (first, *_), tables = owners, [1, 2]
    async with held.news(mina) as line:
        version = (await heard(line))["version"]
        await held.lose(first.person)
        assert await told(held, mina) == {**NOTHING, "live": tables}
        assert (await held.seen(mina))["version"] == version
        played = next(match for match in held.page["matches"] if match["score"])["number"]
        for knows in (held.owner.person, *(each.person for each in owners)):
            page = await held.seen(knows)
            own = knows is held.owner.person or page["me"]["number"] in (0, played)
            assert [match["number"] for match in page["matches"] if match["score"]] == ([played] if own else [])
            assert (page["version"] > version) == own
        first_knows = await told(held, first.person)
        assert [len(first_knows[each]) for each in ("page", "bracket", "points")] == [1, 1, 0]
        assert (await told(held, held.owner.person))["points"] == [1]
        time.advance(DELAY_S - 1)
        assert (await told(held, mina))["page"] == []
        time.advance(2)
        known = await told(held, mina)
        assert (len(known["page"]), known["round"], len(known["bracket"])) == (1, known["page"], 1)
        assert (known["live"], known["log"], known["in log"], known["csv"]) == ([3 - played], 1, 2, 1)
        assert (await heard(line))["version"] == version + 1


async def test_a_later_round_tells_how_the_one_before_has_ended(site: Site, mina: Person, time: FakeTime) -> None:
    held, owners = await delayed(site, 4, terms={"break_s": 0})
    for table in (1, 2):
        at_it = [each for each in owners if (await held.seen(each.person))["me"]["number"] == table]
        await held.lose(at_it[0].person)
        await held.settle()
    known = await told(held, mina)
    assert (len(known["round"]), len(known["bracket"]), known["log"], known["page"]) == (2, 2, 2, [])
    assert (await held.seen(mina))["info"]["round"] == 2


async def test_the_end_waits_for_those_who_watch_the_final(site: Site, mina: Person, time: FakeTime) -> None:
    held, (one, _) = await delayed(site, 2, terms={"break_s": 0})
    await held.lose(one.person)
    assert await told(held, mina) == {**NOTHING, "live": [1]}
    assert (await held.seen(mina))["info"]["stage"] == "playing"
    time.advance(DELAY_S + 1)
    page = await held.seen(mina)
    assert (page["info"]["stage"], len((await told(held, mina))["points"])) == ("over", 1)


async def test_the_games_of_a_match_are_no_more_than_spectators_have_seen(
    site: Site, mina: Person, time: FakeTime
) -> None:
    held, (one, _) = await delayed(site, 2, best_of=3)
    await held.lose(one.person)
    tables = (await held.seen())["matches"][0]["tables"]
    assert len(tables) == 2
    match = (await held.seen(mina))["matches"][0]
    assert (match["tables"], match["live"]) == (tables[:1], tables[0])
    time.advance(DELAY_S + 1)
    match = (await held.seen(mina))["matches"][0]
    assert (match["tables"], match["live"]) == (tables, tables[1])


async def test_what_is_entered_by_hand_is_known_at_once(site: Site, mina: Person, time: FakeTime) -> None:
    held, owners = await delayed(site, 4)
    await held.lose(owners[0].person)
    match = next(each for each in (await held.seen())["matches"] if each["score"])
    turned = {"first": match["score"][1], "second": match["score"][0], "why": "the other way round"}
    await held.act("report", round=1, table=match["number"], **turned)
    assert (await told(held, mina))["log"] == 2
    assert len((await told(held, mina))["page"]) == 1


async def test_a_server_that_starts_again_keeps_what_was_kept(site: Site, mina: Person, time: FakeTime) -> None:
    held, owners = await delayed(site, 4)
    await held.lose(owners[0].person)
    live = await site.services.events.get(held.id)
    assert live is not None
    site.services.events.forget(live)  # from now on it is what is stored
    assert await told(held, mina) == {**NOTHING, "live": [1, 2]}
    time.advance(DELAY_S + 1)
    assert (await told(held, mina))["log"] == 1
