"""When Python looks for garbage. Looking through a thousand tables takes a third of a second in which nobody
is answered, and by itself Python does it several times a minute; here it is done rarely and on purpose.

Most of what a server throws away is freed at once, because nothing refers to it; only closed sockets and
failed tasks wait for the search.
"""

import asyncio
import gc
import logging
import time

from hanpan.system import give_memory_back

_LOG = logging.getLogger("hanpan.memory")
_YOUNG = 5_000  # allocations between searches among the youngest
_MIDDLE = 20  # of those between searches among the younger
_NEVER = 1_000_000_000


def rarely_collect() -> None:
    """From now on only the young are searched by themselves. What was loaded so far is never searched again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def collect_every(seconds: float) -> None:
    """Search everything once in a while and give the room back, until cancelled."""
    while True:
        await asyncio.sleep(seconds)
        started = time.perf_counter()
        found = gc.collect()
        give_memory_back()
        took = round((time.perf_counter() - started) * 1000, 1)
        _LOG.info("garbage collected", extra={"objects": found, "ms": took})
