"""Errors of the HTTP side: each is an ErrorReply with a code to act on and words to read."""

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import ResponseSpec
from litestar.status_codes import (
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from hanpan.core.contract.complaints import in_english, in_korean
from hanpan.server.refusing import ApiError
from hanpan.server.storage.outage import is_outage
from hanpan.server.wire_http import ErrorReply

_LOG = logging.getLogger("hanpan.http")


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The error replies of a route besides 400 and 403, for the OpenAPI schema."""
    return {
        status: ResponseSpec(ErrorReply, description=_MEANS[status], generate_examples=False)
        for status in sorted({400, 403, *statuses})
    }


def on_api_error(_request: Request[Any, Any, Any], error: ApiError) -> Response[ErrorReply]:
    """A refusal of ours."""
    return Response(error.reply, status_code=error.status)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorReply]:
    """A refusal of the framework: unknown path, wrong method, malformed or wrongly typed body."""
    status = error.status_code
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    if isinstance(error, NotFoundException):
        reply = ErrorReply("not_found", "there is nothing at this address", ko="이 주소에는 아무것도 없습니다")
    elif isinstance(error, MethodNotAllowedException):
        reply = ErrorReply(
            "wrong_method", "this address does not take this method", ko="이 주소에는 쓸 수 없는 메서드입니다"
        )
    elif isinstance(error, ValidationException):
        reply = ErrorReply(
            "malformed", _details(error, in_english), ko=f"요청을 읽을 수 없습니다: {_details(error, in_korean)}"
        )
    elif status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        reply = ErrorReply("too_large", str(error.detail), ko="요청이 너무 큽니다")
    elif isinstance(error, ClientException):
        said = str(error.detail)
        reply = ErrorReply("malformed", in_english(said), ko=f"요청을 읽을 수 없습니다: {in_korean(said) or said}")
    else:
        reply = ErrorReply("http", str(error.detail))
    return Response(reply, status_code=status, headers=headers)


def on_not_stored(_request: Request[Any, Any, Any], _error: Exception) -> Response[ErrorReply]:
    """The database did not take it; the writer has written down why."""
    reply = ErrorReply("not_stored", "the server could not store this; try again")
    return Response(reply, status_code=HTTP_503_SERVICE_UNAVAILABLE)


def on_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """The database did not answer, or something is wrong in what it was asked."""
    if not is_outage(error):
        return on_anything(request, error)
    request.app.state.services.outage.failed(error)
    reply = ErrorReply(
        "database_down",
        "the database does not answer at the moment; try again",
        ko="지금은 데이터베이스가 답하지 않습니다. 다시 해 보십시오",
    )
    return Response(reply, status_code=HTTP_503_SERVICE_UNAVAILABLE)


def on_gone(_request: Request[Any, Any, Any], _error: Exception) -> Response[ErrorReply]:
    """The table left the memory at this very moment."""
    return Response(ErrorReply("try_again", "the table is being loaded; try again"), status_code=503)


def on_cannot_resume(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """What is stored of a table cannot be told again: damaged, or of rules that are played no more."""
    return Response(ErrorReply("cannot_resume", str(error)), status_code=HTTP_409_CONFLICT)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorReply]:
    """A defect: logged in full here, told to the client without a word of the inside."""
    _LOG.error("defect", exc_info=error, extra={"path": request.url.path, "method": request.method})
    reply = ErrorReply("defect", "something is wrong in the server; it has been written down")
    return Response(reply, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _details(error: ValidationException, words: Callable[[str], str]) -> str:
    """Which field, and what is wrong with it, in these words."""
    extra = error.extra
    if not isinstance(extra, list) or not extra:
        return words(str(error.detail)) or str(error.detail)
    parts = []
    for item in extra:
        where = item.get("key") or item.get("source") if isinstance(item, dict) else None
        said = str(item.get("message") if isinstance(item, dict) else item)
        what = words(said) or said
        parts.append(f"{where}: {what}" if where else what)
    return "; ".join(parts)


_MEANS = {
    400: "The request is malformed or asks for something impossible.",
    401: "Wrong name, password or code.",
    403: "The request comes from another site.",
    404: "There is no such thing.",
    409: "Not possible in the present state.",
    413: "The request is too large.",
    429: "Too many requests; wait a little.",
    503: "The server cannot do this at the moment.",
}
