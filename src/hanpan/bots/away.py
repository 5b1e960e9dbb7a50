"""Whoever is away: answers as the table answers for a seat whose time is up."""

from collections.abc import Sequence
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame, Prompt


class AwayBot:
    """Gives the game's default answer to everything."""

    name = "away"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """The answer made for a seat that did not answer in time."""
        return self._game.default_action(view, prompt, legal)
