"""The rest of a state: what the short facts of a game do not say, by the fields of its state.

    given:
      round: 3
      p1: {hand: [A01]}
      rest: {serial: 23, players: {p1: {brought: [A01, A02]}}}

Which names there are follows from the state type: its fields, for a part of each seat the seats, and below a struct its
fields. What is not named stays as the facts have made it; a list is replaced as a whole. Numbers, texts and lists have
the bounds of everything that comes from outside (contract/bounds.py). A state inside a state has no name here: it would
be as long as the case.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from hanpan.core.contract.bounds import CARDS, ENTRIES, Whole, Word
from hanpan.core.contract.codec import convert, plain
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.visibility import Within

REST = "rest"
_BOUNDS = ("gt", "ge", "lt", "le", "multiple_of", "pattern", "min_length", "max_length")

Plain: TypeAlias = dict[str, Any]


class Unsaid(ValueError):
    """A field of a state that has no name in the rest; the message names it."""


class _Field(NamedTuple):
    name: str
    inside: "_Part | None"  # a struct whose fields are named one by one
    by_seat: bool
    type: Any  # bounded; None: it cannot be said


class _Part(NamedTuple):
    fields: tuple[_Field, ...]
    bounded: Any  # the struct that the rest is checked against


def rest_type(state_type: Any, seats: Sequence[Seat]) -> Any:
    """The type of the rest: all fields may be left out, and every value is bounded."""
    return _part(state_type, tuple(seats), ()).bounded


def with_rest(state_type: Any, seats: Sequence[Seat], state: Any, rest: Any) -> Any:
    """The state with the fields that the rest names. Raises BadData that names the field."""
    part = _part(state_type, tuple(seats), ())
    said = convert(_outer(part.bounded), {REST: rest})
    return convert(state_type, _merged(part, seats, plain(state), plain(said)[REST]))


def whole_state(state_type: Any, facts: Plain) -> Any:
    """The state whose fields these are, all bounded; what has a default may be left out. Raises BadData.

    A state that holds another one is bounded by its own type alone.
    """
    with suppress(_Within):
        convert(_whole(state_type, ()), facts)
    return convert(state_type, facts)


def rest_of(state_type: Any, seats: Sequence[Seat], made: Any, wanted: Any) -> Plain:
    """The least that must be said beside what has made one state to have the other. Raises Unsaid."""
    part = _part(state_type, tuple(seats), ())
    return _difference(part, seats, made, wanted, "")


@lru_cache
def _outer(bounded: Any) -> Any:
    """The rest under its own name, so that messages say where something is wrong."""
    return msgspec.defstruct("Outer", [(REST, bounded)])


@lru_cache
def _part(kind: Any, seats: tuple[Seat, ...], around: tuple[Any, ...]) -> _Part:
    around = (*around, kind)
    hints = get_type_hints(kind, include_extras=True)
    fields = tuple(_field(name, hints[name], seats, around) for name in kind.__struct_fields__)
    said = [
        (field.name, _named(field, seats) | UnsetType if field.inside else Union[field.type, UnsetType], UNSET)  # noqa: UP007 (Annotated)
        for field in fields
        if field.inside is not None or field.type is not None
    ]
    bounded = msgspec.defstruct(f"{kind.__name__}Rest", said, frozen=True, forbid_unknown_fields=True)
    return _Part(fields, bounded)


def _field(name: str, hint: Any, seats: tuple[Seat, ...], around: tuple[Any, ...]) -> _Field:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    kind = get_args(hint)[0] if marks else hint
    if Within(by_seat=True) in marks:
        return _Field(name, _part(get_args(kind)[0], seats, around), True, None)
    if _is_struct(kind):
        return _Field(name, _part(kind, seats, around), False, None)
    try:
        return _Field(name, None, False, _bounded(hint, around))
    except _Within:
        return _Field(name, None, False, None)


class _Within(Exception):
    """A type that contains itself."""


def _named(field: _Field, seats: tuple[Seat, ...]) -> Any:
    assert field.inside is not None
    if not field.by_seat:
        return field.inside.bounded
    sides = [(seat, field.inside.bounded | UnsetType, UNSET) for seat in seats]
    return msgspec.defstruct("SidesRest", sides, frozen=True, forbid_unknown_fields=True)


def _bounded(kind: Any, around: tuple[Any, ...]) -> Any:
    """The type with the bounds of what comes from outside. Raises _Within."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _narrowed(_bounded(args[0], around), [extra for extra in args[1:] if isinstance(extra, msgspec.Meta)])
    if kind is int:
        return Whole
    if kind is str:
        return Word
    if kind in (bool, None, NoneType) or origin is Literal:
        return kind
    if origin in (Union, UnionType):
        return Union[tuple(_bounded(each, around) for each in args)]  # noqa: UP007 (made of a list)
    if origin is tuple and args[-1] is not Ellipsis:
        return origin[tuple(_bounded(each, around) for each in args)]
    if origin in (tuple, list, set, frozenset):
        inside = _bounded(args[0], around)
        return Annotated[origin[(inside, ...) if origin is tuple else inside], msgspec.Meta(max_length=CARDS)]
    if origin is dict:
        return Annotated[origin[tuple(_bounded(each, around) for each in args)], msgspec.Meta(max_length=ENTRIES)]
    return _whole(kind, around) if _is_struct(kind) else kind


def _narrowed(kind: Any, own: Sequence[msgspec.Meta]) -> Any:
    """The bounded type with the bounds that the state says itself in their place."""
    if not own:
        return kind
    inside, *general = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    bounds = {
        name: value for meta in (*general, *own) for name in _BOUNDS if (value := getattr(meta, name)) is not None
    }
    for exact, other in (("gt", "ge"), ("lt", "le")):
        if exact in bounds:
            bounds.pop(other, None)
    return Annotated[inside, msgspec.Meta(**bounds)]


@lru_cache
def _whole(kind: Any, around: tuple[Any, ...]) -> Any:
    """A struct inside a list: all its fields are said, those with a default may be left out."""
    if kind in around:
        raise _Within
    hints = get_type_hints(kind, include_extras=True)
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        bounded = _bounded(hints[field.name], (*around, kind))
        fields.append((field.name, bounded) if field.required else (field.name, bounded, _default(field)))
    return msgspec.defstruct(f"{kind.__name__}Given", fields, frozen=True, forbid_unknown_fields=True)


def _default(field: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return msgspec.field(default_factory=field.default_factory)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _merged(part: _Part, seats: Sequence[Seat], state: Plain, rest: Plain) -> Plain:
    out = dict(state)
    for field in part.fields:
        if field.name not in rest:
            continue
        said, inside = rest[field.name], field.inside
        if inside is None:
            out[field.name] = said
        elif field.by_seat:
            sides = zip(seats, state[field.name], strict=True)
            out[field.name] = [_merged(inside, seats, one, said.get(seat, {})) for seat, one in sides]
        else:
            out[field.name] = _merged(inside, seats, state.get(field.name, {}), said)
    return out


def _difference(part: _Part, seats: Sequence[Seat], made: Any, wanted: Any, path: str) -> Plain:
    out: Plain = {}
    old, new = plain(made), plain(wanted)  # a default that is left out and one that is said are two encodings
    for field in part.fields:
        name, inside = field.name, field.inside
        if old.get(name, UNSET) == new.get(name, UNSET):
            continue
        one, two = getattr(made, name), getattr(wanted, name)
        if inside is None:
            if field.type is None:
                raise Unsaid(f"{path}{name}")
            out[name] = plain(two)
        elif field.by_seat:
            sides = zip(seats, one, two, strict=True)
            each = {seat: _difference(inside, seats, a, b, f"{path}{name}.{seat}.") for seat, a, b in sides}
            out[name] = {seat: said for seat, said in each.items() if said}
        else:
            out[name] = _difference(inside, seats, one, two, f"{path}{name}.")
    return out
