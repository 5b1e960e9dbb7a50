"""Who somebody is: guests, names, accounts, and what an account takes over."""

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hanpan.server.identity import COOKIE
from hanpan.server.settings import Rate
from hanpan.server.storage import schema
from hanpan.server.wire import PROTOCOL_VERSION
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, FakeTime, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

_NAMES = (f"Mina {n}" for n in count())
DAY_S = 86_400


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


async def test_what_was_under_way_while_somebody_registered_logs_nobody_out(
    site: Site, mina: Person, account: dict[str, str], time: FakeTime
) -> None:
    """Its answer may come after the account's, and its cookie would take the place of the account's."""
    await mina.get("me")
    before = mina.http.cookies[COOKIE]
    await mina.post("account/register", account)
    async with site.person(cookie=f"{COOKIE}={before}") as late:
        for path in ("me", "tables?scope=mine"):
            answer = await late.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (409, "session_replaced")
            assert "set-cookie" not in answer.headers
        time.advance(11)
        assert (await late.get("me"))["guest"] is True


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


async def test_a_session_runs_out_also_in_memory(mina: Person, time: FakeTime) -> None:
    before = await mina.get("me")
    time.advance(31 * DAY_S)
    assert (await mina.get("me"))["id"] != before["id"]


async def test_a_session_that_is_used_goes_on(site: Site, mina: Person, time: FakeTime) -> None:
    before = await mina.get("me")
    for _ in range(3):
        time.advance(20 * DAY_S)
        answer = await mina.http.get("me")
        assert answer.json()["id"] == before["id"]
        assert f"Max-Age={30 * DAY_S}" in answer.headers["set-cookie"]
        assert "set-cookie" not in (await mina.http.get("me")).headers  # once a day will do
    site.services.identity._cache.clear()
    assert (await mina.get("me"))["id"] == before["id"]


async def test_a_cookie_nobody_gave_out_is_nobodys(mina: Person) -> None:
    for token in ("x", "' OR 1=1 --", "a" * 4000, "%00"):
        mina.http.cookies.clear()
        mina.http.cookies.set(COOKIE, token)
        assert (await mina.get("me"))["guest"] is True


# --- names ---


async def test_accounts_that_look_alike_do_not_coexist(mina: Person, joon: Person, account: dict[str, str]) -> None:
    await mina.post("account/register", account)
    for twin in (
        account["name"].replace("i", "\u0456"),
        account["name"].replace("Mi", "MI"),
        f" {account['name']}\ufe0f",
    ):
        told = await joon.post("account/register", {**account, "name": twin}, 409)
        assert told["code"] == "name_taken"


async def test_a_guest_cannot_take_an_accounts_name(mina: Person, joon: Person, account: dict[str, str]) -> None:
    await mina.post("account/register", account)
    for twin in (account["name"], account["name"].lower(), account["name"].replace("a", "\u0430")):
        assert (await joon.post("me/name", {"name": twin}, 409))["code"] == "name_taken"
    assert (await joon.post("me/name", {"name": "Joon"}))["name"] == "Joon"


async def test_guests_carry_a_mark_at_the_table(mina: Person, joon: Person, account: dict[str, str]) -> None:
    opened = await mina.open(VS_OPEN)
    line = await mina.line(opened["table"]["id"], opened["key"])
    other = await joon.sit(opened["table"]["id"])
    while not line.table["seats"]["p2"]["guest"]:
        await line.next("notice")
    assert line.table["seats"]["p1"]["guest"] is True
    await mina.post("account/register", account)
    while line.table["seats"]["p1"]["guest"]:
        await line.next("notice")
    assert line.table["seats"]["p2"]["guest"] is True
    assert (await joon.get(f"tables/{opened['table']['id']}"))["seats"]["p1"]["guest"] is False
    await line.close()
    await other.close()


async def test_an_account_renames_to_a_free_name_now_and_then(
    mina: Person, joon: Person, account: dict[str, str], time: FakeTime
) -> None:
    await mina.post("account/register", account)
    await joon.post("account/register", {**account, "name": f"{account['name']}b"})
    assert (await mina.post("me/name", {"name": f"{account['name']}B"}, 409))["code"] == "name_taken"
    new = f"{account['name']} anew"
    assert (await mina.post("me/name", {"name": new}))["name"] == new
    assert (await mina.post("me/name", {"name": new.upper()}))["name"] == new.upper()  # it looks the same
    assert (await mina.post("me/name", {"name": "Somebody"}, 409))["code"] == "renamed_lately"
    await joon.post("account/logout")
    await joon.post("account/login", account, 401)
    await joon.post("account/login", {**account, "name": new})  # one name, to be shown and to log in with
    time.advance(29 * DAY_S)
    await mina.get("me")
    time.advance(2 * DAY_S)
    await mina.post("me/name", {"name": account["name"]})


# --- other sites' pages ---


FOREIGN = (
    {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example"},
)


async def test_a_foreign_page_makes_no_guest(tmp_path: Path) -> None:
    limits = replace(WIDE, guests=Rate(0.001, 60))
    async with serving(settings_for(tmp_path, limits=limits)) as site:
        for headers in FOREIGN:
            async with site.person(**headers) as foreign:
                answers = await asyncio.gather(*(foreign.http.get("me") for _ in range(70)))
            assert {answer.status_code for answer in answers} == {403}
            assert not any("set-cookie" in answer.headers for answer in answers)
        async with site.services.records._engine.connect() as connection:
            assert (await connection.execute(select(schema.users.c.id))).all() == []
        async with site.person(**{"sec-fetch-site": "same-origin"}) as owner:
            assert (await owner.get("me"))["guest"] is True


async def test_no_get_makes_anything_for_a_foreign_page(site: Site, mina: Person) -> None:
    table = (await mina.open(VS_OPEN))["table"]["id"]
    looks = {
        route.path_format.replace("{table_id}", table).removeprefix("/api/")
        for route in site.app.routes
        if route.path.startswith("/api/") and "GET" in getattr(route, "methods", ())
    }
    assert len(looks) > 30
    async with site.services.records._engine.connect() as connection:
        users = len((await connection.execute(select(schema.users.c.id))).all())
        async with site.person(**FOREIGN[0]) as foreign:
            for answer in await asyncio.gather(*(foreign.http.get(path) for path in looks if path != "schema")):
                assert "set-cookie" not in answer.headers, answer.url
        assert len((await connection.execute(select(schema.users.c.id))).all()) == users


# --- the end of a session ---


async def test_logging_out_closes_the_sockets(site: Site, mina: Person, account: dict[str, str]) -> None:
    await mina.post("account/register", account)
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    watching = await mina.line(seated["table"]["id"])
    await mina.post("account/logout")
    assert (await line.closed(), await watching.closed()) == (4401, 4401)
    again = await mina.connect(seated["table"]["id"])
    await again.send({"type": "hello", "version": PROTOCOL_VERSION, "key": seated["key"], "lang": "en"})
    assert await again.closed() == 4403
    assert site.services.presence.sessions() == []


async def test_sockets_close_also_where_the_session_was_forgotten(
    site: Site, mina: Person, joon: Person, account: dict[str, str]
) -> None:
    await mina.post("account/register", account)
    await joon.post("account/login", account)
    seated = await joon.open(VS_BOT)
    line = await joon.line(seated["table"]["id"], seated["key"])
    site.services.identity._cache.clear()  # as if fifty thousand others had come since
    await mina.post("account/sessions/end-others")
    assert await line.closed() == 4401


async def test_a_session_that_ends_while_it_is_looked_up_has_ended(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await mina.get("me")
    identity, token = site.services.identity, mina.http.cookies[COOKIE]
    people, by_session = identity._people, identity._people.by_session

    async def slow(session: str, now: int) -> Any:
        found = await by_session(session, now)
        if found is not None:
            await people.end_session(session)
            identity.ended([session])
        return found

    monkeypatch.setattr(people, "by_session", slow)
    identity._cache.clear()
    assert await identity.find(token) is None
    assert await identity.find(token) is None


async def test_an_act_after_the_end_of_the_session_is_refused(mina: Person, time: FakeTime) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    time.advance(31 * DAY_S)  # nobody has told the socket yet
    answer = await line.act()
    assert (answer["type"], answer["code"]) == ("problem", "signed_out")
    assert await line.closed() == 4401


async def test_sockets_of_a_session_that_ran_out_are_closed(site: Site, mina: Person, time: FakeTime) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    time.advance(31 * DAY_S)
    await site.services.housekeeping.sweep()
    assert await line.closed() == 4401


async def test_becoming_an_account_keeps_the_sockets(mina: Person, account: dict[str, str]) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.until_asked()
    await mina.post("account/register", account)
    assert (await line.act())["type"] == "done"
    await mina.post("account/logout")
    assert await line.closed() == 4401


async def test_logging_in_as_another_account_closes_the_sockets_of_the_first(
    mina: Person, joon: Person, account: dict[str, str]
) -> None:
    """They would go on under a session that the first account cannot end."""
    other = {**account, "name": next(_NAMES)}
    await mina.post("account/register", account)
    await joon.post("account/register", other)
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await mina.post("account/login", other)
    assert await line.closed() == 4401


async def test_going_does_not_make_more_guests_than_coming_does(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=replace(WIDE, guests=Rate(0.001, 3)))
    async with serving(settings) as site, site.person() as mina:
        await mina.get("me")
        await mina.post("account/logout")
        await mina.post("account/delete")
        for path in ("account/logout", "account/delete"):
            assert (await mina.post(path, {}, 429))["code"] == "too_many_guests"
        async with site.services.records._engine.connect() as connection:
            users = (await connection.execute(select(schema.users.c.id))).all()
        assert len(users) == 2  # the one that was deleted had never played, and nothing is left of it
        account = {"name": next(_NAMES), "password": "correct horse"}
        await mina.post("account/register", account)
        assert (await mina.post("account/logout"))["guest"] is True  # whoever has an account can always leave it


# --- guests who never played ---


async def test_guests_who_never_played_go_after_a_month(site: Site, time: FakeTime) -> None:
    async with site.person() as idle, site.person() as player, site.person() as opener, site.person() as regular:
        names = {who: (await person.get("me"))["id"] for who, person in (("idle", idle), ("regular", regular))}
        names["player"] = (await player.open(VS_BOT), (await player.get("me"))["id"])[1]
        opened = {"p1": {"kind": "open"}, "p2": {"kind": "open"}}
        names["opener"] = (await opener.open(opened), (await opener.get("me"))["id"])[1]
        time.advance(20 * DAY_S)
        await regular.get("me")
        time.advance(20 * DAY_S)
        await site.services.housekeeping.forget_old()
        async with site.services.records._engine.connect() as connection:
            left = set((await connection.execute(select(schema.users.c.id))).scalars())
            owners = set((await connection.execute(select(schema.sessions.c.user_id))).scalars())
        assert {who for who, user in names.items() if user in left} == {"regular", "player", "opener"}
        assert names["idle"] not in owners
        assert owners <= left
        assert (await regular.get("me"))["id"] == names["regular"]
