"""Rows as values."""

from typing import Literal, TypeAlias

import msgspec

from hanpan.core.seat import Seat
from hanpan.server.wire import Clock, EndReason, SeatKind, TableStatus, Visibility

TableKind: TypeAlias = Literal["match", "tutorial", "branch"]
TableStart: TypeAlias = Literal["setup", "given", "branch"]
"""From the setup; from a position; or with steps behind it that another secret's dice gave."""


DAILY = "daily"  # the mode of the run of the day


class UserRow(msgspec.Struct, frozen=True):
    """Somebody: a guest, or an account."""

    id: str
    name: str
    account: str | None
    password: str | None
    created_at: int
    merged_into: str | None = None

    @property
    def guest(self) -> bool:
        """Whether there is no password to come back with."""
        return self.account is None


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


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and the key that only its owner holds. A bot's name is its level."""

    table_id: str
    seat: Seat
    kind: SeatKind
    user_id: str | None
    name: str
    key: str


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
    values["clock"] = None if row.clock is None else msgspec.json.encode(row.clock).decode()
    return values


def table_row(values: dict[str, object]) -> TableRow:
    """The row as the database gave it."""
    overrides, clock = values["overrides"], values["clock"]
    assert isinstance(overrides, str)
    plain = {
        **{str(key): value for key, value in values.items()},  # the keys are a subclass of str
        "overrides": msgspec.json.decode(overrides),
        "clock": msgspec.json.decode(clock) if isinstance(clock, str) else None,
    }
    return msgspec.convert(plain, TableRow)
