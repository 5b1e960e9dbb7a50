"""Whether everything that can be done at a table is on the screen, can be hit and is large enough."""

from playwright.sync_api import Page

UPRIGHT = [(1280, 720), (1280, 800), (1920, 1080), (390, 844), (390, 667), (360, 640)]
SIZES = [*UPRIGHT, (844, 390), (667, 375)]  # a decision fits on a phone on its side, too; a replay is scrolled there
THUMB, POINTER = 44, 24  # pixels either way
NARROW = 600  # below this, one way or the other, one touches

# A thing to press in a panel for long lists may have to be scrolled to, in that panel and not with the page.
_LOOK = """async least => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const page = document.documentElement;
  const wrong = [];
  if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} tall, the screen ${innerHeight}`);
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide, the screen ${innerWidth}`);
  const pressed = ':is(button, a[href], input, select, textarea, summary)';
  const wanted = `[data-board] :is([data-choice], [data-card], [data-option]),
    [data-part="choice"] ${pressed}, [data-part="action"] ${pressed}, [data-guide], [data-part="end"] ${pressed},
    dialog:modal ${pressed}`;
  const modal = document.querySelector('dialog:modal');  // all that lies under it is inert
  for (const one of document.querySelectorAll(wanted)) {
    if (modal && !modal.contains(one)) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest('[inert]')) continue;
    const name = one.outerHTML.slice(0, 100);
    if (one.closest('[data-scrolls]')) one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      wrong.push(`outside (${[left, top, right, bottom].map(Math.round)}): ${name}`);
    else {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !(one === hit || one.contains(hit) || hit.closest('label')?.contains(one)))
        wrong.push(`covered by ${hit?.outerHTML.slice(0, 60)}: ${name}`);
    }
    // What lies over it, as the next card of a hand, may leave less than that.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const mine = (x, y) => one.contains(document.elementFromPoint(x, y));
    const reach = (dx, dy) => { let n = 0; while (n < least && mine(x + n * dx, y + n * dy)) n += 1; return n; };
    if (one.matches('[data-card]') && mine(x, y)) {
      const seen = [reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1];
      if (Math.min(...seen) < least - 1) wrong.push(`leaves ${seen.join(' x ')}: ${name}`);
    }
    const label = one.closest('label')?.getBoundingClientRect();
    if (Math.max(width, label?.width ?? 0) < least - 0.5 || Math.max(height, label?.height ?? 0) < least - 0.5)
      wrong.push(`small (${Math.round(width)} x ${Math.round(height)}): ${name}`);
  }
  if (page.scrollTop || document.body.scrollTop) wrong.push('the page was scrolled');
  return wrong;
}"""


def misfits(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the present question on a screen of that size; it stays that size."""
    page.set_viewport_size({"width": width, "height": height})
    touch = min(width, height) < NARROW
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    found: list[str] = page.evaluate(_LOOK, THUMB if touch else POINTER)
    devtools.detach()
    return [f"{width}x{height}: {one}" for one in found]


def seen_at_once(page: Page, selector: str) -> bool:
    """Whether the middle of the first such thing is on the screen, uncovered, without any scrolling."""
    found: bool = page.evaluate(
        """selector => {
          const one = document.querySelector(selector);
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return hit !== null && one.contains(hit);
        }""",
        selector,
    )
    return found
