"""After the game: statistics and luck, another game, dice that anybody can check."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.cli.run import hanpan
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.visitor import Visitor


def played(visitor: Visitor) -> str:
    """A table at which this visitor has just played a quick game. Its id."""
    table = visitor.opens()
    Board(visitor).sit(table).play_on(passing)
    return table


def row(page: Page, name: str) -> list[str]:
    """The cells of a row of the end screen's tables."""
    return page.locator(END).get_by_role("row", name=name).get_by_role("cell").all_inner_texts()


def test_the_end_screen_counts_what_happened(visit: Visit) -> None:
    visitor = visit("en")
    table = played(visitor)
    page, record = visitor.page, visitor.api("GET", f"tables/{table}/record")
    seats = [record["seats"][seat] for seat in ("p1", "p2")]
    assert row(page, visitor.t("end-average")) == [f"{seat['average']:.1f}" for seat in seats]
    assert row(page, visitor.t("end-rounds-won")) == [str(seat["rounds_won"]) for seat in seats]
    for seat, luck in zip(seats, row(page, visitor.t("end-luck-pips")), strict=True):
        assert luck.startswith(f"{seat['luck']['pips']} (")
        assert f"{seat['luck']['expected_pips']:.1f}" in luck
    board = Board(visitor)
    ending = visitor.heard("update")[-1]["ending"]
    assert board.fact("p1", "total") == record["rounds"][-1]["totals"]["p1"]
    assert ending["outcome"]["winner"] == ending["winner"]


def test_another_game_against_the_ai_swaps_the_seats(visit: Visit) -> None:
    visitor = visit("ko")
    table = played(visitor)
    visitor.button("end-rematch").click()
    visitor.page.wait_for_url(lambda url: table not in url)  # it begins by itself
    board = Board(visitor)
    assert board.ready() == "tendency"
    assert table not in visitor.page.url
    assert visitor.heard("welcome")[-1]["seat"] == "p2"
    expect(board.page.locator('[data-seat="p2"]')).to_contain_text(visitor.t("board-you"))
    first = board.page.locator("[data-seat]").first
    expect(first).to_have_attribute("data-seat", "p2")  # the own seat keeps its place on the screen


def test_the_dice_are_checked_in_the_browser_and_on_the_own_machine(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("en")
    table = visitor.opens()
    page = visitor.open(f"/dice/{table}")
    expect(page.get_by_text(visitor.t("dice-not-yet"))).to_be_visible()
    commitment = page.locator("dd code").first.inner_text()
    Board(visitor).sit(table).play_on(passing)
    visitor.link("end-check").click()
    expect(page.get_by_text(visitor.t("dice-ok"))).to_be_visible()
    expect(page.get_by_text(visitor.t("dice-browser", ok="yes"))).to_be_visible()
    assert page.locator("dd code").first.inner_text() == commitment  # published before the first roll
    draws = visitor.api("GET", f"tables/{table}/dice")["draws"]
    expect(page.locator("tbody tr")).to_have_count(len(draws))
    assert len(draws) > 20
    with page.expect_download() as download:
        visitor.link("dice-download").click()
    replay = tmp_path / download.value.suggested_filename
    download.value.save_as(replay)
    expect(page.get_by_text(f"hanpan verify {replay.name}")).to_be_visible()
    assert hanpan("verify", replay).exit_code == 0
    # And the check can fail: one roll is another than it was.
    lines = [json.loads(line) for line in replay.read_text("utf-8").splitlines()]
    draw = next(draw for line in lines for draw in line.get("draws", ()) if draw[0] == "die/p1")
    draw[1] = 1 + draw[1] % 6
    replay.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    assert hanpan("verify", replay).exit_code == 1
