"""Sorcerers between two people in two browsers: a response, what each may know, and a best of three with a judge."""

import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.e2e.board import END
from tests.e2e.conftest import Visit
from tests.e2e.secrecy import assert_views_keep_secrets, secrets_told
from tests.e2e.sorcerers.board import SorcererBoard, bring, opens
from tests.e2e.visitor import Visitor, views_of
from tests.pace import PATIENCE_S

# Whatever is drawn, the one has a spell that draws, and the other a response that negates it.
CASTER = {"SPL-08": 40}
SEALER = {"RSP-03": 40}
# One spell ends a game at once, and the other side has no power yet to answer.
CURSES = {"SPL-04": 40}
BESIDE = {"SPL-02": 2, "SOR-03": 1}
QUICK = {"setup.hp": 3, "power.first": 3, "deck.copies": 60}
# What an event tells one seat alone.
PRIVATE = {
    "deck": {"deck", "cards"},
    "advice": {"advice"},
    "hand": {"cards"},
    "draw": {"cards"},
    "exchange": {"left", "came"},
}


class Trio(NamedTuple):
    """Two players and a spectator at one table."""

    first: Visitor
    second: Visitor
    third: Visitor

    @property
    def boards(self) -> tuple[SorcererBoard, SorcererBoard]:
        """The players' boards, p1 first."""
        return SorcererBoard(self.first), SorcererBoard(self.second)


def test_a_game_with_a_response_tells_nobody_a_secret(visit: Visit) -> None:
    trio = Trio(visit("en"), visit("ko"), visit("en"))
    for visitor, deck in zip(trio, (CASTER, SEALER), strict=False):
        visitor.open()
        bring(visitor, "Mine", deck)
    table = opens(trio.first, "open")
    trio.second.api("POST", f"tables/{table}/join")
    trio.third.page.goto(f"{trio.third.url}/t/{table}")
    one, two = trio.boards
    for board in trio.boards:
        board.sit(table)
        board.ready("deck")
        board.choice("deck-own-0").click()
    for board in trio.boards:
        board.ready("mulligan")
        board.choice("lock").click()

    # Turns go by until the first player may cast while the other has power to answer.
    def may_be_answered() -> bool:
        powers = (one.view[seat]["power"] for seat in ("p1", "p2"))
        return one.asks() == "main" and min(powers) >= 2

    def go_on() -> None:
        for board in trio.boards:
            if board.asks() and not may_be_answered():
                skip(board)

    until(may_be_answered, go_on, one)
    one.play("SPL-08")
    two.ready("respond")
    expect(two.page.locator('[data-part="respond"]')).to_be_focused()
    assert two.stack() == ["SPL-08"]
    expect(trio.third.page.locator('[data-object="SPL-08"]')).to_be_visible()
    two.page.keyboard.press("o")
    for visitor in trio:
        expect(visitor.page.locator('[data-part="log"] [data-line] .block').last).to_be_visible()
    one.ready("main")
    assert one.events("negated", "p1")
    for seat in ("p1", "p2"):
        for fact in ("hp", "power", "hand", "deck"):
            assert one.fact(seat, fact) == one.view[seat][fact]
            shown = two.page.locator(f'[data-seat="{seat}"] [data-fact="{fact}"]')
            expect(shown).to_have_text(str(one.view[seat][fact]))
    trio.first.menu("table-resign").click()
    trio.first.button("table-yes").click()
    for visitor in trio:
        expect(visitor.page.locator(END)).to_be_visible()
    SorcererBoard(trio.second).statistics()
    no_secret_was_told(trio)


def skip(board: SorcererBoard) -> None:
    """Do nothing that is not asked for."""
    kind, step = board.ready(), board.step
    if kind == "discard":
        while board.choice("lock").is_disabled():
            board.page.locator('[data-card][aria-pressed="false"]').first.click()
    board.choice("lock" if kind == "discard" else "pass" if kind == "respond" else "next").click()
    gone = f'[data-part="choice"]:not([data-step="{step}"])'
    board.page.locator(gone).first.wait_for()


def test_a_best_of_three_with_sideboards_and_a_judge(visit: Visit) -> None:
    first, second = visit("en"), visit("ko")
    for visitor in (first, second):
        visitor.open()
        bring(visitor, "Curses", CURSES, BESIDE)
    table = opens(first, "open", mode="match", overrides=QUICK)
    second.api("POST", f"tables/{table}/join")
    boards = SorcererBoard(first), SorcererBoard(second)
    for board in boards:
        board.sit(table)
        board.ready("deck")
        board.choice("deck-own-0").click()
    for board in boards:
        board.ready("mulligan")
    second.menu("table-resign").click()
    second.button("table-resign-game", game=1).click()  # the match goes on

    # Between the games: both exchange, sealed; neither sees the other's.
    for board in boards:
        board.ready("side")
        expect(board.page.locator(".verdict")).to_be_visible()
        assert sum(board.view["bout"]["wins"]) == 1
    before = len(second.frames)
    one = boards[0]
    one.page.locator('section.pile [data-move="SPL-04"]').click()
    one.page.locator('section.pile [data-move="SPL-02"]').click()
    one.choice("lock").click()
    one.sealed()
    for notice in [dict(frame) for frame in second.frames[before:] if frame["type"] not in ("pong", "checked")]:
        asked = notice.pop("asked")
        assert asked is None or (asked["sealed"] is None and asked["draft"] is None)
        assert notice["type"] == "notice"
        assert "SPL-02" not in str(notice)
    boards[1].choice("lock").click()
    assert_sealed_exchange(boards)

    # A judge is called in the second game: both read what happened.
    boards[0].ready("mulligan")
    first.desk().locator('[data-part="call-judge"] summary').click()
    first.page.locator('[data-part="call-judge"] button.main').click()
    second.desk()
    for visitor in (first, second):
        expect(visitor.page.locator('[data-part="explanation"]')).to_contain_text(visitor.t("judge-level-1"))
        expect(visitor.page.locator('[data-part="call-judge"]')).to_have_count(0 if visitor is first else 1)
        expect(visitor.page.locator('[data-part="clock-waits"]')).to_be_visible()
    first.page.locator('[data-part="called"] button').click()
    for visitor in (first, second):
        expect(visitor.page.locator('[data-part="clock-waits"]')).to_have_count(0)

    game = 2
    while not any(board.over() for board in boards):
        begin_and_win(boards, game)
        for board in boards:
            board.page.locator(f'{END}, [data-part="choice"][data-ready="side"]').first.wait_for()
            if not board.over():
                board.choice("lock").click()
        game += 1
    for board in boards:
        expect(board.page.locator(END)).to_be_visible()
        assert max(board.view["bout"]["wins"]) == 2
    assert game in (3, 4)

    # Once more: another best of three, with the seats exchanged.
    for visitor in (first, second):
        visitor.button("end-rematch").click()
    for visitor, board, seat in zip((first, second), boards, ("p2", "p1"), strict=True):
        visitor.page.wait_for_url(lambda url: table not in url)
        board.ready("deck")
        assert visitor.heard("welcome")[-1]["seat"] == seat
        assert "wins" not in board.view["bout"]


def begin_and_win(boards: tuple[SorcererBoard, SorcererBoard], game: int) -> None:
    """Both keep their hands; whoever starts casts the curse that ends it."""
    for board in boards:
        board.ready("mulligan")
        assert board.view["bout"].get("game", 1) == game
        board.choice("lock").click()
    starter = whose_turn(boards)
    starter.ready("main")
    starter.play("SPL-04")


def whose_turn(boards: tuple[SorcererBoard, SorcererBoard]) -> SorcererBoard:
    """The board of whoever begins, once its first main phase is there."""
    asked: list[SorcererBoard] = []
    until(lambda: bool(asked), lambda: asked.extend(one for one in boards if one.asks() == "main"), boards[0])
    return asked[0]


def until(done: Callable[[], bool], meanwhile: Callable[[], None], board: SorcererBoard) -> None:
    """Wait for something that one page alone cannot wait for."""
    last = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < last, "it does not come"
        meanwhile()
        board.page.wait_for_timeout(20)  # let messages arrive


def assert_sealed_exchange(boards: tuple[SorcererBoard, SorcererBoard]) -> None:
    """After both are in: the owner sees its own exchange, the other only that there was one."""
    for board in boards:
        board.ready("mulligan")
    mine, theirs = (board.events("exchange", "p1")[-1]["data"] for board in boards)
    assert (mine["left"], mine["came"]) == (["SPL-04"], ["SPL-02"])
    assert set(theirs) == {"deck"}
    assert boards[1].view["sideboard"] == sorted(["SOR-03", "SPL-02", "SPL-02"])


def no_secret_was_told(trio: Trio) -> None:
    """Compare every event and every view that the three were sent."""
    players = (trio.first, trio.second)
    assert secrets_told(players, trio.third, PRIVATE) >= 6  # decks, hands and draws of both
    assert_views_keep_secrets(players, trio.third, ("hand", "brought", "sideboard"))
    assert all(view["deck_name"] == "" for view in views_of(trio.third))
