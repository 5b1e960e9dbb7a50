"""The course of a game as one table: a row for each stage, in the module `rules/flow.py` of the game.

    FLOW = Flow(
        Stage("bid", Prompt("bid", "XX-1.1"), {Bid: check_bid}, legal_bids, after_bids, away=PASS),
        Stage("keep", Prompt("keep", "XX-2.3"), {Keep: None}, dice, after_keeps, asks=has_dice),
        start=open_game,
        outcome=result,
        over="XX-9.1",
    )

A stage says who is asked what, which answers there are, when they are refused, what they lead to, what a board shows
and what is answered for somebody who is away: to add a stage is to add a row. `Staged` answers the contract from it.
Functions of a row are given the numbers of the rules, the state, and the place of the seat at the table (0: `p1`).
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.contract import answers
from hanpan.core.contract.game import Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rules import Day, Rules
from hanpan.core.contract.seat import Seat

P = TypeVar("P")  # the numbers of the rules
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A")

OVER = "over"  # the stage in which nobody is asked any more: it has no row
_NOBODY: Mapping[Seat, Prompt] = {}

Check: TypeAlias = Callable[[P, S, int, Any], Refusal | None]
Apply: TypeAlias = Callable[[P, S, Mapping[Seat, Any], Chance, list[Happening]], S]


class Stage(msgspec.Struct, Generic[P, S], frozen=True):
    """One row: a question of the game and everything that belongs to it."""

    name: str  # of the stage in the state, and the kind of its prompts
    prompt: Prompt | Callable[[P, S, int], Prompt]
    answers: Mapping[type, Check[P, S] | None]  # the types of answers, and why one of them is refused (None: never)
    legal: tuple[Any, ...] | Callable[[P, S, int], Sequence[Any]]
    apply: Apply[P, S]
    asks: Callable[[S, int], bool] | None = None  # who has to answer; None: everybody
    menu: Callable[[P, S, int], Sequence[Offer]] | None = None  # None: the legal answers
    away: Any = None  # what somebody who is away answers, or what finds it from (numbers, view, legal); None: the first
    pieces: Callable[[P, Any, tuple[str, ...]], Sequence[str]] | None = None  # where its prompts may be composed


class Flow(Generic[P, S]):
    """All stages of a game, its beginning and its end."""

    def __init__(
        self,
        *stages: Stage[P, S],
        start: Callable[[P, str, Chance, list[Happening]], S],
        outcome: Callable[[S], Outcome],
        over: str,  # the clause by which nothing is asked after the end
        unasked: Callable[[S, Seat, Any], Refusal] | None = None,  # None: by the clause of the question
        misplaced: Callable[[S, Any], Refusal] | None = None,  # the answer to another question; None: by the same
        field: Literal["stage", "phase"] = "stage",  # of the state
    ) -> None:
        """Raises ValueError for two rows of one stage, and for a prompt of another kind than its stage."""
        self.stages = {row.name: row for row in stages}
        if len(self.stages) < len(stages):
            raise ValueError("two rows have the same stage")
        for row in stages:
            if isinstance(row.prompt, Prompt) and row.prompt.kind != row.name:
                raise ValueError(f"the stage {row.name!r} asks {row.prompt.kind!r}: both have one name")
        self.start, self.outcome, self.over, self.field = start, outcome, over, field
        self.unasked, self.misplaced = unasked, misplaced
        self.stage_of: Callable[[S], str] = attrgetter(field)


class Staged(Rules[S, A]):
    """A game that is played by a table of stages."""

    flow: ClassVar[Flow[Any, Any]]

    def __init_subclass__(cls, **config: Any) -> None:
        """Raises TypeError for a stage of the state that has no row, or a row that is no stage."""
        super().__init_subclass__(**config)
        named = get_args(get_type_hints(cls.state_type)[cls.flow.field])
        missing = {*named} ^ {*cls.flow.stages, OVER}
        if named and missing:
            raise TypeError(
                f"{cls.__name__}: {', '.join(sorted(missing))}: a stage without a row, or a row without one"
            )

    def __init__(self, overrides: Mapping[str, int] | None = None, release: int = 0, day: Day | None = None) -> None:
        """Under the newest release of the rules, or another; on a day, or the usual one. Raises BadParameter."""
        super().__init__(overrides, release, day)
        seats = self.info.seats
        # Asked for at every step: what can be found out before is.
        self._stages, self._stage_of = self.flow.stages, self.flow.stage_of
        self._sides: dict[Seat, int] = {seat: side for side, seat in enumerate(seats)}
        self._asking = {name: _asking(row, self.params, seats) for name, row in self._stages.items()}
        self._asking[OVER] = lambda state: _NOBODY

    def setup(self, mode: str, chance: Chance) -> Step:
        """The beginning of the flow."""
        out: list[Happening] = []
        state = self.flow.start(self.params, mode, chance, out)
        return Step(state, tuple(out))

    def pending(self, state: S) -> Mapping[Seat, Prompt]:
        """Those whom the stage asks."""
        return self._asking[self._stage_of(state)](state)

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What the stage lists for a seat that it asks."""
        row = self._stages.get(self._stage_of(state))
        if row is None or (side := self._sides.get(seat)) is None:
            return ()
        if row.asks is not None and not row.asks(state, side):
            return ()
        legal = row.legal
        return legal if isinstance(legal, tuple) else legal(self.params, state, side)

    def check(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the seat may not take the action now; None if it may."""
        row = self._stages.get(self._stage_of(state))
        if row is None:
            return Refusal("game_over", self.flow.over)
        if (side := self._sides.get(seat)) is None or (row.asks is not None and not row.asks(state, side)):
            return self._unasked(state, seat, action)
        try:
            check = row.answers[type(action)]
        except KeyError:
            return self._misplaced(row, state, action)
        return None if check is None else check(self.params, state, side, action)

    def apply(self, state: S, moves: Mapping[Seat, A], chance: Chance) -> Step:
        """What the stage does with the answers."""
        out: list[Happening] = []
        after = self._stages[self._stage_of(state)].apply(self.params, state, moves, chance, out)
        return Step(after, tuple(out))

    def menu(self, state: S, seat: Seat) -> Sequence[Offer]:
        """What the stage offers a seat that it asks."""
        row = self._stages.get(self._stage_of(state))
        if row is None or (side := self._sides.get(seat)) is None:
            return ()
        if row.asks is not None and not row.asks(state, side):
            return ()
        return super().menu(state, seat) if row.menu is None else row.menu(self.params, state, side)

    def default_action(self, view: Any, prompt: Prompt, legal: Sequence[A]) -> A:
        """What the stage answers for somebody who is away."""
        away = self._stages[prompt.kind].away
        if away is None:
            away = answers.first(self, view, prompt, legal)
        answer: A = away(self.params, view, legal) if callable(away) else away
        return answer

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        """What may follow in an answer to a composed question."""
        pieces = self._stages[prompt.kind].pieces
        assert pieces is not None, f"{prompt.kind} is composed and says no pieces"
        return pieces(self.params, view, said)

    def outcome(self, state: S) -> Outcome | None:
        """The result once nobody is asked."""
        return self.flow.outcome(state) if self._stage_of(state) == OVER else None

    def _unasked(self, state: S, seat: Seat, action: A) -> Refusal:
        if self.flow.unasked is not None:
            return self.flow.unasked(state, seat, action)
        return Refusal("not_asked", next(iter(self.pending(state).values())).clause, {"seat": seat})

    def _misplaced(self, row: Stage[Any, Any], state: S, action: A) -> Refusal:
        if self.flow.misplaced is not None:
            return self.flow.misplaced(state, action)
        clause = next(iter(self.pending(state).values())).clause
        return Refusal("wrong_action", clause, {self.flow.field: row.name, "move": self.write(action)})


def _asking(row: Stage[Any, Any], params: Any, seats: Sequence[Seat]) -> Callable[[Any], Mapping[Seat, Prompt]]:
    """What makes the questions of a stage from a state."""
    asks, prompt = row.asks, row.prompt
    if asks is None:
        if isinstance(prompt, Prompt):
            always = dict.fromkeys(seats, prompt)
            return lambda state: always
        if len(seats) == 1:
            (alone,) = seats
            return lambda state: {alone: prompt(params, state, 0)}
        return lambda state: {seat: prompt(params, state, side) for side, seat in enumerate(seats)}
    if isinstance(prompt, Prompt):
        return lambda state: {seat: prompt for side, seat in enumerate(seats) if asks(state, side)}
    return lambda state: {seat: prompt(params, state, side) for side, seat in enumerate(seats) if asks(state, side)}
