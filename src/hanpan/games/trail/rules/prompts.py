"""What each question of a run tells, and what its result does."""

from hanpan.core.contract.happening import declared_in
from hanpan.core.contract.prompts import OutcomeData, PromptData
from hanpan.games.trail.rules.state import Ending


class MapPrompt(PromptData, kind="map"):
    """A map to play on."""


class TurnPrompt(PromptData, kind="turn"):
    """The next thing to do in a turn: its number, and the movement and mana that are left."""

    turn: int
    spd: int
    mana: int


class CardPrompt(PromptData, kind="card"):
    """One of these cards, or none."""

    cards: list[str]


class PotionPrompt(PromptData, kind="potion"):
    """What this potion takes the place of, if anything."""

    potion: str


class EventPrompt(PromptData, kind="event"):
    """One of these events."""

    events: list[str]


class Result(OutcomeData, frozen=True):
    """How the run ended: on which stage, after how many turns, with how much health."""

    by: Ending
    stage: int
    turns: int
    hp: int


PROMPTS = declared_in(__name__, PromptData)
RESULTS = (Result,)
