"""A bot that takes any legal action."""

from collections.abc import Sequence
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.answers import drawn
from hanpan.core.contract.game import AnyGame, Prompt


class RandomBot:
    """Plays any game, without a thought: as `core.answers.sample` does."""

    name = "random"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """Any of the legal actions."""
        return drawn(self._game, view, prompt, legal, chance)
