"""A request of the page, and its answer."""

from typing import NamedTuple, TypeVar

from hanpan.core.contract.codec import BadData, decode
from hanpan.core.contract.error import told
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.server.refusing import ApiError

JSON = "application/json"

Body = TypeVar("Body")


class Answer(NamedTuple):
    """What comes back: a status, the kind of the content, and the content."""

    status: int
    kind: str
    body: bytes


class Asked(NamedTuple):
    """A request: whom it is about, what else its address says, and what came with it."""

    id: str
    query: dict[str, list[str]]
    body: bytes

    def one(self, name: str) -> str | None:
        """A value of the query."""
        return next(iter(self.query.get(name, ())), None)

    @property
    def lang(self) -> Lang:
        """The language that is asked for."""
        return next((lang for lang in LANGS if lang == self.one("lang")), "en")

    def read(self, kind: type[Body]) -> Body:
        """The body. Raises ApiError."""
        try:
            return decode(kind, self.body)
        except BadData as error:
            raise ApiError(400, "malformed", str(error), ko=f"요청을 읽을 수 없습니다: {told(error, 'ko')}") from error
