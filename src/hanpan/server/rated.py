"""What a table that is over means for ratings; stored in the same transaction as its end (docs/ratings.md)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal, TypeAlias

from msgspec.structs import replace

from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import Restore
from hanpan.games.registry import plugin
from hanpan.ratings.ledger import PAIR_MOST, Key, Result, Score, counted, folded
from hanpan.ratings.seasons import day_start
from hanpan.server.storage.ratings import Logged, RatingRecords, anew_writes, rating_writes, result_write
from hanpan.server.storage.rows import COUNTING, TableRow
from hanpan.server.storage.writes import Write
from hanpan.server.tables.curtain import known_at
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.memory import TableMemory
from hanpan.server.tables.openings import DUEL

ABSENCES_MS = 86_400_000  # for how long an absence is remembered
Uncounted: TypeAlias = Literal["pair", "absent", "annulled", "restored", "aside", "bot", "guest"]


class RatedResults:
    """Writes results down, one at a time: each is computed from what the one before has left in the database."""

    def __init__(self, records: RatingRecords, now: Callable[[], int]) -> None:
        self._records = records
        self._now = now
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def of(self, memory: TableMemory, ended: Ended | None) -> AsyncIterator[list[Write]]:
        """What is to be stored with the end of a table, inside the block; nothing where ratings do not depend on it."""
        row = memory.row
        if ended is None or row.rated is None or memory.match is None or len(memory.seats) != DUEL:
            yield []
            return
        async with self._turn:
            yield await self._writes(memory, ended)

    async def _writes(self, memory: TableMemory, ended: Ended) -> list[Write]:
        row, at = memory.row, self._now()
        pool = plugin(row.game).class_of(row.mode)
        users = [seat.user_id for seat in memory.seats.values()]
        if pool is None or users[0] is None or users[1] is None or users[0] == users[1]:
            return []
        earlier = await self._records.of_table(row.id)
        why, absent = self._uncounted(memory, ended), _absent(memory, ended)
        if why == "absent" and row.rated == "queue" and await self._is_loss(memory, ended, at):
            why = None
        if why is None and earlier is None:
            played = await self._records.played_since(users[0], users[1], day_start(at))
            why = "pair" if played >= PAIR_MOST else None
        elif why is None and earlier is not None and earlier.uncounted == "pair":
            why = "pair"
        n = await self._records.next_number()
        result = Result(n, row.id, at, row.game, pool, users[0], users[1], _score(memory, ended), why)
        line = Logged(result, row.mode, known_at(row, at), absent)
        if earlier is None:
            return [result_write(line), *await self._moved(result)]
        if (earlier.score, earlier.uncounted) == (result.score, result.uncounted):
            return []
        return [result_write(line), *await self._anew(result)]

    async def _is_loss(self, memory: TableMemory, ended: Ended, at: int) -> bool:
        """Whether an absence counts as any other loss: whoever came, looked and left has played; whoever never came has
        one absence free in a day."""
        loser = None if ended.winner is None else memory.rival(ended.winner)
        if loser is None:
            return False
        seat = memory.seats[loser]
        if loser in memory.came or seat.pledge is not None:
            return True
        earlier = await self._records.absences(seat.user_id or "", at - ABSENCES_MS, memory.row.id)
        return bool(earlier)

    async def _moved(self, result: Result) -> list[Write]:
        if result.uncounted is not None:
            return []
        keys = [Key(user, result.game, result.pool) for user in (result.first, result.second)]
        first, second = [await self._records.latest(key) for key in keys]
        ratings = counted(first, second, result)
        both = zip(keys, ratings, strict=True)
        return [write for key, rating in both for write in rating_writes(key, rating, result.n)]

    async def _anew(self, result: Result) -> list[Write]:
        """A judge has changed what was written down: everything that came after it in this class is computed again."""
        log = [line.result for line in await self._records.log(result.game, result.pool)]
        ledger = await asyncio.to_thread(folded, [*log, result])
        return anew_writes(result.game, result.pool, ledger, await self._records.gone())

    def _uncounted(self, memory: TableMemory, ended: Ended) -> Uncounted | None:
        assert memory.match is not None
        seats = memory.seats.values()
        if ended.reason in ("annulled", "ended"):
            return "annulled"
        if memory.row.rated not in COUNTING:
            return "aside"
        if any(isinstance(order, Restore) for order in memory.match.orders):
            return "restored"
        if any(seat.kind == "bot" for seat in seats):
            return "bot"
        if any(seat.mark == "guest" for seat in seats):
            return "guest"
        entered = ended.reason == "judged" and not memory.match.orders  # in a tournament, by no judge at the table
        lost = [seat for seat in memory.seats if seat != ended.winner]  # both, where time ran out for both at once
        on_time = ended.reason == "timeout" or (entered and ended.winner is not None)
        return "absent" if on_time and any(_never_there(memory, seat) for seat in lost) else None


def _absent(memory: TableMemory, ended: Ended) -> int:
    """Which of two whom the queue has brought together lost on time without an answer: 1 the first, 2 the second."""
    if memory.row.rated != "queue" or ended.reason != "timeout":
        return 0
    lost = [seat != ended.winner and _never_there(memory, seat) for seat in memory.seats]
    return sum(1 << place for place, absent in enumerate(lost) if absent)


def _never_there(memory: TableMemory, seat: Seat) -> bool:
    """Whether every answer of the seat was made for it; called before the miss that ends a game is counted."""
    assert memory.match is not None
    answers = sum(seat in step.moves for step in memory.match.steps)
    return answers <= (0 if memory.clocks is None else memory.clocks.missed[seat])


def may_be_rated(row: TableRow) -> bool:
    """Whether a new table can count: a match of the queue or an event, without changed numbers or a judge by link."""
    usual = row.kind == "match" and row.start == "setup" and not row.overrides and row.judge_key is None
    return usual and plugin(row.game).class_of(row.mode) is not None


def rated(row: TableRow, by: Literal["queue", "event"]) -> TableRow:
    """The table as one that counts, where it can."""
    return replace(row, rated=by) if may_be_rated(row) else row


def _score(memory: TableMemory, ended: Ended) -> Score:
    """Half points of the first seat."""
    if ended.winner is None:
        return 1
    return 2 if ended.winner == next(iter(memory.seats)) else 0
