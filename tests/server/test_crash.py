"""SIGKILL at any moment: nothing acknowledged is lost, nothing is done twice, every table goes on."""

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from hanpan.core.chance import SecretKeys
from hanpan.core.codec import convert, plain, state_hash
from hanpan.core.match import Match
from hanpan.core.seat import SEATS
from hanpan.games.registry import load_game

pytestmark = pytest.mark.slow

KILLS = 50
PATIENCE_S = 30.0

# Reading the code takes a server longer than being played on, so it is read once: each server is a fork of this.
SERVERS = """
import os, sys
from hanpan.server.main import serve, server_of
from hanpan.server.settings import Limits, Rate, Settings
wide = Rate(1e6, 10**6)
limits = Limits(socket=wide, user=wide, address=wide, http=wide, guests=wide, tables_per_user=10**6)
settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits, snapshot_every=3, log_level="error")
server_of(settings)
while sys.stdin.readline():
    server = os.fork()
    if server == 0:
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        os._exit(serve(settings))
    print(server, flush=True)
    os.waitpid(server, 0)
    print("gone", flush=True)
"""


class Server:
    """The real program in a process of its own, again and again; at the end nothing is left of it."""

    def __init__(self, database: Path, port: int) -> None:
        command = [sys.executable, "-c", SERVERS, str(database), str(port)]
        self._keeper = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._process = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process:
            self.kill()
        self._keeper.communicate()

    async def start(self, http: httpx.AsyncClient) -> None:
        """Until every table is back."""
        self._process = int(self._said("\n"))
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    if (await http.get("ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    os.kill(self._process, 0)  # ProcessLookupError: the server did not start
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """As the power goes out."""
        os.kill(self._process, signal.SIGKILL)
        self._process = 0
        assert self._said("") == "gone\n"

    def _said(self, word: str) -> str:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.write(word)
        self._keeper.stdin.flush()
        return self._keeper.stdout.readline()


class Player:
    """Plays one seat, remembers what was acknowledged, and sends again under the same id what was not."""

    def __init__(
        self, http: httpx.AsyncClient, host: str, table: str, seat: str, key: str, dice: random.Random
    ) -> None:
        self.http, self.host, self.table, self.seat, self.key = http, host, table, seat, key
        self.acknowledged: dict[str, tuple[int, Any]] = {}
        self.unanswered: dict[str, Any] | None = None
        self.shown: dict[int, Any] = {}  # the view after each step, as the server told it
        self._dice = dice
        self._asked: dict[str, Any] | None = None
        self.over = False

    async def play(self) -> None:
        """Until the line breaks or the game is over."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        uri = f"ws://{self.host}/ws/tables/{self.table}"
        try:
            async with connect(uri, additional_headers={"cookie": cookies}, compression=None, max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "version": 1, "key": self.key}))
                while not self.over:
                    await self._take(line, json.loads(await line.recv()))
        except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, EOFError):
            return

    async def _take(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("done", "refused", "problem"):
            request = self.unanswered
            assert request is not None
            assert message["id"] == request["id"]
            assert kind == "done", message
            self.acknowledged[request["id"]] = (request["step"], request["action"])
            self.unanswered = None
        elif kind in ("welcome", "update", "notice"):
            self._asked = message["asked"]
            self.over = message["ending"] is not None
            if kind != "notice":
                self._show(message["step"], message["view"])
            if kind == "welcome" and self.unanswered is not None:
                await line.send(json.dumps(self.unanswered))
        await self._answer(line)

    def _show(self, step: int, view: Any) -> None:
        assert self.shown.setdefault(step, view) == view, "the past has changed"

    async def _answer(self, line: ClientConnection) -> None:
        asked = self._asked
        if asked is None or asked["sealed"] is not None or self.unanswered is not None or self.over:
            return
        step = asked["step"]
        if any(step == done for done, _ in self.acknowledged.values()):
            return  # answered, and the table has not said so yet
        self.unanswered = {
            "type": "act",
            "id": f"{self.seat}-{step}-{self._dice.randrange(10**9)}",
            "step": step,
            "action": self._dice.choice(asked["legal"]),
        }
        await line.send(json.dumps(self.unanswered))


class Told(NamedTuple):
    """What the log on the disk says."""

    match: Match
    states: list[Any]  # after each step


def _replayed(database: Path, table: str) -> Told:
    """The table played again by the rules alone, from the log on the disk; every hash and draw compared."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        secret, mode = connection.execute("SELECT secret, mode FROM tables WHERE id = ?", (table,)).fetchone()
        query = "SELECT n, seat, request, body FROM log WHERE table_id = ? ORDER BY n"
        rows = connection.execute(query, (table,)).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    requests = [(seat, request) for _, seat, request, _ in rows if request is not None]
    assert len(requests) == len(set(requests)), "a request was done twice"
    game = load_game("dice-battle")
    match = Match(game, mode, SecretKeys(bytes.fromhex(secret)))
    states = []
    for _, seat, _, body in rows:
        entry = json.loads(body)
        if entry["type"] == "seal":
            assert entry["step"] == len(match.steps)
            assert seat not in match.sealed
            match.sealed[seat] = convert(game.action_type, entry["action"])
        elif entry["type"] == "step":
            moves = {who: convert(game.action_type, move) for who, move in entry["moves"].items()}
            assert match.sealed.items() <= moves.items()
            match.sealed = {}
            if entry["n"] > 0:
                assert entry["n"] == len(match.steps)
                match.play(moves)
            assert match.steps[-1].hash == entry["hash"] == state_hash(match.state)
            assert [list(draw) for draw in match.steps[-1].draws] == entry["draws"]
            states.append(match.state)
    return Told(match, states)


def _check(player: Player, told: Told) -> None:
    """Everything acknowledged is in the game, once, as it was given; what was shown is what the log says."""
    seat: Any = player.seat
    for step, action in player.acknowledged.values():
        moves = told.match.steps[step].moves if step < len(told.match.steps) else told.match.sealed
        assert plain(moves[seat]) == action
    for step, view in player.shown.items():
        assert plain(told.match.game.view(told.states[step], seat)) == view


async def _table(http: list[httpx.AsyncClient], host: str, dice: random.Random) -> list[Player]:
    """Two people at a table, or one against a bot."""
    body = {"game": "dice-battle", "mode": "extended"}
    alone = dice.random() < 0.3
    other: dict[str, str] = {"kind": "bot", "level": "easy"} if alone else {"kind": "open"}
    seated = (await http[0].post("tables", json={**body, "seats": {"p1": {"kind": "me"}, "p2": other}})).json()
    table = seated["table"]["id"]
    players = [Player(http[0], host, table, "p1", seated["key"], dice)]
    if not alone:
        joined = (await http[1].post(f"tables/{table}/join")).json()
        players.append(Player(http[1], host, table, "p2", joined["key"], dice))
    return players


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def test_fifty_kills_in_the_middle_of_play_lose_and_double_nothing(tmp_path: Path) -> None:
    dice = random.Random(int(os.environ.get("HANPAN_CRASH_SEED", "3")))
    database, port = tmp_path / "hanpan.db", _free_port()
    host = f"127.0.0.1:{port}"
    http = [httpx.AsyncClient(base_url=f"http://{host}/api/", timeout=PATIENCE_S) for _ in SEATS]
    everybody: list[Player] = []
    with Server(database, port) as server:
        for kill in range(KILLS + 1):
            await server.start(http[0])
            players = [player for player in everybody if not player.over]
            while len(players) < 6:
                new = await _table(http, host, dice)
                players, everybody = players + new, everybody + new
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(dice.uniform(0.0, 0.25))
            if kill == KILLS:
                await asyncio.wait(tasks, timeout=2)
            server.kill()
            await asyncio.gather(*tasks)
            told = {table: _replayed(database, table) for table in {player.table for player in players}}
            for player in players:
                _check(player, told[player.table])
    for client in http:
        await client.aclose()
    assert sum(len(player.acknowledged) for player in everybody) > 3 * KILLS, "hardly any play between the kills"
