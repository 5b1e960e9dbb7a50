"""Changes that several events make to the view."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.state import Item, Unit
from hanpan.games.sorcerers.table.view import SeatView, View


def side_of(view: View, seat: Seat) -> SeatView:
    """What is seen of a seat."""
    return view.p1 if seat == "p1" else view.p2


def with_side(view: View, seat: Seat, /, **changes: Any) -> View:
    """The view with one side changed."""
    side = replace(side_of(view, seat), **changes)
    return replace(view, p1=side) if seat == "p1" else replace(view, p2=side)


def with_unit(view: View, seat: Seat, place: int, unit: Unit | None) -> View:
    """The view with another sorcerer, or none, on a place, from 1."""
    field = side_of(view, seat).field
    return with_side(view, seat, field=(*field[: place - 1], unit, *field[place:]))


def changed(view: View, seat: Seat, place: int, change: Callable[[Unit], Unit]) -> View:
    """The view with the sorcerer of a place changed, where there is one."""
    unit = side_of(view, seat).field[place - 1]
    return view if unit is None else with_unit(view, seat, place, change(unit))


def from_hand(view: View, seat: Seat, card: str) -> View:
    """One card leaves a hand, as everybody sees it."""
    side = side_of(view, seat)
    return with_side(view, seat, hand=side.hand - 1, shown=less(side.shown, (card,)))


def from_own_hand(view: View, seat: Seat, cards: Iterable[str]) -> View:
    """Cards leave the hand of the viewer, if it is that seat's."""
    return replace(view, hand=less(view.hand, cards)) if view.seat == seat else view


def buried(view: View, seat: Seat, cards: Iterable[str]) -> View:
    """Cards go to a graveyard, the last on top."""
    return with_side(view, seat, graveyard=(*side_of(view, seat).graveyard, *cards))


def fallen(view: View, seat: Seat, place: int) -> View:
    """A sorcerer and its items go to their players' graveyards."""
    unit = side_of(view, seat).field[place - 1]
    if unit is None:
        return view
    view = buried(with_unit(view, seat, place, None), seat, (unit.card,))
    for item in unit.items:
        view = buried(view, SEATS[item.side], (item.card,))
    return view


def marked(view: View, seat: Seat, card: str) -> View:
    """The first sorcerer or item of a seat with that card whose ability was not used: those that look alike are one."""
    side = SEATS.index(seat)
    for owner in SEATS:
        for place, unit in enumerate(side_of(view, owner).field, 1):
            if unit is None:
                continue
            if owner == seat and unit.card == card and not unit.used:
                return with_unit(view, owner, place, replace(unit, used=True))
            for at, item in enumerate(unit.items):
                if (item.card, item.side, item.used) == (card, side, False):
                    return with_unit(view, owner, place, with_item(unit, at, replace(item, used=True)))
    return view


def with_item(unit: Unit, at: int, item: Item | None) -> Unit:
    """The sorcerer with the item of a place, from 0, changed or gone."""
    return replace(unit, items=(*unit.items[:at], *(() if item is None else (item,)), *unit.items[at + 1 :]))


def less(pile: Iterable[str], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile less some cards; those that are not in it are passed over."""
    left = list(pile)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)
