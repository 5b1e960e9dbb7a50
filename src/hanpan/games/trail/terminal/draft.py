"""A choice of Trail that is being made, and what the table shows because of it."""

from typing import NamedTuple

from hanpan.cli.terminal.context import Context
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.table.view import View

LETTERS = "ABCDEFGHIJKL"  # monsters on the board, by their number in the stage


class Draft(NamedTuple):
    """What has been ticked so far. `card`: None follows the card that the rules hold for chosen, "" puts it down."""

    card: str | None = None
    tiles: tuple[int, ...] = ()
    potion: str = ""
    ending: bool = False
    event: str = ""
    faces: tuple[int, ...] = ()
    offer: str = ""  # a potion of the Pedlar's, for full pockets


def view_of(context: Context) -> View:
    """The table as its player sees it."""
    view = context.session.view
    assert isinstance(view, View)
    return view


def chosen(view: View, draft: Draft) -> str:
    """The card that is being aimed; "" for none."""
    if view.phase != "turn":
        return ""
    if draft.card is not None:
        return draft.card
    return view.hand[view.selected - 1] if view.selected else ""


def wants_a_tile(view: View, draft: Draft) -> bool:
    """Whether a tile is being chosen: to walk to, or for a card whose targets are too many to list."""
    if view.phase != "turn" or draft.ending or draft.potion:
        return False
    card = chosen(view, draft)
    return CARDS[card].target in ("tile", "trail") if card else view.moving


def unit_letter(number: int) -> str:
    """What a monster is called on the grid."""
    return LETTERS[(number - 1) % len(LETTERS)]
