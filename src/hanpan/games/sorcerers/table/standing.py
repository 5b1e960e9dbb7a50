"""How Sorcerers stands: the players' health, turn by turn."""

from hanpan.games.sorcerers.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """Health; each game of a match begins with all of it. `game` is 0 where one game decides."""
    game = view.bout.game
    when = {"game": 0 if view.bout.mode == "casual" else game, "turn": max(1, view.turn)}
    return Standing({"p1": view.p1.hp, "p2": view.p2.hp}, when, part=game)
