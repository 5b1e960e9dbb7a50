"""Sorcerers in every state worth looking at, and at each of its questions."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.board import END
from tests.e2e.conftest import Visit
from tests.e2e.found import Scene
from tests.e2e.guide import lesson
from tests.e2e.sorcerers.board import SorcererBoard, opens, position
from tests.e2e.visitor import Visitor

DECK = ["SOR-03", "SOR-05", "SPL-01", "SPL-02", "ITM-01", "SOR-06", "SPL-08", "SOR-16", "SPL-04", "SOR-04"]
GRAVES = ["SOR-03", "SOR-13", "SOR-02", "SOR-20", "SPL-08", "SOR-10", "SOR-06", "SPL-01", "SOR-05", "SOR-04"]
# Twelve cards of every type: more than are shown at once.
HAND = [
    "SOR-12",
    "SPL-05",
    "SPL-07",
    "SPL-02",
    "ITM-09",
    "ITM-12",
    "EVT-04",
    "RSP-07",
    "RSP-01",
    "SOR-19",
    "SPL-17",
    "SPL-14",
]
LADEN = ["ITM-04", "ITM-02", "ITM-11"]
MINE: dict[str, Any] = {
    "hp": 17,
    "power": 10,
    "hand": HAND,
    "deck": DECK,
    "graveyard": GRAVES,
    "field": [
        {"card": "SOR-02", "items": LADEN},
        {"card": "SOR-18", "items": LADEN, "tired": True, "damage": 2},
        {"card": "SOR-12", "items": ["ITM-05", "ITM-06", "ITM-08"]},
    ],
}
FOE: dict[str, Any] = {
    **MINE,
    "hp": 9,
    "power": 0,
    "hand": ["SPL-01", "SPL-04", "SOR-05", "RSP-03"],
    "shown": ["SPL-01"],
    "top": ["SOR-10"],
    "field": [
        {"card": "SOR-15", "items": LADEN},
        {"card": "SOR-17", "items": LADEN, "tired": True},
        {"card": "SOR-08", "items": ["ITM-06", "ITM-10", "ITM-12"], "damage": 1},
    ],
}
STORM = {"card": "EVT-03", "by": "p2", "turns": 3}
CHAIN = [
    {"by": "p2", "card": "RSP-07", "kind": "response"},
    {"by": "p1", "card": "RSP-03", "kind": "response"},
    {"by": "p2", "card": "RSP-05", "kind": "response"},
    {"by": "p1", "card": "SPL-01", "targets": ["foe1"]},
    {"by": "p2", "card": "SPL-04"},
]


def crowded(visitor: Visitor, **more: Any) -> SorcererBoard:
    """Six laden sorcerers, full hands, an event; or what is given instead."""
    table: dict[str, Any] = {"turn": 23, "event": STORM, "p1": MINE, "p2": FOE, **more}
    return SorcererBoard(visitor).sit(position(visitor, **table))


def main(visitor: Visitor, _visit: Visit) -> None:
    """The own main phase with everything on the table."""
    crowded(visitor).ready("main")


def items(visitor: Visitor, _visit: Visit) -> None:
    """A spell that may be aimed at each of eighteen items, on both sides."""
    board = crowded(visitor)
    board.hand("SPL-05").click()
    expect(board.choice("aim-foe3.3")).to_be_attached()


def target(visitor: Visitor, _visit: Visit) -> None:
    """A spell that may be aimed at each sorcerer and at oneself."""
    board = crowded(visitor)
    board.hand("SPL-07").click()
    expect(board.choice("me")).to_be_visible()


def whole(visitor: Visitor, _visit: Visit) -> None:
    """A card that names nothing, picked and about to be played; another was refused."""
    board = crowded(visitor, p1={**MINE, "field": ["SOR-02"]})
    board.hand("RSP-07").click(force=True)
    expect(board.page.get_by_role("alert")).to_be_visible()
    board.hand("SOR-12").click()
    expect(board.choice("lock")).to_be_visible()


def refused(visitor: Visitor, _visit: Visit) -> None:
    """A card that cannot be played now, and why; the table is as full as it can be."""
    board = crowded(visitor)
    board.hand("SPL-05").click()
    expect(board.choice("aim-foe3.3")).to_be_attached()
    board.hand("RSP-07").click(force=True)
    expect(board.page.get_by_role("alert")).to_be_visible()


def attack(visitor: Visitor, _visit: Visit) -> None:
    """Attackers, two of them named."""
    board = crowded(visitor, step="combat")
    board.page.keyboard.press("1")
    board.page.keyboard.press("3")
    expect(board.choice("lock")).to_be_visible()


def block(visitor: Visitor, _visit: Visit) -> None:
    """Three attackers; one is blocked, for another blocker it is to be said whom."""
    three = [{**unit, "tired": True} if isinstance(unit, dict) else unit for unit in FOE["field"]]
    mine = {**MINE, "field": [{**unit, "tired": False} for unit in MINE["field"]]}
    board = crowded(
        visitor, active="p2", step="blocks", attackers=[1, 2, 3], p1=mine, p2={**FOE, "field": three}, event=None
    )
    board.page.keyboard.press("1")
    board.page.keyboard.press("1")
    board.page.keyboard.press("3")
    expect(board.choice("block-1")).to_be_visible()


def respond(visitor: Visitor, _visit: Visit) -> None:
    """A stack of five, and whether to respond."""
    hand = ["RSP-07", "RSP-03", "RSP-05", "RSP-01", *HAND]
    board = crowded(visitor, step="respond", stack=CHAIN, p1={**MINE, "hand": hand})
    board.ready("respond")
    expect(board.page.locator("[data-object]")).to_have_count(5)


def aimed(visitor: Visitor, visit: Visit) -> None:
    """The same with a response that wants an item."""
    respond(visitor, visit)
    board = SorcererBoard(visitor)
    board.choice("respond-RSP-01").click()
    expect(board.choice("aim-my1.1")).to_be_attached()


def pick(visitor: Visitor, _visit: Visit) -> None:
    """A question of an effect with many cards to choose from."""
    board = crowded(visitor, p1={**MINE, "hand": ["SPL-16", *HAND]})
    board.play("SPL-16")
    board.ready("choose")


def loop(visitor: Visitor, _visit: Visit) -> None:
    """How often a loop shall run."""
    me = {**MINE, "power": 2, "hand": ["SPL-10", *HAND], "top": ["SOR-10"]}
    field = [{"card": "SOR-02", "items": ["ITM-07"]}, *MINE["field"][1:]]
    board = crowded(visitor, p1={**me, "field": field}, event=None)
    board.play("SPL-10")
    while board.ready() == "choose":
        step = board.step
        board.choice("aim-yes").click()
        board.answered(step)
    assert board.ready() == "loop"


def discard(visitor: Visitor, _visit: Visit) -> None:
    """Too many cards at the end of a turn, some marked."""
    board = crowded(visitor, step="end")
    for key in ("1", "2", "3"):
        board.page.keyboard.press(key)
    expect(board.page.locator('[data-card][aria-pressed="true"]')).to_have_count(3)


def hint(visitor: Visitor, _visit: Visit) -> None:
    """All that the coach has to say of the own main phase, with everything on the table."""
    crowded(visitor).advised()


def hint_items(visitor: Visitor, visit: Visit) -> None:
    """The same, while the spell is aimed at one of eighteen items."""
    hint(visitor, visit)
    board = SorcererBoard(visitor)
    board.hand("SPL-05").click()
    expect(board.choice("aim-foe3.3")).to_be_attached()


def hint_attack(visitor: Visitor, visit: Visit) -> None:
    """Advice on who attacks."""
    attack(visitor, visit)
    SorcererBoard(visitor).advised()


def hint_block(visitor: Visitor, visit: Visit) -> None:
    """Advice on who blocks."""
    block(visitor, visit)
    SorcererBoard(visitor).advised()


def hint_respond(visitor: Visitor, visit: Visit) -> None:
    """Advice on a response, over a stack of five."""
    respond(visitor, visit)
    SorcererBoard(visitor).advised()


def hint_aimed(visitor: Visitor, visit: Visit) -> None:
    """The same, while the response is aimed at an item."""
    hint_respond(visitor, visit)
    board = SorcererBoard(visitor)
    board.choice("respond-RSP-01").click()
    expect(board.choice("aim-my1.1")).to_be_attached()


def deck(visitor: Visitor, _visit: Visit) -> None:
    """Which deck, with a list unfolded."""
    board = SorcererBoard(visitor).sit(opens(visitor, "normal", clock={"base_s": 600, "increment_s": 0}))
    board.page.locator("article details summary").first.click()
    expect(board.page.locator("article details li").first).to_be_visible()


def mulligan(visitor: Visitor, _visit: Visit) -> None:
    """The first hand."""
    board = SorcererBoard(visitor).sit(opens(visitor, "easy", mode="match"))
    board.choice("deck-veil").click()
    board.ready("mulligan")


def side(visitor: Visitor, _visit: Visit) -> None:
    """Between two games: the deck and the sideboard, a card changed."""
    board = crowded(
        visitor, mode="match", game=2, step="side", event=None, p1={**MINE, "wins": 1, "sideboard": GRAVES}, p2=FOE
    )
    board.ready("side")
    board.page.locator('section.pile [data-move="SOR-03"]').first.click()
    expect(board.page.locator('[data-back="SOR-03"]')).to_be_visible()


def taught(visitor: Visitor, _visit: Visit) -> None:
    """The guide speaks while the first sorcerer is summoned."""
    visitor.open("/tutorial/sorcerers")
    SorcererBoard(visitor).begin()
    expect(lesson(visitor, "summon")).to_be_visible()


def waiting(visitor: Visitor, visit: Visit) -> None:
    """The other one thinks: the own hand waits."""
    table = opens(visitor, "open")
    rival = visit("en")
    rival.api("POST", f"tables/{table}/join")
    boards = SorcererBoard(visitor), SorcererBoard(rival)
    for board in boards:
        board.sit(table)
        board.choice("deck-spear").click()
    for board in boards:
        board.ready("mulligan")
        board.choice("lock").click()
    boards[0].page.locator('[data-part="phases"] [aria-current]').wait_for()
    if boards[0].asks():
        step = boards[0].step
        boards[0].choice("end-turn").click()
        boards[0].page.locator(f'[data-part="choice"]:not([data-step="{step}"])').wait_for()


def lost(visitor: Visitor, _visit: Visit) -> None:
    """A defeat."""
    crowded(visitor).ready("main")
    visitor.menu("table-resign").click()
    visitor.button("table-yes").click()
    expect(visitor.page.locator(END)).to_contain_text(visitor.t("end-you-resigned"))


def builder(visitor: Visitor, _visit: Visit) -> None:
    """The deck builder on a starter deck with its sideboard, and a sample hand."""
    page = visitor.open("/decks/sorcerers")
    expect(page.locator('[data-deck="report"]')).to_have_attribute("data-checked", "0")
    page.locator('[data-deck="draw"]').click()
    page.locator('[data-deck="seed"]').fill("7")
    expect(page.locator('[data-deck="hand"] li').first).to_be_attached()


DECISIONS: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        respond,
        main,
        items,
        target,
        whole,
        refused,
        attack,
        block,
        aimed,
        pick,
        loop,
        discard,
        hint,
        hint_items,
        hint_attack,
        hint_block,
        hint_respond,
        hint_aimed,
        deck,
        mulligan,
        side,
        taught,
        waiting,
    )
}
SCENES: dict[str, Scene] = {
    f"sorcerers_{scene.__name__}": scene
    for scene in (main, target, attack, block, respond, pick, discard, deck, mulligan, side, taught, lost, builder)
}
PICTURE: dict[str, Scene] = {"main": main}
