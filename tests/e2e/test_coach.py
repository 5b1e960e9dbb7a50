"""The coach of the card games: asked with a key, it says what it would do, and one press does it."""

from playwright.sync_api import expect

from hanpan.games.loading import load_game
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.clash.board import position as clash_position
from tests.e2e.conftest import Visit
from tests.e2e.sorcerers.board import position as sorcerers_position
from tests.e2e.visitor import Visitor


def advised(visitor: Visitor, game: str, table: str, said: str) -> None:
    """Advice is asked for, read and taken."""
    board = Board(visitor).sit(table)
    step = board.step
    visitor.page.keyboard.press("h")
    coach = visitor.page.get_by_role("complementary", name=visitor.t("board-coach"))
    expect(coach).to_contain_text(load_game(game).texts(visitor.lang).format(said, {}))
    assert faults(visitor.page) == ""
    board.choice("advice").click()
    board.answered(step)


def test_advice_in_clash(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844)
    table = clash_position(visitor, p1={"hand": ["A01"], "energy": 3, "deck": ["A01"] * 9}, p2={"hp": 4})
    advised(visitor, "clash", table, "hint-lethal")


def test_advice_in_sorcerers(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844)
    table = sorcerers_position(visitor, p1={"hand": ["SOR-03"], "power": 2, "turns": 2, "deck": ["SOR-03"] * 9})
    advised(visitor, "sorcerers", table, "hint-tried")
