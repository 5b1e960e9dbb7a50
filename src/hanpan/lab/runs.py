"""A run: many batches, kept in a folder as they are done, so that it can be stopped and taken up again.

A folder holds plan.json and one Parquet file a batch. A file is there as a whole or not at all, and its name is its
place in the plan: a batch is counted once, however often it was played.
"""

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import replace

from hanpan.core.contract.codec import encode
from hanpan.core.contract.error import HanpanError
from hanpan.lab.dataframes import pl
from hanpan.lab.executors import Executor, Here
from hanpan.lab.plans import Plan, claim, plan_of, read_plan, write_whole
from hanpan.lab.trials import Trial, check, side_name

Progress: TypeAlias = Callable[[int], None]  # called with the number of games that were finished just now


class Unfinished(HanpanError, ValueError):
    """A run of which a part is still missing."""


def run(
    trials: Iterable[Trial],
    folder: Path | None = None,
    on: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[tuple[Trial, pl.DataFrame]]:
    """Each batch with its rows, in the order of the plan, whoever played it. What the folder has is not played again.

    Raises OtherPlan for a folder of another run, BatchFailed, and what `trials.check` does.
    """
    plan = plan_of(trials)
    prepare(plan, folder)
    with on or Here() as executor:
        yield from _run(plan, folder, executor, progress)


def prepare(plan: Plan, folder: Path | None) -> None:
    """Find out whether the plan can be played, and make the folder its own. Raises what `run` does."""
    for trial in _different(plan.trials):
        check(trial)
    if folder is not None:
        claim(folder, plan)


def missing(folder: Path, plan: Plan) -> list[int]:
    """The places of the batches that the folder does not have, or not in a form that can be read."""
    return [place for place, trial in enumerate(plan.trials) if not _whole(batch_file(folder, place), trial)]


def read_run(folder: Path) -> pl.LazyFrame:
    """All rows of a finished run, to be read when they are wanted. Raises OtherPlan or Unfinished."""
    plan = read_plan(folder)
    left = missing(folder, plan)
    if left:
        raise Unfinished(
            f"{folder}: {len(left)} of {len(plan.trials)} batches are missing; run it again to finish it",
            ko=f"{folder}: 묶음 {len(plan.trials)}개 중 {len(left)}개가 없습니다. 다시 실행하면 마저 합니다",
        )
    return _together((trial, pl.scan_parquet(batch_file(folder, at))) for at, trial in enumerate(plan.trials))


def joined(played: Iterable[tuple[Trial, pl.DataFrame]]) -> pl.DataFrame:
    """Batches as one table: each row with the place of its batch, its seed, and who played."""
    return _together((trial, frame.lazy()) for trial, frame in played).collect()


def batch_file(folder: Path, place: int) -> Path:
    """Where a batch lies."""
    return folder / f"batch-{place:06}.parquet"


def _run(
    plan: Plan, folder: Path | None, on: Executor, progress: Progress | None
) -> Iterator[tuple[Trial, pl.DataFrame]]:
    trials = plan.trials
    left = list(range(len(trials))) if folder is None else missing(folder, plan)
    early: dict[int, bytes] = {}  # done before their turn; with a folder they wait there
    ahead = set(left)
    turn = 0
    answers = on.play([trials[place] for place in left])
    while turn < len(trials):
        while turn in ahead:
            at, data = next(answers)
            place = left[at]
            ahead.remove(place)
            if folder is None:
                early[place] = data
            else:
                write_whole(batch_file(folder, place), data)
            if progress is not None:
                progress(trials[place].count)
        source = io.BytesIO(early.pop(turn)) if folder is None else batch_file(folder, turn)
        yield trials[turn], pl.read_parquet(source)
        turn += 1


def _together(played: Iterable[tuple[Trial, pl.LazyFrame]]) -> pl.LazyFrame:
    parts = []
    for place, (trial, frame) in enumerate(played):
        named = [pl.lit(place, pl.Int32).alias("batch"), pl.lit(trial.seed, pl.Int64).alias("seed")]
        named += [pl.lit(side_name(side)).alias(f"side{number}") for number, side in enumerate(trial.sides)]
        parts.append(frame.select(*named, pl.all()))
    return pl.concat(parts, how="diagonal")


def _whole(path: Path, trial: Trial) -> bool:
    try:
        games = pl.read_parquet(path, columns=["game"])["game"]
    except (OSError, pl.exceptions.PolarsError):
        return False
    return games.to_list() == list(range(trial.first, trial.first + trial.count))


def _different(trials: Iterable[Trial]) -> list[Trial]:
    """One of each kind: those that differ only in their games need to be checked once."""
    kinds = {encode(replace(trial, first=0, count=1)): trial for trial in trials}
    return list(kinds.values())
