"""Where the focus is, and the way of the Tab key."""

import pytest
from playwright.sync_api import Page


def focused(page: Page) -> str:
    """What has the focus."""
    found: str = page.evaluate("document.activeElement.outerHTML.slice(0, 80)")
    return found


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    pytest.fail(f"Tab never reaches {selector}")
