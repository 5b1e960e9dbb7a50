"""The search: every turn that can still matter, depth first, each state once.

A node is a state before its end is pressed. It is worth what ending there is worth; below it lie the acts of moves.py.
A state that was seen before is left out (by a 128-bit key that forgets what can no longer matter), and so is one whose
bound does not pass the best turn found. The first of several best turns is kept, in the order of moves.py.
"""

import numpy as np

from hanpan.games.trail.solver import layout as lay
from hanpan.games.trail.solver.ahead import MEMO, ahead, memory
from hanpan.games.trail.solver.bound import ROOM, bound, has
from hanpan.games.trail.solver.compiling import compiled
from hanpan.games.trail.solver.layout import Board, Ints
from hanpan.games.trail.solver.moves import FINISHING, MOST_ACTS, acts, finishing_acts, looked_at, rank_of
from hanpan.games.trail.solver.rules import finish, perform
from hanpan.games.trail.solver.value import NOTHING, POTION_KINDS, value
from hanpan.games.trail.tiles import SIZE

DEPTH = 128  # no turn has so many acts
FIRST_TABLE = 1 << 12
MOST_TABLE = 1 << 24
# What a search tells of itself.
R_VALUE, R_LENGTH, R_NODES, R_SEEN, R_CUT, R_STOPPED, R_WORDS = range(7)

_K1, _K2 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)
_S = np.uint64(29)


@compiled
def _mixed(h: int, word: int, k: int) -> int:
    h = (h ^ np.uint64(word)) * k
    return h ^ h >> _S


@compiled
def _keys(b: Board, s: Ints) -> tuple[int, int]:
    """Two words that tell states apart, as far as they can still differ in anything."""
    h1, h2 = _K2, _K1
    word = s[lay.AT] | s[lay.SPD] << 6 | s[lay.MANA] << 14 | s[lay.HP] << 22 | s[lay.BLOCK] << 34 | s[lay.POISON] << 46
    h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    word = s[lay.FLAGS] | s[lay.FLAMES] << 4 | s[lay.BONUS] << 10 | s[lay.LAST] << 18
    if has(s, lay.DO_MOMENTUM):
        word |= s[lay.STEPS] << 24
    h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    word = s[lay.TRAIL] & looked_at(b, s)
    h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    h1, h2 = _mixed(h1, s[lay.HAND], _K1), _mixed(h2, s[lay.HAND], _K2)
    word = s[lay.POTIONS]
    h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    for place in (lay.MANA_AT, lay.FEATHER_AT, lay.HEART_AT, lay.SHARD_AT, lay.RAISED):
        if s[place]:
            word = s[place] << 3 | (place - lay.MANA_AT + 1)
            h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    cuts = s[lay.RAISED] != 0
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        word = s[row + lay.U_HP] << 6 | s[row + lay.U_AT] if s[row + lay.U_HP] else 0
        h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
        if cuts:
            h1, h2 = _mixed(h1, s[row + lay.U_ZONE], _K1), _mixed(h2, s[row + lay.U_ZONE], _K2)
    return h1 | np.uint64(1), h2


@compiled
def _insert(table: Ints, h1: int, h2: int) -> bool:
    """Put a key into the table; whether it was new."""
    size = len(table)
    slot = np.int64(h2 & np.uint64(size - 1))
    while table[slot, 0]:
        if table[slot, 0] == h1 and table[slot, 1] == h2:
            return False
        slot = (slot + 1) & (size - 1)
    table[slot, 0] = h1
    table[slot, 1] = h2
    return True


@compiled
def _grown(table: Ints) -> Ints:
    larger = np.zeros((len(table) * 4, 2), dtype=np.uint64)
    for slot in range(len(table)):
        if table[slot, 0]:
            _insert(larger, table[slot, 0], table[slot, 1])
    return larger


@compiled
def ended(b: Board, s: Ints, scratch: Ints) -> int:
    """What the turn is worth if it ends here, without the next roll."""
    scratch[:] = s
    if s[lay.FLAGS] & lay.WON:
        return value(b, scratch, 0)
    return value(b, scratch, finish(b, scratch))


@compiled
def _with_ahead(b: Board, s: Ints, left: int, foes: Ints, far: Ints, memo: Ints) -> int:
    """What the next roll brings, worked out once for each end that looks the same to the monsters."""
    word = s[lay.AT] | left << 6 | s[lay.BONUS] << 14
    h1, h2 = _mixed(_K2, word, _K1), _mixed(_K1, word, _K2)
    if s[lay.RAISED]:
        h1, h2 = _mixed(h1, s[lay.RAISED], _K1), _mixed(h2, s[lay.RAISED], _K2)
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        word = 0
        if s[row + lay.U_HP]:
            word = 2 * s[row + lay.U_AT] + 1 + (128 if s[row + lay.U_HP] < b.foes[unit, lay.F_RAGE_BELOW] else 0)
        h1, h2 = _mixed(h1, word, _K1), _mixed(h2, word, _K2)
    h1 |= np.uint64(1)
    slot = np.int64(h2 & np.uint64(MEMO - 1))
    if memo[slot, 0] != h1 or memo[slot, 1] != h2:
        memo[slot, 0], memo[slot, 1] = h1, h2
        memo[slot, 2] = np.uint64(-ahead(b, s, left, foes, far))
    return -np.int64(memo[slot, 2])


@compiled
def solve(b: Board, start: Ints, limit: int, pruned: bool, path: Ints, told: Ints) -> None:
    """The best turn from a state: its acts in `path`, the facts in `told`.

    What is done without potions and cards that give mana or movement is found first: it is quick, and most of the
    rest need then not be looked at.
    """
    thrifty = start.copy()
    _put_away(b, thrifty)
    floor = NOTHING
    nodes = 0
    if pruned and (thrifty[lay.HAND] != start[lay.HAND] or thrifty[lay.POTIONS] != start[lay.POTIONS]):
        search(b, thrifty, floor, limit, pruned, path, told)
        floor, nodes = told[R_VALUE], told[R_NODES]
    length = told[R_LENGTH]
    search(b, start, floor, limit, pruned, path, told)
    if told[R_VALUE] == floor:
        told[R_LENGTH] = length
    told[R_NODES] += nodes


@compiled
def _put_away(b: Board, s: Ints) -> None:
    """Hide what gives mana or movement and would be used up; it counts as kept."""
    for card in range(b.numbers[lay.N_KINDS]):
        if b.cards[card, lay.C_DOES] in (lay.DO_SURGE, lay.DO_NUDGE):
            held = s[lay.HAND] >> 4 * card & 15
            s[lay.HAND] -= held << 4 * card
            s[lay.GAIN] -= held * b.cards[card, lay.C_GAIN]
            s[lay.HAVE] &= ~(1 << b.cards[card, lay.C_DOES])
    for potion in range(POTION_KINDS):
        if b.potions[potion, lay.P_DOES] in (lay.DRINK_SPEED, lay.DRINK_FIX, lay.DRINK_SURGE):
            held = s[lay.POTIONS] >> 4 * potion & 15
            s[lay.POTIONS] -= held << 4 * potion
            s[lay.GAIN] -= held * b.potions[potion, lay.P_GAIN]


@compiled
def search(b: Board, start: Ints, floor: int, limit: int, pruned: bool, path: Ints, told: Ints) -> None:
    """The best turn that is worth more than `floor`; where there is none, `told` says `floor` and `path` stays."""
    width = len(start)
    rows = np.zeros((DEPTH, width), dtype=np.int64)
    scratch = np.zeros(width, dtype=np.int64)
    room = np.zeros(ROOM, dtype=np.int64)
    todo = np.zeros(DEPTH * 64 + MOST_ACTS, dtype=np.int64)
    at = np.zeros(DEPTH, dtype=np.int64)
    ends = np.zeros(DEPTH, dtype=np.int64)
    taken = np.zeros(DEPTH, dtype=np.int64)
    table = np.zeros((FIRST_TABLE, 2), dtype=np.uint64)
    filled, nodes, seen, cut, stopped = 0, 1, 0, 0, 0
    best, length = floor, 0
    looks = b.weights[lay.W_AHEAD] > 0
    foes, far, memo = b.foes.copy(), np.zeros(SIZE, dtype=np.int64), memory()
    rows[0, :] = start
    worth = ended(b, rows[0], scratch)
    if worth > best and looks and worth > b.weights[lay.W_LOST] and not scratch[lay.FLAGS] & lay.WON:
        left = 0 if start[lay.FLAGS] & lay.CAST else start[lay.SPD]
        worth += _with_ahead(b, scratch, left, foes, far, memo)
    if worth > best:
        best = worth
    depth = 0
    at[0] = 0
    ends[0] = _expand(b, rows[0], todo, 0)
    while depth >= 0:
        if at[depth] >= ends[depth]:
            depth -= 1
            continue
        code = todo[at[depth]]
        at[depth] += 1
        s = rows[depth + 1]
        s[:] = rows[depth]
        perform(b, s, code)
        if s[lay.HP] <= 0:
            continue
        if code & FINISHING:
            s[lay.LAST] = rank_of(code)
        taken[depth] = code
        nodes += 1
        if nodes >= limit:
            stopped = 1
            break
        if not s[lay.FLAGS] & lay.WON:
            h1, h2 = _keys(b, s)
            if not _insert(table, h1, h2):
                seen += 1
                continue
            filled += 1
            if filled * 2 > len(table) and len(table) < MOST_TABLE:
                table = _grown(table)
        scratch[:] = s
        left = 0 if s[lay.FLAGS] & lay.WON else finish(b, scratch)
        worth = value(b, scratch, left)
        if worth > best and looks and worth > b.weights[lay.W_LOST] and not scratch[lay.FLAGS] & lay.WON:
            worth += _with_ahead(b, scratch, left, foes, far, memo)
        if worth > best:
            best = worth
            length = depth + 1
            path[:length] = taken[:length]
        if s[lay.FLAGS] & lay.WON:
            continue
        if pruned and bound(b, s, s[lay.LAST] > 0, room) <= best:
            cut += 1
            continue
        depth += 1
        at[depth] = ends[depth - 1]
        ends[depth] = _expand(b, s, todo, at[depth])
    told[R_VALUE], told[R_LENGTH], told[R_NODES] = best, length, nodes
    told[R_SEEN], told[R_CUT], told[R_STOPPED] = seen, cut, stopped


@compiled
def _expand(b: Board, s: Ints, todo: Ints, start: int) -> int:
    end = start
    if not s[lay.LAST]:
        end = acts(b, s, todo, start)
    return finishing_acts(b, s, todo, end)
