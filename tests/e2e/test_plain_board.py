"""The board for any game: every game is played on it to the end by keyboard, watched, and shown again."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hanpan.cli.commands.new_game import skeleton
from hanpan.core.contract.params import values
from hanpan.games.registry import game_ids, load_game
from tests.e2e.board import END, READY, Board
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.visitor import Visitor
from tests.plugin.installed import installed
from tools.web import ROOT

# Numbers under which a game is over sooner; others are played as they are.
SOON = {
    "modes.quick": 2,
    "modes.regular": 2,
    "end.rounds": 2,
    "setup.hp": 3,
    "player.hp": 3,
}
OPTIONS = '[data-place][aria-busy="false"]'
OPTION = "[data-option]:not(:disabled)"
MOST = 400  # questions of one game


def opened(visitor: Visitor, game_id: str) -> str:
    """A table of a short game against random bots; its id."""
    usual = load_game(game_id)
    bot = {"kind": "bot", "level": "random"}
    seats = {seat: {"kind": "me"} if seat == "p1" else bot for seat in usual.info.seats}
    overrides = {name: value for name, value in SOON.items() if name in values(usual.params)}
    body = {"game": game_id, "mode": usual.info.default_mode, "seats": seats, "overrides": overrides}
    table: str = visitor.api("POST", "tables", body)["table"]["id"]
    return table


def by_keys(board: Board, dice: random.Random) -> None:
    """Answer the question by digits, option by option; where there are pages, sometimes from a later one."""
    page, step = board.page, board.step
    gone = f'{END}, {READY}:not([data-step="{step}"])'
    options = page.locator(OPTIONS)
    while True:
        page.locator(f"{OPTIONS} {OPTION}, {gone}").first.wait_for()
        if page.locator(gone).count():
            return
        place = options.get_attribute("data-place")
        more = page.locator('[data-choice="later"]').count() and dice.randrange(3) == 0
        page.keyboard.press("0" if more else str(1 + dice.randrange(page.locator(OPTION).count())))
        page.locator(f'{gone}, {OPTIONS}:not([data-place="{place}"])').first.wait_for()


@pytest.mark.parametrize("game_id", game_ids())
def test_any_game_is_played_to_the_end_by_keyboard(visit: Visit, game_id: str) -> None:
    visitor = visit("ko" if game_ids().index(game_id) % 2 else "en")
    board = Board(visitor)
    table = opened(visitor, game_id)
    visitor.open(f"/t/{table}?board=plain")
    dice = random.Random(4)
    for _ in range(MOST):
        if board.ready() == "over":
            break
        by_keys(board, dice)
    expect(board.page.locator(END)).to_be_visible()
    assert "⟦" not in board.page.content(), "a message without words"


def test_a_game_is_watched_and_shown_again(visit: Visit) -> None:
    mina, joon = visit("en"), visit("ko")
    game_id = game_ids()[0]
    table = opened(mina, game_id)
    board = Board(mina)
    mina.open(f"/t/{table}?board=plain")
    assert board.ready() != "over"
    joon.open(f"/t/{table}?board=plain")
    expect(joon.page.get_by_text(joon.t("board-watching"))).to_be_visible()
    expect(joon.page.locator("[data-seat]")).to_have_count(len(load_game(game_id).info.seats))
    expect(joon.page.locator("[data-option]")).to_have_count(0)
    dice = random.Random(5)
    while board.ready() != "over":
        by_keys(board, dice)
    expect(joon.page.locator(END)).to_be_visible()
    mina.open(f"/replay/{table}?board=plain&step=0&seat=p1")
    now = mina.page.locator('[data-part="now"]')
    first = now.inner_text()
    mina.page.keyboard.press("End")
    expect(now).not_to_have_text(first)
    expect(mina.page.locator('[data-part="facts"]')).to_be_visible()
    expect(mina.page.locator('[data-part="log"] li').first).to_be_visible()
    expect(mina.page).to_have_url(re.compile("board=plain"))


def test_an_answer_is_pasted_as_text_with_the_reasons(visit: Visit) -> None:
    visitor = visit("ko")
    table = opened(visitor, "dice-battle")
    board = Board(visitor)
    visitor.open(f"/t/{table}?board=plain")
    board.ready()
    page = visitor.page
    page.get_by_text(visitor.t("plain-text")).first.click()
    field = page.get_by_role("textbox", name=visitor.t("plain-text"))
    for text, said in (("hum", visitor.t("plain-unread")), ("keep 3", "✕")):
        field.fill(text)
        visitor.button("plain-read").click()
        expect(page.get_by_text(said).first).to_be_visible()
    field.fill("declare balance")
    visitor.button("plain-read").click()
    expect(page.locator("details b", has_text="밸런스 선언")).to_be_visible()
    step = board.step
    visitor.button("plain-give").click()
    board.answered(step)


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[str]:
    """A game that was installed after the client was built: as `hanpan new-game` writes it."""
    for path, text in skeleton("two-moons").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    with installed(tmp_path, "hanpan-two-moons", {"two-moons": "two_moons:GAME"}):
        yield "two-moons"


def test_a_game_that_the_client_does_not_know_is_played_from_the_lobby(
    newcomer: str, own_site: Site, visit: Visit
) -> None:
    visitor = visit("ko", at=own_site.url)
    page = visitor.open()
    expect(page.get_by_role("heading", name="Two Moons")).to_be_visible()
    page.locator(f'[data-start="{newcomer}"]').click()
    board, dice = Board(visitor), random.Random(6)
    expect(page.get_by_role("heading", name="1라운드: 수를 고르세요.")).to_be_visible()
    expect(page.locator('[data-seat="p1"]')).to_contain_text("점수")
    page.screenshot(path=ROOT / "out" / "screenshots" / "newcomer-ko.png")
    while board.ready() != "over":
        by_keys(board, dice)
    assert "⟦" not in page.content(), "a message without words"
    visitor.link("end-replay").click()
    expect(page.locator('[data-part="now"]')).to_be_visible()
    visitor.open(f"/rules/{newcomer}")
    expect(page.get_by_text("TM-PLAY-02").first).to_be_visible()
    assert "⟦" not in page.content(), "a message without words"
