"""Who judges at a table: an account with the role, or one that came by the table's link and that every seat agrees to.

Consent is given to one account, not to the link: whoever has agreed to one judge has not agreed to the next.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass

from hanpan.core.contract.seat import Seat
from hanpan.server.storage.rows import SeatRow
from hanpan.server.tables.entries import JudgeAgreed

LINK_MARK = " \N{LINK SYMBOL}"  # behind the name of a judge by link, wherever a ruling is told


@dataclass(frozen=True)
class Judge:
    """Somebody who has come to judge: with the key of the table's link, or by the role of the account (no key)."""

    user_id: str
    name: str
    key: str | None
    has_role: Callable[[], Awaitable[bool]]
    leads: Callable[[], bool] = lambda: False  # whether this is the head judge of the table's tournament now

    @property
    def signature(self) -> str:
        """The name under a ruling, which says whether it is a judge by link."""
        return self.name if self.key is None else self.name + LINK_MARK

    async def holds(self) -> bool:
        """Whether the role is there still, asked anew; a link needs none."""
        return self.key is not None or await self.has_role()


class Consents:
    """To which judges by link each seat has agreed, as the log tells it."""

    def __init__(self) -> None:
        self._seats: dict[str, set[Seat]] = {}
        self._names: dict[str, str] = {}
        self._given: Counter[Seat] = Counter()

    def take(self, seat: Seat, entry: JudgeAgreed) -> None:
        """A seat agrees to a judge, or does no more."""
        seats = self._seats.setdefault(entry.judge, set())
        self._names[entry.judge] = entry.name
        if entry.agree:
            seats.add(seat)
            self._given[seat] += 1
        else:
            seats.discard(seat)

    def of(self, judge: str) -> frozenset[Seat]:
        """Who agrees to this judge now."""
        return frozenset(self._seats.get(judge, ()))

    def given(self, seat: Seat) -> int:
        """How often the seat has agreed to somebody."""
        return self._given[seat]

    @property
    def names(self) -> dict[str, str]:
        """The judges to whom somebody agrees now, by their ids."""
        return {judge: self._names[judge] for judge, seats in self._seats.items() if seats}


def sits(seats: Mapping[Seat, SeatRow], user_id: str) -> bool:
    """Whether the user plays at the table."""
    return any(row.user_id == user_id for row in seats.values())


def all_agree(seats: Mapping[Seat, SeatRow], left: Collection[Seat], given: frozenset[Seat]) -> bool:
    """Whether every seat agrees; a bot always does, a free seat cannot yet, and who has left has no say."""
    return all(row.kind == "bot" or seat in left or seat in given for seat, row in seats.items())
