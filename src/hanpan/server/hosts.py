"""By which names the server may be asked for. A page of another site can make its own name lead to this machine (DNS
rebinding), and would then be of the same origin as our pages; but the browser says in `Host` which name it used."""

from urllib.parse import urlsplit

from hanpan.server.addresses import parsed
from hanpan.server.settings import Settings

ANY = "*"
_ALWAYS = "localhost"


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        origins = {_name(urlsplit(origin).netloc) for origin in settings.origins}
        given = {_name(host) for host in (settings.host, *settings.allowed_hosts)}
        self._any = ANY in settings.allowed_hosts
        self._names = ({_ALWAYS} | origins | given) - {""}

    def know(self, host: str | None) -> bool:
        """Whether the request may be for this server. An address is always right: only a name can be rebound."""
        if self._any:
            return True
        if host is None:
            return False
        name = _name(host)
        return name in self._names or parsed(name) is not None


def _name(host: str) -> str:
    """Without port and final dot, in small letters."""
    host = host.strip().lower()
    if host.startswith("["):
        inside, closed, _ = host[1:].partition("]")
        return inside if closed and parsed(inside) is not None else ""
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return host.removesuffix(".")
