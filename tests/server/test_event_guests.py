"""Who cannot fill a tournament: guests of one address, and how an organiser takes many out at once."""

from typing import Any

import pytest

from tests.server.harness import Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def guest(site: Site) -> Person:
    """Somebody without an account."""
    person = site.person()
    await person.get("me")
    return person


def told(answer: dict[str, Any]) -> str:
    """The refusal of the rules."""
    return str(answer["fields"]["refusal"]["code"])


async def test_accounts_only(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), terms={"accounts_only": True})
    assert held.page["info"]["accounts"]
    assert (await held.act("join", await guest(site), 403))["code"] == "event_for_accounts"
    page = await held.act("join", (await Owner.make(site.person())).person)
    assert page["me"]["roles"] == ["player"]


async def test_guests_of_one_address_have_so_many_places(site: Site) -> None:
    held = await Held.open(site, await organiser(site), terms={"guests_per_address": 2})
    first, second, third = [await guest(site) for _ in range(3)]
    await held.act("join", first)
    await held.act("join", second)
    answer = await held.act("join", third, 409)
    assert told(answer) == "event_guests_many"
    assert "(EV-JOIN-05)" in answer["message"]
    hall = site.services.events
    live = await hall.get(held.id)
    assert live is not None
    assert site.host.partition(":")[0] not in str(live.people)  # no address is kept as it is
    hall.forget(live)  # a server that starts again counts on
    assert told(await held.act("join", third, 409)) == "event_guests_many"
    await held.act("join", (await Owner.make(site.person())).person)  # accounts are not counted
    await held.act("drop", second)
    await held.act("join", third)
    assert told(await held.act("join", second, 409)) == "event_guests_many"


async def test_a_guest_who_left_returns_to_a_free_place_alone(site: Site) -> None:
    held = await Held.open(site, await organiser(site), rounds=3, terms={"guests_per_address": 1, "break_s": 3_600})
    first, second = [await guest(site) for _ in range(2)]
    await held.act("add", bots=5)
    await held.act("join", first)
    await held.act("start")
    await held.act("drop", first)
    page = await held.act("join", second)
    assert told(await held.act("return", first, 409)) == "event_guests_many"
    handles = [one["handle"] for one in page["people"] if one["kind"] == "guest"]
    page = await held.act("return", player=handles[0])  # the organiser may let anybody in
    assert all(one["out"] == "" for one in page["people"] if one["kind"] == "guest")


async def test_a_list_of_nobody_takes_nobody_out(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    await held.act("join")
    assert (await held.act("drop", players=[], status=400))["code"] == "malformed"
    assert [one["plays"] for one in (await held.seen())["people"]] == [True]


async def test_the_door_is_shut_when_late_guests_come(site: Site) -> None:
    held = await Held.open(site, await organiser(site), rounds=2, terms={"break_s": 3_600})
    for _ in range(3):
        await held.act("join", await guest(site))
    await held.act("start")
    body = {"name": "Friday night", "game": "dice-battle", "mode": "quick", "rounds": 2}
    terms = {"bots": True, "break_s": 3_600, "no_show_s": 60, "waiting_list": True, "accounts_only": True}
    page = await held.act("change", settings={**body, "terms": terms}, why="somebody fills the rounds")
    assert page["changes"][-1]["what"] == ["accounts_only"]
    assert (await held.act("join", await guest(site), 403))["code"] == "event_for_accounts"


async def test_many_are_taken_out_at_once_or_nobody_is(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), capacity=4)
    for _ in range(4):
        await held.act("join", await guest(site))
    honest = await Owner.make(site.person())
    page = await held.act("join", honest.person)
    handles = [one["handle"] for one in page["people"] if one["kind"] == "guest"]
    assert (await held.act("drop", honest.person, 403, players=handles))["code"] == "event_no_right"
    wrong = await held.act("drop", players=[*handles, handles[0][:1] + "99"], status=409)
    assert told(wrong) == "event_nobody"
    assert sum(one["plays"] for one in (await held.seen())["people"]) == 5
    page = await held.act("drop", players=[*handles, handles[0]])
    assert [one["name"] for one in page["people"] if one["plays"] and one["out"] == ""] == [honest.name]


@pytest.mark.parametrize("terms", [{"accounts_only": True}, {"rated": True, "bots": False}])
async def test_places_for_guests_where_none_play(site: Site, terms: dict[str, Any]) -> None:
    host = await organiser(site)
    asked = {"name": "Cup", "game": "dice-battle", "mode": "quick", "terms": {**terms, "guests_per_address": 2}}
    answer = await host.person.post("events", asked, 400)
    assert answer["fields"]["field"] == "terms.guests_per_address"
    assert told(answer) == "event_guests_none"
