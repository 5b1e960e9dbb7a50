"""Spectators see what they may, when they may, and nothing else in any frame they get."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.match.match import Match
from hanpan.games.dice_battle import DiceBattle
from hanpan.server.tables.memory import TableMemory
from hanpan.server.tables.views import past, seen
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Line, Person, Site, one_step, play_out

CARDS_EARLY = {"start.gauge": 4, "balance.gauge": 5}  # a card every round, so that there is much to hide


def _walk(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield key, part
            yield from _walk(part)
    elif isinstance(value, list):
        for part in value:
            yield from _walk(part)


def _private_facts(line: Line, kinds: set[str]) -> list[Any]:
    """Everything under these names in any frame the line ever got, empty values aside."""
    return [part for frame in line.frames for key, part in _walk(json.loads(frame)) if key in kinds and part]


@pytest.mark.slow
async def test_no_frame_shows_a_hidden_card_to_a_spectator_or_to_the_rival(
    mina: Person, joon: Person, sora: Person, site: Site
) -> None:
    seated = await mina.open(VS_OPEN, mode="extended", overrides=CARDS_EARLY)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    watcher = await sora.line(table)
    balance = {"type": "declare", "tendency": "balance"}
    held: list[tuple[Any, ...]] = []
    await first.until_asked()
    await second.until_asked()
    for _ in range(24):
        await one_step(first, second, choose=lambda asked: balance if asked["prompt"]["kind"] == "tendency" else None)
        while len(watcher.events) < len(first.events):
            await watcher.next("update")
        live = site.services.live_tables.live(table)
        assert live is not None
        if live.memory.match is not None:
            held.append(tuple(player.hand for player in live.memory.match.state.players))
    assert any(any(hands) for hands in held), "nobody ever held a card: the test shows nothing"
    hidden = {"hand", "luck_dice", "knows", "private", "legal", "menu", "secret"}
    assert _private_facts(watcher, hidden) == []
    assert _private_facts(first, {"private"}) == []
    assert _private_facts(second, {"private"}) == []
    # What a player is shown of the own hand is the own hand.
    assert tuple(first.view["hand"]) == held[-1][0]
    assert tuple(second.view["hand"]) == held[-1][1]
    gained = [event for line in (watcher,) for step in line.events for event in step if event["kind"] == "card_won"]
    assert gained
    assert all("card" not in event.get("data", {}) for event in gained)
    for line in (first, second, watcher):
        await line.close()


def test_what_a_viewer_is_sent_does_not_depend_on_what_is_hidden_from_it() -> None:
    """Swap the hidden cards for others the viewer cannot tell apart: every byte it is sent stays the same."""
    game = DiceBattle(CARDS_EARLY)
    match = Match(game, "extended", _Keys())
    compared = 0
    while match.outcome is None:
        match.play({seat: game.legal(match.state, seat)[0] for seat in match.pending})
        for seat in game.info.seats:
            other = game.world(game.view(match.state, seat), SeededChance(compared, 1))
            compared += other != match.state
            assert game.view(other, seat) == game.view(match.state, seat)
            assert game.menu(other, seat) == game.menu(match.state, seat)
    assert compared


def test_the_past_is_told_as_it_was_shown() -> None:
    match = Match(DiceBattle(CARDS_EARLY), "quick", _Keys())
    while match.outcome is None:
        match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
    memory = TableMemory(None, {}, match.game, None, match)  # type: ignore[arg-type]  # neither row nor keys are needed
    assert past(memory) == [seen(step.events) for step in match.steps]


class _Keys:
    def round_key(self, number: int) -> int:
        return number * 977

    def hidden_key(self, number: int) -> int:
        return number * 1009


async def test_spectators_of_a_delayed_table_see_everything_later(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    seated = await mina.open(VS_BOT, spectator_delay_s=30, visibility="public")
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    early = await joon.line(table)
    assert (early.view, early.events, early.table["round"]) == (None, [], 0)
    await line.until_asked()
    await line.act()
    await line.until_asked()
    time.advance(10)
    await line.act()
    await line.until_asked()
    await joon.get(f"tables/{table}/replay", 409)
    time.advance(21)  # the setup and the first step are old enough, the second is not
    await site.services.live_tables.tick()
    while len(early.events) < 2:
        await early.next("update", "welcome")
    late = await joon.line(table)
    assert len(late.events) == 2
    assert late.events == early.events
    assert late.view == early.view
    assert len(line.events) >= 3
    assert (await joon.get(f"tables/{table}"))["status"] == "playing"
    await line.ask("resign")
    await line.until_over()
    # The end and the secret wait too, wherever one asks.
    assert (await joon.get(f"tables/{table}"))["status"] == "playing"
    assert (await joon.get(f"tables/{table}/dice"))["secret"] is None
    await joon.get(f"tables/{table}/replay", 409)
    await joon.get(f"tables/{table}/case?step=1", 409)
    assert (await mina.get(f"tables/{table}/dice"))["secret"] == line.ending["secret"] if line.ending else False
    time.advance(31)
    await site.services.live_tables.tick()
    assert await early.until_over() == line.ending
    assert (await joon.get(f"tables/{table}/dice"))["ok"] is True
    for each in (line, early, late):
        await each.close()


async def test_a_delay_survives_a_restart(site: Site, mina: Person, joon: Person, time: FakeTime) -> None:
    seated = await mina.open(VS_BOT, spectator_delay_s=30)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    await line.act()
    await line.until_asked()
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()  # as after a restart: only what is stored is left
    await line.closed()
    watcher = await joon.line(table)
    assert (watcher.view, watcher.events) == (None, [])
    time.advance(31)
    await site.services.live_tables.tick()
    welcome = await watcher.next("welcome")
    assert len(welcome["events"]) == 2
    assert welcome["view"]["seat"] is None
    await watcher.close()


@pytest.mark.slow
async def test_people_at_the_table_do_not_wait_for_the_delay(mina: Person) -> None:
    seated = await mina.open(VS_BOT, spectator_delay_s=600)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await play_out(line)
    await line.close()


async def test_what_waits_for_the_delay_does_not_grow_with_every_change_of_mind(
    mina: Person, joon: Person, site: Site
) -> None:
    seated = await mina.open(VS_OPEN, spectator_delay_s=600)
    table = seated["table"]["id"]
    line, other = await mina.line(table, seated["key"]), await joon.sit(table)
    asked = await line.until_asked()
    assert asked is not None
    live = site.services.live_tables.live(table)
    assert live is not None
    before = len(live.audience._scenes)
    for _ in range(6):  # so few that a line which nobody reads still closes at once
        assert (await line.act(asked["legal"][0], step=asked["step"]))["type"] == "done"
        assert (await line.ask("withdraw", step=asked["step"]))["type"] == "done"
    assert len(live.audience._scenes) <= before + 1
    await line.close()
    await other.close()
