"""Compiled games against readable ones, round by round: every number of every round must be the same."""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np

from hanpan.core.contract.params import BadParameter, Parameter, table
from hanpan.core.contract.seat import SEATS
from hanpan.core.workers import in_parallel
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import readable
from hanpan.games.dice_battle.compiled.gears import Gear, trace
from hanpan.games.dice_battle.compiled.layout import LEVELS, Setting
from hanpan.games.dice_battle.compiled.numbers import prepare
from hanpan.games.dice_battle.compiled.traces import COLUMNS
from hanpan.games.dice_battle.lab.facts import NAMES, OPTIONS
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import MODES
from hanpan.lab.options import BadOption, check_limits
from hanpan.plugin.lab import FREE, Limits

GAMES_A_JOB = 20  # fixed, so that the same games are compared whatever the number of workers
MOST_ROUNDS = 12  # of a variant: longer games say nothing new and take their time
MOST_CHANGED = 14
SHOWN = 10

_PAIRINGS = [(mode, (one, other)) for one in LEVELS for other in LEVELS for mode in MODES]


class Difference(msgspec.Struct, frozen=True):
    """The first number of a game that is not the same on both sides."""

    overrides: dict[str, int]
    mode: str
    levels: tuple[str, str]
    seed: int
    game: int
    round: int
    field: str
    readable: int
    compiled: int
    limits: tuple[Limits, Limits] = FREE

    def __str__(self) -> str:
        numbers = " ".join(f"--set {name}={value}" for name, value in self.overrides.items()) or "standard numbers"
        where = f"{self.mode}, {','.join(self.levels)}, seed {self.seed}, game {self.game}, round {self.round}"
        for seat, own in zip(SEATS, self.limits, strict=True):
            words = (*(f"never {option}" for option in own.never), *(f"always {option}" for option in own.always))
            numbers += "".join(f", {seat} {word}" for word in words)
        return f"{where}: {self.field} is {self.readable} in the readable engine, {self.compiled} compiled ({numbers})"


class Comparison(msgspec.Struct, frozen=True):
    """What was compared, and where the two sides part."""

    gear: Gear
    seed: int
    games: int
    rounds: int
    jobs: int
    variants: int  # jobs that were played under changed numbers
    limited: int  # jobs in which a seat may not or must do something
    different: int  # games
    differences: tuple[Difference, ...]  # the first of them

    @property
    def ok(self) -> bool:
        """Whether every number of every round was the same."""
        return not self.different


class _Job(NamedTuple):
    """Some games of one variant, mode and pairing."""

    overrides: dict[str, int]
    mode: str
    levels: tuple[str, str]
    seed: int
    games: int
    gear: Gear
    limits: tuple[Limits, Limits]


def compare(
    *, games: int, seed: int, workers: int = 1, gear: Gear = "njit", progress: Callable[[int], None] | None = None
) -> Comparison:
    """All modes and pairings in turn, every other job under random numbers, and about every other one with options
    that are forbidden or forced; the same games for any workers."""
    jobs = list(_jobs(games, seed, gear))
    _run(jobs[0]._replace(games=1))  # compiled once, before workers look for it
    rounds, different, shown = 0, 0, list[Difference]()
    for job, (played, found) in zip(jobs, in_parallel(_run, jobs, workers), strict=True):
        rounds += played
        different += len(found)
        shown += found[: SHOWN - len(shown)]
        if progress is not None:
            progress(job.games)
    variants = sum(1 for job in jobs if job.overrides)
    limited = sum(1 for job in jobs if job.limits != FREE)
    return Comparison(gear, seed, games, rounds, len(jobs), variants, limited, different, tuple(shown))


def differences(
    game: DiceBattle,
    setting: Setting,
    mode: str,
    levels: tuple[str, str],
    seed: int,
    count: int,
    gear: Gear = "njit",
    limits: tuple[Limits, Limits] = FREE,
) -> list[Difference]:
    """Where games of the readable engine and of a compiled setting part, one entry a game."""
    expected = np.array(readable.trace(game, mode, levels, seed, 0, count, limits), np.int64)
    found = trace(setting, seed=seed, count=count, gear=gear)
    rounds = setting.rounds
    parted: dict[int, Difference] = {}
    for row, column in np.argwhere(expected != found).tolist():
        number, places = row // rounds, (row, column)
        parted.setdefault(
            number,
            Difference(
                overrides=game.info.overrides,
                mode=mode,
                levels=levels,
                seed=seed,
                game=number,
                round=row % rounds + 1,
                field=COLUMNS[column],
                readable=int(expected[places]),
                compiled=int(found[places]),
                limits=limits,
            ),
        )
    return list(parted.values())


def random_variant(draw: random.Random) -> dict[str, int]:
    """Some numbers of the rules changed, at the ends of their ranges, near their defaults or anywhere."""
    while True:
        rows = draw.sample(_rows(), draw.randint(1, MOST_CHANGED))
        overrides = {row.name: _value(row, draw) for row in rows}
        try:
            different = DiceBattle(overrides).info.overrides
        except BadParameter:
            continue
        if different:
            return different


def random_limits(draw: random.Random) -> Limits:
    """Some options forbidden, some forced, now and then the same one; a tendency is left."""
    while True:
        never, always = ([option for option in NAMES if draw.random() < share] for share in (0.25, 0.2))
        limits = Limits(tuple(never), tuple(always))
        try:
            check_limits(OPTIONS, limits)
        except BadOption:
            continue
        return limits


def _jobs(games: int, seed: int, gear: Gear) -> Iterator[_Job]:
    for number, first in enumerate(range(0, games, GAMES_A_JOB)):
        draw = random.Random(f"{seed}/{number}")
        mode, levels = _PAIRINGS[(number // 2) % len(_PAIRINGS)]
        overrides = random_variant(draw) if number % 2 else {}
        own_seed = draw.getrandbits(63)
        limits = (random_limits(draw), random_limits(draw)) if draw.random() < 0.5 else FREE
        yield _Job(overrides, mode, levels, own_seed, min(GAMES_A_JOB, games - first), gear, limits)


def _run(job: _Job) -> tuple[int, list[Difference]]:
    game = DiceBattle(job.overrides)
    setting = prepare(game, job.mode, job.levels, job.limits)
    found = differences(game, setting, job.mode, job.levels, job.seed, job.games, job.gear, job.limits)
    return setting.rounds * job.games, found


@lru_cache
def _rows() -> list[Parameter]:
    return list(table(Params))


def _value(row: Parameter, draw: random.Random) -> int:
    high = min(row.high, MOST_ROUNDS) if row.name.startswith("modes.") else row.high
    near = min(high, max(row.low, row.default + draw.randint(-2, 2)))
    return draw.choice((row.low, high, near, draw.randint(row.low, high)))
