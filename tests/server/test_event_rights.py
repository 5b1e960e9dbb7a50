"""The table of rights, tried on every act and every role, and shown in the docs as it is."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanpan.server.events.rights import ACTS, READS, ROLES, name_of
from tests.server.harness import Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

DOCS = Path(__file__).parents[2] / "docs"
SETTINGS = {"name": "Friday night", "game": "dice-battle", "mode": "quick"}
BODIES: dict[str, dict[str, Any]] = {
    "deck": {"cards": ["A01"]},
    "claim": {"round": 1, "table": 1, "first": 1, "second": 0},
    "appeal": {"words": "look again"},
    "settle_call": {"number": 9},
    "invite": {"names": []},
    "set_pairs": {"round": 1, "pairs": [], "why": "so"},
    "report": {"round": 9, "table": 1, "first": 1, "second": 0},
    "take_back": {"round": 9, "why": "so"},
    "cancel": {"why": ""},  # refused before anything else: it would end the test
    "change": {"settings": SETTINGS, "why": "so"},
    "appoint": {"name": "nobody at all", "role": "judge"},
    "dismiss": {"person": "n99", "role": "judge"},
    "remove_name": {"player": "n99"},
    "penalize": {"player": "n99", "infraction": "late"},
    "pardon": {"number": 9, "why": "so"},
    "disqualify": {"player": "n99", "why": "so"},
    "more_time": {"round": 9, "table": 1, "seconds": 60},
    "see_deck": {"player": "n99"},
    "check_deck": {"player": "n99", "right": True},
    "rate": {"player": "n99", "rating": 1500},
    "award_bye": {"player": "n99", "round": 1},
    "withdraw_bye": {"player": "n99", "round": 1},
    "keep_apart": {"players": ["n98", "n99"]},
    "let_meet": {"players": ["n98", "n99"]},
    "note": {"words": "a note"},
    "answer": {"number": 9, "words": "no"},
}


async def test_everybody_may_do_what_the_table_says_and_nothing_else(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host)
    people: dict[str, Person] = {"organiser": host.person, "guest": site.person(), "spectator": site.person()}
    await people["guest"].get("me")
    await Owner.make(people["spectator"])
    for role in ("head_judge", "judge"):
        judge = await Owner.make(site.person())
        await held.act("appoint", name=judge.name, role=role)
        people[role] = judge.person
    player = await Owner.make(site.person())
    people["player"] = player.person
    await held.act("join", player.person)
    for act, who in ACTS.items():
        name = name_of(act)
        if name in ("join", "start", "cancel", "drop", "finish"):
            continue  # they change who is what; tried below
        for role in ROLES:
            told = {"type": name, **BODIES.get(name, {})}
            answer = await people[role].http.post(f"events/{held.id}/acts", json=told)
            refused = answer.status_code == 403 and answer.json()["code"] == "event_no_right"
            about = answer.json().get("fields", {}).get("act") == name
            assert (refused and about) == (role not in who), (name, role, answer.text[:200])
    for name in ("start", "cancel", "finish", "drop"):
        wanted = next(who for act, who in ACTS.items() if name_of(act) == name)
        for role in ROLES:
            if role in wanted:
                continue
            told = {"type": name, "why": "so"} if name == "cancel" else {"type": name}
            answer = await people[role].post(f"events/{held.id}/acts", told, 403)
            assert answer["code"] == "event_no_right"
    for role in ("head_judge", "judge"):
        assert (await held.act("join", people[role], 403))["code"] == "event_no_right"
    for path, who in READS.items():
        where = f"events/{held.id}{path.format(number=1, handle='n99')}"
        for role in ROLES:
            status = (await people[role].http.get(where)).status_code
            assert (status == 403) == (role not in who), (path, role, status)
            assert status in (200, 403, 404), (path, role, status)  # n99 has registered no deck
    told = {row["act"]: row["who"] for row in await host.person.get("events/rights")}
    assert told == {name_of(act): [each for each in ROLES if each in who] for act, who in ACTS.items()}


async def test_every_route_of_a_tournament_is_in_the_table(site: Site) -> None:
    paths = site.app.openapi_schema.to_schema()["paths"]
    below = {path.partition("{event_id}")[2]: set(how) for path, how in paths.items() if "/events/{event_id}" in path}
    assert below == {**{path: {"get"} for path in READS}, "/acts": {"post"}}


@pytest.mark.parametrize("known", [True, False])
async def test_anybody_hears_that_there_is_news(site: Site, mina: Person, known: bool) -> None:
    held = await Held.open(site, await organiser(site))
    if known:
        await mina.get("me")
    async with held.news(mina) as line:
        first = json.loads(await line.recv())
        nothing = {"table": None, "calls": None, "invited": False, "call": None}
        assert first == {"type": "news", "version": held.page["version"], **nothing}
        await held.act("add", bots=1, level="easy")
        assert json.loads(await line.recv())["version"] > first["version"]


async def test_guests_play_unrated_tournaments_only(site: Site, mina: Person) -> None:
    host = await organiser(site)
    await mina.get("me")
    rated = await Held.open(site, host, terms={"rated": True, "bots": False})
    assert (await rated.act("join", mina, 403))["code"] == "event_for_accounts"
    casual = await Held.open(site, host)
    page = await casual.act("join", mina)
    assert page["me"]["roles"] == ["player"]


async def test_nobody_corrects_a_match_of_their_own(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host)
    await held.act("join", host.person)
    other = await Owner.make(site.person())
    await held.act("join", other.person)
    await held.act("start")
    await held.seen()
    told: dict[str, Any] = {"round": 1, "table": 1, "first": 1, "second": 0, "why": "I won"}
    assert (await held.act("report", host.person, 403, **told))["code"] == "own_match"
    assert (await held.act("take_back", host.person, 403, round=1, why="again"))["code"] == "own_match"
    judge = await Owner.make(site.person())
    await held.act("appoint", name=judge.name, role="judge")
    page = await held.act("report", judge.person, **told)
    assert page["matches"][0]["score"] == [1, 0, 0]


def test_the_table_of_rights_is_in_the_docs() -> None:
    text = (DOCS / "events.md").read_text("utf-8")
    reads = {f"GET events/ID{path}": who for path, who in READS.items()}
    for name, who in [*((name_of(act), who) for act, who in ACTS.items()), *reads.items()]:
        cells = " | ".join("yes" if each in who else "" for each in ROLES)
        assert f"| `{name}` | {cells} |" in text, name


async def test_nobody_helps_the_own_match_from_the_desk(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, rounds=2, terms={"break_s": 3_600})
    await held.act("join", host.person)
    others = [await Owner.make(site.person()) for _ in range(3)]
    for each in others:
        await held.act("join", each.person)
    await held.act("start")
    page = await held.seen()
    me = held.handle(host.name)
    mine = next(match for match in page["matches"] if me in (match["first"], match["second"]))
    rival = mine["second"] if mine["first"] == me else mine["first"]
    assert (await held.act("drop", host.person, 403, player=rival))["code"] == "own_match"
    everybody = [held.handle(each.name) for each in others]
    pairs = [[me, everybody[0]], [everybody[1], everybody[2]]]
    assert (await held.act("set_pairs", host.person, 403, round=2, pairs=pairs, why="so"))["code"] == "own_match"
