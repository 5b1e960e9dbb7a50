"""What tells states apart, and a table of those that were seen.

A key is two words that are mixed from everything in which two states can still differ. What can matter no more is left
out: the trail where no walk comes any more (moves.looked_at), the count of steps without a Momentum in the hand.
"""

import numpy as np

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.ahead import ahead
from hanpan.games.trail.compiled.bound import has
from hanpan.games.trail.compiled.compiling import compiled, making
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.moves import looked_at

FIRST_TABLE = 1 << 12
MOST_TABLE = 1 << 24
MEMO = 1 << 12

_K1, _K2 = 0x1E3779B97F4A7C15, 0x56E8FEB86659FD93  # odd; products wrap around


@compiled
def mixed(h: int, word: int, k: int) -> int:
    """Another word in a key."""
    h = (h ^ word) * k
    return h ^ h >> 29


@compiled
def keys_of(b: Board, s: Ints) -> tuple[int, int]:
    """The key of a state; the first word is never 0."""
    h1, h2 = _K2, _K1
    word = s[lay.AT] | s[lay.SPD] << 6 | s[lay.MANA] << 14 | s[lay.HP] << 22 | s[lay.BLOCK] << 34 | s[lay.POISON] << 46
    h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
    word = s[lay.FLAGS] | s[lay.FLAMES] << 4 | s[lay.BONUS] << 10 | s[lay.LAST] << 18
    if has(s, lay.DO_MOMENTUM):
        word |= s[lay.STEPS] << 24
    h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
    word = s[lay.TRAIL] & looked_at(b, s)
    h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
    h1, h2 = mixed(h1, s[lay.HAND], _K1), mixed(h2, s[lay.HAND], _K2)
    h1, h2 = mixed(h1, s[lay.POTIONS], _K1), mixed(h2, s[lay.POTIONS], _K2)
    for place in (lay.RAISED, lay.MANA_AT, lay.FEATHER_AT, lay.HEART_AT, lay.SHARD_AT):
        if s[place]:
            word = s[place] << 3 | (place - lay.RAISED + 1)
            h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        word = s[row + lay.U_HP] << 6 | s[row + lay.U_AT] if s[row + lay.U_HP] else 0
        h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
        if s[lay.RAISED]:  # Warnings change by walls alone
            h1, h2 = mixed(h1, s[row + lay.U_ZONE], _K1), mixed(h2, s[row + lay.U_ZONE], _K2)
    return h1 | 1, h2


@making
def new_table() -> Ints:
    """A table without keys."""
    return np.zeros((FIRST_TABLE, 2), dtype=np.int64)


@compiled
def insert(table: Ints, h1: int, h2: int) -> bool:
    """Put a key into the table; whether it was new."""
    last = len(table) - 1
    slot = h2 & last
    while table[slot, 0]:
        if table[slot, 0] == h1 and table[slot, 1] == h2:
            return False
        slot = (slot + 1) & last
    table[slot, 0] = h1
    table[slot, 1] = h2
    return True


@making
def grown(table: Ints) -> Ints:
    """A table four times as large with the same keys."""
    larger = np.zeros((len(table) * 4, 2), dtype=np.int64)
    for slot in range(len(table)):
        if table[slot, 0]:
            insert(larger, table[slot, 0], table[slot, 1])
    return larger


@making
def new_memo() -> Ints:
    """Room for what `known_ahead` has worked out."""
    return np.zeros((MEMO, 3), dtype=np.int64)


@compiled
def known_ahead(b: Board, s: Ints, left: int, foes: Ints, far: Ints, memo: Ints) -> int:
    """What the next roll brings, worked out once for each end that looks the same to the monsters."""
    word = s[lay.AT] | left << 6 | s[lay.BONUS] << 14
    h1, h2 = mixed(_K2, word, _K1), mixed(_K1, word, _K2)
    h1, h2 = mixed(h1, s[lay.RAISED], _K1), mixed(h2, s[lay.RAISED], _K2)
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        word = 0
        if s[row + lay.U_HP]:
            word = 2 * s[row + lay.U_AT] + 1 + (128 if s[row + lay.U_HP] < b.foes[unit, lay.F_RAGE_BELOW] else 0)
        h1, h2 = mixed(h1, word, _K1), mixed(h2, word, _K2)
    h1 |= 1
    slot = h2 & (MEMO - 1)
    if memo[slot, 0] != h1 or memo[slot, 1] != h2:
        memo[slot, 0], memo[slot, 1] = h1, h2
        memo[slot, 2] = ahead(b, s, left, foes, far)
    points: int = memo[slot, 2]
    return points
