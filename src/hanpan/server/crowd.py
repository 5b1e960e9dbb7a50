"""How many sockets are open: of each visitor, and at each address. Many people may share an address, so that one of
them must not use it up: a visitor with a session has a share of their own, those without have one together."""

from collections import Counter

from hanpan.server.settings import Limits


class Crowd:
    """Everybody who has a socket open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._addresses: Counter[str] = Counter()
        self._visitors: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return self._addresses.total()

    def enter(self, address: str, user_id: str | None) -> bool:
        """One more socket, if there is room for it."""
        visitor, most = self._visitor(address, user_id)
        if self._addresses[address] >= self._limits.sockets_per_address or self._visitors[visitor] >= most:
            return False
        self._addresses[address] += 1
        self._visitors[visitor] += 1
        return True

    def leave(self, address: str, user_id: str | None) -> None:
        """One socket less."""
        for counter, key in ((self._addresses, address), (self._visitors, self._visitor(address, user_id)[0])):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def _visitor(self, address: str, user_id: str | None) -> tuple[str, int]:
        if user_id is None:
            return f"at {address}", self._limits.sockets_of_strangers
        return user_id, self._limits.sockets_per_user
