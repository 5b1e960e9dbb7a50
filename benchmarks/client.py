"""`python -m benchmarks.client`: how much the lobby and each board load, and when they can be used on a slow machine.

A real Chromium loads the lobby from a real server on this machine, each time with an empty cache and the
processor slowed down fourfold. Interactive: the button that starts a game has been painted, and no task
longer than 50 ms is running any more. Then a game is started from the lobby: what that loads besides, pictures
included, and how long it takes from the press to the first question. The typeface comes later and is not counted.
Written to out/client.json, with whether it keeps the limits; nothing is asserted.
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
from hanpan.games.registry import game_ids
from tests.e2e.site import Site
from tools.browser import arguments, chromium
from tools.web import DIST, build

SLOWDOWN = 4
QUIET_MS = 1000  # so long nothing happens before a load counts as finished
FIRST_KB, BOARD_KB, INTERACTIVE_MS = 90, 150, 1000  # what is wanted at most

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
  const files = performance.getEntriesByType('resource').filter(
    (entry) => !/\\.woff2$|\\/sw\\.js$/.test(entry.name));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    bytes: [...pages, ...files].reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    files: pages.length + files.length,
    first_paint_ms: paint ? paint.startTime : 0,
    interactive_ms: Math.max(window.__painted, window.__busyUntil),
  };
}"""


# What a board loads after the press: the first question stands there, and no long task is running any more.
_PRESS = """(game) => {
  performance.clearResourceTimings();
  window.__busyUntil = 0;
  window.__asked = null;
  window.__pressed = performance.now();
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-part="choice"][data-ready]')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.__asked = performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
  document.querySelector(`[data-start="${game}"]`).click();
}"""
_READ_BOARD = """() => {
  const files = performance.getEntriesByType('resource').filter(
    (entry) => !/\\.woff2$|\\/sw\\.js$/.test(entry.name));
  return {
    bytes: files.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    files: files.length,
    interactive_ms: Math.max(window.__asked, window.__busyUntil) - window.__pressed,
  };
}"""


class BoardLoad(NamedTuple):
    """What starting a game from the lobby loads besides."""

    bytes: int
    files: int
    interactive_ms: float


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
        games = game_ids()
        boards = {
            game: [_board(browser, site.url, game) for _ in range(max(3, options.repeats // 2))] for game in games
        }
    report = {lang: _summary(found) for lang, found in loads.items()}
    played = {game: _board_summary(found) for game, found in boards.items()}
    _print(report)
    _print_boards(played)
    kept = all(one["bytes"] <= FIRST_KB * 1024 and one["interactive_ms"] <= INTERACTIVE_MS for one in report.values())
    kept = kept and all(one["bytes"] <= BOARD_KB * 1024 for one in played.values())
    print(f"first load at most {FIRST_KB} KB and {INTERACTIVE_MS} ms, a board {BOARD_KB} KB more: {kept}")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    told = {"slowdown": SLOWDOWN, "lobby": report, "boards": played, "kept": kept}
    options.out.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


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


def _board(browser: Browser, url: str, game: str) -> BoardLoad:
    context = browser.new_context(locale="ko", viewport={"width": 1280, "height": 800}, bypass_csp=True)
    # Nobody waits for a show here: the question that begins a game is shown at once.
    context.add_init_script("localStorage['hanpan.settings'] ??= JSON.stringify({ lang: 'ko', speed: 0 })")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(_WATCH)
    page.goto(url)
    page.wait_for_function("window.__painted")
    page.wait_for_load_state("networkidle")
    page.evaluate(_PRESS, game)
    page.wait_for_function(f"window.__asked && performance.now() - window.__asked > {QUIET_MS}")
    page.wait_for_load_state("networkidle")
    load = BoardLoad(**page.evaluate(_READ_BOARD))
    context.close()
    return load


def _board_summary(loads: list[BoardLoad]) -> dict[str, float]:
    return {name: round(statistics.median(getattr(load, name) for load in loads), 1) for name in BoardLoad._fields}


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


def _print_boards(report: dict[str, dict[str, float]]) -> None:
    table = Table(title=f"A game started from the lobby, processor slowed down {SLOWDOWN}×, medians")
    for heading in ("game", "KB more (gzip)", "files", "first question after"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game, found in report.items():
        cells = (f"{found['bytes'] / 1024:.1f}", f"{found['files']:.0f}", f"{found['interactive_ms']:,.0f} ms")
        table.add_row(game, *cells)
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
