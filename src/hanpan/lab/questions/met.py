"""What only happens to a side, or what it brings: events that fate deals, decks. Nobody can be told to draw them."""

import msgspec
import numpy as np

from hanpan.lab.compiled import LEVELS, has_compiler
from hanpan.lab.questions.asked import Figure, Play, difference, example, mean, rows_of
from hanpan.lab.questions.pace import equal
from hanpan.lab.questions.setups import COMPILED, Setup
from hanpan.lab.tables import pl
from hanpan.lab.trials import Trial

_FEWEST = 500  # games from which events can be told apart
_DECKS = ("clash", "sorcerers")  # games to which a side brings one


class Met(msgspec.Struct, frozen=True):
    """What an event adds to the score of whoever draws it; how sides with a deck fared against all sides."""

    kind: str
    id: str
    difference: Figure

    @property
    def verdict(self) -> str:
        """`good`, `bad`, or `even` where the interval holds zero."""
        return "good" if self.difference.low > 0 else "bad" if self.difference.high < 0 else "even"


def met(setup: Setup, play: Play) -> tuple[Met, ...]:
    """Events or decks of the setup's game, the best first; nothing for a game without, or for too few games."""
    if setup.game in _DECKS:
        return _decks(setup, play)
    if setup.game == COMPILED and setup.level in LEVELS and setup.games >= _FEWEST and has_compiler():
        return _events(setup, play)
    return ()


def _events(setup: Setup, play: Play) -> tuple[Met, ...]:
    """Which event comes is drawn whatever the table shows, as in an experiment (lab/drawn.py)."""
    from hanpan.lab.drawn import drawn_worth

    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    seen = rows.select("game", pl.col("event0").alias("met")).explode("met").group_by("met").agg(pl.col("game").min())
    first = dict(seen.iter_rows())
    out = []
    try:
        worths = drawn_worth(setup.overrides, setup.mode, setup.level, seed=setup.seed, count=setup.games)
    except np.linalg.LinAlgError:  # under these numbers an event is never drawn
        return ()
    for name, told in worths:
        event = name.partition(":")[2]
        shown = example(asked, first[event]) if event in first else None
        out.append(Met("eventcard", event, Figure(told.value, told.low, told.high, setup.games, shown)))
    return tuple(out)


def _decks(setup: Setup, play: Play) -> tuple[Met, ...]:
    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    sides = pl.concat(
        rows.select("game", score.alias("score"), pl.col(f"deck{side}").alias("met"))
        for side, score in enumerate((pl.col("score0"), 1 - pl.col("score0")))
    ).drop_nulls()
    names = sides["met"].unique().sort().to_list()
    found = [_deck(name, sides.filter(pl.col("met") == name), asked, len(names)) for name in names]
    return tuple(sorted(found, key=lambda one: -one.difference.value))


def _deck(name: str, rows: pl.DataFrame, of: Trial, family: int) -> Met:
    """Both sides of a game together score a half each."""
    near = mean(rows["score"], rows["game"], of).example
    return Met(
        "deck", name, msgspec.structs.replace(difference(rows["score"], rows["score"] * 0 + 0.5, family), example=near)
    )
