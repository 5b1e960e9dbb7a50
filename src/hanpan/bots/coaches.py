"""Coaches: what to answer and why, for the games that have one."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from hanpan.core.event import Fields
from hanpan.core.game import AnyGame, Prompt


class AdviceReason(Protocol):
    """A message id and its arguments."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Fields: ...


class Advice(Protocol):
    """A legal answer and the reasons for it."""

    @property
    def action(self) -> Any: ...

    @property
    def reasons(self) -> Sequence[AdviceReason]: ...


Coach: TypeAlias = Callable[[Any, Prompt, Sequence[Any], Any], Advice]
"""Called with the view, the prompt, the legal actions and the game's numbers."""

_COACHES: dict[str, str] = {
    "dice-battle": "hanpan.games.dice_battle.coach",
    "trail": "hanpan.games.trail.coach",
}


def load_coach(game_id: str) -> Coach | None:
    """The coach of a game; None if it has none."""
    if game_id not in _COACHES:
        return None
    coach: Coach = import_module(_COACHES[game_id]).hint
    return coach


def advise(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any]) -> Advice | None:
    """What the coach of this game says about a question, from the view alone; None without a coach."""
    coach = load_coach(game.info.id)
    return None if coach is None else coach(view, prompt, legal, game.params)
