"""Clash from afar: who stands beside the heroes."""

from hanpan.games.clash.table.view import SeatView, View
from hanpan.plugin import Glance


def glance(view: View) -> Glance:
    """The summons and how hurt they are."""
    return Glance(pieces={"p1": _summons(view.p1), "p2": _summons(view.p2)})


def _summons(side: SeatView) -> list[int]:
    return [100 * unit.hp // unit.max_hp for unit in side.units[1:] if unit is not None]
