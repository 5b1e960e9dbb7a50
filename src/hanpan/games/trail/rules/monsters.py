"""Monsters: the Warnings they mark and the steps they take. Nothing of it is left to chance (TR-BASE-12)."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.content.catalogue import MONSTERS, Mark, Monster, monster_of
from hanpan.games.trail.rules.events.fight import MonsterMoves, PoolLeft, Rests, Warned, WarningCut
from hanpan.games.trail.rules.harm import with_ground
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State, Unit, unit_tiles, walls_of
from hanpan.games.trail.rules.tiles import (
    AROUND,
    BESIDE,
    COLUMNS,
    DISTANCE,
    HEIGHT,
    NEAR,
    NORMAL,
    POOL,
    ROWS,
    SIZE,
    WIDTH,
    as_list,
    as_set,
    named,
    ray,
    tile,
    x_of,
    xy,
    y_of,
)

FAR = 99
SPEAR_REACH, PLUS_REACH = (
    next(monster.reach for monster in MONSTERS if monster.mark == mark) for mark in ("spear", "plus")
)


def percent(amount: int, share: int) -> int:
    """A printed number under the variant's share of it, rounded up."""
    return -(-amount * share // 100)


def monster_phase(params: Params, state: State, out: list[Happening]) -> State:
    """Each monster in turn moves and then marks its next Warning (TR-BASE-06)."""
    for place in range(len(state.units)):
        state = _walk(state, place, out)
        state = _marked(params, state, place, state.turn + 1, out)
    return state


def first_marks(params: Params, state: State, out: list[Happening]) -> State:
    """All monsters mark once before turn 1."""
    for place in range(len(state.units)):
        state = _marked(params, state, place, 1, out)
    return state


def marked(params: Params, state: State, unit: Unit, turn: int) -> Unit:
    """The monster with the Warning that it would show in a turn."""
    monster = monster_of(unit.kind)
    aim = _toward(unit.at, state.at) if monster.mark == "spear" else -1
    zone = _ZONES[monster.mark](state, unit.at, aim, turn)
    damage = monster.damage[(turn - 1) % len(monster.damage)]
    if unit.hp < monster.rage_below:
        damage += monster.rage_damage
    damage = percent(damage, params.foe.damage) if zone else 0
    return replace(unit, zone=zone, damage=damage, origin=unit.at, aim=aim)


def lines_again(state: State, out: list[Happening]) -> State:
    """A new wall cuts the lines of Spear Goblin and Spider, from the tile they were marked from (TR-AM-21)."""
    units = list(state.units)
    for place, unit in enumerate(units):
        monster = monster_of(unit.kind)
        if not unit.zone or monster.mark not in ("spear", "plus"):
            continue
        zone = unit.zone & _ZONES[monster.mark](state, unit.origin, unit.aim, state.turn)
        if zone != unit.zone:
            units[place] = replace(unit, zone=zone)
            poison, left, lost = monster.poison if zone else 0, named(zone), named(unit.zone & ~zone)
            out.append(WarningCut("TR-AM-21", None, monster.id, xy(unit.at), left, unit.damage, poison, lost))
    return replace(state, units=tuple(units))


@lru_cache(maxsize=1024)
def path_distances(target: int, walls: int) -> tuple[int, ...]:
    """How many steps each tile is from the target, around walls and through units; FAR where none lead there."""
    out = [FAR] * SIZE
    reached = frontier = 1 << target
    steps = 0
    while frontier:
        around = 0
        for at in as_list(frontier):
            out[at] = steps
            around |= NEAR[at]
        frontier = around & ~walls & ~reached
        reached |= frontier
        steps += 1
    return tuple(out)


def _marked(params: Params, state: State, place: int, turn: int, out: list[Happening]) -> State:
    unit = marked(params, state, state.units[place], turn)
    monster = monster_of(unit.kind)
    if unit.zone:
        clause = "TR-DANGER-01" if turn == 1 else "TR-AM-03"
        out.append(Warned(clause, None, monster.id, xy(unit.at), named(unit.zone), unit.damage, monster.poison))
    elif monster.mark != "none":
        out.append(Rests("TR-MON-03", None, monster.id, xy(unit.at)))
    return replace(state, units=(*state.units[:place], unit, *state.units[place + 1 :]))


def _walk(state: State, place: int, out: list[Happening]) -> State:
    """Up to so many steps, each to the neighbour with the shortest way, or the longest (TR-MON-01)."""
    unit = state.units[place]
    monster = monster_of(unit.kind)
    if not _wants_to_move(monster, unit, state.at):
        return state
    walls = walls_of(state)
    far = path_distances(state.at, walls)
    taken = (walls | unit_tiles(state) | 1 << state.at) & ~(1 << unit.at)
    path = [unit.at]
    for _ in range(monster.steps):
        at = _away(path[-1], far, taken) if monster.move == "away" else _closer(path[-1], far, taken)
        if at is None:
            break
        path.append(at)
    if len(path) == 1:
        return state
    out.append(MonsterMoves("TR-MON-01", None, monster.id, xy(unit.at), xy(path[-1])))
    moved = replace(unit, at=path[-1])
    state = replace(state, units=(*state.units[:place], moved, *state.units[place + 1 :]))
    if monster.leaves_pools and state.turn % 2 == 0 and state.tiles[unit.at] == NORMAL:
        out.append(PoolLeft("TR-MON-04", None, monster.id, xy(unit.at)))
        state = replace(state, tiles=with_ground(state.tiles, unit.at, POOL))
    return state


def _wants_to_move(monster: Monster, unit: Unit, player: int) -> bool:
    distance = DISTANCE[unit.at][player]
    if monster.move == "toward":
        return distance > 1
    if monster.move == "away":
        return distance < 3
    return monster.move == "charge" and unit.hp < monster.rage_below and distance > 1


def _closer(at: int, far: tuple[int, ...], taken: int) -> int | None:
    if far[at] <= 1:
        return None  # next to the player it stops
    free = [other for other in BESIDE[at] if other >= 0 and not taken >> other & 1 and far[other] < far[at]]
    return min(free, key=lambda other: far[other], default=None)


def _away(at: int, far: tuple[int, ...], taken: int) -> int | None:
    free = [other for other in BESIDE[at] if other >= 0 and not taken >> other & 1 and far[at] < far[other] < FAR]
    return max(free, key=lambda other: far[other], default=None)


def _toward(at: int, player: int) -> int:
    dx, dy = x_of(player) - x_of(at), y_of(player) - y_of(at)
    return _AIMS[(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)]


_AIMS = {(0, -1): 0, (1, -1): 1, (1, 0): 2, (1, 1): 3, (0, 1): 4, (-1, 1): 5, (-1, 0): 6, (-1, -1): 7, (0, 0): -1}


def _ring(state: State, at: int, aim: int, turn: int) -> int:
    return NEAR[at]


def _spear(state: State, at: int, aim: int, turn: int) -> int:
    return as_set(ray(at, aim, SPEAR_REACH, walls_of(state)))


def _archer(state: State, at: int, aim: int, turn: int) -> int:
    return ROWS[y_of(state.at) - 1] if turn % 2 else COLUMNS[x_of(state.at) - 1]


def _blast(state: State, at: int, aim: int, turn: int) -> int:
    return AROUND[state.at][1]


def _plus(state: State, at: int, aim: int, turn: int) -> int:
    walls = walls_of(state)
    return as_set(hit for direction in (0, 2, 4, 6) for hit in ray(at, direction, PLUS_REACH, walls))


def _cross(state: State, at: int, aim: int, turn: int) -> int:
    return ROWS[y_of(at) - 1] | COLUMNS[x_of(at) - 1] if turn % 2 else 0


def _weave(state: State, at: int, aim: int, turn: int) -> int:
    return AROUND[state.at][2] & _PARITY[(x_of(state.at) + y_of(state.at)) % 2]


def _engine(state: State, at: int, aim: int, turn: int) -> int:
    if turn % 3 == 1:
        return ROWS[2] | ROWS[4]
    if turn % 3 == 2:
        mirrored = tile(WIDTH + 1 - x_of(state.at), HEIGHT + 1 - y_of(state.at))
        return AROUND[state.at][1] | AROUND[mirrored][1]
    return AROUND[at][3]


def _none(state: State, at: int, aim: int, turn: int) -> int:
    return 0


_PARITY = tuple(as_set(index for index in range(SIZE) if (x_of(index) + y_of(index)) % 2 == odd) for odd in (0, 1))
_ZONES: dict[Mark, Callable[[State, int, int, int], int]] = {
    "ring": _ring,
    "spear": _spear,
    "archer": _archer,
    "blast": _blast,
    "plus": _plus,
    "cross": _cross,
    "weave": _weave,
    "engine": _engine,
    "none": _none,
}
