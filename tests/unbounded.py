"""Which places of a type have no bound: numbers without a range, texts and lists without a length."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

CHECKED_LATER = {"action", "actions", "given"}  # any value here: it is converted to a bounded type of the game


def unbounded(kind: Any) -> list[str]:
    """The places of a type that have no bound."""
    return list(_open(inspect.type_info(kind), "", set()))


def _open(kind: inspect.Type, at: str, seen: set[type]) -> Iterator[str]:
    if isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from _open(field.type, f"{kind.cls.__name__}.{field.name}", seen)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _open(part, at, seen)
    elif isinstance(kind, inspect.IntType):
        if kind.ge is None or kind.le is None:
            yield at
    elif isinstance(kind, inspect.StrType):
        if kind.max_length is None:
            yield at
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        if kind.max_length is None:
            yield at
        yield from _open(kind.item_type, at, seen)
    elif isinstance(kind, inspect.TupleType):
        for part in kind.item_types:
            yield from _open(part, at, seen)
    elif isinstance(kind, inspect.DictType):
        if kind.max_length is None and not isinstance(kind.key_type, inspect.LiteralType):
            yield at
        yield from _open(kind.key_type, at, seen)
        yield from _open(kind.value_type, at, seen)
    elif isinstance(kind, inspect.AnyType):
        if at.rpartition(".")[2] not in CHECKED_LATER:
            yield at
    elif not isinstance(kind, inspect.LiteralType | inspect.BoolType | inspect.NoneType):
        yield f"{at}: {kind}"
