"""The account page: password, sessions, one-time codes, leaving."""

import re

import pyotp
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

PASSWORD = "correct horse battery"


def part(visitor: Visitor, title: str) -> Locator:
    """A section of the page, by its heading."""
    heading = visitor.page.get_by_role("heading", name=visitor.t(title), exact=True)
    return visitor.page.locator(".sheet").filter(has=heading)


def account_of(visitor: Visitor) -> str:
    """Make this visitor an account; its name."""
    name = f"Sora {visitor.api('GET', 'me')['id'][:6]}"
    visitor.api("POST", "account/register", {"name": name, "password": PASSWORD})
    return name


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    """On the account page of a guest."""
    visitor.open("/account")
    form = part(visitor, "account-register")
    form.get_by_label(visitor.t("account-name")).fill(name)
    form.get_by_label(visitor.t("account-password")).fill(password)
    visitor.button("account-login").click()


def test_another_password_signs_the_other_browser_out(visit: Visit) -> None:
    owner, elsewhere = visit("en"), visit("ko")
    name = account_of(owner)
    sign_in(elsewhere, name)
    expect(elsewhere.page.get_by_text(elsewhere.t("account-signed-in", name=name))).to_be_visible()
    table = elsewhere.opens()
    elsewhere.open(f"/t/{table}")
    expect(elsewhere.page.locator("[data-seat]").first).to_be_visible()

    page = owner.open("/account")
    expect(part(owner, "account-sessions").get_by_role("listitem")).to_have_count(2)
    expect(part(owner, "account-sessions").get_by_text(owner.t("account-session-here"))).to_have_count(1)
    form = part(owner, "account-password-title")
    owner.allow("401|400")
    form.get_by_label(owner.t("account-password-old")).fill("not my password")
    form.get_by_label(owner.t("account-password-new")).fill("battery staple")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text(owner.t("account-password-wrong"))
    form.get_by_label(owner.t("account-password-old")).fill(PASSWORD)
    form.get_by_label(owner.t("account-password-new")).fill("password1")
    form.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text(owner.t("problem-common-password"))
    form.get_by_label(owner.t("account-password-new")).fill("battery staple")
    form.get_by_role("button").click()
    expect(page.locator("main").get_by_role("status")).to_have_text(owner.t("account-password-changed"))
    expect(part(owner, "account-sessions").get_by_role("listitem")).to_have_count(1)

    expect(elsewhere.page.locator(".banner")).to_contain_text(elsewhere.t("link-signed-out"))
    elsewhere.link("link-sign-in").click()
    expect(elsewhere.page.get_by_text(elsewhere.t("account-guest"))).to_be_visible()


def test_signing_in_with_a_code(visit: Visit) -> None:
    owner, elsewhere = visit("ko", width=390, touch=True), visit("en")
    name = account_of(owner)
    owner.open("/account")
    codes = part(owner, "account-codes")
    codes.get_by_label(owner.t("account-password")).fill(PASSWORD)
    codes.get_by_role("button", name=owner.t("account-codes-start"), exact=True).click()
    expect(codes.get_by_alt_text(owner.t("account-codes-picture"))).to_be_visible()
    assert codes.locator("img").evaluate("img => img.complete && img.naturalWidth > 100")
    app = pyotp.TOTP(re.sub(r"\s", "", codes.locator("code").inner_text()))
    codes.get_by_label(owner.t("account-code")).fill(app.now())
    owner.button("account-codes-confirm").click()
    expect(codes.get_by_role("listitem")).to_have_count(10)
    recovery = codes.get_by_role("listitem").first.inner_text()
    owner.button("account-recovery-done").click()
    expect(codes.get_by_text(owner.t("account-recovery-left", count=10))).to_be_visible()

    elsewhere.allow("401")
    sign_in(elsewhere, name)
    field = elsewhere.page.get_by_label(elsewhere.t("account-code"))
    expect(field).to_be_focused()
    field.fill("000000")
    field.press("Enter")
    expect(elsewhere.page.get_by_role("alert")).to_have_text(elsewhere.t("problem-wrong-code"))
    field.fill(recovery)
    field.press("Enter")
    expect(elsewhere.page.get_by_text(elsewhere.t("account-signed-in", name=name))).to_be_visible()
    expect(part(elsewhere, "account-codes").get_by_text(elsewhere.t("account-recovery-left", count=9))).to_be_visible()

    sessions = part(elsewhere, "account-sessions")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name=elsewhere.t("account-sessions-end")).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    owner.page.reload()
    expect(owner.page.get_by_text(owner.t("account-guest"))).to_be_visible()


def test_leaving_for_good(visit: Visit) -> None:
    owner, rival = visit("en"), visit("ko")
    name = account_of(owner)
    table = owner.opens("open")
    rival.open(f"/t/{table}")
    rival.button("table-join").click()
    page = owner.open("/account")
    with page.expect_download() as download:
        owner.link("account-export-get").click()
    assert download.value.suggested_filename.endswith(".json")
    leaving = part(owner, "account-delete")
    leaving.get_by_role("button").click()
    expect(leaving.get_by_role("checkbox")).to_be_focused()
    leaving.get_by_role("checkbox").check()
    leaving.get_by_label(owner.t("account-password")).fill(PASSWORD)
    leaving.get_by_role("button", name=owner.t("account-delete-now")).click()
    expect(page.locator("main").get_by_role("status")).to_have_text(owner.t("account-deleted"))
    expect(page.get_by_text(owner.t("account-guest"))).to_be_visible()
    expect(rival.page.get_by_text(rival.t("seat-gone")).first).to_be_visible()
    assert name not in rival.page.locator("body").inner_html()  # the head is of the moment it was loaded
