"""What learners need to know about a game beside its rules: every word of its answers, and the shape of its views."""

from collections.abc import Mapping
from typing import NamedTuple


class Shape(NamedTuple):
    """What a view's type does not say: the names that plain words are, and how long rows get."""

    names: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = {}  # fields whose words are others
    most: int = 8  # places of a row of things
    rows: Mapping[str, int] = {}  # rows of another length, by the name of their field
    skip: frozenset[str] = frozenset()  # fields that a learner has no use for
    seats: tuple[str, ...] = ()  # those of the game: whoever makes rows says which
    lenient: bool = False  # leave out fields that have no numbers; otherwise they are an error


class Vocabulary(NamedTuple):
    """Every word of every answer of a game (`Game.write`), in a fixed order, and the shape of its views."""

    words: tuple[str, ...]
    shape: Shape
