"""Who may know a field of a state: said once, as an annotation of the field, and proved by the conformance kit.

    class Player(msgspec.Struct, frozen=True):
        total: Public[int]                         # everybody
        hand: Counted[tuple[Card, ...]]            # its owner; everybody else sees how many
        knows: Private[tuple[Card, ...]]           # its owner alone

    class State(msgspec.Struct, frozen=True):
        round: Public[int]
        players: Sides[tuple[Player, Player]]      # one part per seat: look inside
        cards: Parts[Pile]                         # a part of nobody: look inside

An annotation changes nothing about how a state is encoded. What a public field holds is public with all its parts.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.seat import Seat

T = TypeVar("T")
Shown: TypeAlias = Callable[[Any], Any]


def nothing(value: Any) -> None:
    """What others see of a value of which they see nothing."""


class Open(NamedTuple):
    """Everybody may know it."""


class Own(NamedTuple):
    """The seat to which the part belongs may know it; the others see what `shown` makes of it.

    Fields that hold parts of one another, such as a pile and the unseen part of it, are `tied` by a common word.
    """

    shown: Shown = nothing
    tied: str = ""


class Nobody(NamedTuple):
    """Nobody may know it; everybody sees what `shown` makes of it."""

    shown: Shown = nothing
    tied: str = ""


class Within(NamedTuple):
    """Its parts say it; one part per seat, in their order, if it is `by_seat`."""

    by_seat: bool


Public: TypeAlias = Annotated[T, Open()]
Private: TypeAlias = Annotated[T, Own()]  # its owner alone
Counted: TypeAlias = Annotated[T, Own(len)]  # its owner; the others see how many
Parts: TypeAlias = Annotated[T, Within(by_seat=False)]
Sides: TypeAlias = Annotated[T, Within(by_seat=True)]

Mark: TypeAlias = Open | Own | Nobody | Within


class Undeclared(TypeError):
    """A field of a state does not say who may know it."""


class Hidden(NamedTuple):
    """A field that somebody may not know."""

    name: str  # `players[1].hand`
    steps: tuple[str | int, ...]
    owner: int | None  # the place of its seat; None: nobody's
    mark: Own | Nobody

    def hides_from(self, seats: Sequence[Seat], viewer: Seat | None) -> bool:
        """Whether the viewer may not know it (None: a spectator)."""
        return isinstance(self.mark, Nobody) or viewer is None or self.owner != seats.index(viewer)

    def of(self, state: Any) -> Any:
        """Its value in a state."""
        for step in self.steps:
            state = state[step] if isinstance(step, int) else getattr(state, step)
        return state

    def put(self, state: Any, value: Any) -> Any:
        """The state with another value in its place."""
        return _put(state, self.steps, value)


def hidden_fields(state_type: type[Any], seats: int) -> tuple[Hidden, ...]:
    """Every field of the state that somebody may not know. Raises Undeclared for one that does not say who may."""
    return tuple(_walk(state_type, seats, "", (), None))


def sides_of(state_type: type[Any]) -> tuple[str, ...]:
    """The field of the state that has one part per seat, if there is one such field alone."""
    hints = get_type_hints(state_type, include_extras=True)
    found = [name for name in state_type.__struct_fields__ if Within(by_seat=True) in get_args(hints[name])[1:]]
    return tuple(found) if len(found) == 1 else ()


def mark_of(part: type[Any], name: str, hint: Any) -> Mark:
    """Who may know the field with this annotation. Raises Undeclared if it does not say."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    mark = next((extra for extra in marks if isinstance(extra, Mark)), None)
    if mark is None:
        raise Undeclared(f"{part.__qualname__}.{name} does not say who may know it (core/contract/visibility.py)")
    return mark


def _walk(part: type[Any], seats: int, path: str, steps: tuple[str | int, ...], owner: int | None) -> Iterator[Hidden]:
    hints = get_type_hints(part, include_extras=True)
    for field in msgspec.structs.fields(part):
        name, kind = f"{path}.{field.name}".lstrip("."), hints[field.name]
        mark = mark_of(part, field.name, kind)
        inside = get_args(kind)[0]
        if isinstance(mark, Own | Nobody):
            yield Hidden(name, (*steps, field.name), owner, mark)
        elif isinstance(mark, Within) and not mark.by_seat:
            yield from _walk(inside, seats, name, (*steps, field.name), owner)
        elif isinstance(mark, Within):
            for place in range(seats):
                each = get_args(inside)[0]
                yield from _walk(each, seats, f"{name}[{place}]", (*steps, field.name, place), place)


def _put(part: Any, steps: tuple[str | int, ...], value: Any) -> Any:
    if not steps:
        return value
    first, rest = steps[0], steps[1:]
    if isinstance(first, int):
        return (*part[:first], _put(part[first], rest, value), *part[first + 1 :])
    return replace(part, **{first: _put(getattr(part, first), rest, value)})
