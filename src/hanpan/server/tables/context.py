"""What a table needs of the server around it: who stores, who thinks, who counts. A table knows them by what they do
alone, so that it lives in a server with a database as in one browser (../alone)."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame, Outcome
from hanpan.core.match.orders import AnyOrder
from hanpan.plugin import Advice, Comparison
from hanpan.server.settings import Settings
from hanpan.server.storage.rows import Deck, TableRow
from hanpan.server.storage.writes import Saved, Write
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.memory import TableMemory
from hanpan.server.thinking.thoughts import Question
from hanpan.server.thinking.turns import Owner


class Register(Protocol):
    """Who knows all live tables."""

    def drop(self, table_id: str) -> None:
        """The table leaves the memory; whoever asks for it next gets it from the database."""
        ...

    def adopt(self, saved: Saved) -> None:
        """A table that was just stored comes into memory."""
        ...

    async def check_room(self, user_id: str, address: str | None = None) -> None:
        """Raises ApiError if no table may be opened now, or not by this user from this address."""
        ...

    def sits(self, table_id: str, user_id: str) -> None:
        """Somebody sits at a table from now on."""
        ...

    def raised(self, table_id: str, error: Exception) -> None:
        """The table raised something it should not have, and has left the memory."""
        ...


class Storing(Protocol):
    """Who stores."""

    async def write(self, *writes: Write) -> None:
        """All of them or none. Raises NotStored."""
        ...


class Thinking(Protocol):
    """Who thinks for bots and for the coach; all raise OutOfTime, NoThought or ThinkerLost."""

    async def answer(self, game: AnyGame, level: str, question: Question, chance: Chance, owner: Owner) -> Any:
        """The bot's answer."""
        ...

    async def advice(self, game: AnyGame, question: Question, owner: Owner) -> Advice | None:
        """What the coach says; None where the game has no coach."""
        ...

    async def comparison(self, game: AnyGame, question: Question, answer: Any, owner: Owner) -> Comparison | None:
        """A legal answer beside the coach's own; None where the game has no coach."""
        ...


class Daily(Protocol):
    """Who gives runs of the day their dice and keeps their results."""

    async def admitted(self, saved: Saved) -> tuple[Saved, list[Write]]:
        """The new table with the dice of its day, and what is to be stored with it; any other table as it is."""
        ...

    def result(self, row: TableRow, outcome: Outcome | None, orders: Iterable[AnyOrder], at: int) -> list[Write]:
        """What is stored when a table ends."""
        ...

    def hinted(self, row: TableRow) -> list[Write]:
        """What is stored when the coach is asked at a table."""
        ...


class Ends(Protocol):
    """Who writes down what the end of a table means elsewhere: for ratings, for a tournament."""

    def of(self, memory: TableMemory, ended: Ended | None) -> AbstractAsyncContextManager[list[Write]]:
        """What is to be stored with the end of a table, inside the block."""
        ...

    def deck_of(self, row: TableRow, user_id: str | None) -> Deck | None:
        """The list that somebody has registered for a table of a tournament."""
        ...

    def deck_refused(self, row: TableRow, user_id: str | None) -> None:
        """The game takes the registered list of somebody no more."""
        ...

    def ordered(self, row: TableRow) -> None:
        """Somebody has called a judge at a table, or a judge has done something there."""
        ...


class Count(Protocol):
    """Something that is counted."""

    def inc(self) -> None:
        """Once more."""
        ...


class Counts(Protocol):
    """The same, by kind."""

    def labels(self, kind: str, /) -> Count:
        """Those of one kind."""
        ...


class Measures(Protocol):
    """What a table counts."""

    @property
    def dropped(self) -> Count:
        """Tables that left the memory because something failed."""
        ...

    @property
    def steps(self) -> Count:
        """Steps that were played and stored."""
        ...

    @property
    def refusals(self) -> Count:
        """Requests refused by a rule of the game or the table."""
        ...

    @property
    def slow_steps(self) -> Count:
        """Times the rules took long."""
        ...

    @property
    def bot_faults(self) -> Counts:
        """Answers that a bot failed to give, by game."""
        ...

    @property
    def ended(self) -> Counts:
        """Tables that ended, by reason."""
        ...


@dataclass
class TableContext:
    """Shared by all tables."""

    settings: Settings
    journal: Storing
    minds: Thinking
    metrics: Measures
    register: Register
    daily: Daily
    ends: Ends
    awake: bool = False  # whether bots may think: not before the server listens

    def now(self) -> int:
        """The time of day, as it is written down."""
        return self.settings.now()

    def ticks(self) -> int:
        """The time that decides: of clocks and delays. It never jumps."""
        return self.settings.ticks()
