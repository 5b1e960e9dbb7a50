"""What the coach says, as the server sends it."""

from typing import Any

from hanpan.core.contract.rulebook import Words
from hanpan.server.wire_base import Reply


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
