"""The contract of a game: one small set of questions that carries a duel with simultaneous secret
choices, a stack with responses, and a one-player run alike.

Simultaneous is not special: several seats in `pending` means that all of them are asked, and `apply` takes
all answers. Whoever runs a game keeps sealed answers until all are in (match.py).
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook
from hanpan.core.contract.seat import Seat

if TYPE_CHECKING:  # the contract is there without the libraries that words need
    from hanpan.core.language.text import Texts

S = TypeVar("S")  # the state: an immutable struct
A = TypeVar("A")  # an action: a tagged union of immutable structs
V = TypeVar("V", covariant=True)  # a view: what one seat may know

LISTED_MOST = 2000  # answers that `legal` may list; a question that may have more is composed
STOP = ""  # among the pieces of a composed answer: it may end here


class UnknownMode(HanpanError, ValueError):
    """The game has no mode of that name."""

    def __init__(self, name: str, info: "GameInfo") -> None:
        super().__init__(
            f"{info.id} has no mode {name!r}; the modes are: {', '.join(info.modes)}",
            ko=f"{info.id}에 없는 모드입니다: {name!r}. 있는 모드: {', '.join(info.modes)}",
        )


class ClosedMode(UnknownMode):
    """A mode that cannot be played under these numbers."""

    def __init__(self, name: str, info: "GameInfo") -> None:
        why = info.closed[name]
        HanpanError.__init__(
            self,
            f"{info.id} cannot be played in mode {name} like this: {why}",
            ko=f"{info.id}: 이대로는 {name} 모드를 할 수 없습니다: {why}",
        )


class GameInfo(msgspec.Struct, frozen=True):
    """Facts about a game that tests check."""

    id: str  # small letters, digits and hyphens
    rules_version: str  # a replay names it
    variant: str  # "standard", or the id of a changed set of numbers
    overrides: dict[str, int]  # the changed numbers themselves, by their dotted names
    seats: tuple[Seat, ...]
    modes: tuple[str, ...]
    default_mode: str
    max_steps: int  # no game takes more calls of `apply` than this
    symmetric: bool  # the seats in each other's place, or all moved on by one where there are more, give the same game
    open_seeds: bool = False  # whether a round's seed is shown once the round is over: needs `hidden/` draws
    draw_offers: bool = False  # whether the seats may agree on a draw
    closed: dict[str, str] = {}  # modes that these numbers leave without an answer, and which numbers do
    seconds: dict[str, int] = {}  # that a kind of question leaves at a table with a clock, where the rules say so
    day: date | None = None  # on which it was opened, where something in it holds from a day on; None: a fixed one
    interchangeable: bool = False  # nobody sits beside anybody: any exchange of seats gives the same game

    @property
    def playable(self) -> tuple[str, ...]:
        """The modes that can be played under these numbers."""
        return tuple(mode for mode in self.modes if mode not in self.closed) if self.closed else self.modes

    def mode(self, name: str | None) -> str:
        """The mode of that name, or the usual one, for a new game. Raises UnknownMode or ClosedMode."""
        mode = self.known(name)
        if mode in self.closed:
            raise ClosedMode(mode, self)
        return mode

    def known(self, name: str | None) -> str:
        """The same for a game that was opened before: a closed mode is one all the same. Raises UnknownMode."""
        if name is not None and name not in self.modes:
            raise UnknownMode(name, self)
        return name or self.default_mode


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat is asked now, and by which clause."""

    kind: str
    clause: str
    data: Fields = NO_FIELDS  # `seconds`: how long one may think about it where a clock runs
    lapses: bool = False  # letting the time pass is an answer by the rules, not an absence
    composed: bool = (
        False  # there may be more than LISTED_MOST answers: never listed, put together of pieces (Composes)
    )


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it ended: the winner (None: a draw), the clause that decided, the final numbers.

    A game for three and more says the place of every seat in `ranks`: 1 is the best, seats that share a place are
    followed by a gap (1, 2, 2, 4), and `winner` is whoever is first alone. `placed` makes such an outcome.
    """

    winner: Seat | None
    clause: str
    data: Fields = NO_FIELDS
    lost: bool = False  # nobody won and it is no draw: a player alone has lost to the game
    ranks: dict[Seat, int] = {}

    def score(self, seat: Seat) -> float:
        """From 1 for the first place to 0 for the last, in equal steps; seats that share places share their scores.

        For two: 1 for a win, 0.5 for a draw, 0 for a loss.
        """
        if len(self.ranks) > 1:
            below = sum(place > self.ranks[seat] for place in self.ranks.values())
            level = sum(place == self.ranks[seat] for place in self.ranks.values()) - 1
            return (below + level / 2) / (len(self.ranks) - 1)
        if self.winner is None:
            return 0.0 if self.lost else 0.5
        return 1.0 if self.winner == seat else 0.0


def placed(groups: Sequence[Sequence[Seat]], clause: str, data: Fields = NO_FIELDS) -> Outcome:
    """The outcome that ranks the seats: groups from the best to the last, each of seats that share their place."""
    ranks: dict[Seat, int] = {}
    for group in groups:
        ranks.update(dict.fromkeys(group, len(ranks) + 1))
    winner = groups[0][0] if len(groups[0]) == 1 else None
    return Outcome(winner, clause, data, ranks=dict(sorted(ranks.items())))


def ranked(worth: Mapping[Seat, Any], clause: str, data: Fields = NO_FIELDS) -> Outcome:
    """The outcome that ranks the seats by what they have come to, the most first; equals share their place."""
    groups = [[seat for seat in worth if worth[seat] == one] for one in sorted(set(worth.values()), reverse=True)]
    return placed(groups, clause, data)


class Offer(NamedTuple):
    """One part of an answer as a board shows it, and its price where it has one."""

    action: Any
    cost: int | None
    warning: Refusal | None = None  # what speaks against it though it may be chosen


class Step(NamedTuple):
    """The next state and what happened on the way to it."""

    state: Any
    events: tuple[Happening, ...]


class Game(Protocol[S, A, V]):
    """A game under one set of numbers. Every method is pure; only `chance` is drawn from."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def params(self) -> msgspec.Struct:
        """The numbers it is played under; `core.params.table` lists them."""
        ...

    @property
    def state_type(self) -> type[S]:
        """For strict decoding of stored states."""
        ...

    @property
    def action_type(self) -> Any:
        """For strict decoding of untrusted actions: a struct, or a union of tagged structs."""
        ...

    @property
    def events(self) -> Sequence[type[Happening]]:
        """Every kind of event that its rules can make."""
        ...

    def setup(self, mode: str, chance: Chance) -> Step:
        """The first state. `mode` is one of `info.modes`."""
        ...

    def round(self, state: S) -> int:
        """The round (or turn) whose seed the next step draws from."""
        ...

    def pending(self, state: S) -> Mapping[Seat, Prompt]:
        """Who is asked what now. Empty: the game is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action the seat may take now, in a fixed order: at most LISTED_MOST, and none where the prompt is
        `composed`, which the game decides by counting, before anything is listed.

        Answers beside the usual ones, such as a deck of one's own, are left out here, and `check` takes them.
        """
        ...

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the seat may not take the action now; None if it may."""
        ...

    def apply(self, state: S, moves: Mapping[Seat, A], chance: Chance) -> Step:
        """What follows when every pending seat has answered with an action that `check` accepts."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know (None: a spectator); a type of its own, with no way back."""
        ...

    def world(self, view: Any, chance: Chance) -> S:
        """One state that the view's seat could be looking at: what it cannot see is dealt by chance from where it may
        be. The seat sees exactly this view of it, and may give the same answers."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result once the game is over."""
        ...

    def write(self, action: A) -> str:
        """The short text form of an action."""
        ...

    def read(self, text: str) -> A:
        """The action a short text names. Raises ValueError that says what is wrong."""
        ...

    def rulebook(self) -> Rulebook:
        """Every clause with its words in both languages."""
        ...

    def texts(self, lang: Lang) -> "Texts":
        """The words for this game's events, refusals, prompts and names."""
        ...

    # What a table with people at it needs besides.

    def menu(self, state: S, seat: Seat) -> Sequence[Offer]:
        """The parts a board shows for the present question, also those that `check` refuses now. Never whole answers of
        a composed question: as few as the cards and places they name."""
        ...

    def default_action(self, view: Any, prompt: Prompt, legal: Sequence[A]) -> A:
        """The legal answer made for a seat that did not answer in time, from what it may know. No list is needed
        where the prompt is composed."""
        ...


@runtime_checkable
class Composes(Protocol):
    """A game with composed questions (`Prompt.composed`); core/contract/answers.py makes answers from it."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        """What may follow these pieces of an answer, in a fixed order: words of its text form, and STOP where it may
        end; STOP alone where it must.

        All that decides it is in the seat's own view. Every beginning can be completed; the pieces with blanks between
        them are what `write` makes of the answer, and no piece begins with the words of another, so that there is one
        way to every answer that `check` accepts.
        """
        ...


@runtime_checkable
class TakesLeave(Protocol):
    """A game for three and more that goes on when somebody leaves. match/leaving.py says what holds without it."""

    def leave(self, state: Any, seat: Seat) -> Step:
        """What follows when the seat leaves: it is asked nothing from now on, and the others play on, or it is over.

        Nothing is drawn. A seat that is out already changes nothing.
        """
        ...


@runtime_checkable
class TakesNotes(Protocol):
    """A game into which a judge or the table's clock may write, beside the moves of the seats."""

    @property
    def info(self) -> GameInfo: ...

    @property
    def state_type(self) -> Any: ...

    def note(self, state: Any, facts: Mapping[str, Any]) -> Step:
        """What follows from a note. Raises ValueError that says what is wrong with it."""
        ...

    def kept(self, state: Any, earlier: Any) -> Any:
        """The earlier state, with everything that notes have written until now still in it."""
        ...


class NoGame(HanpanError, ValueError):
    """There is no such game here. `broken`: its package is, and cannot be used; the message says which."""

    broken = False


class UnknownRules(HanpanError, ValueError):
    """There is no release of that version."""

    def __init__(self, version: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there are no rules {version!r}; the releases are: {', '.join(known)}",
            ko=f"없는 규칙 버전입니다: {version!r}. 있는 버전: {', '.join(known)}",
        )


@runtime_checkable
class HasReleases(Protocol):
    """A game whose earlier releases can still be played."""

    def under(self, rules: str) -> "AnyGame":
        """The same variant under the release of that version. Raises UnknownRules."""
        ...


def under(game: "AnyGame", rules: str) -> "AnyGame":
    """The game under the rules of that version, if it can still be played. Raises UnknownRules."""
    if game.info.rules_version == rules:
        return game
    if isinstance(game, HasReleases):
        return game.under(rules)
    raise UnknownRules(rules, [game.info.rules_version])


class BadDay(HanpanError, ValueError):
    """What is no day, or a day for a game in which nothing depends on one."""


def read_day(text: str) -> date:
    """A day, as 2026-01-02. Raises BadDay."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BadDay(
            f"{text!r} is not a day; write it like 2026-01-02",
            ko=f"날짜가 아닙니다: {text!r}. 2026-01-02처럼 적어 주십시오",
        ) from error


@runtime_checkable
class Dated(Protocol):
    """A game with content that holds from a day on, such as lists of cards that may not be played. Whoever opens a
    table says the day (`GameInfo.day`); without one it is always the same day, so that nothing depends on a clock."""

    former_day: str  # the number that said it before (20251205), which old openings name; empty where there was none

    def on(self, day: date, *, named: bool = False) -> "AnyGame":
        """The same on that day. `named`: of an old opening, which names it among its numbers."""
        ...


def on(game: "AnyGame", day: date | None) -> "AnyGame":
    """The game on that day; None: on the day that it has without being told. Raises BadDay."""
    if day is not None and not isinstance(day, date):
        raise BadDay(
            f"{day!r} is not a day: give a datetime.date, such as date(2026, 1, 2)",
            ko=f"날짜가 아닙니다: {day!r}. date(2026, 1, 2)처럼 datetime.date를 주십시오",
        )
    if day is None or day == game.info.day:
        return game
    if isinstance(game, Dated):
        return game.on(day)
    raise BadDay(
        f"nothing in {game.info.id} depends on a day", ko=f"{game.info.id}: 날짜에 따라 달라지는 것이 없는 게임입니다"
    )


class GamesSoFar(NamedTuple):
    """The games of a match that are over: those each seat has won, and those that were drawn."""

    won: Mapping[Seat, int]
    drawn: int


@runtime_checkable
class PlaysGames(Protocol):
    """A game whose match may have several games, each of which can be lost, given up or drawn alone. Its notes of that
    are of type `game_loss` and `concede`, with the seat, and `draw`."""

    def present_game(self, state: Any) -> int | None:
        """The number of the game that is under way; None between two, and where the whole match is one game."""
        ...

    def game_to_lose(self, state: Any) -> int | None:
        """The number of the game that a judge lets a seat lose now: the present one, and between two the one to come.
        None where the whole match is one game, and when it is over."""
        ...

    def games_so_far(self, state: Any) -> GamesSoFar:
        """What came of the games of the match that are over."""
        ...


class TimeLaw(NamedTuple):
    """How long a game may take by its own rules."""

    game: int  # of the match; each begins with fresh clocks
    seconds: int  # that all seats may use together until a note of the clock has its next consequence
    reminder: int  # seconds of one decision after which the table reminds the seat


@runtime_checkable
class KeepsTime(Protocol):
    """A game whose rules have a clock; its notes are of type `clock`, with the seconds each seat has used, and `time`,
    with the seconds that a judge gives back to a seat, or to the whole game where no seat is named."""

    def time_law(self, state: Any) -> TimeLaw | None:
        """What holds now; None in modes that are played without the clock, and when the game is over."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]

LoadGame: TypeAlias = Callable[[str, Mapping[str, int] | None], AnyGame]
"""A game by its id, with some of its numbers changed. Raises ValueError for what cannot be had."""
