"""What nobody reads of a tournament, and names that go."""

import csv
import io
import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from hanpan.tournaments.log import read
from hanpan.tournaments.orders import Penalize
from hanpan.tournaments.verify import faults
from tests.server.harness import Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

DAY_MS = 86_400_000
SECRET = "loaded dice, says the judge"


async def exported(held: Held, person: Person, form: str) -> str:
    """One of its files, as somebody gets it."""
    return (await person.http.get(f"events/{held.id}/export", params={"as": form})).text


async def decks_of(person: Person) -> list[list[str]]:
    """The ready-made decks of Sorcerers."""
    cards = (await person.http.get("games/sorcerers/cards")).json()
    names = sorted({name for card in cards for name in card["decks"]})
    return [[card["id"] for card in cards for _ in range(card["decks"].get(name, 0))] for name in names]


async def test_no_export_tells_decks_before_they_open_or_what_judges_note(site: Site, mina: Person) -> None:
    body = {"game": "sorcerers", "mode": "casual", "rounds": 1, "terms": {"decks": "secret"}}
    held = await Held.open(site, await organiser(site), **body)
    one, two, head = [await Owner.make(site.person()) for _ in range(3)]
    decks = await decks_of(mina)
    for each, deck in zip((one, two), decks, strict=False):
        await held.act("join", each.person, cards=deck)
    await held.act("appoint", name=head.name, role="head_judge")
    await held.act("start")
    page = await held.seen()
    await held.act("note", head.person, words=SECRET)
    await held.act("penalize", head.person, player=held.handle(one.name), infraction="late", why="ten minutes")
    await held.act("appeal", one.person, words="the bus was late", penalty=1)
    for person in (mina, two.person, held.owner.person):
        assert json.loads(await exported(held, person, "json"))["decks"] == {}
        for form in ("log", "json", "csv", "calendar"):
            told = await exported(held, person, form)
            assert SECRET not in told
            assert "the bus was late" not in told
            assert decks[0][0] not in told  # no card of a list
    handle = held.handle(one.name)
    assert page["me"]["may"]
    await held.act("see_deck", head.person, player=handle)
    assert (await head.person.get(f"events/{held.id}/decks/{handle}"))["cards"] == sorted(decks[0])
    await two.person.get(f"events/{held.id}/decks/{handle}", 403)
    await held.lose(one.person)
    assert (await held.seen())["info"]["stage"] == "over"
    assert json.loads(await exported(held, mina, "json"))["decks"][handle]["cards"] == sorted(decks[0])
    assert (await mina.get(f"events/{held.id}/decks/{handle}"))["cards"] == sorted(decks[0])


async def test_names_without_an_account_go_on_request_and_after_ninety_days(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), at_tables=True, rounds=1)
    await mina.post("me/name", {"name": "A guest who came by"})
    await held.act("join", mina)
    person = await Owner.make(site.person())
    await held.act("join", person.person)
    await held.act("add", names=["Bom Kim", "=Chan"])
    await held.act("start")
    for match in (await held.seen())["matches"]:
        await held.act("report", round=1, table=match["number"], first=1, second=0)
    assert (await held.seen())["info"]["stage"] == "over"
    told = list(csv.DictReader(io.StringIO((await exported(held, mina, "csv")).lstrip("\ufeff"))))
    assert {"Bom Kim", "'=Chan"} <= {row["name"] for row in told}
    before = await exported(held, mina, "log")
    assert "Bom" not in before  # the log knows handles alone
    await held.act("remove_name", player=held.handle("Bom Kim"))
    await held.act("remove_name", status=400, player=held.handle(person.name))  # an account goes by itself
    for days, left in ((89, {"=Chan", "A guest who came by"}), (91, set())):
        aged(site, held, days)
        await site.services.events.sweep()
        names = {one["name"] for one in (await held.seen())["people"]}
        assert names & {"=Chan", "A guest who came by", "Bom Kim"} == left
        assert person.name in names
    for form in ("json", "csv"):
        assert "Chan" not in await exported(held, mina, form)
    assert await exported(held, mina, "log") == before


def aged(site: Site, held: Held, days: int) -> None:
    """The tournament ended so many days ago."""
    with sqlite3.connect(site.settings.database) as connection:
        at = site.settings.calendar() - days * DAY_MS
        connection.execute("UPDATE events SET ended_at = ? WHERE id = ?", (at, held.id))


async def test_whoever_deletes_the_account_leaves_a_tournament_that_still_verifies(site: Site, tmp_path: Path) -> None:
    held = await Held.open(site, await organiser(site), rounds=2)
    owners = [await Owner.make(site.person()) for _ in range(4)]
    for each in owners:
        await held.act("join", each.person)
    await held.act("start")
    handle = held.handle(owners[0].name) if (await held.seen()) else ""
    mine = (await owners[0].person.get("account/export"))["tournaments"]
    assert [(one["event"], one["handle"]) for one in mine] == [("Friday night", handle)]
    await owners[0].person.post("account/delete", {"password": "correct horse"})
    for _ in range(200):
        page = await held.seen()
        gone = next(one for one in page["people"] if one["handle"] == handle)
        if gone["out"] == "dropped":
            break
    assert (gone["out"], gone["kind"]) == ("dropped", "gone")
    everything = "".join([await exported(held, owners[1].person, form) for form in ("log", "json", "csv")])
    assert owners[0].name not in everything
    assert owners[0].id not in everything
    file = tmp_path / "log.jsonl"
    file.write_text(await exported(held, owners[1].person, "log"), "utf-8", newline="")
    assert faults(entry.order for entry in read(file)) == []


async def test_lists_of_a_tournament_that_never_was_stay_closed(site: Site, mina: Person) -> None:
    body = {"game": "sorcerers", "mode": "casual", "rounds": 1, "terms": {"decks": "secret"}}
    held = await Held.open(site, await organiser(site), **body)
    one = await Owner.make(site.person())
    await held.act("join", one.person, cards=(await decks_of(mina))[0])
    page = await held.act("cancel", why="the hall is closed")
    assert (page["info"]["stage"], page["info"]["cancelled"]) == ("over", True)
    handle = held.handle(one.name)
    assert (await mina.get(f"events/{held.id}/decks/{handle}", 403))["code"] == "deck_hidden"
    assert json.loads(await exported(held, mina, "json"))["decks"] == {}
    await one.person.get(f"events/{held.id}/decks/{handle}")


async def test_the_secret_of_common_dice_tries_no_word_against_what_judges_sealed(site: Site) -> None:
    body = {"game": "trail", "mode": "", "format": "common", "terms": {"minutes": 30, "no_show_s": 0, "bots": False}}
    held = await Held.open(site, await organiser(site), **body)
    one, head = [await Owner.make(site.person()) for _ in range(2)]
    await held.act("join", one.person)
    await held.act("appoint", name=head.name, role="head_judge")
    await held.act("start")
    await held.act("penalize", head.person, player=held.handle(one.name), infraction="late", why=SECRET)
    live = await site.services.events.get(held.id)
    assert live is not None
    assert {bool(live.row.salt), live.row.salt == live.row.secret} == {True, False}
    tried = sha256(json.dumps([live.row.secret, SECRET], separators=(",", ":")).encode()).hexdigest()
    last = live.entries[-1].order
    assert isinstance(last, Penalize)
    assert last.why.startswith("sealed:")
    assert last.why != f"sealed:{tried}"


async def test_who_has_seen_a_list_as_a_judge_does_not_play(site: Site, mina: Person) -> None:
    body = {"game": "sorcerers", "mode": "casual", "rounds": 1, "terms": {"decks": "secret"}}
    held = await Held.open(site, await organiser(site), **body)
    one, judge = [await Owner.make(site.person()) for _ in range(2)]
    decks = await decks_of(mina)
    await held.act("join", one.person, cards=decks[0])
    page = await held.act("appoint", name=judge.name, role="judge")
    await held.act("see_deck", judge.person, player=next(each["handle"] for each in page["people"] if each["deck"]))
    await held.act("dismiss", person=held.handle(judge.name), role="judge")
    assert (await held.act("join", judge.person, 403, cards=decks[1]))["code"] == "event_has_looked"
