"""Whose thought is next: address by address and there person by person, so that nobody's tables keep the bots of all
others waiting. Guests cost nothing: those of one address have one share of the turns, and come after its accounts."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple

_SLOW_S = 60.0  # how long whoever had a thought run out of time comes after the others


class Owner(NamedTuple):
    """For whom a thought is: a person, and where the person's tables are opened from."""

    address: str
    user: str
    guest: bool = False

    @property
    def answerable(self) -> str:
        """Who comes later after a thought that ran out of time: an account; all guests of an address together."""
        return f"guests at {self.address}" if self.guest else self.user


class Turns:
    """So many places. Where there are two or more no owner has all of them, nor have the slow owners together."""

    def __init__(self, places: int) -> None:
        self._places = places
        # By address and owner, both in the order of whose turn it is.
        self._waiting: dict[str, dict[Owner, deque[asyncio.Future[None]]]] = {}
        self._held: Counter[Owner] = Counter()
        self._slow: dict[str, float] = {}  # until when

    @property
    def waiting(self) -> int:
        """How many thoughts wait."""
        return sum(len(queue) for owners in self._waiting.values() for queue in owners.values())

    @asynccontextmanager
    async def place(self, owner: Owner) -> AsyncIterator[None]:
        """A place for one thought of the owner, when it is its turn."""
        if self._waiting or not self._may(owner):
            await self._wait(owner)
        else:
            self._held[owner] += 1
        try:
            yield
        finally:
            self._give_back(owner)

    async def _wait(self, owner: Owner) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner.address, {}).setdefault(owner, deque()).append(mine)
        self._serve()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had its place already
                self._give_back(owner)
            else:
                self._serve()
            raise

    def _give_back(self, owner: Owner) -> None:
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]
        if self._waiting:
            self._serve()

    def ran_out(self, owner: Owner) -> None:
        """A thought of the owner ran out of time: for a while its others come after those of everybody else."""
        self._slow[owner.answerable] = time.monotonic() + _SLOW_S

    def _serve(self) -> None:
        for address, owners in list(self._waiting.items()):  # whoever went away waits no more
            still = {owner: deque(mine for mine in queue if not mine.done()) for owner, queue in owners.items()}
            self._waiting[address] = {owner: queue for owner, queue in still.items() if queue}
        self._waiting = {address: owners for address, owners in self._waiting.items() if owners}
        while (owner := self._next()) is not None:
            owners = self._waiting.pop(owner.address)
            queue = owners.pop(owner)
            queue.popleft().set_result(None)
            self._held[owner] += 1
            if queue:
                owners[owner] = queue
            if owners:
                self._waiting[owner.address] = owners

    def _next(self) -> Owner | None:
        now = time.monotonic()
        self._slow = {who: until for who, until in self._slow.items() if until > now}
        for late in (False, True):
            for owners in self._waiting.values():
                for owner in _accounts_first(owners):
                    if (owner.answerable in self._slow) == late and self._may(owner):
                        return owner
        return None

    def _may(self, owner: Owner) -> bool:
        """Whether there is a place for the owner, were nobody before it."""
        if not self._held:
            return True
        most = max(1, self._places - 1)
        slow = sum(count for other, count in self._held.items() if other.answerable in self._slow)
        free = self._held.total() < self._places and self._held[owner] < most
        return free and not (owner.answerable in self._slow and slow >= most)


def _accounts_first(owners: dict[Owner, deque[asyncio.Future[None]]]) -> Iterator[Owner]:
    yield from (owner for owner in owners if not owner.guest)
    yield from (owner for owner in owners if owner.guest)
