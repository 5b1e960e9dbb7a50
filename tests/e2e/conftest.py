"""Fixtures: a browser, a server, visitors. Each worker has its own, for as long as it runs these tests."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hanpan.core.contract.rulebook import Lang
from tests.e2e.site import PATIENCE_S, Site
from tests.e2e.visitor import Visitor
from tools.browser import NoBrowser, arguments, chromium
from tools.web import DIST, build

Visit = Callable[..., Visitor]

ELSEWHERE = "hanpan.test"  # the same machine by a name that the browser does not trust as it trusts 127.0.0.1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every browser test is slow."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


# Package scope: while Playwright's own event loop is up, the asynchronous tests of other folders could not run.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    try:
        executable = chromium()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    expect.set_options(timeout=PATIENCE_S * 1000)
    with sync_playwright() as playwright:
        given = [*arguments(executable), f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]
        running = playwright.chromium.launch(executable_path=str(executable), args=given)
        yield running
        running.close()


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, in a place where nobody builds it anew under our feet."""
    assert build() == 0, "the client does not build"
    copy = tmp_path_factory.mktemp("client") / "dist"
    shutil.copytree(DIST, copy)
    return copy


@pytest.fixture(scope="package")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that all tests of this worker share."""
    running = Site(tmp_path_factory.mktemp("site"), client)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def own_site(client: Path, tmp_path: Path) -> Iterator[Site]:
    """A server for one test that will kill it."""
    running = Site(tmp_path, client)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors. At the end of the test no page may have complained."""
    visitors: list[Visitor] = []

    def make(
        lang: Lang = "en",
        *,
        at: str | None = None,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        theme: str = "light",
        speed: float = 0,
        **settings: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="ko-KR" if lang == "ko" else "en-US",
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        kept = json.dumps({"lang": lang, "speed": speed, **settings})
        # Only at the first visit, so that what a test changes stays changed; an empty page has no storage at all.
        context.add_init_script(f"try {{ localStorage['hanpan.settings'] ??= {json.dumps(kept)} }} catch {{}}")
        url = at or request.getfixturevalue("site").url
        visitors.append(Visitor(context, url, lang))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [said for visitor in visitors for said in visitor.unexpected] == []
