"""Trail on the screen: the controls of the rules, and stages won by mouse, by keyboard and by touch."""

import re

from playwright.sync_api import expect

from hanpan.games.loading import load_game
from hanpan.games.trail.content.catalogue import CARDS
from tests.e2e.conftest import Visit
from tests.e2e.keys import focused
from tests.e2e.look import THEMES
from tests.e2e.targets import small_targets
from tests.e2e.trail.board import FIGHT, TrailBoard, opens, position, words


def test_the_controls_of_movement_mode(visit: Visit) -> None:
    """TR-T28, TR-T06 and TR-T23 at the keys."""
    visitor = visit("en")
    hand = {"at": [2, 2], "spd": 2, "hand": ["C01", "C05", "C03", "C06", "C07"], "moving": False}
    board = TrailBoard(visitor).sit(position(visitor, monsters=[{"kind": "dummy", "at": [9, 5]}], p1=hand))
    keys = board.page.keyboard
    board.tile(9, 5).click()  # out of reach: nothing is asked for
    board.shows(mode=False)
    board.spd(2)
    keys.press("a")
    board.shows(mode=True)
    green = board.page.locator("[data-reach]")
    expect(green).to_have_count(15)
    costs = sorted(str(tile.get_attribute("data-reach")) for tile in green.all())
    assert costs == ["1"] * 8 + ["2"] * 7
    keys.press("a")
    board.shows(mode=False)
    keys.press("a")
    board.shows(mode=True)
    board.tile(6, 6).click(button="right")
    board.shows(mode=False)
    keys.press("a")
    board.shows(mode=True)
    keys.press("3")
    board.shows(mode=False, picked=3)
    keys.press("a")
    board.shows(mode=True)
    board.slot(1).click()
    board.shows(mode=False, picked=1)
    board.choice("mode").click()
    board.shows(mode=True)
    keys.press("Escape")
    board.shows(mode=False)


def test_a_press_or_a_drag_outside_movement_mode_opens_it_and_walks(visit: Visit) -> None:
    visitor = visit("en")
    board = TrailBoard(visitor).sit(position(visitor, **FIGHT))
    page = board.page
    expect(page.locator("[data-reach]")).not_to_have_count(0)
    board.shows(mode=False)
    board.tile(3, 2).hover()
    board.foretold("trail-walk-to", x=3, y=2, cost=1, spd=2)
    step = board.step
    board.tile(3, 2).click()
    board.spd(2)
    board.shows(mode=True)
    assert board.step == step + 2  # the press, then the walk
    board.choice("undo").click()
    board.spd(3)
    board.choice("mode").click()
    board.shows(mode=False)
    expect(page.locator("[data-reach]")).not_to_have_count(0)
    board.tile(2, 2).hover()
    page.mouse.down()
    board.tile(4, 3).hover()
    expect(page.locator('[data-fact="way-cost"]')).to_have_text("−2")
    page.mouse.up()
    board.spd(1)
    board.slot(1).click()  # a card in hand: a press is for the card
    expect(page.locator("[data-reach]")).to_have_count(0)


def test_the_coach_draws_its_plan_and_goes_along(visit: Visit) -> None:
    visitor = visit("en")
    board = TrailBoard(visitor).sit(position(visitor, **FIGHT))
    page = board.page
    board.advised()
    plan = page.locator('[data-part="plan"]')
    expect(plan.locator('[aria-current="step"]')).to_contain_text("1")
    first = page.locator('[data-part="grid"] [data-plan="1"]')
    expect(first).to_have_count(1)
    label = board.t("trail-plan-move", n=1)
    spot = page.locator(f'[role="gridcell"][aria-label$="{label}"]')
    expect(spot).to_have_count(1)
    expect(page.locator("p[aria-live]", has_text=board.t("trail-plan-said", words="").strip())).to_have_count(1)
    spot.click()
    board.spd(2)
    expect(first).to_have_count(0)
    expect(plan).to_be_visible()
    board.choice("undo").click()
    board.spd(3)
    expect(first).to_have_count(1)  # taken back: the plan is where it was
    board.tile(2, 3).click()
    board.spd(2)
    expect(plan).to_have_count(0)  # another way


def test_a_stage_is_won_with_the_mouse(visit: Visit) -> None:
    visitor = visit("ko")
    table = position(visitor, **FIGHT)
    board = TrailBoard(visitor).sit(table)
    watched = visit("en").open(f"/t/{table}")
    expect(watched.locator('[data-part="grid"]')).to_be_visible()
    expect(watched.locator('[data-part="forecast"]')).to_have_count(0)  # what would happen is told to whoever plays
    board.choice("mode").click()
    board.tile(4, 3).hover()
    board.foretold("trail-walk-to", x=4, y=3, cost=2, spd=1)
    board.foretold("trail-deduction", left=1)
    board.tile(4, 3).click()
    board.spd(1)
    expect(board.tile(2, 2)).to_have_attribute("data-closed", "true")
    expect(board.tile(3, 2)).to_have_attribute("data-bump", "true")
    board.choice("undo").click()
    board.spd(3)
    expect(board.page.locator("[data-closed]")).to_have_count(0)
    board.tile(4, 3).click()
    board.spd(1)
    board.tile(3, 3).click()  # a free neighbour: the trail went over (3,2)
    board.spd(0)
    board.choice("undo").click()
    board.spd(1)
    for _ in range(2):
        board.page.locator('[data-card="C01"]').first.click()
        board.tile(5, 2).hover()
        expect(board.page.locator('[data-part="forecast"]')).to_contain_text("−6")
        board.tile(5, 2).click()
        expect(board.page.locator('[data-card][aria-pressed="true"]')).to_have_count(0)
    board.won()


def test_a_stage_is_won_with_the_keyboard(visit: Visit) -> None:
    visitor = visit("en")
    board = TrailBoard(visitor).sit(position(visitor, **FIGHT))
    page, keys = board.page, board.page.keyboard
    keys.press("a")
    board.shows(mode=True)
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        keys.press(key)
    expect(board.tile(4, 3)).to_be_focused()
    assert "2 movement" in str(board.tile(4, 3).get_attribute("aria-label"))
    keys.press("Enter")
    board.spd(1)
    keys.press("1")  # a Shield needs no target
    board.shows(mode=False, picked=1)
    keys.press("Enter")
    expect(page.locator('[data-effect="block"]')).to_be_visible()
    for _ in range(2):
        keys.press("1")
        expect(board.tile(5, 2)).to_be_focused()
        keys.press("Enter")
        board.ready()
    board.won()
    assert not focused(page).startswith("<body"), "the focus was lost"


def test_a_stage_is_won_by_touch_on_a_small_screen(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    p1 = {**FIGHT["p1"], "hand": ["C01"]}
    board = TrailBoard(visitor).sit(position(visitor, **{**FIGHT, "p1": p1}))
    page = board.page
    board.choice("mode").tap()
    board.shows(mode=True)
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    box = board.tile(4, 3).bounding_box()
    assert box is not None
    assert box["width"] >= 32
    board.tile(4, 3).tap()  # shows what would happen
    board.foretold("trail-deduction", left=1)
    board.spd(3)
    board.tile(4, 3).tap()
    board.spd(1)
    board.slot(1).tap()
    board.tile(5, 2).tap()
    board.choice("commit").tap()
    expect(page.locator("[data-card]")).to_have_count(0)
    board.choice("end").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(board.t("trail-force", left=1))
    step = board.step
    board.choice("force").tap()
    board.answered(step)
    expect(page.locator('[data-effect="leg"]')).to_contain_text("−1")
    board.slot(1).tap()
    board.tile(5, 2).tap()
    board.tile(5, 2).tap()
    board.won()
    assert small_targets(page) == []


# A key as a Korean keyboard sends it: the letter it writes, or none while a syllable is put together.
_HANGUL = """([key, code, isComposing]) => (document.activeElement ?? document.body).dispatchEvent(
  new KeyboardEvent('keydown', { key, code, isComposing, bubbles: true, cancelable: true }))"""


def test_keys_work_by_their_place_with_hangul_on(visit: Visit) -> None:
    visitor = visit("ko")
    board = TrailBoard(visitor).sit(position(visitor, **FIGHT))

    def press(key: str, code: str, *, composing: bool = False) -> None:
        board.page.evaluate(_HANGUL, [key, code, composing])

    press("ㅁ", "KeyA")
    board.shows(mode=True)
    press("Process", "KeyA", composing=True)
    board.shows(mode=False)
    press("ㅁ", "KeyA")
    board.shows(mode=True)
    board.tile(3, 2).hover()
    expect(board.page.locator('[data-fact="way-cost"]')).to_have_text("−1")
    board.tile(3, 2).click()
    board.spd(2)
    press("ㅕ", "KeyU")
    board.spd(3)
    press("ㅗ", "KeyH")
    expect(board.page.get_by_role("complementary", name=visitor.t("board-coach"))).to_be_visible()
    press("ㄷ", "KeyE")
    expect(board.page.get_by_role("dialog")).to_be_visible()
    board.choice("force").click()
    expect(board.page.locator('[data-part="head-leg"]')).to_be_visible()  # also where nothing is shown step by step

    page = visitor.open("/editor/trail")
    page.locator('[data-tile="3,3"]').focus()
    for key, code, composing in (("ㅌ", "KeyX", False), ("Process", "KeyO", True)):
        page.evaluate(_HANGUL, [key, code, composing])
        page.keyboard.press("ArrowRight")
    expect(page.locator('[data-tile="3,3"]')).to_have_attribute("data-sign", "x")
    expect(page.locator('[data-tile="4,3"]')).to_have_attribute("data-sign", "o")


def test_what_is_drawn_can_be_played(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/editor/trail")
    faults = page.locator('[data-part="faults"]')
    expect(faults).to_contain_text("no monster")
    page.locator('[data-tile="1,1"]').focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "9", "ArrowRight", "#"):
        page.keyboard.press(key)
    expect(page.locator('[data-tile="3,2"]')).to_have_attribute("data-sign", "9")
    expect(page.locator('[data-tile="4,2"]')).to_have_attribute("data-sign", "#")
    page.get_by_role("radio", name=words("en")("tile-spikes")).check(force=True)
    page.locator('[data-tile="8,5"]').click()
    for place in ("2,6", "1,5", "2,5"):
        page.locator(f'[data-tile="{place}"]').focus()
        page.keyboard.press("#")
    expect(faults).to_contain_text("Row 6, column 1")
    for x in (1, 2):
        page.locator(f'[data-tile="{x},5"]').focus()
        page.keyboard.press(".")
    expect(faults).to_contain_text(words("en")("editor-fine"))
    link = page.url
    page.locator('[data-choice="play-map"]').click()
    board = TrailBoard(visitor)
    assert board.ready() == "turn"
    assert board.view["tiles"][47] == 2
    expect(page.locator('[data-unit="dummy"]')).to_have_count(1)
    page.goto(link)
    expect(page.locator('[data-tile="3,2"]')).to_have_attribute("data-sign", "9")


def test_pointing_at_a_potion_shows_what_it_would_do(visit: Visit) -> None:
    visitor = visit("ko")
    held = {"hp": 22, "spd": 4, "potions": ["fixing", "healing"]}
    board = TrailBoard(visitor).sit(position(visitor, stage="ruins", p1=held))
    page = board.page
    page.locator('[data-potion="healing"]').hover()
    board.foretold("trail-change-hp", before=22, after=32)
    page.locator('[data-potion="fixing"]').hover()
    page.evaluate(_PRESSED_AND_LEFT)
    page.wait_for_timeout(300)  # the browser tells late what has come to lie under the mouse at rest
    board.foretold("trail-change-spd", before=4, after=6)
    board.choice("fix-1").hover()
    board.foretold("trail-change-spd", before=4, after=1)


# Opens the numbers of the potion under the mouse, and goes to the last of them by keys at once.
_PRESSED_AND_LEFT = """async () => {
  document.querySelector('[data-potion="fixing"]').click();
  await new Promise(queueMicrotask);
  document.querySelector('[data-choice="fix-6"]').focus();
}"""


def test_the_rules_say_why_a_card_cannot_be_played(visit: Visit) -> None:
    visitor = visit("en")
    hand = {"at": [2, 2], "mana": 1, "hand": ["C04", "C03"]}
    board = TrailBoard(visitor).sit(position(visitor, monsters=[{"kind": "dummy", "at": [9, 5]}], p1=hand))
    dear, aimed = (CARDS[card] for card in ("C04", "C03"))
    said = load_game("trail").texts("en")
    board.slot(1).click()
    why = board.page.locator('[data-part="barred"]')
    expect(why).to_contain_text(said("refusal-no-mana", card=dear.id, cost=dear.mana, mana=1))
    board.slot(2).click()
    expect(why).to_contain_text(said("refusal-bad-target", card=aimed.id, target=aimed.target))


def test_between_stages_a_die_is_carved(visit: Visit) -> None:
    visitor = visit("ko")
    board = TrailBoard(visitor).sit(position(visitor, stage=1, phase="event", offers=["E4", "E1"]))
    page = board.page
    board.choice("visit-E4").click()
    page.locator('[data-carve="1+"]').click()
    expect(board.choice("carve")).to_be_disabled()
    expect(page.get_by_text(load_game("trail").texts("ko")("refusal-die-too-good", total=13, most=12))).to_be_visible()
    for _ in range(2):  # the rules say how far a face goes
        page.locator('[data-carve="1+"]').click()
    expect(page.locator('[data-carve="1+"]')).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        page.locator('[data-carve="1-"]').click()
    expect(page.locator('[data-carve="1+"]')).to_have_attribute("aria-disabled", "false")
    page.locator('[data-carve="2-"]').click()
    step = board.step
    board.choice("carve").click()
    board.answered(step)
    assert sorted(board.view["faces"]) == [2, 3, 3, 4]
    assert board.view["stage_id"] == "ruins"


def test_the_run_of_the_day_has_a_board(visit: Visit) -> None:
    visitor = visit("en")
    visitor.open("/daily/trail")
    expect(visitor.page.get_by_text(visitor.t("daily-none"))).to_be_visible()
    board = TrailBoard(visitor).sit(opens(visitor, "daily"))
    while board.ready() != "over":  # nobody survives standing still
        step = board.step
        board.choice("end").click()
        if board.page.get_by_role("dialog").count():
            board.choice("force").click()
        board.answered(step)
    run = board.page.locator('[data-part="summary"]')
    expect(run.locator('[data-fact="turns"]')).to_have_text(str(board.view["round"]))
    expect(run.locator('[data-fact="taken"]')).to_have_text(str(board.view["max_hp"]))
    expect(run.locator('[data-part="road"]')).to_be_visible()
    board.statistics()
    visitor.open("/daily/trail")
    cells = visitor.page.get_by_role("row").nth(1).get_by_role("cell")
    expect(cells.filter(has_text=visitor.t("daily-lost"))).to_be_visible()
    heads = [head.inner_text() for head in visitor.page.get_by_role("columnheader").all()]
    assert heads[3:6] == ["Stage", "Turns", "HP"]
    expect(cells.nth(2)).to_have_text("1")  # the name is a header of its row
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    days = visitor.page.locator('[data-part="days"]')
    expect(days).to_contain_text(visitor.t("daily-row", days=1))
    expect(days).to_contain_text(f"Stage 1 · Turns {board.view['round']} · HP")
    visitor.button("daily-copy").click()
    expect(visitor.button("table-copied")).to_be_visible()
    lines = visitor.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[1].startswith("not finished · Stage 1 · ")
    assert lines[2].startswith("🟥 ")
    assert lines[3].endswith("/daily/trail")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    root = "document.documentElement"
    assert visitor.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth"), "the page is wider than the telephone"


def test_the_guide_leads_through_the_first_turn(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/tutorial/trail")
    board = TrailBoard(visitor)
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "mode")
    page.keyboard.press("a")
    expect(lesson).to_have_attribute("data-lesson", "walk")
    page.keyboard.press("Escape")  # movement mode goes, the guide stays
    board.shows(mode=False)
    expect(lesson).to_have_attribute("data-lesson", "walk")


def test_a_tile_out_of_reach_is_red_and_says_why(visit: Visit) -> None:
    visitor = visit("ko")
    here = {**FIGHT, "p1": {**FIGHT["p1"], "moving": True}}
    board = TrailBoard(visitor).sit(position(visitor, **here))
    why, said = board.page.locator('[data-part="barred"]'), load_game("trail").texts("ko")
    board.tile(10, 1).hover()
    expect(why).to_contain_text(said("refusal-out-of-reach", to="10, 1", spd=3))
    board.tile(5, 2).hover()
    expect(why).to_contain_text(said("refusal-occupied", to="5, 2"))
    board.tile(3, 2).hover()
    expect(why).to_have_count(0)
    expect(board.tile(10, 1).locator(".far")).to_have_count(1)
    expect(board.tile(3, 2).locator(".far, .stop")).to_have_count(0)


def test_the_price_of_the_tile_above_stands_apart_from_the_number_over_the_head(visit: Visit) -> None:
    visitor = visit("en")
    here = {**FIGHT, "p1": {**FIGHT["p1"], "spd": 4, "moving": True}}
    board = TrailBoard(visitor).sit(position(visitor, **here))
    price, head = board.tile(2, 1).locator(".cost"), board.page.locator('[data-fact="head-spd"]')
    expect(price).to_have_text("1")
    expect(head).to_have_text("4")
    over = (price.evaluate("(one) => one.getBoundingClientRect().bottom"), head.bounding_box())
    assert over[1] is not None
    assert over[0] <= over[1]["y"] + over[1]["height"] * 0.25  # a line of text is higher than its digits


def test_a_warning_is_not_painted_in_the_red_of_where_one_cannot_go(visit: Visit) -> None:
    """Red is the strongest part of the colour of a blocked tile, and not of a warned one."""
    visitor = visit("en")
    here = {**FIGHT, "monsters": [{"kind": "slime", "at": [3, 2]}], "p1": {**FIGHT["p1"], "moving": True}}
    board = TrailBoard(visitor).sit(position(visitor, **here))
    for theme in THEMES:
        board.page.emulate_media(color_scheme=theme)
        for name, red in (("warned", False), ("stop", True)):
            painted = board.page.locator(f'[data-part="grid"] .{name}').first
            colour = painted.evaluate("(one) => getComputedStyle(one).stroke")
            strengths = [int(part) for part in re.findall(r"\d+", colour)[:3]]
            assert (strengths[0] == max(strengths)) == red, (theme, name, colour)
