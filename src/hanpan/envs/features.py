"""A view as a row of whole numbers of fixed length, made from the view's own type.

Numbers stand as they are, a choice among names as one place for each name, piles of names as counts by name,
a row of things as so many places, padded with nothing. Seats are told from the viewer's side (itself first), so
that a learner need not learn each game twice. `names_of` tells what each place means.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import EVERY_SEAT, SEATS, Seat
from hanpan.plugin import Shape

Row = NDArray[np.int32]

_LEFT_OUT = (Outcome,)  # known only when nobody is asked any more


class Encoder:
    """Rows for the views of one type."""

    def __init__(self, view: type[msgspec.Struct], shape: Shape, seats: Sequence[Seat] = SEATS) -> None:
        """`seats`: those of the game; a game for one has the places of two."""
        seats = tuple(seats) if len(seats) > 1 else SEATS
        self._parts = _struct(view, shape._replace(seats=seats))
        self._turns: dict[Any, _Turn] = {seat: _turn(seats, place) for place, seat in enumerate(seats)}
        self.names: tuple[str, ...] = tuple(self._parts.names)

    def __len__(self) -> int:
        return len(self.names)

    def row(self, view: Any) -> Row:
        """What the view says, as numbers."""
        out = [0] * len(self.names)
        self._parts.write(view, out, 0, self._turns.get(view.seat, _UNTURNED))
        return np.array(out, np.int32)


class _Turn(NamedTuple):
    """The table as it is told from one seat: itself first, then the others in their order."""

    seat: Mapping[Any, str]  # who sits on a place of the row
    place: Mapping[Any, str]  # on which place of the row a seat stands


_UNTURNED = _Turn({}, {})


def _turn(seats: Sequence[Seat], own: int) -> _Turn:
    around = dict(zip(seats, (*seats[own:], *seats[:own]), strict=True))
    return _Turn(around, {seat: place for place, seat in around.items()})


class _Part(NamedTuple):
    names: list[str]
    write: Callable[[Any, list[int], int, _Turn], None]


def _of(kind: Any, name: str, shape: Shape) -> _Part:
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        plain, *others = (one for one in inside if one is not NoneType)
        if others == [int] and get_origin(plain) is tuple and NoneType not in inside:
            return _or_count(_of(plain, name, shape))
        return _unknown(kind, name, shape) if others else _maybe(_of(plain, name, shape))
    if kind is bool or kind is int:
        return _Part([""], _number)
    if origin is Literal:
        return _one_of(_present(inside, shape), _is_seats(inside))
    if kind is str:
        return _one_of(shape.fields.get(name, shape.names))
    if origin is tuple and len(inside) == 2 and inside[1] is Ellipsis:
        return _many(inside[0], name, shape)
    if origin is tuple:
        return _row([_of(one, name, shape) for one in inside])
    if origin is dict:
        keys = get_args(inside[0]) if get_origin(inside[0]) is Literal else shape.fields.get(name, shape.names)
        return _table(_present(keys, shape), _of(inside[1], name, shape), _is_seats(keys))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind, shape)
    return _unknown(kind, name, shape)


def _unknown(kind: Any, name: str, shape: Shape) -> _Part:
    if not shape.lenient:
        raise TypeError(f"{name}: there are no numbers for {kind}; name the field in `skip` of the game's Shape")
    return _Part([], lambda value, out, at, turn: None)


def _struct(kind: type[msgspec.Struct], shape: Shape) -> _Part:
    hints = get_type_hints(kind)
    fields = [
        (name, _of(hint, name, shape)) for name, hint in hints.items() if name not in shape.skip and not _leave(hint)
    ]
    starts = _starts([part for _, part in fields])
    names = [f"{name}{_dot(rest)}" for name, part in fields for rest in part.names]

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        for (name, part), start in zip(fields, starts, strict=True):
            seen = turn.seat.get(name, name)
            part.write(getattr(value, seen), out, at + start, turn)

    return _Part(names, write)


def _leave(hint: Any) -> bool:
    return any(one in _LEFT_OUT for one in (hint, *get_args(hint)))


def _number(value: Any, out: list[int], at: int, turn: _Turn) -> None:
    out[at] = value


def _maybe(part: _Part) -> _Part:
    """Nothing is a row of zeros; something is marked as there, unless its own places already tell."""

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        if value is not None:
            out[at] = 1
            part.write(value, out, at + 1, turn)

    return _Part(["there", *part.names], write)


def _or_count(part: _Part) -> _Part:
    """A pile that its owner sees and of which the others see how many (`Counted`): the number, then what is known."""

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        known = not isinstance(value, int)
        out[at] = len(value) if known else value
        if known:
            part.write(value, out, at + 1, turn)

    return _Part(["count", *part.names], write)


def _is_seats(options: Sequence[str]) -> bool:
    return set(options) == set(EVERY_SEAT) or set(options) == set(SEATS)


def _present(options: Sequence[str], shape: Shape) -> Sequence[str]:
    """The options without seats that this game does not have."""
    return shape.seats if _is_seats(options) else options


def _one_of(options: Sequence[str], seats: bool = False) -> _Part:
    places = {option: number for number, option in enumerate(options)}

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        place = places.get(turn.place.get(value, value) if seats else value)
        if place is not None:
            out[at + place] = 1

    return _Part([str(option) for option in options], write)


def _many(inside: Any, name: str, shape: Shape) -> _Part:
    if inside is str or get_origin(inside) is Literal:
        return _counts(shape.fields.get(name, shape.names) if inside is str else _present(get_args(inside), shape))
    return _row([_maybe_there(_of(inside, name, shape))] * shape.rows.get(name, shape.most))


def _maybe_there(part: _Part) -> _Part:
    return part if part.names and part.names[0] == "there" else _maybe(part)


def _counts(options: Sequence[str]) -> _Part:
    places = {option: number for number, option in enumerate(options)}

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        for item in value:
            if (place := places.get(item)) is not None:
                out[at + place] += 1

    return _Part([str(option) for option in options], write)


def _row(parts: list[_Part]) -> _Part:
    starts = _starts(parts)

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        for item, part, start in zip(value, parts, starts, strict=False):
            part.write(item, out, at + start, turn)

    return _Part([f"{n}{_dot(rest)}" for n, part in enumerate(parts) for rest in part.names], write)


def _table(keys: Sequence[str], part: _Part, seats: bool) -> _Part:
    size = len(part.names)
    places = {key: number * size for number, key in enumerate(keys)}

    def write(value: Any, out: list[int], at: int, turn: _Turn) -> None:
        for key, item in value.items():
            place = places.get(turn.place.get(key, key) if seats else key)
            if place is not None:
                part.write(item, out, at + place, turn)

    return _Part([f"{key}{_dot(rest)}" for key in keys for rest in part.names], write)


def _starts(parts: Sequence[_Part]) -> list[int]:
    return list(_sums(len(part.names) for part in parts))


def _sums(sizes: Iterator[int]) -> Iterator[int]:
    total = 0
    for size in sizes:
        yield total
        total += size


def _dot(rest: str) -> str:
    return f".{rest}" if rest else ""
