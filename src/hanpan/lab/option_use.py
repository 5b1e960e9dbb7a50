"""Which options a side could use, and which it used: noted as its bot is asked."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.answers import openings
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.lab.options import uses


class OptionUse:
    """A bot that answers as the one inside does. A question counts once, however many answers use an option."""

    def __init__(self, game: AnyGame, bot: Bot) -> None:
        self.name = bot.name
        self._game = game
        self._bot = bot
        self.could: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """What the bot says."""
        answer = self._bot.choose(view, prompt, legal, chance)
        game = self._game
        used = uses(game.info.id, answer)
        self.used.update(sorted(used))
        offered = set(used)
        # Whatever a composed answer can use, one can begin with.
        for action in openings(game, view, prompt) if prompt.composed else legal:
            offered |= uses(game.info.id, action)
        self.could.update(sorted(offered))
        return answer

    def forget(self) -> None:
        """Another game begins."""
        self.could, self.used = Counter(), Counter()
