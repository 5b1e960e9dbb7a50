"""Intervals that stay valid however often one looks and whenever one stops: a confidence sequence.

It is the normal mixture of Robbins in its self-normalised form: over all looks together the sum of the values strays
from its mean by more than sqrt((V + r) (log((V + r) / r) + 2 log(1 / e))) with a chance of e at most, V being the sum
of their squares. That is exact for values that lie evenly about their mean, and for others as soon as a few dozen of
them are not zero; tests/lab/test_causal.py plays it out for rare and lopsided ones.
"""

import math
from typing import Any, NamedTuple

TIGHTEST = 10.0  # r: the interval is at its best where the squares add up to some ten times as much


class Interval(NamedTuple):
    """A mean and what it may be."""

    value: float
    low: float
    high: float

    def shifted(self, by: float, wider: float = 0.0) -> "Interval":
        """The same about another zero, and so much wider on both sides."""
        return Interval(self.value + by, self.low + by - wider, self.high + by + wider)


class Running:
    """A mean that is being measured. Sums of multiples of a quarter are exact, so their order is no matter."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, values: Any) -> None:
        """Take in an array of values."""
        self.count += len(values)
        self.total += float(values.sum())
        self.squares += float((values * values).sum())

    def interval(self, error: float) -> Interval:
        """Where the mean is; all intervals of this sequence together are wrong with a chance of `error` at most."""
        if not self.count:
            return Interval(0.0, -math.inf, math.inf)
        mean = self.total / self.count
        half = reach(self.squares, error) / self.count
        return Interval(mean, mean - half, mean + half)


def reach(squares: float, error: float) -> float:
    """How far the sum of the values may be from what it should be."""
    spread = squares + TIGHTEST
    return math.sqrt(spread * (math.log(spread / TIGHTEST) + 2 * math.log(1 / error)))
