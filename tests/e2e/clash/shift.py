"""A game of Clash, to see what shifts."""

from tests.e2e.clash.board import ClashBoard, opens
from tests.e2e.visitor import Visitor

SEED = 7


def play(visitor: Visitor, rounds: int) -> None:
    """A deck, a hand, and so many rounds with the first cards that can be had."""
    board = ClashBoard(visitor).sit(opens(visitor, tutorial=True, seed=SEED))
    board.begin()
    while (kind := board.ready()) != "over":
        if kind == "declare" and board.round > rounds:
            return
        step = board.step
        if kind == "declare":
            free = board.page.locator('[data-card][aria-disabled="false"]')
            if free.count():
                free.first.click()
            board.choice("lock").click()
        else:
            board.choice("decline").click()
        board.answered(step)
