"""What each question of Sorcerers tells, and what its result does."""

from hanpan.core.contract.codec import BadData
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.happening import declared_in
from hanpan.core.contract.prompts import OutcomeData, PromptData
from hanpan.games.sorcerers.rules.state import Choice, Ending, Step


class DeckPrompt(PromptData, kind="deck"):
    """A deck to play with."""


class MulliganPrompt(PromptData, kind="mulligan"):
    """Whether the first hand is kept."""


class MainPrompt(PromptData, kind="main"):
    """What is played in a main phase, the power that there is for it, and how many may still attack in this turn."""

    phase: Step
    power: int
    attackers: int


class AttackPrompt(PromptData, kind="attack"):
    """Who attacks."""


class BlockPrompt(PromptData, kind="block"):
    """Who blocks whom."""


class RespondPrompt(PromptData, kind="respond"):
    """A response to what is on top of the stack."""

    what: str


class ChoosePrompt(PromptData, kind="choose"):
    """What an object of the stack is done to."""

    choice: Choice
    what: str


class LoopPrompt(PromptData, kind="loop"):
    """How often a loop runs in all: so many times it has run, and so many it may."""

    what: str
    times: int
    most: int


class DiscardPrompt(PromptData, kind="discard"):
    """Cards above the limit of the hand."""

    excess: int
    limit: int


class SidePrompt(PromptData, kind="side"):
    """Cards to exchange with the sideboard before a game, at most so many."""

    game: int
    most: int


class GameResult(OutcomeData, frozen=True):
    """By what one game was decided, the health of both, and the last turn."""

    by: Ending
    p1: int
    p2: int
    turn: int


class MatchResult(OutcomeData, frozen=True):
    """By what a match was decided, the games that each has won, and the number of the last one."""

    by: Ending
    p1: int
    p2: int
    games: int


PROMPTS = declared_in(__name__, PromptData)
RESULTS = (GameResult, MatchResult)


def result_of(outcome: Outcome) -> GameResult | MatchResult:
    """What the result of a game or of a match tells."""
    try:
        return GameResult.of(outcome)
    except BadData:
        return MatchResult.of(outcome)
