"""What every request and every socket passes before anything else: for whom it is, and from where it comes.

With `--secure` the cookies get their `__Host-` names here, on the way out, and lose them on the way in: a browser takes
such a cookie from this very host over https only. Cookies of the plain names are still understood.
"""

import logging

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hanpan.server import addresses
from hanpan.server.hosts import Hosts
from hanpan.server.settings import Settings
from hanpan.server.wire_http import ErrorReply

_LOG = logging.getLogger("hanpan.http")
_WRONG_HOST = ErrorReply(
    "wrong_host",
    "this server does not go by the name in Host; see --allowed-host",
    ko="Host의 이름은 이 서버의 이름이 아닙니다. --allowed-host를 보십시오",
)
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_FORWARDING = (b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"forwarded")
_OURS = "hanpan_"  # how the names of our cookies begin
_PREFIX = "__Host-"
UNTRUSTED = "hanpan_untrusted_proxy"  # in the state of a request that came through somebody whose word does not count


class FrontDoor:
    """Stands before the application of one server."""

    def __init__(self, settings: Settings) -> None:
        """Raises BadAddress."""
        self._hosts = Hosts(settings)
        self._proxies = [addresses.network(proxy) for proxy in settings.trusted_proxies]
        self._secure = settings.secure_cookies
        self._told = False

    async def enter(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on what is for us, with the visitor's own address in the place of a trusted proxy's."""
        hosts = _values(scope, b"host")
        if not self._hosts.know(hosts[0] if len(hosts) == 1 else None):
            await _refuse(scope, send)
            return
        self._look_behind_proxies(scope)
        _plain_cookies(scope)

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*map(_secured, message["headers"]), _HSTS]
            await send(message)

        await app(scope, receive, secured if self._secure else send)

    def _look_behind_proxies(self, scope: Scope) -> None:
        forwarded, schemes = _values(scope, b"x-forwarded-for"), _values(scope, b"x-forwarded-proto")
        client = scope["client"]
        if client is None or not any(name in _FORWARDING for name, _ in scope["headers"]):
            return
        if not addresses.trusted(client[0], self._proxies):
            scope.setdefault("state", {})[UNTRUSTED] = True
            if not self._told:
                self._told = True
                words = "a proxy that is not trusted tells addresses; see --trusted-proxy"
                _LOG.warning(words, extra={"proxy": client[0]})
            return
        found = addresses.behind(client[0], forwarded, self._proxies)
        if addresses.trusted(found, self._proxies):  # it does not say for whom it asks; that it is here proves nothing
            scope.setdefault("state", {})[UNTRUSTED] = True
        scope["client"] = (found, 0)
        if schemes and schemes[-1].strip().lower() == "https":
            scope["scheme"] = "https" if scope["type"] == ScopeType.HTTP else "wss"


def _plain_cookies(scope: Scope) -> None:
    """`__Host-hanpan_…` comes in as `hanpan_…`, and before a cookie that already has that name."""
    if not any(name == b"cookie" and _PREFIX.encode() in value for name, value in scope["headers"]):
        return
    pairs = [pair.strip() for value in _values(scope, b"cookie") for pair in value.split(";")]
    given = {pair.partition("=")[0]: pair for pair in pairs}
    for name in [name for name in given if name.startswith(_PREFIX + _OURS)]:
        given[name.removeprefix(_PREFIX)] = given.pop(name).removeprefix(_PREFIX)
    rest = [header for header in scope["headers"] if header[0] != b"cookie"]
    scope["headers"] = [*rest, (b"cookie", "; ".join(given.values()).encode("latin-1"))]


def _secured(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    name, value = header
    if name.lower() == b"set-cookie" and value.startswith(_OURS.encode()):
        return name, _PREFIX.encode() + value
    return header


async def _refuse(scope: Scope, send: Send) -> None:
    body = msgspec.json.encode(_WRONG_HOST)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.http.response.start", "status": 421, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]
