"""Tournaments on a server: from the announcement to the last line of the log."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from typer.testing import CliRunner

from hanpan.cli.app import app
from hanpan.tournaments.log import Entry, append, read
from hanpan.tournaments.orders import Report
from hanpan.tournaments.verify import faults
from tests.pace import PATIENCE_S
from tests.server.harness import FakeTime, Person, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser


async def players(site: Site, count: int) -> list[Owner]:
    return [await Owner.make(site.person()) for _ in range(count)]


async def test_four_people_and_four_bots_play_a_swiss_to_the_end_of_its_cut(
    site: Site, time: FakeTime, tmp_path: Path
) -> None:
    host = await organiser(site)
    held = await Held.open(site, host, format="swiss_cut", rounds=3, cut=2)
    four = await players(site, 4)
    for each in four:
        await held.act("join", each.person)
    judge = await Owner.make(site.person())
    await held.act("appoint", name=judge.name, role="head_judge")
    await held.act("add", bots=4, level="easy")
    await held.act("start")
    page = await held.seen()
    assert (page["info"]["stage"], page["info"]["round"], len(page["matches"])) == ("playing", 1, 4)
    handles = {each.name: held.handle(each.name) for each in four}
    late, dropper, warned, fourth = four
    await held.act("penalize", judge.person, player=handles[warned.name], infraction="late")
    for each in (dropper, warned, fourth):  # they come, and one of the four does not
        await (await held.line(each.person)).close()
    time.advance(61)
    await held.settle()
    first = (await held.seen())["matches"]
    absent = next(match for match in first if handles[late.name] in (match["first"], match["second"]))
    assert absent["how"] == "forfeit"
    await lost(held, [dropper, warned, fourth])
    await until_next(held, 1)
    done = (await host.person.get(f"events/{held.id}/rounds/1"))["matches"]
    bots = next(match for match in done if match["how"] == "played")
    turned = {"first": bots["score"][1], "second": bots["score"][0], "drawn": bots["score"][2]}
    assert (await held.act("report", status=409, round=1, table=bots["number"], **turned))["fields"]["field"] == "why"
    await held.act("report", round=1, table=bots["number"], **turned, why="the wrong way round")
    corrected = (await host.person.get(f"events/{held.id}/rounds/1"))["matches"][bots["number"] - 1]
    assert corrected["score"] == [turned["first"], turned["second"], turned["drawn"]]
    await held.act("drop", dropper.person)
    number = 2
    while (await held.seen())["info"]["stage"] == "playing":
        await lost(held, four)
        await until_next(held, number)
        number += 1
    page = held.page
    assert page["info"]["round"] == 4  # three rounds and the final
    assert [one["grade"] for one in page["penalties"]] == ["warning"]
    standings = await host.person.get(f"events/{held.id}/standings")
    assert standings["final"]
    assert len(standings["rows"]) == 8
    assert set(handles.values()) <= {row["player"] for row in standings["rows"]}
    log = (await host.person.http.get(f"events/{held.id}/export", params={"as": "log"})).content
    file = tmp_path / "event.jsonl"
    file.write_bytes(log)
    assert faults(entry.order for entry in read(file)) == []
    assert await replays_fit(host, file, tmp_path)
    results = [entry.order.result for entry in read(file) if isinstance(entry.order, Report)]
    assert all(one.state_hash and one.replay_sha256 for one in results if one.table and one.how == "played")


async def replays_fit(host: Owner, log: Path, folder: Path) -> bool:
    """Whether `hanpan event verify --replays` finds that one result's replay is the one that the log names, and sees
    one that is not."""
    reports = [entry.order.result for entry in read(log) if isinstance(entry.order, Report)]
    table = next(one.table for one in reports if one.replay_sha256)
    replay = folder / f"hanpan-{table}.jsonl"
    replay.write_bytes((await host.person.http.get(f"tables/{table}/replay")).content)
    run = CliRunner()
    good = run.invoke(app, ["event", "verify", str(log), "--replays", str(folder)])
    turned = run.invoke(app, ["event", "verify", str(_turned(log, table)), "--replays", str(folder)])
    assert f"the replay of table {table} does not end as the result says" in turned.output
    replay.write_bytes(replay.read_bytes() + b"\n")
    bad = run.invoke(app, ["event", "verify", str(log), "--replays", str(folder)])
    assert table in bad.output
    return (good.exit_code, bad.exit_code) == (0, 1)


def _turned(log: Path, table: str) -> Path:
    """The log as somebody would forge it: the same table, the other winner, and hashes that fit again."""
    forged = log.with_name("forged.jsonl")
    entries: list[Entry] = []
    for entry in read(log):
        order = entry.order
        if isinstance(order, Report) and order.result.table == table:
            result = order.result
            order = replace(order, result=replace(result, first=result.second, second=result.first))
        entries.append(append(forged, entries, order, entry.by, entry.at))
    return forged


async def lost(held: Held, people: list[Owner]) -> None:
    """Whoever has a table gives it up."""
    for each in people:
        if (await held.seen(each.person))["me"]["table"]:
            with suppress(AssertionError):  # the other one was faster
                await held.lose(each.person)


async def until_next(held: Held, number: int) -> None:
    """Wait until bots have played a round to its end."""
    async with asyncio.timeout(PATIENCE_S):
        while (page := await held.seen())["info"]["round"] == number and page["info"]["stage"] == "playing":
            await asyncio.sleep(0.02)


def names(found: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in found]


async def test_what_is_asked_of_whom(site: Site, mina: Person) -> None:
    host = await organiser(site)
    held = await Held.open(site, host)
    assert (await mina.post("events", {"name": "x", "game": "clash"}, 403))["code"] == "no_organiser"
    assert (await held.act("start", mina, 403))["code"] == "event_no_right"
    found = await mina.get("events?scope=open")
    assert "Friday night" in names(found["events"])
