"""What the coach is asked and says, on the socket of wire.py and elsewhere."""

from typing import Any

from hanpan.core.contract.bounds import Count, Word
from hanpan.core.contract.rulebook import Words
from hanpan.server.wire_base import Body, Reply


class AskHint(Body, frozen=True, tag="ask_hint"):
    """Ask the coach about the present decision."""

    id: Word


class Weigh(Body, frozen=True, tag="weigh"):
    """Ask the coach whether an answer to the prompt of `step` is much worse than its own, before it is given."""

    id: Word
    step: Count
    action: Any


class Reason(Reply, frozen=True):
    """One of the coach's reasons: the id of a message, and its arguments."""

    id: str
    args: dict[str, Any]


class Hint(Reply, frozen=True):
    """The coach's advice in three parts, each of which tells more: what to look at; what to do and why, in words; the
    answer, the reasons for it, and what might follow, in the game's own terms."""

    nudge: Words
    idea: Words
    action: Any
    reasons: list[Reason]
    plan: list[Any]


class Weighing(Reply, frozen=True):
    """An answer beside the coach's: whether both are the same, whether the coach can tell them apart, and as a sentence
    what the answer loses (null: nothing, where the coach can tell)."""

    hint: Hint
    same: bool
    known: bool
    cost: Words | None


class HintReply(Reply, frozen=True, tag="hint"):
    """The coach's answer."""

    id: str
    hint: Hint


class Weighed(Reply, frozen=True, tag="weighed"):
    """What an answer loses, where that is much; null: nothing, as far as the coach could tell in a moment."""

    id: str
    warning: Weighing | None
