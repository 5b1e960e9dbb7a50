"""Reads values out of a case's tree, each of its type."""

import difflib
from collections.abc import Collection
from fractions import Fraction
from pathlib import Path

from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.proofs.casebook.tree import BadCase, Tree


class Reader:
    """Reads values of one file; every complaint names file, line and key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seats: dict[Seat, int] = {}  # those that the case names, each with the first line that does

    def bad(self, line: int, reason: str, korean: str) -> BadCase:
        """The complaint, to be raised."""
        return BadCase(self.path, line, reason, ko=korean)

    def mapping(self, tree: Tree, name: str, keys: Collection[str] | None = None) -> dict[str, Tree]:
        """A mapping, of these keys only."""
        if not isinstance(tree.value, dict):
            raise self.wrong(tree, name, "a mapping", "매핑")
        for key, child in tree.value.items():
            if keys is not None and key not in keys:
                raise self.bad(child.line, *_unknown(name, key, keys))
        return tree.value

    def items(self, tree: Tree, name: str) -> list[Tree]:
        """A list of at least one thing."""
        if not isinstance(tree.value, list):
            raise self.wrong(tree, name, "a list", "목록")
        if not tree.value:
            raise self.bad(tree.line, f"{name}: the list is empty", f"{name}: 빈 목록입니다")
        return tree.value

    def text(self, tree: Tree, name: str) -> str:
        """A text that is not empty."""
        if not isinstance(tree.value, str) or not tree.value.strip():
            raise self.wrong(tree, name, "a text", "글")
        return tree.value

    def flag(self, tree: Tree, name: str) -> bool:
        """True or false."""
        if not isinstance(tree.value, bool):
            raise self.wrong(tree, name, "true or false", "true나 false")
        return tree.value

    def whole(self, tree: Tree, name: str) -> int:
        """A whole number."""
        if not isinstance(tree.value, int) or isinstance(tree.value, bool):
            raise self.wrong(tree, name, "a whole number", "정수")
        return tree.value

    def texts(self, tree: Tree, name: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self.text(child, name) for child in self.items(tree, name))

    def seat(self, tree: Tree, name: str) -> Seat:
        """A seat at the table."""
        return self.seat_word(tree.value, tree.line, name)

    def seat_word(self, word: object, line: int, name: str) -> Seat:
        """A seat at the table, by its name."""
        for seat in EVERY_SEAT:
            if seat == word:
                self.seats.setdefault(seat, line)
                return seat
        raise self.bad(
            line,
            f"{name}: {word!r} is not a seat; the seats are {EVERY_SEAT[0]} to {EVERY_SEAT[-1]}",
            f"{name}: 없는 자리입니다: {word!r}. 자리는 {EVERY_SEAT[0]}부터 {EVERY_SEAT[-1]}까지입니다",
        )

    def fraction(self, tree: Tree, name: str) -> Fraction:
        """An exact probability: `1/3`, `0`, `1`."""
        try:
            value = Fraction(str(tree.value)) if not isinstance(tree.value, bool | dict | list) else None
        except (ValueError, ZeroDivisionError):
            value = None
        if value is None or not 0 <= value <= 1:
            raise self.wrong(tree, name, "a fraction from 0 to 1, as 1/3", "1/3처럼 0부터 1까지의 분수")
        return value

    def wrong(self, tree: Tree, name: str, wanted: str, korean: str) -> BadCase:
        """The complaint about a value of the wrong type."""
        english, in_korean = _said(tree)
        return self.bad(
            tree.line,
            f"{name}: must be {wanted}, not {english}",
            f"{name}: {korean}이어야 하는 곳에 적힌 것: {in_korean}",
        )


def _unknown(name: str, key: str, keys: Collection[str]) -> tuple[str, str]:
    close = difflib.get_close_matches(key, keys, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"the keys are {', '.join(keys)}"
    korean = f"혹시 {close[0]!r}입니까?" if close else f"있는 키: {', '.join(keys)}"
    return f"{name}: unknown key {key!r}; {hint}", f"{name}: 모르는 키입니다: {key!r}. {korean}"


def _said(tree: Tree) -> tuple[str, str]:
    if isinstance(tree.value, dict):
        return "a mapping", "매핑"
    if isinstance(tree.value, list):
        return "a list", "목록"
    return ("nothing", "없음") if tree.value is None else (repr(tree.value), repr(tree.value))
