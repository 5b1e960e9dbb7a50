"""One socket's outgoing line: numbered, bounded, and never a reason for a table to wait.

What waits is bounded by frames and by bytes. A `welcome` tells everything, so at most one of them waits: a newer one
takes its place, and what was to be shown before it need not be shown any more. Answers to requests stay.
"""

import asyncio
from collections import deque
from typing import NamedTuple

import msgspec

from hanpan.core.contract.seat import Seat
from hanpan.server.settings import Limits
from hanpan.server.tables.judges import Judge
from hanpan.server.wire import FromServer, Notice, Update, Welcome

NOT_YOUR_SEAT = 4403
TOO_SLOW = 4408
RESTART = 1012

_ENCODER = msgspec.json.Encoder()


class _Frame(NamedTuple):
    text: str
    shows: bool  # about the table, with a number; else an answer to this socket alone
    counted: int  # bytes towards the bound; a welcome may be as long as the game makes it


class Stream:
    """What goes out to one viewer. The socket takes from it; the table only puts into it."""

    def __init__(self, viewer: Seat | None, user_id: str | None, limits: Limits) -> None:
        self.viewer = viewer
        self.user_id = user_id
        self.judge: Judge | None = None  # who has come to judge
        self.judging = False  # and may, as of now
        self.known = 0  # steps that the browser has been told before it came
        self.close_code: int | None = None
        self._limits = limits
        self._seq = 0
        self._queue: deque[_Frame] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()

    @property
    def lags(self) -> bool:
        """Whether this viewer is shown everything after the table's delay."""
        return self.viewer is None and not self.judging

    @property
    def drained(self) -> bool:
        """Whether nothing waits to be sent."""
        return not self._queue

    @property
    def waiting_bytes(self) -> int:
        """The size of all that waits to be sent."""
        return sum(len(frame.text) for frame in self._queue)

    def tell(self, message: FromServer) -> None:
        """An answer to this socket alone."""
        self._put(message, shows=False)

    def show(self, message: Welcome | Update | Notice) -> None:
        """A message about the table, with this stream's next number."""
        self._seq += 1
        if isinstance(message, Welcome):
            self._queue = deque(frame for frame in self._queue if not frame.shows)
            self._bytes = sum(frame.counted for frame in self._queue)
        self._put(msgspec.structs.replace(message, seq=self._seq), shows=True)

    def close(self, code: int) -> None:
        """End the line at once; what waits is not sent any more."""
        self._queue.clear()
        self._bytes = 0
        self.finish(code)

    def finish(self, code: int) -> None:
        """End the line after what waits has been sent."""
        if self.close_code is None:
            self.close_code = code
        self._ready.set()

    async def take(self) -> str | None:
        """What is to be sent next; None once the line is closed and nothing waits."""
        while not self._queue:
            if self.close_code is not None:
                return None
            self._ready.clear()
            await self._ready.wait()
        frame = self._queue.popleft()
        self._bytes -= frame.counted
        return frame.text

    def _put(self, message: FromServer, *, shows: bool) -> None:
        if self.close_code is not None:
            return
        # Something of any size may wait alone; a viewer who has not taken even that is too slow for more.
        if len(self._queue) >= self._limits.queue_frames or self._bytes > self._limits.queue_bytes:
            self.close(TOO_SLOW)
            return
        text = _ENCODER.encode(message).decode()
        counted = 0 if isinstance(message, Welcome) else len(text)
        self._queue.append(_Frame(text, shows, counted))
        self._bytes += counted
        self._ready.set()
