"""How Sorcerers stands: the players' health, turn by turn."""

from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers.table.view import View
from hanpan.plugin import Standing


def standing(view: View) -> Standing:
    """Health; each game of a match begins with all of it. `game` is 0 where one game decides."""
    game = view.bout.game
    when = {"game": 0 if view.bout.mode == "casual" else game, "turn": max(1, view.turn)}
    most: dict[Seat, int] = {"p1": view.p1.max_hp, "p2": view.p2.max_hp}
    return Standing({"p1": view.p1.hp, "p2": view.p2.hp}, when, part=game, most=most)
