"""The levels: easy runs at the nearest monster and heeds no Warning, normal looks for the best walk first."""

from collections.abc import Sequence

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Prompt
from hanpan.games.trail.ai.choices import choose_between
from hanpan.games.trail.ai.plan import best_plan, best_strike
from hanpan.games.trail.content.catalogue import CARDS, POTIONS
from hanpan.games.trail.rules.actions import END, FORCED, Action, Drink, Go, Play, Press
from hanpan.games.trail.rules.monsters import path_distances
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import act
from hanpan.games.trail.rules.state import State, walls_of
from hanpan.games.trail.rules.ways import ways
from hanpan.games.trail.table.view import View, state_of

MODE_ON = Press("a")
CLEARLY = 4.0
EASY_DRINKS = 15  # health gone before easy thinks of a potion


class Easy:
    """Walks greedily toward the nearest monster, strikes whatever it can, and ignores Warnings."""

    def __init__(self, params: Params, name: str = "easy") -> None:
        self.params = params
        self.name = name

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind != "turn":
            return legal[chance.pick(f"ai/{view.seat}/{prompt.kind}", range(len(legal)))]
        state = state_of(view)
        strike = best_strike(state, legal)
        if strike is not None:
            return strike
        if state.spd:
            found = ways(self.params, state)
            steps = [to for to, way in found.items() if len(way.steps) == 1]
            if steps:
                far = _nearest(state)
                return _walk(state, min(steps, key=lambda to: (far[found[to].end], to)))
        return next((action for action in legal if self._is_handy(state, action)), None) or _end(state)

    def _is_handy(self, state: State, action: Action) -> bool:
        """What it does with the mana and the potions that are left, without asking what is coming."""
        hurt = self.params.player.hp - state.hp
        if isinstance(action, Play):
            card = CARDS[action.card]
            return card.does == "block" or (card.does == "heal" and hurt >= card.amount)
        return isinstance(action, Drink) and POTIONS[action.potion].does == "heal" and hurt >= EASY_DRINKS


class Normal:
    """The best walk it can find, striking on the way, then whatever cards are left, greedily."""

    def __init__(self, params: Params, name: str = "normal") -> None:
        self.params = params
        self.name = name

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind != "turn":
            return choose_between(self.params, view, prompt, legal)
        state = state_of(view)
        plan = best_plan(self.params, state)
        first = plan.first if state.steps else self._prelude(state, legal, plan.value) or plan.first
        if first is None:
            return _end(state)
        return _walk(state, first.to) if isinstance(first, Go) else first

    def _prelude(self, state: State, legal: Sequence[Action], value: float) -> Action | None:
        """Before the first step: a card for movement or mana, where the turn is clearly better with it."""
        best, found = value + CLEARLY, None
        for action in legal:
            if isinstance(action, Play) and CARDS[action.card].does in ("speed", "nudge", "surge"):
                after = best_plan(self.params, act(self.params, state, action, []))
                if after.value > best:
                    best, found = after.value, action
        return found


def _walk(state: State, to: int) -> Action:
    return Go(to) if state.moving else MODE_ON


def _end(state: State) -> Action:
    return FORCED if state.spd and not state.cast else END


def _nearest(state: State) -> list[int]:
    """How far each tile is from the nearest monster."""
    walls = walls_of(state)
    distances = [path_distances(unit.at, walls) for unit in state.units]
    return [min(column) for column in zip(*distances, strict=True)] if distances else [0] * len(state.tiles)
