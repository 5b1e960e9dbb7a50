"""Every page in both languages, light and dark, wide and narrow: accessible, nothing cut off, nothing untranslated.

Pictures are written to out/screenshots, which git ignores. Look at them.
"""

from typing import Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from hanpan.core.contract.rulebook import Lang
from tests.e2e.accessible import faults
from tests.e2e.conftest import Visit
from tests.e2e.scenes import SCENES
from tests.e2e.targets import small_targets
from tools.web import ROOT

PICTURES = ROOT / "out" / "screenshots"
WIDE, NARROW = 1280, 390
TALL = 6000  # of a page taller than this only the part on the screen is kept
Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("scene", SCENES)
def test_page(visit: Visit, lang: Lang, scene: str) -> None:
    visitor = visit(lang)
    SCENES[scene](visitor, visit)
    page = visitor.page
    assert "⟦" not in page.content(), "a message without words"
    _fits(page, WIDE, touch=False)
    for theme in THEMES:
        _picture(page, f"{scene}-{lang}-{WIDE}", theme)
        # Only colours depend on the theme.
        assert faults(page, rules=() if theme == "light" else ("color-contrast",)) == ""
    _fits(page, NARROW, touch=True)
    for theme in THEMES:
        _picture(page, f"{scene}-{lang}-{NARROW}", theme)


def _fits(page: Page, width: int, *, touch: bool) -> None:
    """Nothing is wider than the screen, nothing too small for a thumb."""
    page.set_viewport_size({"width": width, "height": 840})
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "wider than the screen"
    if touch:
        assert small_targets(page) == []


def _picture(page: Page, name: str, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    whole = page.evaluate("document.documentElement.scrollHeight") < TALL
    path = PICTURES / f"{name}-{theme}.jpg"  # written in half the time of a .png
    page.screenshot(path=path, quality=90, full_page=whole, animations="disabled")
