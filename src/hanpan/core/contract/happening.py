"""What happens in a game: one small frozen struct for each kind of event.

    class CardWon(Happening, kind="card_won", cites=("DB-9.2", "DB-9.5")):
        \"\"\"A card for a `run` of sixes or a full `gauge`.\"\"\"

        seat: Seat
        cause: Literal["run", "gauge"]
        cards: int
        card: Private[Card]

Rules make these and nothing else; whoever reads them in Python reads attributes. The form that is sent and stored is
made from them at the edge (core/contract/event.py). The docstring says what the event tells of: the docs print it.
"""

import sys
from collections.abc import Callable
from enum import Enum
from functools import cache, reduce
from operator import attrgetter, or_
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

import msgspec
from msgspec import UNSET, UnsetType

from hanpan.core.contract.seat import Seat

T = TypeVar("T")


class Marks(Enum):
    """What an annotation says about a field beyond its type."""

    OWN = "own"
    EACH = "each"
    REVEALS = "reveals"
    ANNOUNCES = "announces"
    LASTS = "lasts"


Maybe: TypeAlias = T | UnsetType
"""A field that not every event of the kind has: its default is UNSET, and then it is not sent. It goes together with
the marks below, in either order."""

Private: TypeAlias = Annotated[T | UnsetType, Marks.OWN]
"""A field that the event's own seat sees; to everybody else it is UNSET."""

Each: TypeAlias = Annotated[dict[Seat, T] | UnsetType, Marks.EACH]
"""A value for each seat, which that seat alone sees: others' are left out of the dict."""

Reveals: TypeAlias = Annotated[T, Marks.REVEALS]
"""A public field that shows what was hidden until then, and what the view shows from then on."""

Learns: TypeAlias = Annotated[T | UnsetType, Marks.OWN, Marks.REVEALS]
"""A field that shows the event's own seat, and nobody else, what was hidden until then."""


Announces: TypeAlias = Annotated[T, Marks.ANNOUNCES]
"""A public field that tells of a choice at once, by right, though no view keeps it. A kind of which even that it
happened is so has `announced=True` in its head; its fields have marks of their own."""

Lasts: TypeAlias = Annotated[T, Marks.LASTS]
"""A field that says how long something lasts, in turns or rounds: never 0, since that is no duration."""


Counted: TypeAlias = Literal["round", "turn"]
Role: TypeAlias = Literal["action", "own", "course", "moment", "resumes", "result", "detail"]
"""The part that an event has in a log that tells one line an action.

    action    something is done, and all that follows came of it; the same by another seat at once joins its line
    own       something is done by all at once: what follows for its own seat came of it
    course    something is done in several moves: the last of a row is told, unless something came of one before
    moment    something begins or ends: it is told where something came of it
    resumes   goes on with the last action if that was its own seat's; else it is an action
    result    came of the action before it, and stands in its line
    detail    came of it too, and is told to whoever asks
"""


class Opens(NamedTuple):
    """That an event begins a round or a turn, whose number its field of that name says: `opens="round"`."""

    counted: Counted
    where: tuple[str, str] | None = None  # only an event whose field has this value: `("phase", "PreRound")`


class Story(NamedTuple):
    """The part of an event in a log, where it depends on a field: `Story("action", ("event", ("none",)))`."""

    part: Role = "result"
    where: tuple[str, tuple[str, ...]] | None = None  # where the field has one of these values, it is `there` instead
    there: Role = "detail"


_WORDED = frozenset({"name", "object", "whose", "whose_within", "rival", "rival_whose"})  # of the seat (narrate.py)


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class HappeningMeta(msgspec.StructMeta):
    """Takes `kind`, `cites`, `announced`, `sums`, `heading`, `opens` and `story` from a class's head; frozen."""

    def __new__(
        mcls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        kind: str = "",
        cites: tuple[str, ...] = (),
        announced: bool = False,
        sums: tuple[str, ...] = (),
        heading: bool = False,
        opens: "Counted | Opens | None" = None,
        story: "Role | Story" = "result",
        **config: Any,
    ) -> Any:
        opens = Opens(opens) if isinstance(opens, str) else opens
        namespace.update(kind=kind, cites=cites, announced=announced, sums=sums)
        story = Story(story) if isinstance(story, str) else story
        namespace.update(heading=heading, opens=opens, story=story)
        # Events are plain data without cycles, and a long game has thousands: the garbage collector need not look.
        return super().__new__(mcls, name, bases, namespace, frozen=True, gc=False, **config)


class Happening(msgspec.Struct, metaclass=HappeningMeta):
    """One thing that happened, by which clause, and whose it is.

    A kind that always has a seat narrows `seat` to `Seat`, one that never has to `None`.
    """

    kind: ClassVar[str]
    cites: ClassVar[tuple[str, ...]]  # the clauses that it may cite
    announced: ClassVar[bool]  # that it happened tells of a choice at once, by right, though no view keeps it
    sums: ClassVar[tuple[str, ...]]  # the arithmetic that it shows (core/contract/sums.py)
    heading: ClassVar[bool]  # it names the phase that begins: a heading in a log, left out where nothing follows it
    opens: ClassVar["Opens | None"]  # a round or turn begins with it: above it stands which
    story: ClassVar["Story"]  # its part in a log that tells one line an action

    clause: str
    seat: Seat | None


@runtime_checkable
class Seeded(Protocol):
    """An event that names the number of a round's seed."""

    @property
    def seed(self) -> int: ...


class Part(NamedTuple):
    """A field of a kind of event."""

    name: str  # as it is sent, and as words, cases and docs call it
    attribute: str  # as the struct calls it: with `_` behind it where every event has such an attribute (`kind_`)
    type: Any  # without UNSET; of a value for each seat, that of one
    plain: bool  # a number, a word, yes, no or nothing: sent as it is
    optional: bool  # not every event of the kind has it
    audience: Literal["all", "own", "each"]
    reveals: bool
    announces: bool
    lasts: bool


SeatOf: TypeAlias = Literal["yes", "no", "any"]
"""Whether an event of a kind has a seat."""


class Shape(NamedTuple):
    """A kind of event, as it was declared."""

    kind: str
    seat: SeatOf
    parts: tuple[Part, ...]
    public: tuple[Part, ...]
    private: tuple[Part, ...]
    names: tuple[str, ...]  # of the public ones, as they are sent
    values: Callable[[Happening], tuple[Any, ...]]  # of the public ones
    plain: bool  # all public ones are, and every event of the kind has them

    @property
    def optional(self) -> tuple[str, ...]:
        """The fields that not every event of the kind has, or that not every viewer sees."""
        return tuple(part.name for part in self.parts if part.optional or part.audience != "all")

    def reveals(self, own: bool) -> tuple[str, ...]:
        """The fields that show a viewer what was hidden until then; `own`: the viewer sits on the event's seat."""
        return tuple(part.name for part in self.parts if part.reveals and (own or part.audience == "all"))


HEAD = ("clause", "seat")
_SEATS: dict[Any, Literal["yes", "no"]] = {Seat: "yes", None: "no", NoneType: "no"}
_PLAIN = (int, str, bool, NoneType)


@cache
def shape(kind: type[Happening]) -> Shape:
    """What the class says about its kind of event.

    Raises TypeError where it opens what it does not count, has no such part in a story, or has a field called as
    messages call a seat.
    """
    hints = get_type_hints(kind, include_extras=True)
    parts = tuple(_part(field, hints[field.name]) for field in msgspec.structs.fields(kind) if field.name not in HEAD)
    public = tuple(part for part in parts if part.audience == "all")
    private = tuple(part for part in parts if part.audience != "all")
    names, values = tuple(part.name for part in public), _values(tuple(part.attribute for part in public))
    plain = all(part.plain and not part.optional for part in public)
    if (opens := kind.opens) is not None:
        missing = {opens.counted, *(opens.where or ())[:1]} - {part.name for part in public if not part.optional}
        if missing:
            raise TypeError(
                f"{kind.__name__} opens a {opens.counted}, and has no public field {', '.join(sorted(missing))}"
            )
    seat: SeatOf = _SEATS.get(hints["seat"], "any")
    if taken := [name for name in (part.name for part in parts) if name in _WORDED]:
        raise TypeError(
            f"{kind.__name__} has a field {taken[0]}, but in messages ${taken[0]} is a seat: give it another name"
        )
    if fault := _misplaced(kind, seat, public):
        raise TypeError(f"{kind.__name__} {fault}")
    return Shape(kind.kind, seat, parts, public, private, names, values, plain)


def _misplaced(kind: type[Happening], seat: SeatOf, public: tuple[Part, ...]) -> str:
    """Why a kind of event cannot have the part in a story that it declares; empty where it can."""
    part, where, there = kind.story
    if kind.heading and kind.story != Story():
        return "is a heading, which has no part in a story"
    if not {part, there if where else part}.isdisjoint({"own", "course", "resumes"}) and seat != "yes":
        return "is somebody's own, and need not have a seat"
    if where is None:
        return ""
    name, values = where
    known = next((part for part in public if part.name == name and not part.optional), None)
    if known is None:
        return f"depends on a field {name} that is not public or not always there"
    words = {word for member in _members(known.type) for word in get_args(member)}
    strange = sorted(set(values) - words)
    return f"depends on a {name} that there is not: {', '.join(strange)}" if strange else ""


def declared(module: str) -> tuple[type[Happening], ...]:
    """Every kind of event that a module declares, in its order: `EVENTS = declared(__name__)` at its end."""
    return tuple(kind for kind in declared_in(module, Happening) if kind.kind)


def declared_in(module: str, base: type[T]) -> tuple[type[T], ...]:
    """Every class of that kind that a module declares, in its order."""
    found = vars(sys.modules[module]).values()
    own = (value for value in found if isinstance(value, type) and value.__module__ == module)
    return tuple(value for value in own if issubclass(value, base))


def known(value: T | UnsetType) -> T:
    """A private field in an event that is not hidden from the reader. Raises ValueError if it is."""
    if value is UNSET:
        raise ValueError("this reader may not see the field")
    return value


def _values(attributes: tuple[str, ...]) -> Callable[[Happening], tuple[Any, ...]]:
    """Takes these attributes at once: this is done for every event that is sent."""
    if len(attributes) > 1:
        return attrgetter(*attributes)
    return lambda event: tuple(getattr(event, name) for name in attributes)


def _part(field: msgspec.structs.FieldInfo, hint: Any) -> Part:
    marks = _marks(hint)
    audience: Literal["all", "own", "each"] = "each" if Marks.EACH in marks else "own" if Marks.OWN in marks else "all"
    members = _members(hint)
    if audience == "each":
        members = _members(get_args(members[0])[1])
    plain = all(member in _PLAIN or get_origin(member) is Literal for member in members)
    optional = field.default is UNSET
    name = field.name.rstrip("_")
    reveals, announces = Marks.REVEALS in marks, Marks.ANNOUNCES in marks
    lasts = Marks.LASTS in marks
    return Part(name, field.name, reduce(or_, members), plain, optional, audience, reveals, announces, lasts)


def _marks(hint: Any) -> tuple[Any, ...]:
    """What an annotation says beyond the type, in whatever order it was put together: `Maybe[Announces[Seat]]` is
    `Announces[Maybe[Seat]]`."""
    if get_origin(hint) is Annotated:
        inside, *marks = get_args(hint)
        return (*marks, *_marks(inside))
    if get_origin(hint) in (Union, UnionType):
        return tuple(mark for member in get_args(hint) for mark in _marks(member))
    return ()


def _members(hint: Any) -> tuple[Any, ...]:
    """The types that a field may have, without marks and without UNSET."""
    if get_origin(hint) is Annotated:
        return _members(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return tuple(kind for member in get_args(hint) for kind in _members(member))
    return () if hint is UnsetType else (hint,)
