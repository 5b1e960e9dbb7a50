"""A turn: the roll and the hand, the controls, the walk, the end."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Maybe
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.rules.tiles import Direction, Item, Point

ModeCause: TypeAlias = Literal["a", "icon", "right", "card", "spd"]


class TurnStart(Happening, kind="turn_start", story="detail", opens="turn", cites=("TR-BASE-01",)):
    """A turn begins; `round` counts on from stage to stage."""

    seat: None
    turn: int
    stage: int
    round: int


class LegHealed(Happening, kind="leg_healed", cites=("TR-FB-09",)):
    """The leg injury is gone."""

    seat: Seat
    before: int


class Roll(Happening, kind="roll", story="action", cites=("TR-DET-04", "TR-DICE-05")):
    """The die is rolled."""

    seat: Seat
    face: int
    faces: tuple[int, ...]


class Movement(
    Happening,
    kind="spd",
    cites=("TR-DET-05", "TR-DICE-06", "TR-END-03", "TR-END-05"),
    sums=("max(face + extra - left, 0) = rolled",),
):
    """Movement from the roll: face + die shard − leftover, at least 0."""

    seat: Seat
    face: int
    extra: int
    left: int
    rolled: int
    before: int
    after: int


class Mana(
    Happening,
    kind="mana",
    story="detail",
    cites=("TR-AM-29", "TR-BASE-01", "TR-BASE-13", "TR-BASE-14", "TR-ITEM-03"),
    sums=("before + gain = after",),
):
    """Mana of the turn, or more of it."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class Drawn(Happening, kind="draw", story="detail", cites=("TR-BASE-01", "TR-BASE-13")):
    """Cards are drawn."""

    seat: Seat
    cards: tuple[str, ...]
    hand: int
    deck: int


class Reshuffle(Happening, kind="reshuffle", story="detail", cites=("TR-DET-06",)):
    """The discard becomes the deck."""

    seat: Seat
    count: int


class HandFull(Happening, kind="hand_full", cites=("TR-DET-06",)):
    """Nothing more is drawn."""

    seat: Seat
    hand: int


class ModeSwitched(
    Happening,
    kind="mode",
    story="detail",
    cites=("TR-AM-23", "TR-AM-24", "TR-DET-09", "TR-UI-02", "TR-UI-03", "TR-UI-07", "TR-UI-08", "TR-UI-09", "TR-UI-10"),
):
    """Movement mode goes on or off."""

    seat: Seat
    on: bool
    by: ModeCause


class CardChosen(Happening, kind="select", story="detail", cites=("TR-UI-09", "TR-UI-10")):
    """A card is chosen, which ends movement mode."""

    seat: Seat
    slot: int
    card: str


class Walk(Happening, kind="go", story="detail", cites=("TR-AM-22", "TR-UI-06")):
    """A click on a tile: the way it takes."""

    seat: Seat
    to: Point
    steps: tuple[Direction, ...]
    cost: int


class Stepped(
    Happening,
    kind="step",
    story="course",
    cites=("TR-ENV-02", "TR-MOVE-02", "TR-MOVE-03"),
    sums=("before - cost = after",),
):
    """One step."""

    seat: Seat
    start: Point
    to: Point
    cost: int
    before: int
    after: int


class Closed(Happening, kind="closed", story="detail", cites=("TR-AM-15", "TR-AM-28", "TR-MOVE-04")):
    """Tiles close until the turn ends."""

    seat: Seat
    tiles: tuple[Point, ...]


class Carried(Happening, kind="carried", cites=("TR-ENV-01",)):
    """Streams carry on, at no cost."""

    seat: Seat
    start: Point
    to: Point
    tiles: tuple[Point, ...]


class PushStopped(Happening, kind="push_stopped", cites=("TR-AM-15",)):
    """Something stands in the stream's way."""

    seat: Seat
    at: Point


class PickedUp(Happening, kind="item", cites=("TR-ITEM-02",)):
    """An item is picked up and gone."""

    seat: Seat
    item: Item
    at: Point


class Shard(Happening, kind="shard", cites=("TR-DET-05",)):
    """The next roll counts more."""

    seat: Seat
    gain: int
    after: int


class SpeedChanged(
    Happening, kind="speed", cites=("TR-AM-12", "TR-BASE-11", "TR-BASE-14"), sums=("max(before + gain, 0) = after",)
):
    """Movement by a card, potion or feather."""

    seat: Seat
    source: str
    gain: int
    before: int
    after: int


class Undone(Happening, kind="undone", story="action", cites=("TR-DET-10",)):
    """The last walk, card or potion is taken back."""

    seat: Seat
    move: str
    at: Point
    spd: int
    mana: int
    card: Maybe[str] = UNSET
    potion: Maybe[str] = UNSET


class TurnEnd(Happening, kind="turn_end", story="moment", cites=("TR-AM-01", "TR-DET-04", "TR-END-01")):
    """The end is pressed; `left` counts against the next roll."""

    seat: Seat
    turn: int
    spd: int
    left: int
    forced: bool


class Deduction(Happening, kind="deduction", story="detail", cites=("TR-END-02",)):
    """What the next roll will be less."""

    seat: Seat
    left: int


class LegInjury(Happening, kind="leg_injury", cites=("TR-FB-07",)):
    """The injury that shows it."""

    seat: Seat
    left: int


class Train(Happening, kind="train", cites=("TR-AM-17",)):
    """The train passes."""

    seat: None
    turn: int
    damage: int


class Discarded(Happening, kind="discard", story="detail", cites=("TR-BASE-04",)):
    """Unused cards go."""

    seat: Seat
    cards: tuple[str, ...]


class ManaLost(Happening, kind="mana_lost", story="detail", cites=("TR-AM-29",)):
    """Unused mana goes."""

    seat: Seat
    amount: int


class Opened(Happening, kind="opened", story="detail", cites=("TR-AM-04", "TR-EXH-03")):
    """The trail opens, each tile as it was."""

    seat: Seat
    tiles: tuple[Point, ...]
