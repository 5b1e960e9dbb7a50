"""The keyboard reaches everything, is caught by nothing, and never falls out of the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.scenes import SCENES

# Every element that Tab should reach, marked with a number.
_MARK = """() => {
  const wanted = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  let count = 0;
  const open = document.querySelector('dialog:modal') ?? document;  // what is behind it waits
  for (const one of open.querySelectorAll(wanted)) {
    const radio = one.type === 'radio' && !one.checked;  // arrows move inside a group
    const twin = one.dataset.standsFor;  // for the pointer alone: Tab has to reach the button that does the same
    if (twin && open.querySelector(`button[data-choice="${twin}"]:enabled`)) continue;
    if (one.disabled || radio || one.closest("[inert]")) continue;  // what is covered waits too
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.dataset.tabbable = String(count++);
  }
  return count;
}"""


def unreached(page: Page) -> list[str]:
    """What Tab does not reach on its way around the page."""
    count = page.evaluate(_MARK)
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
    seen: set[str] = set()
    for _ in range(count + 10):
        page.keyboard.press("Tab")
        mark = page.evaluate("document.activeElement.dataset?.tabbable ?? null")
        if mark is not None:
            seen.add(mark)
    missed = [str(number) for number in range(count) if str(number) not in seen]
    return [page.locator(f'[data-tabbable="{one}"]').evaluate("e => e.outerHTML.slice(0, 120)") for one in missed]


@pytest.mark.parametrize("scene", ["lobby", "new_table", "cards", "luck", "end", "settings", "replay", "tutorial"])
def test_tab_reaches_everything(visit: Visit, scene: str) -> None:
    visitor = visit("en")
    SCENES[scene](visitor, visit)
    assert unreached(visitor.page) == []
    # A focused thing is seen to be focused.
    visitor.page.keyboard.press("Tab")
    if visitor.page.evaluate("document.activeElement === document.body"):  # between the last thing and the first
        visitor.page.keyboard.press("Tab")
    outline = visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_the_first_tab_leads_past_the_menu(visit: Visit) -> None:
    visitor = visit("ko")
    board = Board(visitor).sit(visitor.opens())
    page = board.page
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=visitor.t("skip-to-main"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(board.choice("attack")).to_be_focused()  # the first thing to press on the table
    assert board.ready() == "tendency"


def test_keys_are_left_alone_where_one_writes(visit: Visit) -> None:
    visitor = visit("en")
    table = visitor.opens("open")
    visitor.open(f"/t/{table}")
    rival = visit("en")
    share = visitor.page.get_by_label(visitor.t("table-share"))
    share.focus()
    rival.api("POST", f"tables/{table}/join")
    board = Board(visitor)
    board.ready()
    assert board.page.evaluate("document.activeElement !== document.body"), "the box went away and took the focus along"
    board.page.keyboard.press("Control+1")
    board.page.keyboard.press("Alt+1")
    assert [frame for frame in visitor.sent if frame["type"] == "act"] == []
    board.page.keyboard.press("1")
    board.sealed()
