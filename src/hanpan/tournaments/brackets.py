"""Eliminations: which matches there are, and who has come to which of them.

A bracket is drawn for 2, 4, 8 … seeds; places that nobody takes let the other one through. Each match waits for two
sources: a seed, the winner or the loser of an earlier match.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple

THIRD = "T"  # what the match for the third place is called


class Source(NamedTuple):
    """Where a player of a match comes from: a seed, counted from 1, or an earlier match."""

    kind: Literal["seed", "winner", "loser"]
    of: int  # the seed, or the number of the match


class Slot(NamedTuple):
    """A match of a bracket."""

    number: int  # counted from 1 through the whole bracket
    round: int
    name: str  # W2.1: the first match of the second round of winners; L: of losers; F: the final, F2: played again;
    # T: for the third place
    first: Source
    second: Source


class Stand(NamedTuple):
    """How a match of a bracket stands. Nobody: the place is free, and the other one goes through. Without `known` it is
    not decided yet who comes."""

    slot: Slot
    first: str | None
    second: str | None
    known: bool
    winner: str | None = None
    loser: str | None = None
    decided: bool = False


def order(size: int) -> list[int]:
    """The seeds from top to bottom: the first and the second can meet only in the final."""
    seeds = [1]
    while len(seeds) < size:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) + 1 - seed)]
    return seeds


@cache
def slots(size: int, *, twice: bool, third: bool = False) -> tuple[Slot, ...]:
    """The matches of a bracket of that size, in the order of their rounds; `twice`: out with the second loss; `third`:
    with a match for the third place beside the final."""
    made: list[Slot] = []

    def add(number: int, name: str, first: Source, second: Source) -> int:
        made.append(Slot(len(made) + 1, number, name, first, second))
        return len(made)

    seeds = order(size)
    depth = size.bit_length() - 1
    winners: list[list[int]] = []  # the matches of each round of winners
    for level in range(1, depth + 1):
        number = level if not twice else max(1, 2 * level - 2)
        if level == 1:
            sources = [Source("seed", seed) for seed in seeds]
        else:
            sources = [Source("winner", match) for match in winners[-1]]
        matched = [add(number, f"W{level}.{i // 2 + 1}", sources[i], sources[i + 1]) for i in range(0, len(sources), 2)]
        winners.append(matched)
    if not twice:
        if third and depth > 1:
            add(depth, THIRD, *(Source("loser", match) for match in winners[-2]))
        return tuple(made)
    left = [Source("loser", match) for match in winners[0]]
    for level in range(1, 2 * depth - 1):
        if level % 2 == 0:  # those who have just lost come down, from the other end, so that few meet again at once
            down = [Source("loser", match) for match in reversed(winners[level // 2])]
            left = [source for pair in zip(left, down, strict=True) for source in pair]
        matched = [add(level + 1, f"L{level}.{i // 2 + 1}", left[i], left[i + 1]) for i in range(0, len(left), 2)]
        left = [Source("winner", match) for match in matched]
    final = add(2 * depth, "F", Source("winner", winners[-1][0]), left[0] if left else Source("loser", winners[-1][0]))
    add(2 * depth + 1, "F2", Source("winner", final), Source("loser", final))
    return tuple(sorted(made, key=lambda slot: slot.round))


@cache
def names(seeds: int, *, twice: bool, third: bool = False) -> dict[int, str]:
    """What the matches of a bracket of so many players are called, by their numbers."""
    return {slot.number: slot.name for slot in slots(_size(seeds), twice=twice, third=third)}


def _size(seeds: int) -> int:
    return max(2, 1 << (seeds - 1).bit_length())


def stands(seeds: Sequence[str], winners: Mapping[int, str | None], *, twice: bool, third: bool = False) -> list[Stand]:
    """Every match of the bracket of these players, the first seed first, after the matches that these have won; a match
    that both forfeited has nobody, and nobody goes on from it."""
    found: dict[int, Stand] = {}

    def come(source: Source) -> tuple[str | None, bool]:
        if source.kind == "seed":
            return (seeds[source.of - 1] if source.of <= len(seeds) else None), True
        earlier = found[source.of]
        return (earlier.winner if source.kind == "winner" else earlier.loser), earlier.decided

    for slot in slots(_size(len(seeds)), twice=twice, third=third):
        (first, sure), (second, safe) = come(slot.first), come(slot.second)
        if not (sure and safe):
            found[slot.number] = Stand(slot, first if sure else None, second if safe else None, False)
        elif slot.name == "F2" and first == found[slot.first.of].first:  # the winner of the final has not lost at all
            found[slot.number] = Stand(slot, None, None, True, first, second, True)
        elif first is None or second is None:
            found[slot.number] = Stand(slot, first, second, True, first or second, None, True)
        else:
            winner = winners.get(slot.number)
            loser = None if winner is None else (second if winner == first else first)
            found[slot.number] = Stand(slot, first, second, True, winner, loser, slot.number in winners)
    return sorted(found.values(), key=lambda stand: stand.slot.number)


def reached(stands: Sequence[Stand]) -> dict[str, int]:
    """How far everybody has come: a number that grows with the round of the last match, and with winning it; whoever
    is third has come further than the fourth, but not as far as the final."""
    found: dict[str, int] = {}
    for stand in sorted(stands, key=lambda each: each.slot.round):
        for name in (stand.first, stand.second, stand.winner, stand.loser):
            if name is not None and stand.slot.name != THIRD:
                found[name] = 4 * stand.slot.round + 2 * (not stand.decided or name == stand.winner)
    for stand in stands:
        if stand.slot.name == THIRD and stand.winner is not None:
            found[stand.winner] += 1
    return found
