"""The run of the day: every table of a game's daily mode that is opened on one day (UTC) has the same secret.

The first such table of a day makes the secret, so nobody knows the dice beforehand. A table with changed numbers, a
branch or a rematch from another day does not belong to the day.
"""

from datetime import UTC, datetime, timedelta

import msgspec

from hanpan.core.game import Outcome
from hanpan.server.storage.records import Records, Saved, Stored
from hanpan.server.storage.rows import TableRow
from hanpan.server.tables.standing import CannotResume, restore

MODE = "daily"
_MOST = 500  # tables of a day that are looked through


class DailyResult(msgspec.Struct, frozen=True):
    """Somebody's best run of the day, and how many of theirs are over."""

    table: str
    name: str
    mine: bool
    won: bool
    stage: int
    turns: int
    hp: int
    tries: int


class DailyBoard(msgspec.Struct, frozen=True):
    """The results of a day, best first; `ends_at` is when the next day begins (milliseconds since the epoch)."""

    day: str
    ends_at: int
    results: list[DailyResult]


class DailyRuns:
    """Finds the dice of a day and keeps the results that it has read: a run that is over does not change."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._outcomes: dict[str, Outcome | None] = {}

    async def with_dice(self, saved: Saved) -> Saved:
        """The new table with the dice of its day."""
        today = await self._tables(saved.table.game, saved.table.created_at)
        if not _plain(saved.table) or not today:
            return saved
        return saved._replace(table=msgspec.structs.replace(saved.table, secret=today[0].table.secret))

    async def board(self, game: str, now: int, user_id: str) -> DailyBoard:
        """Everybody's best run of the present day."""
        begin = _midnight(now)
        over = [one for one in await self._tables(game, now) if one.table.reason == "played"]
        best: dict[str, tuple[DailyResult, Stored]] = {}
        for stored in over:
            outcome = await self._outcome(stored.table.id)
            person = stored.seats["p1"]
            if outcome is None or person.user_id is None:
                continue
            tries = best[person.user_id][0].tries + 1 if person.user_id in best else 1
            result = _result(stored, outcome, tries, person.user_id == user_id)
            if tries > 1 and _rank(best[person.user_id][0]) <= _rank(result):
                result = msgspec.structs.replace(best[person.user_id][0], tries=tries)
            best[person.user_id] = (result, stored)
        results = sorted((result for result, _ in best.values()), key=_rank)
        ends = int((begin + timedelta(days=1)).timestamp() * 1000)
        return DailyBoard(begin.date().isoformat(), ends, results)

    async def _tables(self, game: str, now: int) -> list[Stored]:
        """The tables of the day, oldest first; the first one made the secret."""
        begin = _midnight(now)
        since, until = (int(moment.timestamp() * 1000) for moment in (begin, begin + timedelta(days=1)))
        found = [
            one for one in await self._records.of_mode(game, MODE, since, until, _MOST) if _plain(one.table, again=True)
        ]
        first = next((one for one in found if _plain(one.table)), None)
        return [] if first is None else [one for one in found if one.table.secret == first.table.secret]

    async def _outcome(self, table_id: str) -> Outcome | None:
        if table_id not in self._outcomes:
            (saved,) = await self._records.load([table_id])
            try:
                match = restore(saved, 0).match
            except CannotResume:
                match = None  # of other rules than today's
            self._outcomes[table_id] = None if match is None else match.outcome
        return self._outcomes[table_id]


def is_daily(row: TableRow) -> bool:
    """Whether a table is a run of the day."""
    return row.mode == MODE


def _plain(row: TableRow, *, again: bool = False) -> bool:
    """Whether the table is of the day's kind; `again`: or the same dice once more."""
    return not row.overrides and row.kind == "match" and row.start == "setup" and (again or row.previous is None)


def _midnight(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def _result(stored: Stored, outcome: Outcome, tries: int, mine: bool) -> DailyResult:
    data = msgspec.convert(outcome.data, dict[str, int | str])
    stage, turns, hp = (int(data[name]) for name in ("stage", "turns", "hp"))
    name = stored.seats["p1"].name
    return DailyResult(stored.table.id, name, mine, outcome.winner is not None, stage, turns, hp, tries)


def _rank(result: DailyResult) -> tuple[bool, int, int, int]:
    """Won before lost; then the farthest stage, the fewest turns, the most health."""
    return (not result.won, -result.stage, result.turns, -result.hp)
