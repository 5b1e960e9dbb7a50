"""What stands around the tables of one visitor: who thinks, and what a server counts and a browser does not."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import AnyGame, Outcome
from hanpan.core.match.orders import AnyOrder
from hanpan.games.registry import plugin
from hanpan.plugin import Advice, Comparison
from hanpan.server.storage.rows import Deck, TableRow
from hanpan.server.storage.writes import Saved, Write
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.memory import TableMemory
from hanpan.server.thinking.thoughts import Asked, NoThought, Question, think
from hanpan.server.thinking.turns import Owner


def level_of(game_id: str) -> str:
    """The one level that is offered: the game's easiest, which needs no compiled search."""
    return next(iter(plugin(game_id).level_names), "random")


class Mind:
    """Thinks on the spot: there is nobody else whom that keeps waiting. It has no coach, whose search may take long."""

    async def answer(self, game: AnyGame, level: str, question: Question, chance: Chance, owner: Owner) -> Any:
        """The bot's answer. Raises NoThought."""
        info = game.info
        asked = Asked(info.id, tuple(info.overrides.items()), info.rules_version, info.day, question, level, chance)
        try:
            return think(asked)
        except Exception as error:
            raise NoThought(f"{type(error).__name__}: {error}") from error

    async def advice(self, game: AnyGame, question: Question, owner: Owner) -> Advice | None:
        """None: as in a game without a coach."""
        return None

    async def comparison(self, game: AnyGame, question: Question, answer: Any, owner: Owner) -> Comparison | None:
        """None: as in a game without a coach."""
        return None


class NoDays:
    """There are no runs of the day: their dice are the server's."""

    async def admitted(self, saved: Saved) -> tuple[Saved, list[Write]]:
        """The table as it is."""
        return saved, []

    def result(self, row: TableRow, outcome: Outcome | None, orders: Iterable[AnyOrder], at: int) -> list[Write]:
        """Nothing."""
        return []

    def hinted(self, row: TableRow) -> list[Write]:
        """Nothing."""
        return []


class Alone:
    """There are no ratings and no tournaments."""

    @asynccontextmanager
    async def of(self, memory: TableMemory, ended: Ended | None) -> AsyncIterator[list[Write]]:
        """Nothing to be stored."""
        yield []

    def deck_of(self, row: TableRow, user_id: str | None) -> Deck | None:
        """None: nobody registers any."""
        return None

    def deck_refused(self, row: TableRow, user_id: str | None) -> None:
        """Nobody registers any."""

    def ordered(self, row: TableRow) -> None:
        """Nobody judges here."""


class Uncounted:
    """Takes every count and keeps none."""

    def inc(self) -> None:
        """Once more."""

    def labels(self, kind: str, /) -> "Uncounted":
        """Those of one kind."""
        return self

    @property
    def dropped(self) -> "Uncounted":
        """Tables that left the memory because something failed."""
        return self

    @property
    def steps(self) -> "Uncounted":
        """Steps that were played and stored."""
        return self

    @property
    def refusals(self) -> "Uncounted":
        """Requests refused."""
        return self

    @property
    def slow_steps(self) -> "Uncounted":
        """Times the rules took long."""
        return self

    @property
    def bot_faults(self) -> "Uncounted":
        """Answers that a bot failed to give."""
        return self

    @property
    def ended(self) -> "Uncounted":
        """Tables that ended."""
        return self
