"""The error with which a request is refused, whoever brings it: over HTTP, or inside one browser."""

from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.server.wire_http import ErrorReply


class ApiError(Exception):
    """A request that cannot be carried out: the status, a code, and words that say what is wrong."""

    def __init__(self, status: int, code: str, message: str, fields: Fields = NO_FIELDS) -> None:
        super().__init__(message)
        self.status = status
        self.reply = ErrorReply(code, message, fields)
