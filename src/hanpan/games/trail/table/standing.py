"""How a run stands: health, turn by turn."""

from hanpan.games.trail.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """Health on the way; `stage` is 0 on a map of one's own."""
    return Standing({"p1": view.hp}, {"stage": view.stage, "turn": max(1, view.turn)}, most={"p1": view.max_hp})
