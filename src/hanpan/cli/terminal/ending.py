"""The end of a game: the result, both seats' statistics, their luck, and the secret of the dice."""

from collections.abc import Callable, Mapping
from shlex import quote
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.panels import Panel
from hanpan.core.chance import SecretKeys
from hanpan.core.seat import SEATS, Seat
from hanpan.core.text import Texts
from hanpan.games.dice_battle.records import Luck, SeatRecord, game_record


class Ending(Panel):
    """Closed with the name of what comes next: rematch, new, quit; or nothing, to look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(letter("r"), "next('rematch')", show=False),
        Binding(letter("n"), "next('new')", show=False),
        Binding(letter("q"), "next('quit')", show=False),
    ]
    keys_id = "ui-keys-ending"

    def words(self) -> tuple[str, Content]:
        desk = self.desk
        seats = game_record(desk.session.events(), desk.session.game.params).seats
        parts = [_result(desk), _numbers(desk, seats), _proof(desk), _lists(desk, seats)]
        return desk.texts("ui-ending"), Content("\n\n").join(parts)

    def action_next(self, name: str) -> None:
        """Close with what comes next."""
        self.dismiss(name)


def _result(desk: Desk) -> Content:
    texts, outcome = desk.texts, desk.session.match.outcome
    assert outcome is not None
    view = desk.session.view
    said = {"p1": "ui-won", "p2": "ui-lost", None: "ui-drawn"}[outcome.winner]
    style = {"p1": "bold $text-success", "p2": "bold $text-error", None: "bold"}[outcome.winner]
    sign = {"p1": "↑ ", "p2": "↓ ", None: "· "}[outcome.winner]
    by = texts(f"ui-by-{str(outcome.data['by']).replace('_', '-')}", p1=outcome.data["p1"], p2=outcome.data["p2"])
    totals = f"{desk.names['p1']} {view.p1.total} : {view.p2.total} {desk.names['p2']}"
    return Content.assemble((f"{sign}{texts(said)}", style), f"   {totals}\n", f"{by} ({outcome.clause})")


def _numbers(desk: Desk, seats: Mapping[Seat, SeatRecord]) -> Content:
    """Two columns of numbers."""
    texts = desk.texts
    rows = [(texts(f"ui-stat-{name}"), [show(texts, seats[seat]) for seat in SEATS]) for name, show in _NUMBERS]
    label = widest([name for name, _ in rows]) + 2
    wide = widest([desk.names["p1"], *(values[0] for _, values in rows)]) + 3
    head = Content.styled(" " * label + padded(desk.names["p1"], wide) + desk.names["p2"], "bold")
    lines = [Content.assemble((padded(name, label), "dim"), padded(a, wide), b) for name, (a, b) in rows]
    return Content("\n").join([head, *lines])


def _lists(desk: Desk, seats: Mapping[Seat, SeatRecord]) -> Content:
    """What each seat used and met, by name."""
    texts = desk.texts
    lines: list[Content] = []
    for name, prefix, counts_of in _LISTS:
        for seat in SEATS:
            label = texts("ui-stat-of", what=texts(f"ui-stat-{name}"), name=desk.names[seat])
            lines.append(Content.assemble((f"{label} ", "dim"), _named(texts, prefix, counts_of(seats[seat]))))
    return Content("\n").join(lines)


def _proof(desk: Desk) -> Content:
    """The secret that the hash at the start stood for, and how to check it."""
    texts, session = desk.texts, desk.session
    keys = session.match.keys
    check = texts("ui-verify", path=quote(str(session.path)))
    if not isinstance(keys, SecretKeys):
        return Content(check)
    return Content(
        f"{texts('ui-dice-sealed', hash=keys.commitment)}\n{texts('ui-secret', secret=keys.secret.hex())}\n{check}"
    )


def _named(texts: Texts, prefix: str, counts: Mapping[str, int]) -> str:
    named = [f"{texts(prefix + kind.replace('_', '-'))} {count}" for kind, count in counts.items() if count]
    return ", ".join(named) or "–"


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
