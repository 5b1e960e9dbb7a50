"""The view that follows from what the fields of a state say of who may know them (contract/visibility.py).

A public field is shown as it is. A field of a seat is shown to its owner, and to the others what the mark makes of it:
`hand: Counted[tuple[Card, ...]]` is the cards for the one and a number for everybody else. What every seat has a part
of lies by seat in the view. Besides these a view has `seat`, who looks, and `outcome`.

The type of such a view stands in no module. Pickled, a view names the struct that it was derived from: any process that
can import the game derives the same type again.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_type_hints

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.visibility import Nobody, Open, Own, Shown, Within, mark_of, nothing

ViewOf: TypeAlias = Callable[[Any, Sequence[Seat], Seat | None, Outcome | None], Any]


class _Field(NamedTuple):
    """A field of a state or of a part of it."""

    name: str
    mark: Open | Own | Nobody | Within
    type: Any  # in the state, without marks
    part: "_Part | None"  # what lies inside
    shown: Any  # its type in a view


class _Part(NamedTuple):
    """A struct of the state, and the struct that shows it."""

    made: Any
    fields: tuple[_Field, ...]
    view: Any


class HasSecrets(TypeError):
    """A view does not say all of the state."""


def derived_view(state_type: Any) -> tuple[Any, ViewOf]:
    """The type of the view, and what makes one. Raises Undeclared for a field that does not say who may know it."""
    fields, kind = _fields(state_type), _view_type(state_type)

    def view(state: Any, seats: Sequence[Seat], seat: Seat | None, outcome: Outcome | None) -> Any:
        return kind(seat, *(_seen(field, state, seats, seat, None) for field in fields), outcome)

    return kind, view


def state_of(state_type: Any, view: Any, hidden: Mapping[str, Any]) -> Any:
    """The state of a derived view; `hidden` are the fields of which it does not say everything. Raises HasSecrets."""
    seen = {
        field.name: _whole(field, getattr(view, field.name))
        for field in _fields(state_type)
        if field.name not in hidden
    }
    return state_type(**seen, **hidden)


@cache
def _fields(part: Any) -> tuple[_Field, ...]:
    hints = get_type_hints(part, include_extras=True)
    return tuple(_field(part, name, hints[name]) for name in part.__struct_fields__)


def _field(part: Any, name: str, hint: Any) -> _Field:
    mark = mark_of(part, name, hint)
    kind, *more = get_args(hint)
    if isinstance(mark, Within):
        inside = _part(get_args(kind)[0] if mark.by_seat else kind)
        return _Field(name, mark, kind, inside, dict[Seat, inside.view] if mark.by_seat else inside.view)  # type: ignore[name-defined]
    bounds = [extra for extra in more if extra is not mark]
    own = Annotated[(kind, *bounds)] if bounds else kind
    if isinstance(mark, Open):
        return _Field(name, mark, kind, None, own)
    others = _type_of(mark.shown)
    return _Field(name, mark, kind, None, kind | others if isinstance(mark, Own) else others)


@cache
def _part(made: Any) -> _Part:
    fields = _fields(made)
    return _Part(made, fields, _struct(f"{made.__name__}View", made, _typed(fields), _part_again))


@cache
def _view_type(state_type: Any) -> Any:
    fields = [("seat", Seat | None), *_typed(_fields(state_type)), ("outcome", Outcome | None)]
    return _struct("View", state_type, fields, _view_again)


def _typed(fields: Sequence[_Field]) -> list[tuple[str, Any]]:
    return [(field.name, field.shown) for field in fields]


def _struct(name: str, of: Any, fields: list[tuple[str, Any]], again: Callable[..., Any]) -> Any:
    def reduce(self: Any) -> tuple[Any, ...]:
        return again, (of, *msgspec.structs.astuple(self))

    return msgspec.defstruct(name, fields, frozen=True, module=of.__module__, namespace={"__reduce__": reduce})


def _view_again(state_type: Any, *values: Any) -> Any:
    """A view that was pickled."""
    return _view_type(state_type)(*values)


def _part_again(made: Any, *values: Any) -> Any:
    """A part of one."""
    return _part(made).view(*values)


def _type_of(shown: Shown) -> Any:
    """What others see is: nothing, a number, or what the function says it returns."""
    if shown is nothing:
        return None
    return {len: int, bool: bool}.get(shown) or get_type_hints(shown).get("return", Any)


def _seen(field: _Field, of: Any, seats: Sequence[Seat], viewer: Seat | None, owner: Seat | None) -> Any:
    value, mark, part = getattr(of, field.name), field.mark, field.part
    if isinstance(mark, Within):
        assert part is not None
        if mark.by_seat:
            return {seat: _shown(part, one, seats, viewer, seat) for seat, one in zip(seats, value, strict=True)}
        return _shown(part, value, seats, viewer, owner)
    is_own = isinstance(mark, Own) and viewer is not None and viewer == owner
    return value if is_own or isinstance(mark, Open) else mark.shown(value)


def _shown(part: _Part, value: Any, seats: Sequence[Seat], viewer: Seat | None, owner: Seat | None) -> Any:
    return part.view(*(_seen(field, value, seats, viewer, owner) for field in part.fields))


def _whole(field: _Field, value: Any) -> Any:
    part = field.part
    if part is None:
        if not isinstance(field.mark, Open):
            raise HasSecrets(f"the view does not say all of `{field.name}`: the game has to deal it in `world`")
        return value
    each = value.values() if isinstance(value, dict) else [value]
    made = tuple(part.made(*(_whole(one, getattr(of, one.name)) for one in part.fields)) for of in each)
    return made if isinstance(value, dict) else made[0]
