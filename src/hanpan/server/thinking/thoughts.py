"""What a thinker does with a question. It gets what the seat may know and the dice of the bot, nothing else."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from hanpan.bots.catalogue import load_bot, stand_in
from hanpan.bots.coaches import advise, compare, get_ready
from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.opening import opened
from hanpan.games.loading import load_game


class ThinkerLost(Exception):
    """The thinker died, or could not be started."""


class NoThought(Exception):
    """The thinker raised something; the message says what."""


class OutOfTime(Exception):
    """The thought took too long and was given up; so was the thinker."""


class Question(NamedTuple):
    """What a seat is asked and what it may know: all that a thinker gets."""

    view: Any
    prompt: Prompt
    legal: Sequence[Any]


class Asked(NamedTuple):
    """A question for a thinker: which game it is about, and who answers it."""

    game: str
    overrides: tuple[tuple[str, int], ...]
    rules: str
    day: date | None
    question: Question
    level: str | None  # of the bot; None: the coach
    chance: Chance | None
    answer: Any | None = None  # that the coach is to compare with its own


def think(asked: Asked) -> Any:
    """The bot's answer, or the coach's advice or comparison (None where the game has no coach)."""
    game, question = _game(asked.game, asked.overrides, asked.rules, asked.day), asked.question
    if asked.answer is not None:
        return compare(game, question.view, question.prompt, question.legal, asked.answer)
    if asked.level is None or asked.chance is None:
        return advise(game, question.view, question.prompt, question.legal)
    level = stand_in(asked.game, asked.level)
    if level != asked.level:
        get_ready(asked.game)  # for a while; it goes on when this question has been answered
        level = stand_in(asked.game, asked.level)
    return load_bot(game, level).choose(question.view, question.prompt, question.legal, asked.chance)


def function_of(name: str) -> Callable[[Asked], Any]:
    """A function by the name of its module and its own (`module:function`)."""
    module, _, attribute = name.partition(":")
    found: Callable[[Asked], Any] = getattr(import_module(module), attribute)
    return found


@lru_cache(maxsize=64)
def _game(name: str, overrides: tuple[tuple[str, int], ...], rules: str, day: date | None) -> AnyGame:
    return opened(load_game, name, dict(overrides), rules, day)
