"""The monsters' phase once more (monsters.py)."""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.rules import line_zone
from hanpan.games.trail.rules.tiles import HEIGHT, SIZE, WIDTH, as_set, x_of, y_of

FAR = 99
ALL = (1 << SIZE) - 1
NOT_FIRST = ALL & ~as_set(at for at in range(SIZE) if x_of(at) == 1)  # the columns but the left one
NOT_LAST = ALL & ~as_set(at for at in range(SIZE) if x_of(at) == WIDTH)
ODD = as_set(at for at in range(SIZE) if (x_of(at) + y_of(at)) % 2)
ENGINE_ROWS = as_set(at for at in range(SIZE) if y_of(at) in (3, 5))


@compiled
def spread(tiles: int) -> int:
    """A set of tiles with all their neighbours."""
    tiles |= (tiles & NOT_LAST) << 1 | (tiles & NOT_FIRST) >> 1
    return (tiles | tiles << WIDTH | tiles >> WIDTH) & ALL


@compiled
def monster_phase(b: Board, s: Ints, foes: Ints, far: Ints) -> int:
    """Each monster moves and marks anew, in the state and in the rows of `foes`; the pools that are left behind."""
    walls = b.numbers[lay.N_STANDING] | s[lay.RAISED]
    _distances(s[lay.AT], walls, far)
    turn = b.numbers[lay.N_TURN]
    pools = 0
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if not s[row + lay.U_HP]:
            continue
        start = s[row + lay.U_AT]
        _walk(b, s, unit, walls, far)
        items = s[lay.MANA_AT] | s[lay.FEATHER_AT] | s[lay.HEART_AT] | s[lay.SHARD_AT]
        bare = b.numbers[lay.N_PLAIN_AT] & ~(items | walls | pools)
        if s[row + lay.U_AT] != start and foes[unit, lay.F_POOLS] and turn % 2 == 0 and bare >> start & 1:
            pools |= 1 << start
        _mark(b, s, foes, unit, walls, turn + 1)
    return pools


@compiled
def _distances(target: int, walls: int, far: Ints) -> None:
    for at in range(SIZE):
        far[at] = FAR
    far[target] = 0
    reached = frontier = 1 << target
    steps = 0
    while frontier:
        steps += 1
        frontier = spread(frontier) & ~walls & ~reached
        reached |= frontier
        for at in range(SIZE):
            if frontier >> at & 1:
                far[at] = steps


@compiled
def _walk(b: Board, s: Ints, unit: int, walls: int, far: Ints) -> None:
    row = lay.WORDS + unit * lay.U_WORDS
    move, apart = b.foes[unit, lay.F_MOVE], lay.APART[s[row + lay.U_AT], s[lay.AT]]
    if move == lay.STAY or (move == lay.AWAY and apart >= 3) or (move != lay.AWAY and apart <= 1):
        return
    if move == lay.CHARGE and s[row + lay.U_HP] >= b.foes[unit, lay.F_RAGE_BELOW]:
        return
    start = s[row + lay.U_AT]
    taken = (walls | s[lay.UNITS_AT] | 1 << s[lay.AT]) & ~(1 << start)
    at = start
    for _ in range(b.foes[unit, lay.F_STEPS]):
        best = -1
        for direction in range(8):
            to = lay.SIDES[at, direction]
            if to < 0 or taken >> to & 1:
                continue
            if move == lay.AWAY:
                if far[at] < far[to] < FAR and (best < 0 or far[to] > far[best]):
                    best = to
            elif far[at] > 1 and far[to] < far[at] and (best < 0 or far[to] < far[best]):
                best = to
        if best < 0:
            break
        at = best
    s[lay.UNITS_AT] = s[lay.UNITS_AT] & ~(1 << start) | 1 << at
    s[row + lay.U_AT] = at


@compiled
def _mark(b: Board, s: Ints, foes: Ints, unit: int, walls: int, turn: int) -> None:
    row = lay.WORDS + unit * lay.U_WORDS
    at, player, mark = s[row + lay.U_AT], s[lay.AT], foes[unit, lay.F_MARK]
    aim = _toward(at, player) if mark == lay.SPEAR else -1
    zone = 0
    if mark == lay.RING:
        zone = lay.RINGS[at]
    elif mark in (lay.SPEAR, lay.PLUS):
        zone = line_zone(mark, at, aim, walls)
    elif mark == lay.ARCHER:
        zone = lay.ROW_OF[player] if turn % 2 else lay.COLUMN_OF[player]
    elif mark == lay.BLAST:
        zone = lay.BALLS[player, 1]
    elif mark == lay.CROSS:
        zone = lay.ROW_OF[at] | lay.COLUMN_OF[at] if turn % 2 else 0
    elif mark == lay.WEAVE:
        zone = lay.BALLS[player, 2] & (ODD if ODD >> player & 1 else ~ODD)
    elif mark == lay.ENGINE:
        if turn % 3 == 1:
            zone = ENGINE_ROWS
        elif turn % 3 == 2:
            zone = lay.BALLS[player, 1] | lay.BALLS[WIDTH * HEIGHT - 1 - player, 1]
        else:
            zone = lay.BALLS[at, 3]
    damage = foes[unit, lay.F_ATTACK + (turn - 1) % foes[unit, lay.F_ATTACKS]]
    if s[row + lay.U_HP] < foes[unit, lay.F_RAGE_BELOW]:
        damage += foes[unit, lay.F_RAGE_DAMAGE]
    s[row + lay.U_ZONE] = zone
    foes[unit, lay.F_DAMAGE] = (damage * b.numbers[lay.N_FOE_DAMAGE] + 99) // 100 if zone else 0
    foes[unit, lay.F_ORIGIN] = at
    foes[unit, lay.F_AIM] = aim


@compiled
def _toward(at: int, player: int) -> int:
    dx, dy = player % WIDTH - at % WIDTH, player // WIDTH - at // WIDTH
    if dx > 0:
        return 2 + (dy > 0) - (dy < 0)
    if dx < 0:
        return 6 + (dy < 0) - (dy > 0)
    return 4 if dy > 0 else (0 if dy < 0 else -1)
