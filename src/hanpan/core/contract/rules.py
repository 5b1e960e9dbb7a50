"""What most games answer alike, so that a game says only what is its own.

    class Duel(Rules[State, Show]):
        id, state_type, action_type, events = "duel", State, Show, declared(__name__)

        def pending(self, state): ...
        def apply(self, state, moves, chance): ...
        def outcome(self, state): ...

Everything else of the contract (contract/game.py) has a default: answers and their text forms follow from the action
types, a view and the facts of a case from the state and who may know its fields, rulebook and words from the files
beside the module. A game overrides whatever it knows better; one with secrets deals them in its own `world`.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import wraps
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, Self, TypeVar

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.codec import plain
from hanpan.core.contract.derived import derived_view, state_of
from hanpan.core.contract.event import Fields
from hanpan.core.contract.forms import Forms, every
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step, UnknownRules
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import SEAT_COUNT, make, values, variant_id
from hanpan.core.contract.prompts import OutcomeData, PromptData
from hanpan.core.contract.readings import Reading, with_readings
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.releases import Release, amended, number_of, numbers
from hanpan.core.contract.rest import REST, whole_state, with_rest
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat, first_seats
from hanpan.core.contract.visibility import sides_of
from hanpan.core.contract.wrong_facts import OutOfBounds

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A")
T = TypeVar("T")
Q = ParamSpec("Q")


class NoNumbers(msgspec.Struct, frozen=True):
    """The numbers of a game that has none to change."""


class Day(NamedTuple):
    """The day on which a game was opened; of an old opening also the number that names it among the changed ones."""

    date: date
    named_by: str = ""

    @property
    def number(self) -> int:
        """As a number of the rules: 20251205."""
        return int(self.date.strftime("%Y%m%d"))


class Rules(Generic[S, A]):
    """A game under one set of numbers. Below `id`, what a game must say stands first."""

    id: ClassVar[str]
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    events: ClassVar[Sequence[type[Happening]]]
    prompts: ClassVar[Sequence[type[PromptData]]] = ()  # what its questions tell; empty: whatever they say
    results: ClassVar[Sequence[type[OutcomeData]]] = ()  # what its result tells; empty: the same
    seats: ClassVar[tuple[Seat, ...]] = SEATS  # unless the numbers have `seats`
    modes: ClassVar[tuple[str, ...]] = ("usual",)
    default_mode: ClassVar[str] = ""  # unless said: the first
    version: ClassVar[str] = "1.0"  # of the rules, unless they have releases
    releases: ClassVar[Sequence[Release]] = ()  # the oldest first; the numbers then have `release`
    readings: ClassVar[Sequence[Reading]] = ()  # of single cards, beside the clauses of the rulebook
    max_steps: ClassVar[int] = 1000
    symmetric: ClassVar[bool] = True
    interchangeable: ClassVar[bool] = False  # nobody sits beside anybody: any exchange of seats gives the same game
    open_seeds: ClassVar[bool] = False
    draw_offers: ClassVar[bool] = False
    params_type: ClassVar[type[msgspec.Struct]] = NoNumbers
    forms: ClassVar[Forms[Any]]  # unless said: as the action types are
    _home: ClassVar[str]  # the module that says the id
    _texts: ClassVar[dict[tuple[int, Lang], "Texts"]]  # by release: the same words under all numbers

    def __repr__(self) -> str:
        info = self.info
        return f"<{info.id} {info.rules_version}, {info.variant}>"

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls._texts = {}
        if "id" in vars(cls):
            cls._home = cls.__module__
        if not hasattr(cls, "forms") and hasattr(cls, "action_type"):
            cls.forms = Forms(cls.action_type)
        if cls.round is Rules.round and "round" in getattr(getattr(cls, "state_type", None), "__struct_fields__", ()):
            cls.round = attrgetter("round")  # type: ignore[assignment, method-assign]  # asked at every step
        if cls.view is Rules.view and hasattr(cls, "state_type"):
            cls.view = _derived(cls.state_type)  # type: ignore[method-assign]  # with the type of its own view

    def __init__(self, overrides: Mapping[str, int] | None = None, release: int = 0, day: Day | None = None) -> None:
        """Under the newest release of the rules, or another; on a day, or the usual one. Raises BadParameter."""
        self._release, self._day = release or len(self.releases), day
        usual = numbers(self.releases[: self._release])
        number = 0 if day is None else day.number
        self.params: Any = make(self.params_type, usual | dict(overrides or {}), self._release, number)
        self.validate(self.params)
        standard = values(make(self.params_type, usual, self._release))
        self._own = {name: it for name, it in values(self.params).items() if it != standard[name]}
        self.info = self.about(self._own if day is None or not day.named_by else {**self._own, day.named_by: number})
        self._book: Rulebook | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, also in another process, is the same game made again."""
        return type(self), (self._own, self._release, self._day)

    def about(self, different: dict[str, int]) -> GameInfo:
        """The facts about the game where these of its numbers are changed."""
        return GameInfo(
            id=self.id,
            rules_version=self.releases[self._release - 1].version if self.releases else self.version,
            variant=variant_id(different),
            overrides=different,
            seats=first_seats(getattr(self.params, SEAT_COUNT, len(self.seats))),
            modes=self.modes,
            default_mode=self.default_mode or self.modes[0],
            max_steps=self.longest(),
            symmetric=self.symmetric,
            interchangeable=self.interchangeable,
            open_seeds=self.open_seeds,
            draw_offers=self.draw_offers,
            seconds=self.seconds(),
            day=self._day.date if self._day is not None and not self._day.named_by else None,
        )

    def seconds(self) -> dict[str, int]:
        """How long a table with a clock waits for a kind of question, where the rules say so."""
        return {}

    # What only the game can say.

    def pending(self, state: S) -> Mapping[Seat, Prompt]:
        """Who is asked what now. Empty: the game is over."""
        raise NotImplementedError

    def apply(self, state: S, moves: Mapping[Seat, A], chance: Chance) -> Step:
        """What follows when every pending seat has answered."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """The result once the game is over."""
        raise NotImplementedError

    # What has a default.

    def under(self, rules: str) -> Self:
        """The same variant under the release of that version. Raises UnknownRules."""
        if not self.releases:
            raise UnknownRules(rules, [self.version])
        return type(self)(self._own, number_of(self.releases, rules), self._day)

    def validate(self, params: Any) -> None:
        """Refuse numbers that are each possible and not together. Raises BadParameter."""

    def longest(self) -> int:
        """No game takes more calls of `apply`; `max_steps` unless it depends on the numbers."""
        return self.max_steps

    def setup(self, mode: str, chance: Chance) -> Step:
        """The first state: all fields as their defaults are."""
        return Step(self.state_type(), ())

    def round(self, state: S) -> int:
        """The field `round` of the state; 0 where it has none."""
        return 0

    def allows(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a seat that is asked may not take the action; by default it may."""
        return None

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the seat may not take the action now; None if it may."""
        asked = self.pending(state)
        clause = next(iter(self.rulebook().clauses)).id
        if not asked:
            return Refusal("game_over", clause)
        if seat not in asked:
            return Refusal("not_asked", next(iter(asked.values())).clause, {"seat": seat})
        return self.allows(state, seat, action)

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action of the types that `check` accepts."""
        if seat not in self.pending(state):
            return ()
        found = self.candidates(state, seat)
        if type(self).check is Rules.check:  # who is asked need not be found out again for every action
            return [action for action in found if self.allows(state, seat, action) is None]
        return [action for action in found if self.check(state, seat, action) is None]

    def candidates(self, state: S, seat: Seat) -> Sequence[A]:
        """What `legal` looks through: every action of the types. A game with many leaves out what cannot be meant."""
        return every(self.action_type)

    def view(self, state: S, seat: Seat | None) -> Any:
        """What the fields of the state say that the seat may know (contract/derived.py)."""
        raise NotImplementedError

    def world(self, view: Any, chance: Chance) -> S:
        """The state, where the view shows it whole. Raises HasSecrets where it does not."""
        return self.state_of(view)

    def state_of(self, view: Any, **hidden: Any) -> S:
        """The state of a derived view, with these fields for those that it does not show whole. Raises HasSecrets."""
        made: S = state_of(self.state_type, view, hidden)
        return made

    def write(self, action: A) -> str:
        """The tag and the fields: `bid 3`."""
        return self.forms.write(action)

    def read(self, text: str) -> A:
        """The action of such a text. Raises ValueError."""
        action: A = self.forms.read(text)
        return action

    def rulebook(self) -> Rulebook:
        """`rulebook.toml` of the package, as the releases amend it, with the readings of single cards."""
        if self._book is None:
            book = amended(load_rulebook(self._package()), self.releases[: self._release])
            self._book = with_readings(book, self.readings)
        return self._book

    def texts(self, lang: Lang) -> "Texts":
        """`text/<lang>.ftl` of the package, the words that all games share, and the clauses of events without a why
        and of results."""
        from hanpan.core.language.text import load_texts, name_id, with_clauses

        if (self._release, lang) not in self._texts:
            texts = load_texts(lang, "hanpan.core.language", self._package())
            mute = [kind for kind in self.events if not texts.has(name_id("event", kind.kind), "why")]
            plain = {clause for kind in mute for clause in kind.cites}
            found = self.rulebook().clauses
            clauses = tuple(clause for clause in found if clause.id in plain or "outcome" in clause.shown_in)
            self._texts[self._release, lang] = with_clauses(texts, clauses) if clauses else texts
        return self._texts[self._release, lang]

    def menu(self, state: S, seat: Seat) -> Sequence[Offer]:
        """The legal answers."""
        return [Offer(action, None) for action in self.legal(state, seat)]

    def default_action(self, view: Any, prompt: Prompt, legal: Sequence[A]) -> A:
        """The first legal answer."""
        return legal[0]

    def invariants(self, state: S) -> Sequence[str]:
        """Nothing is known to be impossible."""
        return ()

    def bounds(self, state: S) -> Sequence[str]:
        """What `given` refuses however the state was described, also for a constructed case: numbers and names with
        which the rules cannot work. Each names its fact; `invariants` says them too."""
        return ()

    def samples(self, state: S) -> Sequence[A]:
        """Every action of the types."""
        return every(self.action_type)

    def given(self, facts: Mapping[str, Any]) -> S:
        """The state that the facts describe, with the fields that their `rest` names (contract/rest.py), within the
        bounds of the game. Raises ValueError."""
        short = dict(facts)
        rest = short.pop(REST, None)
        state: S = self.described(short)
        if rest is not None:
            state = with_rest(self.state_type, self.info.seats, state, rest)
        if faults := self.bounds(state):
            raise OutOfBounds(faults)
        return state

    def described(self, facts: Mapping[str, Any]) -> S:
        """The state with these fields, the others as their defaults are; what belongs to a seat stands under its name.
        A game with short facts of its own says here what they mean. Raises ValueError."""
        rest = dict(facts)
        for name in sides_of(self.state_type):
            rest[name] = [rest.pop(seat, {}) for seat in self.info.seats]
        state: S = whole_state(self.state_type, rest)
        return state

    def retold(self, state: S) -> Fields:
        """The facts from which `described` makes the state, as far as it can; `facts` may tell more and otherwise."""
        return self.facts(state)

    def facts(self, state: S) -> Fields:
        """The fields of the state; what belongs to a seat under its name."""
        found: dict[str, Any] = plain(state)
        for name in sides_of(self.state_type):
            found |= dict(zip(self.info.seats, found.pop(name), strict=True))
        return found

    def _package(self) -> str:
        """Where the files of the game lie: its module if that is a package, else the one around it."""
        module = sys.modules[self._home]
        return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


def with_params(function: Callable[Concatenate[Any, Q], T]) -> Callable[Concatenate[Any, Q], T]:
    """The function as a method of a game, which hands it the numbers first: `invariants = with_params(broken)`."""

    @wraps(function)
    def method(self: Any, /, *args: Q.args, **named: Q.kwargs) -> T:
        return function(self.params, *args, **named)

    return method


def _derived(state_type: Any) -> Any:
    """`view` as the fields of the state say it."""
    kind, made = derived_view(state_type)

    def view(self: Rules[Any, Any], state: Any, seat: Seat | None) -> Any:
        return made(state, self.info.seats, seat, self.outcome(state))

    view.__annotations__["return"] = kind
    return view
