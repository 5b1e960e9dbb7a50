"""Who somebody is, and which tables there are."""

import re

import pytest
from playwright.sync_api import Locator, expect

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.games.registry import game_ids
from tests.e2e.accessible import faults
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.targets import small_targets
from tests.e2e.visitor import Visitor


def listed(visitor: Visitor, name: str, table: str) -> Locator:
    """The link to a table in one of the lobby's lists."""
    region = visitor.page.get_by_role("region", name=visitor.t(name), exact=True)
    return region.locator(f'a[href$="/{table}"]')


def test_tables_are_listed_for_whom_they_concern(visit: Visit) -> None:
    owner, other = visit("en"), visit("ko")
    running = owner.opens(visibility="public")
    waiting = owner.opens("open", visibility="public")
    hidden = owner.opens("open")
    owner.open()
    other.open()
    expect(listed(owner, "lobby-mine", running)).to_be_visible()
    expect(listed(owner, "lobby-mine", hidden)).to_be_visible()
    expect(listed(other, "lobby-watch", running)).to_have_text(other.t("lobby-look"))
    expect(listed(other, "lobby-open", waiting)).to_have_text(other.t("lobby-join"))
    assert other.page.locator(f'a[href$="/{hidden}"]').count() == 0, "found without its link"
    listed(other, "lobby-open", waiting).click()
    other.button("table-join").click()
    assert Board(other).ready() == "tendency"
    owner.page.reload()
    owner.page.get_by_role("link", name=owner.t("lobby-continue")).first.click()
    assert Board(owner).ready() == "tendency"


def test_an_open_game_says_how_far_it_has_come(visit: Visit) -> None:
    visitor = visit("en")
    stage = {"mode": "run", "stage": 3, "p1": {"hp": 19}}
    visitor.api("POST", "positions", {"game": "trail", "given": stage})
    table = visitor.opens()
    Board(visitor).sit(table).play_on(passing, rounds=1)
    visitor.open()
    mine = visitor.page.get_by_role("region", name=visitor.t("lobby-mine"), exact=True).get_by_role("listitem")
    expect(mine.filter(has_text=visitor.t("game-trail"))).to_contain_text("Stage 3, turn 1")
    expect(mine.filter(has_text=visitor.t("game-dice-battle"))).to_contain_text("Round 2")


def test_matches_are_listed_with_result_opponent_and_date(visit: Visit) -> None:
    one, two = visit("en"), visit("ko")
    page = one.open()
    guided = page.locator('a.button[href="/tutorial"]')
    expect(guided).to_be_visible()  # a newcomer is asked to learn
    table = one.opens("open")
    two.api("POST", f"tables/{table}/join")
    for visitor in (one, two):
        Board(visitor).sit(table)
    two.menu("table-resign").click()
    two.button("table-yes").click()
    expect(one.page.locator(END)).to_be_visible()
    names = [seat["name"] for seat in one.api("GET", f"tables/{table}")["seats"].values()]
    for visitor, rival, result in ((one, names[1], "match-won"), (two, names[0], "match-lost")):
        for path in ("/", "/matches"):
            visitor.open(path)
            row = visitor.page.locator(f'[data-match="{table}"]')
            expect(row).to_contain_text(visitor.t(result))
            expect(row).to_contain_text(rival)
            expect(row.locator("time")).to_have_attribute("datetime", re.compile(r"^20\d\d-"))
            expect(row.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
    one.open()
    page.locator("[data-match]").wait_for()
    expect(guided).to_have_count(0)  # nobody is new here twice


def test_every_game_can_be_begun_the_usual_one_first(visit: Visit) -> None:
    page = visit("en").open()
    starts = page.locator(".game [data-start]")
    expect(starts).to_have_count(len(game_ids()))
    for start, game_id in zip(starts.all(), game_ids(), strict=True):
        expect(start).to_have_attribute("data-start", game_id)


def test_a_new_visitor_becomes_one_guest(visit: Visit) -> None:
    visitor = visit("ko", new=True)
    answers: list[str] = []
    visitor.page.on("response", lambda answer: answers.append(answer.header_value("set-cookie") or ""))
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    page.get_by_role("region", name=visitor.t("lobby-watch"), exact=True).get_by_text(visitor.t("lobby-none-watch"))
    page.wait_for_load_state("networkidle")
    assert len([cookie for cookie in answers if cookie]) == 1
    assert visitor.api("GET", "me")["name"].startswith("손님")


def test_an_account_keeps_what_the_guest_played(visit: Visit) -> None:
    guest, elsewhere = visit("en"), visit("ko")
    table = guest.opens()
    name = f"Mina {table[:4]}"
    page = guest.open("/account")
    page.get_by_label(guest.t("account-name")).first.fill("Somebody else")
    guest.button("account-rename").click()
    expect(page.locator("main").get_by_role("status")).to_have_text(guest.t("account-renamed", name="Somebody else"))
    form = page.locator("form").filter(has=page.locator('[type="password"]'))
    form.get_by_label(guest.t("account-name")).fill(name)
    form.get_by_label(guest.t("account-password")).fill("correct horse battery")
    guest.button("account-register").click()
    expect(page.get_by_text(guest.t("account-signed-in", name=name))).to_be_visible()
    guest.open()
    expect(listed(guest, "lobby-mine", table)).to_be_visible()

    other = elsewhere.open("/account")
    form = other.locator("form").filter(has=other.locator('[type="password"]'))
    form.get_by_label(elsewhere.t("account-name")).fill(name)
    form.get_by_label(elsewhere.t("account-password")).fill("wrong password")
    elsewhere.allow("401")
    elsewhere.button("account-login").click()
    expect(other.get_by_role("alert")).to_have_text(elsewhere.t("problem-wrong-password"))
    form.get_by_label(elsewhere.t("account-password")).fill("correct horse battery")
    elsewhere.button("account-login").click()
    expect(other.get_by_text(elsewhere.t("account-signed-in", name=name))).to_be_visible()
    other.get_by_role("link", name=elsewhere.t("nav-lobby"), exact=True).click()
    listed(elsewhere, "lobby-mine", table).click()
    board = Board(elsewhere)
    passing(board, board.ready())  # the seat is there too, and can be played
    assert board.ready() == "pre"

    guest.open("/account")
    guest.button("account-logout").click()
    expect(guest.page.get_by_text(guest.t("account-guest"))).to_be_visible()
    guest.open()
    expect(guest.page.get_by_text(guest.t("lobby-none-mine"))).to_be_visible()
    guest.open(f"/t/{table}")  # the browser still remembers the key, but somebody else has come
    expect(guest.page.get_by_text(guest.t("board-watching"))).to_be_visible()


def test_an_impossible_variant_is_refused_with_its_reason(visit: Visit) -> None:
    visitor = visit("en")
    visitor.allow("400")
    page = visitor.open()
    visitor.button("lobby-new").click()
    page.get_by_text(visitor.t("lobby-numbers")).click()
    field = page.get_by_label(visitor.t("lobby-variant"))
    field.fill("shield.cost=99999")
    visitor.button("lobby-create").click()
    fault = page.locator('[data-field="overrides"] [data-fault]')
    expect(fault).to_contain_text("shield.cost")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-describedby", str(fault.get_attribute("id")))
    field.fill("shield.cost=2\nshield.cost=much")
    visitor.button("lobby-create").click()
    expect(fault).to_have_text(visitor.t("lobby-variant-wrong", line=2, text="shield.cost=much"))


def test_a_new_table_is_made_with_chips_on_one_screen(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    page = visitor.open()
    visitor.button("lobby-new").click()
    form = page.locator("form")
    expect(form.locator("select")).to_have_count(0)
    games = form.locator('[data-pick="game"]')
    for game in [games.nth(place) for place in range(games.count())]:
        game.check(force=True)
        if form.locator('[data-pick="against"]').count():
            form.locator('[data-pick="against"][value="bot"]').check(force=True)
        dialog = page.get_by_role("dialog")
        assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, game.get_attribute("value")
        expect(visitor.button("lobby-create")).to_be_in_viewport()
    assert small_targets(page) == []
    # By keyboard: one press of Tab a group, arrows inside it.
    games.first.focus()
    page.keyboard.press("ArrowRight")
    expect(games.nth(1)).to_be_checked()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.pick") == "mode"


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_that_goes_on_is_shown_as_it_stands(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang, width=390, height=844)
    visitor.api("POST", "positions", {"game": "trail", "given": {"mode": "run", "stage": 3, "p1": {"hp": 19}}})
    page = visitor.open("/")
    card = page.get_by_role("region", name=visitor.t("lobby-mine")).get_by_role("listitem")
    expect(card).to_contain_text("19/40")
    picture = card.get_by_role("img")
    expect(picture).to_have_accessible_name(re.compile("3.*19/40"))
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert faults(page) == ""
