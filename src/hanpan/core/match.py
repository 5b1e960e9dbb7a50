"""A match: one game being played. Keeps sealed answers until all are in, and the record of it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from hanpan.core.chance import Chance, Keys, SecretKeys, SeedKeys, seed_commitment, step_chance
from hanpan.core.codec import state_hash
from hanpan.core.draws import Draw, RecordingChance
from hanpan.core.event import Event, all_seen_by
from hanpan.core.game import AnyGame, Outcome, Prompt
from hanpan.core.refusal import Refusal, Refused
from hanpan.core.seat import Seat

ALREADY_SEALED = "already_sealed"


class StepRecord(msgspec.Struct, frozen=True):
    """Everything needed to repeat one step without the random generator, and to check it."""

    moves: dict[Seat, Any]
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    hash: str


class RoundSeed(msgspec.Struct, frozen=True):
    """The seed of a round: its hash from the beginning of the round, the seed itself once the round is over.

    The seed is a text of decimal digits: it has 64 bits, more than a browser's numbers hold.
    """

    round: int
    commitment: str
    seed: str | None


class Match:
    """One game in play. The state is never changed in place: each step replaces it."""

    def __init__(self, game: AnyGame, mode: str, keys: Keys) -> None:
        """Raises UnknownMode."""
        self.game = game
        self.mode = game.info.mode(mode)
        self.keys = keys
        self.steps: list[StepRecord] = []
        self.sealed: dict[Seat, Any] = {}
        chance = RecordingChance(self._chance(0))
        first = game.setup(mode, chance)
        self._take(first.state, {}, chance, first.events)

    @classmethod
    def at(cls, game: AnyGame, mode: str, keys: Keys, state: Any, steps: Iterable[StepRecord]) -> "Match":
        """A match that goes on from a state, with the record of how it came there behind it."""
        match = cls.__new__(cls)
        match.game, match.mode, match.keys = game, mode, keys
        match.steps, match.sealed = list(steps), {}
        match.state = state
        return match

    @property
    def commitment(self) -> str | None:
        """The published hash of the match secret; None for a match under a public seed."""
        return self.keys.commitment if isinstance(self.keys, SecretKeys) else None

    def round_seeds(self, *, over: bool = False) -> tuple[RoundSeed, ...]:
        """What anybody may know of the seeds by now, round by round; nothing where the game keeps them closed.

        `over`: the game has ended before its rules ended it, and the present round may be opened too.
        """
        if not self.game.info.open_seeds:
            return ()
        present, goes_on = self.game.round(self.state), not over and bool(self.game.pending(self.state))
        keys = [self.keys.round_key(number) for number in range(present + 1)]
        return tuple(
            RoundSeed(number, seed_commitment(number, key), None if goes_on and number == present else str(key))
            for number, key in enumerate(keys)
        )

    @property
    def pending(self) -> Mapping[Seat, Prompt]:
        """The seats whose answer is still missing."""
        asked = self.game.pending(self.state)
        return {seat: prompt for seat, prompt in asked.items() if seat not in self.sealed}

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self.state)

    @property
    def events(self) -> Iterable[Event]:
        """Everything that has happened so far, for the record keeper's eyes."""
        return (event for step in self.steps for event in step.events)

    def events_for(self, viewer: Seat | None, since: int = 0) -> tuple[Event, ...]:
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

    def play(self, moves: Mapping[Seat, Any]) -> tuple[Event, ...]:
        """Submit several answers; raises Refused. Returns what happened in the last step."""
        for seat, action in moves.items():
            refusal = self.submit(seat, action)
            if refusal is not None:
                raise Refused(refusal)
        return self.steps[-1].events

    def withdraw(self, seat: Seat) -> bool:
        """Take back a sealed answer while others are still missing."""
        return self.sealed.pop(seat, None) is not None

    def _step(self, moves: dict[Seat, Any]) -> None:
        ordered = {seat: moves[seat] for seat in self.game.info.seats if seat in moves}
        chance = RecordingChance(self._chance(self.game.round(self.state)))
        step = self.game.apply(self.state, ordered, chance)
        self._take(step.state, ordered, chance, step.events)

    def _take(self, state: Any, moves: dict[Seat, Any], chance: RecordingChance, events: tuple[Event, ...]) -> None:
        self.state = state
        self.steps.append(StepRecord(moves, tuple(chance.draws), events, state_hash(state)))

    def _chance(self, round_number: int) -> Chance:
        return step_chance(self.keys, round_number, len(self.steps))


def seeded_match(game: AnyGame, mode: str | None = None, seed: int = 0, number: int = 0) -> Match:
    """A match under a public seed, in the usual mode if none is named. Raises UnknownMode."""
    return Match(game, game.info.mode(mode), SeedKeys(seed, number))
