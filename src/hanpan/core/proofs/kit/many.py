"""The kit over many games, on several cores."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from hanpan.core.contract.game import LoadGame
from hanpan.core.match.patches import Shown
from hanpan.core.proofs.kit.plan import DENSE_GAMES, PROBE_EVERY, Plan
from hanpan.core.proofs.kit.report import KitReport, merged
from hanpan.core.proofs.kit.run import check_subject
from hanpan.core.proofs.kit.subject import Subject
from hanpan.core.workers import in_parallel

Changes: TypeAlias = tuple[tuple[str, int], ...]
Job: TypeAlias = tuple[LoadGame, str, Changes, Shown | None, Sequence[str] | None, int, Plan, range]

CHUNK = 40  # games of one job; fixed, so that the work is cut the same way for any number of workers


def check_many(
    load_game: LoadGame,
    game_id: str,
    overrides: Mapping[str, int] | None = None,
    *,
    games: int,
    seed: int = 0,
    first: int = 0,
    workers: int = 1,
    modes: Sequence[str] | None = None,
    probe_every: int = PROBE_EVERY,
    dense_games: int = DENSE_GAMES,
    shown: Shown | None = None,
    progress: Callable[[int], None] | None = None,
) -> KitReport:
    """Check `games` games from number `first` on; the report does not depend on the number of workers.

    `progress` is called with the number of games that were finished just now. `load_game` and `shown` must be
    plain functions of a module, so that other processes find them.
    """
    changes = tuple((overrides or {}).items())
    plan = Plan(first, probe_every, dense_games=dense_games)
    # Bad names and numbers are refused here.
    report = _work((load_game, game_id, changes, shown, modes, seed, plan, range(0)))
    end = first + games
    numbers = [range(start, min(start + CHUNK, end)) for start in range(first, end, CHUNK)]
    jobs: list[Job] = [(load_game, game_id, changes, shown, modes, seed, plan, chunk) for chunk in numbers]
    for part in in_parallel(_work, jobs, workers):
        report = merged((report, part))
        if progress is not None:
            progress(part.games)
    return report


def _work(job: Job) -> KitReport:
    load_game, game_id, changes, shown, modes, seed, plan, numbers = job
    subject = _subject(load_game, game_id, changes, shown)
    return check_subject(subject, numbers, seed, modes or subject.info.playable, plan)


@lru_cache(maxsize=1)
def _subject(load_game: LoadGame, game_id: str, changes: Changes, shown: Shown | None) -> Subject:
    """The game under test, once in each process."""
    return Subject(load_game(game_id, dict(changes)), shown)
