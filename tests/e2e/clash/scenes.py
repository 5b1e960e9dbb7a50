"""Clash in every state worth looking at."""

from playwright.sync_api import expect

from tests.e2e.board import END
from tests.e2e.clash.board import ClashBoard, opens, position
from tests.e2e.conftest import Visit
from tests.e2e.found import Scene
from tests.e2e.guide import lesson
from tests.e2e.visitor import Visitor

FIGHTER = {
    "hp": 61,
    "energy": 7,
    "hand": ["S01", "A05", "S03", "D02", "A08", "A12", "A03"],
    "deck": ["A01"] * 9,
    "discard": ["A02", "D01", "A02"],
    "exhausted": ["A12"],
    "keywords": {"poison": 3, "strength": {"amount": 3, "turns": 2}, "shield": {"amount": 6, "turns": 1}},
    "summons": ["wolf"],
}
ENEMY = {
    "hp": 20,
    "energy": 1,
    "hand": ["A01", "H01"],
    "deck": ["H01"] * 9,
    "shown": ["A01"],
    "keywords": {"vulnerable": {"amount": 50, "turns": 2}, "gain_up": 3, "weakness": {"amount": 3, "turns": 2}},
    "summons": [{"unit": "shieldbearer", "hp": 7}],
    "immune": ["burn", "freeze"],
}


def deck(visitor: Visitor, _visit: Visit) -> None:
    """Clash: which deck, with a list unfolded."""
    board = ClashBoard(visitor).sit(opens(visitor, "normal", clock={"base_s": 600, "increment_s": 0}))
    board.page.locator("article details summary").first.click()
    expect(board.page.locator("article details li").first).to_be_visible()


def queue(visitor: Visitor, _visit: Visit) -> None:
    """Clash: a queue being built, with every kind of status, and the round before unfolded."""
    board = ClashBoard(visitor).sit(position(visitor, round=6, arena="volcano", p1=FIGHTER, p2=ENEMY))
    step = board.step
    board.lock("A05", "D02")
    board.answered(step)
    board.page.locator(".last summary").click()
    board.page.locator('[data-card="A03"]').first.click()
    board.page.locator('[data-card="A12"]').click(force=True)  # too dear, which is said
    expect(board.page.get_by_role("alert")).to_be_visible()


def reaction(visitor: Visitor, _visit: Visit) -> None:
    """Clash: the window for a reaction."""
    rival = {**ENEMY, "hand": ["A02", "A03"], "shown": [], "energy": 5}
    board = ClashBoard(visitor).sit(position(visitor, p1=FIGHTER, p2=rival))
    board.lock("S01", "S03")
    board.ready("react")


def rules(visitor: Visitor, _visit: Visit) -> None:
    """The rules of the second game, one clause in the light."""
    visitor.open("/rules/clash/CL-AM-07")
    expect(visitor.page.locator(".here")).to_be_visible()


NINE = ["S01", "A05", "S03", "D02", "A08", "A12", "A03", "A01", "A02"]
CROWDED = {
    **FIGHTER,
    "energy": 5,
    "hand": NINE,
    "summons": ["wolf", "shieldbearer"],
    "keywords": {
        "poison": 3,
        "burn": {"turns": 2},
        "strength": {"amount": 3, "turns": 2},
        "weakness": {"amount": 2, "turns": 1},
        "vulnerable": {"amount": 50, "turns": 2},
        "shield": {"amount": 6, "turns": 1},
    },
    "immune": ["freeze"],
}


def declare(visitor: Visitor, _visit: Visit) -> None:
    """A queue with a target to choose, nine cards in hand, every status, and a card refused."""
    rival = {**CROWDED, "hp": 20, "hand": ["A01", "H01"], "shown": ["A01"]}
    board = ClashBoard(visitor).sit(position(visitor, round=6, arena="volcano", p1=CROWDED, p2=rival))
    board.ready("declare")
    for key in ("9", "8", "1"):
        board.page.keyboard.press(key)
    expect(board.page.locator("[data-slot]")).to_have_count(3)
    board.page.keyboard.press("6")
    expect(board.page.get_by_role("alert")).to_be_visible()


def hint(visitor: Visitor, _visit: Visit) -> None:
    """A full hand, and the coach has spoken."""
    rival = {**CROWDED, "hp": 20, "hand": ["A01", "H01"], "shown": ["A01"]}
    ClashBoard(visitor).sit(position(visitor, round=6, arena="volcano", p1=CROWDED, p2=rival)).advised()


def mulligan(visitor: Visitor, _visit: Visit) -> None:
    """The first hand, one card set aside."""
    board = ClashBoard(visitor).sit(opens(visitor))
    board.ready("deck")
    board.choice("deck-blades").click()
    board.ready("mulligan")
    board.page.keyboard.press("1")
    expect(board.page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)


def taught(visitor: Visitor, _visit: Visit) -> None:
    """Clash: the guide speaks while the first deck is chosen."""
    visitor.open("/tutorial/clash")
    expect(lesson(visitor, "deck")).to_be_visible()


def replay(visitor: Visitor, visit: Visit) -> None:
    """Clash: a moment of a game that was won."""
    won(visitor, visit)
    visitor.page.locator(f'{END} a[href^="/replay/"]').first.click()
    expect(visitor.page.locator('[data-replay="slider"]')).to_be_visible()


def won(visitor: Visitor, _visit: Visit) -> None:
    """Clash: a victory."""
    rival = {"hp": 1, "energy": 0, "hand": ["H01"], "deck": ["H01"] * 9}
    board = ClashBoard(visitor).sit(position(visitor, round=6, arena="volcano", p1=FIGHTER, p2=rival))
    board.lock("A05", "A03")
    expect(board.page.locator(END)).to_contain_text(visitor.t("end-win"))


DECISIONS: dict[str, Scene] = {scene.__name__: scene for scene in (declare, hint, deck, mulligan, reaction)}
SCENES: dict[str, Scene] = {
    f"clash_{scene.__name__}": scene for scene in (deck, mulligan, queue, declare, reaction, rules, taught, won, replay)
}
PICTURE: dict[str, Scene] = {"queue": queue}
