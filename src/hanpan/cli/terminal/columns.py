"""Two columns of numbers, one a seat, and lists by name: what statistics are made of."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.core.contract.seat import SEATS, Seat


def columns(context: Context, rows: Sequence[tuple[str, Sequence[str]]]) -> Content:
    """A line for each label with the value of each seat, under their names."""
    names = [context.names[seat] for seat in SEATS]
    label = widest([name for name, _ in rows]) + 2
    wide = widest([names[0], *(values[0] for _, values in rows)]) + 3
    head = Content.styled(" " * label + padded(names[0], wide) + names[1], "bold")
    lines = [Content.assemble((padded(name, label), "dim"), padded(a, wide), b) for name, (a, b) in rows]
    return Content("\n").join([head, *lines])


def records(context: Context, seats: Mapping[Seat, Struct]) -> Content:
    """What each seat has done, a line a field of its record, named by `ui-stat-<field>`."""
    one, two = (seats[seat] for seat in SEATS)
    return columns(
        context,
        [
            (context.texts(f"ui-stat-{name}"), (str(getattr(one, name)), str(getattr(two, name))))
            for name in one.__struct_fields__
        ],
    )


def counted(context: Context, prefix: str, counts: Mapping[str, int]) -> str:
    """`Attack card 2, Reset card 1`, or a dash."""
    named = [f"{context.texts(prefix + kind.replace('_', '-'))} {count}" for kind, count in counts.items() if count]
    return ", ".join(named) or "–"
