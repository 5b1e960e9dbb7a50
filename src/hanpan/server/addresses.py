"""Where a visitor comes from: the peer of the connection, or what a proxy that is trusted says about it."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from hanpan.core.contract.error import HanpanError

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

_HOME = 64  # the part of an IPv6 address that its network gives out; the rest a visitor picks at will


class BadAddress(HanpanError, ValueError):
    """Neither an address nor a network; the message says which words."""


def network(words: str) -> Network:
    """One address, or a network as in 10.0.0.0/8. Raises BadAddress."""
    try:
        return ip_network(words.strip(), strict=False)
    except ValueError as error:
        raise BadAddress(
            f"{words!r} is neither an address nor a network such as 10.0.0.0/8",
            ko=f"{words!r}: 주소도, 10.0.0.0/8 같은 네트워크도 아닙니다",
        ) from error


def parsed(words: str) -> Address | None:
    """The address, an IPv4 one also where IPv6 wraps it; None for what is none."""
    try:
        found = ip_address(words.strip().removeprefix("[").partition("]")[0].partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def counted(words: str) -> str:
    """The address as visitors are counted: of IPv6 the first 64 bits, because the rest is anybody's choice."""
    found = parsed(words)
    if found is None:
        return words
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    return str(ip_network((found, _HOME), strict=False))


def trusted(words: str, proxies: Iterable[Network]) -> bool:
    """Whether the peer is one of the proxies."""
    found = parsed(words)
    return found is not None and any(found in proxy for proxy in proxies)


def behind(peer: str, forwarded: Sequence[str], proxies: Sequence[Network]) -> str:
    """The last hop that is no trusted proxy. `forwarded`: the values of X-Forwarded-For, as they came.

    Whatever stands before that hop the visitor may have made up.
    """
    hops = [hop.strip() for value in forwarded for hop in value.split(",") if hop.strip()]
    found = peer
    while hops and trusted(found, proxies):
        hop = parsed(_without_port(hops.pop()))
        if hop is None:
            break
        found = str(hop)
    return found


def _without_port(hop: str) -> str:
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
