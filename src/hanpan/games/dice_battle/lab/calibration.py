"""The lab on trial: defects that were planted and variants that are sound, and how many of each it calls defective.

What an alarm is (docs/lab.md): of each card the lab measures what it is worth to be allowed it, of the game what the
first seat scores, with intervals that hold together. It raises an alarm where an interval lies wholly outside: a card
worth over 1.5 percentage points more than on the ground that the variant was made from, a card that costs its holder
more than a twentieth of a point, a seat that scores more than 1.5 points above or below half. The lab is told the
ground and the numbers, not the defect.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from hanpan.core.workers import in_parallel
from hanpan.games.dice_battle.lab.planted import (
    GROUNDS,
    LEVEL,
    MODE,
    OPTIONS,
    Kind,
    PlantedVariant,
    plant,
    scores_of,
    worth_of,
)
from hanpan.lab.causal import ERROR, Contrast, seat, settle, without
from hanpan.lab.stats import Rate, rate
from hanpan.lab.trials import Side, Trial
from hanpan.plugin.lab import Limits

AlarmKind: TypeAlias = Literal["strong", "dominated", "seat"]

BAND = 0.015  # how much more than its reference a card may be worth, and a seat more than half
HARM = 0.0005  # how much a card may cost a side that is allowed it: what is less cannot be told from nothing
MOST = 60_000  # seeds a variant gets at most
REFERENCE = 250_000  # seeds of a reference
KINDS: tuple[Kind, ...] = ("strong", "dominated", "seat")


class Alarm(msgspec.Struct, frozen=True):
    """What the lab found fault with, and where the interval lies."""

    kind: AlarmKind
    what: str
    low: float
    high: float


class Judged(msgspec.Struct, frozen=True):
    """A variant, and the alarms that it raised in how many games."""

    plant: PlantedVariant
    alarms: tuple[Alarm, ...]
    games: int

    @property
    def right(self) -> bool:
        """A defect is found where an alarm names it; a sound variant raises none."""
        if self.plant.kind == "sound":
            return not self.alarms
        return any((alarm.kind, alarm.what) == (self.plant.kind, self.plant.what) for alarm in self.alarms)


class Calibration(msgspec.Struct, frozen=True):
    """The lab's own error rates; `found` and `false` with their 95 % intervals."""

    seed: int
    found: Rate  # of all planted defects
    found_by_kind: dict[str, Rate]
    false: Rate  # sound variants that raised an alarm
    reference: dict[str, dict[str, float]]
    games: int  # that the lab played for its verdicts
    wrong: tuple[Judged, ...]  # defects that were missed and sound variants that raised an alarm


class _Job(NamedTuple):
    kind: Kind
    place: int
    seed: int
    reference: dict[str, dict[str, float]]


def calibrate(
    *,
    planted: int = 200,
    sound: int = 200,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Calibration:
    """Plant, judge and count. The same for any number of workers. Raises NothingFound."""
    grounds = list(in_parallel(_reference, [(name, seed) for name in GROUNDS], workers))
    reference = dict(zip(GROUNDS, grounds, strict=True))
    jobs = [_Job(KINDS[place % len(KINDS)], place // len(KINDS), seed, reference) for place in range(planted)]
    jobs += [_Job("sound", place, seed, reference) for place in range(sound)]
    random.Random(seed).shuffle(jobs)
    judged: list[Judged] = []
    for one in in_parallel(_judge, jobs, workers):
        judged.append(one)
        if progress is not None:
            progress(1)
    return _counted(seed, reference, judged)


def alarms(overrides: dict[str, int], heads: Any, reference: dict[str, float], seed: int) -> tuple[list[Alarm], int]:
    """What the lab finds in a variant, and how many games it took. This is all it is told."""
    base = Trial("dice-battle", MODE, overrides, (Side(LEVEL), Side(LEVEL)), seed, 0, 1)
    games = 0

    def scores(trials: Sequence[Trial]) -> list[Any]:
        nonlocal games
        games += sum(trial.count for trial in trials)
        return [_scores(trial, heads) for trial in trials]

    asked: list[Contrast] = [
        without(base, option)._replace(low=-HARM, high=reference[option] + BAND) for option in OPTIONS
    ]
    found: list[Alarm] = []
    *cards, fair = settle([*asked, seat(base, BAND)], scores, most=MOST, error=ERROR)
    for measured in cards:
        where, (_, low, high) = measured.where, measured.interval
        if where in ("above", "below"):
            kind: AlarmKind = "strong" if where == "above" else "dominated"
            found.append(Alarm(kind, measured.contrast.name, low, high))
    if fair.where in ("above", "below"):
        found.append(Alarm("seat", "p1" if fair.where == "above" else "p2", *fair.interval[1:]))
    return found, games


def _scores(trial: Trial, heads: Any) -> Any:
    first, second = (Limits(side.never, side.always) for side in trial.sides)
    return scores_of(trial.overrides, (first, second), trial.seed, trial.first, trial.count, heads)


def _reference(job: tuple[str, int]) -> dict[str, float]:
    ground, seed = job
    own = random.Random(f"reference/{seed}/{ground}").getrandbits(40)
    return {option: worth_of(GROUNDS[ground], option, own, REFERENCE) for option in OPTIONS}


def _judge(job: _Job) -> Judged:
    made = plant(job.kind, job.place, job.seed, job.reference)
    own = random.Random(f"judge/{job.seed}/{job.kind}/{job.place}").getrandbits(40)
    found, games = alarms(made.overrides, made.heads, job.reference[made.ground], own)
    return Judged(made, tuple(found), games)


def _counted(seed: int, reference: dict[str, dict[str, float]], judged: Sequence[Judged]) -> Calibration:
    planted = [one for one in judged if one.plant.kind != "sound"]
    sound = [one for one in judged if one.plant.kind == "sound"]
    by_kind = {kind: [one for one in planted if one.plant.kind == kind] for kind in KINDS}
    return Calibration(
        seed=seed,
        found=_rate(planted),
        found_by_kind={kind: _rate(ones) for kind, ones in by_kind.items()},
        false=rate(sum(not one.right for one in sound), len(sound)),
        reference=reference,
        games=sum(one.games for one in judged),
        wrong=tuple(one for one in judged if not one.right),
    )


def _rate(ones: Sequence[Judged]) -> Rate:
    return rate(sum(one.right for one in ones), len(ones))
