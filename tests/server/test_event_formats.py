"""Tournaments of other kinds: by a set time, with decks, at real tables, in several games; and what judges change."""

import asyncio
from typing import Any

import pytest

from hanpan.games.registry import plugin
from tests.pace import PATIENCE_S
from tests.server.harness import FakeTime, Person, Site, play_out
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def until(held: Held, done: Any) -> dict[str, Any]:
    """Wait until something holds of its page."""
    async with asyncio.timeout(PATIENCE_S):
        while not done(page := await held.seen()):
            await asyncio.sleep(0.02)
    return page


async def test_an_arena_of_bots_pairs_again_until_the_time_is_over(site: Site, time: FakeTime) -> None:
    held = await Held.open(site, await organiser(site), format="arena", terms={"minutes": 30})
    await held.act("add", bots=5, level="easy")
    await held.act("start")
    page = await until(held, lambda page: page["info"]["round"] >= 6)
    assert all(match["score"] or match["live"] for match in page["matches"])
    time.advance(1801)
    page = await until(held, lambda page: page["info"]["stage"] == "over")
    assert all(match["score"] for match in page["matches"])


async def test_a_best_of_three_is_played_at_one_table_after_the_other(site: Site) -> None:
    held = await Held.open(site, await organiser(site), best_of=3)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    for each in (one, two):
        await held.act("join", each.person)
    await held.act("start")
    for loser in (one, two, one):
        await held.lose(loser.person)
    page = await until(held, lambda page: page["matches"][0]["score"] is not None)
    match = page["matches"][0]
    assert len(match["tables"]) == 3
    assert sorted(match["score"]) == [0, 1, 2]
    winner = match["first"] if match["score"][0] == 2 else match["second"]
    assert winner == held.handle(two.name)


async def test_a_registered_deck_is_the_one_that_is_played(site: Site, mina: Person) -> None:
    cards = (await mina.http.get("games/sorcerers/cards")).json()
    names = sorted({name for card in cards for name in card["decks"]})
    decks = {name: [card["id"] for card in cards for _ in range(card["decks"].get(name, 0))] for name in names}
    terms = {"decks": "secret"}
    held = await Held.open(site, await organiser(site), game="sorcerers", mode="casual", terms=terms)
    one, two, three = [await Owner.make(site.person()) for _ in range(3)]
    good = [deck for deck in decks.values() if not _faults(deck)]
    bad = await held.act("join", one.person, 400, cards=good[0][:10])
    assert bad["code"] == "bad_deck"
    assert bad["fields"]["faults"]
    await held.act("join", one.person, cards=good[0])
    await held.act("join", two.person)
    await held.act("deck", two.person, cards=good[1])
    await held.act("join", three.person)  # brings none, and is out at the start
    await two.person.get(f"events/{held.id}/decks/{held.handle(one.name) if held.page['people'][1:] else 'n2'}", 403)
    page = await held.act("start", without=True)
    assert [one["out"] for one in page["people"] if one["name"] == three.name] == ["dropped"]
    assert (await held.act("deck", two.person, 409, cards=good[0]))["fields"]["refusal"]["clause"] == "EV-DECK-02"
    page = await held.seen(one.person)
    seat = await one.person.get(f"tables/{page['me']['table']}/seat")
    line = await one.person.line(page["me"]["table"], seat["key"])
    while not line.welcome and line.view is None:
        await line.next()
    asked = await line.until_asked()
    assert asked is not None
    assert asked["prompt"]["kind"] != "deck"
    await line.close()


def _faults(deck: list[str]) -> list[Any]:
    offered = plugin("sorcerers")
    found = offered.deck_check(offered.game(), deck)
    assert found is not None
    return found.faults


async def test_at_real_tables_both_enter_the_same_or_a_judge_decides(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, game="clash", mode="", at_tables=True, best_of=3)
    one = await Owner.make(site.person())
    await held.act("join", one.person)
    await held.act("add", names=["Bom", "Chan", "Dami"])
    assert "BOM" in (await held.act("add", names=["BOM"], status=409))["message"]
    await held.act("start")
    page = await held.seen(one.person)
    mine = page["me"]["number"]
    assert page["me"]["table"] is None
    await held.act("claim", one.person, round=1, table=mine, first=2, second=0)
    page = await held.seen()
    assert page["matches"][mine - 1]["claimed"] == {held.handle(one.name): [2, 0, 0]}
    await held.act("report", round=1, table=mine, first=2, second=1)
    await held.act("report", round=1, table=3 - mine, first=0, second=2, forfeit=True)
    page = await held.seen()
    assert page["info"]["round"] == 2
    await held.act("remove_name", player=held.handle("Chan"))
    assert "Chan" not in [each["name"] for each in (await held.seen())["people"]]


async def test_a_round_that_is_taken_back_closes_its_tables_and_opens_others(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    owners = [await Owner.make(site.person()) for _ in range(4)]
    for each in owners:
        await held.act("join", each.person)
    await held.act("start")
    before = [match["live"] for match in (await held.seen())["matches"]]
    await held.act("take_back", round=1, why="a player was missing")
    page = await until(held, lambda page: page["info"]["round"] == 1 and all(m["live"] for m in page["matches"]))
    after = [match["live"] for match in page["matches"]]
    assert not set(before) & set(after)
    await held.settle()
    for table in before:
        assert (await owners[0].person.get(f"tables/{table}"))["status"] == "over"


async def test_a_disqualified_player_is_out_at_once_and_the_table_ends(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    owners = [await Owner.make(site.person()) for _ in range(2)]
    for each in owners:
        await held.act("join", each.person)
    head = await Owner.make(site.person())
    await held.act("appoint", name=head.name, role="head_judge")
    await held.act("start")
    table = (await held.seen())["matches"][0]["live"]
    guilty = held.handle(owners[0].name)
    await held.act("penalize", head.person, player=guilty, infraction="cheating", why="loaded dice")
    page = await held.seen(owners[1].person)
    assert page["matches"][0]["how"] == "forfeit"
    assert page["penalties"][0]["why"] is None  # the reason is told to the player and the judges
    assert (await held.seen(owners[0].person))["penalties"][0]["why"] == "loaded dice"
    assert (await owners[0].person.get(f"tables/{table}"))["status"] == "over"


async def test_runs_with_common_dice_open_at_the_end(site: Site, time: FakeTime) -> None:
    body = {"game": "trail", "mode": "", "format": "common", "tie_breaks": [], "terms": {"minutes": 60, "no_show_s": 0}}
    held = await Held.open(site, await organiser(site), **body)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    for each in (one, two):
        await held.act("join", each.person)
    await held.act("start")
    tables = []
    for each in (one, two):
        page = await held.act("begin", each.person)
        assert page["me"]["table"] is not None
        tables.append(page["me"]["table"])
    first = [await one.person.get(f"tables/{table}") for table in tables]
    assert len({each["commitment"] for each in first}) == 1
    line = await held.line(one.person)
    await play_out(line)
    assert line.ending is not None
    assert line.ending["secret"] is None  # the others have the same dice
    await line.close()
    standings = await two.person.get(f"events/{held.id}/standings")
    assert (standings["hidden"], standings["rows"]) == (True, [])
    time.advance(3601)
    page = await until(held, lambda page: page["info"]["stage"] == "over")
    standings = await two.person.get(f"events/{held.id}/standings")
    assert standings["rows"][0]["player"] == held.handle(one.name)
