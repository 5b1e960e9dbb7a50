"""The first stage of Trail with a guide, played by what it outlines."""

from tests.e2e.conftest import Visit
from tests.e2e.guide import led
from tests.e2e.trail.board import TrailBoard


def test_the_guide_leads_through_a_walk_an_arrow_and_a_hurt_leg(visit: Visit) -> None:
    visitor = visit("ko")
    visitor.open("/tutorial/trail")
    board = TrailBoard(visitor)
    met = led(visitor, lambda: board.choice("end").click(), until="leg")
    assert met == ["mode", "walk", "cards", "finish", "leftover", "hint", "leg"]
