"""Coaches: what to answer and why, for the games that have one."""

from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Thread
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


PATIENCE_S = 3.0  # what somebody who asks waits for a coach that is getting ready; later answers are better
_preparing: dict[str, Thread] = {}


def load_coach(game_id: str) -> Coach | None:
    """The coach of a game; None if it has none."""
    if game_id not in _COACHES:
        return None
    coach: Coach = import_module(_COACHES[game_id]).hint
    return coach


def advise(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any]) -> Advice | None:
    """What the coach of this game says about a question, from the view alone; None without a coach."""
    coach = load_coach(game.info.id)
    if coach is None:
        return None
    get_ready(game.info.id)
    return coach(view, prompt, legal, game.params)


def get_ready(game_id: str) -> None:
    """Start what a coach has to do once before it is at its best; until then it answers as well as it can."""
    prepare: Callable[[], None] | None = getattr(import_module(_COACHES[game_id]), "prepare", None)
    if prepare is None:
        return
    if game_id not in _preparing:
        _preparing[game_id] = Thread(target=prepare, name=f"coach-{game_id}", daemon=True)
        _preparing[game_id].start()
    _preparing[game_id].join(PATIENCE_S)
