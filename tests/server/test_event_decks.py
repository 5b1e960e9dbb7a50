"""Decks of a tournament: a ban list that changes, the tables that take the registered list and no other, and the desk
that registers lists for players without a phone."""

from typing import Any

import pytest

from hanpan.server.storage.rows import Deck
from tests.server.harness import FakeTime, Message, Person, Site
from tests.server.owners import Owner
from tests.server.test_event_privacy import decks_of
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

BANNED, KO, EN = "SPL-17", "대붕괴", "Cataclysm"
ALLOWED_ON, BANNED_ON = "2025-11-01", "2025-12-10"
TERMS = {"decks": "secret", "day": ALLOWED_ON}
SORCERERS: dict[str, Any] = {"game": "sorcerers", "mode": "casual"}
OFFICIAL: dict[str, Any] = {"game": "sorcerers", "mode": "match", "best_of": 3, "rounds": 1}
QUICK: dict[str, Any] = {"clock": {"decision_s": 60}, "no_show_s": 0}


async def lists(person: Person) -> tuple[list[str], list[str]]:
    """A list with a card that the later ban list bans, and one without."""
    good = (await decks_of(person))[0]
    return [BANNED, *good[1:]], good


def body(held: Held, day: str) -> dict[str, Any]:
    """The settings with another day."""
    settings = held.page["settings"]
    kept = ("name", "game", "mode", "format", "rounds", "best_of", "at_tables")
    told = {key: settings[key] for key in kept if key in settings}
    return {**told, "terms": {**settings["terms"], "day": day}}


def refusal(answer: Message) -> str:
    """Its code."""
    return str(answer["fields"]["refusal"]["code"])


def person_of(page: Message, name: str) -> dict[str, Any]:
    """Somebody on a page."""
    found: dict[str, Any] = next(one for one in page["people"] if one["name"] == name)
    return found


async def test_a_ban_during_registration_tells_whose_list_it_catches(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=1, terms=TERMS)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    bad, good = await lists(mina)
    await held.act("join", one.person, cards=bad)
    await held.act("join", two.person, cards=good)
    page = await held.act("change", settings=body(held, BANNED_ON), why="too strong")
    assert [person_of(page, each.name)["deck"] for each in (one, two)] == [False, True]
    told = {"ko": f"{KO}는 2025-12 금지 목록에 있습니다. (SO-DECK-06)"}
    told["en"] = f"{EN} is on the ban list of 2025-12. (SO-DECK-06)"
    expected = [{"player": held.handle(one.name), "faults": [told]}]
    assert page["recalled"] == expected  # the organiser
    assert (await held.seen(one.person))["recalled"] == expected
    assert (await held.seen(two.person))["recalled"] == []
    refused = await held.act("start", status=409)
    assert refusal(refused) == "event_unready"
    assert one.name in refused["message"]
    assert one.name in refused["ko"]
    await held.act("deck", one.person, cards=good)
    page = await held.act("start")
    assert page["recalled"] == []
    assert person_of(page, one.name)["out"] == ""


async def test_a_ban_during_play_unseats_those_alone_until_they_have_another_list(
    site: Site, mina: Person, time: FakeTime
) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, **SORCERERS, rounds=3, at_tables=True, terms=TERMS | {"break_s": 3_600})
    one, *others = [await Owner.make(site.person()) for _ in range(4)]
    bad, good = await lists(mina)
    await held.act("join", one.person, cards=bad)
    for each in others:
        await held.act("join", each.person, cards=good)
    await held.act("start")
    page = await held.seen()
    assert len(page["matches"]) == 2
    for table in (1, 2):
        await held.act("report", round=1, table=table, first=1, second=0)
    page = await held.act("change", settings=body(held, BANNED_ON), why="too strong")
    me = held.handle(one.name)
    assert [each["player"] for each in page["recalled"]] == [me]
    judge = await Owner.make(site.person())
    await held.act("appoint", name=judge.name, role="judge")
    assert (await judge.person.get(f"events/{held.id}"))["recalled"][0]["faults"]
    assert (await held.seen(mina))["recalled"] == []
    page = await held.act("pair")
    told = await held.owner.person.get(f"events/{held.id}/next")
    assert all(told["why"][lang] for lang in ("ko", "en"))  # the present round is not over, in both languages
    assert me not in [player for match in page["matches"] for player in (match["first"], match["second"])]
    assert refusal(await held.act("deck", others[0].person, 409, cards=good)) == "event_decks_locked"
    again = await held.act("deck", one.person, 400, cards=bad)
    assert again["code"] == "bad_deck"
    await held.act("deck", one.person, cards=good)
    assert refusal(await held.act("deck", one.person, 409, cards=good)) == "event_decks_locked"
    page = await held.seen()
    assert page["recalled"] == []
    for match in page["matches"]:
        if match["second"] is not None:
            await held.act("report", round=2, table=match["number"], first=1, second=0)
    page = await held.act("pair")
    assert me in [player for match in page["matches"] for player in (match["first"], match["second"])]


async def test_a_list_that_is_allowed_again_counts_again(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=1, terms=TERMS)
    one = await Owner.make(site.person())
    bad, _ = await lists(mina)
    await held.act("join", one.person, cards=bad)
    page = await held.act("change", settings=body(held, BANNED_ON), why="too strong")
    assert len(page["recalled"]) == 1
    page = await held.act("change", settings=body(held, ALLOWED_ON), why="by mistake")
    assert page["recalled"] == []
    assert person_of(page, one.name)["deck"]


async def test_why_a_list_was_recalled_is_known_after_a_restart(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=1, terms=TERMS)
    one = await Owner.make(site.person())
    await held.act("join", one.person, cards=(await lists(mina))[0])
    page = await held.act("change", settings=body(held, BANNED_ON), why="too strong")
    hall = site.services.events
    live = await hall.get(held.id)
    assert live is not None
    hall.forget(live)
    assert (await held.seen())["recalled"] == page["recalled"]


async def test_an_organiser_who_plays_hears_of_no_card_of_a_rival(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=1, terms=TERMS)
    one = await Owner.make(site.person())
    bad, good = await lists(mina)
    await held.act("join", cards=good)
    await held.act("join", one.person, cards=bad)
    page = await held.act("change", settings=body(held, BANNED_ON), why="too strong")
    assert page["recalled"] == [{"player": held.handle(one.name), "faults": []}]


async def test_a_table_takes_the_registered_list_and_no_other(site: Site, mina: Person, time: FakeTime) -> None:
    held = await Held.open(site, await organiser(site), **OFFICIAL, terms=TERMS | {"day": BANNED_ON} | QUICK)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    bad, good = await lists(mina)
    for each in (one, two):
        await held.act("join", each.person, cards=good)
    await held.seen()
    live = await site.services.events.get(held.id)
    assert live is not None
    live.decks[held.handle(one.name)] = Deck(tuple(sorted(bad)))  # as a server before this one left it
    await held.act("start")
    line = await held.line(one.person)
    asked = await line.until_asked()
    assert asked is not None
    assert asked["prompt"]["kind"] == "deck"
    for cards in (good, bad):
        answer = await line.ask("act", step=asked["step"], action={"type": "deck", "cards": cards})
        wanted = "table_other_deck" if cards is good else "bad_deck"
        assert (answer["type"], answer["refusal"]["code"]) == ("refused", wanted)
    page = await held.seen(one.person)  # the game's refusal recalls the list, and the player is told why
    assert EN in page["recalled"][0]["faults"][0]["en"]
    await held.act("deck", one.person, cards=good)
    while (asked := await line.until_asked()) is not None and asked["prompt"]["kind"] == "deck":
        await line.next()
    await line.close()


async def test_no_usual_deck_is_played_for_whoever_lets_the_time_run_out(
    site: Site, mina: Person, time: FakeTime
) -> None:
    held = await Held.open(site, await organiser(site), **OFFICIAL, terms=TERMS | {"day": BANNED_ON} | QUICK)
    one, two = [await Owner.make(site.person()) for _ in range(2)]
    bad, good = await lists(mina)
    for each in (one, two):
        await held.act("join", each.person, cards=good)
    await held.seen()
    live = await site.services.events.get(held.id)
    assert live is not None
    live.decks[held.handle(one.name)] = Deck(tuple(sorted(bad)))
    page = await held.act("start")
    page = await held.seen()
    table = page["matches"][0]["live"]
    lines = [await held.line(each.person) for each in (one, two)]
    time.advance(4_000)
    await site.services.live_tables.tick()
    page = await held.seen()
    match = page["matches"][0]
    lost = match["first"] == held.handle(one.name)
    assert match["score"] == ([0, 2, 0] if lost else [2, 0, 0])
    told = (await mina.http.get(f"tables/{table}/replay")).text
    assert '"deck"' not in told or BANNED not in told
    for line in lines:
        await line.close()


async def test_a_refused_list_is_told_in_sentences_with_every_fault(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, terms=TERMS | {"day": BANNED_ON})
    one = await Owner.make(site.person())
    bad, _ = await lists(mina)
    answer = await held.act("join", one.person, 400, cards=bad[:39])
    assert answer["message"] == (
        "cards: this deck may not be played. The deck has 39 cards; 40 is the least. (SO-DECK-01) "
        f"{EN} is on the ban list of 2025-12. (SO-DECK-06)"
    )
    assert answer["ko"] == (
        "cards: 쓸 수 없는 덱입니다. 덱이 39장입니다. 40장 이상이어야 합니다. (SO-DECK-01) "
        f"{KO}는 2025-12 금지 목록에 있습니다. (SO-DECK-06)"
    )


async def test_the_desk_registers_shows_and_changes_a_deck_for_a_name(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=2, at_tables=True, terms=TERMS)
    one, judge = [await Owner.make(site.person()) for _ in range(2)]
    _, good = await lists(mina)
    other = (await decks_of(mina))[1]
    await held.act("join", one.person, cards=good)
    await held.act("appoint", name=judge.name, role="judge")
    await held.act("add", names=["Paper Choi"], cards=good)
    await held.act("add", names=["Paper Kim", "Paper Lee"])
    kim = held.handle("Paper Kim")
    refused = await held.act("start", status=409)
    assert "Paper Kim, Paper Lee" in refused["message"]
    await held.act("deck", player=kim, cards=good)
    await held.act("deck", player=kim, cards=other)
    assert (await held.act("deck", judge.person, 403, player=kim, cards=good))["code"] == "event_no_right"
    assert (await held.act("deck", one.person, 403, player=kim, cards=good))["code"] == "event_no_right"
    where = f"events/{held.id}/decks/{kim}"
    assert (await held.owner.person.get(where, 403))["code"] == "deck_unseen"
    await held.act("see_deck", player=kim)
    assert (await held.owner.person.get(where))["cards"] == sorted(other)
    page = await held.act("start", without=True)
    kept, left = person_of(page, "Paper Kim"), person_of(page, "Paper Lee")
    assert (kept["out"], left["out"], left["left_out"]) == ("", "dropped", "deck")
    assert refusal(await held.act("deck", player=kim, cards=good, status=409)) == "event_decks_locked"
    lee = held.handle("Paper Lee")
    assert "Paper Lee has not registered a deck" in (await held.act("return", player=lee, status=409))["message"]
    await held.act("deck", player=lee, cards=good)
    page = await held.act("return", player=lee)
    assert person_of(page, "Paper Lee")["out"] == ""


async def test_a_late_name_brings_a_deck_and_refusals_say_names(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, rounds=2, at_tables=True, terms=TERMS)
    _, good = await lists(mina)
    for name in ("Paper Kim", "Paper Lee", "Paper Choi"):
        await held.act("add", names=[name], cards=good)
    await held.act("start")
    refused = await held.act("add", names=["Late Han"], status=409)
    assert refused["message"].startswith("Late Han has not registered a deck.")
    assert refused["ko"].startswith("Late Han 님이 등록한 덱이 없습니다.")
    wrong = await held.act("add", names=["Late Han", "Late Yoo"], cards=good, status=409)
    assert refusal(wrong) == "event_one_deck"
    page = await held.act("add", names=["Late Han"], cards=good)
    assert person_of(page, "Late Han")["deck"]
    missing = held.handle("Late Han")
    assert (await held.owner.person.get(f"events/{held.id}/decks/{missing}", 403))["code"] == "deck_unseen"


async def test_an_organiser_who_plays_registers_for_nobody_with_a_phone(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, at_tables=True, terms=TERMS)
    one = await Owner.make(site.person())
    _, good = await lists(mina)
    await held.act("join", cards=good)
    await held.act("join", one.person, cards=good)
    await held.act("add", names=["Paper Kim"])
    handle = held.handle(one.name)
    assert (await held.act("deck", player=handle, cards=good, status=403))["code"] == "own_match"
    await held.act("deck", player=held.handle("Paper Kim"), cards=good)
    await held.act("deck", cards=good)  # the own one
    assert refusal(await held.act("see_deck", player=handle, status=409)) == "event_no_judge"
    assert (await held.owner.person.get(f"events/{held.id}/decks/{handle}", 403))["code"] == "deck_hidden"


async def test_a_deck_for_somebody_who_is_not_there(site: Site, mina: Person) -> None:
    held = await Held.open(site, await organiser(site), **SORCERERS, at_tables=True, terms=TERMS)
    _, good = await lists(mina)
    await held.act("join", cards=good)  # an organiser who plays
    answer = await held.act("deck", player="n99", cards=good, status=409)
    assert refusal(answer) == "event_nobody"
