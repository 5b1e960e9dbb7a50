"""Tournaments of Sorcerers: official matches as chapter 8 of the rules has them, and what a match comes to."""

from typing import Any, NamedTuple

import pytest

from hanpan.core.contract.seat import Seat
from tests.server.harness import FakeTime, Line, Message, Site, one_step
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow

MATCH: dict[str, Any] = {"game": "sorcerers", "mode": "match", "best_of": 3, "rounds": 1}


@pytest.mark.parametrize("best_of", [1, 5])
async def test_a_match_is_a_best_of_three(site: Site, best_of: int) -> None:
    host = await organiser(site)
    answer = await host.person.post("events", {"name": "Friday", **MATCH, "best_of": best_of}, 400)
    assert "best of three" in answer["message"]


class Official(NamedTuple):
    """A match of a tournament: its lines in the order of their seats, and its head judge."""

    held: Held
    lines: tuple[Line, Line]
    judge: Line
    table: str

    @classmethod
    async def begin(cls, site: Site, **terms: Any) -> "Official":
        """The first game is under way."""
        held = await Held.open(site, await organiser(site), **MATCH, terms={"no_show_s": 0, **terms})
        owners = [await Owner.make(site.person()) for _ in range(2)]
        for each in owners:
            await held.act("join", each.person)
        head = await Owner.make(site.person())
        await held.act("appoint", name=head.name, role="head_judge")
        await held.act("start")
        found = [await held.line(each.person) for each in owners]
        one, two = sorted(found, key=lambda line: str(line.welcome["seat"]))
        table = (await held.seen())["matches"][0]["live"]
        official = cls(held, (one, two), await head.person.line(table, judge=True), table)
        await official.deal()
        return official

    async def deal(self) -> None:
        """Decks or exchanged cards, and first hands, as they come."""
        while any(line.view is None or line.view["stage"] in ("deck", "side", "mulligan") for line in self.lines):
            await one_step(*self.lines)

    async def give_up_game(self, seat: Seat) -> None:
        """A seat loses the present game alone."""
        line = self.lines[0 if seat == "p1" else 1]
        assert (await line.ask("resign", game=True))["type"] == "done"
        await self.game_over()

    async def game_over(self) -> None:
        """The next game begins."""
        for line in self.lines:
            while line.view["stage"] != "side":
                await line.next("update")
        await self.deal()

    async def rule(self, seat: Seat, **ruling: Any) -> None:
        """The head judge, who was called, records something against a seat."""
        assert (await self.lines[0].ask("call_judge"))["type"] == "done"
        answer = await self.judge.ask("rule", level=4, seat=seat, **ruling)
        assert answer["type"] == "done", answer

    async def score(self) -> list[int]:
        """Games of p1 and p2, and drawn, once the match is over."""
        page = await self.held.seen()
        match = page["matches"][0]
        assert match["how"] == "played", match
        score: list[int] = match["score"]
        return score

    async def close(self) -> None:
        """Everybody leaves."""
        for line in (*self.lines, self.judge):
            await line.close()


def told(line: Line, kind: str) -> list[Message]:
    return [event for step in line.events for event in step if event["kind"] == kind]


async def test_forty_minutes_with_a_warning_and_the_loss_of_the_game_and_no_round_clock(
    site: Site, time: FakeTime
) -> None:
    match = await Official.begin(site)
    page = match.held.page
    assert page["matches"][0]["until"] is None
    assert "EV-TIME-03" not in [rule["clause"] for rule in page["rules"]]
    mover = match.lines[0] if match.lines[0].asked else match.lines[1]
    slow: Seat = mover.welcome["seat"]
    time.advance(2400)
    await site.services.live_tables.tick()
    await mover.next("update")
    (warned,) = told(mover, "clock_warning")
    assert (warned["seat"], warned["clause"]) == (slow, "SO-TIME-02")
    time.advance(300)
    await site.services.live_tables.tick()
    await match.game_over()
    assert told(mover, "game_over")[-1]["clause"] == "SO-TIME-03"
    await match.give_up_game("p2" if slow == "p1" else "p1")  # a game conceded is not the match
    await match.rule(slow, stalling=True)
    await match.rule(slow, stalling=True)  # the second time loses the game, and with it this match
    assert await match.score() == ([1, 2, 0] if slow == "p1" else [2, 1, 0])
    await match.close()


async def test_the_third_violation_loses_a_match_that_one_leads(site: Site) -> None:
    match = await Official.begin(site)
    await match.give_up_game("p2")
    for _ in range(3):
        await match.rule("p1")
    assert await match.score() == [1, 2, 0]
    await match.close()


@pytest.mark.parametrize(("seat", "score"), [("p1", [1, 2, 0]), ("p2", [2, 0, 0])])
async def test_games_that_were_won_stay_when_a_match_is_given_up(site: Site, seat: Seat, score: list[int]) -> None:
    match = await Official.begin(site)
    await match.give_up_game("p2")
    assert (await match.lines[0 if seat == "p1" else 1].ask("resign"))["type"] == "done"
    assert await match.score() == score
    await match.close()


async def test_whoever_leads_when_the_time_of_the_round_is_up_has_won(site: Site, time: FakeTime) -> None:
    match = await Official.begin(site, round_minutes=30)
    await match.give_up_game("p2")
    time.advance(1801)
    assert await match.score() == [1, 0, 1]  # the game that was not over counts as drawn (EV-TIME-03)
    await match.close()


async def test_a_match_that_both_agree_to_draw_is_drawn(site: Site) -> None:
    match = await Official.begin(site)
    await match.give_up_game("p2")
    for line in match.lines:
        assert (await line.ask("offer_draw"))["type"] == "done"
    assert await match.score() == [0, 0, 1]
    await match.close()


async def test_a_judge_who_opens_a_list_is_in_the_log(site: Site) -> None:
    held = await Held.open(site, await organiser(site), game="sorcerers", mode="", terms={"decks": "secret"})
    judge, player = await Owner.make(site.person()), await Owner.make(site.person())
    await held.act("appoint", name=judge.name, role="judge")
    cards = await player.person.get("games/sorcerers/cards?lang=en")
    name = next(name for card in cards for name in card["decks"])
    deck = [card["id"] for card in cards for _ in range(card["decks"].get(name, 0))]
    await held.act("join", player.person, cards=deck)
    handle = (await player.person.get(f"events/{held.id}"))["me"]["handle"]
    where = f"events/{held.id}/decks/{handle}"
    assert (await judge.person.get(where, 403))["code"] == "deck_unseen"
    assert (await held.owner.person.get(where, 403))["code"] == "deck_unseen"  # an organiser who does not play
    assert (await site.person().get(where, 403))["code"] == "deck_hidden"
    for _ in range(2):  # the second time there is nothing new to tell
        await held.act("see_deck", judge.person, player=handle)
    assert (await judge.person.get(where))["cards"] == sorted(deck)
    lines = (await player.person.get(f"events/{held.id}/log"))["lines"]
    assert [line["order"]["player"] for line in lines if line["order"]["type"] == "see_deck"] == [handle]
