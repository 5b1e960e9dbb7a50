"""People who play any game by what their socket shows, and remember everything that was acknowledged."""

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from hanpan.core.chance.dice import pledge_of
from hanpan.games.loading import load_game
from hanpan.server.wire import PROTOCOL_VERSION
from tests.server.harness import connected

_VALUE = "value-"  # how the requests about the dice are called

LOST_LINE = (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, EOFError)


class Player:
    """Plays one seat, and sends again under the same id what was not answered before the line broke."""

    def __init__(
        self, http: httpx.AsyncClient, host: str, table: str, seat: str, key: str, dice: random.Random
    ) -> None:
        self.http, self.host, self.table, self.seat, self.key = http, host, table, seat, key
        self.acknowledged: dict[str, tuple[int, Any]] = {}
        self.unanswered: dict[str, Any] | None = None
        self.shown: dict[int, Any] = {}  # the view after each step, as the server told it
        self.value = dice.randbytes(32).hex()  # what this seat adds to the dice
        self.opened = False  # whether that was acknowledged
        self.over = False
        self.pace_s = 0.0
        self.taken: list[tuple[float, float]] = []  # from sending a move to its acknowledgement, and when that was
        self.address: str | None = None  # where this one comes from
        self.breaks = 0
        self._dice = dice
        self._asked: dict[str, Any] | None = None
        self._answers: Iterator[Any] = iter(())
        self._answered = 0  # the step that the answers are for
        self._sent_at = 0.0

    async def play(self) -> None:
        """Until the line breaks or the game is over."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        uri = f"ws://{self.host}/ws/tables/{self.table}"
        try:
            place: dict[str, Any] = {} if self.address is None else {"local_addr": (self.address, 0)}
            headers = {"cookie": cookies}
            async with connected(uri, additional_headers=headers, compression=None, max_size=None, **place) as line:
                await line.send(json.dumps({"type": "hello", "version": PROTOCOL_VERSION, "key": self.key}))
                while not self.over:
                    await self._take(line, json.loads(await line.recv()))
        except LOST_LINE:
            self.breaks += 1

    async def play_on(self) -> None:
        """Until the game is over, however often the line breaks."""
        while not self.over:
            await self.play()
            if not self.over:
                await asyncio.sleep(0.05)

    async def _take(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("done", "refused") and message["id"].startswith(_VALUE):
            self._bound_by(message)
        elif kind in ("done", "refused", "problem"):
            self._answered_by(message)
        elif kind in ("welcome", "update", "notice"):
            self._asked = message["asked"]
            self.over = message["ending"] is not None
            if "table" in message:
                await self._bind(line, message["table"])
            if kind != "notice" and message["view"] is not None:
                self._show(message["step"], message["view"])
            if kind == "welcome" and self.unanswered is not None:
                await line.send(json.dumps(self.unanswered))
        await self._answer(line)

    async def _bind(self, line: ClientConnection, table: dict[str, Any]) -> None:
        """Pledge the value, and open it when everybody has pledged, as far as the table does not know of it yet."""
        seats = table["seats"]
        if table["dice"] != "bound" or table["status"] != "waiting":
            return
        own = seats[self.seat]["dice"]
        others = [one for seat, one in seats.items() if seat != self.seat and one["kind"] != "bot"]
        if own["pledge"] is None:
            pledge = pledge_of(table["commitment"], "p1" if self.seat == "p1" else "p2", self.value)
            await line.send(json.dumps({"type": "pledge", "id": f"{_VALUE}{self.seat}-1", "hash": pledge}))
        if not own["opened"] and all(one["dice"]["pledge"] for one in others):
            await line.send(json.dumps({"type": "open_value", "id": f"{_VALUE}{self.seat}-2", "value": self.value}))

    def _bound_by(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.opened = self.opened or message["id"].endswith("-2")
        else:  # the time for it is over, or it was on its way when the line broke
            assert message["refusal"]["code"] in ("table_values_closed", "table_pledges_missing", "table_over"), message

    def _answered_by(self, message: dict[str, Any]) -> None:
        request = self.unanswered
        assert request is not None, message
        assert message["id"] == request["id"], message
        self.unanswered = None
        if message["type"] == "done":
            self.acknowledged[request["id"]] = (request["step"], request["action"])
            now = asyncio.get_running_loop().time()
            self.taken.append((now - self._sent_at, now))
            return
        # A part of an answer that has to be put together may be none by itself; the next one is tried.
        composed = self._asked is None or self._asked["prompt"].get("composed", False)
        assert composed or message.get("refusal", {}).get("code") in ("table_over", "table_stale_step"), message

    def _show(self, step: int, view: Any) -> None:
        assert self.shown.setdefault(step, view) == view, "the past has changed"

    async def _answer(self, line: ClientConnection) -> None:
        asked = self._asked
        if asked is None or asked["sealed"] is not None or self.unanswered is not None or self.over:
            return
        step = asked["step"]
        if any(step == done for done, _ in self.acknowledged.values()):
            return  # answered, and the table has not said so yet
        if self._answered != step:
            self._answered, self._answers = step, answers(asked, self._dice)
        if self.pace_s:
            await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self.pace_s)
        self.unanswered = {
            "type": "act",
            "id": f"{self.seat}-{step}-{self._dice.randrange(10**9)}",
            "step": step,
            "action": next(self._answers),
        }
        self._sent_at = asyncio.get_running_loop().time()
        await line.send(json.dumps(self.unanswered))


def answers(asked: dict[str, Any], dice: random.Random) -> Iterator[Any]:
    """What one may try to answer: any legal answer; where answers are put together, some of the parts, one or more."""
    legal = asked["legal"]
    if legal:
        while True:
            yield dice.choice(legal)
    offered = [choice["action"] for choice in asked["menu"] if choice["refusal"] is None]
    yield from dice.sample(offered, len(offered))
    parts = offered or [choice["action"] for choice in asked["menu"]]
    for _ in range(400):  # lists of the parts put together, short ones first
        some = dice.sample(parts, min(len(parts), dice.randrange(1, 5)))
        yield _joined(some)
    yield {name: [] if isinstance(value, list) else value for name, value in parts[0].items()}
    raise AssertionError(f"no answer was taken: {asked['prompt']}")


def _joined(actions: list[Any]) -> Any:
    first = dict(actions[0])
    for name, value in first.items():
        if isinstance(value, list):
            first[name] = [part for action in actions for part in action.get(name, [])]
    return first


class Arena:
    """Some tables of all games, with people and bots, and everybody who sits there."""

    def __init__(
        self, host: str, visitors: list[httpx.AsyncClient], dice: random.Random, addresses: Sequence[str] = ()
    ) -> None:
        """`addresses`: where the visitors come from, if not all from the same place."""
        self.host, self._http, self._dice, self._addresses = host, visitors, dice, addresses
        self.everybody: list[Player] = []
        self.games: dict[str, tuple[str, str]] = {}  # game and mode by table

    @property
    def playing(self) -> list[Player]:
        """Those whose game is not over."""
        return [player for player in self.everybody if not player.over]

    async def fill(self, tables: dict[str, str]) -> None:
        """See that a table of each of these games (with its mode) is under play."""
        present = [self.games[player.table][0] for player in self.playing]
        for game, mode in tables.items():
            if game not in present:
                await self.open(game, mode)

    async def open(self, game: str, mode: str, **more: Any) -> list[Player]:
        """Two people at a table, or one against a bot; one alone in a game for one."""
        one, two = self._http[:2]
        body = {"game": game, "mode": mode, **more}
        seats: dict[str, Any] = {"p1": {"kind": "me"}}
        solo = len(load_game(game).info.seats) == 1
        alone = solo or self._dice.random() < 0.3
        if not solo:
            seats["p2"] = {"kind": "bot", "level": "easy"} if alone else {"kind": "open"}
        seated = (await one.post("tables", json={**body, "seats": seats})).raise_for_status().json()
        table = seated["table"]["id"]
        players = [Player(one, self.host, table, "p1", seated["key"], self._dice)]
        if not alone:
            joined = (await two.post(f"tables/{table}/join", json={})).raise_for_status().json()
            players.append(Player(two, self.host, table, "p2", joined["key"], self._dice))
        for player, address in zip(players, self._addresses, strict=False):
            player.address = address
        self.games[table] = (game, mode)
        self.everybody += players
        return players
