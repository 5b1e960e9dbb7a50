"""Thinking time on the screen, and what happens when it runs out."""

import re

from playwright.sync_api import expect

from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit


def test_a_clock_is_shown_and_an_absent_player_is_played_for(visit: Visit) -> None:
    visitor = visit("en")
    table = visitor.opens(clock={"base_s": 0, "increment_s": 0, "decision_s": 2})
    board = Board(visitor)
    board.page.goto(f"{visitor.url}/t/{table}")
    clock = board.page.locator('[data-seat="p1"] .clock')
    expect(clock).to_have_text(re.compile(r"^\s*0:0[0-2]$"))
    missed = "|".join(visitor.t("board-missed", count=count) for count in (1, 2))
    expect(board.page.locator('[data-seat="p1"]')).to_contain_text(re.compile(missed))
    assert board.view["p1"]["tendency"] == "balance"  # the rules answer for whoever is not there
    expect(board.page.locator(END)).to_contain_text(visitor.t("end-timeout"))  # at the third time
    expect(board.page.locator("#verdict")).to_have_text(
        visitor.t("end-loss", name=visitor.t("bot-name", level="normal"))
    )


def test_the_base_time_counts_down_for_whoever_is_asked(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.opens(clock={"base_s": 300, "increment_s": 5, "decision_s": 60}))
    own, rival = (board.page.locator(f'[data-seat="{seat}"] .clock') for seat in ("p1", "p2"))
    expect(rival).to_have_text("5:00")
    expect(own).to_have_text(re.compile(r"^\s*0:[0-5]\d$"))  # of the minute for this decision
    board.choice("balance").click()
    assert board.ready() == "pre"
    expect(own).to_have_text(re.compile(r"^\s*(1:00|0:5\d)$"))  # another minute
