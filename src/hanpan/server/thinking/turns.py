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
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        self._serve()
        try:
            await mine
            yield
        finally:
            if mine.done() and not mine.cancelled():
                self._held[owner] -= 1
                if not self._held[owner]:
                    del self._held[owner]
            self._serve()

    def ran_out(self, owner: str) -> None:
        """A thought of the owner ran out of time: for a while its others come after those of everybody else."""
        self._slow[owner] = time.monotonic() + _SLOW_S

    def _serve(self) -> None:
        now = time.monotonic()
        self._slow = {owner: until for owner, until in self._slow.items() if until > now}
        still = {owner: deque(mine for mine in queue if not mine.done()) for owner, queue in self._waiting.items()}
        self._waiting = {owner: queue for owner, queue in still.items() if queue}  # whoever went away waits no more
        while self._held.total() < self._places and (owner := self._next()) is not None:
            queue = self._waiting.pop(owner)
            queue.popleft().set_result(None)
            self._held[owner] += 1
            if queue:
                self._waiting[owner] = queue

    def _next(self) -> str | None:
        most = max(1, self._places - 1)
        slow = sum(count for owner, count in self._held.items() if owner in self._slow)
        for late in (False, True):
            for owner in self._waiting:
                if (owner in self._slow) == late and self._held[owner] < most and not (late and slow >= most):
                    return owner
        return None
