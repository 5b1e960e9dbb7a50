"""The error with which a request is refused, whoever brings it: over HTTP, or inside one browser."""

from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.server.wire_http import ErrorReply


class ApiError(Exception):
    """A request that cannot be carried out: the status, a code, and words that say what is wrong.

    `ko`: the words in Korean, where they say more than pages of ours have words for by the code.
    """

    def __init__(self, status: int, code: str, message: str, fields: Fields = NO_FIELDS, *, ko: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.ko = ko
        self.reply = ErrorReply(code, message, fields, ko)
