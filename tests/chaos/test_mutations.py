"""Messages, requests, positions and stored tables changed at random: each is answered, and nothing else is touched."""

import asyncio
import json
import logging
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from hanpan.core.proofs.kit.bases import casebook_facts
from hanpan.games.loading import load_game
from hanpan.games.registry import casebook_of, game_ids
from hanpan.server.wire import PROTOCOL_VERSION
from tests.chaos import mutate
from tests.chaos.conftest import Count
from tests.chaos.players import answers
from tests.chaos.positions import fuzz
from tests.chaos.rules import Log
from tests.chaos.sizes import sizes
from tests.legacy.old import TABLES, UNDER_PLAY, as_recorded, old_database, people_of, recorded_time, settings_at
from tests.server.harness import WIDE, Line, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

AT_ONCE = 50
KIND_CODES = (1000, 1007, 1008, 1009, 1012, 4400, 4404, 4409, 4429)  # a server that knows what it refuses
ASKING: list[dict[str, Any]] = [
    {"type": "withdraw", "id": "w", "step": 1},
    {"type": "offer_draw", "id": "o"},
    {"type": "decline_draw", "id": "d"},
    {"type": "rematch", "id": "r"},
    {"type": "ask_hint", "id": "h"},
    {"type": "ask_options", "id": "p", "step": 1, "said": ["play", "cards=[]"], "lang": "ko"},
    {"type": "read_text", "id": "t", "step": 1, "text": "play boost shields 1", "lang": "en"},
    {"type": "check", "id": "k", "step": 1, "actions": [{"type": "play", "cards": ["boost"], "shields": 1}]},
    {"type": "call_judge", "id": "c", "step": 1, "index": 0, "words": "why?"},
    {"type": "settle_call", "id": "s"},
    {"type": "rule", "id": "j", "level": 2, "clause": "DB-7.3", "words": "so"},
    {"type": "hello", "version": 1, "key": None, "lang": "ko"},
    {"type": "resign", "id": "g"},
    {"type": "resync"},
    {"type": "ping", "at": 1},
]


@asynccontextmanager
async def _site(folder: Path) -> AsyncIterator[Site]:
    limits = replace(WIDE, tables_per_user=10**6)
    async with serving(settings_for(folder, limits=limits)) as site:
        yield site


def _no_defects(caplog: pytest.LogCaptureFixture) -> None:
    bad = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not bad, [(record.getMessage(), record.exc_text or record.exc_info) for record in bad[:3]]


@pytest.mark.parametrize("game", game_ids())
@sizes(250, 10_000)
async def test_changed_messages(
    game: str, amount: int, tmp_path: Path, caplog: pytest.LogCaptureFixture, count: Count
) -> None:
    dice = random.Random(f"{game}{amount}")
    tables: list[str] = []
    async with _site(tmp_path) as site, site.person() as mina, site.person() as joon:
        sent = 0
        while sent < amount:
            lines = await _two(game, mina, joon, dice)
            tables.append(lines[0].table["id"])
            try:
                while sent < amount and not any(line.ending for line in lines):
                    for line in lines:
                        sent += await _pester(line, dice)
                    await _move(lines, dice)
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                assert code in KIND_CODES, f"closed with {code}"
            for line in lines:
                await line.close()
        _no_defects(caplog)
    log = Log(site.settings.database)
    for table in tables:
        log.replayed(table, own_ids=False)  # a changed id may be an old one
    log.close()
    count(f"changed messages, {game}", sent)


async def _two(game: str, mina: Person, joon: Person, dice: random.Random) -> list[Line]:
    info = load_game(game).info
    seats: dict[str, Any] = {seat: {"kind": "me" if seat == "p1" else "open"} for seat in info.seats}
    mode = dice.choice([mode for mode in info.modes if not mode.startswith("ladder-")])
    seated = await mina.post("tables", {"game": game, "mode": mode, "seats": seats}, 201)
    lines = [await mina.line(seated["table"]["id"], seated["key"])]
    if len(seats) > 1:
        lines.append(await joon.sit(seated["table"]["id"]))
    return lines


async def _pester(line: Line, dice: random.Random) -> int:
    """Send changed messages, and hear the line out: the ping at the end shows that none is still being looked at."""
    asked = line.asked
    good = list(ASKING)
    if asked is not None and asked["sealed"] is None:
        tries = answers(asked, dice)
        good += [{"type": "act", "id": f"a{n}", "step": asked["step"], "action": next(tries)} for n in range(4)] * 3
        good.append({"type": "draft", "step": asked["step"], "action": next(tries)})
    for _ in range(AT_ONCE):
        message = dict(dice.choice(good))
        if "id" in message:
            message["id"] = f"m{dice.randrange(10**9)}"
        await line.send(mutate.text(message, dice))
    at = dice.randrange(10**9)
    await line.send({"type": "ping", "at": at})
    while (await line.next("pong"))["at"] != at:
        pass
    return AT_ONCE


async def _move(lines: list[Line], dice: random.Random) -> None:
    """Some step of the game, so that other questions are asked."""
    for line in lines:
        asked = line.asked
        if asked is not None and asked["sealed"] is None and line.ending is None:
            for action in answers(asked, dice):
                if (await line.act(action))["type"] == "done" or line.ending is not None:
                    break
                if line.asked is None or line.asked["step"] != asked["step"]:
                    break
    for line in lines:
        at = dice.randrange(10**9)
        await line.send({"type": "ping", "at": at})
        while (await line.next("pong"))["at"] != at:
            pass


@pytest.mark.parametrize("game", game_ids())
@sizes(250, 10_000)
async def test_changed_requests(
    game: str, amount: int, tmp_path: Path, caplog: pytest.LogCaptureFixture, count: Count
) -> None:
    dice = random.Random(f"{game}/{amount}")
    given = casebook_facts(casebook_of(game), game, None if amount > 1000 else 12, 1)
    async with _site(tmp_path) as site, site.person() as mina:
        described = (await mina.http.get("schema/openapi.json")).json()["paths"]
        routes = [
            (path, method)
            for path, methods in described.items()
            for method in methods
            if method in ("get", "post", "put", "patch", "delete") and "/lab" not in path
        ]
        info = load_game(game).info
        seats = {seat: {"kind": "me"} if seat == "p1" else {"kind": "bot", "level": "random"} for seat in info.seats}
        table = (await mina.post("tables", {"game": game, "seats": seats}, 201))["table"]["id"]
        tried = 0
        while tried < amount:
            path, method = dice.choice([*routes, *[("/api/tables", "post"), ("/api/positions", "post")] * 12])
            if "account" in path and dice.random() < 0.9:
                continue  # a password takes a while, as it should
            body = _body(path, game, seats, dice.choice(given), dice)
            address = path.removeprefix("/api/")
            for name, value in (("table_id", table), ("game_id", game), ("game", game)):
                address = address.replace(f"{{{name}}}", value if dice.random() < 0.8 else _odd_word(dice))
            if "{" in address:
                address = address.split("{")[0] + _odd_word(dice)
            query = {dice.choice(["seat", "step", "scope", "lang", "set", "n"]): _odd_word(dice)}
            content = mutate.text(body, dice)
            answer = await mina.http.request(
                method.upper(),
                address,
                params=query if dice.random() < 0.3 else None,
                content=content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content,
                headers={"content-type": "application/json"},
            )
            assert answer.status_code < 500, (method, path, content, answer.text)
            if answer.status_code >= 400 and path != "/api/metrics":
                assert answer.json()["code"], answer.text
            tried += 1
        _no_defects(caplog)
        assert (await mina.get("health"))["status"] == "ok"
    count(f"changed requests, {game}", tried)


def _body(path: str, game: str, seats: Any, given: Any, dice: random.Random) -> Any:
    if path.endswith("/positions"):
        return {"game": game, "given": given, "seat": "p1", "level": "random", "overrides": {}}
    if path.endswith("/tables"):
        clock = {"base_s": 60, "increment_s": 1, "decision_s": 30}
        body = {"game": game, "seats": seats, "mode": dice.choice(load_game(game).info.modes), "clock": clock}
        return {**body, "overrides": {"setup.hp": 30}, "visibility": "public", "spectator_delay_s": 5, "judge": True}
    if path.endswith("/branch"):
        return {"step": 1, "seat": "p1", "level": "random", "pinned": True}
    return {"name": "Mina", "password": "correct horse", "cards": ["A01"] * 5, "rows": ["." * 10] * 6, "overrides": {}}


def _odd_word(dice: random.Random) -> str:
    words = ["0", "-1", "x", "%00", "..", "p1", "none", "99999999999999999999", "가", "a b", "%", "x" * 600, "null"]
    return dice.choice(words)


@pytest.mark.chaos
@pytest.mark.parametrize("game", game_ids())
def test_changed_positions(game: str, count: Count) -> None:
    """The short part of this is in tests/kit/test_odd.py."""
    report = fuzz(game, 100_000, 1)
    assert report.ok, report.failures[:3]
    count(f"changed positions, {game}", report.positions)
    count(f"changed positions that can be played, {game}", report.accepted)


ODD_CELLS: list[Any] = [
    "",
    "x",
    "{}",
    "[]",
    "null",
    "0",
    -1,
    10**12,
    "\x00",
    "zz" * 32,
    '{"type":"nothing"}',
    "p9",
    b"\xff",
]
DAMAGED = 9  # tables at once


@sizes(1, 60)
async def test_damaged_tables_harm_no_other(tmp_path: Path, amount: int, count: Count) -> None:
    for number in range(3, amount + 3):
        folder = tmp_path / str(number)
        folder.mkdir()
        database, dice = old_database(folder), random.Random(number)
        hurt = dice.sample(UNDER_PLAY, DAMAGED)
        with closing(sqlite3.connect(database)) as connection:
            for name in hurt:
                _damage(connection, TABLES[name]["id"], dice)
            connection.commit()
        settings = replace(settings_at(str(database), recorded_time()), log_level="CRITICAL")
        async with serving(settings) as site, people_of(site) as people:
            for name in UNDER_PLAY:
                whole = len(TABLES[name]["seats"]) == len(load_game(TABLES[name]["game"]).info.seats)
                if name not in hurt and whole:
                    as_recorded(site, name)
            assert (await people["mina"].get("ready"))["status"] == "ok"
            await asyncio.gather(*(_looked_at(people, name) for name in hurt))
        count("damaged tables and log lines", DAMAGED)


async def _looked_at(people: dict[str, Person], name: str) -> None:
    """Whoever comes to a damaged table, or to a list with it, is answered."""
    table = TABLES[name]["id"]
    for person in (people[TABLES[name]["seats"]["p1"]["person"]], people["sora"]):
        for path in (f"tables/{table}", f"tables/{table}/replay", f"tables/{table}/dice", f"tables/{table}/seat"):
            answer = await person.http.get(path)
            assert answer.status_code < 500, (name, path, answer.text)
        for scope in ("open", "mine", "watch"):
            await person.get(f"tables?scope={scope}")
        line = await person.connect(table)
        code = await _answered(line, TABLES[name]["seats"]["p1"]["key"])
        assert code in (0, 1012, *range(4400, 4500)), (name, code)
        await line.close()


async def _answered(line: Line, key: str) -> int:
    """0 for somebody who is let in or told why not, else the code with which the line was closed."""
    try:
        await line.send({"type": "hello", "version": PROTOCOL_VERSION, "key": key})
        return 0 if (await line.next())["type"] in ("welcome", "problem") else 1
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def _damage(connection: sqlite3.Connection, table: str, dice: random.Random) -> None:
    """Something of the stored table is not as any server would have written it."""
    what = dice.randrange(8)
    if what < 3:
        rows = connection.execute("SELECT n, body FROM log WHERE table_id = ?", (table,)).fetchall()
        n, body = dice.choice(rows)
        bad = dice.choice(ODD_CELLS) if what == 0 else mutate.text(json.loads(body), dice)
        connection.execute("UPDATE log SET body = ? WHERE table_id = ? AND n = ?", (_kept(bad), table, n))
    elif what == 3:
        n = dice.choice(connection.execute("SELECT n FROM log WHERE table_id = ?", (table,)).fetchall())[0]
        connection.execute(
            "DELETE FROM log WHERE table_id = ? AND n >= ? AND n < ?", (table, n, n + dice.choice((1, 99)))
        )
    elif what == 4:
        connection.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (dice.choice(ODD_CELLS), table))
    elif what == 5:
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    elif what == 6:
        column = dice.choice(["kind", "user_id", "name", "key", None])
        if column is None:
            connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
        else:
            connection.execute(f"UPDATE seats SET {column} = ? WHERE table_id = ?", (dice.choice(ODD_CELLS), table))
    else:
        columns = [
            "game",
            "rules",
            "mode",
            "overrides",
            "kind",
            "start",
            "visibility",
            "clock",
            "secret",
            "status",
            "round",
        ]
        column = dice.choice(columns)
        connection.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (dice.choice(ODD_CELLS), table))


def _kept(value: str | bytes | Any) -> Any:
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value
