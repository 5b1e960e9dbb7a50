"""A view in words: what everybody sees of the table, and what belongs to each seat, with labels.

Any game's view can be shown so: it is read as plain data, field by field. A message `label-<field>` has
    a value      the label; a field without one is called by its own name
    .item        how one value of the field (or one key of a table of numbers) is written: `$item`
    .shown       `no`: the field is for programs, or another one says it better; `some`: not while it is 0
    .wide        the values are the squares of a board so many wide
    .on          the values are squares of the board in the field of that name, counted from 0
    .mark        what stands on the board there, and beside the label: `$of` is the list that has the thing (else ""),
                 `$place` its number in it (else 0)
The browser's twin is web/src/board/plain/facts.ts; a test compares them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.language.narrate import readable
from hanpan.core.language.text import BadText, MissingText, Texts, name_id

Marks: TypeAlias = Mapping[str, Mapping[int, Sequence[str]]]
"""What stands where: by the field of a board, by its square."""

_ELSEWHERE = frozenset(("seat", "outcome"))  # who looks, and the result, have their own places on a board
_STAGE = "stage"  # the question says it too: a game that does not name its stages is not asked to
_NOTHING: Marks = MappingProxyType({})


class Fact(NamedTuple):
    """One line: a label and a value, or what lies below it; `wide`: the items are squares, so many in a row; `number`:
    the value is one, and not a list that has one thing in it."""

    label: str
    value: str = ""
    parts: tuple["Fact", ...] = ()
    wide: int = 0
    squares: tuple[str, ...] = ()
    number: bool = False


class Sheet(NamedTuple):
    """The facts of a view: of each seat, and of the table."""

    seats: dict[Seat, list[Fact]]
    table: list[Fact]


def label(texts: Texts, field: str) -> str:
    """What a field of a view is called."""
    message_id = name_id("label", field)
    return texts(message_id) if texts.has(message_id) else readable(field)


def sheet(texts: Texts, view: Any, names: Mapping[Seat, str]) -> Sheet:
    """Everything a view says. Tables by seat go to their seats; what is empty is left out."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    seats: dict[Seat, list[Fact]] = {}
    table: list[Fact] = []
    marks = _marks(texts, fields)
    for field, value in fields.items():
        if field in _ELSEWHERE or (field == _STAGE and not texts.has(name_id("label", field))):
            continue
        if field in EVERY_SEAT and isinstance(value, dict):
            seats.setdefault(field, []).extend(_facts(texts, value, names))
        elif isinstance(value, dict) and value and all(key in EVERY_SEAT for key in value):
            for seat, of_seat in value.items():
                seats.setdefault(seat, []).extend(_of_seat(texts, field, of_seat, names))
        else:
            table.extend(_fact(texts, field, value, names, marks=marks))
    return Sheet(dict(sorted(seats.items())), table)


def _of_seat(texts: Texts, field: str, value: Any, names: Mapping[Seat, str]) -> list[Fact]:
    """What a table by seat says of one: line by line where it is all that there is of the seat and has no label."""
    if isinstance(value, dict) and not texts.has(name_id("label", field)):
        return _facts(texts, value, names)
    return _fact(texts, field, value, names)


def _facts(
    texts: Texts, fields: Mapping[str, Any], names: Mapping[Seat, str], within: tuple[str, int] = ("", 0)
) -> list[Fact]:
    marks = _marks(texts, fields)
    return [fact for field, value in fields.items() for fact in _fact(texts, field, value, names, within, marks)]


def _fact(
    texts: Texts,
    field: str,
    value: Any,
    names: Mapping[Seat, str],
    within: tuple[str, int] = ("", 0),
    marks: Marks = _NOTHING,
) -> list[Fact]:
    """The line of a field; none where there is nothing to say. `within`: the list that has the thing, and its place."""
    message_id = name_id("label", field)
    shown = _attribute(texts, message_id, "shown")
    if _is_empty(value) or shown == "no" or (shown == "some" and value == 0):
        return []
    said = " ".join(filter(None, (label(texts, field), _mark(texts, message_id, within))))
    if isinstance(value, dict):
        if texts.has(message_id, "item"):
            counts = [_times(_item(texts, message_id, key, names), count) for key, count in value.items() if count]
            return [Fact(said, texts("list-join").join(counts))] if counts else []
        parts = _facts(texts, value, names)
        return [Fact(said, parts=tuple(parts))] if parts else []
    if not isinstance(value, list):
        return [Fact(said, _item(texts, message_id, value, names), number=type(value) is int)]
    wide = _attribute(texts, message_id, "wide")
    if wide:
        stand = marks.get(field, {})
        squares = ["".join(stand.get(at, ())) or _item(texts, message_id, one, names) for at, one in enumerate(value)]
        return [Fact(said, wide=int(wide), squares=tuple(squares))]
    if any(isinstance(one, dict) for one in value):
        return [Fact(said, parts=tuple(_rows(texts, field, value, names)))]
    counted = Counter(_item(texts, message_id, one, names) for one in value if one is not None)
    return [Fact(said, texts("list-join").join(_times(word, count) for word, count in counted.items()))]


def _rows(texts: Texts, field: str, values: list[Any], names: Mapping[Seat, str]) -> list[Fact]:
    """Things in their places, counted from 1; an empty place is left out."""
    places = [(place, one) for place, one in enumerate(values, 1) if isinstance(one, dict)]
    return [Fact(str(place), parts=tuple(_facts(texts, one, names, (field, place)))) for place, one in places]


def _marks(texts: Texts, fields: Mapping[str, Any]) -> Marks:
    """What stands on the boards among these fields; nothing where there is none."""
    boards = {field for field in fields if texts.has(name_id("label", field), "wide")}
    found: dict[str, dict[int, list[str]]] = {board: {} for board in boards}
    for board, square, mark in _standing(texts, fields, ("", 0)) if boards else ():
        if board in found and mark not in (there := found[board].setdefault(square, [])):
            there.append(mark)
    return found


def _standing(texts: Texts, fields: Mapping[str, Any], within: tuple[str, int]) -> Iterator[tuple[str, int, str]]:
    """The board, the square and the mark of everything that stands somewhere."""
    for field, value in fields.items():
        message_id = name_id("label", field)
        listed = value if isinstance(value, list) else [value]
        if board := _attribute(texts, message_id, "on").replace("-", "_"):
            mark = _mark(texts, message_id, within)
            yield from ((board, one, mark) for one in listed if isinstance(one, int) and mark)
        for place, one in enumerate(listed, 1):
            if isinstance(one, dict):
                yield from _standing(texts, one, (field, place) if isinstance(value, list) else ("", 0))


def _mark(texts: Texts, message_id: str, within: tuple[str, int]) -> str:
    if not texts.has(message_id, "mark"):
        return ""
    of, place = within
    return texts.format(message_id, {"of": of, "place": place}, "mark").strip()


def _item(texts: Texts, message_id: str, value: Any, names: Mapping[Seat, str]) -> str:
    """One value in words; as it is where the game has none for it."""
    if isinstance(value, str) and value in EVERY_SEAT:
        return names.get(value) or texts(f"seat-{value}")
    if isinstance(value, bool):
        return texts("yes" if value else "no")
    item = value if isinstance(value, int) else _written(value)
    if texts.has(message_id, "item"):
        try:
            return texts.format(message_id, {"item": item}, "item")
        except (BadText, MissingText):
            return str(item)
    return str(item)


def _written(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)


def _times(word: str, count: Any) -> str:
    return f"{word} ×{count}" if count != 1 else word


def _attribute(texts: Texts, message_id: str, attribute: str) -> str:
    return texts.format(message_id, {}, attribute) if texts.has(message_id, attribute) else ""


def _is_empty(value: Any) -> bool:
    if isinstance(value, list):
        return all(one is None for one in value)
    return value is None or value is False or value in ("", {})
