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
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.codec import BadData, convert, plain
from hanpan.core.contract.derived import derived_view, state_of
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import SEAT_COUNT, changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat, first_seats
from hanpan.core.contract.visibility import sides_of

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A")

_NOTHING = "-"  # stands for an empty field in a text form


class NoNumbers(msgspec.Struct, frozen=True):
    """The numbers of a game that has none to change."""


class Rules(Generic[S, A]):
    """A game under one set of numbers. Below `id`, what a game must say stands first."""

    id: ClassVar[str]
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    events: ClassVar[Sequence[type[Happening]]]
    seats: ClassVar[tuple[Seat, ...]] = SEATS  # unless the numbers have `seats`
    modes: ClassVar[tuple[str, ...]] = ("usual",)
    version: ClassVar[str] = "1.0"
    max_steps: ClassVar[int] = 1000
    symmetric: ClassVar[bool] = True
    params_type: ClassVar[type[msgspec.Struct]] = NoNumbers

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if cls.view is Rules.view and hasattr(cls, "state_type"):
            cls.view = _derived(cls.state_type)  # type: ignore[method-assign]  # with the type of its own view

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        """Raises BadParameter for numbers that cannot be played with."""
        self.params: Any = make(self.params_type, overrides or {})
        different = changed(self.params)
        self.info = GameInfo(
            id=self.id,
            rules_version=self.version,
            variant=variant_id(different),
            overrides=different,
            seats=first_seats(getattr(self.params, SEAT_COUNT, len(self.seats))),
            modes=self.modes,
            default_mode=self.modes[0],
            max_steps=self.max_steps,
            symmetric=self.symmetric,
        )

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

    def setup(self, mode: str, chance: Chance) -> Step:
        """The first state: all fields as their defaults are."""
        return Step(self.state_type(), ())

    def round(self, state: S) -> int:
        """The field `round` of the state, if it has one."""
        return int(getattr(state, "round", 0))

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
        if type(self).check is Rules.check:  # who is asked need not be found out again for every action
            return [action for action in every(self.action_type) if self.allows(state, seat, action) is None]
        return [action for action in every(self.action_type) if self.check(state, seat, action) is None]

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
        return write(action)

    def read(self, text: str) -> A:
        """The action of such a text. Raises ValueError."""
        action: A = read(self.action_type, text)
        return action

    def rulebook(self) -> Rulebook:
        """`rulebook.toml` of the package."""
        return load_rulebook(self._package())

    def texts(self, lang: Lang) -> "Texts":
        """`text/<lang>.ftl` of the package, the words that all games share, and the clauses of events without a why."""
        from hanpan.core.language.text import load_texts, name_id, with_clauses

        texts = load_texts(lang, "hanpan.core.language", self._package())
        plain = {
            clause for kind in self.events if not texts.has(name_id("event", kind.kind), "why") for clause in kind.cites
        }
        return with_clauses(texts, tuple(clause for clause in self.rulebook().clauses if clause.id in plain))

    def menu(self, state: S, seat: Seat) -> Sequence[Offer]:
        """The legal answers."""
        return [Offer(action, None) for action in self.legal(state, seat)]

    def default_action(self, view: Any, prompt: Prompt, legal: Sequence[A]) -> A:
        """The first legal answer."""
        return legal[0]

    def invariants(self, state: S) -> Sequence[str]:
        """Nothing is known to be impossible."""
        return ()

    def samples(self, state: S) -> Sequence[A]:
        """Every action of the types."""
        return every(self.action_type)

    def given(self, facts: Mapping[str, Any]) -> S:
        """The state with these fields, the others as their defaults are; what belongs to a seat stands under its name.
        Raises ValueError."""
        rest = dict(facts)
        for name in sides_of(self.state_type):
            rest[name] = [rest.pop(seat, {}) for seat in self.info.seats]
        state: S = convert(self.state_type, rest)
        return state

    def facts(self, state: S) -> Fields:
        """The fields of the state; what belongs to a seat under its name."""
        found: dict[str, Any] = plain(state)
        for name in sides_of(self.state_type):
            found |= dict(zip(self.info.seats, found.pop(name), strict=True))
        return found

    def _package(self) -> str:
        """Where the files of the game lie: its module if that is a package, else the one around it."""
        module = sys.modules[type(self).__module__]
        return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


@lru_cache
def every(action_type: Any) -> tuple[Any, ...]:
    """Every action of these types, in the order of their fields. Raises TypeError for a field without a bound."""
    return tuple(kind(*fields) for kind in _kinds(action_type) for fields in product(*map(_values, _types(kind))))


def write(action: Any) -> str:
    """The text form that follows from the type: the tag, then field by field."""
    return " ".join((_tag(type(action)), *(_word(getattr(action, name)) for name in action.__struct_fields__)))


def read(action_type: Any, text: str) -> Any:
    """The action that such a text names. Raises ValueError that says what is wrong."""
    tag, *words = text.split() or [""]
    kinds = {_tag(kind): kind for kind in _kinds(action_type)}
    if tag not in kinds:
        raise ValueError(f"{text!r} is not a move; moves begin with {', '.join(kinds)}")
    names = kinds[tag].__struct_fields__
    if len(words) != len(names):
        raise ValueError(f"{text!r}: after {tag!r} come {len(names)} words: {', '.join(names) or 'none'}")
    fields = {
        name: _parted(name, word, kind) for name, word, kind in zip(names, words, _types(kinds[tag]), strict=True)
    }
    try:
        return msgspec.convert(fields, kinds[tag], strict=False, str_keys=True) if fields else kinds[tag]()
    except msgspec.ValidationError as error:
        raise BadData(f"{text!r}: {error}") from error


def _kinds(action_type: Any) -> tuple[Any, ...]:
    return get_args(action_type) or (action_type,)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def _types(kind: Any) -> list[Any]:
    hints = get_type_hints(kind, include_extras=True)
    return [hints[name] for name in kind.__struct_fields__]


def _values(kind: Any) -> Iterable[Any]:
    """Every value of a type that has few."""
    origin = get_origin(kind)
    if kind is bool:
        return (True, False)
    if kind is None or kind is type(None):
        return (None,)
    if origin is Literal:
        return get_args(kind)
    if origin is Union or type(kind).__name__ == "UnionType":
        return [value for part in get_args(kind) for value in _values(part)]
    if origin is Annotated:
        meta = next((extra for extra in get_args(kind)[1:] if isinstance(extra, msgspec.Meta)), None)
        if meta is not None and meta.ge is not None and meta.le is not None:
            return range(int(meta.ge), int(meta.le) + 1)
    raise TypeError(f"{kind} has no bound: use Literal, bool, Annotated[int, Meta(ge=…, le=…)], or write `legal`")


def _word(value: Any) -> str:
    if value is None or value == ():
        return _NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(_word, value)) if isinstance(value, tuple) else str(value)


def _parted(name: str, word: str, kind: Any) -> Any:
    """A word as the field wants it: several where it is a row of things. Raises ValueError."""
    if get_origin(kind) is Literal:
        known = {_word(value): value for value in get_args(kind)}
        if word not in known:
            raise ValueError(f"{name}: {word[:40]!r} is none of {', '.join(known)}")
        return known[word]
    if get_origin(kind) is tuple:
        return [] if word == _NOTHING else word.split(",")
    return None if word == _NOTHING else word


def _derived(state_type: Any) -> Any:
    """`view` as the fields of the state say it."""
    kind, made = derived_view(state_type)

    def view(self: Rules[Any, Any], state: Any, seat: Seat | None) -> Any:
        return made(state, self.info.seats, seat, self.outcome(state))

    view.__annotations__["return"] = kind
    return view
