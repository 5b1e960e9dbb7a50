"""Coaches: what to answer and why, for the games that have one."""

from collections.abc import Sequence
from threading import Thread
from typing import Any

from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.language.narrate import action_name, action_text, kind_of
from hanpan.core.language.text import Texts
from hanpan.games.registry import plugin
from hanpan.plugin import Advice, AdviceReason, Comparison, loaded

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


def compare(game: AnyGame, view: Any, prompt: Prompt, legal: Sequence[Any], action: Any) -> Comparison | None:
    """A legal answer beside the coach's own, from the view alone; None without a coach."""
    coach = plugin(game.info.id).coach
    if coach is None:
        return None
    if coach.compare is None:
        advice = advise(game, view, prompt, legal)
        return None if advice is None else Comparison(advice)
    get_ready(game.info.id)
    return loaded(coach.compare)(view, prompt, legal, game.params, action)


def nudge_text(game: AnyGame, texts: Texts, advice: Advice) -> str:
    """One sentence that says what to look at; where the coach has none, which kind of answer it is."""
    nudge: AdviceReason | None = getattr(advice, "nudge", None)
    if nudge is None:
        return texts("coach-nudge", kind=action_name(texts, kind_of(advice.action)))
    return texts.format(nudge.id, nudge.args)


def idea_text(game: AnyGame, texts: Texts, advice: Advice) -> str:
    """What to do and the first reason for it; where the coach has no words for that, the answer's own."""
    idea: Sequence[AdviceReason] = getattr(advice, "idea", ())
    if idea:
        return " ".join(texts.format(reason.id, reason.args) for reason in idea)
    why = [texts.format(reason.id, reason.args) for reason in advice.reasons[:1]]
    return " ".join([texts("coach-idea", answer=action_text(texts, game, advice.action)), *why])


def get_ready(game_id: str) -> None:
    """Start what a coach has to do once before it is at its best; until then it answers as well as it can."""
    coach = plugin(game_id).coach
    if coach is None or coach.prepare is None:
        return
    if game_id not in _preparing:
        _preparing[game_id] = Thread(target=loaded(coach.prepare), name=f"coach-{game_id}", daemon=True)
        _preparing[game_id].start()
    _preparing[game_id].join(PATIENCE_S)
