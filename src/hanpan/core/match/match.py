"""A match: one game being played. Keeps sealed answers until all are in, and the record of it."""

import warnings
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance, SecretKeys, seed_commitment
from hanpan.core.chance.dice import AnyKeys, BoundKeys, chance_of, seed_text
from hanpan.core.chance.draws import Draw, RecordingChance
from hanpan.core.contract.codec import state_hash
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import AnyGame, Outcome, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal, Refused
from hanpan.core.contract.seat import Seat
from hanpan.core.match.carried import Past, carried_out
from hanpan.core.match.leaving import result_of
from hanpan.core.match.orders import AnyOrder, Leave, Restore, seed_shift, shift_to

ALREADY_SEALED = "already_sealed"


class StepRecord(msgspec.Struct, frozen=True):
    """Everything needed to repeat one step without the random generator, and to check it."""

    moves: dict[Seat, Any]
    draws: tuple[Draw, ...]
    events: tuple[Happening, ...]
    hash: str
    order: AnyOrder | None = None  # what was done from outside; then nobody has moved


class RoundSeed(msgspec.Struct, frozen=True):
    """The seed of a round: its hash from the beginning of the round, the seed itself once the round is over.

    After a judge has taken a match back its rounds go on under the next seeds, and `round` counts seeds.
    The seed is a text: decimal digits of 64 bits, more than a browser's numbers hold, or 64 hexadecimal digits of dice
    that bind both sides.
    """

    round: int
    commitment: str
    seed: str | None


class Match:
    """One game in play. The state is never changed in place: each step replaces it."""

    def __init__(self, game: AnyGame, mode: str, keys: AnyKeys) -> None:
        """Raises UnknownMode."""
        self.game = game
        self.mode = game.info.known(mode)
        self.keys = keys
        self.steps: list[StepRecord] = []
        self.sealed: dict[Seat, Any] = {}
        self.asked_at = 1
        self._shift = 0
        self._seeds: list[RoundSeed] = []  # as they are once their rounds are over
        chance = RecordingChance(self._chance(0))
        first = game.setup(mode, chance)
        self._take(first.state, {}, chance.draws, first.events)

    @classmethod
    def at(
        cls,
        game: AnyGame,
        mode: str,
        keys: AnyKeys,
        state: Any,
        steps: Iterable[StepRecord],
        asked_at: int | None = None,
    ) -> "Match":
        """A match that goes on from a state, with the record of how it came there behind it.

        `asked_at`: how many steps there were when the present questions were put; by default all.
        """
        match = cls.__new__(cls)
        match.game, match.mode, match.keys = game, mode, keys
        match.steps, match.sealed, match._seeds = list(steps), {}, []
        match.asked_at = len(match.steps) if asked_at is None else asked_at
        match._shift = seed_shift(match._orders())
        match.state = state
        return match

    def __repr__(self) -> str:
        asked = ", ".join(self.game.pending(self.state)) or "nobody"
        return f"<match of {self.game.info.id} ({self.mode}) after {len(self.steps)} steps, {asked} to answer>"

    @property
    def commitment(self) -> str | None:
        """The published hash of the match secret; None for a match under a public seed."""
        return self.keys.commitment if isinstance(self.keys, SecretKeys | BoundKeys) else None

    def round_seeds(self, *, over: bool = False) -> tuple[RoundSeed, ...]:
        """What anybody may know of the seeds by now, round by round; nothing where the game keeps them closed.

        `over`: the game has ended before its rules ended it, and the present round may be opened too.
        """
        if not self.game.info.open_seeds:
            return ()
        present, goes_on = self.seed_number, not over and bool(self.game.pending(self.state))
        for number in range(len(self._seeds), present + 1):
            seed = seed_text(self.keys, number)
            self._seeds.append(RoundSeed(number, seed_commitment(number, seed), seed))
        last = self._seeds[present]
        return (*self._seeds[:present], replace(last, seed=None) if goes_on else last)

    @property
    def seed_number(self) -> int:
        """The number of the seed that the next step draws from: of the round, unless a judge took the match back."""
        return self.game.round(self.state) + self._shift

    @property
    def orders(self) -> list[AnyOrder]:
        """Everything that was done from outside, in order."""
        return [order for order in self._orders() if order is not None]

    @property
    def ordered(self) -> dict[int, AnyOrder]:
        """The same by the numbers of the steps."""
        return {n: step.order for n, step in enumerate(self.steps) if step.order is not None}

    @property
    def pending(self) -> Mapping[Seat, Prompt]:
        """The seats whose answer is still missing."""
        asked = self.game.pending(self.state)
        return {seat: prompt for seat, prompt in asked.items() if seat not in self.sealed}

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return result_of(self.game, self.state, (order for order in self._orders() if order is not None))

    @property
    def events(self) -> Iterable[Happening]:
        """Everything that has happened so far, for the record keeper's eyes."""
        return (event for step in self.steps for event in step.events)

    def events_for(self, viewer: Seat | None, since: int = 0) -> tuple[Happening, ...]:
        """What the viewer may know of the steps from number `since` on."""
        return tuple(e for step in self.steps[since:] for e in all_seen_by(step.events, viewer))

    def view(self, viewer: Seat | None) -> Any:
        """What the viewer may know of the present."""
        return self.game.view(self.state, viewer)

    def submit(self, seat: Seat, action: Any) -> Refusal | None:
        """Seal the seat's answer, and go on once every answer is in. A refusal changes nothing."""
        asked = self.game.pending(self.state)
        if seat in asked and seat in self.sealed:
            return Refusal(ALREADY_SEALED, asked[seat].clause, {"seat": seat})
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:
            return refusal
        self.sealed[seat] = action
        if all(other in self.sealed for other in asked):
            moves, self.sealed = self.sealed, {}
            self._step(moves)
        return None

    def play(self, moves: Mapping[Seat, Any]) -> tuple[Happening, ...]:
        """Submit several answers; raises Refused. Returns what happened in the last step."""
        for seat, action in moves.items():
            refusal = self.submit(seat, action)
            if refusal is not None:
                raise Refused(refusal)
        return self.steps[-1].events

    def withdraw(self, seat: Seat) -> bool:
        """Take back a sealed answer while others are still missing."""
        return self.sealed.pop(seat, None) is not None

    def order(self, order: AnyOrder, earlier: Any = None) -> tuple[Happening, ...]:
        """Carry out an order of a judge or the clock, and return what happened. Raises BadOrder; then nothing has.

        `earlier` is the state after the step that a judge goes back to, as it was. Sealed answers stay sealed where the
        questions stay the same; where a seat has left, `go_on` makes the step that waited for it alone.
        """
        asked, at = self.game.pending(self.state), self.asked_at
        step = carried_out(self.game, self.state, order, self.past(earlier))
        self._take(step.state, {}, (), step.events, order)
        if isinstance(order, Restore):
            self._shift = order.shift
            self.sealed = {}
        elif isinstance(order, Leave):
            self._go_on_without(order.seat, asked, at)
        elif self.game.pending(step.state) == asked:
            self.asked_at = at
        else:
            self.sealed = {}
        return step.events

    def past(self, earlier: Any = None) -> Past:
        """What an order that comes now needs to know of the match."""
        return Past(self.ordered, len(self.steps), self.seed_number, earlier)

    def shift_to(self, earlier: Any) -> int:
        """The `shift` of an order that takes the match back to this state."""
        return shift_to(self.game, earlier, self.seed_number)

    def _go_on_without(self, seat: Seat, asked: Mapping[Seat, Prompt], at: int) -> None:
        """Keep the answers of the others where they are still asked the same; nobody waits for one who has left."""
        now = self.game.pending(self.state)
        if all(now.get(other) == prompt for other, prompt in asked.items() if other != seat or other in now):
            self.asked_at = at
        self.sealed = {
            other: action
            for other, action in self.sealed.items()
            if now.get(other) == asked.get(other) and self.game.check(self.state, other, action) is None
        }

    def go_on(self) -> bool:
        """Make the step if every answer is in, which happens when the last seat to answer has left instead."""
        asked = self.game.pending(self.state)
        ready = bool(asked) and all(seat in self.sealed for seat in asked)
        if ready:
            moves, self.sealed = self.sealed, {}
            self._step(moves)
        return ready

    def _step(self, moves: dict[Seat, Any]) -> None:
        ordered = {seat: moves[seat] for seat in self.game.info.seats if seat in moves}
        chance = RecordingChance(self._chance(self.seed_number))
        step = self.game.apply(self.state, ordered, chance)
        self._take(step.state, ordered, chance.draws, step.events)

    def _take(
        self,
        state: Any,
        moves: dict[Seat, Any],
        draws: Iterable[Draw],
        events: tuple[Happening, ...],
        order: AnyOrder | None = None,
    ) -> None:
        self.state = state
        self.steps.append(StepRecord(moves, tuple(draws), events, state_hash(state), order))
        self.asked_at = len(self.steps)

    def _orders(self) -> Iterable[AnyOrder | None]:
        return (step.order for step in self.steps)

    def _chance(self, round_number: int) -> Chance:
        return chance_of(self.keys, round_number, len(self.steps))


def __getattr__(name: str) -> Any:
    """The name that 0.1 had for `hanpan.match`."""
    if name != "seeded_match":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from hanpan.core.match.seeded import seeded_match

    warnings.warn(f"{__name__}.seeded_match goes with 0.3: use hanpan.match", DeprecationWarning, stacklevel=2)
    return seeded_match
