"""The first match with a guide: played by what it outlines, left, taken up again, sent away."""

from playwright.sync_api import expect

from hanpan.core.contract.rulebook import Lang
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.fits import misfits, seen_at_once
from tests.e2e.guide import SMALL, led, lesson
from tests.e2e.visitor import Visitor

LESSONS = ["tendency", "shield", "hint", "attack", "roll", "why", "card"]


def _learns(visit: Visit, lang: Lang, **settings: str) -> Visitor:
    """Somebody with the settings of a newcomer, but for the show."""
    return visit(lang, lone="answer", **settings)


def test_it_is_played_to_its_end_by_what_it_outlines(visit: Visit) -> None:
    visitor = _learns(visit, "ko")
    page = visitor.open("/tutorial")
    board = Board(visitor)
    met = led(visitor, lambda: passing(board, board.ready()))
    assert met == LESSONS
    expect(lesson(visitor, "end")).to_be_visible()
    for size in (*SMALL, (390, 844), (1280, 800)):
        assert misfits(page, *size) == []
        assert seen_at_once(page, "#verdict"), f"{size}: the result is hidden"
    assert len({frame["table"]["commitment"] for frame in visitor.heard("welcome")}) == 1
    lesson(visitor, "end").get_by_role("button", name=visitor.t("tutorial-again")).click()
    expect(lesson(visitor, "tendency")).to_be_visible()


def test_it_is_begun_left_and_taken_up_again(visit: Visit) -> None:
    visitor = _learns(visit, "en")
    page = visitor.open()
    page.locator('a[href="/tutorial"]').click()
    expect(lesson(visitor, "tendency")).to_contain_text(visitor.t("tutorial-tendency", by="keys"))
    expect(page.locator("[data-lit]")).to_have_attribute("data-choice", "balance")  # the very thing is outlined
    board = Board(visitor)
    board.choice("balance").click()
    expect(lesson(visitor, "shield")).to_be_visible()
    page.reload()
    expect(lesson(visitor, "shield")).to_be_visible()
    visitor.menu("nav-lobby", link=True).click()
    page.go_back()
    expect(lesson(visitor, "shield")).to_be_visible()
    board.choice("shield").click()
    expect(page.locator("[data-lit]")).to_have_attribute("data-choice", "lock")


def test_words_are_for_the_hand_that_presses(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    visitor.open("/tutorial")
    expect(lesson(visitor, "tendency")).to_contain_text(visitor.t("tutorial-tendency", by="touch"))


def test_the_guide_is_sent_away_and_called_back(visit: Visit) -> None:
    visitor = _learns(visit, "en")
    page = visitor.open("/tutorial")
    lesson(visitor, "tendency").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_text(visitor.t("tutorial-off"))).to_be_visible()
    board = Board(visitor)
    passing(board, board.ready())
    assert board.ready() == "pre"  # the game goes on without
    page.reload()
    expect(page.get_by_text(visitor.t("tutorial-off"))).to_be_visible()
    page.locator('[data-guide="on"]').click()
    expect(lesson(visitor, "shield")).to_be_visible()


def test_what_was_begun_with_other_lessons_goes_on(visit: Visit) -> None:
    visitor = _learns(visit, "en")
    page = visitor.open("/tutorial")
    lesson(visitor, "tendency").wait_for()
    Board(visitor).choice("balance").click()
    lesson(visitor, "shield").wait_for()
    key = "hanpan.tutorial.dice-battle"
    page.evaluate(
        "key => { const { table } = JSON.parse(localStorage[key]);"
        " localStorage[key] = JSON.stringify({ table, step: 12, silent: false }); }",
        key,
    )
    page.reload()
    expect(lesson(visitor, "shield")).to_be_visible()


def test_everybody_learns_with_the_same_dice(visit: Visit) -> None:
    pages = []
    for lang in ("en", "ko"):
        visitor = visit(lang)
        visitor.open("/tutorial")
        lesson(visitor, "tendency").wait_for()
        pages.append(visitor.heard("welcome")[-1]["table"])
    assert pages[0]["id"] != pages[1]["id"]
    assert pages[0]["commitment"] == pages[1]["commitment"]
