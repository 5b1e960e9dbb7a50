"""The log of a table has an end: a question collects only so many lines, and a long log keeps nobody waiting."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from hanpan.server.storage.writes import Saved
from hanpan.server.tables import live_tables
from hanpan.server.tables.memory import TableMemory, restore
from tests.server.harness import VS_OPEN, WIDE, Line, one_step, serving, settings_for


async def _mind_changed(line: Line) -> str:
    """Seal an answer and take it back: what came of the second."""
    assert line.asked is not None
    assert (await line.act(line.asked["legal"][0]))["type"] == "done"
    answer = await line.ask("withdraw", step=line.asked["step"])
    line.asked["sealed"] = None
    return "done" if answer["type"] == "done" else str(answer["refusal"]["code"])


async def test_a_question_collects_only_so_many_changes_of_mind(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=replace(WIDE, changes_per_question=3))
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        one = await mina.line(table, seated["key"])
        two = await joon.sit(table)
        await one.until_asked()
        assert await _mind_changed(one) == "done"
        assert (await one.ask("offer_draw"))["type"] == "done"
        assert (await two.ask("decline_draw"))["type"] == "done"
        assert await _mind_changed(one) == "done"
        cookies = [dict(person.http.cookies) for person in (mina, joon)]
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        for person, known in zip((mina, joon), cookies, strict=True):
            person.http.cookies.update(known)
        one, two = await mina.sit(table), await joon.sit(table)
        refused = await one.ask("offer_draw")  # the log remembers the three
        assert refused["refusal"]["code"] == "table_enough"
        assert refused["refusal"]["params"] == {"most": 3}
        assert await _mind_changed(one) == "table_enough"  # the answer stays as it was given
        assert (await two.ask("offer_draw"))["type"] == "done"  # each seat has its own
        await two.until_asked()
        assert (await two.act())["type"] == "done"
        while len(one.events) < 2:
            await one.next("update")
        await one.until_asked()
        assert await _mind_changed(one) == "done"  # another question
        await one_step(one, two)


async def test_a_long_log_is_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def watched(saved: Saved, now: int) -> TableMemory:
        threads.append(threading.get_ident())
        return restore(saved, now)

    monkeypatch.setattr(live_tables, "restore", watched)
    settings = settings_for(tmp_path, long_log=5)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        one = await mina.line(table, seated["key"])
        two = await joon.sit(table)
        await one.until_asked()
        tables = site.services.live_tables
        for lines, beside in ((1, False), (9, True)):
            while len(one.events) < lines:
                await one_step(one, two)
            for line in (one, two):
                await line.close()
            live = tables.live(table)
            assert live is not None
            live.leave_memory()
            threads.clear()
            found = await asyncio.gather(*(tables.get(table) for _ in range(3)))
            assert len({id(each) for each in found}) == 1
            assert [thread != threading.get_ident() for thread in threads] == [beside]
            one, two = await mina.sit(table), await joon.sit(table)
            assert len(one.events) == lines
