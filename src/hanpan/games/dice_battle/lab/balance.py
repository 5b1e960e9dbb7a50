"""The smallest change of numbers of Dice Battle after which every option is worth its place.

Every option shall be worth at least `low` and at most `high` to a side that is allowed it. The search adds one change
at a time (a number one up or down, or an earlier change one step further) and keeps those variants that leave the
options least outside; what it finds first is a smallest change as far as this way of looking goes. The event decks stay
as they are: more luck makes every option worth less, which brings them into any band and helps nobody.
"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from hanpan.core.contract.params import BadParameter, table
from hanpan.core.workers import in_parallel
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.lab.facts import NAMES
from hanpan.games.dice_battle.lab.planted import Numbers, worth_of
from hanpan.games.dice_battle.rules.params import Params

LOW, HIGH = -0.001, 0.015
_FIXED = ("modes.", "event_deck.")  # numbers that stay
QUICK, SURE = 6_000, 40_000  # seeds of a first look, and of the one that counts
KEPT, LOOKED_AT = 4, 24  # variants that are changed further, and that get a closer look, at each step
MOVES = 40  # single changes that helped most, or hurt least: only these are added later
STEPS = 4


class Tried(NamedTuple):
    """A variant, what its options are worth, and how far they are outside in all."""

    numbers: Numbers
    worths: dict[str, float]
    outside: float


class Found(NamedTuple):
    """The game as it is, and after each step the variants that were kept, the best first."""

    before: Tried
    steps: list[list[Tried]]


def search(*, low: float = LOW, high: float = HIGH, seed: int = 1, workers: int = 1, steps: int = STEPS) -> Found:
    """Change numbers until every option is inside, or for so many steps."""
    quick = partial(tried, low=low, high=high, seed=seed, count=QUICK)
    sure = partial(tried, low=low, high=high, seed=seed + 1, count=SURE)
    before = sure({})
    singles = _valid([{row.name: row.default + by} for row in table(Params) for by in (-1, 1)])
    looked = sorted(in_parallel(quick, singles, workers), key=_rank)
    moves = [next(iter(one.numbers.items())) for one in looked[:MOVES]]
    kept = sorted(in_parallel(sure, [one.numbers for one in looked[:LOOKED_AT]], workers), key=_rank)[:KEPT]
    found = [kept]
    while kept[0].outside > 0 and len(found) < steps:
        wider = _valid([one for variant in kept for one in _further(variant.numbers, moves)])
        closer = sorted(in_parallel(quick, wider, workers), key=_rank)[:LOOKED_AT]
        kept = sorted(in_parallel(sure, [one.numbers for one in closer], workers), key=_rank)[:KEPT]
        found.append(kept)
    return Found(before, found)


def tried(numbers: Numbers, *, low: float, high: float, seed: int, count: int) -> Tried:
    """What every option is worth under these numbers, and how far outside."""
    worths = {option: worth_of(numbers, option, seed, count) for option in NAMES}
    outside = sum(max(0.0, low - worth) + max(0.0, worth - high) for worth in worths.values())
    return Tried(numbers, worths, outside)


def _rank(one: Tried) -> tuple[float, list[tuple[str, int]]]:
    return one.outside, sorted(one.numbers.items())


def _further(numbers: Numbers, moves: list[tuple[str, int]]) -> Iterator[Numbers]:
    known = {row.name: row.default for row in table(Params)}
    for name, value in moves:
        if name not in numbers:
            yield {**numbers, name: value}
        elif (numbers[name] - known[name]) * (value - known[name]) > 0:
            yield {**numbers, name: numbers[name] + value - known[name]}


def _valid(variants: list[Numbers]) -> list[Numbers]:
    """Those that can be played, each once; the length of games and the event decks stay as they are."""
    found: dict[tuple[tuple[str, int], ...], Numbers] = {}
    for numbers in variants:
        if any(name.startswith(_FIXED) for name in numbers):
            continue
        try:
            DiceBattle(numbers)
        except BadParameter:
            continue
        found.setdefault(tuple(sorted(numbers.items())), numbers)
    return list(found.values())
