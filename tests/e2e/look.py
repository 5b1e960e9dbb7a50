"""A page as it is looked at: in a size and in a theme."""

from typing import Literal, TypeAlias

from playwright.sync_api import Page

Theme: TypeAlias = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
WIDE, NARROW = 1280, 390
TALL = {WIDE: 800, NARROW: 844}

_LAID_OUT = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def laid_out(page: Page, width: int) -> None:
    """The page on a screen of that width, touched or pointed at, and drawn anew."""
    page.set_viewport_size({"width": width, "height": TALL[width]})
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": width == NARROW})
    page.evaluate(_LAID_OUT)
