"""How far the things on a page shift by themselves, counted as browsers do."""

from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

GAP_MS, WINDOW_MS = 1000, 5000  # of one window of shifts: see https://web.dev/articles/cls

WATCH = """
window.shifted = [];
const named = (node) => node?.nodeType === 1
  ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}[${node.dataset.part ?? ''}]`
  : String(node?.nodeName);
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.shifted.push([entry.startTime, entry.value, entry.hadRecentInput,
      entry.sources.map((one) => `${named(one.node)} ${box(one.previousRect)} > ${box(one.currentRect)}`).join('; ')]);
}).observe({ type: 'layout-shift', buffered: true });
"""


@dataclass(frozen=True)
class Shift:
    """Something moved: when, how far (the part of the screen by the part of the way), what."""

    at_ms: float
    value: float
    pressed: bool  # shortly before: whoever pressed expects something to happen
    what: str


def shifts_of(page: Page) -> list[Shift]:
    """Every shift of a page that was opened with `WATCH`."""
    found: list[tuple[float, float, bool, str]] = page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(window.shifted))))"
    )
    return [Shift(*one) for one in found]


def layout_shift(shifts: Iterable[Shift]) -> float:
    """The Cumulative Layout Shift: of the shifts that nobody asked for, the worst window."""
    worst = window = begin = last = 0.0
    for shift in sorted((one for one in shifts if not one.pressed), key=lambda one: one.at_ms):
        if window and shift.at_ms - last < GAP_MS and shift.at_ms - begin < WINDOW_MS:
            window += shift.value
        else:
            begin, window = shift.at_ms, shift.value
        last = shift.at_ms
        worst = max(worst, window)
    return worst
