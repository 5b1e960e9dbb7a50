"""`python -m benchmarks.client`: how much the lobby loads, and when it can be used on a slow machine.

A real Chromium loads the lobby from a real server on this machine, each time with an empty cache and the
processor slowed down fourfold. Interactive: the button that starts a game has been painted, and no task
longer than 50 ms is running any more. Written to out/client.json; nothing is asserted.
"""

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from hanpan.core.contract.rulebook import LANGS, Lang
from tests.e2e.site import Site
from tools.browser import arguments, chromium
from tools.web import DIST, build

SLOWDOWN = 4
QUIET_MS = 1000  # so long nothing happens before a load counts as finished

_WATCH = """
window.__painted = null;
window.__busyUntil = 0;
new PerformanceObserver((list) => {
  const ends = list.getEntries().map((task) => task.startTime + task.duration);
  window.__busyUntil = Math.max(window.__busyUntil, ...ends);
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-start]')) return;
  observer.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.__painted = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
_READ = """() => {
  const pages = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource').filter((entry) => !entry.name.includes('/api/'));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    bytes: [...pages, ...files].reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    files: pages.length + files.length,
    first_paint_ms: paint ? paint.startTime : 0,
    interactive_ms: Math.max(window.__painted, window.__busyUntil),
  };
}"""


class Load(NamedTuple):
    """One cold load of the lobby."""

    bytes: int
    files: int
    first_paint_ms: float
    interactive_ms: float


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("out/client.json"))
    options = parser.parse_args()
    if build() != 0:
        raise SystemExit("the client does not build")
    with _site() as site, _browser() as browser:
        _load(browser, site.url, "en")  # the server has read its files
        loads = {lang: [_load(browser, site.url, lang) for _ in range(options.repeats)] for lang in LANGS}
    report = {lang: _summary(found) for lang, found in loads.items()}
    _print(report)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps({"slowdown": SLOWDOWN, "lobby": report}, indent=1) + "\n", "utf-8")


def _load(browser: Browser, url: str, lang: Lang) -> Load:
    # Our own waiting is a script from outside, which the pages do not allow.
    context = browser.new_context(locale=lang, viewport={"width": 1280, "height": 800}, bypass_csp=True)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(_WATCH)
    page.goto(url)
    page.wait_for_function(f"window.__painted && performance.now() - window.__busyUntil > {QUIET_MS}")
    page.wait_for_load_state("networkidle")
    load = Load(**page.evaluate(_READ))
    context.close()
    return load


def _summary(loads: list[Load]) -> dict[str, float]:
    return {name: round(statistics.median(getattr(load, name) for load in loads), 1) for name in Load._fields} | {
        "interactive_worst_ms": round(max(load.interactive_ms for load in loads), 1)
    }


def _print(report: dict[Lang, dict[str, float]]) -> None:
    table = Table(title=f"Cold load of the lobby, processor slowed down {SLOWDOWN}×, medians")
    for heading in ("language", "KB sent (gzip)", "files", "first paint", "interactive", "worst"):
        table.add_column(heading, justify="left" if heading == "language" else "right")
    for lang, found in report.items():
        times = (f"{found[name]:,.0f} ms" for name in ("first_paint_ms", "interactive_ms", "interactive_worst_ms"))
        table.add_row(lang, f"{found['bytes'] / 1024:.1f}", f"{found['files']:.0f}", *times)
    Console(width=100).print(table)


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        executable = chromium()
        running = playwright.chromium.launch(executable_path=str(executable), args=arguments(executable))
        yield running
        running.close()


@contextmanager
def _site() -> Iterator[Site]:
    with tempfile.TemporaryDirectory(prefix="hanpan-bench-") as folder:
        site = Site(Path(folder), DIST)
        try:
            site.start()
            yield site
        finally:
            site.stop()


if __name__ == "__main__":
    main()
