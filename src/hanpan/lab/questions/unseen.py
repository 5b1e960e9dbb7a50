"""Which content is never seen: everything a game holds against what came up."""

import msgspec

from hanpan.lab.questions.asked import Figure, Play, Setup, rows_of, share
from hanpan.lab.questions.content import Kind, content_of
from hanpan.lab.questions.pace import equal
from hanpan.lab.tables import pl

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
    kinds = content_of(setup.game)
    family = sum(len(kind.ids) for kind in kinds)
    sights = [
        Sight(kind.name, one, share(_met(rows, kind, one), rows["game"], asked, family))
        for kind in kinds
        for one in kind.ids
    ]
    return Unseen(setup, len(rows), tuple(sorted(sights, key=lambda sight: sight.seen.value)))


def _met(rows: pl.DataFrame, kind: Kind, one: str) -> pl.Series:
    found = [
        rows[column].eq_missing(one) if kind.once else rows[column].list.contains(one).fill_null(False)
        for column in kind.columns
    ]
    return rows.select(pl.any_horizontal(*found)).to_series()
