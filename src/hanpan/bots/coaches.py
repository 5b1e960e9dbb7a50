"""Coaches: what to answer and why, for the games that have one."""

from collections.abc import Sequence
from threading import Thread
from typing import Any

from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.games.registry import plugin
from hanpan.plugin import Advice, loaded

PATIENCE_S = 3.0  # what somebody who asks waits for a coach that is getting ready; later answers are better
_preparing: dict[str, Thread] = {}


def has_coach(game_id: str) -> bool:
    """Whether somebody says what to answer in this game."""
    return plugin(game_id).coach is not None


def advise(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any]) -> Advice | None:
    """What the coach of this game says about a question, from the view alone; None without a coach."""
    coach = plugin(game.info.id).coach
    if coach is None:
        return None
    get_ready(game.info.id)
    return loaded(coach.hint)(view, prompt, legal, game.params)


def get_ready(game_id: str) -> None:
    """Start what a coach has to do once before it is at its best; until then it answers as well as it can."""
    coach = plugin(game_id).coach
    if coach is None or coach.prepare is None:
        return
    if game_id not in _preparing:
        _preparing[game_id] = Thread(target=loaded(coach.prepare), name=f"coach-{game_id}", daemon=True)
        _preparing[game_id].start()
    _preparing[game_id].join(PATIENCE_S)
