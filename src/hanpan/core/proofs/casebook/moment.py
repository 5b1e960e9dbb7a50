"""Where a case stands while it runs, and how the moves it writes are read."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from hanpan.core.contract.bot import Bot
from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.schema import Move

LoadBot: TypeAlias = Callable[[AnyGame, str], Bot]


class CaseError(Exception):
    """A case that cannot be run as it is written; the message says what to change."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason
        self.found: list[Problem] = []  # what was wrong before it came to this
        self.log: list[Played | Denied] = []  # how far it got


class Problem(NamedTuple):
    """An expectation that does not hold."""

    line: int
    text: str


class Played(NamedTuple):
    """One step as it was played: the moves in their short form, what happened, and the state after."""

    line: int
    moves: Mapping[Seat, str]
    events: tuple[Happening, ...]
    state: Any


class Denied(NamedTuple):
    """A move that was refused, as the case says it must be."""

    line: int
    seat: Seat
    move: str
    refusal: Refusal


class Moment:
    """Everything up to now in one run of a scenario."""

    def __init__(self, game: AnyProvable, first: Played, load_bot: LoadBot | None, swapped: bool) -> None:
        self.game = game
        self.log: list[Played | Denied] = [first]
        self.played: list[Played] = [first]
        self.load_bot = load_bot
        self.swapped = swapped

    def step(self, played: Played) -> None:
        """Go on to the state after a step."""
        self.log.append(played)
        self.played.append(played)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.played[-1].state

    @property
    def events(self) -> tuple[Happening, ...]:
        """All that has happened in this case."""
        return tuple(event for step in self.played for event in step.events)

    @property
    def cited(self) -> frozenset[str]:
        """The clauses that events and asserted refusals have cited."""
        denied = {entry.refusal.clause for entry in self.log if isinstance(entry, Denied)}
        return frozenset({event.clause for event in self.events} | denied)


def action_of(game: AnyGame, move: Move, line: int) -> Any:
    """The action a case writes as a text or as a mapping. Raises CaseError."""
    try:
        return game.read(move) if isinstance(move, str) else convert(game.action_type, dict(move))
    except BadData as error:
        raise CaseError(
            line, f"{dict(move) if not isinstance(move, str) else move} is not an action: {error}"
        ) from error
    except ValueError as error:
        raise CaseError(line, str(error)) from error
