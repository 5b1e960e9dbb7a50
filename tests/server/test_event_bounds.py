"""What nobody from outside can make grow without end in a tournament, nor make the event loop wait for."""

import asyncio
import sqlite3
import threading
from dataclasses import replace

import pytest

from hanpan.server.attempts import Attempts
from hanpan.server.events import acts, rulings
from hanpan.server.events.live import LiveEvent
from hanpan.server.settings import Limits, Rate
from hanpan.server.sockets import FLOOD
from hanpan.tournaments import swiss
from tests.pace import PATIENCE_S
from tests.server.harness import Person, Site, connected
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def test_whoever_joins_and_leaves_again_and_again_is_stopped(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "_MOST_LINES", 4)
    held = await Held.open(site, await organiser(site))
    for type_ in ("join", "drop", "join", "check_in"):
        await held.act(type_, mina)
    lines = (await held.seen())["version"]
    assert (await held.act("drop", mina, 429))["code"] == "event_enough"
    await held.act("drop", player=held.handle((await mina.get("me"))["name"]))  # an organiser does it
    assert (await held.seen())["version"] == lines + 1


async def test_checking_in_twice_writes_one_line(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site))
    await held.act("join", mina)
    page = await held.act("check_in", mina)
    assert (await held.act("check_in", mina))["version"] == page["version"]


async def test_names_have_a_bound_whatever_way_they_come(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "_MOST_PEOPLE", 2)
    held = await Held.open(site, await organiser(site))
    first, second = site.person(), await Owner.make(site.person())
    await held.act("join", first)
    await held.act("drop", first)  # whoever has left is known under the handle all the same
    for act in (held.act("join", second.person, 409), held.act("invite", names=[second.name], status=409)):
        assert (await act)["code"] == "event_crowded"
    assert (await held.act("add", bots=1, level="easy", status=409))["code"] == "event_crowded"
    await held.act("join", first)


async def test_one_player_cannot_fill_the_desk_with_appeals(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulings, "_MOST_APPEALS", 1)
    held = await Held.open(site, await organiser(site))
    await held.act("join", mina)
    await held.act("appeal", mina, words="it was not me")
    assert (await held.act("appeal", mina, 429, words="it was not me"))["code"] == "event_enough"
    await held.act("note", words="the desk has room")


async def test_whoever_talks_without_end_to_the_socket_is_sent_away(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await Held.open(site, await organiser(site))
    limits = Limits(socket=Rate(0, 3))
    monkeypatch.setattr(site.services, "settings", replace(site.settings, limits=limits))
    async with connected(f"ws://{site.host}/ws/events/{held.id}") as line:
        for _ in range(5):
            await line.send("and another thing")
        await asyncio.wait_for(line.wait_closed(), PATIENCE_S)
        assert line.close_code == FLOOD


async def test_the_password_of_a_tournament_cannot_be_guessed(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await Held.open(site, await organiser(site), password="open sesame", terms={"access": "password"})
    monkeypatch.setattr(site.services.event_acts, "_attempts", Attempts(Limits(passwords=Rate(0, 3))))
    found = [
        await mina.http.post(f"events/{held.id}/acts", json={"type": "join", "password": str(n)}) for n in range(4)
    ]
    assert found[0].status_code == 403
    assert found[-1].status_code == 429
    assert found[-1].json()["code"] == "too_many_passwords"


async def test_a_tournament_is_read_beside_the_event_loop_and_not_paired_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, at_tables=True, rounds=2)
    await held.act("add", names=["Ara", "Bom", "Chan", "Dal"])
    await held.act("start")
    before = await held.seen()
    live = await site.services.events.get(held.id)
    assert live is not None
    site.services.events.forget(live)
    where: list[int] = []
    read = LiveEvent.of

    def seen(saved: object) -> LiveEvent:
        where.append(threading.get_ident())
        monkeypatch.setattr(swiss, "pairs", lambda *_: pytest.fail("paired again"))
        return read(saved)  # type: ignore[arg-type]

    monkeypatch.setattr(LiveEvent, "of", seen)
    again = await host.person.get(f"events/{held.id}")
    assert where
    assert where[0] != threading.get_ident()
    assert again == before


async def test_a_name_that_goes_while_a_tournament_is_read_is_gone_from_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = await Held.open(site, await organiser(site))
    leaver = await Owner.make(site.person())
    await held.act("join", leaver.person)
    hall = site.services.events
    live = await hall.get(held.id)
    assert live is not None
    hall.forget(live)
    load, loaded, go = hall.records.load, asyncio.Event(), asyncio.Event()

    async def slow(event_id: str) -> object:
        saved = await load(event_id)
        loaded.set()
        await go.wait()
        return saved

    monkeypatch.setattr(hall.records, "load", slow)
    reading = asyncio.create_task(hall.get(held.id))
    await loaded.wait()
    await leaver.person.post("account/delete", {"password": "correct horse"})
    go.set()
    again = await reading
    assert again is not None
    assert leaver.name not in [one.name for one in again.people.values()]
    assert again.handle_of(leaver.id) is None


async def test_common_dice_stay_closed_for_as_long_as_somebody_may_begin(site: Site) -> None:
    body = {"game": "trail", "mode": "", "format": "common", "tie_breaks": [], "terms": {"minutes": 60, "no_show_s": 0}}
    held = await Held.open(site, await organiser(site), **body)
    one = await Owner.make(site.person())
    await held.act("join", one.person)
    page = await held.act("start")
    settings = {key: page["settings"][key] for key in ("name", "game", "format")} | {"tie_breaks": []}
    longer = settings | {"terms": page["settings"]["terms"] | {"minutes": 90}}
    assert (await held.act("change", status=409, settings=longer, why="more"))["code"] == "event_common_longer"
    await held.act(
        "change", settings=settings | {"terms": page["settings"]["terms"] | {"minutes": 30}}, why="the hall closes"
    )


async def test_whoever_plays_does_not_end_the_time_of_the_rival(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, rounds=1)
    await held.act("join", host.person)
    await held.act("join", (await Owner.make(site.person())).person)
    await held.act("start")
    page = await held.seen()
    assert page["me"]["round"] == 1
    shown = page["settings"]
    settings = {key: shown[key] for key in ("name", "game", "mode", "rounds")}
    shorter = settings | {"terms": shown["terms"] | {"no_show_s": 1}}
    assert (await held.act("change", status=403, settings=shorter, why="quick"))["code"] == "own_match"
    await held.act("change", settings=settings | {"name": "Saturday", "terms": shown["terms"]}, why="another day")


async def test_a_name_that_goes_while_its_owner_joins_is_not_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    held = await Held.open(site, await organiser(site), password="open sesame", terms={"access": "password"})
    leaver = await Owner.make(site.person())
    opens, joiner = site.services.event_acts.opens, site.person()
    joiner.http.cookies = leaver.person.http.cookies

    async def slow(*given: object) -> bool:
        await leaver.person.post("account/delete", {"password": "correct horse"})
        return await opens(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(site.services.event_acts, "opens", slow)
    await held.act("join", joiner, None, password="open sesame")
    assert leaver.name not in [one["name"] for one in (await held.seen())["people"]]
    with sqlite3.connect(site.settings.database) as connection:
        kept = connection.execute("SELECT name, user_id FROM event_people WHERE event_id = ?", (held.id,)).fetchall()
    assert len(kept) == 2
    assert (leaver.name, leaver.id) not in kept
    assert leaver.id not in [user for _, user in kept]
