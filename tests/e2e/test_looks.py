"""Every scene as somebody sees it: accessible, nothing cut off, nothing untranslated, some of them as they always look.

`make looks` sees each in both languages and sizes, light and dark, and writes the pictures to out/screenshots, which
git ignores. Look at them. `make test` sees each in one language and theme, and compares pictures of record (record.py).
"""

from functools import partial

import pytest
from playwright.sync_api import Page

from hanpan.core.contract.rulebook import Lang
from tests.e2e.accessible import faults
from tests.e2e.conftest import Visit
from tests.e2e.look import NARROW, THEMES, WIDE, Theme, laid_out
from tests.e2e.record import RECORD, compare
from tests.e2e.scenes import SCENES
from tests.e2e.targets import small_targets
from tools.web import ROOT

PICTURES = ROOT / "out" / "screenshots"
TALL = 6000  # of a page taller than this, or under a dialog, only the part on the screen is kept
# A picture of record says in which language its scene is seen; the others take turns, and so do the themes.
LANGS: dict[str, Lang] = {name: ("en", "ko")[n % 2] for n, name in enumerate(SCENES)}
LANGS |= {name: kept.lang for name, kept in RECORD.items()}
THEME: dict[str, Theme] = {name: ("light", "dark")[n // 2 % 2] for n, name in enumerate(SCENES)}
ONCE = [pytest.param(name, id=f"{name}-kept" if name in RECORD else name) for name in SCENES]


@pytest.mark.parametrize("scene", ONCE)
def test_a_scene(visit: Visit, scene: str, darkroom: Page) -> None:
    visit = partial(visit, still=True)
    visitor = visit(LANGS[scene])
    SCENES[scene](visitor, visit)
    page = visitor.page
    assert "⟦" not in page.content(), "a message without words"
    if scene in RECORD:
        wrong = compare(page, scene, darkroom)
        assert not wrong, wrong
    _fits(page, WIDE)
    page.emulate_media(color_scheme=THEME[scene])
    assert faults(page) == ""
    _fits(page, NARROW)


@pytest.mark.looks
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_in_every_light(visit: Visit, lang: Lang, scene: str) -> None:
    visit = partial(visit, still=True)
    visitor = visit(lang)
    SCENES[scene](visitor, visit)
    page = visitor.page
    assert "⟦" not in page.content(), "a message without words"
    wrong = []
    for width in (WIDE, NARROW):
        _fits(page, width)
        for theme in THEMES:
            _picture(page, f"{scene}-{lang}-{width}", theme)
            if found := faults(page, rules=_rules(theme)):
                wrong.append(f"{width} {theme}: {found}")
    assert not wrong, "\n".join(wrong)


def _rules(theme: Theme) -> tuple[str, ...]:
    """Only colours depend on the theme."""
    return () if theme == "light" else ("color-contrast",)


def _fits(page: Page, width: int) -> None:
    """Nothing is wider than the screen, nothing too small for a thumb."""
    laid_out(page, width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "wider than the screen"
    if width == NARROW:
        assert small_targets(page) == []


def _picture(page: Page, name: str, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    whole = page.evaluate(
        f"document.documentElement.scrollHeight < {TALL} && !document.querySelector('dialog[open], :popover-open')"
    )
    path = PICTURES / f"{name}-{theme}.jpg"  # written in half the time of a .png
    page.screenshot(path=path, quality=90, full_page=whole, animations="disabled")
