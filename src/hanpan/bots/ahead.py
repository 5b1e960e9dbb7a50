"""What a seat learns about its own answers, now and later, while it searches.

A seat that answers by chance later on judges badly what it does now: a plan is worth what its best continuation is.
So its answer now and the first few after it are chosen by what they have come to in the playouts so far (UCB1): a tree
of its own answers. A place in it is what the seat has answered since the question and what it may answer then, which
the seat knows in every world.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log, sqrt
from typing import TypeAlias

from hanpan.core.chance.chance import Chance

CURIOSITY = 0.6  # how much a little-tried answer is preferred to the best so far

Place: TypeAlias = tuple[str, ...]  # the seat's own answers, and then what it may answer


class Tried:
    """How often something was tried and what it came to."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count, self.total = 0, 0.0


class Ahead:
    """What the later answers of one seat came to in the playouts for one question."""

    def __init__(self) -> None:
        self._known: dict[Place, dict[str, Tried]] = defaultdict(lambda: defaultdict(Tried))

    def choose(self, place: Place, texts: Sequence[str], draws: Chance) -> int:
        """Which of the answers to try next here: one that was never tried, or the one of the highest bound."""
        known = self._known[place]
        fresh = [number for number, text in enumerate(texts) if text not in known]
        if fresh:
            return fresh[0] if len(fresh) == 1 else draws.pick("search/ahead", fresh)
        most = log(sum(known[text].count for text in texts))
        return max(range(len(texts)), key=lambda number: _bound(known[texts[number]], most))

    def most(self, place: Place, texts: Sequence[str]) -> int:
        """Which of the answers was tried most here: the better one does, the more often it is tried."""
        known = self._known[place]
        return max(range(len(texts)), key=lambda number: (known[texts[number]].count, known[texts[number]].total))

    def learn(self, path: Sequence[tuple[Place, str]], value: float) -> None:
        """Remember what a playout with these answers came to."""
        for place, text in path:
            tried = self._known[place][text]
            tried.count += 1
            tried.total += value


def _bound(tried: Tried, most: float) -> float:
    return tried.total / tried.count + CURIOSITY * sqrt(most / tried.count)
