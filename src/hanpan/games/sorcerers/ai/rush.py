"""A test opponent: plays the first card that it may play and attacks with everything, without a thought."""

from collections.abc import Sequence
from typing import cast

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.answers import first
from hanpan.core.contract.game import Prompt
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import KEEP, Action, Attack, Play
from hanpan.games.sorcerers.table.view import View


class Rush:
    """Never blocks, never responds, keeps its hand; a deck at random."""

    name = "rush"

    def __init__(self, game: Sorcerers) -> None:
        self.game = game

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], chance: Chance) -> Action:
        """One of the legal actions, from what the seat may know."""
        if prompt.kind == "deck":
            return legal[chance.pick(f"ai/{view.seat}/deck", range(len(legal)))]
        if prompt.kind in ("mulligan", "side"):
            return KEEP
        if prompt.composed:
            return cast(Action, first(self.game, view, prompt, legal))
        if prompt.kind == "attack":
            return max(legal, key=lambda action: len(action.places) if isinstance(action, Attack) else 0)
        return next((action for action in legal if isinstance(action, Play)), legal[0])
