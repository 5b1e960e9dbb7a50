"""The first match of Clash with a guide, as far as the guide leads."""

from playwright.sync_api import expect

from tests.e2e.clash.board import ClashBoard
from tests.e2e.conftest import Visit
from tests.e2e.guide import lesson, say_next


def test_the_guide_leads_through_queue_order_shield_and_reaction(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open("/tutorial/clash")
    board = ClashBoard(visitor)
    say_next(visitor, "welcome")
    expect(lesson(visitor, "deck")).to_be_visible()
    board.choice("deck-blades").click()
    expect(lesson(visitor, "mulligan")).to_be_visible()
    board.ready("mulligan")
    board.choice("lock").click()
    say_next(visitor, "goal", "card", "energy")
    expect(lesson(visitor, "queue")).to_be_visible()
    board.lock("A02")
    say_next(visitor, "order", "carry")
    expect(lesson(visitor, "defense")).to_be_visible()
    board.lock("D02")
    say_next(visitor, "late", "shield")
    page.locator('[data-part="log"] summary').last.click()  # what the next lesson asks for
    expect(lesson(visitor, "reaction")).to_be_visible()
    board.lock("S01")
    expect(lesson(visitor, "window")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_attribute("data-part", "reaction")
    board.choice("fire-S01").click()
    say_next(visitor, "nullified", "free")
    expect(page.locator("[data-lesson]")).to_have_count(0)
