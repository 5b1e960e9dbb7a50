"""Dice Battle in every state worth looking at, and at each of its questions."""

from playwright.sync_api import expect

from tests.e2e.board import LINE, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.found import Scene
from tests.e2e.visitor import Visitor

SLOW_SHOW = 0.02  # a speed at which one event stays on the screen for as long as a test needs

HAND = ["attack", "defence", "boost", "steal"]
ME = {"total": 18, "energy": 5, "hand": HAND, "shields": 1, "gauge": 4, "curse": 1, "luck": True, "win_streak": 2}
RIVAL = {
    "total": 21,
    "energy": 8,
    "hand": ["reset"],
    "guard": True,
    "gauge": 2,
    "bonus_turn": True,
    "flame": 1,
    "loss_streak": 2,
}


def tendency(visitor: Visitor, _visit: Visit) -> None:
    """The first question, with clocks."""
    clock = {"base_s": 300, "increment_s": 5, "decision_s": 60}
    Board(visitor).sit(visitor.opens("hard", clock=clock))


def hint(visitor: Visitor, _visit: Visit) -> None:
    """The coach has spoken."""
    Board(visitor).sit(visitor.opens()).advised()


def cards(visitor: Visitor, _visit: Visit) -> None:
    """Cards before the roll: chosen, advised, blocked, for later; all that is known beside them."""
    me, rival = {**ME, "tendency": "attack"}, {**RIVAL, "tendency": "balance"}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2=rival))
    board.advised()
    board.card("boost").click()
    board.page.locator('[data-part="hand"] button').first.click()
    board.page.locator('[data-part="facts"] > summary').click()


def luck(visitor: Visitor, _visit: Visit) -> None:
    """Two dice, one to keep."""
    me = {"total": 15, "energy": 3, "luck": True, "tendency": "defence", "win_streak": 2}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2={**RIVAL, "tendency": "attack"}))
    board.choice("lock").click()
    board.page.locator('[data-ready="keep"]').wait_for()


def rolled(visitor: Visitor, _visit: Visit) -> None:
    """After the roll, with specials."""
    me = {**ME, "tendency": "attack", "dice": [6], "specials": ["double"]}
    rival = {**RIVAL, "tendency": "defence", "dice": [2, 5], "specials": ["ward"]}
    Board(visitor).sit(visitor.position(round=6, stage="post", p1=me, p2=rival))


def show(visitor: Visitor, _visit: Visit) -> None:
    """Dice and events in the middle of being shown."""
    visitor.page.add_init_script(f"localStorage['hanpan.settings'] = JSON.stringify({_slow(visitor)})")
    me = {**ME, "luck": False, "tendency": "attack"}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2={**RIVAL, "tendency": "balance"}))
    board.choice("lock").click()
    expect(visitor.button("board-skip")).to_be_visible()


def round_over(visitor: Visitor, _visit: Visit) -> None:
    """A round has ended: its dice and sums stay on the table, a line of the log is open."""
    board = Board(visitor).sit(visitor.opens())
    board.play_on(passing, rounds=2)
    board.page.locator(f"{LINE}:has(.gain)").last.click()


def sealed(visitor: Visitor, visit: Visit) -> None:
    """Own answer given, the other one thinks, at a table with a judge of its own."""
    table = visitor.opens("open", judge=True)
    rival = visit("en")
    rival.api("POST", f"tables/{table}/join")
    Board(rival).sit(table)
    board = Board(visitor).sit(table)
    board.choice("attack").click()
    board.sealed()


def _slow(visitor: Visitor) -> str:
    return f'{{"lang": "{visitor.lang}", "speed": {SLOW_SHOW}}}'


def taught(visitor: Visitor, _visit: Visit) -> None:
    """The guide speaks while a tendency is chosen, and the coach has spoken too."""
    visitor.open("/tutorial/dice-battle")
    expect(visitor.page.locator('[data-lesson="tendency"]')).to_be_visible()
    Board(visitor).advised()


def ready_to_roll(visitor: Visitor, _visit: Visit) -> None:
    """Nothing to play before the roll: all there is to do is to roll."""
    me = {**ME, "energy": 0, "hand": [], "luck": False, "tendency": "attack"}
    Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2={**RIVAL, "tendency": "balance"}))
    expect(visitor.button("board-roll")).to_be_visible()


def full_hand(visitor: Visitor, _visit: Visit) -> None:
    """Every kind of card in hand after a roll of two dice."""
    hand = ["attack", "attack", "defence", "boost", "steal", "reset"]
    me = {**ME, "hand": hand, "luck": False, "tendency": "attack", "dice": [6, 5], "specials": ["flame"]}
    rival = {**RIVAL, "hand": [], "tendency": "defence", "dice": [2, 5], "specials": ["ward"]}
    Board(visitor).sit(visitor.position(round=6, stage="post", p1=me, p2=rival))


SCENES: dict[str, Scene] = {
    scene.__name__: scene for scene in (tendency, hint, cards, luck, rolled, full_hand, show, round_over, sealed)
}
DECISIONS: dict[str, Scene] = {
    scene.__name__: scene for scene in (cards, tendency, hint, luck, rolled, sealed, taught, ready_to_roll, full_hand)
}
PICTURE: dict[str, Scene] = {"full_hand": full_hand}
