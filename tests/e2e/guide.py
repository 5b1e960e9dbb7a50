"""The guide of a first match, whatever the game."""

from playwright.sync_api import Locator

from tests.e2e.visitor import Visitor


def lesson(visitor: Visitor, name: str) -> Locator:
    """The guide, saying this."""
    return visitor.page.locator(f'[data-lesson="{name}"]')


def say_next(visitor: Visitor, *names: str) -> None:
    """Hear these lessons, one after the other."""
    for name in names:
        lesson(visitor, name).locator('[data-guide="next"]').click()
