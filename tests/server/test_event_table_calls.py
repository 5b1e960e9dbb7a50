"""At real tables: calls for a judge, entries that differ, and who is missing."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.harness import Message, Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def seated(site: Site) -> tuple[Held, Owner, list[Owner]]:
    """An evening at real tables with a judge and two players who sit at a table."""
    held = await Held.open(site, await organiser(site), at_tables=True, rounds=1, best_of=3)
    judge, *players = [await Owner.make(site.person()) for _ in range(3)]
    await held.act("appoint", name=judge.name, role="judge")
    for each in players:
        await held.act("join", each.person)
    await held.act("start")
    await held.seen()
    return held, judge, players


async def calls(held: Held, person: Person) -> list[Message]:
    """What the desk tells somebody of calls."""
    found: list[Message] = (await person.get(f"events/{held.id}/desk"))["table_calls"]
    return found


async def test_a_player_calls_a_judge_and_withdraws_the_call(site: Site) -> None:
    held, judge, (ara, bom) = await seated(site)
    page = await held.act("call_judge", ara.person)
    call = page["me"]["call"]
    assert (call["by"], call["round"], call["table"]) == (held.handle(ara.name), 1, 1)
    assert await calls(held, judge.person) == [call]
    assert await calls(held, bom.person) == []  # the rival hears it at the table
    assert (await held.seen(bom.person))["me"]["call"] == call
    assert (await held.act("call_judge", bom.person))["me"]["call"] == call  # one call a table
    refused = await held.act("settle_call", bom.person, 403, number=call["number"])
    assert refused["code"] == "event_no_right"
    page = await held.act("settle_call", ara.person, number=call["number"])
    assert page["me"]["call"] is None
    assert await calls(held, judge.person) == []
    gone = await held.act("settle_call", ara.person, 409, number=call["number"])
    assert gone["fields"]["refusal"]["code"] == "event_no_call"


async def test_nobody_settles_the_call_of_an_opponent(site: Site) -> None:
    held, judge, (ara, bom) = await seated(site)
    await held.act("appoint", name=bom.name, role="organiser")
    call = (await held.act("call_judge", ara.person))["me"]["call"]
    answer = await held.act("settle_call", bom.person, 403, number=call["number"])
    assert answer["code"] == "own_match"
    assert await calls(held, judge.person) == [call]


async def test_players_leave_room_for_what_judges_write(site: Site) -> None:
    held, judge, (ara, _bom) = await seated(site)
    call = (await held.act("call_judge", ara.person))["me"]["call"]
    live = await site.services.events.get(held.id)
    assert live is not None
    live.notes += [replace(live.notes[0], number=number, kind="note") for number in range(2, 1_501)]
    acts: list[dict[str, Any]] = [
        {"type_": "settle_call", "number": call["number"]},
        {"type_": "appeal", "words": "again"},
    ]
    for act in acts:
        assert (await held.act(by=ara.person, status=409, **act))["code"] == "event_notes_full"
    await held.act("settle_call", judge.person, number=call["number"])
    assert await calls(held, judge.person) == []


async def test_a_judge_settles_a_call_and_a_result_ends_one(site: Site) -> None:
    held, judge, (ara, bom) = await seated(site)
    await held.act("call_judge", ara.person)
    number = (await calls(held, judge.person))[0]["number"]
    await held.act("settle_call", judge.person, number=number)
    assert await calls(held, judge.person) == []
    await held.act("call_judge", bom.person)
    hall = site.services.events
    live = await hall.get(held.id)
    assert live is not None
    hall.forget(live)  # a server that starts again knows of it
    assert len(await calls(held, judge.person)) == 1
    await held.act("report", judge.person, round=1, table=1, first=2, second=0)
    assert await calls(held, judge.person) == []
    refused = await held.act("call_judge", bom.person, 409)
    assert refused["fields"]["refusal"]["code"] == "event_no_call_here"


async def test_a_call_is_news_to_the_desk_and_to_the_table_alone(site: Site, mina: Person) -> None:
    held, judge, (ara, bom) = await seated(site)
    await mina.get("me")
    async with held.news(judge.person) as desk, held.news(bom.person) as rival, held.news(mina) as other:
        before, known, strange = [json.loads(await line.recv()) for line in (desk, rival, other)]
        page = await held.act("call_judge", ara.person)
        number = page["me"]["call"]["number"]
        assert json.loads(await desk.recv()) == {**before, "calls": before["calls"] + 1}
        assert json.loads(await rival.recv()) == {**known, "call": number}
        await held.act("note", judge.person, words="I go there")
        assert json.loads(await other.recv()) == {**strange, "version": strange["version"] + 1}
    notes = (await judge.person.get(f"events/{held.id}/desk"))["notes"]
    assert [note["kind"] for note in notes] == ["note"]


async def test_entries_that_differ_are_a_dispute(site: Site) -> None:
    held, judge, (ara, bom) = await seated(site)
    first = held.page["matches"][0]["first"] == held.handle(ara.name)
    one, two = (ara, bom) if first else (bom, ara)
    await held.act("claim", one.person, round=1, table=1, first=2, second=1)
    assert [match["disputed"] for match in (await held.seen())["matches"]] == [False]
    await held.act("claim", two.person, round=1, table=1, first=1, second=2)
    assert [match["disputed"] for match in (await held.seen())["matches"]] == [True]
    await held.act("report", judge.person, round=1, table=1, first=2, second=1)
    assert [match["disputed"] for match in (await held.seen())["matches"]] == [False]


async def test_no_judge_is_called_here_to_a_table_of_the_server(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    for each in (one, two):
        await held.act("join", each.person)
    refused = await held.act("call_judge", one.person, 409)
    assert refused["fields"]["refusal"]["code"] == "event_no_call_here"


async def test_who_is_missing_before_the_start_and_at_a_table(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), rounds=1)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    for each in (one, two):
        await held.act("join", each.person)
    where = f"events/{held.id}/missing"
    assert (await mina.get(where))["missing"] == []
    await held.act("start")
    await held.seen()
    both = {held.handle(each.name) for each in (one, two)}
    found = (await mina.get(where))["missing"]
    assert {each["player"] for each in found} == both
    assert {(each["why"], each["table"]) for each in found} == {("table", 1)}
    line = await held.line(one.person)
    assert [each["player"] for each in (await mina.get(where))["missing"]] == [held.handle(two.name)]
    await line.close()


async def test_who_has_not_checked_in_is_missing(site: Site, mina: Person, time: object) -> None:
    start = site.settings.now() + 600_000
    terms = {"start_at": start, "check_in_minutes": 30}
    held = await Held.open(site, await organiser(site), terms=terms)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    for each in (one, two):
        await held.act("join", each.person)
    await held.act("check_in", one.person)
    await held.seen()
    expected = {"player": held.handle(two.name), "why": "check_in", "table": 0}
    assert (await mina.get(f"events/{held.id}/missing"))["missing"] == [expected]
