"""Two people at one table, a third who watches: what each may know, sealed answers, offers, another game."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.board import END, Board, play_together
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.secrecy import assert_views_keep_secrets, secrets_told
from tests.e2e.visitor import Visitor, views_of

# Cards from the second round on, many swaps of cards and many luck dice: everything that is hidden comes up.
SECRETIVE = "gauge.full=1\nevent_deck.none=0\nevent_deck.luck=20\nevent_deck.card_swap=20"
# What an event tells one seat alone.
PRIVATE = {"card_won": {"card"}, "card_swap": {"gave", "got"}, "luck_roll": {"low", "high", "faces", "dice"}}


class Trio(NamedTuple):
    """Two players and a spectator at one table."""

    table: str
    first: Visitor
    second: Visitor
    third: Visitor

    @property
    def boards(self) -> tuple[Board, Board]:
        """The players' boards, p1 first."""
        return Board(self.first), Board(self.second)


def invited(visit: Visit, variant: str = "") -> Trio:
    """One makes a public table in the lobby, one follows the link, one finds it in the lobby."""
    first, second, third = visit("en"), visit("ko"), visit("en")
    page = first.open()
    first.button("lobby-new").click()
    form = page.locator("form")
    form.locator('[data-pick="mode"][value="quick"]').check(force=True)
    form.get_by_label(first.t("lobby-public")).check()
    form.get_by_text(first.t("lobby-numbers")).click()
    form.get_by_label(first.t("lobby-variant")).fill(variant)
    first.button("lobby-create").click()
    link = page.get_by_label(first.t("table-share")).input_value()
    assert link == page.url
    second.page.goto(link)
    second.button("table-join").click()
    Board(first).ready()
    third.open()
    watch = third.page.get_by_role("region", name=third.t("lobby-watch"), exact=True)
    watch.locator(f'a[href="{link.removeprefix(third.url)}"]').click()
    expect(third.page.get_by_text(third.t("board-watching"))).to_be_visible()
    return Trio(link.rpartition("/")[2], first, second, third)


def test_no_hidden_card_is_in_any_frame(visit: Visit) -> None:
    trio = invited(visit, SECRETIVE)
    play_together(trio.boards, passing)
    expect(trio.third.page.locator(END)).to_be_visible()
    players = (trio.first, trio.second)
    assert secrets_told(players, trio.third, PRIVATE, both=["card_swap"]) > 5
    assert_views_keep_secrets(players, trio.third, ["hand", "luck_dice", "knows"], held="cards")
    most = max(len(view["hand"]) for visitor in players for view in views_of(visitor))
    assert most > 1, "nobody held cards: this game proves nothing"
    # No frame names the secret of the dice before the end.
    secret = trio.third.heard("update", "notice")[-1]["ending"]["secret"]
    for visitor in trio[1:]:
        for frame in visitor.frames:
            if frame["type"] in ("welcome", "update", "notice") and frame["ending"] is None:
                assert secret not in str(frame)


def test_a_sealed_choice_is_invisible_and_can_be_taken_back(visit: Visit) -> None:
    trio = invited(visit)
    one, two = trio.boards
    two.ready()
    question = trio.second.heard("update", "notice")[-1]["asked"]
    before = len(trio.second.frames), len(trio.third.frames)
    one.choice("attack").click()
    one.sealed()
    expect(trio.second.page.locator('[data-seat="p1"] .thinking')).to_have_count(0)  # they know that, not what
    expect(trio.third.page.locator('[data-seat="p1"] .thinking')).to_have_count(0)
    for visitor, start in zip((trio.second, trio.third), before, strict=True):
        assert all(frame["type"] in ("notice", "pong") for frame in visitor.frames[start:])
        notices = [frame for frame in visitor.frames[start:] if frame["type"] == "notice"]
        assert notices
        assert notices[-1]["waiting"] == ["p2"]
        for notice in notices:
            assert notice.pop("asked") == (question if visitor is trio.second else None)
            assert "attack" not in str(notice)
    one.page.keyboard.press("u")
    assert one.ready() == "tendency"
    one.choice("defence").click()
    one.sealed()
    two.choice("balance").click()
    assert one.ready() == "pre"
    assert two.ready() == "pre"
    for visitor in trio[1:]:
        tendencies = visitor.page.locator('[data-seat="p1"]')
        expect(tendencies).to_contain_text(visitor.t("tendency-defence"))
    assert one.view["p1"]["tendency"] == "defence"


def test_a_draw_is_offered_declined_and_agreed(visit: Visit) -> None:
    trio = invited(visit)
    first, second = trio.first, trio.second
    first.menu("table-offer-draw").click()
    expect(first.page.get_by_text(first.t("table-draw-waiting"))).to_be_visible()
    second.button("table-decline").click()
    expect(first.menu("table-offer-draw")).to_be_visible()
    first.menu("table-offer-draw").click()
    second.button("table-accept").click()
    for visitor in trio[1:]:
        expect(visitor.page.locator("#verdict")).to_have_text(visitor.t("end-draw"))
        expect(visitor.page.locator(END)).to_contain_text(visitor.t("end-agreed"))


def test_a_game_is_given_up_and_played_again_with_the_seats_swapped(visit: Visit) -> None:
    trio = invited(visit)
    first, second = trio.first, trio.second
    first.menu("table-resign").click()
    first.button("table-no").click()
    expect(first.menu("table-resign")).to_be_focused()
    first.menu("table-resign").click()
    first.button("table-yes").click()
    expect(second.page.locator("#verdict")).to_have_text(second.t("end-win"))
    expect(first.page.locator(END)).to_contain_text(first.t("end-you-resigned"))
    expect(trio.third.page.locator(END)).not_to_contain_text(trio.third.t("end-you-resigned"))
    first.button("end-rematch").click()
    expect(first.button("end-rematch-waiting")).to_be_disabled()
    expect(second.page.get_by_text(second.t("end-rematch-asked"))).to_be_visible()
    second.button("end-rematch").click()
    expect(first.page.get_by_role("timer")).to_be_visible()  # three, two, one
    for visitor in (first, second):
        visitor.page.wait_for_url(lambda url: trio.table not in url)
        Board(visitor).ready()
    assert trio.table not in first.page.url
    assert first.heard("welcome")[-1]["seat"] == "p2"
    assert second.heard("welcome")[-1]["seat"] == "p1"
    expect(first.page.locator('[data-seat="p2"]')).to_contain_text(first.t("board-you"))
    trio.third.link("end-rematch-go").click()
    expect(trio.third.page.get_by_text(trio.third.t("board-watching"))).to_be_visible()


@pytest.mark.parametrize("delay", [2])
def test_spectators_see_a_delayed_table_later(visit: Visit, delay: int) -> None:
    first, second, third = visit(), visit(), visit()
    table = first.opens("open", spectator_delay_s=delay)
    second.api("POST", f"tables/{table}/join")
    one, two = Board(first).sit(table), Board(second).sit(table)
    third.page.goto(f"{third.url}/t/{table}")
    expect(third.page.get_by_text(third.t("board-watching"))).to_be_visible()
    one.choice("attack").click()
    two.choice("attack").click()
    one.ready()
    shown: Any = views_of(third)[-1]
    assert shown["p1"]["tendency"] is None, "the spectator saw it at once"
    expect(third.page.locator('[data-seat="p1"]')).to_contain_text(third.t("tendency-attack"))
