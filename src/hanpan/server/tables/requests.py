"""The last requests of seats and judges with their answers: a repeated id is answered again, never done twice."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Literal, TypeAlias

from hanpan.core.seat import Seat
from hanpan.server.storage.rows import LogRow
from hanpan.server.wire import Done, FromServer

REMEMBERED = 64

Asker: TypeAlias = Seat | Literal["judge"]


class Requests:
    """The memory of one table. What was done and stored survives a restart, through the log."""

    def __init__(self, log: Iterable[LogRow] = ()) -> None:
        self._answers: dict[Asker, OrderedDict[str, FromServer]] = {}
        for row in log:
            if row.request is not None:
                self.keep(row.seat or "judge", row.request, Done(row.request))

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
