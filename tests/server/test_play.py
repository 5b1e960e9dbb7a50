"""Games at a table: against a bot, against each other, to the end and before it."""

import pytest

from hanpan.core.contract.seat import SEATS
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.server.harness import VS_BOT, VS_OPEN, Person, Site, play_out


async def test_a_whole_game_against_a_bot(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    assert line.welcome["seat"] == "p1"
    assert line.table["commitment"] == seated["table"]["commitment"]
    ending = await play_out(line)
    assert ending["reason"] == "played"
    assert ending["outcome"] is not None
    assert ending["winner"] == ending["outcome"]["winner"]
    assert line.view["stage"] == "over"
    assert (await mina.get(f"tables/{seated['table']['id']}"))["status"] == "over"
    await line.close()


async def test_two_people_play_each_other_and_a_third_watches(mina: Person, joon: Person, sora: Person) -> None:
    seated = await mina.open(VS_OPEN, visibility="public")
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    assert first.view is None
    assert first.table["status"] == "waiting"
    assert [listed["id"] for listed in (await joon.get("tables?scope=open"))["tables"]] == [table]
    second = await joon.sit(table)
    watcher = await sora.line(table)
    assert watcher.welcome["seat"] is None
    await play_out(first, second)
    await watcher.until_over()
    assert first.ending == second.ending == watcher.ending
    assert len(first.events) == len(second.events) == len(watcher.events)
    for line in (first, second, watcher):
        await line.close()


async def test_a_welcome_tells_the_same_as_the_messages_before_it(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table, key = seated["table"]["id"], seated["key"]
    line = await mina.line(table, key)
    for _ in range(6):
        await line.until_asked()
        await line.act()
    await line.until_asked()
    events, view, asked = line.events, line.view, line.asked
    await line.send({"type": "resync"})
    welcome = await line.next("welcome")
    assert welcome["events"] == events
    assert welcome["view"] == view
    assert welcome["asked"] == asked
    again = await mina.line(table, key)
    assert again.events == events
    assert again.view == view
    await line.close()
    await again.close()


async def test_a_sealed_answer_is_hidden_and_can_be_taken_back(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.until_asked()
    attack = {"type": "declare", "tendency": "attack"}
    assert (await first.act(attack))["type"] == "done"
    notice = await first.next("notice")
    assert notice["asked"]["sealed"] == attack
    assert notice["waiting"] == ["p2"]
    while second.asked is None or (await second.next("notice"))["waiting"] != ["p2"]:
        pass
    assert second.asked["sealed"] is None
    assert second.view["p1"]["tendency"] is None
    assert not any(event["kind"] == "tendency" for step in second.events for event in step)
    again = await first.act(attack)
    assert again["type"] == "refused"
    assert again["refusal"]["code"] == "already_sealed"
    assert (await first.ask("withdraw", step=1))["type"] == "done"
    nothing = await first.ask("withdraw", step=1)
    assert nothing["refusal"]["code"] == "table_nothing_sealed"
    assert (await first.act({"type": "declare", "tendency": "defence"}))["type"] == "done"
    assert (await second.act(attack))["type"] == "done"
    update = await second.next("update")
    shown = {event["seat"]: event["data"]["tendency"] for event in update["events"] if event["kind"] == "tendency"}
    assert shown == {"p1": "defence", "p2": "attack"}
    late = await first.ask("withdraw", step=1)
    assert late["refusal"]["code"] == "table_stale_step"
    await first.close()
    await second.close()


async def test_a_refusal_of_the_rules_names_its_clause_and_changes_nothing(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    refused = await line.act({"type": "play", "cards": ["boost"]})
    assert refused["type"] == "refused"
    assert refused["refusal"]["clause"].startswith("DB-")
    malformed = await line.act({"type": "declare", "tendency": "sideways"})
    assert malformed["type"] == "problem"
    assert malformed["code"] == "malformed_action"
    assert "tendency" in malformed["message"]
    assert line.asked == asked
    await line.close()


async def test_the_menu_offers_every_part_with_its_price_or_the_reason_against_it(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    assert [choice["action"]["tendency"] for choice in asked["menu"]] == ["attack", "defence", "balance"]
    await line.act()
    asked = await line.until_asked()
    assert asked is not None
    by_card = {(choice["action"].get("cards") or ["shield"])[0]: choice for choice in asked["menu"]}
    assert by_card["boost"]["cost"] == 4
    assert by_card["boost"]["refusal"]["code"] == "not_held"
    assert by_card["attack"]["refusal"]["code"] == "wrong_phase"
    assert by_card["shield"]["cost"] == 3
    await line.close()


async def test_giving_up(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    assert (await second.ask("resign"))["type"] == "done"
    for line in (first, second):
        ending = await line.until_over()
        assert (ending["reason"], ending["winner"]) == ("resigned", "p1")
        assert line.asked is None
    assert (await first.ask("resign"))["refusal"]["code"] == "table_over"
    assert (await first.ask("act", step=1, action={}))["refusal"]["code"] == "table_over"
    await first.close()
    await second.close()


async def test_a_table_that_nobody_joined_can_be_closed(mina: Person) -> None:
    seated = await mina.open(VS_OPEN)
    line = await mina.line(seated["table"]["id"], seated["key"])
    assert (await line.ask("act", step=0, action={}))["refusal"]["code"] == "table_not_started"
    assert (await line.ask("resign"))["type"] == "done"
    assert (await line.until_over())["reason"] == "ended"
    assert (await line.ask("rematch"))["refusal"]["code"] == "table_not_over"
    await line.close()


async def test_a_draw_is_offered_declined_offered_again_and_agreed(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    assert (await first.ask("decline_draw"))["refusal"]["code"] == "table_no_offer"
    assert (await first.ask("offer_draw"))["type"] == "done"
    assert (await first.ask("offer_draw"))["refusal"]["code"] == "table_already_offered"
    assert (await first.ask("decline_draw"))["refusal"]["code"] == "table_no_offer"
    assert (await second.ask("decline_draw"))["type"] == "done"
    assert (await second.ask("decline_draw"))["refusal"]["code"] == "table_no_offer"
    assert (await second.ask("offer_draw"))["type"] == "done"
    assert (await first.ask("offer_draw"))["type"] == "done"
    ending = await second.until_over()
    assert (ending["reason"], ending["winner"]) == ("agreed", None)
    await first.close()
    await second.close()


async def test_a_step_takes_a_draw_offer_off_the_table(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.until_asked()
    await first.ask("offer_draw")
    await first.act()
    await second.until_asked()
    await second.act()
    await second.next("update")
    assert (await second.next("notice"))["draw_offer"] is None
    assert (await second.ask("decline_draw"))["refusal"]["code"] == "table_no_offer"
    await first.close()
    await second.close()


@pytest.mark.slow
async def test_a_bot_declines_every_draw_and_wants_every_rematch(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    assert (await line.ask("offer_draw"))["refusal"]["code"] == "table_bot_declines"
    assert (await line.ask("rematch"))["refusal"]["code"] == "table_not_over"
    await line.ask("resign")
    await line.until_over()
    assert (await line.ask("rematch"))["type"] == "done"
    following = (await line.next("notice"))["table"]["next"]
    again = await mina.get(f"tables/{following}/seat")
    assert again["seat"] == "p2"
    assert again["table"]["previous"] == seated["table"]["id"]
    assert again["table"]["seats"]["p1"]["name"] == "normal"
    second = await mina.line(following, again["key"])
    await play_out(second)
    await line.close()
    await second.close()


async def test_a_rematch_needs_both_people_and_swaps_the_seats(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN, clock={"base_s": 60})
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.ask("resign")
    await second.until_over()
    await first.ask("rematch")
    while (notice := await second.next("notice"))["rematch_by"] != ["p1"]:
        pass
    assert notice["table"]["next"] is None
    await second.ask("rematch")
    while (following := (await first.next("notice"))["table"]["next"]) is None:
        pass
    mine, other = await mina.post(f"tables/{following}/join"), await joon.post(f"tables/{following}/join")
    assert (mine["seat"], other["seat"]) == ("p2", "p1")
    assert mine["table"]["clock"] == {"base_s": 60, "increment_s": 5, "decision_s": 60}
    assert mine["table"]["commitment"] != seated["table"]["commitment"]
    await first.close()
    await second.close()


async def test_bots_play_each_other_while_people_watch(mina: Person) -> None:
    bots: dict[str, object] = {
        seat: {"kind": "bot", "level": level} for seat, level in zip(SEATS, ("easy", "hard"), strict=True)
    }
    seated = await mina.open(bots)
    assert seated["seat"] is None
    line = await mina.line(seated["table"]["id"])
    assert (await line.until_over())["reason"] == "played"
    assert (await line.ask("resign"))["refusal"]["code"] == "table_not_seated"
    await line.close()


async def test_the_coach_advises_a_legal_answer_against_a_bot_and_is_silent_between_people(
    mina: Person, joon: Person
) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    asked = await line.until_asked()
    assert asked is not None
    hint = await line.ask("ask_hint", id="h1")
    assert hint["hint"]["action"] in asked["legal"]
    assert hint["hint"]["reasons"][0]["id"].startswith("hint-")
    assert await line.ask("ask_hint", id="h1") == hint
    other = await mina.open(VS_OPEN)
    first = await mina.line(other["table"]["id"], other["key"])
    second = await joon.sit(other["table"]["id"])
    await first.until_asked()
    assert (await first.ask("ask_hint"))["refusal"]["code"] == "table_no_hints"
    for each in (line, first, second):
        await each.close()


async def test_the_number_of_watchers_and_who_is_there_is_told(site: Site, mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    watcher = await joon.line(seated["table"]["id"])
    site.settings.now.advance(2)  # type: ignore[attr-defined]  # the test's own clock
    await site.services.live_tables.tick()
    while line.table["watchers"] != 1:
        await line.next("notice")
    assert line.table["seats"]["p1"]["online"]
    await line.close()
    while watcher.table["seats"]["p1"]["online"]:
        await watcher.next("notice")
    await watcher.close()


@pytest.mark.parametrize("game", game_ids())
async def test_every_game_can_be_played_at_a_table(site: Site, mina: Person, game: str) -> None:
    info = load_game(game).info
    seats: dict[str, object] = {seat: {"kind": "bot", "level": "random"} for seat in info.seats}
    seats[info.seats[0]] = {"kind": "me"}
    seated = await mina.post("tables", {"game": game, "seats": seats}, 201)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    for _ in range(12):
        asked = await line.until_asked()
        if asked is None:
            break
        assert all(choice["action"] for choice in asked["menu"])
        await line.act(asked["legal"][-1] if asked["legal"] else {"type": "queue"})  # Clash: a pass, out of no parts
    await line.until_asked()
    shown = line.view, line.asked, line.events
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()  # and it comes back from what is stored
    await line.closed()
    line = await mina.line(table, seated["key"])
    assert (line.view, line.asked, line.events) == shown
    await line.close()
