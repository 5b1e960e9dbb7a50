"""Whether a page that cannot fit its screen scrolls and loses nothing: a tiny screen, a strong zoom, large letters."""

from playwright.sync_api import Page

# Width, height, size of the letters: a tiny phone, 1280 × 720 at 400 %, and the same with letters of twice the size.
FLOWING = [(320, 640, ""), (320, 180, ""), (1280, 720, "200%")]

_LOOK = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement;
  const wrong = [];
  const LIFT = 16;  // a card that is chosen rises over the edge of its hand
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide, the screen ${innerWidth}`);
  const within = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  const pressed = [...within.querySelectorAll(':is(button, a[href], input, select, textarea, summary)')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]') &&
    one.offsetWidth > 1 &&  // smaller: for those who hear it
    !one.matches('.skip'));  // comes with the focus
  for (const one of pressed) {
    const name = one.outerHTML.slice(0, 100);
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit) wrong.push(`cannot be scrolled to (${[left, top, right, bottom].map(Math.round)}): ${name}`);
    // A whole strip may be what is chosen now: that lies over what else is on it.
    else if (!(one === hit || one.contains(hit) || hit.closest('label')?.contains(one) || hit.closest('[data-choice]')))
      wrong.push(`covered by ${hit.outerHTML.slice(0, 80)}: ${name}`);
    if (width <= innerWidth && (left < -0.5 || right > innerWidth + 0.5)) wrong.push(`cut off at the side: ${name}`);
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
      const { top: high, bottom: low } = box.getBoundingClientRect();
      if (top < high - LIFT || bottom > low + LIFT) wrong.push(`cut off by ${box.outerHTML.slice(0, 80)}: ${name}`);
    }
  }
  return wrong;
}"""


def lost(page: Page, width: int, height: int, letters: str) -> list[str]:
    """What of the page on the screen cannot be reached on a screen of that size, with letters so large."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
    page.evaluate("dispatchEvent(new Event('resize'))")
    found: list[str] = page.evaluate(_LOOK)
    page.evaluate("document.documentElement.style.fontSize = ''")
    return [f"{width}x{height} {letters}: {one}" for one in found]
