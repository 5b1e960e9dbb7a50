"""The board for any game: every game is played on it to the end by keyboard, watched, and shown again."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hanpan.cli.commands.new_game import skeleton
from hanpan.core.contract.params import values
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.e2e.accessible import faults
from tests.e2e.board import END, LINE, READY, Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.targets import small_targets
from tests.e2e.visitor import Visitor
from tests.plugin.installed import installed
from tools.web import ROOT

# Numbers under which a game is over sooner; others are played as they are.
SOON = {
    "modes.quick": 2,
    "modes.regular": 2,
    "end.rounds": 2,
    "setup.hp": 3,
    "player.hp": 3,
}
OPTIONS = '[data-place][aria-busy="false"]'
OPTION = "[data-option]:not(:disabled)"
MOST = 400  # questions of one game


def opened(visitor: Visitor, game_id: str) -> str:
    """A table of a short game against random bots; its id."""
    usual = load_game(game_id)
    bot = {"kind": "bot", "level": "random"}
    seats = {seat: {"kind": "me"} if seat == "p1" else bot for seat in usual.info.seats}
    overrides = {name: value for name, value in SOON.items() if name in values(usual.params)}
    body = {"game": game_id, "mode": usual.info.default_mode, "seats": seats, "overrides": overrides}
    table: str = visitor.api("POST", "tables", body)["table"]["id"]
    return table


def by_keys(board: Board, dice: random.Random) -> None:
    """Answer the question by digits, option by option; where there are pages, sometimes from a later one."""
    page, step = board.page, board.step
    gone = f'{END}, {READY}:not([data-step="{step}"])'
    options = page.locator(OPTIONS)
    while True:
        page.locator(f"{OPTIONS} {OPTION}, {gone}").first.wait_for()
        if page.locator(gone).count():
            return
        place = options.get_attribute("data-place")
        more = page.locator('[data-choice="later"]').count() and dice.randrange(3) == 0
        page.keyboard.press("0" if more else str(1 + dice.randrange(page.locator(OPTION).count())))
        page.locator(f'{gone}, {OPTIONS}:not([data-place="{place}"])').first.wait_for()


@pytest.mark.parametrize("game_id", game_ids())
def test_any_game_is_played_to_the_end_by_keyboard(visit: Visit, game_id: str) -> None:
    visitor = visit("ko" if game_ids().index(game_id) % 2 else "en")
    board = Board(visitor)
    table = opened(visitor, game_id)
    visitor.open(f"/t/{table}?board=plain")
    dice = random.Random(4)
    for _ in range(MOST):
        if board.ready() == "over":
            break
        by_keys(board, dice)
    expect(board.page.locator(END)).to_be_visible()
    assert "⟦" not in board.page.content(), "a message without words"
    counted = next(kind.opens.counted for kind in load_game(game_id).events if kind.opens)
    first = board.page.locator('[data-part="log"] h3').first
    expect(first).to_have_text(visitor.t(f"board-{counted}-n", round=1))


def test_a_game_is_watched_and_shown_again(visit: Visit) -> None:
    mina, joon = visit("en"), visit("ko")
    game_id = game_ids()[0]
    table = opened(mina, game_id)
    board = Board(mina)
    mina.open(f"/t/{table}?board=plain")
    assert board.ready() != "over"
    joon.open(f"/t/{table}?board=plain")
    expect(joon.page.get_by_text(joon.t("board-watching"))).to_be_visible()
    expect(joon.page.locator("[data-seat]")).to_have_count(len(load_game(game_id).info.seats))
    expect(joon.page.locator("[data-option]")).to_have_count(0)
    dice = random.Random(5)
    while board.ready() != "over":
        by_keys(board, dice)
    expect(joon.page.locator(END)).to_be_visible()
    mina.open(f"/replay/{table}?board=plain&step=0&seat=p1")
    now = mina.page.locator('[data-part="now"]')
    first = now.inner_text()
    mina.page.keyboard.press("End")
    expect(now).not_to_have_text(first)
    expect(mina.page.locator('[data-part="facts"]')).to_be_visible()
    expect(mina.page.locator('[data-part="log"] li').first).to_be_visible()
    expect(mina.page).to_have_url(re.compile("board=plain"))


def test_a_map_is_pasted_as_text_with_the_reasons_and_shows_who_stands_where(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    board = Board(visitor)
    body = {"game": "trail", "mode": "custom", "seats": {"p1": {"kind": "me"}}}
    visitor.open(f"/t/{visitor.api('POST', 'tables', body)['table']['id']}?board=plain")
    board.ready()
    page = visitor.page
    page.get_by_text(visitor.t("plain-text")).first.click()
    field = page.get_by_role("textbox", name=visitor.t("plain-text"))
    rows = [".P.....1..", *[".........."] * 5]
    field.fill("hum")
    field.press("Enter")
    expect(page.locator("details [role=status]")).to_contain_text(visitor.t("plain-unread"))
    field.fill("map\n" + "\n".join(rows).replace("P", "."))
    field.press("Enter")
    expect(page.locator("details [role=status]")).not_to_contain_text(visitor.t("plain-unread"))
    expect(page.locator('details [role=status] [data-sign="no"]')).to_be_visible()
    field.fill("map\n" + "\n".join(rows))
    visitor.button("plain-read").click()
    step = board.step
    visitor.button("plain-give").click()
    board.answered(step)
    squares = page.locator('[data-part="facts"] tbody tr').first.locator("td")
    expect(squares.nth(1)).to_have_text("@")
    expect(squares.nth(7)).to_have_text("1")
    heading = page.locator('[data-part="choice"] h2').inner_text()
    expect(page.locator('[data-part="spoken"]')).to_contain_text(heading)  # after what has happened
    assert len(page.locator('[data-part="spoken"]').inner_text()) > len(heading)
    assert_at_home(visitor)


def assert_at_home(visitor: Visitor) -> None:
    """Nothing is too wide, too small to press, or wrong for people who cannot see the page."""
    assert faults(visitor.page) == ""
    assert small_targets(visitor.page) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"


def press_hangul(visitor: Visitor, key: str, code: str) -> None:
    """A key as a browser tells it while Hangul is on."""
    script = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}))"
    visitor.page.evaluate(script, [key, code])


def test_people_seal_withdraw_judge_draw_and_play_again(visit: Visit) -> None:
    first, second, watcher = visit("en"), visit("ko", width=390, height=844, touch=True), visit("ko")
    table = first.opens(
        "open", judge=True, spectator_delay_s=2, clock={"base_s": 300, "increment_s": 0, "decision_s": 60}
    )
    second.api("POST", f"tables/{table}/join")
    everybody = first, second, watcher
    for visitor in everybody:
        visitor.open(f"/t/{table}?board=plain")
    one, two = Board(first), Board(second)
    for board in (one, two):
        board.ready()
        expect(board.page.locator('[data-seat="p1"] .clock')).to_have_text(re.compile(r"^\s*[01]:\d\d$"))
    expect(watcher.page.get_by_text(watcher.t("board-watching"))).to_be_visible()
    step = one.step
    press_hangul(first, "Process", "Digit1")
    one.sealed()
    press_hangul(first, "ㅕ", "KeyU")
    expect(first.page.locator(OPTION).first).to_be_visible()
    first.page.keyboard.press("ArrowDown")
    expect(first.page.locator(OPTION).first).to_be_focused()
    first.page.keyboard.press("Enter")
    one.sealed()
    log = watcher.page.locator(LINE)
    expect(log).to_have_count(first.page.locator(LINE).count())
    told = log.all_inner_texts()
    second.page.locator(OPTION).nth(1).tap()
    one.answered(step)
    assert log.all_inner_texts() == told, "the spectator saw it at once"
    expect(log.last).not_to_have_text(told[-1])
    assert_at_home(second)

    # A judge is called: both read what happened, on the same desk as at any board.
    first.desk().locator('[data-part="call-judge"] summary').click()
    first.page.locator('[data-part="call-judge"] button').last.click()
    for visitor in (first, second):
        expect(visitor.desk().locator('[data-part="explanation"]')).to_be_visible()
    key = first.api("GET", f"tables/{table}/seat")["judge_key"]
    judge = visit("en")
    judge.api("POST", "account/register", {"name": f"Sora {table[:4]}", "password": "correct horse battery"})
    judge.open(f"/t/{table}?board=plain#judge={key}")
    for visitor in (first, second):
        visitor.button("judge-agree", name=f"Sora {table[:4]}").click()
    ruling = judge.page.locator('[data-part="ruling"]')
    ruling.locator("input[type=radio]").nth(2).check()
    ruling.locator("select").select_option("0")
    ruling.locator("input[type=checkbox]").check()
    ruling.locator("button").click()
    for board in (one, two):
        expect(board.page.locator(READY)).to_have_attribute("data-ready", "tendency")

    first.menu("table-offer-draw").click()
    second.button("table-accept").click()
    for visitor in (first, second):
        expect(visitor.page.locator("#verdict")).to_have_text(visitor.t("end-draw"))
        visitor.button("end-rematch").click()
    for visitor in (first, second):  # the dice wait for both
        visitor.page.wait_for_url(lambda url: table not in url)
    for visitor in (first, second):
        Board(visitor).ready()
        expect(visitor.page).to_have_url(re.compile(r"board=plain"))
        expect(visitor.page.locator("[data-option]").first).to_be_visible()


def test_time_runs_out_though_the_show_goes_on(visit: Visit, site: Site) -> None:
    visitor = visit("ko", speed=0.5)
    with site.held() as let_pass:
        table = visitor.opens("random", clock={"base_s": 0, "increment_s": 0, "decision_s": 2})
        visitor.open(f"/t/{table}?board=plain")
        seat = visitor.page.locator('[data-seat="p1"]')
        for count in (1, 2):
            expect(seat.locator(".clock")).to_have_text(re.compile(r"^\s*0:0[0-2]$"))
            # What is shown gives way to the question: there is less time left than a show takes.
            expect(visitor.page.locator(f"{READY} {OPTION}").first).to_be_visible()
            let_pass(2)
            expect(seat).to_contain_text(visitor.t("board-missed", count=count))
        let_pass(2)
        expect(visitor.page.locator(END)).to_contain_text(visitor.t("end-timeout"))


def test_a_half_made_answer_outlives_the_line(visit: Visit) -> None:
    visitor = visit("en")
    visitor.allow(r"WebSocket connection|Failed to load resource|ERR_")
    board = Board(visitor)
    given = {"stage": "declare", "p1": {"energy": 3, "hand": ["A01", "A01", "A02"]}}
    seated = visitor.api("POST", "positions", {"game": "clash", "given": given, "seat": "p1", "level": "random"})
    page = visitor.open(f"/t/{seated['table']['id']}?board=plain")
    assert board.ready() == "declare"
    leads = page.locator(f"{OPTIONS} {OPTION}[data-leads]")
    leads.first.click()
    so_far = page.locator(".so-far b")
    expect(so_far).not_to_be_empty()
    before = so_far.inner_text()
    page.get_by_text(visitor.t("plain-text")).first.click()
    field = page.get_by_role("textbox", name=visitor.t("plain-text"))
    field.fill("pa")
    visitor.context.set_offline(True)
    expect(page.get_by_text(visitor.t("link-lost"))).to_be_visible()
    expect(page.locator(OPTION)).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.get_by_text(visitor.t("link-lost"))).to_be_hidden()
    expect(so_far).to_have_text(before)
    expect(field).to_have_value("pa")
    step = board.step
    page.locator(f"{OPTIONS} {OPTION}:not([data-leads])").first.click()
    board.answered(step)


@contextmanager
def two_moons(folder: Path) -> Iterator[str]:
    """A game that was installed after the client was built: as `hanpan new-game` writes it."""
    for path, text in skeleton("two-moons").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    with installed(folder, "hanpan-two-moons", {"two-moons": "two_moons:GAME"}):
        yield "two-moons"


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[str]:
    with two_moons(tmp_path) as game_id:
        yield game_id


def test_a_table_names_the_package_that_is_gone(client: Path, tmp_path: Path, visit: Visit) -> None:
    site = Site(tmp_path, client)
    try:
        with two_moons(tmp_path) as game_id:
            site.start()
            visitor = visit("ko", at=site.url, width=390, height=844)
            table = opened(visitor, game_id)
            site.stop()
        site.start()
        words = visitor.t("problem-missing-package", game=game_id, package="hanpan-two-moons 1.0")
        page = visitor.open()
        expect(page.get_by_text(words)).to_be_visible()
        expect(page.get_by_role("link", name=visitor.t("lobby-aside"))).to_be_visible()
        page.screenshot(path=ROOT / "out" / "screenshots" / "package-gone-ko.png", full_page=True)
        assert "⟦" not in page.content(), "a message without words"
        visitor.open(f"/t/{table}")
        expect(page.get_by_text(words)).to_be_visible()
        assert "⟦" not in page.content(), "a message without words"
        complaints = site.complaints()  # the operator is told, too
        assert complaints
        assert [said for said in complaints if "came with the package" not in said] == []
    finally:
        site.stop()


def test_a_game_that_the_client_does_not_know_is_played_from_the_lobby(
    newcomer: str, own_site: Site, visit: Visit
) -> None:
    visitor = visit("ko", at=own_site.url, width=390, height=844, touch=True)
    page = visitor.open()
    expect(page.get_by_role("heading", name="Two Moons")).to_be_visible()
    page.locator(f'[data-start="{newcomer}"]').click()
    board, dice = Board(visitor), random.Random(6)
    expect(page.get_by_role("heading", name="1라운드: 수를 고르세요.")).to_be_visible()
    expect(page.locator('[data-seat="p1"]')).to_contain_text("점수")
    page.screenshot(path=ROOT / "out" / "screenshots" / "newcomer-ko.png")
    assert_at_home(visitor)
    while board.ready() != "over":
        by_keys(board, dice)
    assert "⟦" not in page.content(), "a message without words"
    visitor.link("end-replay").click()
    expect(page.locator('[data-part="now"]')).to_be_visible()
    visitor.open(f"/rules/{newcomer}")
    expect(page.get_by_text("TM-PLAY-02").first).to_be_visible()
    assert "⟦" not in page.content(), "a message without words"
