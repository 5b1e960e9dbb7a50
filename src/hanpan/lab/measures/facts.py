"""A finished game in plain counts: what every game's measures give to the tally."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from hanpan.core.seat import Seat


class SeatFacts(msgspec.Struct):
    """What the events of one game say about one seat."""

    score: int | None = None  # None: the game has no scores
    round_scores: list[int] = []
    rounds_won: int = 0
    usage: dict[str, Counter[str]] = {}  # tables of how often it used each value
    groups: dict[str, str] = {}  # what set it apart: its deck, whether it came first
    values: dict[str, Counter[str]] = {}  # tables of values whose owners' luck is followed: cards drawn, cards played
    numbers: dict[str, int] = {}  # one number a game, told as a distribution
    seen: dict[str, list[str]] = {}  # what came up for it, in order: for the lab's tables alone
    options: dict[str, Counter[str]] = {}  # those it used and those it could, where whoever asked has noted them

    def used(self, table: str, value: str) -> None:
        """Count one use."""
        self.usage.setdefault(table, Counter())[value] += 1

    def saw(self, table: str, value: str) -> None:
        """Note something that came up."""
        self.seen.setdefault(table, []).append(value)

    def met(self, table: str, values: Iterable[str], times: int = 1) -> None:
        """Count values whose owner's wins are of interest."""
        counts = self.values.setdefault(table, Counter())
        for value in values:
            counts[value] += times


class Leg(msgspec.Struct):
    """A part of a game for one that comes after another: a stage of a run."""

    name: str
    won: bool
    rounds: int
    damage: int  # that the player took in it


class Facts(msgspec.Struct):
    """What the events of one game say."""

    seats: dict[Seat, SeatFacts]
    rounds: int = 0
    rounds_drawn: int = 0
    legs: list[Leg] = []
    leads: list[int] = []  # by how much the first seat led at the end of each round; alone: the health that is left
    about: dict[str, str] = {}  # what set this game apart: its arena

    def round_over(self, lead: int) -> None:
        """The last round has ended with this lead, if that is not noted yet."""
        if len(self.leads) < self.rounds:
            self.leads.append(lead)


class Health:
    """Who is ahead where two fight until one falls: what each has lost so far, less what was healed."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._lost = dict.fromkeys(seats, 0)

    def changes(self, seat: Seat, before: int, after: int) -> None:
        """Its health went from one number to another."""
        self._lost[seat] += before - after

    def anew(self) -> None:
        """Another game begins, with full health."""
        self._lost = dict.fromkeys(self._seats, 0)

    @property
    def lead(self) -> int:
        """By how much the first seat is ahead."""
        first, second = self._seats
        return self._lost[second] - self._lost[first]


class Measures(NamedTuple):
    """How a game is read."""

    read: Callable[[Iterable[Any], tuple[Seat, ...]], Facts]
    words: dict[str, str]  # the family of messages that name a table's values, `card` for card-boost
    fixed_seats: frozenset[str] = frozenset()  # modes in which the seats differ and are not exchanged
    tables: tuple[str, ...] = ()  # of SeatFacts.usage and .values, each a column of the lab's tables
    groups: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    scores: bool = False
    legs: bool = False
