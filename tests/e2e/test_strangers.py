"""Two strangers press once each and sit at a table; whoever waits reads what happens next, and nobody is forced."""

from playwright.sync_api import expect

from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

PASSWORD = "correct horse battery"


def account(visitor: Visitor, name: str) -> None:
    visitor.api("GET", "me")
    visitor.api("POST", "account/register", {"name": name, "password": PASSWORD})


def test_two_strangers_press_once_each_and_meet(visit: Visit) -> None:
    mina, joon = visit(), visit("ko", width=390, height=844, touch=True)
    for visitor, name in ((mina, "Mina the Stranger"), (joon, "Joon the Stranger")):
        account(visitor, name)
        visitor.open("/account")
        expect(visitor.page.get_by_text(name)).to_be_visible()
        visitor.open("/")
    mina.page.locator('[data-seek="dice-battle"]').click()
    bar = mina.page.locator('[data-part="seeking"]')
    expect(bar).to_contain_text(mina.t("seek-rated"))
    expect(bar).to_contain_text(mina.t("seek-others", count=0))
    assert not faults(mina.page)
    mina.page.locator('[data-seek="clash"]').click()  # something else instead
    expect(bar).to_contain_text("Clash")
    bar.locator("[data-stop]").click()
    expect(bar).to_be_hidden()
    mina.page.locator('[data-seek="dice-battle"]').focus()
    mina.page.keyboard.press("Enter")
    expect(bar).to_be_visible()
    mina.page.goto(mina.url + "/rules")  # the place in the queue is kept
    expect(bar).to_be_visible()
    joon.page.locator('[data-seek="dice-battle"]').tap()
    for visitor in (mina, joon):
        visitor.page.wait_for_url("**/t/*")
        expect(visitor.page.locator('[data-part="around"] .card')).to_have_count(0)
    assert mina.page.url.split("/t/")[1] == joon.page.url.split("/t/")[1]


def test_a_bot_is_offered_to_whoever_waits_long_and_nobody_is_forced(visit: Visit) -> None:
    sora = visit()
    sora.open("/")
    sora.page.locator('[data-seek="dice-battle"]').click()
    bar = sora.page.locator('[data-part="seeking"]')
    expect(bar).to_contain_text(sora.t("seek-casual"))
    expect(bar.locator("[data-bot]")).to_be_visible()  # after BOT_AFTER_S of serve.py
    assert not faults(sora.page)
    bar.locator("[data-bot]").click()
    sora.page.wait_for_url("**/t/*")
    expect(bar).to_be_hidden()
    assert sora.api("GET", "news")["seeking"] is None


def test_a_friend_is_found_challenged_and_met(visit: Visit) -> None:
    mina, joon = visit(), visit("ko", width=390, height=844)
    for visitor, name in ((mina, "Mina the Friend"), (joon, "Joon the Friend")):
        account(visitor, name)
        visitor.open("/people")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.t("circle-title"))
    mina.page.get_by_role("searchbox").fill("joon the friend")  # as names are typed to log in
    mina.page.locator("[data-find]").click()
    mina.page.get_by_role("link", name="Joon the Friend").click()
    mina.page.locator("[data-friend]").click()
    expect(mina.button("friend-asked")).to_be_visible()
    joon.page.locator("[data-befriend]").click()
    expect(joon.page.get_by_role("link", name="Mina the Friend")).to_be_visible()
    mina.open("/people")
    friend = mina.page.locator("li", has=mina.page.get_by_role("link", name="Joon the Friend"))
    expect(friend).to_contain_text(mina.t("person-there"))
    assert not faults(mina.page)
    friend.locator("[data-challenge]").click()
    assert not faults(mina.page)
    mina.page.locator("[data-ask]").click()
    expect(mina.page.locator('[data-part="challenged"]')).to_contain_text("Joon the Friend")
    asked = joon.page.locator('[data-part="challenge"]')
    expect(asked).to_contain_text("Mina the Friend")
    assert not faults(joon.page)
    asked.locator("[data-accept]").click()
    for visitor in (mina, joon):
        visitor.page.wait_for_url("**/t/*")
    mina.menu("say-press").click()
    mina.page.locator('[data-phrase="luck"]').click()
    expect(joon.page.locator('[data-part="said"]')).to_contain_text(joon.t("phrase-luck"))
    mina.menu("report-title", name="Joon the Friend").click()
    mina.page.locator("[data-report]").click()
    expect(mina.page.get_by_text(mina.t("report-done"))).to_be_visible()


def test_a_page_about_somebody_shows_what_they_let_be_seen(visit: Visit) -> None:
    mina, joon = visit(), visit("ko", width=390, height=844)
    account(mina, "Mina with a Page")
    account(joon, "Joon who Reads")
    own = mina.api("GET", "me")["id"]
    mina.open("/people/me")
    expect(mina.page.locator('[data-shown="record"]')).to_have_value("all")
    mina.page.locator('[data-shown="record"]').select_option("none")
    expect(mina.page.get_by_text(mina.t("shown-kept"))).to_be_visible()
    assert not faults(mina.page)
    joon.open(f"/people/{own}")
    expect(joon.page.get_by_role("heading", level=1)).to_have_text("Mina with a Page")
    expect(joon.page.get_by_text(joon.t("rating-none"))).to_be_visible()
    expect(joon.page.get_by_role("heading", name=joon.t("person-record"))).to_have_count(0)
    assert not faults(joon.page)
    joon.open("/ratings/dice-battle")
    expect(joon.page.get_by_text(joon.t("leaders-nobody"))).to_be_visible()
    assert not faults(joon.page)


def test_a_game_against_the_ai_keeps_the_place_in_the_queue(visit: Visit) -> None:
    hana, joon = visit("ko", width=390, height=844, touch=True), visit()
    page = hana.open("/")
    page.locator('[data-seek="clash"]').tap()
    page.locator('[data-part="seeking"] [data-meanwhile]').tap()
    page.wait_for_url("**/t/*")
    Board(hana).ready()
    meanwhile, bar = page.url, page.locator('[data-part="seeking"]')
    expect(bar).to_be_hidden()  # nothing lies over the board
    page.locator('[data-bar="seeking"]').tap()
    expect(bar).to_contain_text(hana.t("seek-looking"))
    assert not faults(page)
    page.keyboard.press("Escape")
    joon.open("/")
    joon.page.locator('[data-seek="clash"]').click()
    joon.page.wait_for_url("**/t/*")
    called = page.locator('[data-part="found"]')
    expect(called).to_contain_text(hana.t("seek-found"))
    expect(page).to_have_title(f"● {hana.t('seek-found')}")
    assert page.url == meanwhile
    called.get_by_role("button", name=hana.t("seek-go")).tap()
    page.wait_for_url(joon.page.url)
