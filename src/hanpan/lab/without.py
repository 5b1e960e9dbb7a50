"""A bot that may not use some options, or must use them whenever it may; everything else is the bot's own choice.

The bot is asked with what it may not do left out, of the answers and of what it sees to be in its hand. A bot that
still answers with what it may not do (some search among answers of their own, and none expects to be forced) gives
way to the next weaker levels (of three: the normal one, then the easy one), and at last to chance.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import Chance
from hanpan.core.contract.answers import TooManyAnswers, drawn, every, led, pieces_of
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.games.registry import plugin
from hanpan.lab.options import check_limits, of_game, uses
from hanpan.plugin.lab import Limits


class Without:
    """A bot within limits. The same view and draws give the same answer."""

    def __init__(self, game: AnyGame, bot: Bot, limits: Limits) -> None:
        """Raises BadOption."""
        options = of_game(game.info.id)
        check_limits(options, limits)
        self.name = bot.name
        self._bots = (bot, *(load_bot(game, name) for name in _helpers(game) if name != bot.name))
        self._game = game
        self._never = frozenset(limits.never)
        self._always = [option for option in options.names if option in limits.always and option not in limits.never]
        self._blind = options.blind

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """One of the legal answers within the limits; any legal one where none is."""
        if prompt.composed and not self._always:
            return self._unseen(view, prompt, chance)
        if prompt.composed:
            legal = self._candidates(view, prompt)
        left = self._within(legal)
        if len(left) == 1:
            return left[0]
        if self._blind is not None and self._never:
            view = self._blind(view, prompt.kind, self._never)
        for bot in self._bots:
            answer = bot.choose(view, prompt, left, chance)
            if len(left) == len(legal) or answer in left or not self._barred(answer):
                return answer
        return chance.pick(f"ai/{view.seat}/left", left)

    def _unseen(self, view: Any, prompt: Prompt, chance: Chance) -> Any:
        """An answer to a composed question by a bot that does not see what it may not use."""
        blind = self._blind(view, prompt.kind, self._never) if self._blind is not None else view
        for bot in self._bots:
            answer = bot.choose(blind, prompt, (), chance)
            if not uses(self._game.info.id, answer) & self._never:
                return answer
        return drawn(self._game, view, prompt, (), chance, f"ai/{view.seat}/left")

    def _candidates(self, view: Any, prompt: Prompt) -> list[Any]:
        """All answers to a composed question where they are few; else such as begin with what is forced."""
        game = self._game
        try:
            return every(game, view, prompt)
        except TooManyAnswers:
            said: tuple[str, ...] = ()
            for option in self._always:
                pieces = pieces_of(game, view, prompt)(said)
                fit = (piece for piece in pieces if piece and option in self._used(view, prompt, (*said, piece)))
                said = (*said, *islice(fit, 1))
            return [led(game, view, prompt, said)]

    def _used(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> frozenset[str]:
        return uses(self._game.info.id, led(self._game, view, prompt, said))

    def _within(self, legal: Sequence[Any]) -> Sequence[Any]:
        """What may be answered: nothing forbidden, and each forced option, in order, as long as it can be had."""
        game_id = self._game.info.id
        left = [action for action in legal if not uses(game_id, action) & self._never] if self._never else legal
        left = left or legal
        for option in self._always:
            left = [action for action in left if option in uses(game_id, action)] or left
        return left

    def _barred(self, answer: Any) -> bool:
        """Whether an answer that no list holds (a deck of one's own, a walk) breaks the limits."""
        return bool(self._always) or bool(uses(self._game.info.id, answer) & self._never)


def limited(game: AnyGame, bot: Bot, limits: Limits) -> Bot:
    """The bot within limits, or as it is where there are none. Raises BadOption."""
    return Without(game, bot, limits) if limits.never or limits.always else bot


def _helpers(game: AnyGame) -> tuple[str, ...]:
    """The levels below the best, the best of them first."""
    return plugin(game.info.id).level_names[-2::-1]
