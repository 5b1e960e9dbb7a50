"""How a turn is laid out for the compiler: a state is one row of whole numbers, a board is a few arrays beside it.

Sets of tiles are whole numbers with a bit a tile, as everywhere in Trail (tiles.py): 60 bits fit a signed word.
"""

from typing import Any, NamedTuple, TypeAlias, get_args

import numpy as np

from hanpan.games.trail.content.catalogue import CardEffect, Mark, Move, PotionEffect
from hanpan.games.trail.rules.tiles import AROUND, BESIDE, COLUMNS, DISTANCE, NEAR, ROWS, SIZE, x_of, y_of

Ints: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"

# A state: these words, then three for each monster, in the order in which they act.
AT, SPD, MANA, HP, BLOCK, POISON, TRAIL, STEPS, FLAGS, FLAMES, BONUS = range(11)
HAND = 11  # four bits for each kind of card in the hand
POTIONS = 12  # four bits for each kind of potion
RAISED = 13  # walls put up in this turn
MANA_AT, FEATHER_AT, HEART_AT, SHARD_AT = range(14, 18)  # where items lie
UNITS_AT = 18  # where monsters stand
LAST = 19  # the rank of the last finishing act, 0: none yet (moves.py)
# What follows from hand and potions, kept beside them: these are asked for all the time.
HAVE = 20  # what the cards of the hand do, a bit each
GAIN = 21  # the movement that cards and potions can still give
CARDS_KEPT, POTIONS_KEPT = 22, 23  # their worth while they are not used
WORDS = 24
U_HP, U_AT, U_ZONE, U_WORDS = range(4)  # of a monster; 0 health: it has fallen

SHADOW, CAST, DROPPED, WON = 1, 2, 4, 8  # flags

# Numbers that no act of the turn changes.
(
    N_RAPIDS,
    N_SPIKES,
    N_POOL,
    N_POOL_POISON,
    N_MANA_SHARD,
    N_FEATHER,
    N_HEART,
    N_DIE_SHARD,
    N_MAX_HP,
    N_TURN,
    N_TRAIN,  # what the train deals at this turn's end; 0: it does not come
    N_NEXT_TRAIN,  # the same for the turn after
    N_DARK,
    N_NEXT_DARK,
    N_FLAME,  # what one Flame Trail deals
    N_WALLS,
    N_STANDING,  # those of the walls that still stand after this turn
    N_RAILS,
    N_SPIKES_AT,
    N_POOLS_AT,
    N_RAPIDS_AT,
    N_STREAMS_AT,
    N_PLAIN_AT,  # normal ground
    N_UNITS,
    N_KINDS,  # kinds of card in the hand
    N_FOE_DAMAGE,  # percent of what is printed
    NUMBERS,
) = range(27)

# A monster's row.
(
    F_DAMAGE,  # of the Warning that it shows
    F_POISON,
    F_HEAVY,
    F_BOSS,
    F_MARK,
    F_MOVE,
    F_STEPS,
    F_POOLS,
    F_RAGE_BELOW,
    F_RAGE_DAMAGE,
    F_ATTACKS,  # how many it has, by turns
    F_ATTACK,  # the damage of the first; two more places follow
    _SECOND,
    _THIRD,
    F_ORIGIN,
    F_AIM,
    F_START,  # where it stood when the search began
    F_FALL,  # what its fall is worth
    F_FIELDS,
) = range(19)
MOST_ATTACKS = 3

MARKS: tuple[str, ...] = get_args(Mark)
RING, SPEAR, ARCHER, BLAST, PLUS, CROSS, WEAVE, ENGINE, NO_MARK = range(len(MARKS))
MOVES: tuple[str, ...] = get_args(Move)
STAY, TOWARD, AWAY, CHARGE = range(len(MOVES))

# A card's row, and what cards do. These names, like those of marks, moves and potions, are in the order of content.py.
C_DOES, C_MANA, C_AMOUNT, C_RANGE, C_MOST, C_COUNT, C_KEEP, C_GAIN, C_FIELDS = range(9)
EFFECTS: tuple[str, ...] = get_args(CardEffect)
(
    DO_STRIKE,
    DO_SHOOT,
    DO_WHIRL,
    DO_BLOCK,
    DO_SPEED,
    DO_LEAP,
    DO_BURST,
    DO_ERASE,
    DO_WALL,
    DO_PUSH,
    DO_REROLL,
    DO_NUDGE,
    DO_MOMENTUM,
    DO_HEAL,
    DO_SURGE,
    DO_PLAN,
    DO_CAST,
    DO_FLAME,
) = range(len(EFFECTS))

# A potion's row.
P_DOES, P_AMOUNT, P_KEEP, P_GAIN, P_FIELDS = range(5)
POTION_EFFECTS: tuple[str, ...] = get_args(PotionEffect)
DRINK_HEAL, DRINK_SPEED, DRINK_FIX, DRINK_SURGE, DRINK_SHADOW = range(len(POTION_EFFECTS))

# An act: its kind, which card or potion, and up to two tiles (or a direction, a sign, an amount).
ACT_STEP, ACT_PLAY, ACT_DRINK = range(3)
NO_TILE = 63

# The objective (objective.py).
(
    W_HEALTH,
    W_FRAIL,
    W_FRAIL_BELOW,
    W_MONSTER,
    W_LEFT,
    W_POISON,
    W_NEAR,
    W_WON,
    W_LOST,
    W_AHEAD,  # 1: the next roll counts too
    W_AHEAD_HARM,
    W_AHEAD_IDLE,
    WEIGHTS,
) = range(13)

MOST_REACH = 60  # movement beyond which reach is not told apart

NO_WAY = 99  # more than anybody has: there is no way


class Board(NamedTuple):
    """Everything about a turn that stays as it is while acts are tried."""

    numbers: Ints
    flow: Ints  # by tile: the direction of its stream, -1: none
    foes: Ints  # a row a monster
    cards: Ints  # a row for each kind of card in the hand
    potions: Ints  # a row for each kind of potion
    weights: Ints
    reach: Ints  # by tile and movement: the tiles that could be reached if nothing but walls stood in the way
    price: Ints  # by tile and tile: the movement that this takes at least
    beside: Ints  # by number: the tiles beside which at least so many monsters stand
    sight: Ints  # by kind of card and monster: the tiles from which the card could be shot at it
    odds: Ints  # by face, 0 to 20: how many faces of the die show it


# The geometry of tiles.py, for the compiler.
SIDES: Ints = np.array(BESIDE, dtype=np.int64)
RINGS: Ints = np.array(NEAR, dtype=np.int64)
APART: Ints = np.array(DISTANCE, dtype=np.int64)
BALLS: Ints = np.array(AROUND, dtype=np.int64)
ROW_OF: Ints = np.array([ROWS[y_of(at) - 1] for at in range(SIZE)], dtype=np.int64)
COLUMN_OF: Ints = np.array([COLUMNS[x_of(at) - 1] for at in range(SIZE)], dtype=np.int64)
