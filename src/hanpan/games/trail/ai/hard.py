"""Hard: every turn exact, with cards and potions wherever they do most, and one roll ahead."""

from collections.abc import Sequence

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Prompt
from hanpan.games.trail.ai.choices import choose_between
from hanpan.games.trail.compiled.objective import Weights
from hanpan.games.trail.compiled.plans import best_turn
from hanpan.games.trail.rules.actions import Action
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import act
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.table.view import View, state_of

AHEAD = Weights(ahead=1)
PATIENCE = 150_000  # states a search: a third of a second
REMEMBERED = 64  # steps of plans under way


class Hard:
    """Plays the best turn by the solver's objective and the average of the next roll, and keeps to its plan."""

    def __init__(self, params: Params, name: str = "hard", weights: Weights = AHEAD) -> None:
        self.params = params
        self.name = name
        self.weights = weights
        self._plans: dict[State, Action] = {}

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind != "turn":
            return choose_between(self.params, view, prompt, legal)
        state = state_of(view)
        return self._plans.get(state) or self._planned(state)

    def _planned(self, state: State) -> Action:
        """The first action of a new plan; the rest is remembered."""
        if len(self._plans) > REMEMBERED:
            self._plans.clear()
        actions = best_turn(self.params, state, self.weights, patience=PATIENCE).actions
        for action in actions:
            self._plans[state] = action
            state = act(self.params, state, action, [])  # as the view shows it: without the way back
        return actions[0]
