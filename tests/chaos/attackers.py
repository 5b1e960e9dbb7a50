"""Ten who want to spoil it for everybody, each from an address of its own, as fast as the server lets them.

`python -m tests.chaos.attackers HOST SECONDS` runs them all and prints how often each has tried; attack.py starts it.
"""

import asyncio
import itertools
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.wire import PROTOCOL_VERSION
from tests.own import own

_MOST_HELD = 300  # half-open connections, sockets that say nothing
Attack = Callable[["Attacker"], Awaitable[None]]


class Attacker:
    """Somebody with an address, who counts."""

    def __init__(self, host: str, number: int) -> None:
        self.host = host
        self.address = f"127.0.0.{10 + number}"
        self.tries = 0
        self.let_in = 0  # how often the server did what was asked

    def browser(self) -> httpx.AsyncClient:
        """A new visitor from this address."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)  # no certificates to read
        return httpx.AsyncClient(base_url=f"http://{self.host}/api/", transport=transport, timeout=10)

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """One request; None where nobody answers."""
        self.tries += 1
        try:
            answer = await http.request(method, path, json=body)
        except httpx.HTTPError:
            return None
        self.let_in += answer.is_success
        if answer.status_code == 429:
            await asyncio.sleep(0.02)
        return answer

    async def line(self, table: str, http: httpx.AsyncClient | None = None, **more: Any) -> ClientConnection:
        """A socket to a table."""
        self.tries += 1
        cookies = "" if http is None else "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        line = await connect(
            f"ws://{self.host}/ws/tables/{table}",
            additional_headers={"cookie": cookies} if cookies else {},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            **more,
        )
        self.let_in += 1
        return line

    async def table(self, http: httpx.AsyncClient, game: str = "trail", **more: Any) -> dict[str, Any]:
        """A table of one's own."""
        while True:
            seats = {seat: {"kind": "me"} if seat == "p1" else {"kind": "open"} for seat in load_game(game).info.seats}
            answer = await self.ask(http, "POST", "tables", {"game": game, "seats": seats, **more})
            if answer is not None and answer.is_success:
                found: dict[str, Any] = answer.json()
                return found
            await asyncio.sleep(0.5)


def _hello(key: str | None = None) -> str:
    return json.dumps({"type": "hello", "version": PROTOCOL_VERSION, "key": key})


async def sockets(me: Attacker) -> None:
    """Sockets that never say hello, or say nonsense, as many as there can be."""
    async with me.browser() as http, AsyncExitStack() as held:
        table = (await me.table(http))["table"]["id"]
        for number in itertools.count():
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                line = await me.line(table)
                if number % 3:
                    await line.send("[" * 5000)
                    await line.close()
                elif number < 3 * _MOST_HELD:
                    held.push_async_callback(line.close)


async def positions(me: Attacker) -> None:
    """Positions that are as hard to think about as can be."""
    async with me.browser() as http:
        heavy = [{"game": game, **body} for game in game_ids() for body in own("games", game, "positions", "HEAVY", ())]
        for body in itertools.cycle(heavy):
            await me.ask(http, "POST", "positions", body)


async def unread(me: Attacker) -> None:
    """Asks to be told everything again and again, and never reads a word."""
    async with me.browser() as http:
        seated = await me.table(http, "sorcerers")
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                line = await me.line(seated["table"]["id"], http, max_queue=1, write_limit=1024)
                await line.send(_hello(seated["key"]))
                line.transport.pause_reading()
                while True:
                    me.tries += 1
                    await asyncio.wait_for(line.send('{"type":"resync"}'), 2)
                    await asyncio.sleep(0.005)  # the others want to attack as well


async def judges(me: Attacker) -> None:
    """Rules without end at a table of its own, by the link it was given."""
    async with me.browser() as http, me.browser() as other:
        await me.ask(other, "GET", "me")
        seated = await me.table(http, "trail", judge=True)
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                line = await me.line(seated["table"]["id"], other)
                await line.send(_hello(seated.get("judge_key")))
                for number in itertools.count():
                    me.tries += 1
                    rule = {"type": "rule", "id": f"r{number}", "level": 1, "words": "x" * 400}
                    await line.send(json.dumps(rule))
                    with suppress(TimeoutError):
                        await asyncio.wait_for(line.recv(), 0.02)


async def half_headers(me: Attacker) -> None:
    """Connections that begin to ask and never finish."""
    held: list[asyncio.StreamWriter] = []
    name, _, port = me.host.partition(":")
    while True:
        me.tries += 1
        with suppress(OSError):
            _, writer = await asyncio.open_connection(name, int(port), local_addr=(me.address, 0))
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            held.append(writer)
            me.let_in += 1
        if len(held) > _MOST_HELD:
            held.pop(0).close()
        await asyncio.sleep(0.005)


async def guests(me: Attacker) -> None:
    """A new visitor with every request."""
    while True:
        async with me.browser() as http:
            await me.ask(http, "GET", "me")


async def logins(me: Attacker) -> None:
    """Guesses passwords."""
    async with me.browser() as http:
        for number in itertools.count():
            name = f"player{number % 7}"
            await me.ask(http, "POST", "account/login", {"name": name, "password": f"password{number}"})


async def resyncs(me: Attacker) -> None:
    """Reads everything, and asks for it all over again at once."""
    async with me.browser() as http:
        seated = await me.table(http, "trail")
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                line = await me.line(seated["table"]["id"], http)
                await line.send(_hello(seated["key"]))
                while True:
                    me.tries += 1
                    await line.send('{"type":"resync"}')
                    with suppress(TimeoutError):
                        await asyncio.wait_for(line.recv(), 0.01)


async def previews(me: Attacker) -> None:
    """Whatever makes the server reckon: previews, maps, decks, replays, the casebook."""
    async with me.browser() as http:
        table = (await me.table(http))["table"]["id"]
        while True:
            await me.ask(http, "POST", f"tables/{table}/previews", {})
            await me.ask(http, "POST", "games/trail/own/map-check", {"rows": ["." * 10] * 6})
            await me.ask(http, "POST", "games/clash/deck-check", {"cards": ["A01"] * 2000})
            await me.ask(http, "GET", f"tables/{table}/replay")
            await me.ask(http, "GET", f"tables/{table}/dice")
            await me.ask(http, "GET", "games/sorcerers/cards?lang=en&set=turn.hand_limit=20")
            await me.ask(http, "GET", "games/sorcerers/cases?q=e")


async def openings(me: Attacker) -> None:
    """Tables of all games, with bots that think hard and numbers of its own."""
    async with me.browser() as http:
        for number in itertools.count():
            game = game_ids()[number % len(game_ids())]
            hard = {"kind": "bot", "level": "hard"}
            seats = {seat: {"kind": "me"} if seat == "p1" else hard for seat in load_game(game).info.seats}
            body = {"game": game, "seats": seats, "visibility": "public", "judge": True}
            await me.ask(http, "POST", "tables", body)


EVERYBODY: tuple[Attack, ...] = (
    sockets, positions, unread, judges, half_headers, guests, logins, resyncs, previews, openings,
)  # fmt: skip


async def run(host: str, seconds: float) -> dict[str, tuple[int, int]]:
    """All of them at once for a while; returns how often each tried and was let in."""
    crowd = [Attacker(host, number) for number in range(len(EVERYBODY))]
    failed: Counter[str] = Counter()

    async def again(attack: Attack, me: Attacker) -> None:
        while True:  # an attacker who trips gets up again
            try:
                await attack(me)
            except Exception as error:
                failed[f"{attack.__name__}: {error!r}"[:100]] += 1
                await asyncio.sleep(0.2)

    tasks = [asyncio.create_task(again(attack, me)) for attack, me in zip(EVERYBODY, crowd, strict=True)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    print(dict(failed), file=sys.stderr)
    return {attack.__name__: (me.tries, me.let_in) for attack, me in zip(EVERYBODY, crowd, strict=True)}


async def _main() -> None:
    print(json.dumps(await run(sys.argv[1], float(sys.argv[2]))), flush=True)
    os._exit(0)  # hundreds of lines are open, and nobody waits for their good-byes


if __name__ == "__main__":
    asyncio.run(_main())
