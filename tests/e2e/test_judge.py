"""A dispute in the browser: a call by keyboard, the same explanation for both, a judge who takes the game back."""

from playwright.sync_api import expect

from tests.e2e.board import Board, passing, play_together
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

DESK, EXPLAINED, RULING = '[data-part="judgedesk"]', '[data-part="explanation"]', '[data-part="ruling"]'


def _called(first: Visitor, second: Visitor) -> None:
    """The first calls with the keyboard alone; both read what happened and the clause behind it."""
    summary = first.page.locator('[data-part="call-judge"] summary')
    summary.focus()
    first.page.keyboard.press("Enter")
    first.page.keyboard.press("Tab")
    about = first.page.locator('[data-part="call-judge"] select')
    expect(about).to_be_focused()
    while not about.input_value():  # a line that comes in just now may take the choice back
        first.page.keyboard.press("ArrowDown")
        first.page.wait_for_timeout(100)
    first.page.keyboard.press("Tab")
    first.page.keyboard.type("why?")
    first.page.keyboard.press("Enter")
    for one in (first, second):
        expect(one.page.locator(EXPLAINED)).to_contain_text(one.t("judge-level-1"))
        expect(one.page.locator(f"{EXPLAINED} blockquote a")).to_contain_text("DB-")
        expect(one.page.locator(f"{EXPLAINED} li[aria-current]")).to_have_count(1)
    expect(first.page.locator(DESK)).to_contain_text(first.t("judge-called"))
    expect(second.page.get_by_role("link", name="⚖")).to_be_visible()


def test_a_judge_is_called_and_takes_the_game_back(visit: Visit) -> None:
    first, second, judge = visit("en"), visit("ko"), visit("ko")
    table = first.opens("open", judge=True)
    key = first.api("GET", f"tables/{table}/seat")["judge_key"]
    second.api("POST", f"tables/{table}/join", {})
    judge.open()
    for one in (first, second):
        one.open(f"/t/{table}")
    boards = Board(first), Board(second)
    play_together(boards, passing, until=lambda: boards[0].asks() and boards[0].step > 3)
    _called(first, second)
    page = judge.open(f"/t/{table}?judge={key}")
    page.locator(f"{RULING} input[type=radio]").nth(2).check()
    page.locator(f"{RULING} select").select_option("0")
    page.locator(f"{RULING} input[type=checkbox]").check()
    page.locator(f"{RULING} button").click()
    for one in (first, second):
        expect(one.page.locator('[data-part="log"]')).to_contain_text("라운드 1" if one.lang == "ko" else "round 1")
        expect(one.page.locator(EXPLAINED)).to_have_count(0)
    assert boards[0].ready() == "tendency"  # the first question once more
    play_together(boards, passing)
    for one in (first, second):
        assert one.api("GET", f"tables/{table}/dice")["ok"]
