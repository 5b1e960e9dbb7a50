"""Dice that bind both sides: the browser adds its value by itself, and says in words when the server has cheated."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from hanpan.core.chance.dice import pledge_of
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.visitor import Visitor

HONEST = ("dice-remembered", "dice-ok")
OWN = ("dice-browser", "dice-browser-values", "dice-browser-key", "dice-own-value")


def resigned(visitor: Visitor) -> None:
    visitor.menu("table-resign").click()
    visitor.button("table-yes").click()
    expect(visitor.page.locator(END)).to_be_visible()
    visitor.link("end-check").click()


def test_an_honest_game_between_two_people(visit: Visit) -> None:
    first, second = visit("en"), visit("ko")
    table = first.opens("open")
    first.open(f"/t/{table}")
    one = Board(first)
    second.open(f"/t/{table}")
    second.button("table-join").click()
    two = Board(second)
    assert one.ready() == two.ready() == "tendency"
    for visitor, seat in ((first, "p1"), (second, "p2")):
        [pledge], [opened] = (
            [sent for sent in visitor.sent if sent["type"] == kind] for kind in ("pledge", "open_value")
        )
        commitment = visitor.heard("welcome")[0]["table"]["commitment"]
        assert pledge["hash"] == pledge_of(commitment, "p1" if seat == "p1" else "p2", opened["value"])
    resigned(first)
    second.open(f"/dice/{table}")
    for visitor in (first, second):
        for said in HONEST:
            expect(visitor.page.get_by_text(visitor.t(said))).to_be_visible()
        for said in OWN:
            expect(visitor.page.get_by_text(visitor.t(said, ok="yes"))).to_be_visible()
        expect(visitor.page.get_by_text(visitor.t("dice-from", **{"from": "seat"}))).to_have_count(2)
        expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_secret_that_was_swapped_before_the_first_draw(visit: Visit, own_site: Site) -> None:
    visitor = visit("ko", at=own_site.url)
    table = visitor.opens("open")
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_text(visitor.t("table-waiting"))).to_be_visible()
    shown = visitor.heard("welcome")[0]["table"]["commitment"]
    visitor.allow("WebSocket|Failed to load|ERR_CONNECTION")
    own_site.kill()
    with closing(sqlite3.connect(own_site.database)) as connection:
        connection.execute("UPDATE tables SET secret = ? WHERE id = ?", ("00" * 32, table))
        connection.commit()
    own_site.start()
    page.reload()
    said = visitor.t("dice-doubt-commitment")
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    page.goto(f"{own_site.url}/dice/{table}")
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(page.get_by_text(shown)).to_be_visible()
    expect(page.get_by_text(visitor.t("dice-remembered"))).to_have_count(0)
