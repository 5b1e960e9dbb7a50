"""An account and its owner: password, guessing, sessions, one-time codes, export, deletion."""

import json
import sqlite3
import unicodedata
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pyotp
import pytest
import pytest_asyncio
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, create_engine, select

from hanpan.core.replay import parse_replay, verify
from hanpan.games.registry import load_game
from hanpan.server import admin, admin_people
from hanpan.server.identity import COOKIE, DEVICE_COOKIE, hashed
from hanpan.server.names import skeleton
from hanpan.server.passwords import check_password
from hanpan.server.settings import Rate
from hanpan.server.storage import schema
from hanpan.server.storage.engine import database_url, sync_url
from hanpan.server.storage.migrate import MIGRATIONS, migrate
from tests.cli.run import fine, refused
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, FakeTime, Person, Site, one_step, serving, settings_for

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
_NAMES = (f"Sora {n}" for n in count())


@pytest_asyncio.fixture(loop_scope="module")
async def owner(mina: Person) -> AsyncIterator["Owner"]:
    """An account, logged in."""
    yield await Owner.make(mina)


class Owner:
    """Somebody with an account."""

    def __init__(self, person: Person, name: str, user: str) -> None:
        self.person = person
        self.name = name
        self.id = user

    @classmethod
    async def make(cls, person: Person) -> "Owner":
        """A new account of this person."""
        name = next(_NAMES)
        return cls(person, name, (await person.post("account/register", {"name": name, "password": PASSWORD}))["id"])

    @property
    def credentials(self) -> dict[str, str]:
        """Name and password."""
        return {"name": self.name, "password": PASSWORD}

    async def with_codes(self) -> tuple[pyotp.TOTP, list[str]]:
        """Switch one-time codes on; the app, and the recovery codes."""
        begun = await self.person.post("account/codes/start", {"password": PASSWORD})
        app = pyotp.TOTP(begun["secret"])
        told = await self.person.post("account/codes/confirm", {"code": _code(app, self.person.site)})
        return app, told["codes"]


def _code(app: pyotp.TOTP, site: Site, steps: int = 0) -> str:
    return app.at(site.settings.now() // 1000, steps)


# --- passwords ---


@pytest.mark.parametrize("password", ["12345678", "password", "PASSWORD", "qwer1234", "aaaaaaaaaaaa", "Somebody New"])
async def test_the_first_passwords_that_others_try_are_refused(mina: Person, password: str) -> None:
    told = await mina.post("account/register", {"name": "somebody new", "password": password}, 400)
    assert told["code"] == "common_password"


def test_an_uncommon_password_is_fine() -> None:
    check_password("미나의 비밀번호 여덟", "Mina")
    check_password(PASSWORD, "Mina")


async def test_another_password_ends_the_other_sessions(owner: Owner, joon: Person) -> None:
    mina = owner.person
    await joon.post("account/login", owner.credentials)
    seated = await joon.open(VS_BOT)
    elsewhere = await joon.line(seated["table"]["id"], seated["key"])
    mine = await mina.line(seated["table"]["id"], seated["key"])
    new = {"password": PASSWORD, "new": "battery staple"}
    assert (await mina.post("account/password", {**new, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await mina.post("account/password", {**new, "new": "12345678"}, 400))["code"] == "common_password"
    token = mina.http.cookies[COOKIE]
    assert (await mina.post("account/password", new))["id"] == owner.id
    assert mina.http.cookies[COOKIE] != token
    assert await elsewhere.closed() == 4401
    assert (await joon.get("me"))["guest"] is True
    await mine.until_asked()
    assert (await mine.act())["type"] == "done"  # the socket of whoever changed it stays
    await mine.close()
    await joon.post("account/login", owner.credentials, 401)
    await joon.post("account/login", {"name": owner.name, "password": "battery staple"})


async def test_a_guest_has_no_password_to_change(mina: Person) -> None:
    told = await mina.post("account/password", {"password": "a", "new": "battery staple"}, 409)
    assert told["code"] == "no_account"


async def test_a_stranger_locks_nobody_out(tmp_path: Path) -> None:
    narrow = replace(
        WIDE,
        passwords=Rate(0.001, 3),
        password_addresses=Rate(0.001, 30),
        password_accounts=Rate(0.001, 3),
        password_pause_s=0.0,
    )
    async with (
        serving(settings_for(tmp_path, limits=narrow)) as site,
        site.person() as mina,
        site.person() as stranger,
        site.person(at="127.0.0.2") as abroad,
        site.person() as new,
    ):
        owner = await Owner.make(mina)
        await mina.post("account/logout")
        for status in (401, 401, 401, 429, 429):
            await stranger.post("account/login", {**owner.credentials, "password": "wrong"}, status)
        await new.post("account/login", owner.credentials, 429)  # where the stranger is, a new device has to wait
        assert (await abroad.post("account/login", owner.credentials))["id"] == owner.id
        assert mina.http.cookies[DEVICE_COOKIE]
        assert (await mina.post("account/login", owner.credentials))["id"] == owner.id
        await mina.post("account/logout")
        for status in (401, 401, 429):  # a device that is known counts for itself
            await mina.post("account/login", {**owner.credentials, "password": "wrong"}, status)


async def test_many_known_devices_are_one_address(tmp_path: Path) -> None:
    """Each attempt costs the server a hash, and a device is had for one log-in."""
    async with (
        serving(settings_for(tmp_path, limits=replace(WIDE, password_devices=Rate(0.001, 3)))) as site,
        site.person() as mina,
        site.person() as joon,
    ):
        owner = await Owner.make(mina)
        await joon.post("account/login", owner.credentials)
        for person, status in ((mina, 401), (joon, 401), (mina, 401), (joon, 429), (mina, 429)):
            await person.post("account/login", {**owner.credentials, "password": "wrong"}, status)


async def test_another_password_forgets_the_other_devices(site: Site, owner: Owner, joon: Person) -> None:
    await joon.post("account/login", owner.credentials)
    people = site.services.identity._people
    devices = [hashed(person.http.cookies[DEVICE_COOKIE]) for person in (owner.person, joon)]
    assert [await people.is_device(device, owner.id) for device in devices] == [True, True]
    await owner.person.post("account/password", {"password": PASSWORD, "new": "battery staple"})
    assert [await people.is_device(device, owner.id) for device in devices] == [True, False]


async def test_a_code_that_was_under_way_does_not_switch_codes_on_again(site: Site, owner: Owner) -> None:
    await owner.with_codes()
    people = site.services.identity._people
    user = await people.by_id(owner.id)
    assert user is not None
    assert user.totp is not None
    await people.set_codes(owner.id, None, 0)
    await people.use_step(owner.id, user.totp, user.totp_step + 1)
    user = await people.by_id(owner.id)
    assert user is not None
    assert user.totp is None


# --- sessions ---


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


# --- one-time codes ---


async def test_codes_are_asked_for_after_the_right_password(
    site: Site, owner: Owner, joon: Person, time: FakeTime
) -> None:
    app, _ = await owner.with_codes()
    assert (await owner.person.get("account"))["codes"] is True
    time.advance(60)
    login = owner.credentials
    assert (await joon.post("account/login", {**login, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await joon.post("account/login", login, 401))["code"] == "code_needed"
    assert (await joon.post("account/login", {**login, "code": "000000"}, 401))["code"] == "wrong_code"
    code = _code(app, site)
    assert (await joon.post("account/login", {**login, "code": f" {code[:3]} {code[3:]}"}))["id"] == owner.id
    await joon.post("account/logout")
    assert (await joon.post("account/login", {**login, "code": code}, 401))["code"] == "wrong_code"  # used
    for steps in (-1, 2):  # before the last one used; too far ahead
        assert (await joon.post("account/login", {**login, "code": _code(app, site, steps)}, 401))[
            "code"
        ] == "wrong_code"
    assert (await joon.post("account/login", {**login, "code": _code(app, site, 1)}))["id"] == owner.id


async def test_each_recovery_code_opens_once(owner: Owner, joon: Person) -> None:
    _, codes = await owner.with_codes()
    assert len(set(codes)) == 10
    login = {**owner.credentials, "code": codes[3].upper().replace("-", " ")}
    assert (await joon.post("account/login", login))["id"] == owner.id
    assert (await joon.get("account"))["recovery_left"] == 9
    await joon.post("account/logout")
    assert (await joon.post("account/login", login, 401))["code"] == "wrong_code"


async def test_codes_are_switched_off_by_their_owner_or_the_administrator(
    site: Site, owner: Owner, joon: Person, time: FakeTime
) -> None:
    mina = owner.person
    app, _ = await owner.with_codes()
    assert (await mina.post("account/codes/start", {"password": PASSWORD}, 409))["code"] == "codes_on"
    time.advance(60)
    proof = {"password": PASSWORD, "code": _code(app, site)}
    assert (await mina.post("account/codes/stop", {**proof, "password": "wrong"}, 401))["code"] == "wrong_password"
    assert (await mina.post("account/codes/stop", {**proof, "code": "1"}, 401))["code"] == "wrong_code"
    assert (await mina.post("account/codes/stop", proof))["codes"] is False
    await joon.post("account/login", owner.credentials)
    await owner.with_codes()
    await joon.post("account/logout")
    await joon.post("account/login", owner.credentials, 401)
    await admin_people.reset_codes(site.settings.database, owner.name)
    await joon.post("account/login", owner.credentials)
    with pytest.raises(admin.AdminError, match="one-time codes"):
        await admin_people.reset_codes(site.settings.database, owner.name)


async def test_the_secret_comes_with_a_picture(owner: Owner) -> None:
    begun = await owner.person.post("account/codes/start", {"password": PASSWORD})
    assert begun["picture"].startswith("<svg ")
    assert begun["secret"] in begun["address"]
    assert (await owner.person.get("account"))["codes"] is False
    assert (await owner.person.post("account/codes/confirm", {"code": "123"}, 401))["code"] == "wrong_code"


async def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(WIDE, codes=Rate(0.001, 3))
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina, site.person() as thief:
        owner = await Owner.make(mina)
        _, codes = await owner.with_codes()  # takes one
        for status in (401, 401, 429):
            await thief.post("account/login", {**owner.credentials, "code": "000000"}, status)
        await mina.post("account/logout")
        await mina.post("account/login", {**owner.credentials, "code": codes[0]})


# --- the administrator ---


async def test_a_password_that_was_reset_ends_the_sessions(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site, site.person() as mina:
        owner = await Owner.make(mina)
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        password = await admin_people.reset_password(site.settings.database, owner.name)
        await site.services.housekeeping.sweep()  # which runs every few seconds
        assert await line.closed() == 4401
        assert (await mina.get("me"))["guest"] is True
        await mina.post("account/login", owner.credentials, 401)
        assert (await mina.post("account/login", {"name": owner.name, "password": password}))["id"] == owner.id
        with pytest.raises(admin.AdminError, match="there is no account"):
            await admin_people.reset_password(site.settings.database, "nobody")


async def test_an_account_that_the_administrator_deletes(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site, site.person() as mina, site.person() as joon:
        owner = await Owner.make(mina)
        opened = await mina.open(VS_OPEN)
        table = opened["table"]["id"]
        line = await mina.line(table, opened["key"])
        other = await joon.sit(table)
        waiting = (await mina.open(VS_OPEN))["table"]["id"]
        await admin_people.delete_account(site.settings.database, owner.name)
        await site.services.hub.sweep()
        await site.services.housekeeping.sweep()
        assert await line.closed() in (1012, 4401)
        assert await other.closed() == 1012
        other = await joon.line(table, None)
        assert other.ending is not None
        assert (other.ending["reason"], other.ending["winner"]) == ("resigned", "p2")
        assert other.table["seats"]["p1"]["gone"] is True
        assert (await joon.get(f"tables/{waiting}"))["status"] == "over"
        assert (await mina.get("me"))["guest"] is True
        await mina.post("account/register", owner.credentials)  # the name is free
        await other.close()


def test_the_commands_of_the_administrator(tmp_path: Path) -> None:
    database = settings_for(tmp_path).database
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO users (id, name, account, skeleton, password, totp, created_at)"
            " VALUES ('a', 'Mina', 'mina', ?, 'x', 'secret', 1)",
            [skeleton("Mina")],
        )
    assert fine("admin", "reset-codes", "mina", "--db", database, "--lang", "en").startswith("mina logs in without")
    assert "no one-time codes" in refused("admin", "reset-codes", "Mina", "--db", database)
    assert "의 새 비밀번호: " in fine("admin", "reset-password", "Mina", "--db", database, "--lang", "ko")
    assert fine("admin", "delete", "Mina", "--db", database, "--lang", "en") == "the account Mina is deleted\n"
    assert "there is no account 'Mina'" in refused("admin", "delete", "Mina", "--db", database)


def _migrate_to(url: URL, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(sync_url(url))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def test_accounts_of_before_that_look_alike(tmp_path: Path) -> None:
    database = str(tmp_path / "old.db")
    url = database_url(database)
    with_names = [
        ("Mina", 2),
        ("M\u0456na", 3),
        ("MlNA", 1),
        ("x" * 24, 4),
        ("X" * 23 + "\u0445", 5),
        ("민아", 6),
        ("ㄱㅏ", 7),
    ]
    _migrate_to(url, "0005")
    with sqlite3.connect(database) as connection:
        for n, (name, at) in enumerate(with_names):
            typed = unicodedata.normalize("NFKC", name).casefold()
            row = (f"u{n}", name, typed, "x", at)
            connection.execute("INSERT INTO users (id, name, account, password, created_at) VALUES (?,?,?,?,?)", row)
        connection.execute("INSERT INTO users (id, name, created_at) VALUES ('guest', 'Joon', 8)")
        connection.execute(
            "INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES ('s', 'u0', 1, ?)", [2**62]
        )
        for n, user in enumerate(("u1", "guest")):
            sits = ("t", f"p{n + 1}", "person", user, "?", "k")
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, user_id, name, key) VALUES (?,?,?,?,?,?)", sits
            )
    migrate(url)
    with sqlite3.connect(database) as connection:
        found = connection.execute(
            "SELECT name, account, may_rename FROM users WHERE account IS NOT NULL ORDER BY id"
        ).fetchall()
        seats = connection.execute("SELECT name, mark FROM seats ORDER BY seat").fetchall()
        ((until,),) = connection.execute("SELECT expires_at FROM sessions").fetchall()
    assert [(name, bool(may)) for name, _, may in found] == [
        ("Mina 2", True),
        ("M\u0456na 3", True),
        ("MlNA", False),  # the oldest keeps its name
        ("x" * 24, False),
        ("X" * 22 + " 2", True),
        ("민아", False),
        ("ㄱㅏ", False),
    ]
    assert [account for _, account, _ in found][:2] == ["mina", "m\u0456na"]  # they log in as before
    assert found[-1][1] == "ㄱㅏ"
    assert seats == [("M\u0456na 3", None), ("?", "guest")]
    assert until < 2**62


async def test_who_was_given_a_number_may_choose_another_name_at_once(site: Site, owner: Owner) -> None:
    await owner.person.post("me/name", {"name": f"{owner.name} b"})
    assert (await owner.person.post("me/name", {"name": f"{owner.name} c"}, 409))["code"] == "renamed_lately"
    with sqlite3.connect(site.settings.database) as connection:
        connection.execute("UPDATE users SET may_rename = 1 WHERE id = ?", [owner.id])
    site.services.identity._cache.clear()
    assert (await owner.person.get("account"))["may_rename"] is True
    await owner.person.post("me/name", {"name": f"{owner.name} d"})
    assert (await owner.person.get("account"))["may_rename"] is False
    assert (await owner.person.post("me/name", {"name": f"{owner.name} e"}, 409))["code"] == "renamed_lately"


# --- export and deletion ---


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
    proof = {"password": PASSWORD, "code": _code(app, site)}
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
