"""Rows as values."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, NamedTuple, TypeAlias, get_type_hints

import msgspec

from hanpan.core.contract.seat import Seat
from hanpan.server.wire import Clock, EndReason, SeatKind, TableStatus, Visibility

TableKind: TypeAlias = Literal["match", "tutorial", "branch"]
TableStart: TypeAlias = Literal["setup", "given", "branch"]
"""From the setup; from a position; or with steps behind it that another secret's dice gave."""
DiceKind: TypeAlias = Literal["secret", "bound"]
"""From the table's secret alone, or from values of the seats besides (core/chance/dice.py)."""
SeatMark: TypeAlias = Literal["guest", "gone"]
"""A person without an account, or who has deleted it."""


Rated: TypeAlias = Literal["queue", "event", "aside"]
"""By what two people were brought together whose ratings depend on the game; `aside`: they do no more, since the table
was set aside."""

COUNTING: frozenset[Rated | None] = frozenset({"queue", "event"})  # where ratings still depend on it

DAILY = "daily"  # the mode of the run of the day


class UserRow(msgspec.Struct, frozen=True):
    """Somebody: a guest, or an account."""

    id: str
    name: str
    account: str | None
    password: str | None
    created_at: int
    merged_into: str | None = None
    skeleton: str | None = None
    may_rename: int = 0
    renamed_at: int | None = None
    seen_at: int = 0
    totp: str | None = None
    totp_step: int = 0
    revoked_at: int | None = None
    deleted_at: int | None = None

    @property
    def guest(self) -> bool:
        """Whether there is no password to come back with."""
        return self.account is None

    @property
    def mark(self) -> SeatMark | None:
        """What stands beside the name at a table."""
        return "guest" if self.guest else None


class SessionRow(msgspec.Struct, frozen=True):
    """Somebody logged in on a device; the id is the hash of what is in the cookie."""

    id: str
    user_id: str
    created_at: int
    expires_at: int
    seen_at: int = 0
    device: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """What a table was opened with, and how it stands."""

    id: str
    game: str
    rules: str
    mode: str
    overrides: dict[str, int]
    kind: TableKind
    start: TableStart
    visibility: Visibility
    clock: Clock | None
    spectator_delay_s: int
    secret: str
    created_at: int
    created_by: str
    previous: str | None
    next: str | None = None
    status: TableStatus = "waiting"
    round: int = 0
    reason: EndReason | None = None
    winner: Seat | None = None
    ended_at: int | None = None
    judge_key: str | None = None
    fault: str | None = None  # why it was set aside, for whoever runs the server
    dice: DiceKind = "secret"
    day: date | None = None  # on which it was opened, where something in the game depends on it
    package: str | None = None  # that brought the game, with its version, where it is not one of ours
    progress: dict[str, int] | None = None  # how far the game had come when the table left memory
    rated: Rated | None = None  # by what two people were brought together whose ratings depend on it
    event: str | None = None  # the tournament that it was opened by
    closed_until: int | None = None  # a run with common dice: nobody else may know of it before


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and the key that only its owner holds. A bot's name is its level.

    `pledge` and `value` are what its owner sent for the dice.
    """

    table_id: str
    seat: Seat
    kind: SeatKind
    user_id: str | None
    name: str
    key: str
    pledge: str | None = None
    value: str | None = None
    mark: SeatMark | None = None


class Deck(NamedTuple):
    """A registered list, and what is kept beside it."""

    cards: tuple[str, ...]
    side: tuple[str, ...] = ()


class Before(NamedTuple):
    """The list that matches up to a round were paired with, where it had to be changed after the start."""

    round: int
    deck: Deck


class EventRow(msgspec.Struct, frozen=True):
    """A tournament as lists show it."""

    id: str
    name: str
    game: str
    stage: Literal["open", "playing", "over"]
    created_at: int
    created_by: str
    start_at: int
    listed: bool
    password: str | None
    secret: str  # of common dice, told at the end
    ended_at: int = 0
    salt: str = ""  # of what the log holds only a hash of; never told


class EventPersonRow(msgspec.Struct, frozen=True):
    """Who is behind a handle; `invited` by an organiser, where one must be."""

    event_id: str
    handle: str
    kind: Literal["person", "guest", "bot", "named", "gone"]
    user_id: str | None
    name: str
    level: str | None = None
    invited: bool = False
    origin: str | None = None  # of a guest: the salted hash of the address, so that places are counted by it


class EventTableRow(msgspec.Struct, frozen=True):
    """A game of a match, and what it gave: games of the first and of the second of the match, drawn ones."""

    event_id: str
    pairing: int
    number: int
    game: int
    table_id: str
    opened_at: int
    first: int | None = None
    second: int | None = None
    drawn: int | None = None

    @property
    def over(self) -> bool:
        """Whether something has come of it."""
        return self.first is not None


class EventNoteRow(msgspec.Struct, frozen=True):
    """A note of a judge, the reason of a ruling, an appeal or the answer to one; a call for a judge to a real table,
    whose round is in `about`, and that it is settled."""

    event_id: str
    number: int
    kind: Literal["note", "appeal", "answer", "reason", "call", "settled"]
    at: int
    by: str
    words: str
    player: str | None = None
    about: int | None = None


class LogRow(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table_id: str
    n: int
    at: int
    seat: Seat | None
    request: str | None
    body: str


class SnapshotRow(msgspec.Struct, frozen=True):
    """The state after a step."""

    table_id: str
    step: int
    state: str


def table_values(row: TableRow) -> dict[str, object]:
    """The row as the database takes it."""
    values = msgspec.structs.asdict(row)
    values["overrides"] = msgspec.json.encode(row.overrides).decode()
    values["day"] = None if row.day is None else row.day.isoformat()
    values["progress"] = None if row.progress is None else msgspec.json.encode(row.progress).decode()
    values["clock"] = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    return values


def table_row(values: dict[str, object]) -> TableRow:
    """The row as the database gave it; of one that this program cannot have written, what lists can show (`fault`)."""
    plain: dict[str, object] = {}
    try:
        for key, value in values.items():
            plain[str(key)] = msgspec.json.decode(value) if key in _JSON and isinstance(value, str) else value
        row = msgspec.convert(plain, TableRow)
        if not bytes.fromhex(row.secret):
            raise ValueError("its secret is empty")
    except (msgspec.MsgspecError, ValueError) as error:
        return _what_is_left(values, f"its row cannot be read: {error}")
    return row


def seat_row(values: Mapping[str, object]) -> SeatRow | None:
    """The row as the database gave it; None for one that this program cannot have written."""
    try:
        return msgspec.convert({str(key): value for key, value in values.items()}, SeatRow)
    except msgspec.ValidationError:
        return None


_JSON = ("overrides", "clock", "progress")
_SPARE: dict[str, Any] = {"overrides": {}, "kind": "match", "start": "setup", "visibility": "link", "secret": ""}


def _what_is_left(values: Mapping[str, object], fault: str) -> TableRow:
    """The fields that can be read; a game with such a row cannot be gone on with, whatever its status says."""
    kept: dict[str, Any] = {}
    for name, kind in get_type_hints(TableRow).items():
        try:
            kept[name] = msgspec.convert(values[name], kind)
        except msgspec.ValidationError:
            kept[name] = _SPARE.get(name, 0 if kind is int else "" if kind is str else None)
    status: TableStatus = "over" if values["status"] == "over" else "aside"
    return TableRow(**{**kept, "status": status, "secret": "", "fault": fault})
