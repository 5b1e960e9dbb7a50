"""The visitor: name and account."""

from litestar import get, post
from litestar.params import JSONBody

from hanpan.server.errors import ApiError, documented
from hanpan.server.identity import Session, folded
from hanpan.server.routes.visitor import AnyRequest, address_of, keep, language, services, session_of
from hanpan.server.wire_http import CredentialsBody, Me, NameBody

_CHANGES = documented(403, 413, 429, 503)


@get("/me", responses=documented(429, 503))
async def me(request: AnyRequest) -> Me:
    """Who I am; a first visit makes a guest."""
    return await _shown(request, await session_of(request))


@post("/me/name", status_code=200, responses=_CHANGES)
async def rename(request: AnyRequest, data: JSONBody[NameBody]) -> Me:
    """Go by another name."""
    session = await session_of(request)
    return await _shown(request, await services(request).identity.rename(session, data.name))


@post("/account/register", status_code=200, responses={**_CHANGES, **documented(409)})
async def register(request: AnyRequest, data: JSONBody[CredentialsBody]) -> Me:
    """Make an account of this guest: everything stays."""
    session = await session_of(request)
    _allow_password(request, data.name)
    session = await services(request).identity.register(session, data.name, data.password)
    keep(request, session)
    return await _shown(request, session)


@post("/account/login", status_code=200, responses={**_CHANGES, **documented(401)})
async def log_in(request: AnyRequest, data: JSONBody[CredentialsBody]) -> Me:
    """Become an account; what this guest did comes along."""
    session = await session_of(request)
    _allow_password(request, data.name)
    session = await services(request).identity.log_in(session, data.name, data.password)
    keep(request, session)
    return await _shown(request, session)


@post("/account/logout", status_code=200, responses=_CHANGES)
async def log_out(request: AnyRequest) -> Me:
    """Leave the account; a new guest goes on."""
    session = await session_of(request)
    session = await services(request).identity.log_out(session, language(request))
    keep(request, session)
    return await _shown(request, session)


def _allow_password(request: AnyRequest, name: str) -> None:
    rates = services(request).rates.passwords
    if not rates.take(f"address {address_of(request)}") or not rates.take(f"account {folded(name)}"):
        raise ApiError(429, "too_many_passwords", "too many attempts; wait a minute")


async def _shown(request: AnyRequest, session: Session) -> Me:
    judge = await services(request).identity.is_judge(session.user)
    return Me(session.user.id, session.user.name, session.user.guest, judge)
