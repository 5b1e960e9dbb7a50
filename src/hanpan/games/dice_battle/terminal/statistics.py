"""Both seats' statistics and their luck, as the game's records keep them."""

from collections.abc import Callable, Mapping

from textual.content import Content

from hanpan.cli.terminal.columns import columns, counted
from hanpan.cli.terminal.context import Context
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language.text import Texts
from hanpan.games.dice_battle.table.records import Luck, SeatRecord, game_record


def statistics(context: Context) -> list[Content]:
    """Two columns of numbers, then what each seat used and met by name."""
    texts = context.texts
    params = context.session.params
    seats = game_record(context.session.events(), params).seats
    rows = [(texts(f"ui-stat-{name}"), [show(texts, seats[seat]) for seat in SEATS]) for name, show in _NUMBERS]
    return [columns(context, rows), _lists(context, seats)]


def _lists(context: Context, seats: Mapping[Seat, SeatRecord]) -> Content:
    texts = context.texts
    lines: list[Content] = []
    for name, prefix, counts_of in _LISTS:
        for seat in SEATS:
            label = texts("ui-stat-of", what=texts(f"ui-stat-{name}"), name=context.names[seat])
            lines.append(Content.assemble((f"{label} ", "dim"), counted(context, prefix, counts_of(seats[seat]))))
    return Content("\n").join(lines)


def _luck(texts: Texts, luck: Luck) -> str:
    return texts("ui-stat-luck-value", points=luck.points, expected=f"{luck.expected_points:.1f}")


def _faces(luck: Luck) -> str:
    return " ".join(f"{face}×{count}" for face, count in enumerate(luck.faces, 1) if count)


_NUMBERS: tuple[tuple[str, Callable[[Texts, SeatRecord], str]], ...] = (
    ("rounds", lambda texts, seat: texts("ui-stat-rounds-value", won=seat.rounds_won, lost=seat.rounds_lost)),
    ("average", lambda texts, seat: f"{seat.average:.1f}"),
    ("range", lambda texts, seat: f"{seat.best} / {seat.worst}"),
    ("blocks", lambda texts, seat: str(sum(seat.blocks.values()))),
    ("spent", lambda texts, seat: texts("ui-stat-spent-value", energy=seat.energy_spent, shields=seat.shields_built)),
    ("faces", lambda texts, seat: _faces(seat.luck)),
    ("luck", lambda texts, seat: _luck(texts, seat.luck)),
)
_LISTS: tuple[tuple[str, str, Callable[[SeatRecord], Mapping[str, int]]], ...] = (
    ("cards", "card-", lambda seat: seat.cards),
    ("specials", "special-", lambda seat: seat.specials),
    ("events", "eventcard-", lambda seat: {kind: count for kind, count in seat.events.items() if kind != "none"}),
)
