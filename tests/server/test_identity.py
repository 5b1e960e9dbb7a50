"""Who somebody is: guests, names, accounts, and what an account takes over."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from hanpan.server.identity import COOKIE
from hanpan.server.settings import Rate
from hanpan.server.storage import schema
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, FakeTime, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

_NAMES = (f"Mina {n}" for n in count())


@pytest.fixture
def account() -> dict[str, str]:
    """A name that nobody has, and a password."""
    return {"name": next(_NAMES), "password": "correct horse"}


async def test_a_first_visit_makes_a_guest_without_a_form(mina: Person) -> None:
    answer = await mina.http.get("me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    me = answer.json()
    assert me["guest"] is True
    assert me["name"].startswith("Guest ")
    again = await mina.http.get("me")
    assert again.json() == me
    assert "set-cookie" not in again.headers


async def test_a_guest_who_reads_korean_is_called_so(site: Site) -> None:
    async with site.person(**{"accept-language": "ko-KR,ko;q=0.9"}) as sora:
        assert (await sora.get("me"))["name"].startswith("손님 ")


async def test_the_cookie_is_not_in_the_database(site: Site, mina: Person) -> None:
    await mina.get("me")
    async with site.services.records._engine.connect() as connection:
        stored = list((await connection.execute(select(schema.sessions.c.id))).scalars())
    assert stored
    assert mina.http.cookies[COOKIE] not in stored


async def test_naming_oneself_is_seen_at_the_table(mina: Person) -> None:
    seated = await mina.open(VS_OPEN)
    line = await mina.line(seated["table"]["id"], seated["key"])
    assert (await mina.post("me/name", {"name": "  미나   Kim "}))["name"] == "미나 Kim"
    while line.table["seats"]["p1"]["name"] != "미나 Kim":
        await line.next("notice")
    assert (await mina.get("me"))["name"] == "미나 Kim"
    await line.close()


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b"])
async def test_names_that_cannot_be_shown(mina: Person, name: str) -> None:
    told = await mina.post("me/name", {"name": name}, 400)
    assert told["code"] == "bad_name"


async def test_an_account_keeps_what_the_guest_did(site: Site, mina: Person, account: dict[str, str]) -> None:
    seated = await mina.open(VS_BOT)
    guest = await mina.get("me")
    me = await mina.post("account/register", account)
    assert me == {"id": guest["id"], "name": account["name"], "guest": False, "judge": False}
    assert [table["id"] for table in (await mina.get("tables?scope=mine"))["tables"]] == [seated["table"]["id"]]
    line = await mina.line(seated["table"]["id"], seated["key"])
    assert line.welcome["seat"] == "p1"
    assert line.table["seats"]["p1"]["name"] == account["name"]
    await line.close()
    async with site.person() as elsewhere:
        assert (await elsewhere.post("account/login", {**account, "name": f" {account['name'].upper()} "}))["id"] == me[
            "id"
        ]
        found = await elsewhere.get(f"tables/{seated['table']['id']}/seat")
        assert (found["seat"], found["key"]) == ("p1", seated["key"])


async def test_logging_in_brings_the_guests_tables_along(mina: Person, joon: Person, account: dict[str, str]) -> None:
    known = await mina.post("account/register", account)
    first = await mina.open(VS_BOT)
    guest = await joon.get("me")
    second = await joon.open(VS_BOT)
    line = await joon.line(second["table"]["id"], second["key"])
    me = await joon.post("account/login", account)
    assert me["id"] == known["id"] != guest["id"]
    mine = {table["id"] for table in (await joon.get("tables?scope=mine"))["tables"]}
    assert mine == {first["table"]["id"], second["table"]["id"]}
    while line.table["seats"]["p1"]["name"] != account["name"]:
        await line.next("notice")
    # The seat belongs to the account now, wherever it is logged in.
    again = await mina.line(second["table"]["id"], second["key"])
    assert again.welcome["seat"] == "p1"
    await line.close()
    await again.close()


async def test_logging_out_leaves_a_new_guest_behind(mina: Person, account: dict[str, str]) -> None:
    known = await mina.post("account/register", account)
    token = mina.http.cookies[COOKIE]
    guest = await mina.post("account/logout")
    assert guest["guest"] is True
    assert guest["id"] != known["id"]
    mina.http.cookies.clear()
    mina.http.cookies.set(COOKIE, token)
    assert (await mina.get("me"))["id"] != known["id"]  # the old session is over


async def test_the_token_changes_when_a_guest_becomes_an_account(mina: Person, account: dict[str, str]) -> None:
    await mina.get("me")
    before = mina.http.cookies[COOKIE]
    await mina.post("account/register", account)
    assert mina.http.cookies[COOKIE] != before


async def test_wrong_passwords_and_taken_names(mina: Person, joon: Person, account: dict[str, str]) -> None:
    await mina.post("account/register", account)
    assert (await mina.post("account/register", account, 409))["code"] == "has_account"
    assert (await joon.post("account/register", {**account, "name": account["name"].replace("Mina", "ＭＩＮＡ")}, 409))[
        "code"
    ] == "name_taken"
    for name, password in (
        (account["name"], "wrong horse"),
        ("nobody", "correct horse"),
        ("", ""),
        ("a\x00", "b" * 1_000),
    ):
        told = await joon.post("account/login", {"name": name, "password": password}, 401)
        assert told["code"] == "wrong_password"
    assert (await joon.get("me"))["guest"] is True
    for password in ("short", "x" * 257):
        told = await joon.post("account/register", {"name": "Joon", "password": password}, 400)
        assert told["code"] == "bad_password"


async def test_passwords_are_kept_as_argon2id(site: Site, mina: Person, account: dict[str, str]) -> None:
    me = await mina.post("account/register", account)
    async with site.services.records._engine.connect() as connection:
        kept = (
            await connection.execute(select(schema.users.c.password).where(schema.users.c.id == me["id"]))
        ).scalar_one()
    assert kept.startswith("$argon2id$")


async def test_guessing_passwords_is_slowed_down(tmp_path: Path, account: dict[str, str]) -> None:
    limits = replace(WIDE, passwords=Rate(0.001, 3))
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as joon:
        for _ in range(3):
            await joon.post("account/login", account, 401)
        assert (await joon.post("account/login", account, 429))["code"] == "too_many_passwords"


async def test_an_address_cannot_make_guests_without_end(tmp_path: Path) -> None:
    limits = replace(WIDE, guests=Rate(0.001, 2))
    async with serving(settings_for(tmp_path, limits=limits)) as site:
        for status in (200, 200, 429):
            async with site.person() as somebody:
                await somebody.get("me", status)


async def test_a_session_runs_out(site: Site, mina: Person, time: FakeTime) -> None:
    before = await mina.get("me")
    time.advance(366 * 86_400)
    site.services.identity._cache.clear()
    assert (await mina.get("me"))["id"] != before["id"]


async def test_a_cookie_nobody_gave_out_is_nobodys(mina: Person) -> None:
    for token in ("x", "' OR 1=1 --", "a" * 4000, "%00"):
        mina.http.cookies.clear()
        mina.http.cookies.set(COOKIE, token)
        assert (await mina.get("me"))["guest"] is True
