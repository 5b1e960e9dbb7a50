"""Everything that comes from outside has a bound in its type: numbers a range, texts and lists a length."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from hanpan.core.bounds import NUMBER, Pile, Whole, Words, whole
from hanpan.core.codec import BadData, convert
from hanpan.games.registry import GAME_IDS, load_game
from hanpan.server import wire, wire_http
from hanpan.server.routes.boards import MapBody
from hanpan.server.routes.lab import LabBody

CHECKED_LATER = {"action", "given"}  # any value here: it is converted to a bounded type of the game


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


def _bodies() -> list[type]:
    return [
        each
        for each in (*vars(wire).values(), *vars(wire_http).values())
        if isinstance(each, type) and issubclass(each, wire.Body)
    ]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_positions_and_actions_of_every_game_are_bounded(game_id: str) -> None:
    game = load_game(game_id)
    package = type(game).__module__.rpartition(".")[0]
    assert unbounded(import_module(f"{package}.given").Given) == []
    assert unbounded(game.action_type) == []


def test_what_browsers_send_is_bounded() -> None:
    assert len(_bodies()) > 20
    for kind in (wire.FromClient, MapBody, LabBody, *_bodies()):
        assert unbounded(kind) == [], kind


def test_what_has_no_bound_is_found() -> None:
    class Inside(msgspec.Struct):
        number: int
        fine: Whole
        any: Any

    class Outside(msgspec.Struct):
        text: str
        pile: Pile
        parts: tuple[Inside, ...]
        table: dict[str, Whole]

    assert unbounded(Outside) == [
        "Outside.text",
        "Outside.parts",
        "Inside.number",
        "Inside.any",
        "Outside.table",
        "Outside.table",
    ]


@pytest.mark.parametrize(
    ("kind", "value", "bound"),
    [
        (Whole, NUMBER + 1, "<= 1000000"),
        (Whole, -(2**70), ">= -1000000"),
        (Words, ["x"] * 101, "length <= 100"),
        (Words, ["x" * 101], "length <= 100"),
    ],
)
def test_a_refusal_names_the_bound(kind: Any, value: Any, bound: str) -> None:
    with pytest.raises(BadData, match=bound):
        convert(kind, value)


def test_numbers_written_in_moves_have_the_same_bounds() -> None:
    assert [whole("12"), whole("-3"), whole("1000000")] == [12, -3, NUMBER]
    for word in ("1000001", "9" * 5000):
        with pytest.raises(ValueError, match="is outside -1000000 to 1000000"):
            whole(word)
    for word in ("", "x", "-", "1.5", "²", "--1"):
        with pytest.raises(ValueError, match="is not a whole number"):
            whole(word)
