"""What the table shows at a decision: all of it on one screen, the hand, the round, positions, both sides of a swap."""

import pytest
from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.dice_battle.scenes import ME, RIVAL


def bottom(board: Board) -> float:
    """Where the question ends on the screen."""
    box = board.page.locator('[data-part="choice"]').bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 390, 844), ("ko", 1280, 720)])
def test_a_decision_fits_one_screen_with_the_own_hand_on_it(visit: Visit, lang: str, width: int, height: int) -> None:
    visitor = visit(lang, width=width, height=height, touch=width < 600)
    board = Board(visitor).sit(visitor.position(round=5, stage="tendency", p1=ME, p2=RIVAL))
    hand = board.page.locator('[data-part="hand"]')
    for card in ME["hand"]:  # type: ignore[attr-defined]
        expect(hand).to_contain_text(visitor.t(f"card-{card}"))
    assert bottom(board) <= height
    board.choice("attack").click()
    assert board.ready() == "pre"
    assert bottom(board) <= height
    board.choice("lock").click()
    assert board.ready() == "keep"  # luck is due
    expect(hand).to_contain_text(visitor.t("card-steal"))
    assert bottom(board) <= height


def test_a_position_after_the_roll_shows_specials_and_played_cards(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    rolled = {"tendency": "attack", "dice": [6], "specials": ["double"], "played": ["boost"]}
    me = {"total": 18, "energy": 5, "win_streak": 2, **rolled}
    rival = {**RIVAL, "tendency": "defence", "dice": [2, 5], "specials": ["ward"], "played": ["defence"]}
    board = Board(visitor).sit(visitor.position(round=6, stage="post", p1=me, p2=rival))
    mine, theirs = board.page.locator(".side.p1"), board.page.locator(".side.p2")
    expect(mine.locator('[data-special="double"]')).to_contain_text(visitor.t("special-double"))
    expect(mine.locator('[data-played="boost"]')).to_contain_text(visitor.t("card-boost"))
    expect(theirs.locator('[data-special="ward"]')).to_be_visible()
    expect(theirs.locator('[data-played="defence"]')).to_be_visible()
    expect(mine.locator(".steps")).to_contain_text("9")  # 6 and its bonus
    assert bottom(board) <= 844


def test_the_round_that_is_asked_about_stands_above_the_one_that_ended(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.opens())
    board.play_on(passing, rounds=1)
    stage = board.page.locator('[data-part="stage"]')
    expect(stage.locator(".where")).to_contain_text(visitor.t("board-round-of", round=2, rounds=5))
    expect(stage.locator('[data-part="past"]')).to_have_text(visitor.t("board-round-past", round=1))
    board.page.locator('[data-part="rounds"] button').first.click()
    effects = board.page.locator('[data-part="round"]')
    expect(effects).to_contain_text(visitor.t("board-round-effects", round=1))
    expect(effects).to_contain_text(visitor.t("board-round-protections", name="AI (normal)", shields=0, guards=0))


def test_the_table_has_the_whole_screen_and_gives_it_back(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    board = Board(visitor).sit(visitor.opens())
    menu, leave = board.page.locator("#menu"), visitor.t("table-full-screen-end")
    for whole in (True, False):
        visitor.menu("table-full-screen" if whole else "table-full-screen-end").click()
        expect(menu.get_by_text(leave)).to_have_count(int(whole))
        assert board.page.evaluate("document.fullscreenElement !== null") is whole
