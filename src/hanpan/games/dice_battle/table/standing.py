"""How Dice Battle stands: the totals, round by round."""

from hanpan.games.dice_battle.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """The race for points."""
    return Standing({"p1": view.p1.total, "p2": view.p2.total}, {"round": view.round})
