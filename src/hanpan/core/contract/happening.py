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
"""A field that not every event of the kind has: its default is UNSET, and then it is not sent."""

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


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class HappeningMeta(msgspec.StructMeta):
    """Takes `kind`, `cites`, `announced`, `sums` and `heading` from the head of a class, and makes it frozen."""

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
        **config: Any,
    ) -> Any:
        namespace.update(kind=kind, cites=cites, announced=announced, sums=sums, heading=heading)
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


class Shape(NamedTuple):
    """A kind of event, as it was declared."""

    kind: str
    seat: Literal["yes", "no", "any"]
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
    """What the class says about its kind of event."""
    hints = get_type_hints(kind, include_extras=True)
    parts = tuple(_part(field, hints[field.name]) for field in msgspec.structs.fields(kind) if field.name not in HEAD)
    public = tuple(part for part in parts if part.audience == "all")
    private = tuple(part for part in parts if part.audience != "all")
    names, values = tuple(part.name for part in public), _values(tuple(part.attribute for part in public))
    plain = all(part.plain and not part.optional for part in public)
    return Shape(kind.kind, _SEATS.get(hints["seat"], "any"), parts, public, private, names, values, plain)


def declared(module: str) -> tuple[type[Happening], ...]:
    """Every kind of event that a module declares, in its order: `EVENTS = declared(__name__)` at its end."""
    found = vars(sys.modules[module]).values()
    own = (value for value in found if isinstance(value, type) and value.__module__ == module)
    return tuple(value for value in own if issubclass(value, Happening) and value.kind)


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
    marks: tuple[Any, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
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


def _members(hint: Any) -> tuple[Any, ...]:
    """The types that a field may have, without marks and without UNSET."""
    if get_origin(hint) is Annotated:
        return _members(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return tuple(kind for member in get_args(hint) for kind in _members(member))
    return () if hint is UnsetType else (hint,)
