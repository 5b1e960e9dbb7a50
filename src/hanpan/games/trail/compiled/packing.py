"""A state of the readable engine as rows for the compiled one, and acts back into actions."""

from functools import lru_cache

import numpy as np

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.objective import Weights, card_kept, fall, potion_kept
from hanpan.games.trail.content.catalogue import CARDS, POTIONS, monster_of
from hanpan.games.trail.rules.actions import Action, Drink, Go, Play
from hanpan.games.trail.rules.harm import wins_alone
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State, rails_of, unit_tiles, walls_of
from hanpan.games.trail.rules.tiles import (
    BESIDE,
    FEATHER,
    HEART,
    ITEM_STEP,
    MANA,
    NEAR,
    NORMAL,
    POOL,
    RAPIDS,
    SHARD,
    SIZE,
    SPIKES,
    WALL,
    as_list,
    as_set,
    flow,
    item,
    ray,
    terrain,
)
from hanpan.games.trail.rules.turn import countdown, darkness

POTION_NAMES: tuple[str, ...] = tuple(POTIONS)


def pack(params: Params, state: State, weights: Weights) -> tuple[lay.Board, lay.Ints, tuple[str, ...]]:
    """The board, the state and the kinds of card in the hand, in the order of their rows."""
    kinds = tuple(dict.fromkeys(state.hand))
    return _board(params, state, weights, kinds), row_of(state, kinds), kinds


def row_of(state: State, kinds: tuple[str, ...]) -> lay.Ints:
    """The state alone, its hand counted by these kinds."""
    row = np.zeros(lay.WORDS + lay.U_WORDS * len(state.units), dtype=np.int64)
    row[lay.AT], row[lay.SPD], row[lay.MANA], row[lay.HP] = state.at, state.spd, state.mana, state.hp
    row[lay.BLOCK], row[lay.POISON] = state.block, state.poison
    row[lay.TRAIL], row[lay.STEPS] = state.trail, state.steps
    row[lay.FLAGS] = lay.SHADOW * state.shadow | lay.CAST * state.cast | lay.DROPPED * state.dropped
    row[lay.FLAMES], row[lay.BONUS] = state.flames, state.bonus
    row[lay.HAND] = sum(state.hand.count(kind) << 4 * place for place, kind in enumerate(kinds))
    row[lay.POTIONS] = sum(state.potions.count(name) << 4 * place for place, name in enumerate(POTION_NAMES))
    for word, found in ((lay.MANA_AT, MANA), (lay.FEATHER_AT, FEATHER), (lay.HEART_AT, HEART), (lay.SHARD_AT, SHARD)):
        row[word] = _items(state.tiles, found)
    row[lay.UNITS_AT] = unit_tiles(state)
    for kind in state.hand:
        row[lay.HAVE] |= 1 << lay.EFFECTS.index(CARDS[kind].does)
        row[lay.GAIN] += _gain(kind)
        row[lay.CARDS_KEPT] += card_kept(kind)
    for name in state.potions:
        row[lay.GAIN] += _potion_gain(name)
        row[lay.POTIONS_KEPT] += potion_kept(name)
    for place, unit in enumerate(state.units):
        first = lay.WORDS + lay.U_WORDS * place
        row[first : first + lay.U_WORDS] = unit.hp, unit.at, unit.zone
    return row


def action_of(code: int, at: int, kinds: tuple[str, ...]) -> Action:
    """The action that an act means for a player who stands on a tile."""
    kind, which, first, second = code & 7, code >> 3 & 31, code >> 8 & 255, code >> 16 & 255
    if kind == lay.ACT_STEP:
        return Go(BESIDE[at][first])
    if kind == lay.ACT_DRINK:
        return Drink(POTION_NAMES[which], first)
    card = kinds[which]
    if CARDS[card].does == "nudge":
        return Play(card, (), 1 if first else -1)
    return Play(card, tuple(tile for tile in (first, second) if tile != lay.NO_TILE))


def _board(params: Params, state: State, weights: Weights, kinds: tuple[str, ...]) -> lay.Board:
    walls = walls_of(state)
    # Walls and units apart, the ground never changes: what depends on it alone is worked out once.
    ground = tuple(code % ITEM_STEP for code in state.tiles)
    foes = np.zeros((max(1, len(state.units)), lay.F_FIELDS), dtype=np.int64)
    for place, unit in enumerate(state.units):
        monster = monster_of(unit.kind)
        foes[place] = (
            unit.damage,
            monster.poison,
            monster.heavy,
            wins_alone(params, state, unit),
            lay.MARKS.index(monster.mark),
            lay.MOVES.index(monster.move),
            monster.steps,
            monster.leaves_pools,
            monster.rage_below,
            monster.rage_damage,
            len(monster.damage),
            *(*monster.damage, 0, 0)[: lay.MOST_ATTACKS],
            unit.origin,
            unit.aim,
            unit.at,
            fall(unit.kind),
        )
    cards = np.zeros((max(1, len(kinds)), lay.C_FIELDS), dtype=np.int64)
    sight = np.zeros((max(1, len(kinds)), max(1, len(state.units))), dtype=np.int64)
    for place, kind in enumerate(kinds):
        card = CARDS[kind]
        does = lay.EFFECTS.index(card.does)
        cards[place] = does, card.mana, card.amount, card.range, card.most, card.count, card_kept(kind), _gain(kind)
        if card.does == "shoot":
            for number, unit in enumerate(state.units):
                sight[place, number] = _seen_from(unit.at, card.range, walls)
    reach, price = _reach(ground, walls, params.ground.rapids)
    return lay.Board(
        numbers=_numbers(params, state, walls, kinds),
        flow=_flow(ground),
        foes=foes,
        cards=cards,
        potions=_potions(),
        weights=np.array(weights, dtype=np.int64),
        reach=reach,
        price=price,
        beside=_beside_units(unit_tiles(state)),
        sight=sight,
        odds=_odds(state.faces),
    )


def _gain(card: str) -> int:
    """The movement that a card may give."""
    return max(0, CARDS[card].amount) if CARDS[card].does in ("speed", "nudge") else 0


def _potion_gain(potion: str) -> int:
    return POTIONS[potion].amount if POTIONS[potion].does in ("speed", "fix") else 0


def _numbers(params: Params, state: State, walls: int, kinds: tuple[str, ...]) -> lay.Ints:
    ground = params.ground
    rails = rails_of(state)
    flame = next(card.amount for card in CARDS.values() if card.does == "flame")
    standing = as_set(wall.at for wall in state.raised if wall.until > state.turn)
    map_walls = _all_of(state.tiles, WALL)
    return np.array(
        (
            ground.rapids,
            ground.spikes,
            ground.pool,
            ground.pool_poison,
            ground.mana_shard,
            ground.feather,
            ground.heart,
            ground.die_shard,
            params.player.hp,
            state.turn,
            ground.rail_damage if rails and countdown(params, state.turn) == 1 else 0,
            ground.rail_damage if rails and countdown(params, state.turn + 1) == 1 else 0,
            darkness(params, state.turn),
            darkness(params, state.turn + 1),
            flame,
            walls,
            map_walls | standing,
            rails,
            _all_of(state.tiles, SPIKES),
            _all_of(state.tiles, POOL),
            _all_of(state.tiles, RAPIDS),
            as_set(at for at in range(SIZE) if flow(state.tiles[at]) is not None),
            _all_of(state.tiles, NORMAL),
            len(state.units),
            len(kinds),
            params.foe.damage,
        ),
        dtype=np.int64,
    )


@lru_cache(maxsize=256)
def _all_of(tiles: tuple[int, ...], kind: int) -> int:
    return as_set(at for at in range(SIZE) if terrain(tiles[at]) == kind)


def _items(tiles: tuple[int, ...], kind: int) -> int:
    return as_set(at for at in range(SIZE) if item(tiles[at]) == kind)


@lru_cache(maxsize=64)
def _flow(ground: tuple[int, ...]) -> lay.Ints:
    found = [flow(code) for code in ground]
    return np.array([-1 if way is None else way for way in found], dtype=np.int64)


@lru_cache(maxsize=1)
def _potions() -> lay.Ints:
    rows = [
        (lay.POTION_EFFECTS.index(POTIONS[name].does), POTIONS[name].amount, potion_kept(name), _potion_gain(name))
        for name in POTION_NAMES
    ]
    return np.array(rows, dtype=np.int64)


@lru_cache(maxsize=64)
def _odds(faces: tuple[int, ...]) -> lay.Ints:
    odds = np.zeros(21, dtype=np.int64)
    for face in faces:
        odds[face] += 1
    return odds


@lru_cache(maxsize=512)
def _beside_units(units: int) -> lay.Ints:
    found = [(NEAR[at] & units).bit_count() for at in range(SIZE)]
    return np.array([as_set(at for at in range(SIZE) if found[at] >= least) for least in range(9)], dtype=np.int64)


@lru_cache(maxsize=512)
def _seen_from(target: int, reach: int, walls: int) -> int:
    """The tiles from which a shot can meet a target: sight is the same in both directions."""
    return as_set(at for direction in range(8) for at in ray(target, direction, reach, walls))


@lru_cache(maxsize=128)
def _reach(ground: tuple[int, ...], walls: int, rapids: int) -> tuple[lay.Ints, lay.Ints]:
    """By tile and movement, the tiles that could be reached if only walls were in the way; and the other way round,
    by two tiles, the movement that it takes."""
    leads = [_leads(ground, walls, at) for at in range(SIZE)]
    rough = as_set(at for at in range(SIZE) if ground[at] == RAPIDS)
    table = np.zeros((SIZE, lay.MOST_REACH + 1), dtype=np.int64)
    for start in range(SIZE):
        levels = [1 << start]
        for spd in range(1, lay.MOST_REACH + 1):
            beside = _beside(levels[spd - 1]) & ~rough
            if spd >= rapids:
                beside |= _beside(levels[spd - rapids]) & rough
            area = levels[-1]
            for to in as_list(beside & ~walls & ~area):
                area |= leads[to]
            levels.append(area)
        table[start] = levels
    inside = table[:, :, None] >> np.arange(SIZE)[None, None, :] & 1
    price = np.where(inside[:, -1], inside.argmax(axis=1), lay.NO_WAY)
    return table, price.astype(np.int64)


def _leads(ground: tuple[int, ...], walls: int, at: int) -> int:
    """All tiles on which one may come to stand who enters a tile."""
    tiles = 1 << at
    while (direction := flow(ground[at])) is not None:
        at = BESIDE[at][direction]
        if at < 0 or (walls | tiles) >> at & 1:
            break
        tiles |= 1 << at
    return tiles


@lru_cache(maxsize=4096)
def _beside(tiles: int) -> int:
    around = tiles
    for at in as_list(tiles):
        around |= NEAR[at]
    return around
