"""Fluent's messages filled in, as far as ours go: text, arguments, other messages, terms, choices, functions.

`fluent.runtime` knows all of Fluent and the numbers and dates of a thousand languages, which are 31 of the 33 MB that
come with it. Whole numbers in English and Korean need none of them. Whatever else Fluent has is refused when the
message is asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple, TypeAlias

from fluent.syntax import ast

Value: TypeAlias = str | int | float
Args: TypeAlias = Mapping[str, object]
Fill: TypeAlias = Callable[[Args], str]
Functions: TypeAlias = Mapping[str, Callable[..., Value]]
Find: TypeAlias = Callable[[str, str | None], Fill]  # the words of another message, or of an attribute of it

MINUS = "\u2212"  # as in the sentences, not a hyphen


class Around(NamedTuple):
    """What patterns of one language are filled in with."""

    functions: Functions
    find: Find
    singular: str  # the plural form of 1: `one` in English, in Korean that of every number


class Unfilled(ValueError):
    """A pattern that cannot be filled in; says what is missing in it."""


def number(value: float) -> str:
    """A number as both languages write it: `1,234`, `−3`, `0.125`."""
    written = f"{int(value):,}" if isinstance(value, int) else f"{Decimal(str(value)):,.3f}".rstrip("0").rstrip(".")
    return written.replace("-", MINUS)


def plain(value: Value) -> str:
    """A value as a message shows it."""
    return value if isinstance(value, str) else number(value)


def filler(pattern: ast.Pattern, around: Around) -> Fill:
    """What fills a pattern in. It raises Unfilled, and this does for what Fluent has and we do not."""
    parts = [_part(element, around) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(map(str, parts))
        return lambda args: whole
    return lambda args: "".join([part if isinstance(part, str) else plain(part(args)) for part in parts])


def _part(element: ast.TextElement | ast.Placeable, around: Around) -> str | Callable[[Args], Value]:
    return element.value if isinstance(element, ast.TextElement) else _value(element.expression, around)


def _value(expression: Any, around: Around) -> Callable[[Args], Value]:
    """What a placeable comes to; numbers stay numbers, since choices and functions ask for them."""
    match expression:
        case ast.Placeable():
            return _value(expression.expression, around)
        case ast.StringLiteral():
            text: str = expression.parse()["value"]
            return lambda args: text
        case ast.NumberLiteral():
            literal = _literal(expression)
            return lambda args: literal
        case ast.VariableReference():
            return _argument(expression.id.name)
        case ast.MessageReference():
            name, attribute = expression.id.name, expression.attribute.name if expression.attribute else None
            return lambda args: around.find(name, attribute)(args)
        case ast.TermReference():
            return _term(expression, around)
        case ast.FunctionReference():
            return _call(expression, around)
        case ast.SelectExpression():
            return _choice(expression, around)
    raise Unfilled(f"{type(expression).__name__} is not used here")


def _literal(literal: ast.NumberLiteral) -> int | float:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _argument(name: str) -> Callable[[Args], Value]:
    def value(args: Args) -> Value:
        try:
            found = args[name]
        except KeyError:
            raise Unfilled(f"Unknown external: {name}") from None
        if isinstance(found, str | int | float):
            return found
        raise Unfilled(f"Unsupported external type: {name}, {type(found)}")

    return value


class _Given(dict[str, object]):
    """What a term is given; what it is not given is empty, so that its default holds."""

    def __missing__(self, name: str) -> str:
        return ""


def _term(term: ast.TermReference, around: Around) -> Callable[[Args], Value]:
    """A term knows what stands beside its name, and nothing of the message that it is in."""
    name, attribute = f"-{term.id.name}", term.attribute.name if term.attribute else None
    given = {each.name.name: _value(each.value, around) for each in (term.arguments.named if term.arguments else ())}
    return lambda args: around.find(name, attribute)(_Given((word, value(args)) for word, value in given.items()))


def _call(call: ast.FunctionReference, around: Around) -> Callable[[Args], Value]:
    name, values = call.id.name, [_value(each, around) for each in call.arguments.positional]
    if name not in around.functions or call.arguments.named:
        raise Unfilled(f"Unknown function: {name}")
    function = around.functions[name]

    def value(args: Args) -> Value:
        given = [each(args) for each in values]
        try:
            return function(*given)
        except Exception as error:
            raise Unfilled(str(error)) from error

    return value


def _choice(choice: ast.SelectExpression, around: Around) -> Callable[[Args], Value]:
    selector = _value(choice.selector, around)
    keys = [each.key.name if isinstance(each.key, ast.Identifier) else _literal(each.key) for each in choice.variants]
    fills = [filler(each.value, around) for each in choice.variants]
    usual = next(place for place, each in enumerate(choice.variants) if each.default)

    def value(args: Args) -> Value:
        return fills[_matching(selector(args), keys, usual, around.singular)](args)

    return value


def _matching(value: Value, keys: Sequence[Value], usual: int, singular: str) -> int:
    """The first variant of that name or number; of a number also the one for its plural form."""
    plural = None if isinstance(value, str) else singular if abs(value) == 1 else "other"
    for place, key in enumerate(keys):
        if (key == value) if isinstance(key, str) == isinstance(value, str) else key == plural:
            return place
    return usual
