"""When those who do not sit at a table may know what happened there: one answer for every road to it.

A table with a delay tells it that much later. A run of the day has the dice of everybody's run of that day, so it stays
closed until the day (UTC) is over: to strangers altogether, and its secret to the player as well. The time that counts
is the one that never jumps (`Settings.ticks`): nothing opens early because somebody sets the clock.
"""

from datetime import UTC, datetime, timedelta

from hanpan.server.storage.rows import DAILY, TableRow


def is_daily(row: TableRow) -> bool:
    """Whether a table is a run of the day: not a branch of one, nor one with changed numbers."""
    return row.mode == DAILY and row.kind == "match" and row.start == "setup" and not row.overrides


def day_of(at: int) -> str:
    """The day of a moment (milliseconds since the epoch), as in 2026-11-16."""
    return _midnight(at).date().isoformat()


def day_end(at: int) -> int:
    """When the day of that moment is over."""
    return int((_midnight(at) + timedelta(days=1)).timestamp() * 1000)


def known_at(row: TableRow, at: int) -> int:
    """When strangers may know what happened at the table at that moment."""
    if is_daily(row):
        return max(at, day_end(row.created_at))
    return max(at + row.spectator_delay_s * 1000, row.closed_until or 0)


def curtained(row: TableRow, at: int | None, now: int) -> bool:
    """Whether strangers may not know yet what happened at that moment; None: it is still going on."""
    return known_at(row, now if at is None else at) > now


def secret_closed(row: TableRow, now: int) -> bool:
    """Whether the secret of the dice is kept from everybody, though the game may be over."""
    return (is_daily(row) and now < day_end(row.created_at)) or now < (row.closed_until or 0)


def _midnight(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
