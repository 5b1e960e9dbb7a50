"""Whose thought is next: owner by owner, so that nobody's tables keep the bots of all others waiting."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_SLOW_S = 60.0  # how long an owner whose thought ran out of time comes after the others


class Turns:
    """So many places. Where there are two or more no owner has all of them, nor have the slow owners together."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of whose turn it is
        self._held: Counter[str] = Counter()
        self._slow: dict[str, float] = {}  # by owner: until when

    @property
    def waiting(self) -> int:
        """How many thoughts wait."""
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A place for one thought of the owner, when it is its turn."""
        if self._waiting or not self._may(owner):
            await self._wait(owner)
        else:
            self._held[owner] += 1
        try:
            yield
        finally:
            self._give_back(owner)

    async def _wait(self, owner: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had its place already
                self._give_back(owner)
            else:
                self._serve()
            raise

    def _give_back(self, owner: str) -> None:
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        if self._waiting:
            self._serve()

    def ran_out(self, owner: str) -> None:
        """A thought of the owner ran out of time: for a while its others come after those of everybody else."""
        self._slow[owner] = time.monotonic() + _SLOW_S

    def _serve(self) -> None:
        still = {owner: deque(mine for mine in queue if not mine.done()) for owner, queue in self._waiting.items()}
        self._waiting = {owner: queue for owner, queue in still.items() if queue}  # whoever went away waits no more
        while (owner := self._next()) is not None:
            queue = self._waiting.pop(owner)
            queue.popleft().set_result(None)
            self._held[owner] += 1
            if queue:
                self._waiting[owner] = queue

    def _next(self) -> str | None:
        now = time.monotonic()
        self._slow = {owner: until for owner, until in self._slow.items() if until > now}
        for late in (False, True):
            for owner in self._waiting:
                if (owner in self._slow) == late and self._may(owner):
                    return owner
        return None

    def _may(self, owner: str) -> bool:
        """Whether there is a place for the owner, were nobody before it."""
        if not self._held:
            return True
        most = max(1, self._places - 1)
        slow = sum(count for other, count in self._held.items() if other in self._slow)
        free = self._held.total() < self._places and self._held[owner] < most
        return free and not (owner in self._slow and slow >= most)
