"""What the coach says, as the socket sends it."""

from typing import Any

from hanpan.server.wire_base import Reply


class Reason(Reply, frozen=True):
    """One of the coach's reasons: the id of a message, and its arguments."""

    id: str
    args: dict[str, Any]


class Hint(Reply, frozen=True):
    """The coach's advice: an answer, the reasons for it, and what might follow, in the game's own terms."""

    action: Any
    reasons: list[Reason]
    plan: list[Any]
