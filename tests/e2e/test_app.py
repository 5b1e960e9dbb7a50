"""The app as it is installed: it opens without a line, and says when the server has a newer build."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hanpan.core.contract.rulebook import LANGS, Lang
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.pace import PATIENCE_MS
from tools.engine.build import FOLDER as ENGINE
from tools.engine.build import engine

NO_LINE = r"WebSocket connection|Failed to load resource|ERR_|Failed to fetch|dynamically imported module"
KEPT = """async () => {
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return { names, paths: caught.flat().map(({ url }) => new URL(url).pathname) };
}"""

CONTROLLED = """() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  else navigator.serviceWorker.addEventListener('controllerchange', () => done());
})"""
RENEWED = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const worker = navigator.serviceWorker.controller;
    const look = () => worker.state === 'activated' && done();
    worker.addEventListener('statechange', look);
    look();
  });
  navigator.serviceWorker.ready.then((found) => found.update());
})"""


@pytest.fixture
def changing(client: Path, tmp_path: Path) -> Iterator[tuple[Site, Path]]:
    """A server whose client can be built anew, and the folder with it."""
    folder = tmp_path / "dist"
    shutil.copytree(client, folder)
    running = Site(tmp_path, folder)
    try:
        running.start()
        yield running, folder
    finally:
        running.stop()


def build_anew(folder: Path) -> None:
    """What a new build changes of the page."""
    page = folder / "index.html"
    text = page.read_text("utf-8")
    changed = re.sub(r'(<meta name="build" content=")\w+', r"\1anotherbuild", text)
    assert changed != text
    page.write_text(changed, "utf-8")


def shell_is_kept(page: Page) -> None:
    """Wait until the worker has kept the shell and answers for this page."""
    page.evaluate(CONTROLLED)


@pytest.mark.parametrize("lang", LANGS)
def test_the_shell_opens_without_a_line_and_says_so(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang, worker=True)
    visitor.allow(NO_LINE)
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    shell_is_kept(page)
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    assert "/" in kept["paths"]
    assert not [path for path in kept["paths"] if path.startswith(("/api", "/ws", "/t/"))]
    visitor.open("/settings")
    visitor.context.set_offline(True)
    said = page.locator('[data-part="offline"]')
    for path in ("/", "/settings"):  # neither comes from the server now
        visitor.open(path)
        expect(said).to_have_text(visitor.t("shell-offline"))
    expect(page.get_by_role("heading", name=visitor.t("settings-title"))).to_be_visible()
    assert faults(page) == ""
    visitor.open("/credits")
    expect(page.get_by_role("alert")).to_have_text(visitor.t("page-offline"))
    visitor.context.set_offline(False)
    expect(said).to_be_hidden()
    visitor.open()
    page.locator("[data-start]").first.wait_for()


def test_a_new_build_takes_over_what_was_kept(changing: tuple[Site, Path], visit: Visit) -> None:
    site, folder = changing
    visitor = visit(at=site.url, worker=True)
    page = visitor.open()
    shell_is_kept(page)
    (before,) = page.evaluate(KEPT)["names"]
    worker = folder / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace(before.removeprefix("hanpan-shell-"), "anotherbuild"), "utf-8")
    build_anew(folder)
    page.evaluate(RENEWED)
    assert page.evaluate(KEPT)["names"] == ["hanpan-shell-anotherbuild"]


@pytest.mark.parametrize("width", [1280, 390])
def test_a_new_build_is_told_and_a_sealed_choice_stays(changing: tuple[Site, Path], visit: Visit, width: int) -> None:
    site, folder = changing
    visitor, rival = visit(at=site.url, width=width), visit(at=site.url)
    visitor.allow(NO_LINE)
    table = visitor.opens("open")
    rival.api("POST", f"tables/{table}/join")
    board = Board(visitor)
    visitor.open(f"/t/{table}")
    rival.open(f"/t/{table}")
    rival.allow(NO_LINE)
    board.ready()
    board.choice("attack").click()
    board.sealed()
    page, told = visitor.page, visitor.page.locator('[data-part="newer"]')
    assert told.count() == 0
    site.kill()
    build_anew(folder)
    site.start()
    expect(told).to_contain_text(visitor.t("shell-newer"))
    board.sealed()  # nothing was loaded again by itself
    assert faults(page) == ""
    later = told.get_by_role("button", name=visitor.t("shell-later"))
    later.click()
    expect(told).to_be_hidden()
    rival.page.locator('[data-part="newer"]').get_by_role("button", name=rival.t("reload-page")).click()
    expect(rival.page.locator('[data-part="newer"]')).to_be_hidden()
    page.reload()
    board.sealed()
    expect(told).to_be_hidden()


@pytest.fixture
def offering(client: Path, tmp_path: Path) -> Iterator[Site]:
    """A server that has the games for whoever wants to play offline."""
    engine(ENGINE)
    running = Site(tmp_path, client, engine=ENGINE)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def test_games_that_somebody_keeps_are_played_without_a_line(offering: Site, visit: Visit) -> None:
    visitor = visit("ko", at=offering.url, worker=True, width=390, height=844)
    visitor.allow(NO_LINE)
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = visitor.open()
    start = page.locator('[data-start="dice-battle"]')
    start.wait_for()
    shell_is_kept(page)
    assert not [url for url in fetched if "/engine/" in url], "nobody has asked for the games"
    page.locator('[data-open="offline"]').click()
    keep = page.locator('[data-part="keep"]')
    keep.get_by_role("checkbox").check()
    expect(keep.get_by_role("status")).to_have_text(visitor.t("offline-kept"))
    assert faults(page) == ""
    visitor.context.set_offline(True)
    visitor.open()
    start.wait_for(timeout=PATIENCE_MS)
    expect(page.locator('[data-part="away"]')).to_contain_text(visitor.t("offline-away"))
    assert faults(page) == ""
    start.click()
    board = Board(visitor)
    board.ready()
    board.choice("balance").click()
    board.answered(0)
    visitor.context.set_offline(False)
    visitor.open()
    start.wait_for(timeout=PATIENCE_MS)
    expect(page.get_by_role("link", name=visitor.t("lobby-continue"))).to_be_visible()  # it is kept from visit to visit
    visitor.button("offline-back").click()
    expect(page.locator('[data-part="away"]')).to_be_hidden()
    start.wait_for()
    expect(page.get_by_role("link", name=visitor.t("lobby-continue"))).to_be_hidden()  # the server knows nothing of it
