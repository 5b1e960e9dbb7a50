"""The judges' desk of a tournament: what a player is told, what everybody sees, what comes next."""

import json
from typing import Any

import pytest

from tests.server.harness import Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def staffed(site: Site, **body: Any) -> tuple[Held, Owner, Owner, list[Owner]]:
    """A tournament with a head judge, a judge and two players."""
    held = await Held.open(site, await organiser(site), **body)
    head, judge, *players = [await Owner.make(site.person()) for _ in range(4)]
    await held.act("appoint", name=head.name, role="head_judge")
    await held.act("appoint", name=judge.name, role="judge")
    for each in players:
        await held.act("join", each.person)
    await held.seen()
    return held, head, judge, players


async def test_the_reason_of_a_ruling_is_in_no_public_file(site: Site) -> None:
    held, head, judge, (ara, bom) = await staffed(site)
    guilty = held.handle(ara.name)
    await held.act("start")
    await held.act("penalize", judge.person, player=guilty, infraction="conduct", why="threw the dice at Bom")
    onlooker = site.person()
    for path in ("", "/log", "/export?as=json", "/export?as=log"):
        for person in (onlooker, bom.person):
            answer = await person.http.get(f"events/{held.id}{path}")
            assert answer.status_code == 200
            assert "threw" not in answer.text, path
    for reader in (ara, judge, head, held.owner):
        page = await reader.person.get(f"events/{held.id}")
        assert page["penalties"][0]["why"] == "threw the dice at Bom"
    told = await ara.person.get(f"events/{held.id}/desk")
    assert [note["words"] for note in told["notes"]] == ["threw the dice at Bom"]
    assert (await bom.person.get(f"events/{held.id}/desk"))["notes"] == []


async def test_the_desk_tells_what_comes_next(site: Site) -> None:
    held, head, judge, (ara, bom) = await staffed(site, best_of=3)
    guilty = held.handle(ara.name)
    await held.act("start")
    await held.act("penalize", judge.person, player=guilty, infraction="late")
    desk = await judge.person.get(f"events/{held.id}/desk")
    assert desk["table"]["late"] == ["warning", "game_loss", "match_loss"]
    assert desk["due"] == {guilty: desk["due"][guilty]}
    assert desk["due"][guilty]["late"] == "game_loss"
    assert (await bom.person.get(f"events/{held.id}/desk"))["due"] == {}
    await held.act("pardon", head.person, number=1, why="the clock was wrong")
    assert (await judge.person.get(f"events/{held.id}/desk"))["due"] == {}


async def test_an_appeal_and_its_answer(site: Site) -> None:
    held, head, judge, (ara, bom) = await staffed(site)
    await held.act("start")
    await held.act("penalize", judge.person, player=held.handle(ara.name), infraction="late")
    await held.act("appeal", ara.person, words="I was there", penalty=1)
    note = (await head.person.get(f"events/{held.id}/desk"))["notes"][0]
    assert (note["kind"], note["about"], note["player"]) == ("appeal", 1, held.handle(ara.name))
    await held.act("answer", head.person, number=note["number"], words="so you were")
    await held.act("pardon", head.person, number=1, why="was there")
    assert [each["words"] for each in (await ara.person.get(f"events/{held.id}/desk"))["notes"]] == [
        "I was there",
        "so you were",
    ]
    assert (await bom.person.get(f"events/{held.id}/desk"))["notes"] == []


async def test_an_organiser_who_plays_reads_no_notes_of_judges(site: Site) -> None:
    held, head, judge, _ = await staffed(site)
    await held.act("note", judge.person, words="watch table 1")
    assert (await held.owner.person.get(f"events/{held.id}/desk"))["notes"]
    await held.act("join", held.owner.person)
    assert (await held.owner.person.get(f"events/{held.id}/desk"))["notes"] == []
    assert (await head.person.get(f"events/{held.id}/desk"))["notes"]


async def test_a_call_is_news_to_judges_alone(site: Site) -> None:
    held, _, judge, (ara, bom) = await staffed(site)
    await held.act("start")
    line = await held.line(ara.person)
    async with held.news(judge.person) as desk, held.news(bom.person) as player:
        before, own = json.loads(await desk.recv()), json.loads(await player.recv())
        assert (await line.ask("call_judge", words="Who is first?"))["type"] == "done"
        told = json.loads(await desk.recv())
        assert told == {**before, "calls": before["calls"] + 1}
        assert len((await judge.person.get(f"events/{held.id}/desk"))["calls"]) == 1
        await held.act("note", judge.person, words="I go there")  # something that everybody hears
        assert json.loads(await player.recv()) == {**own, "version": told["version"] + 1}
        assert own["calls"] is None
    await line.close()


async def test_the_head_judge_corrects_a_table_at_once_and_another_judge_proposes(site: Site) -> None:
    held, head, judge, players = await staffed(site)
    await held.act("start")
    await held.seen()
    lines = [await held.line(each.person) for each in players]
    for line in lines:
        await line.until_asked()
    page = await players[0].person.get(f"events/{held.id}")
    table = page["me"]["table"]
    one = next(line for line in lines if line.welcome["seat"] == "p1")

    async def corrects(by: Owner, total: int, told: str) -> None:
        desk = await by.person.line(table, judge=True)
        assert (await one.ask("call_judge"))["type"] == "done"
        asked = await desk.ask("rule", level=3, step=0, changes={"p1.total": total})
        assert asked["type"] == "done", asked
        await desk.close()
        while not any(event["kind"] == told for event in one.events[-1]):
            await one.next("update")

    await corrects(judge, 5, "judge_proposes")
    assert not any(event["kind"] == "judge_corrects" for events in one.events for event in events)
    await corrects(head, 6, "judge_corrects")
    live = site.services.live_tables.live(table)
    assert live is not None
    assert live.memory.match is not None
    facts: Any = live.memory.game.facts(live.memory.match.state)  # type: ignore[attr-defined]
    assert facts["p1"]["total"] == 6
    for line in lines:
        await line.close()
