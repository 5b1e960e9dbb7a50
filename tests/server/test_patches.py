"""What a board shows between two events comes with them: to seats and spectators, late and again after a gap.

Each patch is applied to the view before it with every update of every test (harness); that all of them lead to the view
after a step is for the conformance kit.
"""

import json
from typing import Any

import pytest

from hanpan.core.match.patches import between
from hanpan.server.tables import views
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Line, Person, Site, led, one_step
from tests.server.judges import linked_judge, two_players


def _patches(line: Line) -> list[list[Any]]:
    """The patches of the last step that the line was told of."""
    told: list[list[Any]] = line.last["patches"]
    return told


async def test_every_viewer_is_told_what_each_event_changes_for_it(mina: Person, joon: Person, sora: Person) -> None:
    seated, one, two = await two_players(mina, joon)
    watcher = await sora.line(seated["table"]["id"])
    await one_step(one, two)
    await watcher.next("update")
    for line in (one, two, watcher):
        told = [event["kind"] for event in line.events[-1]]
        assert told == ["tendency", "tendency", "phase"]
        first, second = _patches(line)
        assert [change["at"] for change in first] == [["p1", "tendency"]]
        assert [change["at"] for change in second] == [["p2", "tendency"]]
        assert line.view["stage"] == "pre"
    for line in (one, two, watcher):
        await line.close()


async def test_before_the_first_step_there_was_nothing_to_change(mina: Person, joon: Person) -> None:
    _, one, two = await two_players(mina, joon)
    assert one.last["step"] == 0
    assert one.last["patches"] == []
    for line in (one, two):
        await line.close()


async def test_whoever_comes_back_is_shown_what_was_missed(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table, key = seated["table"]["id"], seated["key"]
    line = await mina.line(table, key)
    for _ in range(10):
        await line.until_asked()
        await line.act()
    await line.until_asked()
    told = [frame for frame in map(json.loads, line.frames) if frame["type"] in ("welcome", "update")]
    seen = {frame["step"]: frame["view"] for frame in told}
    steps = len(line.events)
    for missed in (1, 3, 4):
        again = await mina.line(table, key, known=steps - missed)
        patches = again.welcome["patches"]
        assert [len(each) for each in patches] == [len(events) for events in again.events[-missed:]]
        view = seen[steps - missed - 1]
        for each in patches:
            view = led(view, each)
        assert view == again.view
        await again.close()
    for known in (0, steps, steps - 5, steps + 5):  # new here, nothing missed, too much, from another world
        again = await mina.line(table, key, known=known)
        assert again.welcome["patches"] == []
        await again.close()
    await line.send({"type": "resync", "known": steps - 2})
    assert len((await line.next("welcome"))["patches"]) == 2
    await line.close()


async def test_late_spectators_are_told_the_same(mina: Person, joon: Person, site: Site, time: FakeTime) -> None:
    seated = await mina.open(VS_BOT, spectator_delay_s=30, visibility="public")
    table = seated["table"]["id"]
    line, late = await mina.line(table, seated["key"]), await joon.line(table)
    for _ in range(3):
        await line.until_asked()
        await line.act()
    await line.until_asked()
    time.advance(31)
    await site.services.live_tables.tick()
    while len(late.events) < 4:
        await late.next("update")
    assert [len(patch) > 0 for patch in _patches(late)].count(True) > 1
    assert late.view["hand"] == []
    again = await joon.line(table, known=2)
    assert len(again.welcome["patches"]) == len(again.events) - 2
    for each in (line, late, again):
        await each.close()


async def test_a_restore_leads_the_board_back(mina: Person, joon: Person, sora: Person) -> None:
    seated, one, two = await two_players(mina, joon, judge=True)
    for _ in range(3):
        await one_step(one, two)
    judge = await linked_judge(sora, seated, "Patched", one, two)
    assert (await one.ask("call_judge"))["type"] == "done"
    assert (await judge.ask("rule", level=3, step=0))["type"] == "done"
    while one.events[-1][0]["kind"] != "judge_restores":
        await one.next("update")
    assert _patches(one) == []
    assert one.view["round"] == 1
    for line in (one, two, judge):
        await line.close()


async def test_nobody_pays_for_patches_that_nobody_sees(
    mina: Person, joon: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []

    def counted(*asked: Any) -> Any:
        made.append(asked[3])
        return between(*asked)

    monkeypatch.setattr(views, "between", counted)
    seated = await mina.open(VS_OPEN, spectator_delay_s=30)
    one = await mina.line(seated["table"]["id"], seated["key"])
    two = await joon.sit(seated["table"]["id"])
    await one_step(one, two)
    assert sorted(made) == ["p1", "p2"]  # of the second step, and none for spectators who are not there
    for line in (one, two):
        await line.close()
