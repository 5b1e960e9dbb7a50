"""How Clash stands: the heroes' health, round by round."""

from hanpan.games.clash.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """Health; a rematch begins with all of it."""
    return Standing(
        {"p1": view.p1.hero.hp, "p2": view.p2.hero.hp}, {"round": max(1, view.round)}, part=int(view.rematch)
    )
