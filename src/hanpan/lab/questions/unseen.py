"""Which content is never seen: everything a game holds against what came up."""

import msgspec

from hanpan.lab.dataframes import pl
from hanpan.lab.questions.asked import Figure, Play, counted, example, rows_of
from hanpan.lab.questions.content import content_of
from hanpan.lab.questions.pace import equal
from hanpan.lab.questions.setups import Setup, seats_of
from hanpan.plugin.lab import Kind

RARE = 0.01  # seen in fewer games than this: rare


class Sight(msgspec.Struct, frozen=True):
    """In which part of the games something came up; never seen, the upper limit says how often it may."""

    kind: str
    id: str
    seen: Figure

    @property
    def verdict(self) -> str:
        """`never`, `rare` or `seen`."""
        return "never" if self.seen.value == 0 else "rare" if self.seen.value < RARE else "seen"


class Unseen(msgspec.Struct, frozen=True):
    """Every piece of content, the least seen first."""

    setup: Setup
    games: int
    sights: tuple[Sight, ...]


def unseen(setup: Setup, play: Play) -> Unseen:
    """Play equal bots and look for everything."""
    asked = equal(setup)
    (rows,) = rows_of(play, [asked])
    kinds = content_of(setup.game, seats_of(setup))
    family = sum(len(kind.ids) for kind in kinds)
    sights: list[Sight] = []
    for kind in kinds:
        met = _met(rows, kind)
        for one in kind.ids:
            games, first = met.get(one, (0, None))
            shown = None if first is None else example(asked, first)
            sights.append(Sight(kind.name, one, counted(games, len(rows), shown, family)))
    return Unseen(setup, len(rows), tuple(sorted(sights, key=lambda sight: sight.seen.value)))


def _met(rows: pl.DataFrame, kind: Kind) -> dict[str, tuple[int, int]]:
    """In how many games each piece came up, and the first of them."""
    sides = [rows.select("game", pl.col(column).alias("met")) for column in kind.columns]
    listed = pl.concat(sides if kind.once else [side.explode("met") for side in sides])
    found = listed.drop_nulls().group_by("met").agg(pl.col("game").n_unique().alias("games"), pl.col("game").min())
    return {one: (games, first) for one, games, first in found.select("met", "games", "game").iter_rows()}
