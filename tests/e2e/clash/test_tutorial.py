"""The first match of Clash with a guide, played by what it outlines."""

from tests.e2e.clash.board import ClashBoard
from tests.e2e.conftest import Visit
from tests.e2e.guide import led


def test_the_guide_leads_through_queue_shield_and_reaction(visit: Visit) -> None:
    visitor = visit("ko")
    visitor.open("/tutorial/clash")
    board = ClashBoard(visitor)
    met = led(visitor, lambda: board.choice("lock").click(), until="why")
    assert met == ["deck", "mulligan", "queue", "defense", "reaction", "window", "why"]
