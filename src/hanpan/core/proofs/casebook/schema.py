"""What a case says, once it has been read: its scenarios, their steps and their expectations."""

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.tree import Tree

Status: TypeAlias = Literal["ruled", "question", "known_failing"]
Move: TypeAlias = "str | Mapping[str, Any]"  # the short text, or the action as JSON has it

ANY_SEAT = "any"


class Value(NamedTuple):
    """Something expected, and the line that says so."""

    line: int
    value: Any


class Item(NamedTuple):
    """One event of a list: its kind, its seat (or `any`), and fields that must be equal."""

    line: int
    kind: str
    seat: Seat | Literal["any"] | None
    fields: Mapping[str, Any]


class Script(NamedTuple):
    """The outcomes of each label in order; with `every`, all other draws are tried out."""

    line: int
    every: bool
    outcomes: Mapping[str, Value]


class EventsAre(NamedTuple):
    """These events happened, in this order, others between them."""

    line: int
    items: tuple[Item, ...]
    last: bool  # only in the last step


class NeverAre(NamedTuple):
    """None of these events happened."""

    line: int
    items: tuple[Item, ...]
    last: bool


class ExactlyAre(NamedTuple):
    """These events happened, in this order, and no others of their kinds."""

    line: int
    items: tuple[Item, ...]
    last: bool


class StateHas(NamedTuple):
    """Facts of the state, by dotted path."""

    line: int
    facts: Mapping[str, Value]


class ViewShows(NamedTuple):
    """What a seat (None: a spectator) sees, words it must not have seen, and facts it must not be able to tell."""

    line: int
    seat: Seat | None
    has: Mapping[str, Value]
    hides: tuple[str, ...]
    keeps: tuple[str, ...]  # paths of facts


class LegalAre(NamedTuple):
    """What a seat may do now."""

    line: int
    seat: Seat
    exactly: tuple[Move, ...] | None
    includes: tuple[Move, ...]
    excludes: tuple[Move, ...]


class PromptsAre(NamedTuple):
    """Who is asked what now; nobody: the game is over."""

    line: int
    kinds: Mapping[str, str]


class OutcomeIs(NamedTuple):
    """How the game ended."""

    line: int
    fields: Mapping[str, Any]


class RefusedIs(NamedTuple):
    """A move that must be refused now, for this reason."""

    line: int
    seat: Seat
    move: Move
    code: str | None
    clause: str | None
    params: Mapping[str, Any]


class BotChooses(NamedTuple):
    """What a bot answers from its seat's view now."""

    line: int
    seat: Seat
    level: str
    among: tuple[Move, ...]
    draws: Script


class Odd(NamedTuple):
    """How likely it is that all of `when` holds."""

    line: int
    when: "tuple[Expectation, ...]"
    chance: Fraction


class OddsAre(NamedTuple):
    """Exact odds over every way the draws can come out."""

    line: int
    odds: tuple[Odd, ...]


Expectation: TypeAlias = (
    EventsAre
    | NeverAre
    | ExactlyAre
    | StateHas
    | ViewShows
    | LegalAre
    | PromptsAre
    | OutcomeIs
    | RefusedIs
    | BotChooses
    | OddsAre
)


class Moves(NamedTuple):
    """The answers of every seat that is asked, and what is drawn in this step."""

    line: int
    moves: Mapping[Seat, Move]
    script: Script | None = None


class Check(NamedTuple):
    """Expectations in the middle of play."""

    line: int
    expect: tuple[Expectation, ...]


class Note(NamedTuple):
    """What a judge or a clock writes into the game; no seat answers."""

    line: int
    facts: Mapping[str, Any]


class Leave(NamedTuple):
    """A seat leaves the game; no seat answers."""

    line: int
    seat: Seat


class Ordered(NamedTuple):
    """An order of a judge, of whoever calls one, or of the clock (core/match/orders.py); no seat answers."""

    line: int
    facts: Mapping[str, Any]


class Asks(NamedTuple):
    """What a seat asks of the table instead of playing on."""

    line: int
    what: Literal["concede", "offer_draw", "decline_draw"]
    seat: Seat


Step: TypeAlias = Moves | Check | Note | Leave | Ordered | Asks


class Scenario(NamedTuple):
    """One way through a case: as written, or one row of `vary`; as it is, or with the seats in other places."""

    name: str  # of the row; empty where there is none
    given: Tree | None
    setup: Value | None  # a mode: start as a game starts
    script: Script
    steps: tuple[Step, ...]
    expect: tuple[Expectation, ...]
    outcomes: Mapping[str, tuple[Expectation, ...]]
    swapped: str = ""  # who sits where, if not as written
    constructed: bool = False  # it starts from a state that no game comes to


class Case(NamedTuple):
    """A ruling that runs."""

    path: Path
    line: int
    id: str
    title: str
    rules: Mapping[str, int]  # clause ids, each with its line
    game: str
    under: Value | None  # the release of the rules, if not the newest
    params: Mapping[str, int]
    params_line: int
    day: date | None  # on which it is played, where something in the game depends on it
    status: Status
    symmetric: bool
    reason: str | None
    constructed: Value | None  # why it starts from a state that no game comes to
    seats: Mapping[Seat, int]  # those that the case names, each with its first line
    scenarios: tuple[Scenario, ...]
    mirrored: tuple[tuple[str, Tree], ...]  # each row as it stands in the file, to be run with the seats in other
    # places too; none if the case is not symmetric
