"""Who asks, and whether they may: the cookie, the site they come from, how much they ask for."""

import re
from collections.abc import Collection
from contextlib import suppress
from datetime import date
from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter
from litestar.types import Message, Scope

from hanpan.core.contract.codec import BadData, decode
from hanpan.core.contract.error import told
from hanpan.core.contract.rulebook import Lang
from hanpan.server.addresses import counted
from hanpan.server.devices import device_words
from hanpan.server.front_door import UNTRUSTED
from hanpan.server.hours import day_of
from hanpan.server.identity import COOKIE, DEVICE_COOKIE, Session, Visit, hashed
from hanpan.server.origin import from_our_page, same_site
from hanpan.server.refusing import ApiError
from hanpan.server.services import Services, services_of
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import NotStored

AnyRequest = Request[Any, Any, State]
Language: TypeAlias = Annotated[Lang, QueryParameter(name="lang")]

_SAFE = ("GET", "HEAD", "OPTIONS")
_SET_COOKIE = "hanpan_cookies"


def services(request: AnyRequest) -> Services:
    """The services of the app."""
    return services_of(request.app.state)


def today(request: AnyRequest) -> date:
    """The day on which whoever asks now opens a table (UTC)."""
    return day_of(services(request).settings.now())


async def session_of(request: AnyRequest) -> Session:
    """The visitor's session; a new visitor becomes a guest and gets a cookie. Raises ApiError."""
    all_services = services(request)
    token = request.cookies.get(COOKIE)
    user = await all_services.identity.find(token)
    ours = from_our_page(request.headers, all_services.settings.origins)
    if user is not None and token is not None:
        session = Session(user, token)
        if ours:
            with suppress(NotStored):  # it is prolonged another time
                session = await all_services.identity.used(session, visit_of(request))
            keep(request, session)
        return session
    if not ours:
        raise ApiError(403, "other_site", "nobody becomes a guest here by a page of another site")
    if token is not None and await all_services.identity.replaced(token):
        raise ApiError(409, "session_replaced", "the session of this browser has just changed; send the request again")
    count_guest(request)
    session = await all_services.identity.welcome(language(request), visit_of(request))
    keep(request, session)
    return session


def count_guest(request: AnyRequest) -> None:
    """One more guest from this address. Raises ApiError."""
    if not services(request).rates.guests.take(address_of(request)):
        raise ApiError(429, "too_many_guests", "too many new visitors from this address; wait a little")


def keep(request: AnyRequest, session: Session) -> None:
    """Set the cookies with the answer if the session is new."""
    settings = services(request).settings
    cookies = request.scope["state"].setdefault(_SET_COOKIE, {})
    if session.new:
        cookies[COOKIE] = _cookie(request, COOKIE, session.token, settings.session_days)
    if session.device is not None:
        cookies[DEVICE_COOKIE] = _cookie(request, DEVICE_COOKIE, session.device, settings.device_days)


def _cookie(request: AnyRequest, name: str, value: str, days: int) -> str:
    secure = services(request).settings.secure_cookies or request.url.scheme == "https"
    parts = [f"{name}={value}", "Path=/", f"Max-Age={days * 86_400}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def visit_of(request: AnyRequest) -> Visit:
    """Where a request comes from."""
    device = request.cookies.get(DEVICE_COOKIE)
    words = device_words(request.headers.get("user-agent", ""))
    return Visit(address_of(request), words, hashed(device) if device else None)


def language(request: AnyRequest) -> str:
    """What the visitor reads, as the browser says."""
    return "ko" if request.headers.get("accept-language", "").lower().startswith("ko") else "en"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where the visitor comes from, as visitors are counted."""
    return counted(connection.client.host) if connection.client is not None else "?"


def is_from(connection: ASGIConnection[Any, Any, Any, Any], addresses: Collection[str]) -> bool:
    """Whether the visitor is at one of these addresses, and not behind a proxy that has one of them."""
    return address_of(connection) in addresses and UNTRUSTED not in connection.scope["state"]


def guard(connection: ASGIConnection[Any, Any, Any, State], _handler: BaseRouteHandler) -> None:
    """Nothing is changed for another site's page, nor for somebody who asks without end."""
    if connection.scope.get("method") in _SAFE:
        return
    all_services = services_of(connection.app.state)
    if not same_site(connection.headers, all_services.settings.origins):
        raise ApiError(403, "other_site", "this request comes from another site")
    if not all_services.rates.http.take(address_of(connection)):
        raise ApiError(429, "too_fast", "too many requests from this address; wait a little")


def spend(request: AnyRequest, user: UserRow) -> None:
    """Count something that costs the server much; all such things share one allowance. Raises ApiError."""
    rates = services(request).rates
    if not (rates.costly.take(user.id) and rates.costly_addresses.take(address_of(request))):
        words = "too many new games, positions, branches, previews and replays in a short time; wait a little"
        raise ApiError(429, "too_costly", words)


_PLACE = re.compile(r"at `\$\.([\w.]+)")


async def strict_body(request: AnyRequest) -> None:
    """Refuse a body that is not exactly of its type; the framework alone would take "2" for 2."""
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    try:
        decode(field.annotation, await request.body())
    except BadData as error:
        place = _PLACE.search(str(error))
        raise ApiError(
            400,
            "malformed",
            str(error),
            {"field": place[1]} if place is not None else {},
            ko=f"요청을 읽을 수 없습니다: {told(error, 'ko')}",
        ) from error


async def finish_headers(message: Message, scope: Scope) -> None:
    """Put the cookie and the headers that every answer has."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.setdefault("x-content-type-options", "nosniff")
    headers.setdefault("referrer-policy", "same-origin")
    headers.setdefault("cache-control", "no-store")
    if scope["path"].startswith("/api/") and (build := scope["litestar_app"].state.static.build):
        headers.setdefault("x-hanpan-build", build)  # a page of another build tells its reader
    for cookie in scope.get("state", {}).get(_SET_COOKIE, {}).values():
        headers.add("set-cookie", cookie)
