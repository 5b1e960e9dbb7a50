"""What a server publishes of a log: its head, on the page and in the files; and who is in the standings."""

import json
from pathlib import Path

import pytest

from hanpan.tournaments.log import line_of, parsed
from tests.server.harness import Person, Site
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


async def _over(site: Site) -> Held:
    """At real tables; Kim has not checked in and does not play."""
    terms = {"start_at": site.settings.now() + 300_000, "check_in_minutes": 10}
    held = await Held.open(site, await organiser(site), at_tables=True, rounds=1, terms=terms)
    await held.act("add", names=["Ara", "Bom", "Kim"])
    for name in ("Ara", "Bom"):
        await held.act("check_in", player=held.handle(name))
    await held.act("start", without=True)
    await held.seen()
    await held.act("report", round=1, table=1, first=1, second=0)
    await held.seen()
    return held


async def test_the_head_of_the_log_is_published(site: Site, mina: Person) -> None:
    held = await _over(site)
    page = await held.seen(mina)
    head = page["head"]
    file = (await mina.http.get(f"events/{held.id}/export", params={"as": "log"})).content.splitlines()
    entries = list(parsed(Path("log"), file))
    assert (len(entries), line_of(entries, head["sha256"])) == (head["lines"], head["lines"])
    assert line_of(entries[:-1], head["sha256"]) is None
    told = json.loads((await mina.http.get(f"events/{held.id}/export", params={"as": "json"})).content)
    assert told["head"] == head


async def test_whoever_never_played_is_in_no_standings_and_not_counted(site: Site, mina: Person) -> None:
    held = await _over(site)
    page = await held.seen(mina)
    assert (page["info"]["stage"], page["info"]["players"]) == ("over", 2)
    found = await mina.get(f"events/{held.id}/standings")
    kim = held.handle("Kim")
    assert kim not in [row["player"] for row in found["rows"]]
    file = (await mina.http.get(f"events/{held.id}/export", params={"as": "csv"})).text
    assert "Kim" not in file


async def test_the_settings_of_an_event_with_a_check_in_can_be_changed(site: Site) -> None:
    """Its start stays what it is, also when it is close."""
    terms = {"start_at": site.settings.now() + 300_000, "check_in_minutes": 10}
    held = await Held.open(site, await organiser(site), at_tables=True, terms=terms)
    settings = {**held.page["settings"], "name": "Saturday"}
    del settings["seed"]
    page = await held.act("change", settings=settings, why="the hall is taken")
    assert (page["info"]["name"], page["settings"]["terms"]["start_at"]) == ("Saturday", terms["start_at"])
