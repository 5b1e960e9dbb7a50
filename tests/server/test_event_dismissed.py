"""Rights are asked at every look: whoever judges a tournament no more sees nothing new of it."""

import pytest

from tests.server.harness import Person, Site
from tests.server.owners import Owner
from tests.server.test_event_privacy import decks_of
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

SECRET = {"game": "sorcerers", "mode": "casual", "rounds": 1, "terms": {"decks": "secret"}}


async def test_a_dismissed_judge_reads_no_list(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SECRET)
    one, judge = [await Owner.make(site.person()) for _ in range(2)]
    first = (await decks_of(mina))[0]
    await held.act("join", one.person, cards=first)
    await held.act("appoint", name=judge.name, role="judge")
    handle = (await held.seen())["people"][1]["handle"]
    where = f"events/{held.id}/decks/{handle}"
    await held.act("see_deck", judge.person, player=handle)
    assert (await judge.person.get(where))["cards"] == sorted(first)
    await held.act("dismiss", person=held.handle(judge.name), role="judge")
    assert (await judge.person.get(where, 403))["code"] == "deck_hidden"
    await held.act("appoint", name=judge.name, role="judge")
    assert (await judge.person.get(where))["cards"] == sorted(first)


async def test_another_list_is_opened_anew_and_the_log_tells_of_it(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SECRET)
    one, judge = [await Owner.make(site.person()) for _ in range(2)]
    first, second = (await decks_of(mina))[:2]
    await held.act("join", one.person, cards=first)
    await held.act("appoint", name=judge.name, role="judge")
    handle = (await held.seen())["people"][1]["handle"]
    where = f"events/{held.id}/decks/{handle}"
    await held.act("see_deck", judge.person, player=handle)
    await held.act("deck", one.person, cards=second)
    assert (await judge.person.get(where, 403))["code"] == "deck_unseen"
    await held.act("see_deck", judge.person, player=handle)
    assert (await judge.person.get(where))["cards"] == sorted(second)
    lines = (await mina.get(f"events/{held.id}/log"))["lines"]
    assert [line["order"]["type"] for line in lines].count("see_deck") == 2


async def test_a_dismissed_judge_is_sent_away_from_the_tables_at_once(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    ara, bom, judge = [await Owner.make(site.person()) for _ in range(3)]
    for each in (ara, bom):
        await held.act("join", each.person)
    await held.act("appoint", name=judge.name, role="judge")
    await held.act("start")
    table = (await held.seen(ara.person))["me"]["table"]
    line = await judge.person.line(table, judge=True)
    assert line.welcome["judge"]
    await held.act("dismiss", person=held.handle(judge.name), role="judge")
    assert await line.closed() == 4403
