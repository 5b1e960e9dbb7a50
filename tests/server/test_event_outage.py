"""Tournaments while nothing can be stored, and afterwards: they go on by themselves, though nobody looks."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy.exc import OperationalError

from hanpan.server.storage.journal import Journal
from hanpan.server.storage.writes import aside_write
from tests.pace import PATIENCE_S
from tests.server.harness import FakeTime, Site
from tests.server.owners import Owner
from tests.server.tournaments import Held, organiser

pytestmark = pytest.mark.slow


@contextmanager
def nothing_stored() -> Iterator[None]:
    """The disk is full."""
    full = OperationalError("INSERT", {}, sqlite3.OperationalError("disk full"))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Journal, "_commit", lambda *_: full)
        yield


async def test_a_table_that_is_set_aside_keeps_no_other_open(site: Site, time: FakeTime) -> None:
    held, live_tables = await Held.open(site, await organiser(site), rounds=1), site.services.live_tables
    for each in [await Owner.make(site.person()) for _ in range(4)]:
        await held.act("join", each.person)
    await held.act("start")
    aside, other = [match["live"] for match in (await held.seen())["matches"]]
    table = live_tables.live(aside)
    assert table is not None
    await site.services.records.journal.write(aside_write(aside, "a defect"))
    table.leave_memory()
    time.advance(61)  # nobody has come
    page = await held.seen()
    assert [(match["score"], match["live"]) for match in page["matches"]] == [(None, aside), ([0, 0, 0], None)]
    await held.act("report", round=1, table=1, first=1, second=0)
    assert (await held.seen())["info"]["stage"] == "over"
    assert (await held.owner.person.get(f"tables/{other}"))["status"] == "over"


async def test_a_tournament_of_bots_goes_on_after_an_outage(site: Site, time: FakeTime) -> None:
    terms = {"start_at": time() + 60_000}
    held, hall = await Held.open(site, await organiser(site), rounds=1, terms=terms), site.services.events
    await held.act("add", bots=4, level="easy")
    time.advance(61)
    with nothing_stored():
        await hall.tick()  # it cannot begin, and what is in memory may not be what is stored
        assert hall.running == []
    await hall.tick()
    (live,) = hall.running
    tables = [row.table_id for row in live.tables.values()]
    assert len(tables) == 2
    async with asyncio.timeout(PATIENCE_S):
        while not all(hall.live_tables.live(table) for table in tables):
            await asyncio.sleep(0)
        with nothing_stored():
            while any(hall.live_tables.live(table) for table in tables):
                await asyncio.sleep(0.01)  # what the bots answer is not stored either, so their tables go
        while (await hall.get(held.id) or live).event.stage != "over":
            await hall.sweep()
            await hall.tick()
            await asyncio.sleep(0.01)
