"""What a report shows, in one language: sections of tables and charts. The terminal and the page both print these."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from hanpan.lab.trials import Trial

ChartKind: TypeAlias = Literal["dots", "bars", "line", "stack"]
Mark: TypeAlias = Literal["", "good", "bad", "even", "rare"]


class Cell(msgspec.Struct, frozen=True):
    """One cell: its words, the interval of its number, what it means, and a game behind it."""

    text: str
    interval: str = ""
    mark: Mark = ""
    example: Trial | None = None


class Column(msgspec.Struct, frozen=True):
    """A heading, and whether numbers stand below it."""

    heading: str
    number: bool = True


class Dot(msgspec.Struct, frozen=True):
    """One thing in a chart: where it stands, how far its interval reaches, and of which part it is."""

    label: str
    value: float
    low: float = 0.0
    high: float = 0.0
    part: str = ""


class Chart(msgspec.Struct, frozen=True):
    """A picture of a table; whoever does not see it has the words and the table."""

    kind: ChartKind
    dots: tuple[Dot, ...]
    across: str  # what the axis of values says
    along: str  # what the other axis says
    words: str
    percent: bool = True
    zero: float | None = None  # where a line marks that nothing differs


class Sheet(msgspec.Struct, frozen=True):
    """A table with a heading and a sentence, and its chart."""

    id: str
    title: str
    lead: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]  # the first cell names the row
    chart: Chart | None = None
    folded: bool = False  # a long one, shown when it is opened


class Section(msgspec.Struct, frozen=True):
    """The answer to one question: what it asks, what the answer is in short, and the tables."""

    id: str
    title: str
    lead: str
    findings: tuple[str, ...]
    sheets: tuple[Sheet, ...]


def examples_of(sections: tuple[Section, ...]) -> Iterator[Trial]:
    """Every game that a cell points to."""
    for section in sections:
        for sheet in section.sheets:
            for row in sheet.rows:
                yield from (cell.example for cell in row if cell.example is not None)
