"""What axe finds wrong with a page for people who cannot see it well, or at all."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]
from playwright.sync_api import Page

# The script is half a megabyte to read, and of its answer only the faults are wanted: the rest is as long again.
_FAULTS = "([parts, options]) => axe.run(parts ?? document, options).then(({ violations }) => violations)"


def faults(page: Page, parts: dict[str, Any] | None = None, *, rules: tuple[str, ...] = ()) -> str:
    """A report of every fault of the page or of these parts of it, by all rules or by these; empty: there is none."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    found = AxeResults({"violations": page.evaluate(_FAULTS, [parts, options])})
    return str(found.generate_report()) if found.violations_count else ""
