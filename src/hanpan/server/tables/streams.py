"""One socket's outgoing line: numbered, bounded, and never a reason for a table to wait."""

import asyncio
from collections import deque

import msgspec

from hanpan.core.seat import Seat
from hanpan.server.tables.judges import Judge
from hanpan.server.wire import FromServer, Notice, Update, Welcome

NOT_YOUR_SEAT = 4403
TOO_SLOW = 4408
RESTART = 1012

_ENCODER = msgspec.json.Encoder()


class Stream:
    """What goes out to one viewer. The socket takes from it; the table only puts into it."""

    def __init__(self, viewer: Seat | None, user_id: str | None, most: int) -> None:
        self.viewer = viewer
        self.user_id = user_id
        self.judge: Judge | None = None  # who has come to judge
        self.judging = False  # and may, as of now
        self.close_code: int | None = None
        self._most = most
        self._seq = 0
        self._queue: deque[str] = deque()
        self._ready = asyncio.Event()

    @property
    def lags(self) -> bool:
        """Whether this viewer is shown everything after the table's delay."""
        return self.viewer is None and not self.judging

    @property
    def drained(self) -> bool:
        """Whether nothing waits to be sent."""
        return not self._queue

    def tell(self, message: FromServer) -> None:
        """An answer to this socket alone."""
        if self.close_code is not None:
            return
        if len(self._queue) >= self._most:
            self.close(TOO_SLOW)
            return
        self._queue.append(_ENCODER.encode(message).decode())
        self._ready.set()

    def show(self, message: Welcome | Update | Notice) -> None:
        """A message about the table, with this stream's next number."""
        self._seq += 1
        self.tell(msgspec.structs.replace(message, seq=self._seq))

    def close(self, code: int) -> None:
        """End the line at once; what waits is not sent any more."""
        self._queue.clear()
        self.finish(code)

    def finish(self, code: int) -> None:
        """End the line after what waits has been sent."""
        if self.close_code is None:
            self.close_code = code
        self._ready.set()

    async def take(self) -> list[str]:
        """What is to be sent now; nothing once the line is closed."""
        await self._ready.wait()
        self._ready.clear()
        batch = list(self._queue)
        self._queue.clear()
        return batch
