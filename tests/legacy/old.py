"""The database that version 0.1.0 wrote: its file, its people with the cookies they had, its tables as they stood."""

import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from hanpan.core.contract.codec import state_hash
from hanpan.server.settings import Settings
from tests.server.harness import WIDE, FakeTime, Person, Site

HERE = Path(__file__).parent
MANIFEST: dict[str, Any] = json.loads((HERE / "manifest.json").read_text("utf-8"))
MANIFEST_SCHEMA = "0002"  # of the database that was recorded
REPLAYS: dict[str, dict[str, Any]] = MANIFEST["replays"]
DATABASE: dict[str, Any] = MANIFEST["database"]
TABLES: dict[str, dict[str, Any]] = DATABASE["tables"]
UNDER_PLAY = [name for name, entry in TABLES.items() if entry["status"] == "playing"]
DAILY = [name for name, entry in TABLES.items() if entry["mode"] == "daily"]
OVER = [name for name, entry in TABLES.items() if entry["status"] == "over"]


def old_database(folder: Path) -> Path:
    """The old database, as it was."""
    path = folder / "hanpan.db"
    path.write_bytes(gzip.decompress((HERE / "hanpan.db.gz").read_bytes()))
    return path


@asynccontextmanager
async def people_of(site: Site) -> AsyncIterator[dict[str, Person]]:
    """Everybody of the old database, with the cookies they had."""
    people = {name: site.person() for name in DATABASE["tokens"]}
    for name, token in DATABASE["tokens"].items():
        people[name].http.cookies.set("hanpan_session", token)
    try:
        yield people
    finally:
        for person in people.values():
            await person.http.aclose()


def as_recorded(site: Site, name: str) -> None:
    """The table has come back as it stood."""
    entry, live = TABLES[name], site.services.live_tables.live(TABLES[name]["id"])
    assert live is not None, f"{name} has not come back"
    memory = live.memory
    match = memory.match
    assert match is not None
    assert (len(match.steps), state_hash(match.state)) == (entry["steps"], entry["hash"]), name
    assert sorted(seat for seat in match.sealed if seat in entry["seats"]) == entry["sealed"], name
    assert memory.draw_offer == entry["draw_offer"], name
    assert [call.seat for call in memory.calls] == entry["calls"], name
    assert live.audience.info().commitment == entry["commitment"], name
    if entry["left_ms"] is not None:
        assert memory.clocks is not None
        assert memory.clocks.mark.left_ms == entry["left_ms"], name


def recorded_time() -> FakeTime:
    """A minute after the old server was stopped: its sessions run out some day, and its day ends."""
    return FakeTime(DATABASE["at"] + 60_000)


def settings_at(database: str, time: FakeTime) -> Settings:
    """A server of today on that database."""
    plain = Settings(database=database, limits=WIDE, tick_s=0, bots_pace_s=0, log_level="WARNING", value_s=0)
    return replace(plain, now=time, ticks=time.ticks)
