"""Thinking time on the screen, and what happens when it runs out."""

import re

from playwright.sync_api import expect

from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site


def test_a_clock_is_shown_and_an_absent_player_is_played_for(visit: Visit, site: Site) -> None:
    visitor = visit("en")
    with site.held() as let_pass:
        board = Board(visitor).sit(visitor.opens(clock={"base_s": 0, "increment_s": 0, "decision_s": 2}))
        seat = board.page.locator('[data-seat="p1"]')
        for count in (1, 2):
            expect(seat.locator(".clock")).to_have_text(re.compile(r"^\s*0:0[0-2]$"))
            step = board.step
            let_pass(2)
            board.answered(step)
            expect(seat).to_contain_text(visitor.t("board-missed", count=count))
            assert board.view["p1"]["tendency"] == "balance"  # the rules answer for whoever is not there
        let_pass(2)
        expect(board.page.locator(END)).to_contain_text(visitor.t("end-timeout"))
    expect(board.page.locator("#verdict")).to_have_text(
        visitor.t("end-loss", name=visitor.t("bot-name", level="normal"))
    )


def test_the_base_time_counts_down_for_whoever_is_asked(visit: Visit, site: Site) -> None:
    visitor = visit("en")
    with site.held() as let_pass:
        board = Board(visitor).sit(visitor.opens(clock={"base_s": 3000, "increment_s": 5, "decision_s": 600}))
        own, rival = (board.page.locator(f'[data-seat="{seat}"] .clock') for seat in ("p1", "p2"))
        expect(rival).to_have_text("50:00")
        let_pass(400)
        board.page.reload()
        assert board.ready() == "tendency"
        expect(own).to_have_text(re.compile(r"^\s*[0-3]:\d\d$"))  # of the ten minutes for this decision
        board.choice("balance").click()
        assert board.ready() == "pre"
        expect(own).to_have_text(re.compile(r"^\s*(10:00|[4-9]:\d\d)$"))  # ten minutes more
