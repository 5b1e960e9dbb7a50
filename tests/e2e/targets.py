"""How large the things are that one can press."""

from playwright.sync_api import Page

LEAST = 44  # pixels either way, enough for a thumb

_MEASURE = """least => {
  const wanted = 'button, a[href], input, select, textarea, summary, [role="button"]';
  const small = [];
  for (const one of document.querySelectorAll(wanted)) {
    // A labelled control is pressed by its label too.
    const target = one.matches('input, select, textarea') ? (one.closest('label') ?? one) : one;
    const box = target.getBoundingClientRect();
    const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.right > 0;
    if (shown && (box.width < least - 0.5 || box.height < least - 0.5)) {
      small.push(`${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`);
    }
  }
  return small;
}"""


def small_targets(page: Page) -> list[str]:
    """Everything on the page that can be pressed and is smaller than it should be."""
    found: list[str] = page.evaluate(_MEASURE, LEAST)
    return found
