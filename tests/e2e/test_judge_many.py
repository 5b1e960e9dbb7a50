"""A judge at a table of three and more: Skull, with a call, every kind of ruling, and a seat that has to go."""

from playwright.sync_api import expect

from tests.e2e.accessible import faults
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.test_judge import EXPLAINED, LINKED, RULING
from tests.e2e.test_many_seats import BOT, ME, OPEN, SHOTS, boldly
from tests.e2e.visitor import Visitor

LOG = '[data-part="log"]'


def _shoot(name: str, *visitors: Visitor) -> None:
    for visitor in visitors:
        width = visitor.page.viewport_size["width"] if visitor.page.viewport_size else 0
        visitor.page.screenshot(path=SHOTS / f"judge-skull-{name}-{width}-{visitor.lang}.png", full_page=True)


def _called(caller: Visitor) -> None:
    desk = caller.desk()
    desk.locator('[data-part="call-judge"] summary').click()
    desk.locator('[data-part="call-judge"] button.main').click()
    expect(desk).to_contain_text(caller.t("judge-settle"))
    caller.page.keyboard.press("Escape")


def _rules(judge: Visitor, deed: str, *chosen: str, sure: bool = False) -> None:
    ruling = judge.page.locator(RULING)
    ruling.get_by_label(judge.t(f"judge-do-{deed}")).check()
    for place, value in enumerate(chosen):
        ruling.locator("select").nth(place).select_option(value)
    if sure:
        expect(ruling.locator("#judge-uncalled")).to_have_count(0)  # the call has come: nothing moves any more
        ruling.locator("input[type=checkbox]").last.check()
    ruling.locator("button").click()


def test_a_judge_by_link_rules_at_a_table_of_four(many: Site, visit: Visit) -> None:
    mina, joon = visit("en", at=many.url), visit("ko", at=many.url, width=390, height=844, touch=True)
    sora, judge = visit("en", at=many.url), visit("ko", at=many.url, width=390, height=844)
    players = [mina, joon, sora]
    seats = {"p1": ME, "p2": OPEN, "p3": OPEN, "p4": BOT}
    opened = mina.api("POST", "tables", {"game": "skull", "seats": seats, "overrides": {"seats": 4}, "judge": True})
    table, key = opened["table"]["id"], opened["judge_key"]
    mina.open(f"/t/{table}")
    for guest in (joon, sora):
        guest.open(f"/t/{table}")
        guest.button("table-join").click()
    for visitor in players:
        boldly(Board(visitor))
    name = f"Hana {table[:4]}"
    judge.api("POST", "account/register", {"name": name, "password": "correct horse battery"})
    judge.page.goto(f"{many.url}/t/{table}#judge={key}")
    expect(judge.page.locator(LINKED)).to_contain_text(judge.t("judge-you-wait"))
    for one in players:
        expect(judge.page.locator(RULING)).to_have_count(0)
        one.desk().locator(LINKED).get_by_role("button", name=one.t("judge-agree", name=name)).click()
        one.page.keyboard.press("Escape")
    expect(judge.page.locator(RULING)).to_be_visible()
    _called(mina)
    for one in (*players, judge):
        expect(one.page.locator(EXPLAINED)).to_contain_text(one.t("judge-level-1"))
    _shoot("called", mina, joon, sora, judge)
    assert faults(judge.page) == ""
    assert faults(joon.page) == ""
    _rules(judge, "1")  # words
    expect(judge.page.locator(f"{LOG}")).to_contain_text(name)
    _called(joon)
    _rules(judge, "4", "p3", sure=True)  # a record
    expect(mina.page.locator(LOG)).to_contain_text("Violation 1 of 3")
    _rules(judge, "back")  # which is taken back: the newest is chosen already
    expect(mina.page.locator(LOG)).to_contain_text("takes back")
    _called(joon)
    _rules(judge, "penalty", "p3", "match", sure=True)
    for one in (mina, joon):
        expect(one.page.locator('[data-seat="p3"]')).to_contain_text(one.t("board-left"))
    _shoot("lost", mina, joon, sora, judge)
    expect(sora.page.locator(LINKED).get_by_role("button")).to_have_count(0)  # who is out has no say about the judge
    ruling = judge.page.locator(RULING)
    expect(ruling.locator("select").first.locator("option")).to_have_count(3)  # nobody loses twice
    ruling.get_by_label(judge.t("judge-do-back")).check()
    expect(ruling.locator("button")).to_be_disabled()  # p3 has left, and does not come back
    _called(mina)
    _rules(judge, "3", sure=True)
    for one in (mina, joon):
        expect(one.page.locator('[data-seat="p3"]')).to_contain_text(one.t("board-left"))
        Board(one).ready()
    _shoot("back", judge)
    assert not judge.page.locator(END).count()
