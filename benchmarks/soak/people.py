"""Pairs of visitors who play one game after another, lose their line, watch others and look at what they played."""

import asyncio
import contextlib
import random
import traceback
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.wire import PROTOCOL_VERSION
from tests.chaos.players import LOST_LINE, Player

_PAGES = ("replay", "timeline", "record", "dice")  # what people look at when a game is over
_GAMES_A_VISIT = 8  # then other guests come
_BREAK = 0.1  # of the lines: cut before the game is over
_WATCHED = 0.25  # of the tables
_TIRED_S = 900  # a game that takes longer is given up
_WAIT_S = 60  # for any answer of the server
_PATIENCE_S = 1.0  # before asking again what came too fast


class Numbers:
    """What all of them have done so far, and how fast they do it."""

    def __init__(self, pace_s: float) -> None:
        self.pace_s = pace_s  # between the answers of a player
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []

    def fault(self, error: Exception) -> None:
        """Something went wrong; it is told at once and at the end."""
        where = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__} in {where.name}, {where.filename}:{where.lineno}: {error}"[:500]
        self.faults.append(told)
        print(f"fault: {told}", flush=True)

    @property
    def finished(self) -> int:
        """Games that are over."""
        return sum(number for what, number in self.done.items() if what.startswith("over: "))


class Pair:
    """Two visitors from one address."""

    def __init__(self, host: str, address: str, dice: random.Random, numbers: Numbers) -> None:
        self._host, self._address, self._dice, self._numbers = host, address, dice, numbers

    async def play_for_ever(self) -> None:
        """One game after another until cancelled; what goes wrong is kept and the next game begins."""
        while True:
            async with self._visitor() as one, self._visitor() as two:
                for _ in range(_GAMES_A_VISIT):
                    try:
                        await self._game(one, two)
                    except Exception as error:
                        self._numbers.fault(error)
                        await asyncio.sleep(_PATIENCE_S)
                self._numbers.done["visitors"] += 2

    def _visitor(self) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=self._address)
        return httpx.AsyncClient(base_url=f"http://{self._host}/api/", timeout=_WAIT_S, transport=way)

    async def _game(self, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        game_id = self._dice.choice(game_ids())
        info = load_game(game_id).info
        alone = len(info.seats) == 1
        against_bot = not alone and self._dice.random() < 0.4
        seats: dict[str, Any] = {"p1": {"kind": "me"}}
        if not alone:
            seats["p2"] = {"kind": "bot", "level": "easy"} if against_bot else {"kind": "open"}
        body = {"game": game_id, "mode": info.default_mode, "seats": seats}
        seated = (await self._ask(one, "POST", "tables", json=body)).json()
        table = seated["table"]["id"]
        players = [Player(one, self._host, table, "p1", seated["key"], self._dice)]
        if not alone and not against_bot:
            joined = (await self._ask(two, "POST", f"tables/{table}/join", json={})).json()
            players.append(Player(two, self._host, table, "p2", joined["key"], self._dice))
        watching = [self._watch(two, table, players)] if self._dice.random() < _WATCHED else []
        async with asyncio.timeout(_TIRED_S):
            await asyncio.gather(*(self._play(player) for player in players), *watching)
        self._numbers.done[f"over: {game_id}"] += 1
        self._numbers.done["moves"] += sum(len(player.acknowledged) for player in players)
        for page in _PAGES:
            await self._ask(one, "GET", f"tables/{table}/{page}")
            self._numbers.done["pages"] += 1
        for page in ("tables?scope=mine", "matches", "people/me"):
            await self._ask(one, "GET", page)

    async def _play(self, player: Player) -> None:
        """To the end of the game, over lines that break now and then."""
        player.address = self._address
        while not player.over:
            player.pace_s = self._numbers.pace_s
            cut = self._dice.uniform(0.2, 5.0) if self._dice.random() < _BREAK else 30.0
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(player.play(), cut)
            self._numbers.done["lines"] += 1

    async def _watch(self, http: httpx.AsyncClient, table: str, players: list[Player]) -> None:
        """Look at the table from outside until the players have done."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        uri, place = f"ws://{self._host}/ws/tables/{table}", (self._address, 0)
        with contextlib.suppress(*LOST_LINE):
            async with connect(uri, additional_headers={"cookie": cookies}, local_addr=place, max_size=None) as line:
                await line.send(f'{{"type":"hello","version":{PROTOCOL_VERSION}}}')
                while not all(player.over for player in players):
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(line.recv(), 1.0)
        self._numbers.done["watchers"] += 1

    async def _ask(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """The answer; what came too fast is asked again."""
        while True:
            answer = await http.request(method, path, **more)
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                return answer.raise_for_status()
            self._numbers.done["too fast"] += 1
            await asyncio.sleep(_PATIENCE_S)
