"""The arithmetic that a kind of event shows: which fields are terms, and which is the result.

    class Hit(Happening, kind="hit", cites=(…), sums=("before - damage = after",)):

A side of a sum is made of fields, whole numbers, numbers of the rules by their dotted names (`energy.cap`), `+ - * //`,
`min(…)`, `max(…)` and brackets; between the sides stands `=`: what cuts a result, a field or a number of the rules
says. A field that an event does not have counts as 0. A field that says how long something lasts is marked `Lasts`
(core/contract/happening.py).
"""

import ast
import operator
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, shape

Side: TypeAlias = Callable[[Happening, Any], int]

_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}
_BOUNDS: dict[str, Callable[..., int]] = {"min": min, "max": max}
AMOUNTS = frozenset({"gain", "amount", "cost", "damage", "points", "lost"})  # what leads from `before` to `after`


class BadSum(ValueError):
    """A sum that a kind of event declares and that cannot be worked out; says which, and why."""


def wrong_sums(event: Happening, params: Any = None) -> tuple[str, ...]:
    """What does not add up in an event under these numbers of the rules, as its kind declares it: its sums, and
    durations that are none."""
    sums, lasts = _declared(type(event))
    out = [f"{text} is {left(event, params)} and {right(event, params)}" for text, left, right in sums
           if left(event, params) != right(event, params)]  # fmt: skip
    out += [f"{name} is {getattr(event, name)}" for name in lasts if _number(event, name) < 1 and _has(event, name)]
    return tuple(out)


@cache
def undeclared(kind: type[Happening]) -> str | None:
    """The fields that a kind of event shows as terms and result without a sum that says so; None where all is said."""
    fields = {part.attribute for part in shape(kind).parts}
    amounts = sorted(AMOUNTS & fields)
    if not amounts or not {"before", "after"} <= fields or any("after" in text for text in kind.sums):
        return None
    return f"no sum says how before, {', '.join(amounts)} and after go together"


@cache
def _declared(kind: type[Happening]) -> tuple[tuple[tuple[str, Side, Side], ...], tuple[str, ...]]:
    fields = {part.attribute for part in shape(kind).parts}
    sums = tuple(_read(kind.kind, text, fields) for text in kind.sums)
    return sums, tuple(part.attribute for part in shape(kind).parts if part.lasts)


def _read(kind: str, text: str, fields: set[str]) -> tuple[str, Side, Side]:
    left, sign, right = text.partition("=")
    if not sign:
        raise BadSum(f"{kind}: the sum {text!r} needs a = between two sides")
    try:
        sides = [_side(ast.parse(part.strip(), mode="eval").body, fields) for part in (left, right)]
    except (SyntaxError, ValueError) as error:
        raise BadSum(f"{kind}: the sum {text!r} cannot be worked out: {error}") from error
    return text, sides[0], sides[1]


def _side(node: ast.expr, fields: set[str]) -> Side:
    match node:
        case ast.Constant(value=int(value)):
            return lambda event, params: value
        case ast.Name(id=name) if name in fields:
            return lambda event, params: _number(event, name)
        case ast.Name(id=name):
            raise ValueError(f"there is no field {name}")
        case ast.Attribute():
            return _of_rules(ast.unparse(node))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            work, one, other = _OPERATORS[type(op)], _side(left, fields), _side(right, fields)
            return lambda event, params: work(one(event, params), other(event, params))
        case ast.Call(func=ast.Name(id=("min" | "max") as name), args=[_, _, *_] as args, keywords=[]):
            bound, parts = _BOUNDS[name], [_side(arg, fields) for arg in args]
            return lambda event, params: bound(*(part(event, params) for part in parts))
    raise ValueError(f"{ast.unparse(node)} is not a field, a number, + - * //, min or max")


def _of_rules(name: str) -> Side:
    """A number of the rules by its dotted name. Raises BadSum where they have none such."""
    found = operator.attrgetter(name)

    def side(event: Happening, params: Any) -> int:
        try:
            return int(found(params))
        except AttributeError as error:
            raise BadSum(f"{event.kind}: the rules have no number {name}") from error

    return side


def _has(event: Happening, name: str) -> bool:
    return getattr(event, name) not in (UNSET, None)


def _number(event: Happening, name: str) -> int:
    value: Any = getattr(event, name)
    return value if isinstance(value, int) else 0
