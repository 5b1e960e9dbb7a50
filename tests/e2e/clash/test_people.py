"""A duel between two people in two browsers, with a nullified card; a third watches. What each may know."""

from typing import NamedTuple

from playwright.sync_api import expect

from tests.e2e.board import END
from tests.e2e.clash.board import ClashBoard, bring, opens
from tests.e2e.conftest import Visit
from tests.e2e.secrecy import assert_views_keep_secrets, secrets_told
from tests.e2e.visitor import Visitor, views_of

# Whatever is drawn, the one has an attack of cost 1 or 2, and the other a reaction that can answer it.
STRIKER = {"A01": 10, "A02": 10, "D01": 4}
ANSWERER = {"S01": 10, "S02": 10, "A01": 4}
MANY_COPIES = {"setup.copies": 10}
# What an event tells one seat alone.
PRIVATE = {
    "deck": {"deck", "cards"},
    "draw": {"cards"},
    "overflow": {"cards"},
    "mulligan": {"aside", "cards"},
    "declare": {"cards"},
}


class Trio(NamedTuple):
    """Two players and a spectator at one table."""

    first: Visitor
    second: Visitor
    third: Visitor

    @property
    def boards(self) -> tuple[ClashBoard, ClashBoard]:
        """The players' boards, p1 first."""
        return ClashBoard(self.first), ClashBoard(self.second)


def seated(visit: Visit) -> tuple[str, Trio]:
    """A table where both have taken a deck of their own and kept the first hand."""
    trio = Trio(visit("en"), visit("ko"), visit("en"))
    for visitor, deck in zip(trio, (STRIKER, ANSWERER), strict=False):
        visitor.open()
        bring(visitor, "Mine", deck)
    table = opens(trio.first, "open", overrides=MANY_COPIES)
    trio.second.api("POST", f"tables/{table}/join")
    trio.third.page.goto(f"{trio.third.url}/t/{table}")
    for board in trio.boards:
        board.sit(table)
    for board in trio.boards:
        board.ready("deck")
        board.choice("deck-own-0").click()
    for board in trio.boards:
        board.ready("mulligan")
        board.choice("lock").click()
    return table, trio


def test_a_duel_with_a_nullified_card(visit: Visit) -> None:
    table, trio = seated(visit)
    one, two = trio.boards
    one.ready("declare")
    two.ready("declare")
    hand = one.view["hand"]
    attack = next(card for card in hand if card in ("A01", "A02"))
    reaction = next(card for card in two.view["hand"] if card in ("S01", "S02"))

    # Building and sealing a queue tells the others that it is sealed, and nothing else, not even its length.
    before = len(trio.second.frames), len(trio.third.frames)
    one.hand(attack).click()
    expect(one.page.locator("[data-slot]")).to_have_count(1)
    expect(one.page.locator('[data-seat="p1"] [data-part="energy"]')).to_contain_text("−")  # reserved
    one.choice("lock").click()
    one.sealed()
    expect(two.page.locator('[data-back="p1"].sealed')).to_be_visible()
    expect(trio.third.page.locator('[data-back="p1"].sealed')).to_be_visible()
    for visitor, start in zip((trio.second, trio.third), before, strict=True):
        heard = [frame for frame in visitor.frames[start:] if frame["type"] != "pong"]
        assert {frame["type"] for frame in heard} == {"notice"}
        for notice in map(dict, heard):
            asked = notice.pop("asked")
            assert asked is None or (asked["sealed"] is None and asked["draft"] is None)
            assert attack not in str(notice)
    assert [frame["type"] for frame in trio.first.sent if frame["type"] in ("draft", "act")][-2:] == ["draft", "act"]

    # Taken back and made anew; then the other one, with a reaction in the queue.
    one.page.keyboard.press("u")
    one.ready("declare")
    expect(one.page.locator("[data-slot]")).to_have_count(1)  # what was built is still there
    one.choice("lock").click()
    two.lock(reaction)

    # Both queues lie open; the owner of the reaction is asked, the other one waits.
    two.ready("react")
    window = two.page.locator('[data-part="reaction"]')
    expect(window).to_contain_text(two.visitor.t("you"))  # on whom
    expect(window).to_be_focused()
    for visitor in trio:
        row = visitor.page.locator('[data-order="1"]')
        expect(row).to_have_attribute("aria-current", "step")
        expect(row.locator(".reason")).not_to_be_empty()
    two.choice(f"fire-{reaction}").click()
    for visitor in trio:
        expect(visitor.page.locator('.last [data-order="1"]')).to_have_attribute("data-fate", "nullified")
        visitor.page.locator(".last summary").click()
        expect(visitor.page.locator('.last [data-order="1"] .nullified')).to_be_visible()
    for board in trio.boards:
        board.ready("declare")
    assert one.fact("p2", "hp") == 70
    for seat in ("p1", "p2"):
        for fact in ("energy", "hand", "deck"):
            assert one.fact(seat, fact) == one.view[seat][fact] == two.fact(seat, fact)

    trio.first.menu("table-resign").click()
    trio.first.button("table-yes").click()
    for visitor in trio:
        expect(visitor.page.locator(END)).to_be_visible()
    ClashBoard(trio.second).statistics()
    no_secret_was_told(trio)

    # The replay shows the same as each of them saw it.
    page = trio.third.open(f"/replay/{table}?step=4&seat=spectator")
    expect(page.locator(".last [data-fate], .order [data-fate]").first).to_have_attribute("data-fate", "nullified")


def no_secret_was_told(trio: Trio) -> None:
    """Compare every event and every view that the three were sent."""
    players = (trio.first, trio.second)
    assert secrets_told(players, trio.third, PRIVATE) >= 8  # decks, hands, mulligans, declarations of both
    assert_views_keep_secrets(players, trio.third, ("hand", "unseen", "brought"))
    assert all(view["deck_name"] == "" for view in views_of(trio.third))
