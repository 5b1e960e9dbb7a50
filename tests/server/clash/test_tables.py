"""Tables of Clash: cards and decks, drafts, limits of single questions, seeds opened round by round."""

import json
from typing import Any

from hanpan.core.chance.chance import seed_commitment
from hanpan.core.contract.game import Prompt
from hanpan.games.clash.content.catalogue import DECKS
from hanpan.server.tables.clocks import Clocks, Expiry
from hanpan.server.wire import Clock
from tests.server.harness import VS_OPEN, FakeTime, Line, Message, Person, Site, one_step

CLOCK = {"base_s": 0, "increment_s": 0, "decision_s": 60}
NOTHING: dict[str, Any] = {"type": "queue", "cards": []}


async def _declaring(
    mina: Person, joon: Person, decks: dict[str, list[str]] | None = None, **more: Any
) -> tuple[str, Line, Line]:
    """Two people in front of their first hands, from decks of eight copies each of these cards."""
    seated = await mina.open(VS_OPEN, game="clash", mode="casual", **{"clock": CLOCK, **more})
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.until_asked()
    for seat, line in (("p1", first), ("p2", second)):
        await line.act({"type": "deck", "cards": decks[seat] * 8} if decks else None)
    for line in (first, second):
        await line.next("update")
    await one_step(first, second)
    return table, first, second


def _of(message: Message, kind: str, seat: str) -> Any:
    return next(event["data"] for event in message["events"] if event["kind"] == kind and event["seat"] == seat)


async def _settled(line: Line) -> None:
    """Wait until the server has taken everything this line has sent."""
    await line.send({"type": "ping", "at": 0})
    await line.next("pong")


async def _over(site: Site, time: FakeTime, seconds: float) -> None:
    time.advance(seconds)
    await site.services.live_tables.tick()


async def test_the_cards_of_a_game_come_with_their_words(mina: Person) -> None:
    korean, english = [await mina.get(f"games/clash/cards?lang={lang}") for lang in ("ko", "en")]
    assert len(korean) == 43
    jab = english[0]
    assert (jab["name"], jab["names"]["ko"], jab["kind_text"], jab["cost"]) == ("Jab", "찌르기", "Attack", 1)
    assert jab["text"].startswith("Enemy: 4 damage.")
    assert jab["nullified_text"] in jab["text"]
    assert jab["decks"] == {"blades": 2}
    assert korean[0]["text"] != jab["text"]
    dice = await mina.get("games/dice-battle/cards?lang=en&set=cards.boost_cost=2")
    assert next(card for card in dice if card["id"] == "boost")["cost"] == 2
    assert (await mina.get("games/chess/cards", 404))["code"] == "unknown_game"
    assert (await mina.get("games/clash/cards?set=cards.x=1", 400))["code"] == "bad_parameter"
    await mina.get("games/clash/cards?lang=fr", 400)


async def test_a_deck_is_told_everything_that_is_wrong_with_it(mina: Person) -> None:
    good = await mina.post("games/clash/deck-check", {"cards": DECKS["blades"].listed})
    assert good == {"faults": [], "warnings": [], "sideboard": 0, "hand": 5}
    bad = await mina.post("games/clash/deck-check", {"cards": ["D01"] * 3 + ["X99"]})
    assert [fault["code"] for fault in bad["faults"]] == ["deck_unknown_card", "deck_copies", "deck_size"]
    assert bad["faults"][1]["params"] == {"card": "D01", "count": 3, "most": 2}
    assert [warning["code"] for warning in bad["warnings"]] == ["deck_harmless", "deck_heavy"]
    body = {"cards": ["D01"] * 3, "overrides": {"setup.copies": 3}}
    assert [fault["code"] for fault in (await mina.post("games/clash/deck-check", body))["faults"]] == ["deck_size"]
    assert (await mina.post("games/dice-battle/deck-check", {"cards": []}, 404))["code"] == "no_decks"


async def test_a_deck_is_made_playable(mina: Person) -> None:
    begun = ["D01"] * 3 + ["X99", "S15"]
    filled = (await mina.post("games/clash/deck-complete", {"cards": begun}))["cards"]
    assert (await mina.post("games/clash/deck-check", {"cards": filled}))["faults"] == []
    assert {"D01", "S15"} < set(filled)
    assert (await mina.post("games/dice-battle/deck-complete", {"cards": []}, 404))["code"] == "no_decks"


async def test_the_lobby_says_how_long_each_question_waits(mina: Person) -> None:
    card = next(card for card in await mina.get("games") if card["id"] == "clash")
    assert card["seconds"] == {"declare": 30, "react": 10}
    for kind in card["seconds"]:
        assert f"question-clash-{kind} = " in card["words"]["ko"]


def test_the_shorter_limit_counts() -> None:
    for table, limit in ((60, 10), (5, 5), (0, 10)):
        clocks = Clocks(Clock(base_s=100, increment_s=0, decision_s=table), ("p1", "p2"))
        clocks.ask({"p1": Prompt("react", "CL-REACT-04", {"seconds": 10})}, 0)
        assert clocks.expired(limit * 1000) == (Expiry("p1", "decision", limit * 1000),)
        assert clocks.state(1000).decision_left_ms == {"p1": limit * 1000 - 1000}


async def test_a_draft_is_played_when_time_runs_out_and_nobody_else_hears_of_it(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    _, first, second = await _declaring(mina, joon)
    assert first.asked is not None
    step = first.asked["step"]
    card = _payable(first.asked)["cards"][0]
    frames = len(second.frames)
    await first.send({"type": "draft", "step": step, "action": {"type": "queue", "cards": [card]}})
    await first.send({"type": "draft", "step": step, "action": {"type": "queue", "cards": [card] * 9}})  # too many
    await first.send({"type": "draft", "step": step - 1, "action": NOTHING})  # too late
    await first.send({"type": "draft", "step": step, "action": {"type": "queue", "cards": "A01"}})
    assert (await first.next("problem"))["code"] == "malformed_action"
    await _settled(second)
    assert len(second.frames) == frames + 1
    await first.send({"type": "resync"})
    assert (await first.next("welcome"))["asked"]["draft"] == {"type": "queue", "cards": [card]}
    await _over(site, time, 30.1)  # the rules' own limit for a declaration, not the table's
    update = await second.next("update")
    assert _of(update, "reveal", "p1")["cards"] == [card["card"]]
    assert update["clock"]["missed"] == {"p1": 0, "p2": 1}
    own = await first.next("update")
    assert own["asked"] is None or own["asked"]["draft"] is None
    await first.close()
    await second.close()


async def test_an_empty_queue_is_no_draft_and_the_policy_of_the_table_answers(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    for auto_card in (1, 0):
        _, first, second = await _declaring(mina, joon, overrides={"timer.auto_card": auto_card})
        assert first.asked is not None
        step = first.asked["step"]
        card = _payable(first.asked)["cards"][0]
        await first.send({"type": "draft", "step": step, "action": {"type": "queue", "cards": [card]}})
        await first.send({"type": "draft", "step": step, "action": NOTHING if auto_card else None})
        await _settled(first)
        await _over(site, time, 30.1)
        update = await second.next("update")
        assert len(_of(update, "reveal", "p1")["cards"]) == auto_card
        assert update["clock"]["missed"] == {"p1": 1, "p2": 1}
        await first.close()
        await second.close()


async def test_spectators_draft_nothing(mina: Person, joon: Person, sora: Person) -> None:
    table, first, second = await _declaring(mina, joon)
    line = await sora.line(table)
    await line.send({"type": "draft", "step": 3, "action": NOTHING})
    assert (await line.next("problem"))["code"] == "out_of_order"
    for each in (first, second, line):
        await each.close()


async def test_a_reaction_may_lapse_without_being_missed(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    decks = {"p1": ["S01", "S02", "S03"], "p2": ["A01", "A02", "A04"]}  # each of these answers each of those
    _, first, second = await _declaring(mina, joon, decks, overrides={"setup.copies": 8})
    for line in (first, second):
        assert line.asked is not None
        await line.act(_payable(line.asked))
    await first.next("update")
    assert first.asked is not None
    assert first.asked["prompt"]["lapses"] is True
    await _over(site, time, 9.9)
    await _settled(first)
    assert first.asked["prompt"]["kind"] == "react"
    await _over(site, time, 0.2)
    update = await first.next("update")
    assert update["events"][0]["kind"] == "decline"
    assert update["clock"]["missed"] == {"p1": 0, "p2": 0}
    await first.close()
    await second.close()


async def test_a_composed_answer_is_asked_for_by_its_parts_and_not_by_a_list(mina: Person, joon: Person) -> None:
    _, first, second = await _declaring(mina, joon)
    for line in (first, second):
        assert line.asked is not None
        assert line.asked["prompt"]["composed"] is True
        assert line.asked["legal"] == []
        assert {choice["action"]["cards"][0]["card"] for choice in line.asked["menu"]} == set(line.view["hand"])
        assert len(json.dumps(line.asked)) < 4000
        assert (await line.act(_payable(line.asked)))["type"] == "done"
        await line.close()


def _payable(asked: Message) -> Message:
    """A queue of the first card on the menu that can be paid for."""
    return next(choice["action"] for choice in asked["menu"] if choice["refusal"] is None)


async def test_the_seed_of_a_round_is_promised_when_it_begins_and_opened_when_it_is_over(
    mina: Person, joon: Person, sora: Person
) -> None:
    table, first, second = await _declaring(mina, joon, clock=None)
    watching = await sora.line(table)
    promised = watching.welcome["seeds"]
    assert [(entry["round"], entry["seed"] is None) for entry in promised] == [(0, False), (1, True)]
    dice = await sora.get(f"tables/{table}/dice")
    assert dice["rounds"] == promised
    assert {draw["label"] for draw in dice["draws"]} <= {"arena"}
    for line in (first, second):
        await line.act(NOTHING)
    opened = (await watching.next("update"))["seeds"]
    assert [entry["seed"] is None for entry in opened] == [False, False, True]
    assert opened[1]["commitment"] == promised[1]["commitment"] == seed_commitment(1, opened[1]["seed"])
    dice = await sora.get(f"tables/{table}/dice")
    assert {"step": 2, "round": 1, "label": "init", "outcome": watching.view["owner"]} not in dice["draws"]
    assert [draw["round"] for draw in dice["draws"] if draw["label"] == "init"] == [1]
    assert not [draw for draw in dice["draws"] if draw["label"].startswith("hidden/")]
    await first.ask("resign")
    dice = await sora.get(f"tables/{table}/dice")
    assert dice["ok"] is True
    assert all(entry["seed"] for entry in dice["rounds"])
    for line in (first, second, watching):
        await line.close()


async def test_whoever_sees_a_table_later_hears_of_its_seeds_later(mina: Person, joon: Person, sora: Person) -> None:
    table, first, second = await _declaring(mina, joon, spectator_delay_s=60)
    assert (await sora.get(f"tables/{table}/dice"))["rounds"] == []
    assert (await sora.line(table)).welcome["seeds"] == []
    await first.close()
    await second.close()
