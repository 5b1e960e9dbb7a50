"""Time that does not jump. The time of day may be set by anybody, forwards and back, and a machine may sleep; neither
must cost a player a game, nor a visitor the session. The time of day (`Settings.now`) is for what is written down."""

import logging
import time
from collections.abc import Callable
from datetime import UTC, date, datetime

_LOG = logging.getLogger("hanpan.hours")
_PAUSE_MS = 5_000  # the server looks at the time many times a second: after such a gap it was not running
_BELIEVED_MS = 3 * 86_400_000  # how long a server is believed to have been off


def now_ms() -> int:
    """The time of day in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def day_of(at: int) -> date:
    """The day of a moment, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).date()


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class RunningTime:
    """Begins as the time of day and counts the milliseconds that the server has run since; clocks live on it.

    A gap between two looks in which the process or the whole machine stood still is not counted.
    """

    def __init__(self, clock: Callable[[], int] = _monotonic_ms, wall: Callable[[], int] = now_ms) -> None:
        self._clock = clock
        self._last = clock()
        self._offset = wall() - self._last

    def __call__(self) -> int:
        """Never less than before."""
        now = self._clock()
        gap, self._last = now - self._last, now
        if gap > _PAUSE_MS:
            self._offset -= gap
            _LOG.warning("the server stood still; no clock was charged for it", extra={"seconds": round(gap / 1000, 1)})
        return now + self._offset


class Calendar:
    """The time of day as far as it can be believed, for what is thrown away because it is old.

    It runs on `ticks` from the start on, and begins at most some days after the newest thing that is stored: one start
    with a clock that is far ahead must not end all sessions. A server that was off for longer counts those days only.
    """

    def __init__(self, newest: int | None, now: Callable[[], int], ticks: Callable[[], int]) -> None:
        self._ticks = ticks
        begin = now() if newest is None else min(now(), newest + _BELIEVED_MS)
        self._offset = begin - ticks()

    def __call__(self) -> int:
        """Milliseconds since the epoch."""
        return self._ticks() + self._offset
