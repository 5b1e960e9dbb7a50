"""A bot that takes any legal action, each equally likely."""

from collections.abc import Sequence
from typing import Any

from hanpan.core.chance import Chance
from hanpan.core.game import Prompt


class RandomBot:
    """Plays any game, without a thought."""

    name = "random"

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """Any of the legal actions."""
        return legal[0] if len(legal) == 1 else chance.pick(f"ai/{view.seat}/{prompt.kind}", legal)
