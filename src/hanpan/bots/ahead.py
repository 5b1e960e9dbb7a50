"""What a seat learns about its own answers, now and later, while it searches.

A seat that answers by chance later on judges badly what it does now: a plan is worth what its best continuation is.
So its answer now and the first few after it are chosen by what they have come to in the playouts so far (UCB1): a tree
of its own answers. A place in it is what the seat has answered since the question and what it may answer then, which
the seat knows in every world. Beyond the tree it mostly gives the answer that has come to most wherever it was given in
reply to that kind of question (move-average sampling).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log, sqrt
from typing import TypeAlias

from hanpan.core.chance.chance import Chance

CURIOSITY = 0.6  # how much a little-tried answer is preferred to the best so far
ANY = 10  # of a hundred answers beyond the tree: given by chance
_DOUBT = 2  # playouts that come to one half, which every answer is thought to have had

Place: TypeAlias = tuple[str, ...]  # the seat's own answers, and then what it may answer


class Tried:
    """How often something was tried and what it came to."""

    __slots__ = ("count", "total")

    def __init__(self) -> None:
        self.count, self.total = 0, 0.0

    def add(self, value: float) -> None:
        """Remember one more."""
        self.count += 1
        self.total += value

    @property
    def mean(self) -> float:
        """What it comes to, with some doubt where it was tried little."""
        return (self.total + _DOUBT / 2) / (self.count + _DOUBT)


class Ahead:
    """What the later answers of one seat came to in the playouts for one question."""

    def __init__(self) -> None:
        self._known: dict[Place, dict[str, Tried]] = defaultdict(lambda: defaultdict(Tried))
        self._habits: dict[tuple[str, str], Tried] = defaultdict(Tried)  # by kind of question and answer

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

    def usual(self, kind: str, texts: Sequence[str], draws: Chance) -> int:
        """Which of the answers to give beyond the tree: what has come to most elsewhere, now and then any."""
        if draws.pick("search/any", range(100)) < ANY:
            return draws.pick("search/ahead", range(len(texts)))
        return max(range(len(texts)), key=lambda number: self._habits[kind, texts[number]].mean)

    def learn(self, place: Place, text: str, value: float) -> None:
        """Remember what a playout with this answer came to."""
        self._known[place][text].add(value)

    def learn_habit(self, kind: str, text: str, value: float) -> None:
        """The same of an answer to a kind of question, wherever it was asked."""
        self._habits[kind, text].add(value)


class Line:
    """The seat's own answers in one playout: the first few by the tree, the later ones by habit."""

    def __init__(self, learned: Ahead, depth: int, said: Place) -> None:
        self._learned, self._depth, self._said = learned, depth, said
        self._path: list[tuple[Place, str]] = []
        self._given: list[tuple[str, str]] = []

    def answer(self, kind: str, texts: Sequence[str], draws: Chance) -> int:
        """Which of the answers the seat gives to the next question."""
        if len(self._path) < self._depth:
            place = (*self._said, *texts)
            chosen = self._learned.choose(place, texts, draws)
            self._path.append((place, texts[chosen]))
            self._said = (*self._said, texts[chosen])
        else:
            chosen = self._learned.usual(kind, texts, draws)
        self._given.append((kind, texts[chosen]))
        return chosen

    def ended(self, value: float) -> None:
        """Remember what all these answers came to."""
        for place, text in self._path:
            self._learned.learn(place, text, value)
        for kind, text in self._given:
            self._learned.learn_habit(kind, text, value)


def _bound(tried: Tried, most: float) -> float:
    return tried.total / tried.count + CURIOSITY * sqrt(most / tried.count)
