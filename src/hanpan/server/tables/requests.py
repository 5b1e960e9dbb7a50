"""The last requests of seats and judges with their answers: a repeated id is answered again, never done twice."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import TypeAlias

from hanpan.server.wire import Done, FromServer

REMEMBERED = 64

Asker: TypeAlias = str
"""A seat, or the user id of a judge: what one judge was told is no answer to another."""


class Requests:
    """The memory of one table. What was done and stored survives a restart, through the log."""

    def __init__(self, done: Iterable[tuple[Asker, str]] = ()) -> None:
        self._answers: dict[Asker, OrderedDict[str, FromServer]] = {}
        for asker, request in done:
            self.keep(asker, request, Done(request))

    def find(self, asker: Asker, request: str) -> FromServer | None:
        """The answer that was given, if the request is known."""
        known = self._answers.get(asker)
        return known.get(request) if known is not None else None

    def keep(self, asker: Asker, request: str, answer: FromServer) -> None:
        """Remember an answer, and forget the oldest."""
        known = self._answers.setdefault(asker, OrderedDict())
        known[request] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)
