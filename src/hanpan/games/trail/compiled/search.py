"""The search: every turn that can still matter, depth first, each state once.

A node is a state before its end is pressed. It is worth what ending there is worth; below it lie the acts of moves.py.
A state that was seen before is left out (keys.py), and so is one whose bound does not pass the best turn found
(bound.py). The first of several best turns is kept, in the order of moves.py.
"""

import numpy as np

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.bound import ROOM, bound
from hanpan.games.trail.compiled.compiling import compiled, making
from hanpan.games.trail.compiled.keys import MOST_TABLE, grown, insert, keys_of, known_ahead, new_memo, new_table
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.moves import FINISHING, MOST_ACTS, acts, finishing_acts, rank_of
from hanpan.games.trail.compiled.rules import copy_into, finish, perform
from hanpan.games.trail.compiled.value import NOTHING, POTION_KINDS, value
from hanpan.games.trail.rules.tiles import SIZE

DEPTH = 128  # no turn has so many acts
# What a search tells of itself.
R_VALUE, R_LENGTH, R_NODES, R_SEEN, R_CUT, R_STOPPED, R_WORDS = range(7)


@making
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


@making
def search(b: Board, start: Ints, floor: int, limit: int, pruned: bool, path: Ints, told: Ints) -> None:
    """The best turn that is worth more than `floor`; where there is none, `told` says `floor` and `path` stays."""
    rows = np.zeros((DEPTH, len(start)), dtype=np.int64)
    scratch = np.zeros(len(start), dtype=np.int64)
    room, far = np.zeros(ROOM, dtype=np.int64), np.zeros(SIZE, dtype=np.int64)
    todo = np.zeros(DEPTH * 64 + MOST_ACTS, dtype=np.int64)
    at, ends, taken = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    table, memo, foes = new_table(), new_memo(), b.foes.copy()
    filled, nodes, seen, cut, stopped = 0, 1, 0, 0, 0
    rows[0, :] = start
    best, length = max(floor, _ended(b, rows[0], floor, scratch, foes, far, memo)), 0
    depth = 0
    ends[0] = _expand(b, rows[0], todo, 0)
    while depth >= 0:
        if at[depth] >= ends[depth]:
            depth -= 1
            continue
        code = todo[at[depth]]
        at[depth] += 1
        s = rows[depth + 1]
        copy_into(s, rows[depth])
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
        won = s[lay.FLAGS] & lay.WON
        if not won:
            h1, h2 = keys_of(b, s)
            if not insert(table, h1, h2):
                seen += 1
                continue
            filled += 1
            if filled * 2 > len(table) and len(table) < MOST_TABLE:
                table = grown(table)
        worth = _ended(b, s, best, scratch, foes, far, memo)
        if worth > best:
            best = worth
            length = depth + 1
            path[:length] = taken[:length]
        if won:
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
def _ended(b: Board, s: Ints, best: int, scratch: Ints, foes: Ints, far: Ints, memo: Ints) -> int:
    """What the turn is worth if it ends here. The next roll is looked at only where that could still matter."""
    copy_into(scratch, s)
    left = 0 if s[lay.FLAGS] & lay.WON else finish(b, scratch)
    worth = value(b, scratch, left)
    if worth > best and b.weights[lay.W_AHEAD] and scratch[lay.HP] > 0 and not scratch[lay.FLAGS] & lay.WON:
        worth += known_ahead(b, scratch, left, foes, far, memo)
    return worth


@compiled
def _expand(b: Board, s: Ints, todo: Ints, start: int) -> int:
    end = start
    if not s[lay.LAST]:
        end = acts(b, s, todo, start)
    return finishing_acts(b, s, todo, end)
