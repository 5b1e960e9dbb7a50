"""Running the kit on a game."""

import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.patches import Shown
from hanpan.core.proofs.kit.again import replay, same_seed, side_by_side
from hanpan.core.proofs.kit.guard import Peeked
from hanpan.core.proofs.kit.hidden import check_hidden
from hanpan.core.proofs.kit.leaving import check_leaving
from hanpan.core.proofs.kit.plan import DEEP_EVERY, DENSE_GAMES, PROBE_EVERY, Plan
from hanpan.core.proofs.kit.report import KitReport, Notes, report_of
from hanpan.core.proofs.kit.secret_draws import check_secret_draws
from hanpan.core.proofs.kit.secret_moves import check_secret_moves
from hanpan.core.proofs.kit.shown import check_shown
from hanpan.core.proofs.kit.subject import Subject
from hanpan.core.proofs.kit.trace import play_checked
from hanpan.core.proofs.kit.travels import Travels

T = TypeVar("T")


def check_game(
    game: AnyGame,
    *,
    games: int,
    seed: int = 0,
    first: int = 0,
    modes: Sequence[str] | None = None,
    probe_every: int = PROBE_EVERY,
    deep_every: int = DEEP_EVERY,
    dense_games: int = DENSE_GAMES,
    shown: Shown | None = None,
) -> KitReport:
    """Play `games` random games from number `first` on, over all modes in turn, and try every promise.

    Every state of every game: invariants, an answer for who is asked, a result only at the end, clauses, words, draws.
    Every state of the first `dense_games` games, and about one in `probe_every` of later ones, is probed: legal
    actions are accepted, JSON, unchanged inputs, replay, same seed, and the hidden part dealt again. About one probed
    state in `deep_every`: the whole spread of samples, refusals, sealed answers, secret draws, secret moves, a seat
    that leaves, what boards show between two events, everything asked twice; and as many games are also played beside
    another. The seed chooses; the same arguments give the same report. `shown`: how views look between two events,
    where the game's plugin says so.
    """
    plan = Plan(first, probe_every, deep_every, dense_games)
    return check_subject(Subject(game, shown), range(first, first + games), seed, modes or game.info.playable, plan)


def check_subject(subject: Subject, numbers: range, seed: int, modes: Sequence[str], plan: Plan) -> KitReport:
    """The same for the games of these numbers."""
    travels = Travels(subject)
    notes = [_check_one(subject, seed, number, modes[number % len(modes)], plan, travels) for number in numbers]
    travels.go()
    return report_of(subject.info, seed, notes)


def _check_one(subject: Subject, seed: int, number: int, mode: str, plan: Plan, travels: Travels) -> Notes:
    notes = Notes(subject.info, mode, seed, number)
    keys, caught = SeedKeys(seed, number), partial(_caught, subject, notes)
    trace = caught(lambda: play_checked(subject, notes, keys, plan))
    if trace is None:
        return notes
    caught(lambda: replay(subject, notes, trace))
    caught(lambda: same_seed(subject, notes, trace, keys))
    caught(lambda: check_shown(subject, notes, trace))
    caught(lambda: check_hidden(subject, notes, trace, keys))
    caught(lambda: check_secret_draws(subject, notes, trace, keys))
    caught(lambda: check_secret_moves(subject, notes, trace, keys))
    caught(lambda: check_leaving(subject, notes, trace, keys))
    if number < plan.first + len(subject.info.playable):
        caught(lambda: travels.pack(notes, trace))
    if plan.beside(number, keys):
        caught(lambda: side_by_side(subject, notes, trace, keys))
    return notes


def _caught(subject: Subject, notes: Notes, part: Callable[[], T]) -> T | None:
    """What a part of the kit gives; an error of the game is a finding like any other."""
    notes.tried["crash"] += 1
    try:
        return part()
    except Peeked as error:
        notes.fail("chance", str(error))
    except Exception as error:
        notes.fail("crash", f"{type(error).__name__}: {error} ({_place(error, _home(subject.game))})")
    return None


def _place(error: Exception, home: Path) -> str:
    """Where it was raised: the last line in the files of the game, and the very last one if that is another."""
    frames = traceback.extract_tb(error.__traceback__)
    own = next((frame for frame in reversed(frames) if Path(frame.filename).is_relative_to(home)), None)
    places = [f"{Path(frame.filename).name}:{frame.lineno}, {frame.name}" for frame in (own, frames[-1]) if frame]
    return ", in ".join(dict.fromkeys(places))


def _home(game: object) -> Path:
    """Where the files of a game lie."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent
