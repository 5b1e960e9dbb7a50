"""What each question of Clash tells, and what its result does."""

from hanpan.core.contract.happening import declared_in
from hanpan.core.contract.prompts import OutcomeData, PromptData
from hanpan.games.clash.rules.state import Ending


class DeckPrompt(PromptData, kind="deck"):
    """A deck to play with."""


class MulliganPrompt(PromptData, kind="mulligan"):
    """Cards of the first hand to set aside, at most so many."""

    most: int


class StartPrompt(PromptData, kind="start"):
    """The beginning of a round, which asks nobody."""


class DeclarePrompt(PromptData, kind="declare"):
    """A queue of cards: the slots and the energy that there are for it, and the seconds."""

    slots: int
    energy: int
    seconds: int


class ReactPrompt(PromptData, kind="react"):
    """A reaction to a card of the other side: the card, its place in the order, and the seconds."""

    card: str
    place: int
    seconds: int


class Result(OutcomeData, frozen=True):
    """By what it was decided, the health of both heroes, and the last round."""

    by: Ending
    p1: int
    p2: int
    round: int


PROMPTS = declared_in(__name__, PromptData)
RESULTS = (Result,)
