"""The last requests of each seat with their answers: a repeated id is answered again, never done twice."""

from collections import OrderedDict
from collections.abc import Iterable

from hanpan.core.seat import Seat
from hanpan.server.storage.rows import LogRow
from hanpan.server.wire import Done, FromServer

REMEMBERED = 64


class Requests:
    """The memory of one table. What was done and stored survives a restart, through the log."""

    def __init__(self, log: Iterable[LogRow] = ()) -> None:
        self._answers: dict[Seat, OrderedDict[str, FromServer]] = {}
        for row in log:
            if row.seat is not None and row.request is not None:
                self.keep(row.seat, row.request, Done(row.request))

    def find(self, seat: Seat, request: str) -> FromServer | None:
        """The answer that was given, if the request is known."""
        known = self._answers.get(seat)
        return known.get(request) if known is not None else None

    def keep(self, seat: Seat, request: str, answer: FromServer) -> None:
        """Remember an answer, and forget the oldest."""
        known = self._answers.setdefault(seat, OrderedDict())
        known[request] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)
