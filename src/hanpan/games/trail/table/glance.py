"""Trail from afar: the map with the player, the monsters and the way behind."""

from hanpan.games.trail.rules.tiles import (
    NO_ITEM,
    NORMAL,
    POOL,
    RAIL,
    RAPIDS,
    SIZE,
    SPIKES,
    STREAM_E,
    STREAM_N,
    STREAM_S,
    STREAM_W,
    WALL,
    WIDTH,
    item,
    terrain,
)
from hanpan.games.trail.table.view import View
from hanpan.plugin import Glance, Tile

_GROUND: dict[int, Tile] = {
    NORMAL: "floor",
    WALL: "wall",
    SPIKES: "harm",
    RAIL: "way",
    **dict.fromkeys((POOL, STREAM_N, STREAM_E, STREAM_S, STREAM_W, RAPIDS), "water"),
}


def glance(view: View) -> Glance:
    """The map; between stages there is none."""
    if len(view.tiles) != SIZE:
        return Glance()
    raised = {one.at for one in view.raised}
    foes = {one.at for one in view.units}
    tiles: list[Tile] = []
    for at, ground in enumerate(view.tiles):
        if at == view.at:
            tiles.append("self")
        elif at in foes:
            tiles.append("foe")
        elif at in raised:
            tiles.append("wall")
        elif at in view.trail:
            tiles.append("closed")
        else:
            tiles.append("gift" if item(ground) != NO_ITEM else _GROUND[terrain(ground)])
    return Glance(map=[tiles[at : at + WIDTH] for at in range(0, SIZE, WIDTH)])
