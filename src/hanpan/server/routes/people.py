"""The visitor: name, and coming and going as an account. The account itself is in account.py."""

from litestar import get, post
from litestar.params import JSONBody

from hanpan.server.errors import documented
from hanpan.server.identity import Session
from hanpan.server.routes.visitor import AnyRequest, count_guest, keep, language, services, session_of, visit_of
from hanpan.server.wire_http import CredentialsBody, LoginBody, Me, NameBody

CHANGES = documented(403, 413, 429, 503)


@get("/me", responses=documented(429, 503))
async def me(request: AnyRequest) -> Me:
    """Who I am; a first visit makes a guest."""
    return await shown(request, await session_of(request))


@post("/me/name", status_code=200, responses={**CHANGES, **documented(409)})
async def rename(request: AnyRequest, data: JSONBody[NameBody]) -> Me:
    """Go by another name; no account's may look like it."""
    session = await session_of(request)
    return await shown(request, await services(request).identity.rename(session, data.name))


@post("/account/register", status_code=200, responses={**CHANGES, **documented(409)})
async def register(request: AnyRequest, data: JSONBody[CredentialsBody]) -> Me:
    """Make an account of this guest: everything stays."""
    session = await session_of(request)
    session = await services(request).identity.register(session, data.name, data.password, visit_of(request))
    return await shown(request, session)


@post("/account/login", status_code=200, responses={**CHANGES, **documented(401)})
async def log_in(request: AnyRequest, data: JSONBody[LoginBody]) -> Me:
    """Become an account; what this guest did comes along. Asks for a code (`code_needed`) after the right password."""
    session, visit = await session_of(request), visit_of(request)
    return await shown(
        request, await services(request).identity.log_in(session, data.name, data.password, data.code, visit)
    )


@post("/account/logout", status_code=200, responses=CHANGES)
async def log_out(request: AnyRequest) -> Me:
    """Leave the account: the session ends with its sockets, and a new guest goes on."""
    session = await session_of(request)
    if session.user.guest:  # an account can always be left
        count_guest(request)
    return await shown(request, await services(request).identity.log_out(session, language(request), visit_of(request)))


async def shown(request: AnyRequest, session: Session) -> Me:
    """The visitor as the answer tells it, with the cookies that the session needs."""
    keep(request, session)
    judge = await services(request).identity.is_judge(session.user)
    return Me(session.user.id, session.user.name, session.user.guest, judge)
