"""Token buckets: so many a second in the long run, so many at once, for each socket, user and address."""

import time
from collections import OrderedDict

from hanpan.server.settings import Rate

_MOST_BUCKETS = 20_000


class Bucket:
    """One visitor's allowance."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def full(self, now: float) -> bool:
        """Whether everything is allowed again: it says no more than a new one."""
        return self._left + (now - self._at) * self._rate.per_second >= self._rate.burst

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """The allowances of many visitors; those that are full again are forgotten, and of too many the longest unseen."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this visitor may do one more now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget(time.monotonic())
            bucket = self._buckets[key] = Bucket(self._rate)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()

    def _forget(self, now: float) -> None:
        """Two at the most for each new one: they become fewer, and nobody waits for it."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not (self._buckets[oldest].full(now) or len(self._buckets) >= _MOST_BUCKETS):
                return
            del self._buckets[oldest]

    def __len__(self) -> int:
        return len(self._buckets)
