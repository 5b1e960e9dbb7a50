"""The first match with a guide: told once, skipped, taken up again, played to its end."""

from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.guide import lesson, say_next


def test_it_is_begun_left_and_taken_up_again(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open()
    page.locator('a[href="/tutorial"]').click()
    say_next(visitor, "welcome", "total", "energy")
    expect(lesson(visitor, "tendency")).to_contain_text(visitor.t("tutorial-tendency"))
    expect(page.locator("[data-lit]")).to_have_attribute("data-part", "choice")  # what it speaks of is outlined
    board = Board(visitor)
    board.choice("balance").click()
    expect(lesson(visitor, "shield")).to_be_visible()
    page.reload()
    expect(lesson(visitor, "shield")).to_be_visible()
    step = board.step
    passing(board, board.ready())
    board.answered(step)
    expect(lesson(visitor, "roll")).to_be_visible()
    visitor.menu("nav-lobby", link=True).click()
    page.go_back()
    expect(lesson(visitor, "roll")).to_be_visible()
    assert board.step == step + 1


def test_the_guide_is_sent_away_and_called_back(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/tutorial")
    lesson(visitor, "welcome").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_text(visitor.t("tutorial-off"))).to_be_visible()
    board = Board(visitor)
    passing(board, board.ready())
    assert board.ready() == "pre"  # the game goes on without
    page.reload()
    expect(page.get_by_text(visitor.t("tutorial-off"))).to_be_visible()
    page.locator('[data-guide="on"]').click()
    expect(lesson(visitor, "shield")).to_be_visible()


def test_it_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit("en")
    visitor.open("/tutorial")
    lesson(visitor, "welcome").wait_for()
    board = Board(visitor)
    heard: set[str] = set()

    def answer(board: Board, kind: str) -> None:
        guide = board.page.locator("[data-lesson]")
        while guide.count():
            name = guide.get_attribute("data-lesson") or ""
            if name in heard:
                break
            heard.add(name)
            if guide.get_by_text(visitor.t("tutorial-your-choice")).count():
                break
            guide.locator('[data-guide="next"]').click()
            expect(lesson(visitor, name)).to_have_count(0)
        passing(board, kind)

    board.play_on(answer)
    expect(lesson(visitor, "end")).to_be_visible()
    assert {
        "welcome",
        "tendency",
        "shield",
        "roll",
        "events",
        "why",
        "gauge",
        "hint",
        "attack",
        "guard",
        "free",
    } <= heard
    assert len({frame["table"]["commitment"] for frame in visitor.heard("welcome")}) == 1
    lesson(visitor, "end").get_by_role("button", name=visitor.t("tutorial-again")).click()
    expect(lesson(visitor, "welcome")).to_be_visible()


def test_everybody_learns_with_the_same_dice(visit: Visit) -> None:
    pages = []
    for lang in ("en", "ko"):
        visitor = visit(lang)
        visitor.open("/tutorial")
        lesson(visitor, "welcome").wait_for()
        pages.append(visitor.heard("welcome")[-1]["table"])
    assert pages[0]["id"] != pages[1]["id"]
    assert pages[0]["commitment"] == pages[1]["commitment"]
