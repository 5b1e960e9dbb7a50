"""The coach on the screen: asked again it says more, it warns of a blunder, and it looks back in a replay."""

from typing import Any

from playwright.sync_api import expect

from hanpan.games.loading import load_game
from tests.e2e.accessible import faults
from tests.e2e.beside import plays_out
from tests.e2e.board import Board
from tests.e2e.clash.board import ClashBoard
from tests.e2e.clash.board import position as clash_position
from tests.e2e.conftest import Visit
from tests.e2e.fits import misfits
from tests.e2e.sorcerers.board import position as sorcerers_position
from tests.e2e.trail.board import position as trail_position
from tests.e2e.visitor import Visitor

DANGER: dict[str, Any] = {
    "p1": {"hand": ["A01", "A02"], "energy": 4, "hp": 6, "deck": ["A01"] * 9},
    "p2": {"hand": ["A02"], "energy": 4, "hp": 4, "deck": ["A01"] * 9},
}


def advised(visitor: Visitor, game: str, table: str, said: str) -> None:
    """Advice is asked for three times, read and taken."""
    board = Board(visitor).sit(table)
    step = board.step
    coach = visitor.page.get_by_role("complementary", name=visitor.t("board-coach"))
    voice = visitor.page.locator('[data-part="coach-voice"]')
    for told, part in enumerate(("nudge", "idea"), 1):
        visitor.page.keyboard.press("h")
        expect(coach).to_have_attribute("data-told", str(told))
        words = visitor.heard("hint")[-1]["hint"][part][visitor.lang]
        expect(coach).to_contain_text(words)
        expect(voice).to_have_text(words)
        expect(board.choice("advice")).to_have_count(0)
        assert misfits(visitor.page, 390, 667) == []
    visitor.page.keyboard.press("h")
    expect(coach).to_contain_text(load_game(game).texts(visitor.lang).format(said, {}))
    assert len(visitor.heard("hint")) == 1  # asked once, told three times
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


def test_advice_in_trail_between_two_stages(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844)
    table = trail_position(visitor, stage=2, phase="card", offers=["C08", "C14", "C20"])
    advised(visitor, "trail", table, "hint-skip")


def test_a_blunder_is_asked_about_once(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, warn="on")
    board = ClashBoard(visitor).sit(clash_position(visitor, **DANGER))
    page, step = board.page, board.step
    board.lock()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("in 100")
    expect(board.choice("reconsider")).to_be_focused()
    assert misfits(page, 390, 667) == []
    assert faults(page) == ""
    board.choice("idea").click()
    expect(warning.locator('[data-part="idea"]')).to_have_text(
        visitor.heard("weighed")[-1]["warning"]["hint"]["idea"]["en"]
    )
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert board.step == step
    board.choice("lock").click()  # it has been asked
    board.answered(step)
    assert [frame["type"] for frame in visitor.sent].count("weigh") == 1


def test_the_coach_looks_back_in_a_replay(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844)
    table = plays_out(visitor, visitor.opens())
    page = visitor.open(f"/replay/{table}?seat=p1")
    ask = page.locator('[data-replay="coach"]')
    look = page.locator('[data-part="second-look"]')
    expect(ask).to_be_enabled()
    page.keyboard.press("c")
    expect(look).to_contain_text(visitor.t("replay-coach-played", words="").strip())
    assert misfits(page, 390, 667) == []
    assert faults(page) == ""
    page.keyboard.press("c")
    expect(look).to_have_count(0)
    ask.click()
    expect(look).to_be_visible()
    page.keyboard.press("End")
    expect(look).to_have_count(0)
    expect(ask).to_be_disabled()
