"""The best turn found the slow way: every act that the engine calls legal, made by the engine, to the end.

Nothing here knows how the solver works: only `acts`, `resolve` and the objective.
"""

import random

from msgspec.structs import replace

from hanpan.games.trail.compiled.objective import HINT, Weights, worth
from hanpan.games.trail.content.catalogue import CARDS, MONSTERS, POTIONS, monster_of
from hanpan.games.trail.rules.actions import END, FORCED, Action, Drink, Go, Play
from hanpan.games.trail.rules.check import acts
from hanpan.games.trail.rules.monsters import marked
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.state import Raised, State, Unit, blocked_of
from hanpan.games.trail.rules.tiles import (
    BESIDE,
    DISTANCE,
    FEATHER,
    ITEM_STEP,
    MANA,
    SHARD,
    SIZE,
    WALL,
    as_list,
    terrain,
)

UNSURE = ("reroll", "plan")  # what comes of these is chance
GROUND = (2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 16, 32, 48, 64)
MOST_STATES = 30_000


class TooLarge(Exception):
    """A board with more states than it is worth."""


def best_by_force(params: Params, start: State, weights: Weights = HINT, *, most: int = MOST_STATES) -> int:
    """The worth of the best turn. Raises TooLarge if there are more states than `most`."""
    seen = {_bare(start)}
    todo = list(seen)
    best = value_here(params, start, weights)
    while todo:
        state = todo.pop()
        for action in acts(params, state):
            if not _is_tried(state, action):
                continue
            after = _bare(resolve(params, state, action, None, []))
            if after in seen:
                continue
            seen.add(after)
            if len(seen) > most:
                raise TooLarge
            if after.phase == "over":
                continue
            if after.due == "won":
                best = max(best, worth(weights, state, after).total)
                continue
            best = max(best, value_here(params, after, weights))
            todo.append(after)
    return best


def value_here(params: Params, state: State, weights: Weights = HINT) -> int:
    """The worth of a turn that ends now."""
    end = FORCED if state.spd and not state.cast else END
    return worth(weights, state, resolve(params, state, end, None, [])).total


def _is_tried(state: State, action: Action) -> bool:
    if isinstance(action, Go):  # a longer way is made of single steps
        return DISTANCE[state.at][action.to] == 1
    if isinstance(action, Play):
        return CARDS[action.card].does not in UNSURE
    return isinstance(action, Drink)


def _bare(state: State) -> State:
    """The state without what the controls add to it, and ready to walk."""
    return replace(state, moving=state.phase == "turn", selected=0, exits=0, discard=(), spent=())


def small_board(number: int) -> State:
    """A random turn with at most five steps in it: any ground, monsters, cards and potions."""
    dice = random.Random(number)
    tiles = [0] * SIZE
    walls = dice.choice((0.1, 0.3, 0.4, 0.5, 0.6))
    special = dice.choice((0.0, 0.15, 0.4))
    for at in range(SIZE):
        if dice.random() < walls:
            tiles[at] = WALL
        elif dice.random() < special:
            tiles[at] = dice.choice(GROUND)
    free = [at for at in range(SIZE) if terrain(tiles[at]) != WALL]
    start = dice.choice(free)
    near = sorted((at for at in free if at != start), key=lambda at: (DISTANCE[at][start], dice.random()))
    places = sorted(dice.sample(near[: dice.choice((6, 12, 60))], min(len(near), 6, dice.randint(1, 5))))
    kinds = [dice.randint(1, len(MONSTERS)) for _ in places]
    units = tuple(
        Unit(place, kind, at, dice.randint(1, dice.choice((6, 12, monster_of(kind).hp))), origin=at)
        for place, (kind, at) in enumerate(zip(kinds, places, strict=True), 1)
    )
    cards = sorted(card for card in CARDS if CARDS[card].does not in UNSURE)
    hand = tuple(dice.choices(cards, k=dice.choice((0, 1, 1, 2, 2, 3))))
    potions = tuple(sorted(dice.choices(sorted(POTIONS), k=dice.choice((0, 0, 0, 1, 1, 2)))))
    turn = dice.randint(1, 7)
    state = State(
        mode="run",
        phase="turn",
        stage=1,
        round=turn,
        hp=dice.choice((2, 5, 9, 14, 22, 40)),
        faces=(1, 2, 3, 4, 5, 6),
        cards=hand,
        potions=potions,
        turn=turn,
        tiles=tuple(tiles),
        units=units,
        dropped=dice.random() < 0.5,
        at=start,
        mana=dice.choice((0, 1, 2, 3, 3, 4)),
        block=dice.choice((0, 0, 0, 3, 7)),
        poison=dice.choice((0, 0, 0, 1, 3)),
        bonus=dice.choice((0, 0, 0, 1)),
        shadow=dice.random() < 0.05,
        cast=dice.random() < 0.05,
        flames=dice.choice((0, 0, 0, 0, 1)),
        hand=hand,
        moving=True,
    )
    state = replace(state, units=tuple(marked(Params(), state, unit, turn) for unit in units))
    state = _walked(state, dice)
    more = _more_steps(state)
    spd = dice.randint(0, max(0, 5 - more))
    return replace(state, spd=spd, rolled=min(spd, 6))


def _more_steps(state: State) -> int:
    """The steps that cards, potions and feathers could add."""
    adds = {"speed": 2, "nudge": 1}
    cards = sum(adds.get(CARDS[card].does, 0) for card in state.hand if CARDS[card].amount > 0)
    potions = sum(POTIONS[potion].amount for potion in state.potions if POTIONS[potion].does in ("speed", "fix"))
    return cards + min(potions, 5) + sum(ground // ITEM_STEP == FEATHER for ground in state.tiles)


def _walked(state: State, dice: random.Random) -> State:
    """Perhaps with a trail, and a wall that was put up."""
    for _ in range(dice.choice((0, 0, 0, 2, 4))):
        ways = [at for at in BESIDE[state.at] if at >= 0 and not blocked_of(state) >> at & 1]
        if not ways:
            break
        at = dice.choice(ways)
        state = replace(state, trail=state.trail | 1 << state.at | 1 << at, at=at, steps=state.steps + 1, moved=True)
    free = [at for at in as_list(~blocked_of(state) & ((1 << SIZE) - 1)) if state.tiles[at] < ITEM_STEP * MANA]
    if free and dice.random() < 0.1:
        state = replace(state, raised=(Raised(dice.choice(free), state.turn + dice.randint(0, 1)),))
    assert SHARD
    return state
