"""What boards show between two events: views folded over games between bots, for every viewer."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.core.match.patches import Shown as Fold
from hanpan.core.proofs.casebook import load_casebook, run_case
from hanpan.core.proofs.casebook.moment import Played as PlayedCase
from hanpan.core.proofs.kit.shown import unsaid
from hanpan.games.loading import load_game
from tests.web.games import Played

CASEBOOK = Path(__file__).parents[2] / "casebook"
PINS = Path(__file__).parents[1] / "shown"


class Shown(NamedTuple):
    """A step as a viewer sees it: the view before, what happened, the view after."""

    viewer: Seat | None
    before: Any
    events: tuple[Happening, ...]
    after: Any


def played(game: str, mode: str, level: str, number: int) -> Iterator[Shown]:
    """Every step of a game between bots in which something is told, for each seat and for a spectator."""
    found = Played(SeedKeys(31, number), mode, level=level, game=game)
    yield from seen(found.game, found.steps)


def in_cases(game: str) -> Iterator[Shown]:
    """Every such step of the game's casebook."""
    for case in load_casebook(CASEBOOK / game):
        log = [entry for entry in run_case(case, load_game).log if isinstance(entry, PlayedCase)]
        yield from seen(load_game(game, case.params), [Step(entry.state, entry.events) for entry in log])


def seen(game: AnyGame, steps: list[Step]) -> Iterator[Shown]:
    """The same for steps of one game, each from the state of the last."""
    for viewer in (*game.info.seats, None):
        for last, step in pairwise(steps):
            if step.events:
                views = game.view(last.state, viewer), game.view(step.state, viewer)
                yield Shown(viewer, views[0], all_seen_by(step.events, viewer), views[1])


def left(after: Fold, shown: Shown) -> set[str]:
    """Where the view is not yet as it will be once all events have been shown."""
    untold, corrected = unsaid(after, shown.before, shown.events, shown.after, shown.viewer)
    return untold | corrected


def pinned(game: str) -> set[str]:
    """Where that may be in any game (tests/shown)."""
    lines = (PINS / f"{game}.txt").read_text("utf-8").split("\n")
    return {line.split()[1] for line in lines if line.startswith(("unsaid", "corrected"))}
