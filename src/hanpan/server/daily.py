"""The run of the day: every run of a game's daily mode that is begun on one day (UTC) has the same dice.

The secret of a day has a row of its own, made when the first run of the day is opened; nobody is told it before the day
is over (tables/curtain.py). The first run of an account counts. Runs of guests, later runs, and runs with a hint or a
judge are shown as well and marked. A friend can still tell what comes: the board is for fun.
"""

from collections.abc import Iterable, Sequence

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.match.orders import AnyOrder, Restore, Ruling
from hanpan.games.registry import plugin
from hanpan.server.storage.daily import DailyRecords, Run, result_write, run_write, unranked_write
from hanpan.server.storage.rows import TableRow
from hanpan.server.storage.writes import Saved, Write
from hanpan.server.tables.curtain import day_end, day_of, is_daily
from hanpan.server.wire_http import DailyBoard, DailyResult, Unranked

_MOST = 100  # results of each kind that the board shows


class DailyRuns:
    """Gives runs the dice of their day, and makes the board from their results."""

    def __init__(self, records: DailyRecords) -> None:
        self._records = records

    async def admitted(self, saved: Saved) -> tuple[Saved, list[Write]]:
        """The new table with the dice of its day, and what is to be stored with it; any other table as it is."""
        row = saved.table
        if not is_daily(row):
            return saved, []
        day, player = day_of(row.created_at), saved.seats["p1"].user_id or row.created_by
        secret = await self._records.secret(row.game, day, row.secret)
        unranked: Unranked | None = None
        if await self._records.is_guest(player):
            unranked = "guest"
        elif await self._records.has_run(row.game, day, player):
            unranked = "again"
        elif row.judge_key is not None:
            unranked = "judge"
        writes = [run_write(row.id, row.game, day, player, row.created_at, unranked)]
        return saved._replace(table=msgspec.structs.replace(row, secret=secret)), writes

    async def board(self, game: str, day_at: int, now: int, user_id: str) -> DailyBoard:
        """The results of the day of that moment, as somebody may know them now."""
        day, ends, counted = day_of(day_at), day_end(day_at), plugin(game).daily
        fewest = [each.best == "fewest" for each in counted]
        ranked = await self._records.best(game, day, fewest, ranked=True, most=_MOST)
        others = await self._records.best(game, day, fewest, ranked=False, most=_MOST)
        own = await self._records.of_user(game, day, fewest, user_id)
        shown = _one_each([*ranked, *(run for run in own if run.unranked is None), *others, *own])
        results = [_result(run, others, own, user_id, now >= ends) for run in shown]
        return DailyBoard(day, ends, now >= ends, [each.name for each in counted], fewest, results)

    def result(self, row: TableRow, outcome: Outcome | None, orders: Iterable[AnyOrder], at: int) -> list[Write]:
        """What is stored when a table ends: its result, if it is a run of the day that was played to its end."""
        if outcome is None or not is_daily(row):
            return []
        found = (outcome.data.get(each.name) for each in plugin(row.game).daily)
        numbers = [number if isinstance(number, int) else 0 for number in found]
        return [result_write(row.id, at, outcome.winner is not None, numbers, _judged(orders))]

    def hinted(self, row: TableRow) -> list[Write]:
        """What is stored when the coach is asked at a table."""
        return [unranked_write(row.id, "hint")] if is_daily(row) else []


def _judged(orders: Iterable[AnyOrder]) -> Unranked | None:
    rulings = [order for order in orders if isinstance(order, Ruling)]
    if any(isinstance(order, Restore) for order in rulings):
        return "restore"
    return "judge" if rulings else None


def _one_each(runs: Sequence[Run]) -> list[Run]:
    """The first of these runs of each player."""
    found: dict[str, Run] = {}
    for run in runs:
        found.setdefault(run.user_id, run)
    return list(found.values())


def _result(run: Run, others: Sequence[Run], own: Sequence[Run], user_id: str, over: bool) -> DailyResult:
    mine = run.user_id == user_id
    # Ranked runs are single; how often somebody tried besides is seen among the others (their own are all there).
    tries = len(own) if mine else len({run.table_id} | {one.table_id for one in others if one.user_id == run.user_id})
    table = run.table_id if mine or over else None
    unranked = None if run.unranked is None else msgspec.convert(run.unranked, Unranked)
    return DailyResult(table, run.name, mine, run.won, list(run.numbers), tries, unranked)
