"""One socket player who moves every so often and writes down how long everything took."""

import asyncio
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Asked(msgspec.Struct):
    """As much of a question as a player needs."""

    step: int
    legal: list[msgspec.Raw]
    sealed: Any = None


class Heard(msgspec.Struct):
    """As much of any message as a player needs."""

    type: str
    id: str | None = None
    seq: int | None = None
    step: int | None = None
    asked: Asked | None = None
    ending: msgspec.Raw = msgspec.Raw(b"null")


_DECODER = msgspec.json.Decoder(Heard)
_OVER = b"null"


class TableTimes:
    """When the last answer of each step was sent, and when each player saw the step."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.sent: dict[int, float] = {}
        self.seen: dict[int, list[float]] = {}

    def update(self, step: int) -> None:
        """A player has seen the step."""
        self.seen.setdefault(step, []).append(time.perf_counter())

    def latencies(self, since: float) -> list[float]:
        """From the last answer sent to the last player shown, for every step that all have seen."""
        return [
            max(times) - self.sent[step]
            for step, times in self.seen.items()
            if len(times) == self.players and step in self.sent and self.sent[step] >= since
        ]


class LoadPlayer:
    """A seat at a table."""

    def __init__(self, uri: str, cookie: str, key: str, times: TableTimes, every_s: float, dice: random.Random) -> None:
        self._uri, self._cookie, self._key = uri, cookie, key
        self._times, self._every, self._dice = times, every_s, dice
        self._asked: Asked | None = None
        self._seq = 0
        self._sent: dict[str, tuple[float, int, bytes]] = {}
        self._line: ClientConnection | None = None
        self.acknowledged: dict[int, bytes] = {}  # by step
        self.ack_times: list[tuple[float, float]] = []  # when sent, how long until acknowledged
        self.refused = 0
        self.gaps = 0
        self.closed = False
        self.over = False

    async def run(self) -> None:
        """Listen and move until cancelled."""
        headers = {"cookie": self._cookie}
        async with connect(
            self._uri, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        ) as line:
            self._line = line
            await line.send(f'{{"type":"hello","version":1,"key":"{self._key}"}}')
            mover = asyncio.create_task(self._move())
            try:
                async for text in line:
                    self._hear(_DECODER.decode(text))
            finally:
                mover.cancel()
                self.closed = True

    def _hear(self, message: Heard) -> None:
        kind = message.type
        if kind == "done" and message.id is not None:
            sent, step, action = self._sent.pop(message.id)
            self.acknowledged[step] = action
            self.ack_times.append((sent, time.perf_counter() - sent))
            return
        if kind in ("refused", "problem"):
            self.refused += 1
            return
        if message.seq is not None:
            self.gaps += kind != "welcome" and message.seq != self._seq + 1
            self._seq = message.seq
        if kind == "update" and message.step is not None:
            self._times.update(message.step)
        self._asked = message.asked
        self.over = bytes(message.ending) != _OVER

    async def _move(self) -> None:
        """One answer every so often, at this player's own moment."""
        await asyncio.sleep(self._dice.random() * self._every)
        number = 0
        while not self.over:
            started = time.perf_counter()
            asked = self._asked
            if asked is not None and asked.sealed is None and not self._sent and asked.step not in self.acknowledged:
                number += 1
                action = bytes(self._dice.choice(asked.legal))
                request = f"m{number}"
                now = time.perf_counter()
                self._sent[request] = (now, asked.step, action)
                self._times.sent[asked.step] = now
                assert self._line is not None
                text = f'{{"type":"act","id":"{request}","step":{asked.step},"action":{action.decode()}}}'
                await self._line.send(text)
            await asyncio.sleep(max(0.0, self._every - (time.perf_counter() - started)))
