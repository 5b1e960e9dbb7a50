"""The rules of a turn as force.py knows them: written from the rulebook, apart from the engine and from the solver.

`t` is a state's row of sets of tiles, `s` its row of small numbers; both are changed in place.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np

from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.objective import NEAR_ENOUGH
from hanpan.games.trail.rules.tiles import BESIDE, DISTANCE, FEATHER, HEART, MANA, POOL, RAIL, SIZE, SPIKES

Ints: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

# A state. Sets of tiles: the trail, walls put up in this turn, items that still lie where the map has them.
S_TRAIL, S_RAISED, S_ITEMS, SETS = range(4)
# Small numbers. Of cards and potions a bit each that is still held; of the dropped die shard its tile plus 1, or 0.
AT, SPD, MANA_LEFT, HP, BLOCK, POISON, STEPS, BONUS, FLAMES, SHADOW, CAST, WON, HAND, POTS, DROPPED, DROP = range(16)
MOST_UNITS = 6
UNIT_HP = 16  # 0: it has fallen
UNIT_AT = UNIT_HP + MOST_UNITS
SMALL = UNIT_AT + MOST_UNITS

CARDS_DO: tuple[str, ...] = ("strike", "shoot", "whirl", "block", "speed", "leap", "burst", "erase")
CARDS_DO += ("wall", "push", "nudge", "momentum", "heal", "surge", "cast", "flame")
STRIKE, SHOOT, WHIRL, GUARD, SPEED, LEAP, BURST, ERASE = range(8)
RAISE, PUSH, NUDGE, MOMENTUM, HEAL, SURGE, STEADY, FLAME = range(8, 16)
AIMED = (STRIKE, SHOOT, PUSH, MOMENTUM, LEAP, RAISE, ERASE)  # played at a tile
POTIONS_DO = ("heal", "speed", "fix", "surge", "shadow")
DRINK_HEAL, DRINK_SPEED, DRINK_FIX, DRINK_SURGE, DRINK_SHADOW = range(5)

# The columns of what is given.
MAX_HP, G_SPIKES, G_POOL, G_VENOM, G_MANA, G_FEATHER, G_HEART, G_DIE, G_RAPIDS, TRAIN, DARK, WALLS, FIRE = range(13)
TERRAIN, ITEM, FLOW = range(3)
DOES, COST, AMOUNT, RANGE, MOST, COUNT, KEEP, TWIN = range(8)
ZONE, DAMAGE, VENOM, HEAVY, BOSS, FALL, LINE, ORIGIN = range(8)
W_HEALTH, W_FRAIL, W_FRAIL_BELOW, W_MONSTER, W_LEFT, W_POISON, W_NEAR, W_WON, W_LOST = range(9)

SIDE: Ints = np.array(BESIDE, dtype=np.int64)
APART: Ints = np.array(DISTANCE, dtype=np.int64)


class Given(NamedTuple):
    """What stays as it is during a turn."""

    rules: Ints
    ground: Ints  # a row a tile
    cards: Ints
    potions: Ints
    units: Ints
    weights: Ints


@compiled
def copy_state(sets: Ints, small: Ints, to_sets: Ints, to_small: Ints) -> None:
    """Make the second state the same as the first."""
    for word in range(SETS):
        to_sets[word] = sets[word]
    for word in range(SMALL):
        to_small[word] = small[word]


@compiled
def play(g: Given, t: Ints, s: Ints, card: int, first: int, second: int) -> None:
    """Pay for a card and do what it says, at one tile or (Erase) two; 0 and 1 are the signs of a Nudge."""
    does, amount = g.cards[card, DOES], g.cards[card, AMOUNT]
    s[HAND] ^= 1 << card
    s[MANA_LEFT] -= g.cards[card, COST]
    if does in (STRIKE, SHOOT):
        _strike(g, t, s, unit_on(g, s, first), amount)
    elif does == MOMENTUM:
        _strike(g, t, s, unit_on(g, s, first), amount * s[STEPS])
    elif does == PUSH:
        _push(g, t, s, card, unit_on(g, s, first), first)
    elif does in (WHIRL, BURST):
        for unit in range(len(g.units)):
            if not s[UNIT_HP + unit]:
                continue
            if does == WHIRL and APART[s[AT], s[UNIT_AT + unit]] == 1:
                _strike(g, t, s, unit, amount)
            elif does == BURST and _trail_beside(t, s[UNIT_AT + unit]):
                _strike(g, t, s, unit, min(g.cards[card, MOST], amount * _trail_beside(t, s[UNIT_AT + unit])))
    elif does == GUARD:
        s[BLOCK] += amount
    elif does == SPEED:
        s[SPD] = max(0, s[SPD] + amount)
    elif does == NUDGE:
        s[SPD] += amount if first else -amount
    elif does == LEAP:
        enter(g, t, s, first)
    elif does == ERASE:
        t[S_TRAIL] &= ~(1 << first | 1 << second)
    elif does == RAISE:
        t[S_RAISED] |= 1 << first
    elif does == HEAL:
        _heal(g, s, amount)
    elif does == SURGE:
        s[MANA_LEFT] += amount
    elif does == STEADY:
        s[CAST] = 1
    elif does == FLAME:
        s[FLAMES] += 1


@compiled
def drink(g: Given, s: Ints, potion: int, way: int) -> None:
    """Use a potion up; `way` is the movement that a Fixing sets."""
    does, amount = g.potions[potion, DOES], g.potions[potion, AMOUNT]
    s[POTS] ^= 1 << potion
    if does == DRINK_HEAL:
        _heal(g, s, amount)
    elif does == DRINK_SPEED:
        s[SPD] += amount
    elif does == DRINK_FIX:
        s[SPD] = way
    elif does == DRINK_SURGE:
        s[MANA_LEFT] += amount
    else:
        s[SHADOW] = 1


@compiled
def worth_here(g: Given, sets: Ints, small: Ints, t: Ints, s: Ints) -> int:
    """What the turn is worth if it ends here, or with the blow that has won the stage."""
    w = g.weights
    copy_state(sets, small, t, s)
    left = 0 if s[CAST] else s[SPD]
    if not s[WON]:
        _end(g, t, s)
    if s[HP] <= 0:
        return int(w[W_LOST])
    total = int(w[W_HEALTH] * s[HP])
    if s[HP] < w[W_FRAIL_BELOW]:
        total -= w[W_FRAIL] * (w[W_FRAIL_BELOW] - s[HP])
    for potion in range(len(g.potions)):
        if s[POTS] >> potion & 1:
            total += g.potions[potion, KEEP]
    if s[WON]:
        return total + int(w[W_WON])
    for card in range(len(g.cards)):
        if s[HAND] >> card & 1:
            total += g.cards[card, KEEP]
    nearest = SIZE
    for unit in range(len(g.units)):
        if s[UNIT_HP + unit]:
            total -= w[W_MONSTER] * s[UNIT_HP + unit] + g.units[unit, FALL]
            nearest = min(nearest, APART[s[AT], s[UNIT_AT + unit]])
    for poison in range(s[POISON] + 1):
        total -= w[W_POISON] * poison
    total -= w[W_LEFT] * left + w[W_NEAR] * max(0, nearest - NEAR_ENOUGH)
    return int(total)


@compiled
def enter(g: Given, t: Ints, s: Ints, to: int) -> None:
    """Stand on a tile, take what it does, and go on where a stream carries."""
    t[S_TRAIL] |= 1 << s[AT]
    while True:
        t[S_TRAIL] |= 1 << to
        s[AT] = to
        _touch(g, t, s)
        if s[HP] <= 0 or g.ground[to, FLOW] < 0:
            return
        to = SIDE[to, g.ground[to, FLOW]]
        if to < 0 or shut(g, t, s, to):
            return


@compiled
def shut(g: Given, t: Ints, s: Ints, at: int) -> bool:
    """Whether nobody can enter a tile."""
    closed = (g.rules[WALLS] | t[S_RAISED] | t[S_TRAIL]) >> at & 1
    return bool(closed) or at == s[AT] or unit_on(g, s, at) >= 0


@compiled
def unit_on(g: Given, s: Ints, at: int) -> int:
    """The place of the monster on a tile, -1: none."""
    for unit in range(len(g.units)):
        if s[UNIT_HP + unit] and s[UNIT_AT + unit] == at:
            return unit
    return -1


@compiled
def sees(g: Given, t: Ints, s: Ints, target: int, reach: int) -> bool:
    """Whether a monster is the first in a line from the player, with no wall before it."""
    for direction in range(8):
        at = s[AT]
        for _ in range(reach):
            at = SIDE[at, direction]
            if at < 0 or (g.rules[WALLS] | t[S_RAISED]) >> at & 1:
                break
            if unit_on(g, s, at) >= 0:
                if at == target:
                    return True
                break
    return False


@compiled
def _end(g: Given, t: Ints, s: Ints) -> None:
    """Flames, Warnings, train, poison, dark; it is over with the stage won or the player down."""
    for unit in range(len(g.units)):
        if s[FLAMES] and s[UNIT_HP + unit] and _trail_beside(t, s[UNIT_AT + unit]):
            _strike(g, t, s, unit, g.rules[FIRE] * s[FLAMES])
    if s[WON]:
        return
    for unit in range(len(g.units)):
        if s[UNIT_HP + unit] and not s[SHADOW] and _is_warned(g, t, s, unit):
            _hurt(s, g.units[unit, DAMAGE])
            s[POISON] += g.units[unit, VENOM]
    if s[HP] > 0 and g.rules[TRAIN]:
        if g.ground[s[AT], TERRAIN] == RAIL:
            _hurt(s, g.rules[TRAIN])
        for unit in range(len(g.units)):
            if s[UNIT_HP + unit] and g.ground[s[UNIT_AT + unit], TERRAIN] == RAIL:
                _strike(g, t, s, unit, g.rules[TRAIN])
        if s[WON]:
            return
    s[HP] -= s[POISON]
    s[POISON] = max(0, s[POISON] - 1)
    if s[HP] > 0:
        _hurt(s, g.rules[DARK])


@compiled
def _is_warned(g: Given, t: Ints, s: Ints, unit: int) -> bool:
    """Whether the player stands in a Warning; a wall that was put up cuts a line."""
    if not g.units[unit, ZONE] >> s[AT] & 1:
        return False
    if not t[S_RAISED] or not g.units[unit, LINE]:
        return True
    return _is_clear(g, t, g.units[unit, ORIGIN], s[AT])


@compiled
def _is_clear(g: Given, t: Ints, start: int, end: int) -> bool:
    """Whether a straight line leads from one tile to another and no wall stands on it."""
    for direction in range(8):
        at = SIDE[start, direction]
        while at >= 0 and not (g.rules[WALLS] | t[S_RAISED]) >> at & 1:
            if at == end:
                return True
            at = SIDE[at, direction]
    return False


@compiled
def _trail_beside(t: Ints, at: int) -> int:
    closed = 0
    for direction in range(8):
        to = SIDE[at, direction]
        if to >= 0 and t[S_TRAIL] >> to & 1:
            closed += 1
    return closed


@compiled
def _touch(g: Given, t: Ints, s: Ints) -> None:
    at = s[AT]
    if s[DROP] == at + 1:
        s[DROP] = 0
        s[BONUS] += g.rules[G_DIE]
    elif t[S_ITEMS] >> at & 1:
        t[S_ITEMS] ^= 1 << at
        if g.ground[at, ITEM] == MANA:
            s[MANA_LEFT] += g.rules[G_MANA]
        elif g.ground[at, ITEM] == FEATHER:
            s[SPD] += g.rules[G_FEATHER]
        elif g.ground[at, ITEM] == HEART:
            _heal(g, s, g.rules[G_HEART])
        else:
            s[BONUS] += g.rules[G_DIE]
    if g.ground[at, TERRAIN] == SPIKES:
        _hurt(s, g.rules[G_SPIKES])
    elif g.ground[at, TERRAIN] == POOL:
        _hurt(s, g.rules[G_POOL])
        s[POISON] += g.rules[G_VENOM]


@compiled
def _hurt(s: Ints, amount: int) -> None:
    through = max(0, amount - s[BLOCK])
    s[BLOCK] = max(0, s[BLOCK] - amount)
    s[HP] -= through


@compiled
def _heal(g: Given, s: Ints, amount: int) -> None:
    if s[HP] < g.rules[MAX_HP]:
        s[HP] = min(g.rules[MAX_HP], s[HP] + amount)


@compiled
def _strike(g: Given, t: Ints, s: Ints, unit: int, amount: int) -> None:
    s[UNIT_HP + unit] = max(0, s[UNIT_HP + unit] - amount)
    if s[UNIT_HP + unit]:
        return
    at = s[UNIT_AT + unit]
    if not s[DROPPED] and not t[S_ITEMS] >> at & 1:
        s[DROPPED], s[DROP] = 1, at + 1
    s[UNIT_AT + unit] = 0  # where it fell matters no more
    s[WON] = 1 if g.units[unit, BOSS] else s[WON]
    for other in range(len(g.units)):
        if s[UNIT_HP + other]:
            return
    s[WON] = 1


@compiled
def _push(g: Given, t: Ints, s: Ints, card: int, unit: int, at: int) -> None:
    """Straight away from the player; who cannot go on is struck."""
    direction = 0
    while SIDE[s[AT], direction] != at:
        direction += 1
    for _ in range(g.cards[card, RANGE]):
        to = SIDE[s[UNIT_AT + unit], direction]
        if g.units[unit, HEAVY] or to < 0 or shut(g, t, s, to):
            _strike(g, t, s, unit, g.cards[card, AMOUNT])
            return
        s[UNIT_AT + unit] = to
        if g.ground[to, TERRAIN] == SPIKES:
            _strike(g, t, s, unit, g.rules[G_SPIKES])
        elif g.ground[to, TERRAIN] == POOL:
            _strike(g, t, s, unit, g.rules[G_POOL])
        if not s[UNIT_HP + unit]:
            return
