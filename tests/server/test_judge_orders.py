"""What a judge imposes, takes back and gives at a table, also when it is over; and games of a match that end alone."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin
from tests.server.harness import VS_BOT, FakeTime, Line, Person, Site, one_step, serving, settings_for
from tests.server.judges import role, two_players


async def _done(line: Line, kind: str, **fields: Any) -> None:
    answer = await line.ask(kind, **fields)
    assert answer["type"] == "done", answer


async def _code(line: Line, kind: str, **fields: Any) -> str:
    return str((await line.ask(kind, **fields))["refusal"]["code"])


async def _ending(line: Line, reason: str) -> dict[str, Any]:
    """The end, once it is for that reason."""
    while line.ending is None or line.ending["reason"] != reason:
        await line.next("notice", "update")
    return line.ending


async def _notice(line: Line, key: str, wanted: object) -> None:
    """Wait until the table is told so."""
    while (await line.next("notice"))[key] != wanted:
        pass


async def _games(line: Line, present: int | None, to_lose: int | None) -> None:
    """Wait until the table says which game can be given up now, and which one a judge can let somebody lose."""
    while (line.table["game_number"], line.table["game_to_lose"]) != (present, to_lose):
        await line.next("notice")


async def _verifies(person: Person, table: str) -> bool:
    lines = (await person.get(f"tables/{table}/replay")).encode()
    return verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).problems == ()


@pytest.mark.slow
async def test_a_judge_lets_somebody_lose_and_takes_it_back_after_the_end(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina, site.person() as sora:
        seated = await mina.open(VS_BOT, clock={"base_s": 60, "increment_s": 0, "decision_s": 30})
        table = seated["table"]["id"]
        one = await mina.line(table, seated["key"])
        await role(site, sora, "Sora Rules")
        judge = await sora.line(table, judge=True)
        assert await _code(judge, "rule", level=4, seat="p1", penalty="match") == "table_no_open_call"
        await _done(judge, "give_time", seat="p1", seconds=90)  # needs no call
        clock = (await one.next("update"))["clock"]
        assert (clock["left_ms"]["p1"] > 60_000, clock["decision_left_ms"]["p1"] > 30_000) == (True, True)
        await _done(one, "call_judge")
        await _done(judge, "rule", level=4, seat="p1", penalty="game")  # the match is this one game
        assert (await _ending(one, "judged"))["winner"] == "p2"
        assert await _verifies(mina, table)
        assert await _code(judge, "rule", level=3, step=1) == "table_no_open_call"
        await _done(one, "call_judge", words="that was not so")
        assert await _code(judge, "rule", level=4, seat="p2") == "table_over"
        found = (await sora.get("judge/calls"))["tables"]
        assert [each["calls"] for each in found if each["id"] == table] == [["p1"]]
        step = max(n for n, events in enumerate(one.events) for e in events if e["kind"] == "judge_penalises")
        assert await _code(judge, "take_back", step=step - 1) == "table_bad_ruling"
        await _done(judge, "take_back", step=step, words="wrong seat")
        assert (await _ending(one, "annulled"))["winner"] is None
        assert await _verifies(mina, table)
        cookies = [dict(person.http.cookies) for person in (mina, sora)]
    async with serving(settings) as site, site.person() as mina, site.person() as sora:  # the log tells it all again
        mina.http.cookies.update(cookies[0])
        sora.http.cookies.update(cookies[1])
        one = await mina.line(table, seated["key"])
        assert (one.welcome["ending"]["reason"], one.welcome["ending"]["outcome"]) == ("annulled", None)
        judge = await sora.line(table, judge=True)
        await _done(one, "call_judge")
        await _done(judge, "rule", level=4, seat="p2", penalty="disqualified")
        assert (await _ending(one, "judged"))["winner"] == "p1"
        assert await _verifies(mina, table)
        await admin.make_judge(settings.database, "Sora Rules", revoke=True)
        assert await _code(judge, "take_back", step=step) == "table_no_judge"


@pytest.mark.slow
async def test_one_game_of_a_match_is_given_up_and_one_is_drawn(mina: Person, joon: Person) -> None:
    seated, one, two = await two_players(mina, joon, game="sorcerers", mode="match")
    assert await _code(one, "resign", game=True) == "table_no_game"  # decks are still chosen
    await one_step(one, two)
    await one_step(one, two)
    while one.table["game_number"] != 1:
        await one.next("notice")
    await _done(one, "offer_draw")
    await _done(two, "offer_draw", game=True)  # another offer, and not yes to the first
    await _notice(one, "draw_by", ["p2"])
    await _done(two, "resign", game=True)
    while one.view["bout"].get("wins") != [1, 0]:
        await one.next("update")
    assert one.view["stage"] == "side"
    await one_step(one, two)
    await one_step(one, two)
    await _done(one, "offer_draw", game=True)
    await _done(two, "offer_draw", game=True)
    while one.view["ending"] != "agreed":
        await one.next("update")
    await _done(one, "resign")
    assert (await _ending(two, "resigned"))["winner"] == "p2"
    assert await _verifies(mina, seated["table"]["id"])
    dice = await mina.open(VS_BOT)
    alone = await mina.line(dice["table"]["id"], dice["key"])
    assert await _code(alone, "resign", game=True) == "table_no_game"


async def test_who_was_disqualified_plays_no_rematch(site: Site, mina: Person, joon: Person, sora: Person) -> None:
    seated, one, two = await two_players(mina, joon)
    table = seated["table"]["id"]
    await role(site, sora, "Sora Rules 1")
    judge = await sora.line(table, judge=True)
    await _done(one, "call_judge")
    await _done(judge, "rule", level=4, seat="p2", penalty="disqualified")
    assert (await _ending(one, "judged"))["winner"] == "p1"
    for line in (one, two):  # nor does the other wait for an answer that never comes
        refused = (await line.ask("rematch"))["refusal"]
        assert (refused["code"], refused["params"]) == ("table_disqualified", {"seat": "p2"})
    assert [info["disqualified"] for _, info in sorted(one.table["seats"].items())] == [False, True]
    step = max(n for n, events in enumerate(one.events) for e in events if e["kind"] == "judge_penalises")
    await _done(judge, "take_back", step=step)
    await _ending(one, "annulled")
    while one.table["seats"]["p2"]["disqualified"]:
        await one.next("notice")
    await _done(one, "rematch")
    await _done(two, "rematch")


@pytest.mark.slow
async def test_a_game_loss_before_the_first_card_loses_the_game_to_come(
    site: Site, mina: Person, joon: Person, sora: Person
) -> None:
    seated, one, two = await two_players(mina, joon, game="sorcerers", mode="match")
    table = seated["table"]["id"]
    await role(site, sora, "Sora Rules 2")
    judge = await sora.line(table, judge=True)
    await _games(one, None, 1)  # decks are chosen
    await _done(one, "call_judge")
    await _done(judge, "rule", level=4, seat="p2", penalty="game")
    while one.view["bout"].get("wins") != [1, 0]:
        await one.next("update")
    assert one.view["stage"] == "deck"  # of the next one
    await _games(one, None, 2)
    await one_step(one, two)
    await one_step(one, two)
    await _games(one, 2, 2)
    await _done(one, "resign", game=True)
    while one.view["stage"] != "side":
        await one.next("update")
    await _games(one, None, 3)
    assert await _code(one, "resign", game=True) == "table_no_game"  # nobody concedes what has not begun
    await _done(one, "call_judge")
    await _done(judge, "rule", level=4, seat="p1", penalty="game")
    ending = await _ending(one, "played")
    assert (ending["winner"], one.view["bout"]["wins"]) == ("p2", [1, 2])
    assert await _verifies(mina, table)


async def test_where_the_match_is_one_game_a_lost_game_ends_it(site: Site, mina: Person, sora: Person) -> None:
    seated = await mina.open(VS_BOT, game="sorcerers", mode="casual")
    one = await mina.line(seated["table"]["id"], seated["key"])
    await role(site, sora, "Sora Rules 3")
    judge = await sora.line(seated["table"]["id"], judge=True)
    await _done(one, "call_judge")
    await _done(judge, "rule", level=4, seat="p1", penalty="game")
    assert (await _ending(one, "judged"))["winner"] == "p2"
