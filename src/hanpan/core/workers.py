"""Jobs on several cores, with results in the order of the jobs."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.pool import Pool
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_parallel(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """What `work` makes of each job, in order. It must be a plain function of a module: other processes look for it."""
    workers = min(workers, len(jobs))
    if workers <= 1:
        yield from map(work, jobs)
        return
    with _pool(workers) as pool:
        yield from pool.imap(work, jobs)


def _pool(workers: int) -> Pool:
    """Fresh processes, not forks: they start the same on every system and inherit no threads.

    An interrupt is the parent's to answer. Workers inherit that too, so that Ctrl-C while they are
    still starting does not make each of them complain.
    """
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():  # only there can signals be set
        return context.Pool(workers, _ignore_interrupts)
    before = _ignore_interrupts()
    try:
        return context.Pool(workers, _ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> "signal.Handlers | Callable[..., object] | int | None":
    return signal.signal(signal.SIGINT, signal.SIG_IGN)
