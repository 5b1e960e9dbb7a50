"""Accounts whose names look alike, and the administrator's part."""

import sqlite3
import unicodedata
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, create_engine

from hanpan.core.language.lookalikes import skeleton
from hanpan.server import admin, admin_people
from hanpan.server.storage.engine import database_url, sync_url
from hanpan.server.storage.migrate import MIGRATIONS, migrate
from tests.cli.run import fine, refused
from tests.server.harness import VS_BOT, VS_OPEN, Site, serving, settings_for
from tests.server.owners import Owner

pytestmark = pytest.mark.slow


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
        await site.services.live_tables.sweep()
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
