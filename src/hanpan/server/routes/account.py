"""The visitor's own account: password, sessions, one-time codes, export, deletion."""

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from hanpan.server.errors import documented
from hanpan.server.identity import Session
from hanpan.server.routes.people import CHANGES, shown
from hanpan.server.routes.visitor import AnyRequest, count_guest, language, services, session_of, spend, visit_of
from hanpan.server.wire_http import (
    AccountInfo,
    CodeBody,
    CodesStart,
    Me,
    NewPasswordBody,
    PasswordBody,
    ProofBody,
    RecoveryCodes,
)

_PROVEN = {**CHANGES, **documented(401, 409)}


@get("/account", responses=documented(429, 503))
async def show(request: AnyRequest) -> AccountInfo:
    """My account, and where I am logged in."""
    return await services(request).accounts.info(await session_of(request))


@post("/account/password", status_code=200, responses=_PROVEN)
async def change_password(request: AnyRequest, data: JSONBody[NewPasswordBody]) -> Me:
    """Another password; every other session ends."""
    session, accounts = await session_of(request), services(request).accounts
    changed = await accounts.change_password(session, data.password, data.new, data.code, visit_of(request))
    return await shown(request, changed)


@post("/account/sessions/{session_id:str}/end", status_code=200, responses={**CHANGES, **documented(404)})
async def end_session(request: AnyRequest, session_id: FromPath[str]) -> AccountInfo:
    """End one of my sessions, with its sockets; to end this one, log out."""
    session, accounts = await session_of(request), services(request).accounts
    await accounts.end_session(session, session_id)
    return await accounts.info(session)


@post("/account/sessions/end-others", status_code=200, responses=CHANGES)
async def end_others(request: AnyRequest) -> AccountInfo:
    """End all my sessions but this one."""
    session, accounts = await session_of(request), services(request).accounts
    await accounts.end_others(session)
    return await accounts.info(session)


@post("/account/codes/start", status_code=200, responses=_PROVEN)
async def start_codes(request: AnyRequest, data: JSONBody[PasswordBody]) -> CodesStart:
    """A secret for an app of one-time codes; nothing is switched on yet."""
    session, accounts = await session_of(request), services(request).accounts
    return await accounts.start_codes(session, data.password, visit_of(request))


@post("/account/codes/confirm", status_code=200, responses=_PROVEN)
async def confirm_codes(request: AnyRequest, data: JSONBody[CodeBody]) -> RecoveryCodes:
    """Switch one-time codes on with the first of them."""
    return await services(request).accounts.confirm_codes(await session_of(request), data.code)


@post("/account/codes/stop", status_code=200, responses=_PROVEN)
async def stop_codes(request: AnyRequest, data: JSONBody[ProofBody]) -> AccountInfo:
    """Switch one-time codes off."""
    session, accounts = await session_of(request), services(request).accounts
    await accounts.stop_codes(session, data.password or "", data.code or "", visit_of(request))
    return await accounts.info(session)


@get("/account/export", media_type=MediaType.JSON, responses=documented(429, 503))
async def export(request: AnyRequest) -> Response[dict[str, Any]]:
    """Everything that is kept about me, as a file."""
    session: Session = await session_of(request)
    spend(request, session.user)
    told: Any = await services(request).export.of(session)  # the schema describes what the bytes say
    headers = {"content-disposition": f'attachment; filename="hanpan-{session.user.id}.json"'}
    return Response(told, media_type=MediaType.JSON, headers=headers)


@post("/account/delete", status_code=200, responses=_PROVEN)
async def delete(request: AnyRequest, data: JSONBody[ProofBody]) -> Me:
    """Delete my account, or this guest; a new guest goes on."""
    session, accounts = await session_of(request), services(request).accounts
    if session.user.guest:
        count_guest(request)
    services(request).meeting.gone(session.user.id)
    left = await accounts.delete(session, data.password, data.code, language(request), visit_of(request))
    return await shown(request, left)
