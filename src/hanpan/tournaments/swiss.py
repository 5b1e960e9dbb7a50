"""The pairs of a Swiss round, by maximum weight matching.

What counts, from the first to the last: nobody meets whom organisers keep apart while another way exists; nobody meets
the same player twice and nobody has a second bye while another way exists; the bye goes to the lowest; scores of a pair
are as close as can be (the squares of their differences); whoever sat second more often meets somebody who sat first;
and what is left open is drawn from the public seed. All of it is one number for each pair, so that the best round is
the one with the least sum.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import NamedTuple, TypeAlias

from hanpan.tournaments import matching

_DRAWN = (1 << 20) - 1  # what the seed adds to a pair, at most
_LEANING = 31  # so much of one-sided seats counts, at most
_MASK = (1 << 64) - 1
WHOLE = 256  # up to so many players every pair is weighed
NEAR = 24  # beyond: those so many places away in the order of scores

Pair: TypeAlias = tuple[str, str | None]
"""The first seat and the second; without a second it is a bye."""


class Contender(NamedTuple):
    """Somebody who is to be paired, as everybody may know it."""

    id: str
    score: int
    met: Mapping[str, int] = {}  # how often whom
    byes: int = 0
    leaning: int = 0  # first seats less second ones
    last_first: bool = False  # sat first in the last round
    apart: frozenset[str] = frozenset()  # whom organisers keep from this one
    half: int = 0  # of those who are seeded in the first round: above 0 in the upper, below in the lower


def pairs(contenders: Sequence[Contender], seed: str, number: int) -> list[Pair]:
    """The pairs of round `number`, the highest scores first, the bye last. The same from the same, always."""
    draws = _draws(contenders, seed, number)
    made = [_seated(contenders, min(pair), max(pair), draws) for pair in _matched(contenders, seed, number, draws)]
    scores = {one.id: one.score for one in contenders}
    return sorted(made, key=lambda pair: (pair[1] is None, *sorted(-scores[one] for one in pair if one), pair[0]))


def _matched(contenders: Sequence[Contender], seed: str, number: int, draws: Sequence[int]) -> set[tuple[int, int]]:
    """The best pairs, by places. Of many players each is tried with neighbours by score only, unless that makes two
    meet who should not: to weigh all pairs of a thousand takes long. With neighbours alone nobody is left out."""
    if not contenders:
        return set()
    count = len(contenders)
    edges = list(costs(contenders, seed, number))
    ranked = sorted(range(count), key=lambda place: (contenders[place].score, draws[place]))
    rank = {place: at for at, place in enumerate(ranked)} | {count: 0}
    reach = NEAR if count > WHOLE else count
    while True:
        near = [edge for edge in edges if abs(rank[edge[0]] - rank[edge[1]]) <= reach]
        found = matching.best(near, count + count % 2)
        fresh = all(one == count or two == count or _fresh(contenders[one], contenders[two]) for one, two in found)
        if reach >= count or fresh:
            return found
        reach *= 4


def _fresh(one: Contender, two: Contender) -> bool:
    """Whether nothing speaks against two who are paired."""
    return two.id not in one.met and two.id not in one.apart


def costs(contenders: Sequence[Contender], seed: str, number: int) -> Iterator[tuple[int, int, int]]:
    """What each possible pair costs, by places among the contenders; the place after the last is the bye."""
    count, bye = len(contenders), len(contenders)
    tables = (count + 1) // 2
    lowest = min(one.score for one in contenders)
    spread = max(one.score for one in contenders) - lowest
    leaning = tables * _DRAWN + 1
    apart = leaning * (tables * _LEANING + 1)
    high_bye = apart * (tables * spread**2 + 1)
    again = high_bye * (spread + 1)
    most = max((times for one in contenders for times in (*one.met.values(), one.byes)), default=0)
    kept = again * (tables * most + 1)
    draws = _draws(contenders, seed, number)
    for one, first in enumerate(contenders):
        for two in range(one + 1, count):
            second = contenders[two]
            cost = again * first.met.get(second.id, 0) + apart * (first.score - second.score) ** 2
            cost += kept * (second.id in first.apart)
            sides = (first.half or first.leaning, second.half or second.leaning)
            yield one, two, cost + leaning * _same_side(*sides) + _drawn(draws[one], draws[two])
        if count % 2:
            yield one, bye, again * first.byes + high_bye * (first.score - lowest) + _drawn(draws[one], draws[bye])


def _same_side(one: int, two: int) -> int:
    """How far both have sat too often on the same side."""
    return min(abs(one), abs(two), _LEANING) if one * two > 0 else 0


def _seated(contenders: Sequence[Contender], one: int, two: int, draws: Sequence[int]) -> Pair:
    """Who of a pair sits first: who did so less often, then who did not do so last, then by the seed."""
    if two == len(contenders):
        return contenders[one].id, None

    def key(place: int) -> tuple[int, bool, int]:
        return contenders[place].leaning, contenders[place].last_first, draws[place]

    first, second = sorted((one, two), key=key)
    return contenders[first].id, contenders[second].id


def _draws(contenders: Sequence[Contender], seed: str, number: int) -> list[int]:
    """What the seed gives each contender, and the bye, in this round."""
    names = [*(one.id for one in contenders), ""]
    return [_number(f"hanpan/pair/{number}/{name}/{seed}") for name in names]


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _drawn(one: int, two: int) -> int:
    """What the seed adds to a pair: the same from both sides, and no sum of what each has."""
    mixed = (one ^ two) * 0xBF58476D1CE4E5B9 & _MASK
    return (mixed ^ mixed >> 29) & _DRAWN
