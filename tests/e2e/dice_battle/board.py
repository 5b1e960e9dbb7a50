"""Dice Battle on the screen: how its questions are answered with the mouse."""

from playwright.sync_api import expect

from tests.e2e.board import Board


def click(board: Board, kind: str) -> None:
    """Answer with the mouse, the first thing that can be had."""
    if kind == "tendency":
        board.choice(("attack", "defence", "balance")[board.step % 3]).click()
    elif kind == "keep":
        board.page.locator('[data-choice^="keep-"]').first.click()
    else:
        usable = board.page.locator('[data-card][aria-disabled="false"]')
        if usable.count():
            usable.first.click()
            expect(board.page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
        board.choice("lock").click()


def passing(board: Board, kind: str) -> None:
    """Answer with the mouse: balance, no cards."""
    if kind == "tendency":
        board.choice("balance").click()
    elif kind == "keep":
        board.page.locator('[data-choice^="keep-"]').first.click()
    else:
        board.choice("lock").click()
