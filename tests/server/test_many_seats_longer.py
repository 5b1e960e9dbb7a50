"""Tables of three and more over a longer time: a judge, a restart, spectators who see it later, dice of all seats."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.chance.dice import pledge_of
from hanpan.core.contract.seat import first_seats
from hanpan.core.replay import Kept, parse_replay, verify
from hanpan.games.loading import load_game
from tests.server.harness import FakeTime, Line, Person, Site, one_step, play_out, serving, settings_for
from tests.server.judges import linked_judge
from tests.server.test_many_seats import hush, seated

__all__ = ["hush"]  # the fixture: both games for several are installed

pytestmark = pytest.mark.slow


async def _verified(person: Person, table: str, kept: Kept | None = None) -> str:
    """How its dice were made, of a replay in which nothing is wrong."""
    text = (await person.http.get(f"tables/{table}/replay")).content
    report = verify(parse_replay(Path("t.jsonl"), text, finished=True), load_game, kept or Kept())
    assert report.problems == ()
    return str(report.dice)


def _kinds(line: Line) -> list[str]:
    return [event["kind"] for step in line.events for event in step]


async def test_a_judge_goes_back_and_takes_a_seat_out_and_the_others_play_on(site: Site, sora: Person) -> None:
    async with AsyncExitStack() as stack:
        table = await seated(site, stack, 4, judge=True)
        lines = [line for _, line in table]
        opened = await table[0][0].get(f"tables/{lines[0].table['id']}/seat")
        judge = await linked_judge(sora, {"table": lines[0].table, **opened}, "Sora Many", *lines)
        await one_step(*lines)
        assert lines[0].view["stage"] == "peek"
        assert (await lines[0].ask("call_judge"))["type"] == "done"
        assert (await judge.ask("rule", level=3, step=0, words="once more"))["type"] == "done"
        for line in lines:
            while "judge_restores" not in _kinds(line):
                await line.next("update")
            assert line.view["stage"] == "lay"
        for _ in range(3):
            assert (await lines[1].ask("call_judge"))["type"] == "done"
            assert (await judge.ask("rule", level=4, seat="p4"))["type"] == "done"
        while not lines[0].table["seats"]["p4"]["left"]:
            await lines[0].next("update", "notice")
        assert lines[0].ending is None
        assert lines[0].table["seats"]["p4"]["kept"]  # the game has no rule for it: a bot may play on
        assert (await lines[2].ask("take_over", seat="p4", level="random"))["type"] == "done"
        await play_out(*lines[:3])
        await _verified(table[0][0], lines[0].table["id"])


async def test_a_table_of_four_comes_back_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with serving(settings) as site, AsyncExitStack() as stack:
        table = await seated(site, stack, 4, game="hush-out")
        lines = [line for _, line in table]
        await lines[3].ask("resign")
        await one_step(*lines[:3])
        for line in lines:
            while len(line.events) < 3:  # the beginning, who left, what was laid
                await line.next("update")
        before = [(line.view, line.events) for line in lines]
        left = {seat: who["left"] for seat, who in lines[0].table["seats"].items()}
        cookies = [person.http.cookies for person, _ in table]
        keys = [(await person.get(f"tables/{lines[0].table['id']}/seat"))["key"] for person, _ in table]
        name = lines[0].table["id"]
    async with serving(settings) as site, AsyncExitStack() as stack:
        persons = [await stack.enter_async_context(site.person()) for _ in cookies]
        for person, kept in zip(persons, cookies, strict=True):
            person.http.cookies = kept
        again = [await person.line(name, key) for person, key in zip(persons, keys, strict=True)]
        assert [(line.view, line.events) for line in again] == before
        assert {seat: who["left"] for seat, who in again[0].table["seats"].items()} == left
        assert left == {"p1": False, "p2": False, "p3": False, "p4": True}
        await play_out(*again[:3])
        assert again[0].ending is not None
        assert (again[0].ending["reason"], len(again[0].ending["outcome"]["ranks"])) == ("played", 4)
        await _verified(persons[0], name)


async def test_spectators_see_a_table_of_three_later_and_no_seat_s_secret(
    site: Site, sora: Person, time: FakeTime
) -> None:
    async with AsyncExitStack() as stack:
        table = await seated(site, stack, 3, spectator_delay_s=30)
        lines = [line for _, line in table]
        watching = await sora.line(lines[0].table["id"])
        assert (watching.view, watching.events) == (None, [])
        await one_step(*lines)
        await lines[2].ask("resign")
        assert not (await sora.get(f"tables/{lines[0].table['id']}"))["seats"]["p3"]["left"]  # nor who has left
        time.advance(31)
        await site.services.live_tables.tick()
        while "seat_left" not in _kinds(watching):
            await watching.next("update", "welcome")
        assert watching.view["known"] == {}
        assert not any(
            "number" in event.get("data", {}) for step in watching.events for event in step if event["kind"] == "laid"
        )


@pytest.mark.parametrize("people", [3, 6])
async def test_every_seat_adds_to_the_dice(tmp_path: Path, people: int) -> None:
    values = {seat: f"{place:02x}" * 32 for place, seat in enumerate(first_seats(people), 1)}
    async with serving(settings_for(tmp_path, value_s=10)) as site, AsyncExitStack() as stack:
        persons = [await stack.enter_async_context(site.person()) for _ in values]
        seats: dict[str, Any] = {seat: {"kind": "me" if seat == "p1" else "open"} for seat in values}
        opened = await persons[0].open(seats, game="hush", mode="usual")
        name = opened["table"]["id"]
        lines = [await persons[0].line(name, opened["key"])]
        lines += [await person.sit(name) for person in persons[1:]]
        for line, (seat, value) in zip(lines, values.items(), strict=True):
            assert (await line.ask("pledge", hash=pledge_of(line.table["commitment"], seat, value)))["type"] == "done"
        for line, value in zip(lines[:-1], list(values.values())[:-1], strict=True):
            assert (await line.ask("open_value", value=value))["type"] == "done"
        assert lines[0].view is None  # it does not begin before the last one has opened
        assert (await lines[-1].ask("open_value", value=values[first_seats(people)[-1]]))["type"] == "done"
        await lines[0].until_asked()
        await play_out(*lines)
        assert await _verified(persons[0], name, Kept(lines[0].table["commitment"], values)) == "bound"
