"""A game once more: step by step, through other eyes, and on from any moment."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.cli.run import hanpan
from tests.e2e.beside import plays_out
from tests.e2e.board import LINE, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.fits import UPRIGHT, misfits
from tests.e2e.found import of_games
from tests.e2e.visitor import Frame, Visitor

SECRETIVE = {"gauge.full": 1}
DECISIONS = of_games("DECISIONS")


def played(visitor: Visitor) -> str:
    """A finished game in which cards were held. Its table."""
    return plays_out(visitor, visitor.opens(overrides=SECRETIVE))


def control(page: Page, name: str) -> Locator:
    """A part of the playback controls."""
    return page.locator(f'[data-replay="{name}"]')


def total(page: Page, seat: str) -> int:
    """The total on a seat's panel."""
    return int(page.locator(f'[data-seat="{seat}"] [data-fact="total"]').inner_text())


def timeline(visitor: Visitor, table: str, seat: str) -> Frame:
    """What the server tells the page."""
    found: Frame = visitor.api("GET", f"tables/{table}/timeline?seat={seat}")
    return found


def test_stepping_scrubbing_and_linking(visit: Visit) -> None:
    visitor = visit("en")
    table = played(visitor)
    page = visitor.open(f"/replay/{table}")
    log = page.locator(LINE)
    expect(control(page, "first")).to_be_disabled()  # it begins at the beginning
    start = log.all_inner_texts()
    page.keyboard.press("Shift+ArrowRight")
    expect(log.last).to_have_text(re.compile(f"^{re.escape(start[-1])} · "))  # what happens to both is one line
    told = log.last.inner_text()
    control(page, "unit").select_option("event")
    control(page, "on").click()
    expect(log.last).not_to_have_text(told)
    control(page, "back").click()
    expect(log.last).to_have_text(told)
    page.keyboard.press("Shift+ArrowLeft")
    expect(log.last).to_have_text(start[-1])
    assert log.all_inner_texts() == start
    slider = control(page, "slider")
    slider.fill(slider.get_attribute("max") or "")
    final = timeline(visitor, table, "p1")["steps"][-1]
    expect(page.locator('[data-part="log"] h3')).to_have_count(5)
    assert [total(page, seat) for seat in ("p1", "p2")] == [final["view"][seat]["total"] for seat in ("p1", "p2")]
    there = re.compile(rf"step={final['step']}\b.*seat=p1")
    expect(page).to_have_url(there)  # the address follows to the moment
    slider.fill("20")
    expect(page).not_to_have_url(there)
    where = page.locator(LINE).all_inner_texts()
    other = visit("en")
    other.page.goto(page.url)
    expect(other.page.locator(LINE)).to_have_count(len(where))
    assert other.page.locator(LINE).all_inner_texts() == where


def test_one_goes_by_turns_and_to_what_decided_the_game(visit: Visit) -> None:
    visitor = visit("en", width=390, height=667, touch=True)
    table = played(visitor)
    page = visitor.open(f"/replay/{table}")
    where = page.locator('[data-part="where"]')
    for number in (1, 2):
        control(page, "on").click()  # to the end of the round
        expect(where).to_have_text(visitor.t("board-round-n", round=number))
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(visitor.t("board-round-n", round=3))
    _swipe(page, 300, 80)
    expect(where).to_have_text(visitor.t("board-round-n", round=4))
    _swipe(page, 80, 300)
    expect(where).to_have_text(visitor.t("board-round-n", round=3))
    expect(page.locator('[data-mark="round"]')).to_have_count(5)
    told = visitor.api("GET", f"tables/{table}/graph")["moments"]
    expect(page.locator('[data-mark="moment"]')).to_have_count(len({moment["step"] for moment in told}))
    page.keyboard.press("Home")
    control(page, "moment").click()
    first = min(moment["step"] for moment in told)
    expect(page).to_have_url(re.compile(rf"step=({first - 1}|{first})\b"))  # just before it happens


def _swipe(page: Page, begin: int, end: int) -> None:
    """One finger across the board."""
    page.evaluate(
        """([from, to]) => {
          const board = document.querySelector('[data-part="stage"]');
          const touch = x => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
          const tell = (kind, x, touches) => board.dispatchEvent(
            new TouchEvent(kind, { touches, changedTouches: [touch(x)], bubbles: true }));
          tell('touchstart', from, [touch(from)]);
          tell('touchend', to, []);
        }""",
        [begin, end],
    )


@pytest.mark.parametrize("game", sorted(DECISIONS))
def test_a_crowded_board_and_the_controls_are_one_screen(visit: Visit, game: str) -> None:
    visitor = visit("ko")
    next(iter(DECISIONS[game].values()))(visitor, visit)
    table = visitor.page.url.rpartition("/")[2]
    page = visitor.open(f"/replay/{table}")
    expect(control(page, "slider")).to_be_visible()
    for size in UPRIGHT:
        assert misfits(page, *size) == []


def test_it_plays_by_itself(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open(f"/replay/{played(visitor)}?step=1")
    lines = page.locator(LINE)
    control(page, "speed-2").click()
    expect(control(page, "speed-2")).to_have_attribute("aria-pressed", "true")
    control(page, "play").click()
    now = lines.count()
    expect(lines).not_to_have_count(now)
    control(page, "play").click()
    expect(control(page, "play")).to_have_accessible_name(visitor.t("replay-play"))


def test_each_viewer_sees_what_it_saw(visit: Visit) -> None:
    visitor = visit("en")
    table = played(visitor)
    for seat in ("p1", "p2", "spectator"):
        told = timeline(visitor, table, seat)
        step = next((step["step"] for step in told["steps"] if step["view"]["hand"]), 3)
        page = visitor.open(f"/replay/{table}?step={step}&seat={seat}")
        expect(page.locator(f'[type="radio"][value="{seat}"]')).to_be_checked()
        held = page.locator(".hand .card")
        hand = told["steps"][step]["view"]["hand"]
        expect(held).to_have_count(len(hand))
        assert bool(hand) == (seat != "spectator")
        for card, kind in zip(held.all(), hand, strict=True):
            expect(card).to_contain_text(visitor.t(f"card-{kind}"))
    page.locator('[type="radio"][value="p2"]').check()
    expect(page).to_have_url(re.compile("seat=p2"))


@pytest.mark.parametrize("dice", ["pinned", "new"])
def test_play_on_from_here(visit: Visit, dice: str) -> None:
    visitor = visit("en")
    table = played(visitor)
    past = timeline(visitor, table, "p1")["steps"]
    page = visitor.open(f"/replay/{table}?step=4&seat=p1")
    if dice == "new":
        page.locator('[data-branch="new"]').check()
    page.locator('[data-branch="start"]').click()
    board = Board(visitor)
    board.ready()
    branch = page.url.rpartition("/")[2]
    assert branch != table
    assert board.view == past[4]["view"]
    assert board.told == [step["events"] for step in past[:5]]
    # The same choices again: with pinned dice the same game, to the last card.
    assert board.ready() == "pre"
    step = board.step
    passing(board, "pre")
    board.answered(step)
    rolled = [event for event in board.told[5] if event["kind"] in ("roll", "special", "card_won")]
    before = [event for event in past[5]["events"] if event["kind"] in ("roll", "special", "card_won")]
    if dice == "pinned":
        assert rolled == before
    else:
        fresh = visitor.api("GET", f"tables/{branch}")["commitment"]
        assert fresh != visitor.api("GET", f"tables/{table}")["commitment"]


def test_a_case_is_cut_and_a_judge_can_run_it(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("ko")
    table = plays_out(visitor, visitor.opens())
    page = visitor.open(f"/replay/{table}?step=5&seat=p1")
    page.locator('[data-case="cut"]').click()
    expect(page.locator('[data-case="text"]')).to_contain_text("given:")
    with page.expect_download() as download:
        page.get_by_role("link", name=visitor.t("replay-case-download")).last.click()
    case = tmp_path / "cut.yaml"
    download.value.save_as(case)
    judged = hanpan("judge", case)
    assert judged.exit_code == 0, judged.output


def test_a_game_under_way_keeps_its_secrets(visit: Visit) -> None:
    visitor = visit("en")
    table = visitor.opens()
    Board(visitor).sit(table)
    page = visitor.open(f"/replay/{table}")
    expect(page.get_by_text(visitor.t("replay-branch-running"))).to_be_visible()
    visitor.link("replay-to-table").click()
    assert Board(visitor).ready() == "tendency"
