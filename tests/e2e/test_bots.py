"""Bots as people meet them: those of installed games think for themselves, and one that fails is shown to the table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.test_plain_board import OPTION, OPTIONS, two_moons
from tests.e2e.visitor import Visitor
from tests.plugin.installed import installed
from tools.web import ROOT

SHOTS = ROOT / "out" / "screenshots"
SKULL = ROOT / "examples" / "skull" / "src"
FOR_TWO = [name for name in game_ids() if len(load_game(name).info.seats) > 1]
FAULTS = '[data-part="faults"]'


@pytest.fixture(scope="module")
def newcomers(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with Skull and with a game as `hanpan new-game` writes it; every match has the same secret."""
    skull, moons = tmp_path_factory.mktemp("skull"), tmp_path_factory.mktemp("moons")
    with installed(skull, "hanpan-skull", {"skull": "skull.plugin:GAME"}, SKULL), two_moons(moons):
        running = Site(tmp_path_factory.mktemp("newcomers"), client, still=True)
        try:
            running.start()
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="module")
def mindless(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots fail whenever they are asked."""
    running = Site(tmp_path_factory.mktemp("mindless"), client, mindless=True)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def test_the_search_bids_where_the_default_answer_passes(newcomers: Site, visit: Visit) -> None:
    mina = visit("en", at=newcomers.url, still=True)
    flower = {"mat": ["flower"]}
    given = {
        "stage": "turn",
        "turn": "p2",
        "bid": 1,
        "bidder": "p1",
        "passed": ["p3"],
        "p1": flower,
        "p2": {"mat": ["flower", "flower"]},  # enough for a bid of two; after a pass p1 needs its own disc alone
        "p3": flower,
    }
    body = {"game": "skull", "overrides": {"points": 1}, "given": given, "seat": "p1", "level": "search"}
    seated = mina.api("POST", "positions", body)
    page = mina.open(f"/t/{seated['table']['id']}")
    log = page.locator('[data-part="log"]')
    expect(log).to_contain_text(re.compile(r"AI \(search\)[^:]* bid [234] of 4"))
    expect(page.locator(FAULTS)).to_have_count(0)


def test_the_search_of_an_untouched_skeleton_shows_more_than_the_default_number(newcomers: Site, visit: Visit) -> None:
    mina = visit("en", at=newcomers.url, still=True)
    seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "search"}}
    table = mina.api("POST", "tables", {"game": "two-moons", "mode": "usual", "seats": seats})["table"]["id"]
    page, board = mina.open(f"/t/{table}"), Board(mina)
    while board.ready() != "over":
        step = board.step
        page.locator(f"{OPTIONS} {OPTION}").first.click()  # a draw with the default answer, round after round
        board.answered(step)
    log = page.locator('[data-part="log"]')
    expect(log).to_contain_text(re.compile(r"AI \(search\) showed [23]"))
    expect(page.locator(FAULTS)).to_have_count(0)


def _against_a_bot(visitor: Visitor, game_id: str) -> str:
    bot = {"kind": "bot", "level": "random"}
    seats = {seat: {"kind": "me"} if seat == "p1" else bot for seat in load_game(game_id).info.seats}
    table: str = visitor.api("POST", "tables", {"game": game_id, "seats": seats})["table"]["id"]
    return table


@pytest.mark.parametrize("board", ["own", "plain"])
@pytest.mark.parametrize("game_id", FOR_TWO)
def test_a_bot_that_fails_is_shown_on_every_board(mindless: Site, visit: Visit, game_id: str, board: str) -> None:
    for lang, width, height in (("en", 1280, 800), ("ko", 390, 844), ("ko", 844, 390)):
        visitor = visit(lang, at=mindless.url, width=width, height=height, touch=width < 1280)
        table = _against_a_bot(visitor, game_id)
        page = visitor.open(f"/t/{table}{'?board=plain' if board == 'plain' else ''}")
        shown = page.locator(FAULTS).first
        expect(shown).to_be_visible()
        expect(shown).to_contain_text(visitor.t("board-fault", count=1))
        expect(shown).to_contain_text(visitor.t("board-fault-why"))
        page.screenshot(path=SHOTS / f"fault-{game_id}-{board}-{width}-{lang}.png")
        assert faults(page) == ""
    assert any("bot failed" in said for said in mindless.complaints()), "what a test of another server fails by"
