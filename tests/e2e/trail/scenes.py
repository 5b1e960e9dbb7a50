"""Trail in every state worth looking at, and at each of its questions."""

from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.found import Scene
from tests.e2e.trail.board import FIGHT, TrailBoard, opens, position
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


# The fullest hand, and every kind of chip.
FULL = {**WANDERER, "hand": ["C01", "C05", "C08", "C10", "C14", "C03", "C12", "C16", "C20", "C07"], "shadow": True}


def walk(visitor: Visitor, _visit: Visit) -> None:
    """A turn with a full hand and everything that can work on one, outside movement mode."""
    TrailBoard(visitor).sit(_full(visitor, moving=False))


def hint(visitor: Visitor, _visit: Visit) -> None:
    """The coach has spoken: on so full a map it takes its time."""
    TrailBoard(visitor).sit(_full(visitor, moving=False)).advised()


def plan(visitor: Visitor, _visit: Visit) -> None:
    """The coach's plan, drawn on the map."""
    TrailBoard(visitor).sit(position(visitor, **FIGHT)).advised()


def mode(visitor: Visitor, _visit: Visit) -> None:
    """The same in movement mode."""
    board = TrailBoard(visitor).sit(_full(visitor, moving=True))
    board.tile(4, 4).hover()


def target(visitor: Visitor, _visit: Visit) -> None:
    """A card that takes a tile."""
    board = TrailBoard(visitor).sit(_full(visitor, moving=False))
    board.slot(3).click()
    expect(board.page.locator("[data-target]").first).to_be_visible()


def bare(visitor: Visitor, _visit: Visit) -> None:
    """A card that takes none."""
    board = TrailBoard(visitor).sit(_full(visitor, moving=False))
    board.slot(2).click()
    expect(board.choice("play")).to_be_visible()


def fixing(visitor: Visitor, _visit: Visit) -> None:
    """A potion that asks for a number."""
    board = TrailBoard(visitor).sit(_full(visitor, moving=False))
    board.page.locator('[data-potion="fixing"]').click()
    expect(board.choice("fix-6")).to_be_visible()


def reward(visitor: Visitor, _visit: Visit) -> None:
    """A card to take."""
    TrailBoard(visitor).sit(position(visitor, stage=2, phase="card", offers=["C08", "C14", "C20"]))


def reward_hint(visitor: Visitor, _visit: Visit) -> None:
    """The coach on a card to take."""
    TrailBoard(visitor).sit(position(visitor, stage=2, phase="card", offers=["C08", "C14", "C20"])).advised()


def event_hint(visitor: Visitor, visit: Visit) -> None:
    """The coach on an event that asks for more."""
    event(visitor, visit)
    Board(visitor).advised()


def potion(visitor: Visitor, _visit: Visit) -> None:
    """A potion too many."""
    held = {"potions": ["healing", "fixing", "healing"]}
    TrailBoard(visitor).sit(position(visitor, stage=2, phase="potion", offers=["fixing"], p1=held))


def pedlar(visitor: Visitor, _visit: Visit) -> None:
    """Potions for sale, with full pockets."""
    held = {"potions": ["healing", "fixing", "healing"]}
    board = TrailBoard(visitor).sit(position(visitor, stage=2, phase="event", offers=["E8", "E4"], p1=held))
    board.choice("visit-E8").click()
    expect(board.choice("fresh-die")).to_be_visible()


def mirror(visitor: Visitor, _visit: Visit) -> None:
    """A face to copy."""
    board = TrailBoard(visitor).sit(position(visitor, stage=2, phase="event", offers=["E5", "E1"]))
    board.choice("visit-E5").click()
    expect(board.choice("mirror-1")).to_be_visible()


def maps(visitor: Visitor, _visit: Visit) -> None:
    """Which map."""
    TrailBoard(visitor).sit(opens(visitor, "custom"))


def guide(visitor: Visitor, _visit: Visit) -> None:
    """The guide in movement mode."""
    visitor.open("/tutorial/trail")
    board = TrailBoard(visitor)
    board.ready()
    board.choice("mode").click()
    expect(visitor.page.locator("[data-lesson]")).to_have_attribute("data-lesson", "walk")


def won(visitor: Visitor, _visit: Visit) -> None:
    """A stage that was won."""
    near = {**FIGHT["p1"], "at": [4, 2]}
    board = TrailBoard(visitor).sit(position(visitor, **{**FIGHT, "p1": near}))
    for _ in range(2):
        board.page.locator('[data-card="C01"]').first.click()
        board.tile(5, 2).click()
        expect(board.page.locator('[data-card][aria-pressed="true"]')).to_have_count(0)
    board.won()


def _full(visitor: Visitor, *, moving: bool) -> str:
    return position(visitor, stage="swamp", turn=4, monsters=CROWD, p1={**FULL, "moving": moving})


SCENES: dict[str, Scene] = {
    f"trail_{scene.__name__}": scene
    for scene in (moving, aiming, walk, plan, forcing, reward, event, maps, guide, won, editor, daily)
}
DECISIONS: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        walk,
        hint,
        mode,
        target,
        bare,
        fixing,
        guide,
        reward,
        reward_hint,
        potion,
        event,
        event_hint,
        pedlar,
        mirror,
        maps,
    )
}
PICTURE: dict[str, Scene] = {"plan": plan}
