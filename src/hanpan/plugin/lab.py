"""What a game may tell the lab: how its games are counted, what can be forbidden or forced, what there is to be met."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.plugin.parts import Part


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

    read: Callable[[Iterable[Happening], tuple[Seat, ...]], Facts]
    words: dict[str, str]  # the family of messages that name a table's values, `card` for card-boost
    fixed_seats: frozenset[str] = frozenset()  # modes in which the seats differ and are not exchanged
    tables: tuple[str, ...] = ()  # of SeatFacts.usage and .values, each a column of the lab's tables
    groups: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    scores: bool = False
    legs: bool = False
    leads: bool = True  # whether somebody is ahead after each round: Facts.leads


class Limits(NamedTuple):
    """What a side may not use, and what it takes whenever it may; what is forbidden is never forced."""

    never: tuple[str, ...] = ()
    always: tuple[str, ...] = ()


UNLIMITED = Limits()
FREE = (UNLIMITED, UNLIMITED)


class Options(NamedTuple):
    """What a side may use or leave, named `kind:id` (`card:boost`) or by a word (`shield`), in the rulebook's order.

    `uses` says which of them an answer uses. `blind` is the view without what may not be used, for the kind of question
    that is asked. Of each kind in `one_of` something must be left: a side has to answer with it.
    """

    names: tuple[str, ...]
    uses: Callable[[Any], frozenset[str]]
    blind: Callable[[Any, str, frozenset[str]], Any] | None = None
    one_of: tuple[str, ...] = ()


def left(kind: str, names: tuple[str, ...], never: frozenset[str]) -> tuple[str, ...]:
    """The names of a kind that may still be used."""
    return tuple(name for name in names if f"{kind}:{name}" not in never)


class Kind(NamedTuple):
    """A kind of content: the family of words that name it, every id, and the columns of the lab's rows that show it."""

    name: str
    ids: tuple[str, ...]
    columns: tuple[str, ...]
    once: bool = False  # the column holds one value a game, not a list


class Drawn(NamedTuple):
    """What fate deals to a side, and what it is worth: its name (`kind:id`), the value and its limits, the best first.

    `worth` is called with the changed numbers, mode, level, seed and how many games; `column` shows what was drawn.
    """

    kind: str
    column: str
    worth: Part[Callable[[dict[str, int], str, str, int, int], tuple[tuple[str, tuple[float, float, float]], ...]]]


PlayCompiled: TypeAlias = Callable[[Any, str, tuple[str, ...], tuple[Limits, ...], int, int, int], Mapping[str, Any]]
"""Called with the game, the mode, a level and limits for each side, the seed, the first game and how many."""


class Twin(NamedTuple):
    """The game once more, compiled: the same games for the same seeds, told in fewer columns. It needs numba."""

    levels: tuple[str, ...]  # that have a compiled twin
    columns: tuple[str, ...]  # of the lab's rows
    play: Part[PlayCompiled]  # gives the columns
    batch: int = 20_000  # games that are played at once


class LabFacts(NamedTuple):
    """What the lab knows about a game beside its rules. Left out: outcomes, rounds, and answers by kind."""

    measures: Measures | None = None
    options: Options | None = None
    content: tuple[Kind, ...] | None = None  # everything that may come up
    level: str | None = None  # who plays where nobody says
    games: int = 200  # how many games are usual
    most_games: int = 300  # of one comparison, on a server
    batch: int = 50  # games that a worker plays at once: a few seconds
    drawn: Drawn | None = None
    twin: Twin | None = None
