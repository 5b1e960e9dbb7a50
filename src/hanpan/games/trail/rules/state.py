"""The whole truth about a run in play. Immutable and compact: a rule returns a new state, a search may keep any."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.visibility import Public
from hanpan.games.trail.rules.tiles import RAIL, SIZE, WALL, as_set, terrain

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

    mode: Public[str]
    phase: Public[Phase]
    stage: Public[int]  # its place in the run, from 1; 0: a map of one's own
    round: Public[int]  # turns begun in this run, each with a seed of its own
    # What goes on from stage to stage (TR-BASE-20).
    hp: Public[int]
    faces: Public[tuple[int, ...]]
    cards: Public[tuple[str, ...]]  # the whole deck
    potions: Public[tuple[str, ...]] = ()
    offers: Public[tuple[str, ...]] = ()  # cards, events or the potion that is offered now
    ending: Public[Ending] = ""
    # The stage.
    turn: Public[int] = 0
    tiles: Public[tuple[int, ...]] = (0,) * SIZE
    raised: Public[tuple[Raised, ...]] = ()
    units: Public[tuple[Unit, ...]] = ()  # in the order in which they act
    dropped: Public[bool] = False  # the die shard of this stage (TR-DET-05)
    # The turn.
    at: Public[int] = 0
    spd: Public[int] = 0
    mana: Public[int] = 0
    block: Public[int] = 0
    poison: Public[int] = 0
    trail: Public[int] = 0  # the exhausted tiles
    steps: Public[int] = 0
    moved: Public[bool] = False  # by step or leap
    rolls: Public[int] = 0  # of the die, this turn
    drawn: Public[int] = 0  # cards, this turn
    rolled: Public[int] = 0  # the part of the movement that came from the die
    extra: Public[int] = 0  # what a die shard added to this turn's roll
    bonus: Public[int] = 0  # what one will add to the next
    leg: Public[int] = 0  # the leg injury: what was taken off this turn's roll (TR-AM-14)
    left: Public[int] = 0  # movement left over, noted when the end was pressed (TR-AM-30)
    shadow: Public[bool] = False
    cast: Public[bool] = False
    flames: Public[int] = 0
    hand: Public[tuple[str, ...]] = ()  # in the order of its slots
    deck: Public[tuple[str, ...]] = ()
    discard: Public[tuple[str, ...]] = ()
    spent: Public[tuple[str, ...]] = ()  # once-a-stage cards that were played
    # The controls (TR-UI).
    moving: Public[bool] = False  # movement mode
    selected: Public[int] = 0  # the slot of the chosen card, 0: none
    exits: Public[int] = 0  # how often movement mode was left by hand this turn
    undos: Public[int] = 0  # how often something was taken back this turn
    past: Public["State | None"] = None  # the state after the last draw, and what was done since (undo.py)
    since: Public[tuple[str, ...]] = ()
    due: Public[Due] = ""  # what chance has to settle before anybody is asked; empty in every finished step


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
