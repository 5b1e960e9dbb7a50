"""Kills during a tournament of bots and a rated one of people: every line that anybody was told stays, no pair has a
second table, and ratings are what the log of results comes to.

The short part kills once in each of three rounds, the long one at moments that chance takes. Where nothing goes on
any more both fail, and say how it stands.
"""

import asyncio
import os
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanpan.server import admin
from hanpan.server.admin_ratings import compare
from hanpan.tournaments.log import read
from hanpan.tournaments.orders import Report
from hanpan.tournaments.verify import faults
from tests.chaos.conftest import Count
from tests.chaos.players import Player
from tests.chaos.servers import Server
from tests.chaos.sizes import sizes
from tests.pace import PATIENCE_S

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"
RATED = 5  # games of the same two that count on a day
PAIRED = (12, 17, 22)  # lines of the log when each round of the short part is paired
PRESSED = {16: "pair", 21: "pair", 26: "finish"}  # what the organiser does there, since the breaks have no end


@sizes(len(PAIRED), 50)
async def test_kills_during_a_tournament_lose_and_double_nothing(tmp_path: Path, amount: int, count: Count) -> None:
    dice = random.Random(int(os.environ.get("HANPAN_CRASH_SEED", "5")))
    short = amount == len(PAIRED)
    database, bots, games = str(tmp_path / "hanpan.db"), 8 if short else 64, 2 if short else RATED
    told: dict[int, Any] = {}
    played: set[str] = set()
    kills = 0
    with Server(database) as server:
        await server.start()
        async with server.visitor() as http, server.visitor() as one, server.visitor() as two:
            await _organises(http, database)
            await _rated(http, one, two)  # first: bots play a whole tournament meanwhile
            event = await _opened(http, bots, break_s=86_400 if short else 0)
            alive = _Alive()
            people = [asyncio.create_task(_plays(each, server.host, played, dice)) for each in (one, two)]
            over = False
            while not over:
                await asyncio.sleep(0.02 if short else dice.uniform(0.05, 0.5))
                over = await _heard(http, event, told)
                alive.seen(len(told), kills)
                if not over and kills < amount and (not short or len(told) >= PAIRED[kills]):
                    server.kill()
                    kills += 1
                    await server.start()
                elif short and len(told) in PRESSED:
                    await http.post(f"events/{event}/acts", json={"type": PRESSED[len(told)]})
            while len(played) < games and not any(task.done() for task in people):  # who has failed plays no more
                await asyncio.sleep(0.05)
                alive.seen(len(played), await _where(one), await _where(two))
            for task in people:
                task.cancel()
            assert not [each for each in await asyncio.gather(*people, return_exceptions=True) if _is_wrong(each)]
            exported = (await http.get(f"events/{event}/export", params={"as": "log"})).content
        server.kill()
    count("kill -9 during a tournament", kills)
    assert kills == amount if short else kills
    file = tmp_path / "event.jsonl"
    file.write_bytes(exported)
    entries = read(file)
    assert faults(entry.order for entry in entries) == []
    reports = Counter((entry.order.round, entry.order.table) for entry in entries if isinstance(entry.order, Report))
    assert set(reports.values()) == {1}
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT pairing, number, first, table_id, second, event_id FROM event_tables")
        tables = rows.fetchall()
        stored = {row[0] for row in connection.execute("SELECT id FROM tables WHERE event IS NOT NULL")}
    assert {row[3] for row in tables} == stored
    matches = Counter((row[5], row[0], row[1]) for row in tables)
    assert set(matches.values()) == {1}  # a match of one game has one table, whatever happened
    compared = await compare(database)
    assert compared.differ == 0
    assert compared.counted >= games  # more than five do not count on one day
    with sqlite3.connect(database) as connection:
        logged = [row[0] for row in connection.execute("SELECT table_id FROM results")]
    assert len(logged) == len(set(logged))
    assert played <= set(logged)
    results = {entry.order.result.table for entry in entries if isinstance(entry.order, Report)}
    assert results == {row[3] for row in tables if row[5] == event}
    assert all(row[2] is not None and row[4] is not None for row in tables if row[5] == event)


class _Alive:
    """Fails where nothing has changed for a long time, with what was seen last."""

    def __init__(self) -> None:
        self._last: tuple[object, ...] = ()
        self._since = time.monotonic()

    def seen(self, *how: object) -> None:
        """How it stands."""
        if how != self._last:
            self._last, self._since = how, time.monotonic()
        assert time.monotonic() - self._since < PATIENCE_S, f"nothing goes on: {how}"


async def _where(http: httpx.AsyncClient) -> tuple[str | None, str]:
    """The table that somebody is called to, and how it stands."""
    me = (await http.get(f"events/{http.headers['event']}")).json()["me"]
    if me["table"] is None:
        return None, ""
    return me["table"], (await http.get(f"tables/{me['table']}")).text


async def _organises(http: httpx.AsyncClient, database: str) -> None:
    await http.post("account/register", json={"name": "The host", "password": PASSWORD})
    await admin.make_organiser(database, "The host")


async def _opened(http: httpx.AsyncClient, bots: int, *, break_s: int) -> str:
    terms = {"bots": True, "break_s": break_s}
    body = {"name": "Kills", "game": "dice-battle", "mode": "quick", "terms": terms}
    event: str = (await http.post("events", json=body)).json()["info"]["id"]
    for act in ({"type": "add", "bots": bots, "level": "easy"}, {"type": "start"}):
        answer = await http.post(f"events/{event}/acts", json=act)
        assert answer.status_code == 200, answer.text
    return event


async def _rated(host: httpx.AsyncClient, *people: httpx.AsyncClient) -> None:
    """A rated arena of two, who meet again and again."""
    body = {"name": "Rated", "game": "dice-battle", "mode": "quick", "format": "arena"}
    terms = {"rated": True, "minutes": 600}
    event = (await host.post("events", json={**body, "terms": terms})).json()["info"]["id"]
    for number, each in enumerate(people):
        await each.post("account/register", json={"name": f"Player {number}", "password": PASSWORD})
        answer = await each.post(f"events/{event}/acts", json={"type": "join"})
        assert answer.status_code == 200, answer.text
        each.headers["event"] = event  # which page to look at
    answer = await host.post(f"events/{event}/acts", json={"type": "start"})
    assert answer.status_code == 200, answer.text


async def _plays(http: httpx.AsyncClient, host: str, played: set[str], dice: random.Random) -> None:
    """Somebody plays one game after another; what the table has told as over is kept."""
    while True:
        try:
            me = (await http.get(f"events/{http.headers['event']}")).json()["me"]
            if me["table"] is None or me["table"] in played:
                await asyncio.sleep(0.05)
                continue
            key = (await http.get(f"tables/{me['table']}/seat")).json()["key"]
        except (httpx.TransportError, ValueError, KeyError):  # the server is down, or comes up
            await asyncio.sleep(0.05)
            continue
        player = Player(http, host, me["table"], me["seat"], key, dice)
        await player.play_on()
        played.add(me["table"])


def _is_wrong(ended: object) -> bool:
    return isinstance(ended, Exception) and not isinstance(ended, asyncio.CancelledError)


async def _heard(http: httpx.AsyncClient, event: str, told: dict[int, Any]) -> bool:
    """Take in the whole log: what was told before is there still, word for word. Whether the tournament is over."""
    known: dict[int, Any] = {}
    more = True
    while more:
        found = (await http.get(f"events/{event}/log", params={"after": len(known)})).json()
        known |= {line["n"]: line for line in found["lines"]}
        more = found["more"]
    assert {n: known.get(n) for n in told} == told
    told |= known
    page = (await http.get(f"events/{event}")).json()
    return bool(page["info"]["stage"] == "over")
