"""What becomes of a declaration whose time runs out (CL-AM-32)."""

import re

from playwright.sync_api import expect

from tests.e2e.clash.board import ClashBoard, opens
from tests.e2e.conftest import Visit
from tests.e2e.site import Site

CLOCK = {"base_s": 0, "increment_s": 0, "decision_s": 3}


def test_an_empty_queue_becomes_one_card_and_a_half_built_one_is_locked_in(visit: Visit, site: Site) -> None:
    visitor = visit("en")
    with site.held() as let_pass:
        board = ClashBoard(visitor).sit(opens(visitor, clock=CLOCK))
        board.begin()
        board.ready("declare")
        expect(board.page.locator('[data-seat="p1"] .clock')).to_have_text(re.compile(r"^\s*0:0[0-3]$"))
        step = board.step
        let_pass(3)
        board.answered(step)
        (first,) = board.events("reveal", "p1")
        assert len(first["data"]["cards"]) == 1  # the card that the rules recommend

        board.ready("declare")
        card = board.page.locator('[data-card][aria-disabled="false"]').first
        name = card.get_attribute("data-card")
        card.click()
        slots = board.page.locator("[data-slot]")
        expect(slots).to_have_count(1)
        board.page.reload()  # the server has the half-built queue: it is shown again
        board.ready("declare")
        expect(slots).to_have_count(1)
        step = board.step
        let_pass(3)
        board.answered(step)
        assert board.events("reveal", "p1")[1]["data"]["cards"] == [name]


def test_where_the_policy_is_to_pass_nothing_is_declared(visit: Visit, site: Site) -> None:
    visitor = visit("en")
    with site.held() as let_pass:
        board = ClashBoard(visitor).sit(opens(visitor, clock=CLOCK, overrides={"timer.auto_card": 0}))
        board.begin()
        board.ready("declare")
        step = board.step
        let_pass(3)
        board.answered(step)
    (first,) = board.events("reveal", "p1")
    assert first["data"]["cards"] == []
