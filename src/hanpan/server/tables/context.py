"""What a table needs of the server around it."""

from dataclasses import dataclass
from typing import Protocol

from hanpan.server.daily import DailyRuns
from hanpan.server.metrics import Metrics
from hanpan.server.settings import Settings
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.records import Saved
from hanpan.server.tables.bots import Minds


class Register(Protocol):
    """Who knows all live tables."""

    def drop(self, table_id: str) -> None:
        """The table leaves the memory; whoever asks for it next gets it from the database."""
        ...

    def adopt(self, saved: Saved) -> None:
        """A table that was just stored comes into memory."""
        ...

    async def check_room(self, user_id: str) -> None:
        """Raises ApiError if the user has opened too many tables that are not over."""
        ...

    def raised(self, table_id: str, error: Exception) -> None:
        """The table raised something it should not have, and has left the memory."""
        ...


@dataclass
class TableContext:
    """Shared by all tables."""

    settings: Settings
    journal: Journal
    minds: Minds
    metrics: Metrics
    register: Register
    daily: DailyRuns
    awake: bool = False  # whether bots may think: not before the server listens

    def now(self) -> int:
        """The time of day, as it is written down."""
        return self.settings.now()

    def ticks(self) -> int:
        """The time that decides: of clocks and delays. It never jumps."""
        return self.settings.ticks()
