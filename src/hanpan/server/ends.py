"""What the end of a table means elsewhere, stored in the same transaction: for ratings, and for a tournament."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hanpan.server.events.hall import EventHall
from hanpan.server.rated import RatedResults
from hanpan.server.storage.rows import Deck, TableRow
from hanpan.server.storage.writes import Write
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.memory import TableMemory


class Ends:
    """Everybody who must know that a table is over."""

    def __init__(self, rated: RatedResults, hall: EventHall) -> None:
        self._rated = rated
        self._hall = hall

    @asynccontextmanager
    async def of(self, memory: TableMemory, ended: Ended | None) -> AsyncIterator[list[Write]]:
        """What is to be stored with the end of a table, inside the block."""
        async with self._rated.of(memory, ended) as rated, self._hall.of(memory, ended) as told:
            yield [*rated, *told]

    def deck_of(self, row: TableRow, user_id: str | None) -> Deck | None:
        """The list that somebody has registered for a table of a tournament."""
        return self._hall.deck_of(row, user_id)

    def deck_refused(self, row: TableRow, user_id: str | None) -> None:
        """The game takes the registered list of somebody no more."""
        self._hall.deck_refused(row, user_id)

    def ordered(self, row: TableRow) -> None:
        """Somebody has called a judge at a table, or a judge has done something there."""
        self._hall.ordered(row)
