"""`hanpan serve` as it is, in a process that tells on SIGUSR1 what it holds: `observed.py ANSWERS [serve options]`.

The answer is one line of JSON at the end of the file ANSWERS. With HANPAN_SOAK_TRACE=1 the first SIGUSR2 begins to
trace allocations and every later one says what has been allocated since and is still held.
"""

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
import tracemalloc
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from hanpan.cli.app import main

_TYPES = 60  # the most frequent types are told
_LINES = 25  # the lines of code that hold most
_DEPTH = 12  # of a trace
_MALLINFO2 = (  # the fields of the C library's answer, all of them sizes
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)


def observe(answers: Path) -> None:
    """From now on the two signals are answered."""
    first: list[tracemalloc.Snapshot] = []

    def tell(_number: int, _frame: FrameType | None) -> None:
        with answers.open("a", encoding="utf-8") as file:
            file.write(json.dumps(held(whole=answers.with_suffix(".whole").exists())) + "\n")

    def trace(_number: int, _frame: FrameType | None) -> None:
        if not tracemalloc.is_tracing():
            tracemalloc.start(_DEPTH)
            return
        gc.collect()
        snapshot = tracemalloc.take_snapshot()
        if first:
            with answers.with_suffix(".trace").open("a", encoding="utf-8") as file:
                for found in snapshot.compare_to(first[0], "traceback")[:_LINES]:
                    file.write(f"{found.size_diff:+} B, {found.count_diff:+} blocks\n")
                    file.write("\n".join(found.traceback.format()) + "\n\n")
                file.write("-" * 80 + "\n")
        else:
            first.append(snapshot)

    signal.signal(signal.SIGUSR1, tell)
    signal.signal(signal.SIGUSR2, trace)


def held(*, whole: bool) -> dict[str, Any]:
    """What this process holds now; `whole`: with its objects, while nobody plays.

    A list of all objects refers to tuples that another thread is just filling, and Python lets nobody else see those:
    the thread then fails with a SystemError.
    """
    objects = gc.get_objects() if whole else []
    types = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in objects)
    try:
        tasks = len(asyncio.all_tasks())
    except RuntimeError:  # the loop does not run yet, or no more
        tasks = 0
    heap, unused = _heap()
    return {
        "objects": len(objects),
        "blocks": sys.getallocatedblocks(),
        "heap": heap,
        "unused": unused,
        "tasks": tasks,
        "types": dict(types.most_common(_TYPES)),
    }


class _Heap(ctypes.Structure):
    """What `mallinfo2` of the C library returns."""

    _fields_ = [(name, ctypes.c_size_t) for name in _MALLINFO2]


def _heap() -> tuple[int | None, int | None]:
    """Bytes that the C library has given out and not got back, and those that it keeps for later; None where it cannot
    say. Objects of Python up to 512 bytes are not among them."""
    try:
        told = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return None, None
    told.restype = _Heap
    found = told()
    return int(found.uordblks + found.hblkhd), int(found.fordblks)


if __name__ == "__main__":
    observe(Path(sys.argv[1]))
    if os.environ.get("HANPAN_SOAK_TRACE"):
        os.kill(os.getpid(), signal.SIGUSR2)
    sys.argv = ["hanpan", "serve", *sys.argv[2:]]
    main()
