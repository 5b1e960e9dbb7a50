"""What a visitor loads before the lobby stands, and before the first question of a game stands on its board."""

import gzip

import pytest
from playwright.sync_api import Page

from hanpan.core.contract.rulebook import Lang
from hanpan.games.registry import game_ids
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

MOST = 90 * 1024
MOST_OF_A_BOARD = 147 * 1024  # 150 is the limit: what comes next still fits


def opened(visitor: Visitor) -> list[str]:
    """The lobby, loaded to its end; every address that is loaded from now on, too."""
    loaded: list[str] = []
    page = visitor.page
    with page.expect_response("**/api/tables?scope=watch"):
        page.on("response", lambda answer: loaded.append(answer.url))
        visitor.open()
        page.locator("[data-start]").first.wait_for()
    _quiet(page)
    return loaded


def sizes(visitor: Visitor, addresses: list[str]) -> dict[str, int]:
    """How many bytes each of them is sent as. Not the typeface: it comes seconds later (look/typeface.ts), or already
    where the machine is slow. Not what is somebody's own: a few bytes, as many as there are tables."""
    found: dict[str, int] = {}
    for url in addresses:
        own = "/api/" in url and not url.removeprefix(f"{visitor.url}/api/").startswith("games")
        if own or url.endswith(".woff2") or not url.startswith(visitor.url):
            continue
        answer = visitor.context.request.get(url, headers={"accept-encoding": "gzip"})
        body = answer.body()
        packed = answer.headers.get("content-encoding") == "gzip"
        assert packed or len(body) < 1024, f"{url} is sent as it is"
        found[url] = len(gzip.compress(body, 9)) if packed else len(body)
    return found


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_first_load_is_small(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang)
    loaded = sizes(visitor, opened(visitor))
    assert len([url for url in loaded if url.endswith(".js")]) >= 2
    assert any("/api/games" in url for url in loaded)
    assert 10_000 < sum(loaded.values()) <= MOST, loaded
    other = "ko" if lang == "en" else "en"
    assert not any(f"/{other}-" in url for url in loaded), "a language that nobody reads was loaded"
    assert not any("TablePage" in url or "Replay" in url for url in loaded), "a page that nobody opened was loaded"


@pytest.mark.parametrize("game", game_ids())
def test_a_board_with_its_pictures_is_small(visit: Visit, game: str) -> None:
    visitor = visit("ko")  # the longer words
    loaded = opened(visitor)
    before = len(loaded)
    visitor.page.locator(f'[data-start="{game}"]').click()
    Board(visitor).ready()
    _quiet(visitor.page)
    more = sizes(visitor, loaded[before:])
    assert any("/pictures-" in url for url in more), "the board came without its pictures"
    assert 10_000 < sum(more.values()) <= MOST_OF_A_BOARD, more


def _quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")
