"""Who meets whom in a queue: a pure function of those who wait and of the time.

Two meet where each is within the reach of the other. The reach widens with the wait and in the end takes in everybody,
so that nobody waits for ever while somebody else waits for the same. Whoever has waited longest chooses first, and
takes whoever is nearest in strength.
"""

import math
from collections.abc import Collection, Iterable

import msgspec

LEAST = 100.0  # points, at once
SURE = 0.5  # of the deviation besides: what is not known need not be near
PER_S = 10.0  # points more with every second
EVERYBODY_MS = 60_000  # after so long strength keeps nobody apart

Pair = frozenset[str]


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who waits; only those of the same queue meet."""

    user: str
    queue: str
    rating: float
    deviation: float
    since: int  # milliseconds


def reach(seeker: Seeker, now: int) -> float:
    """How far the strength of a rival may be from the seeker's at that time."""
    waited = max(0, now - seeker.since)
    if waited >= EVERYBODY_MS:
        return math.inf
    return LEAST + SURE * seeker.deviation + PER_S * waited / 1000


def suit(one: Seeker, other: Seeker, now: int) -> bool:
    """Whether these two may meet at that time."""
    gap = abs(one.rating - other.rating)
    return one.user != other.user and one.queue == other.queue and gap <= min(reach(one, now), reach(other, now))


def pairs(seekers: Iterable[Seeker], now: int, apart: Collection[Pair] = ()) -> list[tuple[Seeker, Seeker]]:
    """Everybody who meets now, each at most once; `apart`: who must not. Nobody who could still meet is left over."""
    queues: dict[str, list[Seeker]] = {}
    known: set[str] = set()
    for seeker in sorted(seekers, key=_waits):
        if seeker.user not in known:  # once, also where somebody stands in two queues: as long as they have waited
            known.add(seeker.user)
            queues.setdefault(seeker.queue, []).append(seeker)
    return [pair for _, waiting in sorted(queues.items()) for pair in _of_queue(waiting, now, apart)]


def _waits(seeker: Seeker) -> tuple[int, str, str]:
    return seeker.since, seeker.user, seeker.queue


def _of_queue(waiting: list[Seeker], now: int, apart: Collection[Pair]) -> list[tuple[Seeker, Seeker]]:
    """Those of one queue, the longest waiting first."""
    row = sorted(waiting, key=lambda each: (each.rating, *_waits(each)))
    place = {seeker.user: at for at, seeker in enumerate(row)}
    below, above = [at - 1 for at in range(len(row))], [at + 1 for at in range(len(row))]
    taken: set[str] = set()
    found: list[tuple[Seeker, Seeker]] = []
    for one in waiting:
        if one.user in taken:
            continue
        other = _nearest(row, place[one.user], below, above, now, apart)
        if other is None:
            continue
        found.append((one, other))
        for gone in (one, other):
            taken.add(gone.user)
            at = place[gone.user]
            if below[at] >= 0:
                above[below[at]] = above[at]
            if above[at] < len(row):
                below[above[at]] = below[at]
    return found


def _nearest(
    row: list[Seeker], at: int, below: list[int], above: list[int], now: int, apart: Collection[Pair]
) -> Seeker | None:
    """Whoever is nearest in strength among those whom this one may meet; of two as near, who has waited longer."""
    one, far = row[at], reach(row[at], now)
    low, high = below[at], above[at]
    best: Seeker | None = None
    while True:
        downs = one.rating - row[low].rating if low >= 0 else math.inf
        ups = row[high].rating - one.rating if high < len(row) else math.inf
        gap = min(downs, ups)
        if gap == math.inf or gap > far or (best is not None and gap > abs(best.rating - one.rating)):
            return best
        if downs <= ups:
            other, low = row[low], below[low]
        else:
            other, high = row[high], above[high]
        if suit(one, other, now) and frozenset((one.user, other.user)) not in apart:
            best = other if best is None else min(best, other, key=_waits)
