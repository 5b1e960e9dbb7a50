"""Fixtures: a browser, a server, visitors. Each worker has its own, for as long as it runs these tests."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from hanpan.core.contract.rulebook import Lang
from tests.e2e.site import STILL_MS, Site
from tests.e2e.visitor import Visitor
from tests.pace import PATIENCE_MS
from tests.plugin.installed import on_path, pip_install, write_metadata
from tools.browser import NoBrowser, arguments, chromium
from tools.web import DIST, ROOT, build

Visit = Callable[..., Visitor]

ELSEWHERE = "hanpan.test"  # the same machine by a name that the browser does not trust as it trusts 127.0.0.1

NAMES = ("Hana", "Sora", "Minsu")  # of those who come to a still server, in their order
# It is always the same moment. The value that a browser adds to the dice of a match is the same, too: it has 32 bytes,
# all else that is random has another length.
STILL = f"""{{
  const moment = {STILL_MS}, Moving = Date;
  globalThis.Date = class extends Moving {{
    constructor(...given) {{ given.length ? super(...given) : super(moment); }}
    static now() {{ return moment; }}
  }};
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (room) => (room.length === 32 ? room.fill(7) : draw(room));
}}"""
# The typeface is there from the first moment, as for somebody who has been here before.
LETTERED = """(faces) => {
  for (const [weight, url] of Object.entries(faces)) {
    const face = new FontFace('Hanpan', `url(${url})`, { weight, display: 'block' });
    document.fonts.add(face);
    face.load().catch(() => {}); // an empty page has no site
  }
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every browser test is slow."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)


# Package scope: while Playwright's own event loop is up, the asynchronous tests of other folders could not run.


@pytest.fixture(autouse=True)
def _no_server_complains() -> Iterator[None]:
    """Nor may a server have logged an error, a failed bot among them, whatever the pages showed."""
    yield
    assert [said for site in Site.ran for said in site.complaints()] == []


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    try:
        executable = chromium()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    expect.set_options(timeout=PATIENCE_MS)
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


@pytest.fixture(scope="package")
def still_site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on which the same things look the same every time."""
    running = Site(tmp_path_factory.mktemp("still"), client, still=True)
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


@pytest.fixture(scope="module")
def many(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with games for three and more: Skull, which pip has installed, and Hush."""
    folder = tmp_path_factory.mktemp("installed")
    pip_install(ROOT / "examples" / "skull", folder)
    write_metadata(folder, "hush-game", {"hush": "tests.hush.plugin:GAME"})
    with on_path(folder, ROOT):
        running = Site(tmp_path_factory.mktemp("many"), client)
        try:
            running.start()
            yield running
        finally:
            running.stop()


def letters(client: Path) -> dict[str, str]:
    """Where the typeface lies, by weight."""
    found = {"100 599": "regular", "600 900": "bold"}
    return {
        weight: f"/assets/{next((client / 'assets').glob(f'{name}-*.woff2')).name}" for weight, name in found.items()
    }


@pytest.fixture(scope="package")
def darkroom(browser: Browser) -> Iterator[Page]:
    """An empty page in which pictures are compared."""
    page = browser.new_page()
    yield page
    page.close()


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
        worker: bool = False,
        still: bool = False,
        new: bool = False,
        **settings: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="ko-KR" if lang == "ko" else "en-US",
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            accept_downloads=True,
            reduced_motion="reduce" if still else None,
            timezone_id="UTC" if still else None,
            # What passes through the service worker is hidden from a test's own routes; one test is about it.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        # Every question is put, so that a test says what it answers.
        kept = json.dumps({"lang": lang, "speed": speed, "lone": "ask", **settings})
        # Only at the first visit, so that what a test changes stays changed; an empty page has no storage at all.
        context.add_init_script(f"try {{ localStorage['hanpan.settings'] ??= {json.dumps(kept)} }} catch {{}}")
        if still:
            context.add_init_script(STILL)
            context.add_init_script(f"({LETTERED})({json.dumps(letters(request.getfixturevalue('client')))})")
        url = at or request.getfixturevalue("still_site" if still else "site").url
        visitors.append(Visitor(context, url, lang))
        # The guest is created first: a page and an API call at the same time would create one each, and the seat would
        # belong to the other.
        if not new:
            visitors[-1].api("GET", "me")
        if still:
            visitors[-1].api("POST", "me/name", {"name": NAMES[len(visitors) - 1]})
        # The client sends these again when the session changes while they are in flight.
        visitors[-1].allow(r"status of 409 .*/api/(me|matches|tables\?scope=\w+)$")
        if not worker:
            visitors[-1].allow("Service Worker registration blocked")
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [said for visitor in visitors for said in visitor.unexpected] == []
