"""Tiles: their codes, and the geometry of the 10 × 6 grid. Everything compact, for searches and for the solver.

A tile is a number from 0 to 59, row by row from the top left: `index = (y - 1) * 10 + (x - 1)`. People, texts and
cases count columns x from 1 to 10 and rows y from 1 to 6. A set of tiles is a whole number with bit `index` set.

The ground of a tile is one small number: the terrain in its low four bits, the item above them.

    terrain   0 normal  1 wall  2 spikes  3 pool  4 stream N  5 stream E  6 stream S  7 stream W  8 rapids  9 rail
    item      0 none    1 mana shard      2 feather           3 heart      4 die shard            (times 16)

Directions are numbered 0 to 7 in the order N, NE, E, SE, S, SW, W, NW, which is also the order of ties.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

Point: TypeAlias = tuple[int, int]
"""A tile as people count: column and row from 1."""

Item: TypeAlias = Literal["mana_shard", "feather", "heart", "die_shard"]
Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

WIDTH, HEIGHT = 10, 6
SIZE = WIDTH * HEIGHT
ALL = (1 << SIZE) - 1

NORMAL, WALL, SPIKES, POOL, STREAM_N, STREAM_E, STREAM_S, STREAM_W, RAPIDS, RAIL = range(10)
NO_ITEM, MANA, FEATHER, HEART, SHARD = range(5)
ITEM_STEP = 16

TERRAIN_SIGNS: dict[str, int] = {
    ".": NORMAL,
    "#": WALL,
    "x": SPIKES,
    "o": POOL,
    "^": STREAM_N,
    ">": STREAM_E,
    "v": STREAM_S,
    "<": STREAM_W,
    "~": RAPIDS,
    "=": RAIL,
}
ITEM_SIGNS: dict[str, int] = {"m": MANA, "f": FEATHER, "h": HEART, "d": SHARD}

TERRAIN_NAMES = (
    "normal",
    "wall",
    "spikes",
    "pool",
    "stream_n",
    "stream_e",
    "stream_s",
    "stream_w",
    "rapids",
    "rail",
)
ITEMS: tuple[Item, ...] = ("mana_shard", "feather", "heart", "die_shard")
ITEM_NAMES = ("none", *ITEMS)

DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
DIRECTION_NAMES: tuple[Direction, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_FLOW = {STREAM_N: 0, STREAM_E: 2, STREAM_S: 4, STREAM_W: 6}


def tile(x: int, y: int) -> int:
    """The number of the tile in column x and row y, both from 1."""
    return (y - 1) * WIDTH + x - 1


def x_of(index: int) -> int:
    """The column of a tile, from 1."""
    return index % WIDTH + 1


def y_of(index: int) -> int:
    """The row of a tile, from 1."""
    return index // WIDTH + 1


def xy(index: int) -> Point:
    """A tile as people count: (x, y)."""
    return _POINTS[index]


_POINTS: tuple[Point, ...] = tuple((x_of(index), y_of(index)) for index in range(SIZE))


def on_grid(x: int, y: int) -> bool:
    """Whether there is such a tile."""
    return 1 <= x <= WIDTH and 1 <= y <= HEIGHT


def terrain(ground: int) -> int:
    """What the ground is made of."""
    return ground % ITEM_STEP


def item(ground: int) -> int:
    """What lies on it."""
    return ground // ITEM_STEP


def flow(ground: int) -> int | None:
    """The direction in which the ground pushes; None if it does not."""
    return _FLOW.get(ground % ITEM_STEP)


def _beside(index: int, direction: int) -> int:
    dx, dy = DIRECTIONS[direction]
    x, y = x_of(index) + dx, y_of(index) + dy
    return tile(x, y) if on_grid(x, y) else -1


BESIDE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_beside(index, direction) for direction in range(8)) for index in range(SIZE)
)
"""BESIDE[tile][direction]: the next tile that way, -1 past the edge."""

NEAR: tuple[int, ...] = tuple(sum(1 << other for other in row if other >= 0) for row in BESIDE)
"""NEAR[tile]: the set of its neighbours."""

DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(max(abs(x_of(a) - x_of(b)), abs(y_of(a) - y_of(b))) for b in range(SIZE)) for a in range(SIZE)
)
"""DISTANCE[a][b]: the larger of the differences across and down (TR-BASE-09)."""

ROWS: tuple[int, ...] = tuple(sum(1 << tile(x, y) for x in range(1, WIDTH + 1)) for y in range(1, HEIGHT + 1))
COLUMNS: tuple[int, ...] = tuple(sum(1 << tile(x, y) for y in range(1, HEIGHT + 1)) for x in range(1, WIDTH + 1))


def within(centre: int, distance: int) -> int:
    """All tiles up to a distance, the centre among them."""
    return sum(1 << other for other in range(SIZE) if DISTANCE[centre][other] <= distance)


AROUND: tuple[tuple[int, ...], ...] = tuple(tuple(within(index, far) for far in range(4)) for index in range(SIZE))
"""AROUND[tile][n]: all tiles up to distance n."""


def direction_of(start: int, end: int) -> int | None:
    """The direction of a straight line from one tile to another; None if no direction leads there."""
    dx, dy = x_of(end) - x_of(start), y_of(end) - y_of(start)
    if (dx, dy) == (0, 0) or (dx and dy and abs(dx) != abs(dy)):
        return None
    return DIRECTIONS.index(((dx > 0) - (dx < 0), (dy > 0) - (dy < 0)))


def ray(start: int, direction: int, length: int, walls: int) -> Iterator[int]:
    """The tiles of a line from a tile on, up to a wall or the edge."""
    at = start
    for _ in range(length):
        at = BESIDE[at][direction]
        if at < 0 or walls >> at & 1:
            return
        yield at


def as_set(tiles: Iterable[int]) -> int:
    """The set of these tiles."""
    out = 0
    for index in tiles:
        out |= 1 << index
    return out


def as_list(tiles: int) -> list[int]:
    """The tiles of a set, in reading order."""
    out: list[int] = []
    while tiles:
        low = tiles & -tiles
        out.append(low.bit_length() - 1)
        tiles ^= low
    return out


@lru_cache(maxsize=4096)
def as_tuple(tiles: int) -> tuple[int, ...]:
    """The same, of sets that are asked about again and again: trails, zones of monsters."""
    return tuple(as_list(tiles))


def named(tiles: int) -> tuple[Point, ...]:
    """The tiles of a set as people count: ((x, y), …)."""
    return tuple(map(xy, as_list(tiles)))
