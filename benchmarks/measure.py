"""Measuring several things side by side: alternating repeats, medians, checksums."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Task(NamedTuple):
    """Something to be measured: `run(n)` does it n times and returns a checksum of what it did."""

    name: str
    unit: str
    times: int
    run: Callable[[int], int]


class Measured(NamedTuple):
    """How fast a task is: the median of its repeats, in units a second of processor time."""

    name: str
    unit: str
    per_second: float
    slowest: float
    fastest: float
    checksum: int


def measure(tasks: Sequence[Task], repeats: int) -> list[Measured]:
    """Run the tasks in turn, `repeats` times over, so that a slow minute hurts all of them alike."""
    rates: dict[str, list[float]] = {task.name: [] for task in tasks}
    sums: dict[str, int] = {}
    for task in tasks:
        task.run(max(1, task.times // 10))  # warm caches and lazy imports
    for _ in range(repeats):
        for task in tasks:
            start = time.process_time()
            sums[task.name] = task.run(task.times)
            rates[task.name].append(task.times / (time.process_time() - start))
    return [
        Measured(
            task.name,
            task.unit,
            statistics.median(rates[task.name]),
            min(rates[task.name]),
            max(rates[task.name]),
            sums[task.name],
        )
        for task in tasks
    ]
