"""Where a request comes from. A browser says so itself; another site's page may not act for our visitor."""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

_DEFAULT_PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


def same_site(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Whether the request comes from our own pages, or from no browser at all.

    A browser sends `Origin` with every socket and every request that changes something.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin", "same-site")
    if origin in allowed:
        return True
    host, scheme = headers.get("host"), origin.partition("://")[0].lower()
    if host is None or scheme not in _DEFAULT_PORTS:
        return False
    place = _place(origin)
    return place[0] is not None and place == _place(f"{scheme}://{host}")


def from_our_page(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Whether one of our own pages asks, or nobody's page at all; asked before a mere look makes anything.

    A browser says so of every request, also of pictures and scripts that another site's page asks us for.
    """
    site = headers.get("sec-fetch-site")
    if site in ("same-origin", "none"):
        return True
    if site is not None and headers.get("origin") not in allowed:
        return False
    return same_site(headers, allowed)


def _place(url: str) -> tuple[str | None, int | None]:
    """Host and port, with the usual port of the scheme filled in."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.port or _DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None, None
