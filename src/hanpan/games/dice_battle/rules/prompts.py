"""What each question of Dice Battle tells, and what its result does."""

from hanpan.core.contract.happening import declared_in
from hanpan.core.contract.prompts import OutcomeData, PromptData
from hanpan.games.dice_battle.rules.events import Measure


class TendencyPrompt(PromptData, kind="tendency"):
    """How the round is played: by attack, defence or balance."""


class PrePrompt(PromptData, kind="pre"):
    """Cards before the roll."""


class KeepPrompt(PromptData, kind="keep"):
    """One of the dice that luck has rolled."""


class PostPrompt(PromptData, kind="post"):
    """Cards after the roll."""


class Result(OutcomeData, frozen=True):
    """The number that decided, and what both seats have of it."""

    by: Measure
    p1: int
    p2: int


PROMPTS = declared_in(__name__, PromptData)
RESULTS = (Result,)
