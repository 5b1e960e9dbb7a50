"""The demonstration: a folder of files in which the games run in the browser alone, also without a line."""

import functools
import http.server
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.alone.proof import hashes
from tests.e2e.accessible import faults
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.test_plain_board import by_keys
from tests.pace import PATIENCE_MS
from tools.demo import demo, size_of

MOST_BYTES = 8_000_000
SEEDS = 5  # of each game
KEPT = "() => Boolean(document.documentElement.dataset.kept) && Boolean(navigator.serviceWorker.controller)"
PROVED = """async ([worker, folder, games, seeds]) => {
  const engine = new Worker(worker, { type: 'module' });
  const told = () => new Promise((done, fail) => {
    engine.onmessage = ({ data }) => done(data);
    engine.onerror = ({ message }) => fail(new Error(message));
  });
  engine.postMessage({ type: 'start', folder, lang: 'en' });
  const begun = await told();
  if (begun.type !== 'started') throw new Error(begun.why);
  const found = {};
  for (const game of games) {
    for (let seed = 1; seed <= seeds; seed += 1) {
      engine.postMessage({ type: 'hashes', id: seed, game, seed });
      found[`${game} ${seed}`] = (await told()).hashes;
    }
  }
  engine.terminate();
  return found;
}"""


class Files(http.server.SimpleHTTPRequestHandler):
    """A host of files and nothing else."""

    def log_message(self, *_words: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return demo(tmp_path_factory.mktemp("demo") / "files", client)


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    handler = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def lobby(page: Page) -> None:
    """Wait until the games are there."""
    page.locator("[data-start]").first.wait_for(timeout=PATIENCE_MS)


def test_it_is_small_and_has_the_licences_of_what_it_is_made_of(folder: Path) -> None:
    assert size_of(folder) <= MOST_BYTES
    text = next(folder.glob("engine/*/licences.txt")).read_text("utf-8")
    for name in (
        "Hanpan",
        "Pyodide",
        "msgspec",
        "fluent.syntax",
        "ruamel",
        "typing_extensions",
    ):
        assert name.casefold() in text.casefold(), name


def test_a_game_is_played_by_pressing_without_a_line_and_its_replay_verifies(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    visitor = visit("ko", worker=True, width=390, height=844)
    visitor.url = address
    page = visitor.open()
    lobby(page)
    assert not faults(page)
    page.wait_for_function(KEPT, timeout=PATIENCE_MS)
    visitor.allow(r"404|Failed to load resource|ERR_")
    visitor.context.set_offline(True)
    visitor.open("/?board=plain")
    lobby(page)
    page.locator('[data-start="dice-battle"]').click()
    page.wait_for_url("**/t/*board=plain")
    board, dice = Board(visitor), random.Random(4)
    while board.ready() != "over":
        by_keys(board, dice)
    expect(page.locator(END)).to_be_visible()
    page.locator('a[href^="/replay/"]').first.click()
    with page.expect_download(timeout=PATIENCE_MS) as waited:
        visitor.menu("replay-download", link=True).click()
    waited.value.save_as(tmp_path / "it.jsonl")
    report = verify(read_replay(tmp_path / "it.jsonl"), load_game)
    assert report.ok, report.problems


def test_seeded_games_come_to_the_same_states_as_everywhere(visit: Visit, address: str, folder: Path) -> None:
    visitor = visit("en")
    visitor.page.goto(f"{address}/icon.svg")
    worker = next(folder.glob("assets/engine-*.js")).name
    engine = next(folder.glob("engine/*")).name
    given = [f"/assets/{worker}", f"/engine/{engine}/", list(game_ids()), SEEDS]
    found = visitor.page.evaluate(PROVED, given)
    assert found == {f"{game} {seed}": hashes(game, seed) for game in game_ids() for seed in range(1, SEEDS + 1)}
