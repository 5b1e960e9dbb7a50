"""How often passwords and codes may be tried, so that nobody can lock somebody else out.

An attempt counts against its address, and against its address on that account. A device on which the owner has logged
in before counts for itself, whatever strangers do at its address; only all such devices of one address have a bound
together, because every attempt costs a hash. Attempts of everybody on one account only make the answers slow: the
right password is always let in.
"""

import asyncio

from hanpan.server.limits import Buckets
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Limits


class Attempts:
    """The allowances for guessing."""

    def __init__(self, limits: Limits) -> None:
        self._pairs = Buckets(limits.passwords)
        self._addresses = Buckets(limits.password_addresses)
        self._devices = Buckets(limits.password_devices)
        self._accounts = Buckets(limits.password_accounts)
        self._codes = Buckets(limits.codes)
        self._pause_s = limits.password_pause_s

    def of_address(self, address: str) -> None:
        """One more that costs the server a hash. Raises ApiError."""
        if not self._addresses.take(address):
            raise _too_many()

    def of_password(self, address: str, account: str, device: str | None) -> None:
        """One more password for an account, from an address or from a device it knows. Raises ApiError."""
        if device is not None:
            if not (self._devices.take(address) and self._pairs.take(f"{device} {account}")):
                raise _too_many()
            return
        self.of_address(address)
        if not self._pairs.take(f"{address} {account}"):
            raise _too_many()

    def of_code(self, account: str, device: str | None) -> None:
        """One more one-time code by somebody who knows the password. Raises ApiError."""
        if not self._codes.take(account if device is None else f"{device} {account}"):
            raise _too_many()

    async def wait(self, account: str) -> None:
        """Answer slowly if the whole world is guessing at this account; right or wrong alike."""
        if not self._accounts.take(account):
            await asyncio.sleep(self._pause_s)


def _too_many() -> ApiError:
    return ApiError(429, "too_many_passwords", "too many attempts; wait a minute")
