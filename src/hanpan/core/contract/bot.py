"""What a bot is: somebody who answers from a view."""

from collections.abc import Sequence
from typing import Any, Protocol

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.dice import AnyKeys, aside
from hanpan.core.contract.game import Prompt

BOT_STEP = 1 << 20  # far above any step of a game: a bot's draws never meet those of the rules


class Bot(Protocol):
    """Answers for a seat. It gets what the seat may know, never the state.

    Its draws are labelled `ai/<seat>/…`; the seat is `view.seat`.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """One of the legal actions. The same view and the same draws give the same answer."""
        ...


def bot_chance(keys: AnyKeys, round_number: int, step: int) -> Chance:
    """The draws a bot may use for its answer to step `step`, the same whoever runs the game."""
    return aside(keys, round_number, BOT_STEP + step)
