"""What only happens to a side, or what it brings: events that fate deals, decks. Nobody can be told to draw them.

Which event comes is drawn at random among those that can, so those who met one of them can be compared with all who met
any: the difference is what it is worth, as far as it was chance.
"""

import msgspec

from hanpan.lab.questions.asked import Figure, Play, mean, rows_of
from hanpan.lab.questions.pace import equal
from hanpan.lab.questions.setups import Setup
from hanpan.lab.tables import pl
from hanpan.lab.trials import Trial

_TABLES = {"dice-battle": ("event", "eventcard"), "clash": ("deck", "deck"), "sorcerers": ("deck", "deck")}


class Met(msgspec.Struct, frozen=True):
    """How sides fared that met something, against all that met anything of its kind."""

    kind: str
    id: str
    difference: Figure

    @property
    def verdict(self) -> str:
        """`good`, `bad`, or `even` where the interval holds zero."""
        return "good" if self.difference.low > 0 else "bad" if self.difference.high < 0 else "even"


def met(setup: Setup, play: Play) -> tuple[Met, ...]:
    """Events or decks of the setup's game, the best first; nothing for a game without."""
    if setup.game not in _TABLES:
        return ()
    column, kind = _TABLES[setup.game]
    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    sides = pl.concat(
        rows.select("game", score.alias("score"), pl.col(f"{column}{side}").alias("met"))
        for side, score in enumerate((pl.col("score0"), 1 - pl.col("score0")))
    )
    listed = sides.explode("met") if isinstance(sides.schema["met"], pl.List) else sides
    once = listed.drop_nulls("met").unique(["game", "score", "met"], maintain_order=True)
    if once.is_empty():
        return ()
    usual = float(once["score"].sum()) / len(once)
    names = once["met"].unique().sort().to_list()
    found = [_met(kind, name, once.filter(pl.col("met") == name), usual, asked, len(names)) for name in names]
    return tuple(sorted(found, key=lambda one: -one.difference.value))


def _met(kind: str, name: str, rows: pl.DataFrame, usual: float, of: Trial, family: int) -> Met:
    told = mean(rows["score"] - usual, rows["game"], of, family)
    return Met(kind, name, told)
