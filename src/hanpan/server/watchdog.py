"""A thread that looks at the event loop: while one thing keeps it, nobody is answered, and nobody else could tell.

When the loop has not turned for `stall_s`, one line says which table it works on and where (the stack of its thread),
and another one how long it took once it is over.
"""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from hanpan.server.metrics import Metrics
from hanpan.server.work import table_under_work

_LOG = logging.getLogger("hanpan.watchdog")
_LOOKS = 4  # in the time of a stall
_FRAMES = 30  # of a stack, the innermost


@contextmanager
def watching(stall_s: float, metrics: Metrics) -> Iterator[None]:
    """The present event loop is watched as long as the block lasts; nobody watches where `stall_s` is 0."""
    if not stall_s:
        yield
        return
    watchdog = Watchdog(stall_s, metrics)
    watchdog.start()
    try:
        yield
    finally:
        watchdog.close()


class Watchdog:
    """Start it inside the loop that it shall watch."""

    def __init__(self, stall_s: float, metrics: Metrics) -> None:
        self._stall_s = stall_s
        self._every = stall_s / _LOOKS
        self._metrics = metrics
        self._stop = threading.Event()
        self._turned = time.monotonic()
        self._beat: asyncio.TimerHandle | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to look."""
        loop = asyncio.get_running_loop()
        self._turn(loop)
        arguments = (loop, threading.get_ident())
        self._thread = threading.Thread(target=self._watch, args=arguments, name="watchdog", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Look no more."""
        self._stop.set()
        if self._beat is not None:
            self._beat.cancel()
        if self._thread is not None:
            self._thread.join()

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self._turned = time.monotonic()
        self._beat = loop.call_later(self._every, self._turn, loop)

    def _watch(self, loop: asyncio.AbstractEventLoop, thread: int) -> None:
        stalled: float | None = None  # when the loop turned last before the stall that has been told
        while not self._stop.wait(self._every):
            turned = self._turned
            if stalled is not None and turned != stalled:
                _LOG.warning("the event loop turns again", extra={"seconds": round(turned - stalled, 1)})
                stalled = None
            elif stalled is None and time.monotonic() - turned > self._stall_s:
                stalled = turned
                self._metrics.stalls.inc()
                facts = {"seconds": round(time.monotonic() - turned, 1), "table": table_under_work(loop)}
                _LOG.error("the event loop stands still", extra={**facts, "stack": _stack(thread)})


def _stack(thread: int) -> list[str]:
    """Where a thread is, the innermost call last."""
    frame = sys._current_frames().get(thread)
    if frame is None:
        return []
    calls = traceback.extract_stack(frame)[-_FRAMES:]
    return [f"{call.filename}:{call.lineno} {call.name}" for call in calls]
