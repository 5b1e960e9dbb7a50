"""The kit over many games, on several cores."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from hanpan.core.game import AnyGame
from hanpan.core.kit.report import KitReport, merged
from hanpan.core.kit.run import check_game

LoadGame: TypeAlias = Callable[[str, Mapping[str, int] | None], AnyGame]
Job: TypeAlias = tuple[LoadGame, str, dict[str, int], Sequence[str] | None, int, int, int]

CHUNK = 40  # games of one job; fixed, so that the work is cut the same way for any number of workers


def check_many(
    load_game: LoadGame,
    game_id: str,
    overrides: Mapping[str, int] | None = None,
    *,
    games: int,
    seed: int = 0,
    workers: int = 1,
    modes: Sequence[str] | None = None,
    progress: Callable[[KitReport], None] | None = None,
) -> KitReport:
    """Check games 0 to `games` - 1; the report does not depend on the number of workers.

    `progress` is called with the report so far. `load_game` must be a plain function of a module, so
    that other processes find it.
    """
    changes = dict(overrides or {})
    load_game(game_id, changes)  # bad names and numbers are refused here, not in a worker
    jobs: list[Job] = [
        (load_game, game_id, changes, modes, seed, start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)
    ]
    report: KitReport | None = None
    for part in _parts(jobs, workers):
        report = part if report is None else merged((report, part))
        if progress is not None:
            progress(report)
    return report if report is not None else check_game(load_game(game_id, changes), games=0, seed=seed)


def _parts(jobs: list[Job], workers: int) -> Iterator[KitReport]:
    if workers <= 1 or len(jobs) <= 1:
        yield from map(_work, jobs)
        return
    # Fresh processes, not forks: they start the same on every system and inherit no threads.
    with multiprocessing.get_context("spawn").Pool(min(workers, len(jobs)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_work, jobs)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(job: Job) -> KitReport:
    load_game, game_id, overrides, modes, seed, first, games = job
    return check_game(load_game(game_id, overrides), games=games, seed=seed, first=first, modes=modes)
