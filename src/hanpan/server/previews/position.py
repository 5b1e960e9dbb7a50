"""The picture of a position for whoever sits there, the size of a thumb: a map, or a lane a seat with its dice, what
stands before it and how it stands. An SVG of shapes and numbers, drawn from the seat's own view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hanpan.core.contract.seat import Seat
from hanpan.plugin import Glance, Standing, Tile

WIDTH, HEIGHT = 160, 100
_BAR: Final = 8  # the height of a bar of health
_EDGE: Final = 6
_FELT, _LINE, _INK, _PAPER = "#1f4b3f", "#0b3a2e", "#1d2520", "#f6f1e4"
_OWN, _OTHER = "#8cc4f2", "#ffb0a6"  # as the seats of the boards on felt; who is whom is told by place as well
_TILES: Final[Mapping[Tile, str]] = {
    "floor": "#e6dcc3",
    "closed": "#a39a85",
    "wall": "#3a3f44",
    "harm": "#c98b7c",
    "water": "#7fb0cf",
    "way": "#b79a6a",
    "gift": "#e6dcc3",
    "self": "#e6dcc3",
    "foe": "#e6dcc3",
}
_PIPS: Final[Mapping[int, Sequence[tuple[int, int]]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_MOST_DICE, _MOST_PIECES = 4, 6


def position_picture(glance: Glance, standing: Standing, own: Seat) -> str:
    """The drawing as SVG; the own seat lies at the bottom."""
    drawn = _alone(glance, standing, own) if glance.map else _lanes(glance, standing, own)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_FELT}"/>{"".join(drawn)}</svg>'
    )


def _alone(glance: Glance, standing: Standing, own: Seat) -> Iterator[str]:
    high = (HEIGHT - _BAR - 4) / len(glance.map)
    for y, row in enumerate(glance.map):
        wide = WIDTH / len(row)
        for x, tile in enumerate(row):
            yield _box(x * wide + 0.5, y * high + 0.5, wide - 1, high - 1, _TILES[tile], 2)
            middle, centre, size = (x + 0.5) * wide, (y + 0.5) * high, min(wide, high) * 0.34
            if tile == "self":
                disc = f'cx="{middle:g}" cy="{centre:g}" r="{size:g}"'
                yield f'<circle {disc} fill="#1d5a8c" stroke="#fff" stroke-width="2"/>'
            elif tile in ("foe", "gift"):
                fill = "#b3261e" if tile == "foe" else "#e0a526"
                reach = size * (1.15 if tile == "foe" else 0.75)
                corners = f"M{middle:g} {centre - reach:g}l{reach:g} {reach:g}-{reach:g} {reach:g}-{reach:g}-{reach:g}z"
                yield f'<path d="{corners}" fill="{fill}" stroke="{_INK}"/>'
    yield _bar(_EDGE, HEIGHT - _BAR - 1, WIDTH - 2 * _EDGE, _share(standing, own), _OWN)


def _lanes(glance: Glance, standing: Standing, own: Seat) -> Iterator[str]:
    seats = [*(seat for seat in standing.values if seat != own), own]
    high = HEIGHT / len(seats)
    for n, seat in enumerate(seats):
        top, colour = n * high, _OWN if seat == own else _OTHER
        if n:
            yield f'<path d="M0 {top:g}H{WIDTH}" stroke="{_LINE}" stroke-width="2"/>'
        middle = top + (high - _BAR) / 2
        size = min(22.0, high * 0.45)
        yield (
            f'<text x="{_EDGE}" y="{middle + size * 0.36:g}" font-family="system-ui, sans-serif" font-size="{size:g}" '
            f'font-weight="700" fill="{colour}">{standing.values[seat]}</text>'
        )
        dice = [face for face in glance.dice.get(seat, ()) if face in _PIPS][:_MOST_DICE]
        side = min(26.0, high - _BAR - 8)
        for at, face in enumerate(dice):
            yield from _die(WIDTH - _EDGE - (len(dice) - at) * (side + 4), middle - side / 2, side, face)
        pieces = [] if dice else glance.pieces.get(seat, ())[:_MOST_PIECES]
        for at, left in enumerate(pieces):
            x = WIDTH - _EDGE - (len(pieces) - at) * 19
            yield _box(x, middle - side / 2, 16, side, _PAPER, 3)
            yield _bar(x + 2, middle + side / 2 - 6, 12, left / 100, colour, 4)
        yield _bar(_EDGE, top + high - _BAR - 3, WIDTH - 2 * _EDGE, _share(standing, seat), colour)


def _die(x: float, y: float, side: float, face: int) -> Iterator[str]:
    yield _box(x, y, side, side, _PAPER, 5)
    for right, down in _PIPS[face]:
        across, below = x + side / 2 + right * side / 4, y + side / 2 + down * side / 4
        yield f'<circle cx="{across:g}" cy="{below:g}" r="{side / 10:g}" fill="{_INK}"/>'


def _share(standing: Standing, seat: Seat) -> float:
    """How much of its bar a seat has; where there is no bound, of the most that any seat has."""
    most = standing.most.get(seat) or max(1, *standing.values.values())
    return min(1.0, max(0.0, standing.values[seat] / most))


def _bar(x: float, y: float, wide: float, share: float, colour: str, high: float = _BAR) -> str:
    return _box(x, y, wide, high, _LINE, high / 2) + _box(x, y, wide * share, high, colour, high / 2)


def _box(x: float, y: float, wide: float, high: float, colour: str, round_: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_:g}" fill="{colour}"/>'
