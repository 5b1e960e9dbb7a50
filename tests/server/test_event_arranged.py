"""What organisers arrange over HTTP: ratings, awarded byes, players who are kept apart; and the report as a file."""

from typing import Any

import pytest

from tests.server.harness import Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def test_ratings_byes_and_groups_reach_the_pairs_and_the_page(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), at_tables=True, rounds=2, seeding="rating")
    await held.act("add", names=["Ara", "Bom", "Chan", "Dami", "Eun"])
    handles = {name: held.handle(name) for name in ("Ara", "Bom", "Chan", "Dami", "Eun")}
    for rating, name in enumerate(("Dami", "Chan", "Bom", "Ara"), 1):
        await held.act("rate", player=handles[name], rating=1000 + 100 * rating)
    await held.act("award_bye", player=handles["Eun"], round=1, worth="draw")
    await held.act("award_bye", player=handles["Bom"], round=2)
    await held.act("withdraw_bye", player=handles["Bom"], round=2)
    await held.act("keep_apart", players=[handles["Ara"], handles["Chan"]])
    await held.act("keep_apart", players=[handles["Dami"], handles["Chan"]])
    await held.act("let_meet", players=[handles["Chan"], handles["Dami"]])
    refused = await held.act("award_bye", status=409, player=handles["Eun"], round=1)
    assert refused["fields"]["refusal"]["clause"] == "EV-BYE-02"
    await held.act("start")
    page = await held.seen(mina)
    assert page["awarded"] == [{"player": handles["Eun"], "round": 1, "worth": "draw"}]
    assert page["apart"] == [[handles["Ara"], handles["Chan"]]]
    assert {one["name"]: one["rating"] for one in page["people"] if one["plays"]}["Ara"] == 1400
    pairs = {frozenset((match["first"], match["second"])) for match in page["matches"]}
    assert pairs == {
        frozenset((handles["Ara"], handles["Dami"])),
        frozenset((handles["Bom"], handles["Chan"])),
        frozenset((handles["Eun"], None)),
    }
    assert [match["forced"] for match in page["matches"]] == [False] * 3
    file = await mina.http.get(f"events/{held.id}/export", params={"as": "trf"})
    assert "001    1      Ara" in file.text
    assert "0000 - H" in file.text


async def test_nobody_arranges_the_own_pairs(site: Site) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, rounds=2)
    await held.act("join")
    other = await Owner.make(site.person())
    await held.act("join", other.person)
    own = held.page["me"]["handle"]
    acts: list[tuple[str, dict[str, Any]]] = [
        ("award_bye", {"round": 1}),
        ("withdraw_bye", {"round": 1}),
        ("rate", {"rating": 1}),
    ]
    for act, more in acts:
        assert (await held.act(act, status=403, player=own, **more))["code"] == "own_match"
    handle = (await held.seen(other.person))["me"]["handle"]
    assert (await held.act("keep_apart", status=403, players=[own, handle]))["code"] == "own_match"


async def test_an_arena_has_no_report(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), format="arena", terms={"minutes": 30})
    answer = await mina.http.get(f"events/{held.id}/export", params={"as": "trf"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_rounds")
