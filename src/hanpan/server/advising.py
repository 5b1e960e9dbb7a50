"""What the coach says, as it is sent: at a table, and of a game that is over."""

from collections.abc import Callable
from typing import Any

from hanpan.bots.coaches import idea_text, nudge_text
from hanpan.core.contract.codec import plain
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import Words
from hanpan.core.language.narrate import action_text
from hanpan.core.language.text import Texts
from hanpan.plugin import Advice, Comparison
from hanpan.server.wire_coach import Hint, Reason, Weighing


def hint_of(game: AnyGame, advice: Advice) -> Hint:
    """The coach's advice with its parts."""
    return Hint(
        nudge=_in_both(game, lambda texts: nudge_text(game, texts, advice)),
        idea=_in_both(game, lambda texts: idea_text(game, texts, advice)),
        action=plain(advice.action),
        reasons=[Reason(reason.id, dict(reason.args)) for reason in advice.reasons],
        plan=list(plain(getattr(advice, "plan", ()))),
    )


def weighing_of(game: AnyGame, found: Comparison, action: Any) -> Weighing:
    """An answer beside the coach's."""
    cost = found.cost
    said = None if cost is None else _in_both(game, lambda texts: texts.format(cost.id, cost.args))
    return Weighing(hint_of(game, found.advice), action == found.advice.action, found.known, said)


def in_words(game: AnyGame, action: Any) -> Words:
    """An answer in words."""
    return _in_both(game, lambda texts: action_text(texts, game, action))


def _in_both(game: AnyGame, say: Callable[[Texts], str]) -> Words:
    return Words(ko=say(game.texts("ko")), en=say(game.texts("en")))
