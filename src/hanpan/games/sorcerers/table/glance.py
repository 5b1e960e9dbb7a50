"""Sorcerers from afar: who stands on the field."""

from hanpan.games.sorcerers.table.view import SeatView, View
from hanpan.plugin import Glance


def glance(view: View) -> Glance:
    """The sorcerers and how hurt they are."""
    return Glance(pieces={"p1": _field(view.p1), "p2": _field(view.p2)})


def _field(side: SeatView) -> list[int]:
    return [100 * max(0, one.left) // max(1, one.health) for one in side.figures if one is not None]
