"""An account and its sessions; everything that is kept of it, read and deleted."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.server import admin
from hanpan.server.identity import COOKIE
from hanpan.server.storage import schema
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Person, Site, one_step
from tests.server.owners import PASSWORD, Owner, one_time_code

pytestmark = pytest.mark.slow

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def test_sessions_are_listed_and_ended(site: Site, owner: Owner, time: FakeTime) -> None:
    mina = owner.person
    async with site.person(**{"user-agent": FIREFOX}) as second, site.person() as third:
        for person in (second, third):
            await person.post("account/login", owner.credentials)
        listed = (await mina.get("account"))["sessions"]
        assert [one["here"] for one in listed].count(True) == 1
        assert len(listed) == 3
        (fox,) = [one for one in listed if one["device"] == "Firefox · Windows"]
        assert fox["created_at"] == fox["seen_at"] == time()
        assert mina.http.cookies[COOKIE] not in json.dumps(listed)
        seated = await second.open(VS_BOT)
        line = await second.line(seated["table"]["id"], seated["key"])
        left = (await mina.post(f"account/sessions/{fox['id']}/end"))["sessions"]
        assert fox["id"] not in {one["id"] for one in left}
        assert await line.closed() == 4401
        assert (await second.get("me"))["guest"] is True
        assert (await third.get("me"))["id"] == owner.id
        assert len((await mina.post("account/sessions/end-others"))["sessions"]) == 1
        assert (await third.get("me"))["guest"] is True
        assert (await mina.get("me"))["id"] == owner.id
        assert (await mina.post(f"account/sessions/{fox['id']}/end", None, 404))["code"] == "no_session"


async def test_nobody_ends_anothers_session(owner: Owner, joon: Person) -> None:
    (mine,) = (await owner.person.get("account"))["sessions"]
    await joon.post(f"account/sessions/{mine['id']}/end", None, 404)
    assert (await owner.person.get("me"))["id"] == owner.id


async def test_everything_that_is_kept_can_be_read(owner: Owner, joon: Person) -> None:
    mina = owner.person
    opened = await mina.open(VS_OPEN)
    line = await mina.line(opened["table"]["id"], opened["key"])
    other = await joon.sit(opened["table"]["id"])
    await line.until_asked()
    await other.until_asked()
    await one_step(line, other)
    await line.ask("resign")
    answer = await mina.http.get("account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told: dict[str, Any] = answer.json()
    assert told["account"]["name"] == owner.name
    assert told["sessions"][0]["here"] is True
    (table,) = told["tables"]
    assert (table["id"], table["seats"], table["reason"], table["won"]) == (
        opened["table"]["id"],
        ["p1"],
        "resigned",
        False,
    )
    assert any("move" in entry or "action" in entry for entry in table["log"])
    assert table["log"][-1]["type"] == "end"
    assert {entry["seat"] for entry in table["log"]} == {"p1"}
    secrets = (mina.http.cookies[COOKIE], opened["key"], "argon2", "draws")
    assert not [secret for secret in secrets if secret in answer.text]
    assert (await joon.get("account/export"))["tables"][0]["seats"] == ["p2"]
    await line.close()
    await other.close()


async def test_an_export_tells_no_sooner_than_a_spectator_sees(owner: Owner, joon: Person, time: FakeTime) -> None:
    """Whoever opened a table and sits nowhere is one of its spectators."""
    open_seats = {"p1": {"kind": "open"}, "p2": {"kind": "open"}}
    table = (await owner.person.open(open_seats, spectator_delay_s=600))["table"]["id"]
    line = await joon.sit(table)
    await line.ask("resign")
    await line.until_over()

    async def told() -> tuple[Any, ...]:
        (found,) = (await owner.person.get("account/export"))["tables"]
        return found["status"], found["reason"], found["ended_at"]

    assert await told() == ("playing", None, None)
    time.advance(601)
    assert (await told())[:2] == ("over", "ended")
    await line.close()


async def test_whoever_leaves_is_a_deleted_player(site: Site, owner: Owner, joon: Person, time: FakeTime) -> None:
    mina = owner.person
    app, _ = await owner.with_codes()
    await admin.make_judge(site.settings.database, owner.name)
    opened = await mina.open(VS_OPEN)
    table = opened["table"]["id"]
    line = await mina.line(table, opened["key"])
    other = await joon.sit(table)
    await line.until_asked()
    await other.until_asked()
    await one_step(line, other)
    waiting = (await mina.open(VS_OPEN))["table"]["id"]
    time.advance(60)
    proof = {"password": PASSWORD, "code": one_time_code(app, site)}
    assert (await mina.post("account/delete", {}, 401))["code"] == "wrong_password"
    assert (await mina.post("account/delete", {"password": PASSWORD}, 401))["code"] == "code_needed"
    assert (await mina.post("account/delete", proof))["guest"] is True
    assert await line.closed() == 4401
    assert (await other.until_over())["reason"] == "resigned"
    while not other.table["seats"]["p1"]["gone"]:
        await other.next("notice")
    assert owner.name not in json.dumps(other.table)
    assert (await joon.get(f"tables/{waiting}"))["status"] == "over"
    async with site.services.records._engine.connect() as connection:
        for kept in (schema.sessions, schema.devices, schema.roles, schema.recovery_codes):
            assert (await connection.execute(select(kept).where(kept.c.user_id == owner.id))).all() == []
        row = (await connection.execute(select(schema.users).where(schema.users.c.id == owner.id))).mappings().one()
    assert (row["name"], row["account"], row["password"], row["totp"], row["skeleton"]) == (
        "deleted player",
        *[None] * 4,
    )
    lines = (await joon.http.get(f"tables/{table}/replay")).content
    assert verify(parse_replay(Path("x.jsonl"), lines, finished=True), load_game).ok
    await joon.post("account/login", owner.credentials, 401)
    await joon.post("account/register", owner.credentials)  # the name is free
    await other.close()


async def test_a_guest_may_leave_too(mina: Person) -> None:
    guest = await mina.get("me")
    seated = await mina.open(VS_BOT)
    assert (await mina.post("account/delete", {}))["id"] != guest["id"]
    table = await mina.get(f"tables/{seated['table']['id']}")
    assert (table["status"], table["seats"]["p1"]["gone"]) == ("over", True)
