"""The whole truth about a run in play. Immutable and compact: a rule returns a new state, a search may keep any."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from hanpan.games.trail.tiles import RAIL, SIZE, WALL, as_set, terrain

Phase: TypeAlias = Literal["map", "turn", "card", "potion", "event", "over"]
Due: TypeAlias = Literal["", "turn", "draw", "reroll", "won"]
Ending: TypeAlias = Literal["", "won", "lost"]


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A monster and the Warning it shows. `kind` is its number in the list of monsters (TR-BASE-12)."""

    id: int
    kind: int
    at: int
    hp: int
    zone: int = 0  # the tiles that it will strike, as a set
    damage: int = 0  # fixed when shown, as the tiles are (TR-AM-21)
    origin: int = 0  # the tile it was marked from
    aim: int = -1  # the direction of a single line


class Raised(msgspec.Struct, frozen=True, gc=False):
    """A wall put up by a card; it stands to the end of turn `until`."""

    at: int
    until: int


class State(msgspec.Struct, frozen=True):
    """Everything. Sets of tiles are whole numbers with a bit a tile (tiles.py); piles are sorted."""

    mode: str
    phase: Phase
    stage: int  # its place in the run, from 1; 0: a map of one's own
    round: int  # turns begun in this run, each with a seed of its own
    # What goes on from stage to stage (TR-BASE-20).
    hp: int
    faces: tuple[int, ...]
    cards: tuple[str, ...]  # the whole deck
    potions: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()  # cards, events or the potion that is offered now
    ending: Ending = ""
    # The stage.
    turn: int = 0
    tiles: tuple[int, ...] = (0,) * SIZE
    raised: tuple[Raised, ...] = ()
    units: tuple[Unit, ...] = ()  # in the order in which they act
    dropped: bool = False  # the die shard of this stage (TR-DET-05)
    # The turn.
    at: int = 0
    spd: int = 0
    mana: int = 0
    block: int = 0
    poison: int = 0
    trail: int = 0  # the exhausted tiles
    steps: int = 0
    moved: bool = False  # by step or leap
    rolls: int = 0  # of the die, this turn
    drawn: int = 0  # cards, this turn
    rolled: int = 0  # the part of the movement that came from the die
    extra: int = 0  # what a die shard added to this turn's roll
    bonus: int = 0  # what one will add to the next
    leg: int = 0  # the leg injury: what was taken off this turn's roll (TR-AM-14)
    left: int = 0  # movement left over, noted when the end was pressed (TR-AM-30)
    shadow: bool = False
    cast: bool = False
    flames: int = 0
    hand: tuple[str, ...] = ()  # in the order of its slots
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()  # once-a-stage cards that were played
    # The controls (TR-UI).
    moving: bool = False  # movement mode
    selected: int = 0  # the slot of the chosen card, 0: none
    exits: int = 0  # how often movement mode was left by hand this turn
    undos: int = 0  # how often something was taken back this turn
    past: "State | None" = None  # the state after the last draw, and what was done since (undo.py)
    since: tuple[str, ...] = ()
    due: Due = ""  # what chance has to settle before anybody is asked; empty in every finished step


def walls_of(state: State) -> int:
    """The tiles that are Wall now, raised ones among them."""
    walls = _walls(state.tiles)
    for wall in state.raised:
        walls |= 1 << wall.at
    return walls


def rails_of(state: State) -> int:
    """The tiles of the railway."""
    return _rails(state.tiles)


def unit_tiles(state: State) -> int:
    """The tiles on which monsters stand."""
    tiles = 0
    for unit in state.units:
        tiles |= 1 << unit.at
    return tiles


def blocked_of(state: State) -> int:
    """The tiles that the player cannot enter: walls, units, the trail, and the tile stood on."""
    return walls_of(state) | unit_tiles(state) | state.trail | 1 << state.at


def unit_at(state: State, at: int) -> Unit | None:
    """The monster on a tile, if there is one."""
    for unit in state.units:
        if unit.at == at:
            return unit
    return None


@lru_cache(maxsize=256)
def _walls(tiles: tuple[int, ...]) -> int:
    return as_set(index for index, ground in enumerate(tiles) if terrain(ground) == WALL)


@lru_cache(maxsize=256)
def _rails(tiles: tuple[int, ...]) -> int:
    return as_set(index for index, ground in enumerate(tiles) if terrain(ground) == RAIL)
