"""A stage of Trail, to see what shifts."""

from tests.e2e.trail.board import TrailBoard, opens
from tests.e2e.visitor import Visitor

SEED = 7


def play(visitor: Visitor, rounds: int) -> None:
    """So many turns: movement mode, a step, a card taken up and put back, and the end of the turn."""
    board = TrailBoard(visitor).sit(opens(visitor, tutorial=True, seed=SEED))
    for _ in range(rounds):
        if board.ready() != "turn":
            return
        board.choice("mode").click()
        board.shows(mode=True)
        if int(board.page.locator('[data-fact="spd"]').inner_text()):  # an early end hurts the leg: it may not carry
            board.page.locator("[data-reach]").first.click()
        board.slot(1).click()
        board.choice("cancel").click()
        _end(board)


def _end(board: TrailBoard) -> None:
    turn = board.view["turn"]
    board.choice("end").click()
    forced = board.choice("force")
    if forced.is_visible():
        forced.click()
    while board.ready() == "turn" and board.view["turn"] == turn:
        board.page.wait_for_timeout(20)
