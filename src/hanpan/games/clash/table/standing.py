"""How Clash stands: the heroes' health, round by round."""

from hanpan.games.clash.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """Health; a rematch begins with all of it."""
    one, two = view.p1.hero, view.p2.hero
    return Standing(
        {"p1": one.hp, "p2": two.hp},
        {"round": max(1, view.round)},
        part=int(view.rematch),
        most={"p1": one.max_hp, "p2": two.max_hp},
    )
