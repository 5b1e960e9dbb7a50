"""Situations for tests: what a case would give, actions as text, and rich random turns."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.happening import Happening
from hanpan.games.trail import Trail
from hanpan.games.trail.content.catalogue import CARDS, LAYOUTS, MONSTERS, POTIONS, monster_of
from hanpan.games.trail.rules.monsters import marked
from hanpan.games.trail.rules.run import on_stage
from hanpan.games.trail.rules.state import Raised, State, Unit, blocked_of, walls_of
from hanpan.games.trail.rules.tiles import BESIDE, SIZE, as_list, terrain

T = TypeVar("T")

GAME = Trail()


class Script:
    """Gives the draws that a test names, and no others."""

    def __init__(self, draws: Mapping[str, Sequence[Any]]) -> None:
        self.left = {label: list(values) for label, values in draws.items()}

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        assert self.left.get(label), f"{label} is drawn, one of {list(options)}"
        wanted = self.left[label].pop(0)
        assert wanted in options, f"{label}: {wanted} is none of {list(options)}"
        return options[list(options).index(wanted)]


def play(state: State, *moves: str, **draws: Sequence[Any]) -> tuple[State, list[Happening]]:
    """The state after these moves, all of them legal, and what happened. A label `reward/card` is `reward__card`."""
    script = Script({label.replace("__", "/"): values for label, values in draws.items()})
    told: list[Happening] = []
    for move in moves:
        action = GAME.read(move)
        refusal = GAME.check(state, "p1", action)
        assert refusal is None, f"{move}: {refusal}"
        step = GAME.apply(state, {"p1": action}, script)
        state = step.state
        told += step.events
    assert not any(script.left.values()), f"never drawn: {script.left}"
    return state, told


def facts(state: State) -> dict[str, Any]:
    """The facts of a state as a case names them."""
    return dict(GAME.facts(state))


def any_turn(number: int) -> State:
    """A sound state in the middle of some turn: any stage, monsters, cards and potions, a trail behind."""
    dice = random.Random(number)
    stage = dice.randrange(len(LAYOUTS))
    bare = State("run", "turn", stage + 1, 9, dice.randint(1, 40), tuple(sorted(dice.choices(range(1, 9), k=6))), ())
    state = on_stage(GAME.params, bare, LAYOUTS[stage])
    tiles = list(state.tiles)
    for at in dice.sample(range(SIZE), 8):
        if terrain(tiles[at]) != 1:
            tiles[at] = dice.choice((0, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32, 48, 64))
    free = [at for at in range(SIZE) if tiles[at] % 16 != 1]
    places = dice.sample(free, dice.randint(2, 7))
    kinds = [dice.randint(1, len(MONSTERS)) for _ in places[1:]]
    units = tuple(
        Unit(place, kind, at, dice.randint(1, monster_of(kind).hp), origin=at)
        for place, (kind, at) in enumerate(zip(kinds, places[1:], strict=True), 1)
    )
    hand = tuple(dice.choices(sorted(CARDS), k=dice.randint(0, 10)))
    piles = [tuple(sorted(dice.choices(sorted(CARDS), k=dice.randint(0, 6)))) for _ in range(2)]
    turn = dice.randint(1, 9)
    state = replace(
        state,
        tiles=tuple(tiles),
        at=places[0],
        units=units,
        turn=turn,
        round=turn + 3,
        dropped=dice.random() < 0.5,
        spd=dice.choice((0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8)),
        mana=dice.randint(0, 5),
        block=dice.choice((0, 0, 5, 10)),
        poison=dice.choice((0, 0, 0, 2, 4)),
        extra=dice.choice((0, 0, 1)),
        bonus=dice.choice((0, 0, 1)),
        leg=dice.choice((0, 0, 1, 3)),
        shadow=dice.random() < 0.1,
        cast=dice.random() < 0.1,
        flames=dice.choice((0, 0, 0, 1)),
        potions=tuple(sorted(dice.choices(sorted(POTIONS), k=dice.randint(0, 3)))),
        moving=dice.random() < 0.7,
        hand=hand,
        deck=piles[0],
        discard=piles[1],
        cards=tuple(sorted((*hand, *piles[0], *piles[1]))),
    )
    state = replace(state, rolled=min(state.spd, max(0, max(state.faces) + state.extra - state.leg)))
    state = replace(state, units=tuple(marked(GAME.params, state, unit, turn) for unit in units))
    return _walked(state, dice)


def _walked(state: State, dice: random.Random) -> State:
    """With some steps of this turn behind it, and perhaps a wall put up."""
    for _ in range(dice.choice((0, 0, 1, 3, 5))):
        free = [at for at in BESIDE[state.at] if at >= 0 and not blocked_of(state) >> at & 1]
        if not free:
            break
        at = dice.choice(free)
        state = replace(state, trail=state.trail | 1 << state.at | 1 << at, at=at, steps=state.steps + 1, moved=True)
    free = [at for at in as_list(~blocked_of(state) & ((1 << SIZE) - 1)) if state.tiles[at] < 16]
    if free and dice.random() < 0.2:
        state = replace(state, raised=(Raised(dice.choice(free), state.turn + dice.randint(0, 1)),))
    assert not walls_of(state) >> state.at & 1
    return state


def chance(number: int, step: int) -> SeededChance:
    """Draws of a test."""
    return SeededChance(number, step)
