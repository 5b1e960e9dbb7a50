"""Dice Battle from afar: the dice that were thrown last."""

from hanpan.games.dice_battle.table.view import View
from hanpan.plugin import Glance


def glance(view: View) -> Glance:
    """The dice on the table."""
    return Glance(dice={"p1": view.p1.dice, "p2": view.p2.dice})
