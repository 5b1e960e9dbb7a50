"""Tables of three and more in the browser: Skull, which pip has installed, and a game that keeps the seats of those who
leave."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.accessible import faults
from tests.e2e.board import END, READY, Board
from tests.e2e.conftest import Visit
from tests.e2e.fits import misfits
from tests.e2e.site import Site
from tests.e2e.test_plain_board import OPTION, OPTIONS
from tests.e2e.visitor import Visitor
from tools.web import ROOT

SHOTS = ROOT / "out" / "screenshots"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def gathered(game: str, visitors: list[Visitor], bots: int, **overrides: int) -> str:
    """A table of the first visitor, to which the others come by its link; its id."""
    host, *guests = visitors
    sitters: list[Any] = [ME, *[OPEN] * len(guests), *[BOT] * bots]
    seats = {f"p{place}": sitter for place, sitter in enumerate(sitters, 1)}
    body = {"game": game, "seats": seats, "overrides": {"seats": len(seats), **overrides}}
    table: str = host.api("POST", "tables", body)["table"]["id"]
    host.open(f"/t/{table}")
    for guest in guests:
        guest.open(f"/t/{table}")
        guest.button("table-join").click()
    return table


def boldly(board: Board) -> None:
    """Take the first answer; of a turn the last one: a bid for everything."""
    last = board.ready() in ("turn", "raise")
    step, page = board.step, board.page
    page.locator(f"{OPTIONS} {OPTION}").first.wait_for()
    page.keyboard.press(str(page.locator(OPTION).count() if last else 1))
    waits = '[data-part="choice"]:not([data-ready]):not(.over)'
    page.locator(f'{END}, {waits}, {READY}:not([data-step="{step}"])').first.wait_for()


def play(*visitors: Visitor) -> None:
    """Everybody answers until it is over; the first of them sees who is waited for."""
    page, boards = visitors[0].page, [Board(visitor) for visitor in visitors]
    while True:
        page.locator(f"[data-seat] .thinking, {END}").first.wait_for()
        if page.locator(END).count():
            return
        for board in boards:
            if board.asks():
                boldly(board)


# In how many lines the verdict stands.
_LINES = """verdict => {
  const range = document.createRange();
  range.selectNode([...verdict.childNodes].find(one => one.nodeType === Node.TEXT_NODE && one.data.trim()));
  return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size;
}"""


def ends_well(visitor: Visitor) -> None:
    """The end stands on every screen, and its verdict in two lines at most, beside however many faces."""
    page = visitor.page
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        wrong = misfits(page, width, height)
        page.screenshot(path=SHOTS / f"skull-end-{width}-{visitor.lang}.png")
        assert wrong == []
        assert page.locator("#verdict").evaluate(_LINES) <= (1 if width == 1280 else 2), (width, visitor.lang)


def test_skull_from_pip_is_played_by_three_visitors_and_a_bot(many: Site, visit: Visit) -> None:
    mina, joon = visit("en", at=many.url), visit("ko", at=many.url)
    sora = visit("ko", at=many.url, width=390, touch=True)
    visitors = [mina, joon, sora]
    expect(mina.open().get_by_role("heading", name="Skull")).to_be_visible()
    expect(mina.page.locator("#so-skull")).to_contain_text("AI (search)")
    tile = mina.page.locator('img[src^="data:image/svg"]').first
    expect(tile).to_be_visible()
    assert tile.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    gathered("skull", visitors, bots=1, points=1)
    for visitor in visitors:
        Board(visitor).ready()
        expect(visitor.page.locator("[data-seat]")).to_have_count(4)
    assert faults(mina.page) == ""
    for visitor, name in zip(visitors, ("1280-en", "1280-ko", "390-ko"), strict=True):
        visitor.page.screenshot(path=SHOTS / f"skull-{name}.png", full_page=True)
    play(*visitors)
    for visitor in visitors:
        expect(visitor.page.locator('[data-part="places"] li')).to_have_count(4)
        assert "⟦" not in visitor.page.content(), "a message without words"
    for visitor in visitors:
        ends_well(visitor)
    joon.link("end-replay").click()
    expect(joon.page.locator('[data-branch="level"] option')).to_have_text(["AI (탐색)"])
    joon.page.keyboard.press("End")
    expect(joon.page.locator("[data-seat]")).to_have_count(4)
    for visitor in (mina, joon):
        visitor.open("/rules/skull")
        expect(visitor.page.get_by_text("SK-END-03").first).to_be_visible()
        assert "⟦" not in visitor.page.content(), "a message without words"


def test_a_bot_plays_on_for_somebody_who_left(many: Site, visit: Visit) -> None:
    mina, joon, sora = visitors = [visit("en", at=many.url), visit("ko", at=many.url), visit("en", at=many.url)]
    gathered("hush", visitors, bots=0, rounds=1)
    for visitor in visitors:
        Board(visitor).ready()
    joon.menu("table-resign").click()
    expect(joon.page.get_by_role("alert")).to_have_text(joon.t("table-leave-sure"))
    joon.button("table-yes").click()
    expect(joon.page.get_by_text(joon.t("table-you-left"))).to_be_visible()
    seat = mina.page.locator('[data-seat="p2"]')
    expect(seat).to_contain_text(mina.t("board-left"))
    mina.page.screenshot(path=SHOTS / "seats-left-en.png", full_page=True)
    joon.page.screenshot(path=SHOTS / "seats-left-ko.png", full_page=True)
    seat.locator("[data-take-over]").click()
    expect(seat).not_to_contain_text(mina.t("board-left"))
    expect(joon.page.get_by_text(joon.t("board-watching"))).to_be_visible()
    sora.menu("table-resign").click()
    sora.button("table-bot-for-me").click()  # leaving and being replaced at once
    expect(sora.page.get_by_text(sora.t("board-watching"))).to_be_visible()
    play(mina)
    for visitor in visitors:
        expect(visitor.page.locator('[data-part="places"] li')).to_have_count(3)
