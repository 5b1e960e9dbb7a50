"""A dispute in the browser: a call by keyboard, the same explanation for both, a judge by link to whom both agree."""

from playwright.sync_api import expect

from tests.e2e.board import END, Board, play_together
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.visitor import Visitor

LINKED = '[data-part="linkjudge"]'
DESK, EXPLAINED, RULING = '[data-part="judgedesk"]', '[data-part="explanation"]', '[data-part="ruling"]'


def _called(first: Visitor, second: Visitor) -> None:
    """The first calls with the keyboard alone; both read what happened and the clause behind it."""
    first.desk()
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
    second.page.locator('[data-part="calls"] button').click()
    for one in (first, second):
        expect(one.page.locator(EXPLAINED)).to_be_visible()
        expect(one.page.locator(EXPLAINED)).to_contain_text(one.t("judge-level-1"))
        expect(one.page.locator(f"{EXPLAINED} blockquote a")).to_contain_text("DB-")
        expect(one.page.locator(f"{EXPLAINED} li[aria-current]")).to_have_count(1)
    expect(first.page.locator(DESK)).to_contain_text(first.t("judge-called"))
    first.page.keyboard.press("Escape")
    expect(first.page.locator(DESK)).to_be_hidden()


def _agreed(judge: Visitor, table: str, key: str, *players: Visitor) -> None:
    """A judge comes by link: with an account, watching until both players have agreed; one does it by keyboard."""
    page = judge.open(f"/t/{table}?judge={key}")  # as links were once
    expect(page.get_by_role("alert").filter(has_text=judge.t("problem-judge-guest"))).to_be_visible()
    assert key not in page.url, "the key stays in the address"
    name = f"Sora {table[:4]}"
    page.wait_for_load_state("networkidle")  # requests in flight would be refused
    judge.api("POST", "account/register", {"name": name, "password": "correct horse battery"})
    page.goto(f"{judge.url}/t/{table}#judge={key}")  # into the address of the open page
    expect(page.locator(LINKED)).to_contain_text(judge.t("judge-you-wait"))
    assert key not in page.url, "the key stays in the address"
    page.reload()
    expect(page.locator(LINKED)).to_contain_text(judge.t("judge-you-wait"))
    expect(page.locator(RULING)).to_have_count(0)
    for one in players:
        button = one.desk().locator(LINKED).get_by_role("button", name=one.t("judge-agree", name=name))
        expect(page.locator(RULING)).to_have_count(0)
        button.focus()
        one.page.keyboard.press("Enter")
        expect(one.page.locator(LINKED).get_by_role("button", name=one.t("judge-disagree", name=name))).to_be_visible()
    for one in players:
        expect(one.page.locator(LINKED)).to_contain_text(one.t("judge-link-judges", name=name))
    expect(page.locator(RULING)).to_be_visible()


def test_what_is_not_as_usual_is_shown_before_sitting_down(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    changed = {"start.total": 5, "modes.quick": 7}
    table = host.opens("open", visibility="public", judge=True, overrides=changed)
    page = guest.open()
    row = (
        page.get_by_role("region", name=guest.t("lobby-open"), exact=True)
        .locator("li")
        .filter(has=page.locator(f'a[href$="/{table}"]'))
    )
    expect(row.locator('[data-part="changes"]')).to_contain_text("start.total")
    expect(row).to_contain_text(guest.t("terms-judge-link"))
    row.get_by_role("link").click()
    terms = page.locator('[data-part="terms"]')
    expect(terms.locator('[data-part="changes"] a').first).to_contain_text("DB-")
    expect(terms).to_contain_text(guest.t("judge-by-link"))
    assert guest.api("GET", f"tables/{table}/seat")["seat"] is None, "looking at it takes no seat"
    guest.button("table-join").click()
    assert Board(guest).ready() == "tendency"


def test_a_judge_is_called_and_takes_the_game_back(visit: Visit) -> None:
    first, second, judge = visit("en"), visit("ko"), visit("ko")
    table = first.opens("open", judge=True)
    key = first.api("GET", f"tables/{table}/seat")["judge_key"]
    second.api("POST", f"tables/{table}/join", {})
    for one in (first, second):
        one.open(f"/t/{table}")
    boards = Board(first), Board(second)
    play_together(boards, passing, until=lambda: bool(boards[0].asks()) and boards[0].step > 3)
    _called(first, second)
    _agreed(judge, table, key, first, second)
    page = judge.page
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
    _ruled_after_the_end(judge, first, second)


def _ruled_after_the_end(judge: Visitor, first: Visitor, second: Visitor) -> None:
    """The first calls once more; the judge disqualifies the second, and takes it back: the result is the old one."""
    end = first.page.locator(END)
    expect(end).to_be_visible()
    before = end.locator("h2").inner_text()
    first.desk().locator('[data-part="call-judge"] summary').click()
    first.page.locator('[data-part="call-judge"] button.main').click()
    page = judge.page
    page.locator(RULING).get_by_label(judge.t("judge-do-penalty")).check()
    page.locator(f"{RULING} select").nth(0).select_option("p2")
    page.locator(f"{RULING} select").nth(1).select_option("disqualified")
    page.locator(f"{RULING} input[type=checkbox]").check()
    page.locator(f"{RULING} button").click()
    for one in (first, second):
        expect(one.page.locator(END)).to_contain_text(one.t("end-judged"))
    expect(end.locator("h2")).to_have_text(first.t("end-win"))
    page.locator(RULING).get_by_label(judge.t("judge-do-back")).check()
    page.locator(f"{RULING} select").select_option(index=0)
    page.locator(f"{RULING} button").click()
    expect(end.locator("h2")).to_have_text(before)
    for one in (first, second):
        expect(one.page.locator(END)).not_to_contain_text(one.t("end-judged"))


def test_a_judge_states_the_position_and_the_players_agree(visit: Visit) -> None:
    first, second, judge = visit("en"), visit("ko", width=390, height=844), visit("en")
    table = first.opens("open", judge=True)
    key = first.api("GET", f"tables/{table}/seat")["judge_key"]
    second.api("POST", f"tables/{table}/join", {})
    for one in (first, second):
        one.open(f"/t/{table}")
    boards = Board(first), Board(second)
    play_together(boards, passing, until=lambda: bool(boards[0].asks()) and boards[0].step > 3)
    _called(first, second)
    _agreed(judge, table, key, first, second)
    ruling = judge.page.locator(RULING)
    ruling.get_by_label(judge.t("judge-do-correct")).check()
    ruling.locator("textarea").fill("p1.total: 9")
    ruling.locator("input[type=checkbox]").check()
    ruling.locator("button").click()
    for one in (first, second):
        asked = one.page.locator('[data-part="correction"]')
        expect(asked).to_contain_text("total: 9")
        asked.get_by_role("button", name=one.t("judge-correction-agree"), exact=True).click()
    for one in (first, second):
        expect(one.page.locator('[data-part="correction"]')).to_have_count(0)
        if one.page.locator(DESK).is_visible():
            one.page.keyboard.press("Escape")
        expect(one.page.locator('[data-part="log"]')).to_contain_text("total: 9")
    boards[0].ready()
    play_together(boards, passing)
    for one in (first, second):
        assert one.api("GET", f"tables/{table}/dice")["ok"]
