"""The levels: easy runs at the nearest monster and heeds no Warning, normal looks for the best walk first."""

from collections.abc import Sequence

from hanpan.core.chance import Chance
from hanpan.core.game import Prompt
from hanpan.games.trail.actions import END, FORCED, Action, Drink, Go, Play, Press
from hanpan.games.trail.ai.choices import choose_between
from hanpan.games.trail.ai.search import best_walk, strike_value, threat
from hanpan.games.trail.content import CARDS, POTIONS
from hanpan.games.trail.monsters import path_distances
from hanpan.games.trail.params import Params
from hanpan.games.trail.paths import ways
from hanpan.games.trail.state import State, walls_of
from hanpan.games.trail.view import View, state_of

MODE_ON = Press("a")


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
            found = ways(state, self.params.ground.rapids)
            steps = [to for to, way in found.items() if len(way.steps) == 1]
            if steps:
                far = _nearest(state)
                return _walk(state, min(steps, key=lambda to: (far[found[to].end], to)))
        return _end(state)


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
        walk = best_walk(self.params, state)
        strike = best_strike(state, legal)
        if strike is not None and (walk.strike_at == 0 or not walk.steps):
            return strike
        if walk.steps:
            return _walk(state, walk.steps[0])
        return self._last(state, legal)

    def _last(self, state: State, legal: Sequence[Action]) -> Action:
        """Nowhere left to go: save what can be saved, then end the turn."""
        danger = threat(self.params, state)
        for action in legal:
            if isinstance(action, Play) and self._helps(state, action, danger):
                return action
            if isinstance(action, Drink) and self._saves(state, action, danger):
                return action
        return _end(state)

    def _helps(self, state: State, play: Play, danger: int) -> bool:
        card = CARDS[play.card]
        if card.does == "block":
            return danger > 0
        if card.does == "speed":
            return card.amount < 0 and state.spd > 0
        if card.does == "nudge":
            return play.sign < 0 and state.spd > 0
        if card.does == "cast":
            return state.spd > 0 and not state.cast
        if card.does == "heal":
            return state.hp + card.amount <= self.params.player.hp
        return card.does in ("plan", "surge") and len(state.hand) > 1 and card.mana < state.mana

    def _saves(self, state: State, drink: Drink, danger: int) -> bool:
        potion = POTIONS[drink.potion]
        if potion.does == "heal":
            return state.hp - danger <= self.params.player.hp // 3
        return potion.does == "shadow" and not state.shadow and danger >= 8


def best_strike(state: State, legal: Sequence[Action]) -> Play | None:
    """The play that does the most damage for its mana, if any does."""
    best: tuple[float, Play] | None = None
    for action in legal:
        if isinstance(action, Play):
            value = strike_value(state, action)
            if value > 0 and (best is None or value > best[0]):
                best = (value, action)
    return None if best is None else best[1]


def _walk(state: State, to: int) -> Action:
    return Go(to) if state.moving else MODE_ON


def _end(state: State) -> Action:
    return FORCED if state.spd and not state.cast else END


def _nearest(state: State) -> list[int]:
    """How far each tile is from the nearest monster."""
    walls = walls_of(state)
    distances = [path_distances(unit.at, walls) for unit in state.units]
    return [min(column) for column in zip(*distances, strict=True)] if distances else [0] * len(state.tiles)
