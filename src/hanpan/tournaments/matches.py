"""A match of a tournament, and what came of it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import Exact, Word

Games: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
How: TypeAlias = Literal["played", "forfeit", "bye"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Games won by the first seat, by the second, and drawn. A forfeit or a bye was not played."""

    first: Games
    second: Games
    drawn: Games = 0
    how: How = "played"
    table: Word = ""  # where it was played on a server, and what proves it
    state_hash: Word = ""
    replay_sha256: Word = ""
    marks: Annotated[tuple[Exact, ...], Meta(max_length=3)] = ()  # of a run with common dice; more is better

    @property
    def ahead(self) -> int:
        """Above 0: the first has won the match; below: the second; 0: neither."""
        return self.first - self.second


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two who were paired, or one with a bye. `slot` is its number in a bracket."""

    round: int
    table: int  # counted from 1 in each round
    first: str
    second: str | None = None
    result: Result | None = None
    slot: int = 0
    docked: tuple[int, int] = (0, 0)  # games that the first and the second have lost by penalties

    def against(self, player: str, games: int) -> "Match":
        """With so many more games lost by a player's penalty."""
        one, two = self.docked
        docked = (one + games, two) if player == self.first else (one, two + games)
        changed: Match = msgspec.structs.replace(self, docked=docked)
        return changed

    @property
    def place(self) -> tuple[int, int]:
        """Its round and table, which name it."""
        return self.round, self.table

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def winner(self) -> str | None:
        """Who has won, if anybody has."""
        if self.result is None or self.result.ahead == 0:
            return None
        return self.first if self.result.ahead > 0 else self.second

    @property
    def played(self) -> bool:
        """Whether both came and there is a result."""
        return self.result is not None and self.result.how == "played"

    @property
    def forfeited(self) -> bool:
        """Whether somebody has lost it without playing."""
        return self.result is not None and self.result.how == "forfeit"

    def other(self, player: str) -> str | None:
        """Whom a player met."""
        return self.second if player == self.first else self.first

    def games(self, player: str) -> tuple[int, int, int]:
        """Games won, lost and drawn by a player."""
        result = self.result
        if result is None:
            return 0, 0, 0
        won, lost = (result.first, result.second) if player == self.first else (result.second, result.first)
        return won, lost, result.drawn
