"""Where a case stands while it runs, and how the moves it writes are read."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from hanpan.core.contract.bot import Bot
from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.game import AnyGame, Outcome, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.course import Course
from hanpan.core.match.leaving import result_of
from hanpan.core.match.orders import AnyOrder, Restore
from hanpan.core.proofs.casebook.schema import Move

LoadBot: TypeAlias = Callable[[AnyGame, str], Bot]


class CaseError(HanpanError):
    """A case that cannot be run as it is written; the message says what to change."""

    def __init__(self, line: int, reason: str, ko: str = "") -> None:
        super().__init__(reason, ko=ko or reason)
        self.problem = Problem(line, reason, self.ko)
        self.found: list[Problem] = []  # what was wrong before it came to this
        self.log: list[Played | Denied] = []  # how far it got


class Problem(NamedTuple):
    """An expectation that does not hold, in both languages."""

    line: int
    text: str
    ko: str


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

    def __init__(
        self, game: AnyProvable, first: Played, load_bot: LoadBot | None, swapped: bool, back_to: Iterable[int] = ()
    ) -> None:
        """`back_to`: the steps that a judge of this case goes back to."""
        self.game = game
        self.course = Course(game, (Restore("", step, 0) for step in back_to), first.state)
        self.sound = True  # whether a game can come to where it starts
        self.ended: Outcome | None = None  # by other means than the rules
        self.drawn_by: set[Seat] = set()  # who has offered a draw
        self.missed: Counter[Seat] = Counter()  # decisions that were made for a seat
        self.log: list[Played | Denied] = [first]
        self.played: list[Played] = [first]
        self.load_bot = load_bot
        self.swapped = swapped

    def step(self, played: Played) -> None:
        """Go on to the state after a step."""
        self.course.moved(played.state)
        self._take(played)

    def order(self, line: int, order: AnyOrder) -> Played:
        """Go on to what an order makes of the state. Raises BadOrder."""
        step = self.course.ordered(order)
        played = Played(line, {}, step.events, step.state)
        self._take(played)
        return played

    def _take(self, played: Played) -> None:
        self.log.append(played)
        self.played.append(played)

    @property
    def pending(self) -> Mapping[Seat, Prompt]:
        """Who is asked what now."""
        return {} if self.ended is not None else self.game.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or otherwise."""
        if self.ended is not None:
            return self.ended
        return result_of(self.game, self.state, self.course.orders)

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
        written = move if isinstance(move, str) else dict(move)
        raise CaseError(
            line,
            f"{written} is not an action: {error}",
            ko=f"답이 될 수 없습니다: {written}: {told(error, 'ko')}",
        ) from error
    except ValueError as error:
        raise CaseError(line, str(error), ko=told(error, "ko")) from error
