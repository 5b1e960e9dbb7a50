"""Whole matches in a real browser: with the mouse, by keyboard alone, by touch on a small screen."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import click
from tests.e2e.keys import focused, tab_to
from tests.e2e.targets import small_targets
from tests.e2e.visitor import Visitor


def shows_the_truth(board: Board) -> None:
    """The panels show what the server last said."""
    for seat in ("p1", "p2"):
        told: dict[str, Any] = board.view[seat]
        assert board.fact(seat, "total") == told["total"]
        assert board.fact(seat, "cards") == told["cards"]


def over(visitor: Visitor) -> None:
    """The end screen tells the result, and the log has every round."""
    page = visitor.page
    ending = [frame["ending"] for frame in visitor.heard("update", "notice") if frame["ending"]][-1]
    won = {"p1": "end-win", "p2": "end-loss", None: "end-draw"}[ending["winner"]]
    name = visitor.t("bot-name", level="normal")
    expect(page.locator("#verdict")).to_have_text(visitor.t(won, name=name))
    expect(page.locator('[data-part="log"] h3')).to_have_count(5)


def counted(visitor: Visitor) -> None:
    """The statistics, behind a press, have every round."""
    page = visitor.page
    Board(visitor).statistics()
    rounds = page.locator(END).get_by_role("table", name=visitor.t("end-rounds")).locator("tbody tr")
    expect(rounds).to_have_count(5)


def test_a_whole_match_with_the_mouse(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open()
    visitor.picks("dice-battle", mode="quick")
    page.locator('[data-play="dice-battle"]').click()
    board = Board(visitor)

    def answer(board: Board, kind: str) -> None:
        shows_the_truth(board)
        click(board, kind)

    board.play_on(answer)
    shows_the_truth(board)
    over(visitor)
    counted(visitor)


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit("ko", coach="ask")
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    tab_to(page, '[data-gear="dice-battle"]')
    page.keyboard.press("Enter")
    tab_to(page, 'dialog[open] [data-pick="mode"]:checked')
    page.keyboard.press("ArrowUp")
    tab_to(page, "dialog[open] [data-play]")
    page.keyboard.press("Enter")
    board = Board(visitor)
    keys = page.keyboard

    def answer(board: Board, kind: str) -> None:
        assert not focused(page).startswith("<body"), "the focus was lost"
        if kind == "tendency":
            keys.press("h")
            expect(page.get_by_role("complementary", name=visitor.t("board-coach"))).to_be_visible()
            if board.round % 2:
                tab_to(page, '[data-choice="defence"]')
                keys.press("Enter")
            else:
                keys.press("3")
        elif kind == "keep":
            keys.press("1")
        elif kind == "pre":
            if board.choice("shield").get_attribute("aria-disabled") == "false":
                keys.press("s")
                expect(page.locator(".shield output")).to_have_text("1")
            tab_to(page, '[data-choice="lock"]')
            keys.press("Space")
        else:
            if page.locator("[data-card]").count():
                keys.press("1")
            page.locator("main").focus()
            keys.press("Enter")

    board.play_on(answer)
    assert board.view["mode"] == "quick"
    over(visitor)
    assert page.evaluate("s => document.activeElement.matches(s)", END), focused(page)
    tab_to(page, f'{END} a[href="/"]')
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1, name=visitor.t("lobby-title"))).to_be_visible()
    assert page.evaluate("document.activeElement.matches('main')"), focused(page)


def test_a_whole_match_by_touch_on_a_small_screen(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    assert small_targets(page) == []
    visitor.picks("dice-battle", mode="quick")
    page.locator('[data-play="dice-battle"]').tap()
    board = Board(visitor)
    seen: set[str] = set()

    def answer(board: Board, kind: str) -> None:
        if kind not in seen:
            seen.add(kind)
            assert small_targets(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") == 390
        if kind == "tendency":
            board.choice("attack").tap()
        elif kind == "keep":
            page.locator('[data-choice^="keep-"]').first.tap()
        else:
            usable = page.locator('[data-card][aria-disabled="false"]')
            if usable.count():
                usable.first.tap()
            board.choice("lock").tap()

    board.play_on(answer)
    over(visitor)
    assert small_targets(page) == []
