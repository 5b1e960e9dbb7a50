"""The rules of a turn once more, on rows of whole numbers that are changed in place.

The readable engine is the law: tests/games/trail/test_solver_rules.py makes the same acts in both.
"""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.rules.monsters import PLUS_REACH, SPEAR_REACH


@compiled
def blocked(b: Board, s: Ints) -> int:
    """The tiles that cannot be entered."""
    tiles: int = b.numbers[lay.N_WALLS] | s[lay.RAISED] | s[lay.UNITS_AT] | s[lay.TRAIL] | 1 << s[lay.AT]
    return tiles


@compiled
def step_cost(b: Board, to: int) -> int:
    """What it costs to enter a tile."""
    return b.numbers[lay.N_RAPIDS] if b.numbers[lay.N_RAPIDS_AT] >> to & 1 else 1


@compiled
def bits(tiles: int) -> int:
    """How many tiles a set has."""
    tiles = tiles - (tiles >> 1 & 0x5555555555555555)
    tiles = (tiles & 0x3333333333333333) + (tiles >> 2 & 0x3333333333333333)
    tiles = tiles + (tiles >> 4) & 0x0F0F0F0F0F0F0F0F
    tiles = tiles + (tiles >> 8)
    tiles = tiles + (tiles >> 16)
    return (tiles + (tiles >> 32)) & 127


@compiled
def copy_into(row: Ints, other: Ints) -> None:
    """Make one row the same as another, as `row[:] = other`, which would look for an overlap first."""
    for word in range(len(row)):
        row[word] = other[word]


@compiled
def perform(b: Board, s: Ints, code: int) -> None:
    """Make an act that is allowed; afterwards the player may be down, or the stage won."""
    kind, which, first, second = code & 7, code >> 3 & 31, code >> 8 & 255, code >> 16
    if kind == lay.ACT_STEP:
        to = lay.SIDES[s[lay.AT], first]
        s[lay.SPD] -= step_cost(b, to)
        s[lay.STEPS] += 1
        _arrive(b, s, to)
    elif kind == lay.ACT_PLAY:
        s[lay.HAND] -= 1 << 4 * which
        s[lay.MANA] -= b.cards[which, lay.C_MANA]
        s[lay.CARDS_KEPT] -= b.cards[which, lay.C_KEEP]
        s[lay.GAIN] -= b.cards[which, lay.C_GAIN]
        if not s[lay.HAND] >> 4 * which & 15:
            s[lay.HAVE] = _what_it_has(b, s)
        _play(b, s, which, first, second)
    else:
        s[lay.POTIONS] -= 1 << 4 * which
        s[lay.POTIONS_KEPT] -= b.potions[which, lay.P_KEEP]
        s[lay.GAIN] -= b.potions[which, lay.P_GAIN]
        _drink(b, s, which, first)


@compiled
def finish(b: Board, s: Ints) -> int:
    """The end of the turn up to the monsters' phase; the movement that is left over."""
    left = 0 if s[lay.FLAGS] & lay.CAST else s[lay.SPD]
    units = b.numbers[lay.N_UNITS]
    if s[lay.FLAMES]:
        for unit in range(units):
            row = lay.WORDS + unit * lay.U_WORDS
            if s[row + lay.U_HP] and lay.RINGS[s[row + lay.U_AT]] & s[lay.TRAIL]:
                strike(b, s, unit, b.numbers[lay.N_FLAME] * s[lay.FLAMES])
        if s[lay.FLAGS] & lay.WON:
            return left
    if not s[lay.FLAGS] & lay.SHADOW:
        for unit in range(units):
            row = lay.WORDS + unit * lay.U_WORDS
            if s[row + lay.U_HP] and s[row + lay.U_ZONE] >> s[lay.AT] & 1:
                _hurt(s, b.foes[unit, lay.F_DAMAGE])
                s[lay.POISON] += b.foes[unit, lay.F_POISON]
                if s[lay.HP] <= 0:
                    return left
    if b.numbers[lay.N_TRAIN]:
        if b.numbers[lay.N_RAILS] >> s[lay.AT] & 1:
            _hurt(s, b.numbers[lay.N_TRAIN])
        for unit in range(units):
            row = lay.WORDS + unit * lay.U_WORDS
            if s[row + lay.U_HP] and b.numbers[lay.N_RAILS] >> s[row + lay.U_AT] & 1:
                strike(b, s, unit, b.numbers[lay.N_TRAIN])
        if s[lay.HP] <= 0 or s[lay.FLAGS] & lay.WON:
            return left
    if s[lay.POISON]:
        s[lay.HP] = max(0, s[lay.HP] - s[lay.POISON])
        s[lay.POISON] -= 1
        if s[lay.HP] <= 0:
            return left
    if b.numbers[lay.N_DARK]:
        _hurt(s, b.numbers[lay.N_DARK])
    return left


@compiled
def strike(b: Board, s: Ints, unit: int, amount: int) -> None:
    """Damage to a monster; at 0 it falls."""
    row = lay.WORDS + unit * lay.U_WORDS
    s[row + lay.U_HP] = max(0, s[row + lay.U_HP] - amount)
    if s[row + lay.U_HP]:
        return
    here = 1 << s[row + lay.U_AT]
    s[lay.UNITS_AT] &= ~here
    s[row + lay.U_ZONE] = 0
    if (
        not s[lay.FLAGS] & lay.DROPPED
        and not (s[lay.MANA_AT] | s[lay.FEATHER_AT] | s[lay.HEART_AT] | s[lay.SHARD_AT]) & here
    ):
        s[lay.FLAGS] |= lay.DROPPED
        s[lay.SHARD_AT] |= here
    if b.foes[unit, lay.F_BOSS] or not s[lay.UNITS_AT]:
        s[lay.FLAGS] |= lay.WON


@compiled
def unit_on(b: Board, s: Ints, at: int) -> int:
    """The place of the monster on a tile, -1: none."""
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if s[row + lay.U_HP] and s[row + lay.U_AT] == at:
            return unit
    return -1


@compiled
def ray(start: int, direction: int, length: int, walls: int) -> int:
    """The tiles of a line from a tile on, up to a wall or the edge."""
    out, at = 0, start
    for _ in range(length):
        at = lay.SIDES[at, direction]
        if at < 0 or walls >> at & 1:
            break
        out |= 1 << at
    return out


@compiled
def line_zone(mark: int, origin: int, aim: int, walls: int) -> int:
    """What a Spear Goblin or a Spider warns from a tile."""
    if mark == lay.SPEAR:
        return ray(origin, aim, SPEAR_REACH, walls)
    zone = 0
    for direction in range(0, 8, 2):
        zone |= ray(origin, direction, PLUS_REACH, walls)
    return zone


@compiled
def _what_it_has(b: Board, s: Ints) -> int:
    have = 0
    for card in range(b.numbers[lay.N_KINDS]):
        if s[lay.HAND] >> 4 * card & 15:
            have |= 1 << b.cards[card, lay.C_DOES]
    return have


@compiled
def _hurt(s: Ints, amount: int) -> None:
    absorbed = min(s[lay.BLOCK], amount)
    s[lay.BLOCK] -= absorbed
    s[lay.HP] = max(0, s[lay.HP] - (amount - absorbed))


@compiled
def _heal(b: Board, s: Ints, amount: int) -> None:
    s[lay.HP] = max(s[lay.HP], min(b.numbers[lay.N_MAX_HP], s[lay.HP] + amount))


@compiled
def _arrive(b: Board, s: Ints, to: int) -> None:
    s[lay.TRAIL] |= 1 << s[lay.AT] | 1 << to
    s[lay.AT] = to
    _touch(b, s)
    while s[lay.HP] > 0 and b.flow[s[lay.AT]] >= 0:
        beyond = lay.SIDES[s[lay.AT], b.flow[s[lay.AT]]]
        if beyond < 0 or blocked(b, s) >> beyond & 1:
            return
        s[lay.AT] = beyond
        s[lay.TRAIL] |= 1 << beyond
        _touch(b, s)


@compiled
def _touch(b: Board, s: Ints) -> None:
    here = 1 << s[lay.AT]
    if s[lay.MANA_AT] & here:
        s[lay.MANA_AT] ^= here
        s[lay.MANA] += b.numbers[lay.N_MANA_SHARD]
    elif s[lay.FEATHER_AT] & here:
        s[lay.FEATHER_AT] ^= here
        s[lay.SPD] += b.numbers[lay.N_FEATHER]
    elif s[lay.HEART_AT] & here:
        s[lay.HEART_AT] ^= here
        _heal(b, s, b.numbers[lay.N_HEART])
    elif s[lay.SHARD_AT] & here:
        s[lay.SHARD_AT] ^= here
        s[lay.BONUS] += b.numbers[lay.N_DIE_SHARD]
    if b.numbers[lay.N_SPIKES_AT] & here:
        _hurt(s, b.numbers[lay.N_SPIKES])
    elif b.numbers[lay.N_POOLS_AT] & here:
        _hurt(s, b.numbers[lay.N_POOL])
        s[lay.POISON] += b.numbers[lay.N_POOL_POISON]


@compiled
def _drink(b: Board, s: Ints, which: int, amount: int) -> None:
    does = b.potions[which, lay.P_DOES]
    if does == lay.DRINK_HEAL:
        _heal(b, s, b.potions[which, lay.P_AMOUNT])
    elif does == lay.DRINK_SPEED:
        s[lay.SPD] += b.potions[which, lay.P_AMOUNT]
    elif does == lay.DRINK_FIX:
        s[lay.SPD] = amount
    elif does == lay.DRINK_SURGE:
        s[lay.MANA] += b.potions[which, lay.P_AMOUNT]
    else:
        s[lay.FLAGS] |= lay.SHADOW


@compiled
def _play(b: Board, s: Ints, which: int, first: int, second: int) -> None:
    does, amount = b.cards[which, lay.C_DOES], b.cards[which, lay.C_AMOUNT]
    if does in (lay.DO_STRIKE, lay.DO_SHOOT):
        strike(b, s, unit_on(b, s, first), amount)
    elif does == lay.DO_MOMENTUM:
        strike(b, s, unit_on(b, s, first), amount * s[lay.STEPS])
    elif does == lay.DO_WHIRL:
        for unit in range(b.numbers[lay.N_UNITS]):
            row = lay.WORDS + unit * lay.U_WORDS
            if s[row + lay.U_HP] and lay.APART[s[row + lay.U_AT], s[lay.AT]] == 1:
                strike(b, s, unit, amount)
    elif does == lay.DO_BURST:
        for unit in range(b.numbers[lay.N_UNITS]):
            row = lay.WORDS + unit * lay.U_WORDS
            if s[row + lay.U_HP]:
                closed = bits(lay.RINGS[s[row + lay.U_AT]] & s[lay.TRAIL])
                if closed:
                    strike(b, s, unit, min(b.cards[which, lay.C_MOST], amount * closed))
    elif does == lay.DO_BLOCK:
        s[lay.BLOCK] += amount
    elif does == lay.DO_SPEED:
        s[lay.SPD] = max(0, s[lay.SPD] + amount)
    elif does == lay.DO_NUDGE:
        s[lay.SPD] = max(0, s[lay.SPD] + (amount if first else -amount))
    elif does == lay.DO_LEAP:
        _arrive(b, s, first)
    elif does == lay.DO_ERASE:
        s[lay.TRAIL] &= ~(1 << first)
        if second != lay.NO_TILE:
            s[lay.TRAIL] &= ~(1 << second)
    elif does == lay.DO_WALL:
        _raise_wall(b, s, first)
    elif does == lay.DO_PUSH:
        _push(b, s, which, unit_on(b, s, first))
    elif does == lay.DO_HEAL:
        _heal(b, s, amount)
    elif does == lay.DO_SURGE:
        s[lay.MANA] += amount
    elif does == lay.DO_CAST:
        s[lay.FLAGS] |= lay.CAST
    elif does == lay.DO_FLAME:
        s[lay.FLAMES] += 1


@compiled
def _raise_wall(b: Board, s: Ints, at: int) -> None:
    s[lay.RAISED] |= 1 << at
    walls = b.numbers[lay.N_WALLS] | s[lay.RAISED]
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        mark = b.foes[unit, lay.F_MARK]
        if s[row + lay.U_HP] and s[row + lay.U_ZONE] and mark in (lay.SPEAR, lay.PLUS):
            s[row + lay.U_ZONE] &= line_zone(mark, b.foes[unit, lay.F_ORIGIN], b.foes[unit, lay.F_AIM], walls)


@compiled
def _push(b: Board, s: Ints, which: int, unit: int) -> None:
    row = lay.WORDS + unit * lay.U_WORDS
    amount = b.cards[which, lay.C_AMOUNT]
    if b.foes[unit, lay.F_HEAVY]:
        strike(b, s, unit, amount)
        return
    direction = 0
    while lay.SIDES[s[lay.AT], direction] != s[row + lay.U_AT]:
        direction += 1
    for _ in range(b.cards[which, lay.C_RANGE]):
        beyond = lay.SIDES[s[row + lay.U_AT], direction]
        if beyond < 0 or blocked(b, s) >> beyond & 1:
            strike(b, s, unit, amount)
            return
        s[lay.UNITS_AT] ^= 1 << s[row + lay.U_AT] | 1 << beyond
        s[row + lay.U_AT] = beyond
        if b.numbers[lay.N_SPIKES_AT] >> beyond & 1:
            strike(b, s, unit, b.numbers[lay.N_SPIKES])
        elif b.numbers[lay.N_POOLS_AT] >> beyond & 1:
            strike(b, s, unit, b.numbers[lay.N_POOL])
        if not s[row + lay.U_HP]:
            return
