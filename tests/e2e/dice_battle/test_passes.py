"""Questions with nothing to choose: the table goes on for the seat, unless one wants to be asked."""

from playwright.sync_api import expect

from tests.e2e.board import LINE, Board
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

EMPTY = {"energy": 0, "hand": [], "tendency": "balance"}


def _bare(visitor: Visitor) -> str:
    """A table before the roll at which nobody can pay for anything."""
    return visitor.position(round=2, stage="pre", p1=EMPTY, p2={"tendency": "attack"}, events=False)


def test_nothing_to_choose_is_not_asked_and_the_log_tells(visit: Visit) -> None:
    visitor = visit("en", lone="answer")
    board = Board(visitor).sit(_bare(visitor))
    assert board.ready() == "tendency"  # both passes were made for the seat
    assert [frame["type"] for frame in visitor.sent].count("act") == 2
    board.page.reload()
    board.page.locator(LINE).first.wait_for()
    board.unfold()
    expect(board.page.locator(".detail", has_text=visitor.t("event-lone-answer"))).to_have_count(2)


def test_whoever_wants_to_be_asked_is_asked(visit: Visit) -> None:
    visitor = visit("ko", lone="answer")
    visitor.open("/settings")
    visitor.page.get_by_label(visitor.t("settings-lone-ask")).check()
    board = Board(visitor).sit(_bare(visitor))
    assert board.ready() == "pre"
    expect(visitor.button("board-roll")).to_be_enabled()
    assert not [frame for frame in visitor.sent if frame["type"] == "act"]
