"""The choice of a level: from what the policy wants to one legal action."""

from collections.abc import Sequence

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.game import Prompt
from hanpan.games.dice_battle.ai import policy
from hanpan.games.dice_battle.ai.params import LEVELS, TABLE, Row
from hanpan.games.dice_battle.rules.actions import Action, Declare, Keep
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.table.view import View


class UnknownLevel(ValueError):
    """There is no AI level of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no AI level {name!r}; the levels are: {', '.join(LEVELS)}")


class LevelBot:
    """Plays one row of the table. It gets a view and the legal actions, never the state (DB-11.3)."""

    __slots__ = ("_params", "name", "row")

    def __init__(self, name: str, row: Row, params: Params) -> None:
        self.name = name
        self.row = row
        self._params = params

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of `legal`; what is left to chance is drawn under `ai/<seat>/…`."""
        if len(legal) == 1:
            return legal[0]
        if prompt.kind == "tendency":
            return self._declare(view, legal, chance)
        if prompt.kind == "keep":
            return Keep(policy.face_to_keep(view, self._params))
        if prompt.kind == "pre":
            wishes, shields = policy.pre_cards(view, self.row), policy.shields_to_build(view, self.row)
        else:
            wishes, shields = policy.post_cards(view, self.row), 0

        def use(wish: policy.CardWish) -> bool:
            if wish.percent >= 100:
                return True
            label = f"ai/{view.seat}/use/{wish.card}"
            return chance.pick(label, (True, False), (wish.percent, 100 - wish.percent))

        return policy.plan(wishes, shields, legal, use).play

    def _declare(self, view: View, legal: Sequence[Action], chance: Chance) -> Action:
        allowed = [action.tendency for action in legal if isinstance(action, Declare)]
        wish = policy.tendency(view, self.row, allowed)
        if len(wish.options) == 1:
            return Declare(wish.options[0])
        return Declare(chance.pick(f"ai/{view.seat}/tendency", wish.options, wish.weights))


def level(name: str, params: Params) -> Bot:
    """The AI of that level under these numbers. Raises UnknownLevel."""
    if name not in LEVELS:
        raise UnknownLevel(name)
    return LevelBot(name, TABLE[name], params)
