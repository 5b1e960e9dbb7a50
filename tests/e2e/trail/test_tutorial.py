"""The first stage of Trail with a guide, played by what it outlines."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.guide import led, lesson
from tests.e2e.trail.board import TrailBoard


def test_the_guide_leads_through_a_walk_an_arrow_and_a_hurt_leg(visit: Visit) -> None:
    visitor = visit("ko")
    visitor.open("/tutorial/trail")
    board = TrailBoard(visitor)
    end = board.choice("end")
    met = led(visitor, end.click, until="cards")
    assert met == ["mode", "walk", "cards"]
    expect(lesson(visitor, "finish")).to_be_visible()
    board.slot(2).click()  # another card than the guide speaks of: what ends the turn is out of sight while it is held
    expect(board.choice("cancel")).to_have_attribute("data-lit", "")
    met = led(visitor, end.click, until="leg")
    assert met == ["finish", "leftover", "hint", "leg"]
