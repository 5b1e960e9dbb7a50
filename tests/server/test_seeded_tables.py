"""Dice that somebody knows beforehand are never played against a stranger."""

from hashlib import sha256
from typing import Any

import msgspec
import pytest

from hanpan.server.storage.rows import SeatRow
from hanpan.server.storage.writes import new_table_writes
from hanpan.server.tables import openings
from hanpan.server.wire_http import SeatBody, TableBody
from tests.server.harness import VS_BOT, VS_OPEN, Person, Site

LESSON: dict[str, Any] = {"game": "clash", "tutorial": True, "seed": 4242}


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"seats": VS_OPEN, "visibility": "public"}, "seats.p2.kind"),
        ({"seats": VS_OPEN}, "seats.p2.kind"),
        ({"seats": VS_BOT, "visibility": "public"}, "visibility"),
        ({"seats": VS_OPEN, "seed": None}, "seats.p2.kind"),
    ],
)
async def test_a_tutorial_takes_no_stranger(mina: Person, more: dict[str, Any], field: str) -> None:
    refused = await mina.post("tables", {**LESSON, **more}, 400)
    assert refused["fields"] == {"field": field}
    assert refused["message"].startswith(f"{field}: a tutorial")


async def test_one_of_old_seats_nobody_and_is_in_no_list(site: Site, mina: Person, joon: Person) -> None:
    """Such a table may stand in a database from before; its dice are known to whoever opened it."""
    await mina.get("me")
    found = await site.services.identity.find(mina.http.cookies["hanpan_session"])
    assert found is not None
    body = TableBody("clash", {"p1": SeatBody("me"), "p2": SeatBody("bot", "normal")}, tutorial=True, seed=4242)
    saved = openings.table(body, found, site.settings.now())
    row = msgspec.structs.replace(saved.table, visibility="public")
    assert row.secret == sha256(b"hanpan/tutorial/4242").hexdigest()
    seats = {**saved.seats, "p2": SeatRow(row.id, "p2", "open", None, "", "k" * 22)}
    await site.services.records.journal.write(*new_table_writes(row, seats.values(), (), ()))
    assert row.id not in {table["id"] for table in (await joon.get("tables?scope=open"))["tables"]}
    joined = await joon.post(f"tables/{row.id}/join")
    assert (joined["seat"], joined["key"], joined["table"]["seats"]["p2"]["kind"]) == (None, None, "open")
    assert (await mina.post(f"tables/{row.id}/join"))["seat"] == "p1"


async def test_a_lesson_against_a_bot_goes_on(mina: Person) -> None:
    assert (await mina.post("tables", {**LESSON, "seats": VS_BOT}, 201))["table"]["kind"] == "tutorial"
