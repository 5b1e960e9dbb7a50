"""Requests of the page, answered as the server's HTTP side answers them (docs/protocol.md), as far as one visitor
without a network can use them."""

from collections.abc import Callable
from datetime import date
from inspect import isawaitable
from typing import Any, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from hanpan.core.contract.codec import encode
from hanpan.server.alone import games
from hanpan.server.alone.asking import JSON, Answer, Asked
from hanpan.server.alone.local_tables import LocalTables
from hanpan.server.alone.tables import Tables
from hanpan.server.hours import day_of
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.memory import CannotResume
from hanpan.server.wire_http import ErrorReply, Me

_OfGames: TypeAlias = Callable[[Asked, date], Any]
_OfTables: TypeAlias = Callable[[Tables, Asked], Any]


class Requests:
    """Answers requests for one visitor."""

    def __init__(self, local: LocalTables, user: UserRow) -> None:
        self._settings = local.settings
        self._user = user
        self._tables = Tables(local, user)

    async def answer(self, method: str, address: str, body: bytes) -> Answer:
        """What the server answers at `/api/` + address."""
        try:
            found = self._found(method, address, body)
            told = await found if isawaitable(found) else found
        except ApiError as error:
            return Answer(error.status, JSON, encode(error.reply))
        except CannotResume as error:
            return Answer(409, JSON, encode(ErrorReply("cannot_resume", str(error))))
        if isinstance(told, Answer):
            return told
        return Answer(204, JSON, b"") if told is None else Answer(200, JSON, encode(told))

    def _found(self, method: str, address: str, body: bytes) -> Any:
        """What answers there. Raises ApiError."""
        parts = urlsplit(address)
        first, *rest = parts.path.split("/")
        asked = Asked(unquote(rest[0]) if rest else "", parse_qs(parts.query), body)
        route = " ".join((method, "/".join((first, "{id}", *rest[1:]) if rest else (first,))))
        if route == "GET me":
            return Me(self._user.id, self._user.name, guest=True, judge=False)
        if route == "GET health":
            return {"status": "ok"}
        if route in _GAMES:
            return _GAMES[route](asked, day_of(self._settings.now()))
        if route in _TABLES:
            return _TABLES[route](self._tables, asked)
        raise ApiError(404, "not_found", "there is nothing at this address", ko="이 주소에는 아무것도 없습니다")


_GAMES: dict[str, _OfGames] = {
    "GET games": games.games,
    "GET games/{id}/rulebook": games.rulebook,
    "GET games/{id}/texts": games.texts,
    "GET games/{id}/guide": games.guide,
    "GET games/{id}/releases": games.releases,
    "GET games/{id}/params": games.params,
    "GET games/{id}/numbers": games.numbers,
    "GET games/{id}/cards": games.cards,
    "GET games/{id}/cases": games.cases,
    "POST games/{id}/deck-check": games.deck_check,
    "POST games/{id}/deck-complete": games.deck_complete,
}

_TABLES: dict[str, _OfTables] = {
    "POST tables": Tables.open,
    "GET tables": Tables.tables,
    "GET matches": Tables.matches,
    "GET tables/{id}": Tables.show,
    "GET tables/{id}/seat": Tables.seat,
    "POST tables/{id}/join": Tables.seat,
    "GET tables/{id}/replay": Tables.replay,
    "GET tables/{id}/timeline": Tables.timeline,
    "GET tables/{id}/record": Tables.record,
    "GET tables/{id}/graph": Tables.graph,
    "GET tables/{id}/previews": Tables.previews,
    "GET tables/{id}/dice": Tables.dice,
    "GET tables/{id}/case": Tables.case,
    "POST tables/{id}/branch": Tables.branch,
    "POST positions": Tables.position,
}
