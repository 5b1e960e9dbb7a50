"""A thread that looks at the event loop: while one thing keeps it, nobody is answered, and nobody else could tell.

When the loop has not turned for `stall_s`, one line says which table it works on and where (the stack of its thread),
and another one how long it took once it is over. Time in which the machine had no core for this process does not count:
a starved loop is slow, not blocked.
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
from hanpan.system import OnCore, on_core

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
        number = threading.get_native_id()
        chances = Chances(self._every, time.monotonic(), on_core(number))
        arguments = (loop, threading.get_ident(), number, chances)
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

    def _watch(self, loop: asyncio.AbstractEventLoop, thread: int, number: int, chances: "Chances") -> None:
        turned, told = self._turned, False  # the turn that the time is counted from, and whether a line was written
        while not self._stop.wait(self._every):
            latest = self._turned
            chances.look(time.monotonic(), on_core(number))
            if latest != turned:
                if told:
                    _LOG.warning("the event loop turns again", extra={"seconds": round(latest - turned, 1)})
                turned, told, chances.had = latest, False, 0.0
            elif not told and chances.had >= self._stall_s:
                told = True
                self._metrics.stalls.inc()
                facts = {"seconds": round(time.monotonic() - turned, 1), "table": table_under_work(loop)}
                _LOG.error("the event loop stands still", extra={**facts, "stack": _stack(thread)})


class Chances:
    """How much time a thread had to get on: what passed, without what it waited for a core.

    Between two looks that is at most the time from one to the next as it was planned. Whoever looks late was starved or
    stopped, and so was the thread. More counts only if the thread ran meanwhile: one call in C keeps others waiting.
    """

    def __init__(self, every: float, now: float, core: OnCore) -> None:
        self.had = 0.0  # seconds
        self._every = every
        self._now, self._core = now, core

    def look(self, now: float, core: OnCore) -> None:
        """Count the time since the last look."""
        waited = core.waited - self._core.waited
        idle = 0.0 if core.ready else min(now - self._now - waited, self._every)
        self.had += max(core.ran - self._core.ran, idle)
        self._now, self._core = now, core


def _stack(thread: int) -> list[str]:
    """Where a thread is, the innermost call last."""
    frame = sys._current_frames().get(thread)
    if frame is None:
        return []
    calls = traceback.extract_stack(frame)[-_FRAMES:]
    return [f"{call.filename}:{call.lineno} {call.name}" for call in calls]
