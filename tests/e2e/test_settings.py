"""What a visitor can set has its effect, at once and the next time."""

from playwright.sync_api import expect

from tests.e2e.board import LINE, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.words import words

UNHURRIED = 0.25  # a show that a slow machine, too, can skip before it is over


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.opens())
    board.play_on(passing, rounds=1)
    page, korean = board.page, words("ko")
    expect(page.get_by_role("heading", name=visitor.t("prompt-tendency"))).to_be_visible()
    count = page.locator(LINE).count()
    visitor.menu("lang-other").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=korean("prompt-tendency"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator('[data-seat="p2"] h2')).to_contain_text(korean("bot-name", level="normal"))
    log = page.locator(LINE)
    expect(log).to_have_count(count)
    english = [line for line in log.all_inner_texts() if not any("가" <= letter <= "힣" for letter in line)]
    assert english == []
    passing(board, board.ready())
    board.page.locator('[data-part="choice"][data-ready="pre"]').wait_for()
    page.reload()
    expect(page.get_by_role("heading", name=korean("prompt-pre"))).to_be_visible()


def test_dark_colours(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.get_by_label(visitor.t("settings-theme-dark")).check()
    dark = page.evaluate(background)
    assert dark != light
    page.reload()
    expect(page.get_by_label(visitor.t("settings-theme-dark"))).to_be_checked()
    assert page.evaluate(background) == dark
    page.emulate_media(color_scheme="dark")
    page.get_by_role("group", name=visitor.t("settings-theme")).get_by_label(visitor.t("settings-theme-auto")).check()
    assert page.evaluate(background) == dark
    page.get_by_label(visitor.t("settings-theme-light")).check()
    assert page.evaluate(background) == light


def test_less_movement_where_the_system_or_the_visitor_asks(visit: Visit) -> None:
    visitor = visit(speed=UNHURRIED)
    visitor.page.emulate_media(reduced_motion="reduce")
    page = visitor.open("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "reduced")
    page.get_by_label(visitor.t("settings-motion-full")).check()
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_label(visitor.t("settings-motion-reduced")).check()
    board = Board(visitor).sit(visitor.position(stage="pre", p1={"tendency": "balance"}, p2={"tendency": "balance"}))
    board.choice("lock").click()
    expect(board.page.locator(".thrown > *").first).to_have_css("animation-name", "none")


def test_the_show_has_a_speed_and_can_be_skipped(visit: Visit) -> None:
    visitor = visit(speed=UNHURRIED)
    board = Board(visitor).sit(visitor.opens())
    page = board.page
    board.choice("balance").click()
    skip = visitor.button("board-skip")
    expect(skip).to_be_visible()
    skip.click()
    assert board.ready() == "pre"
    board.choice("lock").click()
    expect(page.locator(".thrown").first).to_be_visible()
    page.keyboard.press("Space")
    assert board.ready() == "post"
    assert board.unfold().count() == sum(event["kind"] != "phase" for step in board.told for event in step)
    page.goto(f"{visitor.url}/settings")
    page.get_by_label(visitor.t("settings-speed-0")).check()
    page.go_back()
    assert board.ready() == "post"
    board.choice("lock").click()
    assert board.ready() == "tendency"
    expect(skip).to_have_count(0)


def test_the_coach_speaks_always_when_asked_or_never(visit: Visit) -> None:
    visitor = visit(coach="always")
    table = visitor.opens()
    board = Board(visitor).sit(table)
    coach = board.page.get_by_role("complementary", name=visitor.t("board-coach"))
    expect(coach.get_by_role("listitem").first).to_be_visible()
    passing(board, board.ready())
    assert board.ready() == "pre"
    expect(coach).to_be_visible()  # again, at the next question
    board.page.goto(f"{visitor.url}/settings")
    board.page.get_by_label(visitor.t("settings-coach-off")).check()
    board.sit(table)
    expect(board.choice("hint")).to_have_count(0)
    board.page.keyboard.press("h")
    expect(coach).to_have_count(0)
    assert [frame for frame in visitor.sent if frame["type"] == "ask_hint"][2:] == []


def test_choices_can_be_confirmed_by_a_second_press(visit: Visit) -> None:
    visitor = visit(confirm="twice")
    board = Board(visitor).sit(visitor.opens())
    step = board.step
    board.choice("attack").click()
    expect(board.choice("attack")).to_contain_text(visitor.t("board-again"))
    board.choice("defence").click()  # another mind: it is armed instead
    expect(board.choice("attack")).not_to_contain_text(visitor.t("board-again"))
    assert board.step == step
    board.choice("defence").click()
    board.answered(step)
    assert board.view["p1"]["tendency"] == "defence"
    board.choice("lock").click()
    expect(board.choice("lock")).to_have_text(visitor.t("board-again"))
    board.choice("lock").click()
    board.answered(step + 1)


def test_the_title_tells_whose_turn_it_is(visit: Visit) -> None:
    visitor, rival = visit(), visit()
    table = visitor.opens("open")
    rival.api("POST", f"tables/{table}/join")
    board = Board(visitor).sit(table)
    expect(board.page).to_have_title(f"● {visitor.t('table-your-turn-title')} · Table · Hanpan")
    board.choice("attack").click()
    expect(board.page).to_have_title("Table · Hanpan")
