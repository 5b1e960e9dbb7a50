"""What cannot be: a sentence that says what and where, and nothing changed."""

from typing import Any

import pytest

from tests.server.harness import FakeTime, Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

IMPOSSIBLE: list[tuple[dict[str, Any], int, str]] = [
    ({"name": "  "}, 400, "name"),
    ({"game": "chess"}, 400, "chess"),
    ({"mode": "blitz"}, 400, "mode"),
    ({"format": "common", "terms": {"minutes": 30}}, 400, "format"),
    ({"format": "arena"}, 400, "EV-TIME-01"),
    ({"format": "swiss_cut", "cut": 6}, 400, "EV-FORM-02"),
    ({"format": "single", "rounds": 3}, 400, "EV-FORM-03"),
    ({"points": {"win": 1, "draw": 1}}, 400, "EV-RANK-01"),
    ({"tie_breaks": ["games", "games"]}, 400, "EV-RANK-02"),
    ({"capacity": 1}, 400, "EV-JOIN-02"),
    ({"terms": {"decks": "open"}}, 400, "terms.decks"),
    ({"terms": {"access": "password"}}, 400, "password"),
    ({"password": "open sesame"}, 400, "EV-FORM-05"),
    ({"terms": {"start_at": 1}}, 400, "terms.start_at"),
    ({"terms": {"check_in_minutes": 10}}, 400, "terms.check_in_minutes"),
    ({"terms": {"day": "2026-02-30"}}, 400, "terms.day"),
    ({"terms": {"clock": {"increment_s": 5}}}, 400, "terms.clock"),
    ({"terms": {"languages": []}}, 400, "EV-FORM-05"),
    ({"terms": {"overrides": {"no.such": 1}}}, 400, "no.such"),
    ({"terms": {"rated": True}, "at_tables": True}, 400, "EV-FORM-04"),
    ({"at_tables": True, "terms": {"bots": True}}, 400, "terms.bots"),
    ({"terms": {"bots": True, "rated": True}}, 400, "terms.bots"),
    ({"format": "single", "terms": {"round_minutes": 50}}, 400, "terms.round_minutes"),
    ({"rounds": 8, "capacity": 8}, 400, "EV-FORM-03"),
    ({"best_of": 2}, 400, "best_of"),
    ({"capacity": 100_000}, 400, "capacity"),
    ({"unheard": 1}, 400, "unheard"),
]


@pytest.mark.parametrize(("wrong", "status", "says"), IMPOSSIBLE, ids=lambda value: str(value)[:40])
async def test_impossible_settings(site: Site, wrong: dict[str, Any], status: int, says: str) -> None:
    host = await _host(site)
    before = len((await host.person.get("events?scope=mine"))["events"])
    answer = await host.person.post("events", {"name": "Friday", "game": "dice-battle", **wrong}, status)
    assert says in answer["message"], answer
    field = answer["fields"].get("field")  # a page shows the sentence beside it
    assert field is not None or says in ("chess", "no.such", "unheard"), answer
    assert len((await host.person.get("events?scope=mine"))["events"]) == before


_HOSTS: dict[int, Owner] = {}


async def _host(site: Site) -> Owner:
    if id(site) not in _HOSTS:
        _HOSTS[id(site)] = await organiser(site)
    return _HOSTS[id(site)]


async def test_a_full_tournament_and_its_waiting_list(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, capacity=2, terms={"waiting_list": False})
    owners = [await Owner.make(site.person()) for _ in range(3)]
    for each in owners[:2]:
        await held.act("join", each.person)
    answer = await held.act("join", owners[2].person, 409)
    assert "2 players have joined" in answer["message"]
    assert (await held.act("join", owners[0].person, 409))["fields"]["refusal"]["clause"] == "EV-JOIN-01"
    other = await Held.open(site, host, capacity=2)
    for each in owners:
        await other.act("join", each.person)
    page = await other.act("drop", owners[0].person)
    assert [one["out"] for one in page["people"] if one["plays"]] == ["", ""]


async def test_nobody_plays_two_tournaments_at_once(site: Site) -> None:
    host = await organiser(site)
    one, two = await Held.open(site, host, name="One"), await Held.open(site, host, name="Two")
    mina, joon = [await Owner.make(site.person()) for _ in range(2)]
    await two.act("join", mina.person)  # in both, as long as none has begun
    for each in (mina, joon):
        await one.act("join", each.person)
    await one.act("start")
    sora, bora = [await Owner.make(site.person()) for _ in range(2)]
    for each in (sora, bora):
        await two.act("join", each.person)
    assert "One" in (await two.act("join", joon.person, 409))["message"]
    page = await two.act("start")
    assert mina.name not in [each["name"] for each in page["people"] if each["plays"] and not each["out"]]


async def test_a_password_an_invitation_and_names_that_look_alike(site: Site) -> None:
    host = await organiser(site)
    mina = await Owner.make(site.person())
    secret = await Held.open(site, host, password="open sesame", terms={"access": "password"})
    assert (await secret.act("join", mina.person, 403, password="open"))["code"] == "event_password"
    await secret.act("join", mina.person, password="open sesame")
    closed = await Held.open(site, host, terms={"access": "invitation"})
    assert (await closed.act("join", mina.person, 403))["code"] == "not_invited"
    assert "nobody like this" in (await closed.act("invite", names=["nobody like this"], status=404))["message"]
    await closed.act("invite", names=[mina.name])
    await closed.act("join", mina.person)
    held = await Held.open(site, host, at_tables=True)
    answer = await held.act("add", names=["Ara", "ARA"], status=409)
    assert "EV-JOIN-01" in answer["message"]
    assert len((await held.seen())["people"]) == 1
    await held.act("add", names=[mina.name.upper()])
    guest: Person = site.person()
    await guest.post("me/name", {"name": "Chan"})
    await held.act("add", names=["CHAN"])
    taken = {"code": "event_name_taken", "clause": "EV-JOIN-01", "params": {"name": "Chan", "other": "CHAN"}}
    assert (await held.act("join", guest, 409))["fields"] == {"refusal": taken, "field": "name"}


@pytest.mark.parametrize("name", ["ARA", "Аra", "Ａra", " Ara\u00a0", "I1l"])
async def test_names_that_nobody_could_tell_apart(site: Site, name: str) -> None:
    held = await Held.open(site, await _host(site), at_tables=True)
    await held.act("add", names=["Ara", "Bom", "l1I"])
    before = await held.seen()
    answer = await held.act("add", names=["Chan", name], status=409)
    assert answer["fields"]["refusal"]["clause"] == "EV-JOIN-01"
    assert answer["fields"]["refusal"]["params"]["name"] == " ".join(name.split())
    assert await held.seen() == before


async def test_a_sign_that_nobody_sees_is_refused_in_words(site: Site) -> None:
    held = await Held.open(site, await _host(site), at_tables=True)
    before = await held.seen()
    answer = await held.act("add", names=["Chan", "Ar\u200ba"], status=400)
    assert answer["message"] == "a control sign, or one that nobody sees, cannot stand here - at `$.names[1]`"
    assert answer["ko"] == "요청을 읽을 수 없습니다: 보이지 않는 문자와 제어 문자는 쓸 수 없습니다 (`$.names[1]`)"
    assert await held.seen() == before


async def test_a_name_at_a_table_like_that_of_an_account(site: Site) -> None:
    """Neither an invitation nor an appointment brings somebody in whom nobody could tell from somebody there."""
    held = await Held.open(site, await _host(site), at_tables=True, terms={"access": "invitation"})
    mina = await Owner.make(site.person())
    await held.act("add", names=[mina.name.upper()])
    before = await held.seen()
    for act in ({"type_": "invite", "names": [mina.name]}, {"type_": "appoint", "name": mina.name, "role": "judge"}):
        told = await held.act(**act, status=409)
        assert told["fields"]["refusal"]["code"] == "event_name_taken"
    assert await held.seen() == before


async def test_who_judges_does_not_play_and_who_plays_does_not_judge(site: Site) -> None:
    held = await Held.open(site, await organiser(site))
    mina, joon = [await Owner.make(site.person()) for _ in range(2)]
    await held.act("join", mina.person)
    answer = await held.act("appoint", name=mina.name, role="judge", status=409)
    assert mina.name in answer["message"]
    assert answer["fields"]["refusal"]["clause"] == "EV-JUDGE-01"
    await held.act("appoint", name=joon.name, role="judge")
    assert (await held.act("join", joon.person, 403))["code"] == "event_no_right"


async def test_an_impossible_result_and_one_that_a_table_has_given(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host)
    owners = [await Owner.make(site.person()) for _ in range(2)]
    for each in owners:
        await held.act("join", each.person)
    await held.act("start")
    await held.seen()
    told: dict[str, Any] = {"round": 1, "table": 1}
    assert "EV-RES-02" in (await held.act("report", status=409, **told, first=2, second=0))["message"]
    assert "EV-RES-01" in (await held.act("report", status=409, round=1, table=7, first=1, second=0))["message"]
    assert "EV-RES-03" in (await held.act("claim", owners[0].person, 409, **told, first=1, second=0))["message"]
    await held.lose(owners[0].person)
    held.page = await held.owner.person.get(f"events/{held.id}")
    contradicts = await held.act("report", status=409, **told, first=1, second=0)
    assert (contradicts["fields"]["field"], contradicts["fields"]["refusal"]["clause"]) == ("why", "EV-CORR-01")


async def test_it_starts_at_its_moment_across_midnight_and_summer_time(site: Site, time: FakeTime) -> None:
    host = await organiser(site)
    start = time() + 26 * 3_600_000  # whatever clocks on walls do in between
    held = await Held.open(site, host, terms={"start_at": start, "check_in_minutes": 10})
    owners = [await Owner.make(site.person()) for _ in range(3)]
    for each in owners:
        await held.act("join", each.person)
    assert (await held.act("check_in", owners[0].person, 409))["code"] == "check_in_later"
    time.advance(26 * 3600 - 300)
    for each in owners[:2]:
        await held.act("check_in", each.person)
    assert (await held.seen())["info"]["stage"] == "open"
    time.advance(301)
    page = await held.seen()
    assert page["info"]["stage"] == "playing"
    assert [one["out"] for one in page["people"] if one["name"] == owners[2].name] == ["dropped"]
    file = (await host.person.http.get(f"events/{held.id}/export", params={"as": "calendar"})).text
    assert "DTSTART:" in file
    assert "Z\r\n" in file  # in UTC


@pytest.mark.parametrize("event", ["nothing", "abcdefghijkm", "%00", "x" * 300])
async def test_there_is_no_such_tournament(site: Site, mina: Person, event: str) -> None:
    for path in ("", "/rounds/1", "/standings", "/bracket", "/log", "/desk", "/decks/n1", "/export"):
        assert (await mina.http.get(f"events/{event}{path}")).status_code in (400, 404)
    assert (await mina.http.post(f"events/{event}/acts", json={"type": "join"})).status_code in (400, 404)
