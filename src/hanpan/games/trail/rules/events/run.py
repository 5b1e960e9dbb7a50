"""The run and what lies between its stages."""

from typing import TypeAlias

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.rules.tiles import Point

Placed: TypeAlias = tuple[str, int, int, int]
"""A monster at the start of a stage: its id, column, row and health."""


class GameStart(Happening, kind="game_start", cites=("TR-BASE-02",)):
    """The start."""

    seat: None
    mode: str
    hp: int


class NewDie(Happening, kind="new_die", cites=("TR-BASE-15", "TR-DICE-03", "TR-DICE-04")):
    """A die is taken: the first one, the Carver's, a fresh one."""

    seat: Seat
    sides: int
    faces: tuple[int, ...]


class StageStart(Happening, kind="stage_start", story="action", cites=("TR-BASE-16", "TR-GRID-01")):
    """A stage begins, with its map; number 0 is a custom map."""

    seat: None
    stage: str
    number: int
    tiles: tuple[int, ...]
    start: Point
    monsters: tuple[Placed, ...]


class StageWon(Happening, kind="stage_won", story="action", cites=("TR-BASE-18",)):
    """The stage is won."""

    seat: Seat
    stage: str
    number: int
    turn: int


class CardOffer(Happening, kind="card_offer", story="detail", cites=("TR-DET-07",)):
    """Cards to choose from."""

    seat: Seat
    cards: tuple[str, ...]


class CardTaken(Happening, kind="card_taken", story="action", cites=("TR-BASE-17",)):
    """One joins the deck."""

    seat: Seat
    card: str


class CardSkipped(Happening, kind="card_skipped", story="action", cites=("TR-DET-07",)):
    """None does."""

    seat: Seat


class PotionGot(Happening, kind="potion", cites=("TR-BASE-15", "TR-BASE-17", "TR-DET-07")):
    """A potion is got."""

    seat: Seat
    potion: str


class PotionOffer(Happening, kind="potion_offer", story="detail", cites=("TR-DET-07",)):
    """One is offered, and the pockets are full."""

    seat: Seat
    potion: str


class PotionDropped(Happening, kind="potion_dropped", story="action", cites=("TR-DET-07",)):
    """One is given up."""

    seat: Seat
    potion: str


class PotionDeclined(Happening, kind="potion_declined", story="action", cites=("TR-DET-07",)):
    """The offered one is left."""

    seat: Seat
    potion: str


class EventOffer(Happening, kind="event_offer", story="detail", cites=("TR-BASE-15",)):
    """Two events to choose from."""

    seat: Seat
    events: tuple[str, ...]


class EventChosen(Happening, kind="visit", story="action", cites=("TR-BASE-15",)):
    """One is chosen."""

    seat: Seat
    event: str


class FaceChanged(Happening, kind="face", cites=("TR-DET-08", "TR-DICE-02")):
    """A face of the die changes, or would have."""

    seat: Seat
    place: int
    before: int
    after: int
    faces: tuple[int, ...]


class RunWon(Happening, kind="run_won", story="action", cites=("TR-BASE-19",)):
    """The end: won."""

    seat: Seat
    stage: int
    turns: int
    hp: int


class RunLost(Happening, kind="run_lost", story="action", cites=("TR-BASE-19",)):
    """The end: lost."""

    seat: Seat
    stage: int
    turns: int
    hp: int
