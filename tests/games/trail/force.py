"""Brute force once more, compiled, for boards with millions of states: every act in every order, each state once.

It shares no rule, no choice of acts, no key and no bound with the solver. Its rules (force_rules.py) are written from
the rulebook; test_solver_brute.py holds it against brute.py, which asks the engine itself. A state is kept whole, as a
row of sets of tiles and a row of small numbers: nothing is left out or taken to be the same.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from hanpan.games.trail.compiled.compiling import compiled, kept, making, stamp_of
from hanpan.games.trail.compiled.objective import HINT, Weights, card_kept, fall, potion_kept
from hanpan.games.trail.content.catalogue import CARDS, POTIONS, monster_of
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State, Unit, walls_of
from hanpan.games.trail.rules.tiles import RAPIDS, SIZE, as_set, flow, item, terrain
from hanpan.games.trail.rules.turn import countdown, darkness
from tests.games.trail import force_rules as r
from tests.games.trail.force_rules import Given, Ints, copy_state, drink, enter, play, sees, shut, unit_on, worth_here

MOST_STATES = 30_000_000  # some gigabytes
MOST_ACTS = 4_000  # from one state


class TooLong(Exception):
    """A turn of this board may have more steps than are wanted."""


class Result(NamedTuple):
    """The worth of the best turn, the number of states, and the steps of the longest turn."""

    value: int
    states: int
    steps: int


def best_of_all(params: Params, state: State, most_steps: int, weights: Weights = HINT) -> Result:
    """The best of all turns from here. Raises TooLong as soon as one is found with more steps than `most_steps`."""
    given = Given(
        _rules(params, state),
        _array([(terrain(code), item(code), -1 if (way := flow(code)) is None else way) for code in state.tiles]),
        _array([_card(state.hand, place) for place in range(len(state.hand))] or [(0,) * 8]),
        _array([_potion(state.potions, place) for place in range(len(state.potions))] or [(0,) * 8]),
        _array([_unit(unit) for unit in state.units]),
        _array(weights),
    )
    sets, small = np.zeros(r.SETS, dtype=np.int64), np.zeros(r.SMALL, dtype=np.int16)
    sets[r.S_TRAIL], sets[r.S_ITEMS] = state.trail, as_set(at for at in range(SIZE) if item(state.tiles[at]))
    small[r.AT], small[r.SPD], small[r.MANA_LEFT], small[r.STEPS] = state.at, state.spd, state.mana, state.steps
    small[r.HP], small[r.BLOCK], small[r.POISON], small[r.BONUS] = state.hp, state.block, state.poison, state.bonus
    small[r.FLAMES], small[r.SHADOW], small[r.CAST] = state.flames, state.shadow, state.cast
    small[r.HAND], small[r.POTS] = (1 << len(state.hand)) - 1, (1 << len(state.potions)) - 1
    small[r.DROPPED] = state.dropped
    for place, unit in enumerate(state.units):
        small[r.UNIT_HP + place], small[r.UNIT_AT + place] = unit.hp, unit.at
    found = np.zeros(3, dtype=np.int64)
    _SEARCH(given, sets, small, most_steps, found)
    result = Result(*map(int, found))
    if result.steps > most_steps:
        raise TooLong
    assert result.states < MOST_STATES, "not all states fit into memory"
    return result


def _array(rows: object) -> Ints:
    return np.array(rows, dtype=np.int64)


def _rules(params: Params, state: State) -> Ints:
    ground = params.ground
    train = ground.rail_damage if countdown(params, state.turn) == 1 else 0
    fire = next(card.amount for card in CARDS.values() if card.does == "flame")
    tiles = (ground.spikes, ground.pool, ground.pool_poison)
    items = (ground.mana_shard, ground.feather, ground.heart, ground.die_shard)
    dark = darkness(params, state.turn)
    return _array((params.player.hp, *tiles, *items, ground.rapids, train, dark, walls_of(state), fire))


def _card(hand: tuple[str, ...], place: int) -> tuple[int, ...]:
    card = CARDS[hand[place]]
    numbers = (card.mana, card.amount, card.range, card.most, card.count)
    return (r.CARDS_DO.index(card.does), *numbers, card_kept(card.id), _twin(hand, place))


def _potion(potions: tuple[str, ...], place: int) -> tuple[int, ...]:
    potion = POTIONS[potions[place]]
    return (r.POTIONS_DO.index(potion.does), 0, potion.amount, 0, 0, 0, potion_kept(potion.id), _twin(potions, place))


def _twin(names: tuple[str, ...], place: int) -> int:
    """The last one before it that is the same, -1: none. Of twins the first is used first."""
    return max((other for other in range(place) if names[other] == names[place]), default=-1)


def _unit(unit: Unit) -> tuple[int, ...]:
    monster = monster_of(unit.kind)
    in_line = monster.mark in ("spear", "plus")
    traits = (monster.poison, monster.heavy, monster.boss)
    return (unit.zone, unit.damage, *traits, fall(unit.kind), in_line, unit.origin)


def _made(stamp: int) -> Callable[[Given, Ints, Ints, int, Ints], int]:
    @kept
    def search(g: Given, sets: Ints, small: Ints, most_steps: int, found: Ints) -> int:
        _search(g, sets, small, most_steps, found)
        return stamp

    return search


@making
def _search(g: Given, start_sets: Ints, start_small: Ints, most_steps: int, found: Ints) -> None:
    sets, small = np.zeros((1024, r.SETS), np.int64), np.zeros((1024, r.SMALL), np.int16)
    table, todo = np.full(4096, -1, np.int64), np.zeros(1024, np.int64)
    next_sets, next_small = np.zeros((MOST_ACTS, r.SETS), np.int64), np.zeros((MOST_ACTS, r.SMALL), np.int16)
    spare_sets, spare_small = np.zeros(r.SETS, np.int64), np.zeros(r.SMALL, np.int16)
    copy_state(start_sets, start_small, sets[0], small[0])
    _is_new(table, sets, small, 0)
    count, waiting, steps = 1, 1, 0
    best = worth_here(g, sets[0], small[0], spare_sets, spare_small)
    while waiting and steps <= most_steps and count < MOST_STATES:
        waiting -= 1
        state = todo[waiting]
        for act in range(_acts(g, sets[state], small[state], next_sets, next_small)):
            if count == len(sets):
                sets, small, todo = _longer(sets), _longer(small), np.append(todo, todo)
                table = _table_of(sets, small, count)
            copy_state(next_sets[act], next_small[act], sets[count], small[count])
            if small[count, r.HP] <= 0 or not _is_new(table, sets, small, count):
                continue
            best = max(best, worth_here(g, sets[count], small[count], spare_sets, spare_small))
            steps = max(steps, small[count, r.STEPS] - start_small[r.STEPS])
            if not small[count, r.WON]:
                todo[waiting] = count
                waiting += 1
            count += 1
    found[0], found[1], found[2] = best, count, steps


@making
def _longer(rows: Ints) -> Ints:
    more = np.zeros((2 * len(rows), rows.shape[1]), rows.dtype)
    more[: len(rows)] = rows
    return more


@making
def _table_of(sets: Ints, small: Ints, count: int) -> Ints:
    table = np.full(4 * len(sets), -1, np.int64)
    for state in range(count):
        _is_new(table, sets, small, state)
    return table


@compiled
def _is_new(table: Ints, sets: Ints, small: Ints, state: int) -> bool:
    """Whether no state before is the same in everything; it is noted then."""
    mixed = 0
    for word in range(r.SETS):
        mixed = (mixed ^ sets[state, word]) * 0x2545F4914F6CDD1D
        mixed ^= mixed >> 31
    for word in range(r.SMALL):
        mixed = (mixed ^ small[state, word]) * 0x2545F4914F6CDD1D
    mixed ^= mixed >> 31
    slot = mixed & (len(table) - 1)
    while table[slot] >= 0:
        if _are_same(sets, small, table[slot], state):
            return False
        slot = (slot + 1) & (len(table) - 1)
    table[slot] = state
    return True


@compiled
def _are_same(sets: Ints, small: Ints, one: int, other: int) -> bool:
    same = True
    for word in range(r.SETS):
        same = same and sets[one, word] == sets[other, word]
    for word in range(r.SMALL):
        same = same and small[one, word] == small[other, word]
    return same


@compiled
def _acts(g: Given, sets: Ints, small: Ints, next_sets: Ints, next_small: Ints) -> int:
    """Every state that one act leads to; how many. The last are tried first: potions, then steps, then cards."""
    count = 0
    for card in range(len(g.cards)):
        twin = g.cards[card, r.TWIN]
        if not small[r.HAND] >> card & 1 or (twin >= 0 and small[r.HAND] >> twin & 1):
            continue
        if g.cards[card, r.COST] <= small[r.MANA_LEFT]:
            count = _plays(g, sets, small, card, next_sets, next_small, count)
    for direction in range(8):
        to = r.SIDE[small[r.AT], direction]
        if to < 0 or shut(g, sets, small, to):
            continue
        cost = g.rules[r.G_RAPIDS] if g.ground[to, r.TERRAIN] == RAPIDS else 1
        if cost <= small[r.SPD]:
            copy_state(sets, small, next_sets[count], next_small[count])
            next_small[count, r.SPD] -= cost
            next_small[count, r.STEPS] += 1
            enter(g, next_sets[count], next_small[count], to)
            count += 1
    for potion in range(len(g.potions)):
        twin = g.potions[potion, r.TWIN]
        if not small[r.POTS] >> potion & 1 or (twin >= 0 and small[r.POTS] >> twin & 1):
            continue
        ways = g.potions[potion, r.AMOUNT] if g.potions[potion, r.DOES] == r.DRINK_FIX else 1
        for way in range(1, ways + 1):
            copy_state(sets, small, next_sets[count], next_small[count])
            drink(g, next_small[count], potion, way)
            count += 1
    return count


@compiled
def _plays(g: Given, sets: Ints, small: Ints, card: int, next_sets: Ints, next_small: Ints, count: int) -> int:
    """Every way to play a card: at each tile that it may be played at, or once at no tile."""
    does, reach = g.cards[card, r.DOES], g.cards[card, r.RANGE]
    signs = 2 if does == r.NUDGE else 1
    for first in range(SIZE if does in r.AIMED else signs):
        fits = True
        if does in (r.STRIKE, r.PUSH, r.MOMENTUM):
            fits = unit_on(g, small, first) >= 0 and r.APART[small[r.AT], first] == 1
        elif does == r.SHOOT:
            fits = unit_on(g, small, first) >= 0 and sees(g, sets, small, first, reach)
        elif does == r.LEAP:
            fits = r.APART[small[r.AT], first] <= reach and not shut(g, sets, small, first)
        elif does == r.RAISE:
            fits = not shut(g, sets, small, first) and not sets[r.S_ITEMS] >> first & 1 and small[r.DROP] != first + 1
        elif does == r.ERASE:
            fits = sets[r.S_TRAIL] >> first & 1 and first != small[r.AT]
        elif does == r.NUDGE:
            fits = first == 1 or small[r.SPD] > 0
        if not fits:
            continue
        for second in range(first, SIZE if does == r.ERASE and g.cards[card, r.COUNT] > 1 else first + 1):
            if second == first or (sets[r.S_TRAIL] >> second & 1 and second != small[r.AT]):
                copy_state(sets, small, next_sets[count], next_small[count])
                play(g, next_sets[count], next_small[count], card, first, second)
                count += 1
    return count


_SEARCH = _made(stamp_of((r,)))  # compiled anew when the rules change, too
