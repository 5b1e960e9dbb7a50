"""A game of Sorcerers, to see what shifts."""

from tests.e2e.sorcerers.board import SorcererBoard, opens
from tests.e2e.visitor import Visitor

SEED = 7


def play(visitor: Visitor, rounds: int) -> None:
    """A deck, a hand, and so many turns of both sides: whatever can be summoned is, and everybody attacks."""
    board = SorcererBoard(visitor).sit(opens(visitor, "easy", tutorial=True, seed=SEED))
    board.begin()
    while (kind := board.ready()) != "over" and int(board.view["turn"]) <= 2 * rounds:
        step = board.step
        _answer(board, kind)
        board.answered(step)


def _answer(board: SorcererBoard, kind: str) -> None:
    if kind == "main":
        playable = board.page.locator('[data-card][aria-disabled="false"]')
        if playable.count() and board.view["step"] == "main_a":
            playable.first.click()
            aims = board.page.locator('[data-choice^="aim-"]')
            (aims if aims.count() else board.choice("lock")).first.click()
            return
        board.choice("next").click()
    elif kind == "attack":
        ready = board.page.locator('[data-field="p1"] .unit[aria-pressed="false"]')
        if not ready.count():
            board.choice("next").click()
            return
        ready.first.click()
        board.choice("lock").click()
    elif kind == "respond":
        board.choice("pass").click()
    elif kind == "discard":
        board.page.locator("[data-card]").first.click()
        board.choice("lock").click()
    elif kind == "choose":
        board.page.locator('[data-choice^="aim-"]').first.click()
    else:
        board.choice("lock").click()
