"""How far the things on a page shift by themselves, counted as browsers do; but what comes of a press belongs to it
however late it comes, and not for half a second."""

from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

GAP_MS, WINDOW_MS = 1000, 5000  # of one window of shifts: see https://web.dev/articles/cls
FRAMES = 2  # after which the page shows what it knows

WATCH = """
window.shifted = [];
const named = (node) => node?.nodeType === 1
  ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}[${node.dataset.part ?? ''}]`
  : String(node?.nodeName);
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.shifted.push([entry.startTime, entry.value,
      entry.sources.map((one) => `${named(one.node)} ${box(one.previousRect)} > ${box(one.currentRect)}`).join('; ')]);
}).observe({ type: 'layout-shift', buffered: true });

// Each press, from when to when: until the frames in which the page shows what came of it. Where it answers a question
// that is when the server has told the next step, however long that takes.
window.presses = [];
const question = () => document.querySelector('[data-part="choice"]')?.dataset ?? {};
let calm = 0, step = null;
const press = () => {
  const now = performance.now();
  if (window.presses.at(-1)?.[1] !== null) window.presses.push([now, null]), (step = null);
  const { ready, step: asked } = question();
  if (ready) step = asked;
  calm = 0;
};
for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
  addEventListener(kind, press, { capture: true });
(function look() {
  const last = window.presses.at(-1);
  if (last?.[1] === null) {
    const { ready, step: asked } = question();
    calm = step !== null && step === asked && !ready ? 0 : calm + 1;
    if (calm > FRAMES) last[1] = performance.now();
  }
  requestAnimationFrame(look);
})();
""".replace("FRAMES", str(FRAMES))


@dataclass(frozen=True)
class Shift:
    """Something moved: when, how far (the part of the screen by the part of the way), what."""

    at_ms: float
    value: float
    pressed: bool  # it came of a press: whoever pressed expects something to happen
    what: str


def shifts_of(page: Page) -> list[Shift]:
    """Every shift of a page that was opened with `WATCH`."""
    found: list[tuple[float, float, str]]
    presses: list[tuple[float, float | None]]
    found, presses = page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done([shifted, presses]))))"
    )

    def pressed(at: float) -> bool:
        return any(begin <= at and (end is None or at <= end) for begin, end in presses)

    return [Shift(at, value, pressed(at), what) for at, value, what in found]


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
