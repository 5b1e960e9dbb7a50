"""What only happens to a side, or what it brings: events that fate deals, decks. Nobody can be told to draw them."""

import msgspec

from hanpan.lab.dataframes import pl
from hanpan.lab.known import has_compiler, lab_facts, measures_of, twin_of
from hanpan.lab.questions.asked import Figure, Play, difference, example, mean, rows_of
from hanpan.lab.questions.pace import equal
from hanpan.lab.questions.setups import Setup
from hanpan.lab.trials import Trial
from hanpan.plugin import loaded
from hanpan.plugin.lab import Drawn

_DECK = "deck"  # the group of a game to which a side brings one
_FEWEST = 500  # games from which events can be told apart


class Encounter(msgspec.Struct, frozen=True):
    """What an event adds to the score of whoever draws it; how sides with a deck fared against all sides."""

    kind: str
    id: str
    difference: Figure

    @property
    def verdict(self) -> str:
        """`good`, `bad`, or `even` where the interval holds zero."""
        return "good" if self.difference.low > 0 else "bad" if self.difference.high < 0 else "even"


def met(setup: Setup, play: Play) -> tuple[Encounter, ...]:
    """Events or decks of the setup's game, the best first; nothing for a game without, or for too few games."""
    if _DECK in measures_of(setup.game).groups:
        return _decks(setup, play)
    drawn, twin = lab_facts(setup.game).drawn, twin_of(setup.game)
    if drawn is None or setup.games < _FEWEST:
        return ()
    if twin is not None and not (setup.level in twin.levels and has_compiler()):
        return ()
    return _events(setup, drawn, play)


def _events(setup: Setup, drawn: Drawn, play: Play) -> tuple[Encounter, ...]:
    """Which event comes is drawn whatever the table shows, as in an experiment."""
    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    seen = (
        rows.select("game", pl.col(drawn.column).alias("met")).explode("met").group_by("met").agg(pl.col("game").min())
    )
    first = dict(seen.iter_rows())
    out = []
    worths = loaded(drawn.worth)(setup.overrides, setup.mode, setup.level, setup.seed, setup.games)
    for name, (value, low, high) in worths:
        event = name.partition(":")[2]
        shown = example(asked, first[event]) if event in first else None
        out.append(Encounter(drawn.kind, event, Figure(value, low, high, setup.games, shown)))
    return tuple(out)


def _decks(setup: Setup, play: Play) -> tuple[Encounter, ...]:
    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    sides = pl.concat(
        rows.select("game", score.alias("score"), pl.col(f"deck{side}").alias("met"))
        for side, score in enumerate((pl.col("score0"), 1 - pl.col("score0")))
    ).drop_nulls()
    names = sides["met"].unique().sort().to_list()
    found = [_deck(name, sides.filter(pl.col("met") == name), asked, len(names)) for name in names]
    return tuple(sorted(found, key=lambda one: -one.difference.value))


def _deck(name: str, rows: pl.DataFrame, of: Trial, family: int) -> Encounter:
    """Both sides of a game together score a half each."""
    near = mean(rows["score"], rows["game"], of).example
    return Encounter(
        "deck", name, msgspec.structs.replace(difference(rows["score"], rows["score"] * 0 + 0.5, family), example=near)
    )
