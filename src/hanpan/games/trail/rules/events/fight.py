"""Monsters, cards and potions, and the harm they do."""

from typing import Literal

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.rules.tiles import Point


class Warned(Happening, kind="warning", story="detail", cites=("TR-AM-03", "TR-DANGER-01")):
    """A monster marks what it will strike."""

    seat: None
    monster: str
    at: Point
    tiles: tuple[Point, ...]
    damage: int
    poison: int


class Rests(Happening, kind="rests", story="detail", cites=("TR-MON-03",)):
    """It marks nothing this turn."""

    seat: None
    monster: str
    at: Point


class CardPlayed(Happening, kind="play", story="action", cites=("TR-ACT-01",), sums=("before - cost = after",)):
    """A card is played, and paid for."""

    seat: Seat
    card: str
    cost: int
    tiles: tuple[Point, ...]
    before: int
    after: int


class CardSpent(Happening, kind="spent", story="detail", cites=("TR-DET-06",)):
    """A once-a-stage card is out until the stage ends."""

    seat: Seat
    card: str


class Strike(
    Happening,
    kind="strike",
    cites=("TR-BASE-13", "TR-DET-01", "TR-DET-04", "TR-ENV-03", "TR-MON-02"),
    sums=("max(before - amount, 0) = after",),
):
    """A monster loses health."""

    seat: None
    monster: str
    at: Point
    source: str
    amount: int
    before: int
    after: int


class Falls(Happening, kind="falls", cites=("TR-AM-31",)):
    """It falls, its Warning with it."""

    seat: None
    monster: str
    at: Point


class Dropped(Happening, kind="drop", cites=("TR-DET-05",)):
    """The first to fall drops a die shard."""

    seat: None
    item: Literal["die_shard"]
    at: Point


class Block(Happening, kind="block", cites=("TR-BASE-07",), sums=("before + gain = after",)):
    """Block is gained."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class Healed(
    Happening,
    kind="heal",
    cites=("TR-BASE-11", "TR-BASE-13", "TR-BASE-14", "TR-BASE-15", "TR-BASE-17", "TR-DET-02"),
    sums=("max(before, min(before + gain, player.hp)) = after",),
):
    """Health is given, up to the most there can be."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class Absorbed(Happening, kind="absorb", cites=("TR-BASE-07",), sums=("before - amount = after",)):
    """Block takes damage."""

    seat: Seat
    source: str
    amount: int
    before: int
    after: int


class Hurt(
    Happening,
    kind="hurt",
    cites=("TR-BASE-05", "TR-BASE-08", "TR-DANGER-03", "TR-DANGER-04", "TR-DET-02", "TR-ENV-03"),
    sums=("max(before - amount, 0) = after",),
):
    """Health is lost."""

    seat: Seat
    source: str
    amount: int
    before: int
    after: int
    blocked: Maybe[int] = UNSET  # what Block took of the same blow


class Poisoned(Happening, kind="poisoned", cites=("TR-DET-02",), sums=("before + gain = after",)):
    """Poison is added."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class Leap(Happening, kind="leap", cites=("TR-AM-28",)):
    """A jump."""

    seat: Seat
    start: Point
    to: Point


class Erased(Happening, kind="erased", cites=("TR-BASE-13",)):
    """Closed tiles open again."""

    seat: Seat
    tiles: tuple[Point, ...]


class WallRaised(Happening, kind="wall_raised", cites=("TR-BASE-13",)):
    """A wall is put up, to the end of that turn."""

    seat: Seat
    at: Point
    until: int


class WarningCut(Happening, kind="warning_cut", cites=("TR-AM-21",)):
    """It cuts a line: what is left of the Warning, and what is not."""

    seat: None
    monster: str
    at: Point
    tiles: tuple[Point, ...]
    damage: int
    poison: int
    lost: tuple[Point, ...]


class WallFalls(Happening, kind="wall_falls", story="detail", cites=("TR-BASE-13",)):
    """A raised wall has stood long enough."""

    seat: None
    at: Point


class Pushed(Happening, kind="pushed", cites=("TR-DET-04",)):
    """A monster is pushed by a tile."""

    seat: None
    monster: str
    start: Point
    to: Point


class Bump(Happening, kind="bump", cites=("TR-DET-04",)):
    """It bumps into something."""

    seat: None
    monster: str
    at: Point


class Unmoved(Happening, kind="unmoved", cites=("TR-DET-04",)):
    """It is too heavy."""

    seat: None
    monster: str
    at: Point


class Cast(Happening, kind="cast", cites=("TR-DET-04",)):
    """Leftover movement will not be deducted."""

    seat: Seat


class Flame(Happening, kind="flame", cites=("TR-DET-01",)):
    """The trail will burn."""

    seat: Seat
    damage: int


class PotionUsed(Happening, kind="drink", story="action", cites=("TR-BASE-14",)):
    """A potion is used."""

    seat: Seat
    potion: str


class Shadow(Happening, kind="shadow", cites=("TR-BASE-14",)):
    """Warnings will not hurt."""

    seat: Seat


class Shadowed(Happening, kind="shadowed", cites=("TR-BASE-14",)):
    """One that did not."""

    seat: Seat
    monster: str
    amount: int


class MonsterMoves(Happening, kind="monster_moves", story="detail", cites=("TR-MON-01",)):
    """A monster walks."""

    seat: None
    monster: str
    start: Point
    to: Point


class PoolLeft(Happening, kind="pool", cites=("TR-MON-04",)):
    """A Spider leaves a poison pool."""

    seat: None
    monster: str
    at: Point
