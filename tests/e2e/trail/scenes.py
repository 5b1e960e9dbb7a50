"""Trail in every state worth looking at."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.found import Scene
from tests.e2e.trail.board import FIGHT, TrailBoard, position
from tests.e2e.visitor import Visitor

CROWD = [
    {"kind": "slime", "at": [6, 1]},
    {"kind": "spider", "at": [7, 5]},
    {"kind": "archer", "at": [10, 2]},
    {"kind": "golem", "at": [6, 5]},
    {"kind": "gatekeeper", "at": [8, 1]},
    {"kind": "engine", "at": [9, 6]},
]
WANDERER = {
    "at": [4, 2],
    "spd": 4,
    "hand": ["C01", "C05", "C08", "C10", "C14", "C03"],
    "deck": ["C01"] * 5,
    "potions": ["healing", "fixing"],
    "poison": 2,
    "block": 3,
    "leg": 2,
    "trail": [[3, 2], [3, 1], [4, 2]],
    "steps": 2,
}


def moving(visitor: Visitor, _visit: Visit) -> None:
    """Movement mode in a crowded swamp, pointing at a tile."""
    board = TrailBoard(visitor).sit(position(visitor, stage="swamp", turn=4, monsters=CROWD, p1=WANDERER))
    board.tile(4, 4).focus()
    expect(board.page.locator('[data-fact="deduction"]')).to_be_visible()


def aiming(visitor: Visitor, _visit: Visit) -> None:
    """A chosen card with its targets."""
    board = TrailBoard(visitor).sit(position(visitor, stage="swamp", turn=4, monsters=CROWD, p1=WANDERER))
    board.slot(3).click()
    expect(board.page.locator("[data-target]").first).to_be_visible()


def forcing(visitor: Visitor, _visit: Visit) -> None:
    """The question before a forced end."""
    board = TrailBoard(visitor).sit(position(visitor, **FIGHT))
    board.choice("end").click()
    expect(board.page.get_by_role("dialog")).to_be_visible()


def event(visitor: Visitor, _visit: Visit) -> None:
    """An event between two stages, with a die to carve."""
    board = TrailBoard(visitor).sit(position(visitor, stage=2, phase="event", offers=["E4", "E8"]))
    board.choice("visit-E4").click()
    expect(board.choice("carve")).to_be_visible()


def editor(visitor: Visitor, _visit: Visit) -> None:
    """The map editor with a fault."""
    visitor.open("/editor/trail?map=.P......../..........")
    expect(visitor.page.locator('[data-part="faults"] .loss').first).to_be_visible()


def daily(visitor: Visitor, _visit: Visit) -> None:
    """The board of the day."""
    visitor.open("/daily/trail")
    expect(visitor.page.locator('[data-start="daily"]')).to_be_visible()


SCENES: dict[str, Scene] = {
    f"trail-{scene.__name__}": scene for scene in (moving, aiming, forcing, event, editor, daily)
}
