"""Whether the database takes what it is given. An outage is told once when it begins and once when it ends, with a
count, however many writes, sockets and requests it meets."""

import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import DatabaseError, DBAPIError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

_LOG = logging.getLogger("hanpan.storage")
_AGAIN_S = 60  # between two lines about one outage


class NotOwner(Exception):
    """This server has the database no more; the message says why."""


class Outage:
    """The one outage that there is at a time, if any."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = self._told_at = 0.0
        self._failures = 0
        self.reason: str | None = None  # why nothing can be stored now
        self.owned = True  # whether the database is still this server's

    def failed(self, error: BaseException) -> None:
        """The database did not do something."""
        now, before, self.reason = self._clock(), self.reason, why(error)
        self.owned = not isinstance(error, NotOwner)
        if before is None:
            self._since, self._failures = now, 0
        self._failures += 1
        if before is None or now - self._told_at > _AGAIN_S:
            self._told_at = now
            facts = {"error": name_of(error), "reason": self.reason, "failures": self._failures}
            _LOG.error("nothing can be stored", extra=facts)

    def worked(self) -> None:
        """Something was stored."""
        if self.reason is not None:
            facts = {"failures": self._failures, "seconds": round(self._clock() - self._since, 1)}
            _LOG.warning("the database stores again", extra=facts)
        self.reason, self.owned = None, True


def is_outage(error: BaseException) -> bool:
    """Whether the database is what failed, and not the one statement that was given to it."""
    if isinstance(error, DBAPIError):
        kinds = (OperationalError, InternalError)
        return error.connection_invalidated or isinstance(error, kinds) or type(error) is DatabaseError
    return isinstance(error, OSError | PoolTimeout | NotOwner)


def why(error: BaseException) -> str:
    """The reason in one line, without the statement and what was to be stored by it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return (str(cause).strip().splitlines() or [""])[0] or type(cause).__name__


def name_of(error: BaseException) -> str:
    """The kind of the error, as the driver names it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return type(cause).__name__
