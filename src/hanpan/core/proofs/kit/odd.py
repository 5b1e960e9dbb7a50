"""Odd positions and odd numbers: what strangers may describe, tried on a game by the thousand.

Facts of cases are changed at random (numbers, piles, names, stages, whole seats) and given to the game, under its usual
numbers and under random ones. Whatever the game accepts it must be able to play: every asked seat has an answer, few
enough to list; menus, views and default answers can be made and are small; a step leads to a sound state; and a fact
that is said otherwise makes another state. What it does not accept it refuses with a ValueError and nothing else.
"""

import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import encode
from hanpan.core.contract.game import LISTED_MOST, AnyGame, LoadGame, Prompt
from hanpan.core.contract.params import BadParameter, Parameter, table
from hanpan.core.contract.provable import provable
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.kit.mutate import Pool, mutated, nudged

BYTES = 5_000_000  # view, menu and list of one seat, encoded
STEPS = 2  # played on from a position
VARIANT_STEPS = 12  # played of a game under random numbers
KEPT = 20  # failures that are kept; all are counted

Facts = dict[str, Any]


class OddFailure(NamedTuple):
    """A position or variant that breaks a promise, and how to see it again."""

    what: str  # the promise and what was seen instead
    number: int  # under the seed of the run
    overrides: dict[str, int]
    facts: Facts | str  # the facts given, or the mode that was set up

    def __str__(self) -> str:
        return f"{self.what} [number {self.number}] {self.overrides} {encode(self.facts).decode()}"


class OddReport(NamedTuple):
    """What a run has tried and found."""

    game: str
    seed: int
    positions: int
    accepted: int
    refused: int
    variants: int  # sets of numbers that were tried
    impossible: int  # of them refused
    failed: dict[str, int]  # by kind
    failures: tuple[OddFailure, ...]
    most_listed: int
    most_bytes: int

    @property
    def ok(self) -> bool:
        """Whether every promise was kept."""
        return not self.failed


class Broken(Exception):
    """A promise that a state breaks."""


def fuzz(
    load_game: LoadGame, game_id: str, bases: Sequence[Facts], count: int, seed: int, *, ends: bool = False
) -> OddReport:
    """Try `count` changed positions and a variant for every two hundred of them; with `ends` also each number of the
    rules alone at either end of its range."""
    run = _Run(load_game, game_id, bases, seed)
    for number in range(count):
        if number % _POSITIONS == 0:
            run.change_numbers(number // _POSITIONS)
        run.position(number)
    if ends:
        run.every_end()
    return run.report(count)


def odd_numbers(rows: Sequence[Parameter], rng: Random) -> dict[str, int]:
    """Random numbers of the rules: one, some or all of them at an end of their range or anywhere in it."""
    some = rng.choice((1, 1, 2, 4, len(rows)))
    chosen = rng.sample(rows, min(some, len(rows)))
    return {row.name: rng.choice((row.low, row.high, rng.randint(row.low, row.high))) for row in chosen}


def positions(load_game: LoadGame, game_id: str, bases: Sequence[Facts], count: int, seed: int) -> Iterator[Any]:
    """The accepted ones among `count` positions, each with the game it is played under."""
    run = _Run(load_game, game_id, bases, seed)
    for number in range(count):
        if number % _POSITIONS == 0:
            run.change_numbers(number // _POSITIONS)
        state = run.accepted(run.facts(number))
        if state is not None:
            yield run.game, state


def answer(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """What chance answers for the seat."""
    return sample(game, state, seat, SeededChance(rng.getrandbits(60), 0))


_POSITIONS = 100  # under the same numbers


class _Run:
    def __init__(self, load_game: LoadGame, game_id: str, bases: Sequence[Facts], seed: int) -> None:
        self.load = load_game
        self.id = game_id
        self.bases = bases
        self.pool = Pool(bases)
        self.seed = seed
        self.usual = provable(load_game(game_id, None))
        self.rows = table(type(self.usual.params))
        self.game = self.usual
        self.failed: Counter[str] = Counter()
        self.failures: list[OddFailure] = []
        self.counts: Counter[str] = Counter()
        self.most_listed = self.most_bytes = 0

    def rng(self, *names: object) -> Random:
        return Random("/".join(map(str, (self.id, self.seed, *names))))

    def change_numbers(self, number: int) -> None:
        """Every other hundred under random numbers, which are also played from the beginning."""
        self.game = self.usual
        if number % 2 == 0:
            return
        rng = self.rng("variant", number)
        if self._load(number, odd_numbers(self.rows, rng)):
            self._begin(number, rng.choice(self.game.info.playable), rng)

    def every_end(self) -> None:
        """Each number alone at either end of its range, in every mode that it leaves open."""
        for row in self.rows:
            for value in (row.low, row.high):
                if self._load(0, {row.name: value}):
                    for mode in self.game.info.playable:
                        self._begin(0, mode, self.rng(row.name, value, mode))

    def _load(self, number: int, overrides: dict[str, int]) -> bool:
        """Play under these numbers from now on, if the game can be had with them."""
        self.counts["variants"] += 1
        try:
            self.game = provable(self.load(self.id, overrides))
        except BadParameter:
            self.counts["impossible"] += 1
            return False
        except Exception as error:
            self._fail(number, _said(error), "numbers", overrides)
            return False
        return True

    def _begin(self, number: int, mode: str, rng: Random) -> None:
        """The first steps of a game under the present numbers."""
        try:
            self._play(self.game.setup(mode, SeededChance(number, 0)).state, rng, VARIANT_STEPS)
        except Exception as error:
            self._fail(number, _said(error), mode, self.game.info.overrides)

    def facts(self, number: int) -> Facts:
        rng = self.rng(number)
        return mutated(rng, rng.choice(self.bases), self.pool)

    def accepted(self, facts: Facts) -> Any:
        """The state, or None where the game says what is wrong with it."""
        try:
            state = self.game.given(facts)
        except ValueError:
            return None
        return None if self.game.invariants(state) or not self.game.pending(state) else state

    def position(self, number: int) -> None:
        facts = self.facts(number)
        try:
            state = self.accepted(facts)
            self.counts["refused" if state is None else "accepted"] += 1
            if state is not None:
                self._heeded(facts, state, self.rng(number, "heeded"))
                self._play(state, self.rng(number, "play"), STEPS)
        except Exception as error:
            self._fail(number, _said(error), facts, self.game.info.overrides)

    def _heeded(self, facts: Facts, state: Any, rng: Random) -> None:
        """A fact that is taken and then forgotten would make a case say what is not so."""
        other = nudged(rng, facts)
        if other is not None and self.accepted(other[1]) == state:
            raise Broken(f"unheeded: {other[0]} may be this or something else, and the state is the same")

    def report(self, count: int) -> OddReport:
        seen = self.counts
        return OddReport(
            self.id,
            self.seed,
            count,
            seen["accepted"],
            seen["refused"],
            seen["variants"],
            seen["impossible"],
            dict(self.failed),
            tuple(self.failures),
            self.most_listed,
            self.most_bytes,
        )

    def _play(self, state: Any, rng: Random, steps: int) -> None:
        game = self.game
        for step in range(steps):
            asked = game.pending(state)
            if not asked:
                return
            chance = SeededChance(rng.getrandbits(60), step)
            moves = {seat: self._answer(state, seat, prompt, rng) for seat, prompt in asked.items()}
            state = game.apply(state, moves, chance).state
            wrong = game.invariants(state)
            if wrong:
                raise Broken(f"invariants: after {_written(game, moves)}: {wrong[0]}")

    def _answer(self, state: Any, seat: Seat, prompt: Prompt, rng: Random) -> Any:
        """One answer of the seat, after looking at everything that its table is told."""
        game = self.game
        listed = game.legal(state, seat)
        view, menu = game.view(state, seat), game.menu(state, seat)
        if not listed and not prompt.composed:
            raise Broken(f"no answer: {seat} is asked {prompt.kind} and has none")
        self.most_listed = max(self.most_listed, len(listed), len(menu))
        if max(len(listed), len(menu)) > LISTED_MOST:
            raise Broken(f"listed: {prompt.kind} has {len(listed)} answers, {len(menu)} on the menu")
        if len(listed) + len(menu) > 50 or rng.random() < 0.1:
            size = len(encode([view, prompt, listed, [offer.action for offer in menu]]))
            self.most_bytes = max(self.most_bytes, size)
            if size > BYTES:
                raise Broken(f"bytes: {prompt.kind} has {size} bytes")
        default = game.default_action(view, prompt, listed)
        refusal = game.check(state, seat, default)
        if refusal is not None:
            raise Broken(f"default: {game.write(default)!r} is refused: {refusal.code}")
        return answer(game, state, seat, rng) if rng.random() < 0.8 else default

    def _fail(self, number: int, what: str, facts: Facts | str, overrides: Mapping[str, int]) -> None:
        self.failed[what.partition(":")[0]] += 1
        if len(self.failures) < KEPT:
            self.failures.append(OddFailure(what, number, dict(overrides), facts))


def _said(error: Exception) -> str:
    if isinstance(error, Broken):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename.rpartition('/')[2]}:{last.lineno}, {last.name})"


def _written(game: AnyGame, moves: Mapping[Any, Any]) -> str:
    return ", ".join(f"{seat} {game.write(action)}" for seat, action in moves.items())
