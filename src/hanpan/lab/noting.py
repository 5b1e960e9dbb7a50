"""Which options a side could use, and which it used: noted as its bot is asked."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hanpan.core.bot import Bot
from hanpan.core.chance import Chance
from hanpan.core.game import Prompt
from hanpan.lab.options import uses


class Noting:
    """A bot that answers as the one inside does. A question counts once, however many answers use an option."""

    def __init__(self, game_id: str, bot: Bot) -> None:
        self.name = bot.name
        self._game_id = game_id
        self._bot = bot
        self.could: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """What the bot says."""
        answer = self._bot.choose(view, prompt, legal, chance)
        used = uses(self._game_id, answer)
        self.used.update(sorted(used))
        offered = set(used)
        for action in legal:
            offered |= uses(self._game_id, action)
        self.could.update(sorted(offered))
        return answer

    def forget(self) -> None:
        """Another game begins."""
        self.could, self.used = Counter(), Counter()
