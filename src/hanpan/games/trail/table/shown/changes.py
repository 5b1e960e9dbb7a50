"""Changes that several events make to the view."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from hanpan.games.trail.rules.tiles import Point, tile
from hanpan.games.trail.table.view import View


def still(view: View) -> View:
    """Where one may go is known again when the whole step has been told."""
    return replace(view, reach=(), bumps=())


def without_turn(view: View) -> View:
    """Without everything that begins anew with a stage, or ends with one (TR-BASE-20)."""
    return replace(
        still(view),
        raised=(),
        units=(),
        dropped=False,
        spd=0,
        mana=0,
        block=0,
        poison=0,
        trail=(),
        steps=0,
        moved=False,
        rolled=0,
        extra=0,
        bonus=0,
        leg=0,
        left=0,
        shadow=False,
        cast=False,
        flames=0,
        hand=(),
        deck=(),
        discard=(),
        spent=(),
        moving=False,
        selected=0,
        exits=0,
        undo=False,
        train=0,
        dark=0,
    )


def with_unit(view: View, at: Point, /, **changes: int | tuple[int, ...]) -> View:
    """The view with the monster on a tile changed."""
    place = tile(*at)
    return replace(view, units=tuple(replace(unit, **changes) if unit.at == place else unit for unit in view.units))


def with_ground(view: View, at: Point, change: Callable[[int], int]) -> View:
    """The view with the ground of a tile changed."""
    place = tile(*at)
    return replace(view, tiles=tuple(change(code) if one == place else code for one, code in enumerate(view.tiles)))


def tiles_of(points: Iterable[Point]) -> tuple[int, ...]:
    """Tiles by their numbers."""
    return tuple(tile(x, y) for x, y in points)


def with_cards(pile: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile with more cards: piles have no order (TR-DET-06)."""
    return tuple(sorted((*pile, *cards)))


def without_cards(pile: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile less some cards; those that are not in it are passed over."""
    left = list(pile)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)
