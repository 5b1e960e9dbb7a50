"""The seeded draws of core/chance/chance.py for a compiler: the same keys, labels and counts give the same numbers.

A label is a number here: its `label_key`.
"""

from typing import Any

from hanpan.compiled.compiling import compiled, i32, u32, u64

MASK = u64(0xFFFFFFFFFFFFFFFF)
GAMMA = u64(0x9E3779B97F4A7C15)
FIRST = u64(0xBF58476D1CE4E5B9)
SECOND = u64(0x94D049BB133111EB)
R27, R30, R31, R32 = u64(27), u64(30), u64(31), u64(32)


@compiled
def mix(z: int) -> int:
    """A bijective scrambling of 64 bits."""
    z = ((z ^ (z >> R30)) * FIRST) & MASK
    z = ((z ^ (z >> R27)) * SECOND) & MASK
    return z ^ (z >> R31)


@compiled
def game_key(seed: int, game: int) -> int:
    """What all keys of a game are made from (`SeedKeys`)."""
    return mix((mix(seed) + u64(game) * GAMMA) & MASK)


@compiled
def step_key(round_key: int, step: int) -> int:
    """The key of one step's draws (`SeededChance`)."""
    return mix((round_key + u64(step) * GAMMA) & MASK)


@compiled
def below(key: int, label: int, count: int, limit: int) -> int:
    """The `count`-th draw under a label: a whole number from 0, below the limit."""
    z = key ^ ((label + u64(count) * GAMMA) & MASK)
    z = ((z ^ (z >> R30)) * FIRST) & MASK
    z = ((z ^ (z >> R27)) * SECOND) & MASK
    z = (z ^ (z >> R31)) >> R32
    return i32((z * u64(u32(limit))) >> R32)


@compiled
def nth(counts: Any, kinds: int, ticket: int) -> int:
    """Which kind the ticket falls to, when each kind has as many tickets as it counts.

    It looks at all of them: where one cannot guess which it will be, that is faster than to stop early.
    """
    kind, reached = i32(0), i32(0)
    for place in range(kinds - 1):
        reached = i32(reached + counts[place])
        kind = i32(kind + (ticket >= reached))
    return kind
