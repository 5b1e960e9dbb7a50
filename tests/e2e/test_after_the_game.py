"""After the game: statistics and luck, another game, dice that anybody can check."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from tests.cli.run import hanpan
from tests.e2e.accessible import faults
from tests.e2e.beside import plays_out
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.fits import misfits, seen_at_once
from tests.e2e.visitor import Visitor


def played(visitor: Visitor) -> str:
    """A table at which this visitor has played a quick game, with its end on the screen. Its id."""
    table = plays_out(visitor, visitor.opens())
    Board(visitor).sit(table)
    return table


def graph_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """The server's graph of a finished game."""
    graph: dict[str, Any] = visitor.api("GET", f"tables/{table}/graph")
    return graph


def row(page: Page, name: str) -> list[str]:
    """The cells of a row of the end screen's tables."""
    return page.locator(END).get_by_role("row", name=name).get_by_role("cell").all_inner_texts()


def test_the_end_screen_counts_what_happened(visit: Visit) -> None:
    visitor = visit("en")
    table = played(visitor)
    page, record = visitor.page, visitor.api("GET", f"tables/{table}/record")
    seats = [record["seats"][seat] for seat in ("p1", "p2")]
    Board(visitor).statistics()
    assert row(page, visitor.t("end-average")) == [f"{seat['average']:.1f}" for seat in seats]
    assert row(page, visitor.t("end-rounds-won")) == [str(seat["rounds_won"]) for seat in seats]
    for seat, luck in zip(seats, row(page, visitor.t("end-luck-pips")), strict=True):
        assert luck.startswith(f"{seat['luck']['pips']} (")
        assert f"{seat['luck']['expected_pips']:.1f}" in luck
    board = Board(visitor)
    ending = visitor.heard("welcome", "update")[-1]["ending"]
    assert board.fact("p1", "total") == record["rounds"][-1]["totals"]["p1"]
    assert ending["outcome"]["winner"] == ending["winner"]


def test_the_end_of_a_game_given_up_at_once_shows_the_chosen_face_and_no_empty_statistics(visit: Visit) -> None:
    visitor = visit("en", face="bride")
    Board(visitor).sit(visitor.opens())
    visitor.menu("table-resign").click()
    with visitor.page.expect_response("**/record"):
        visitor.button("table-yes").click()
    end = visitor.page.locator(END)
    expect(end.locator(".mine [data-portrait]")).to_have_attribute("data-portrait", "bride")
    expect(visitor.link("end-replay")).to_be_visible()
    expect(end.locator("[data-statistics]")).to_have_count(0)


def test_the_end_tells_how_it_came_to_it(visit: Visit) -> None:
    visitor = visit("en")
    table = played(visitor)
    page, graph, end = visitor.page, graph_of(visitor, table), visitor.page.locator(END)
    told = end.get_by_role("table", name=visitor.t("end-graph", what=visitor.t("standing-dice-battle")))
    rows = [line.get_by_role("cell").all_inner_texts() for line in told.locator("tbody tr").all()]
    assert rows == [[str(point["values"][seat]) for seat in ("p1", "p2")] for point in graph["points"]]
    when = [
        visitor.t("end-graph-start", when=visitor.t("progress-dice-battle", **point["when"]))
        for point in graph["points"][:-1]
    ]
    assert told.get_by_role("rowheader").all_inner_texts() == [*when, visitor.t("end-graph-end")]
    expect(end.locator('[data-part="luck"]')).to_be_visible()
    links = end.locator('[data-part="moments"] a')
    expect(links).to_have_count(len(graph["moments"]))
    last = graph["moments"][-1]
    expect(links.last).to_contain_text(visitor.t("progress-dice-battle", **last["when"]))
    links.last.click()
    page.wait_for_url(f"**/replay/{table}?*")
    step = int(parse_qs(urlsplit(page.url).query)["step"][0])
    assert step in (last["step"], last["step"] - 1), "the replay opens right where it happened"


def test_the_end_fits_the_screen_and_lets_the_board_be_seen(visit: Visit) -> None:
    visitor = visit("ko")
    played(visitor)
    page = visitor.page
    for lang in ("ko", "en"):
        page.evaluate("lang => localStorage['hanpan.settings'] = JSON.stringify({ lang, speed: 0 })", lang)
        page.reload()
        page.locator('[data-part="moments"]').wait_for()
        for size in ((1280, 720), (390, 667), (360, 640)):
            assert misfits(page, *size) == []
            assert seen_at_once(page, "#verdict"), size
            assert seen_at_once(page, f"{END} .again button"), size
    assert faults(page) == ""
    view = page.locator(".view").first
    expect(view).to_have_attribute("inert", "")
    page.locator("[data-fold]").click()
    expect(view).not_to_have_attribute("inert", "")
    expect(page.locator("[data-fold]")).to_be_focused()
    page.locator("[data-fold]").click()
    expect(page.locator('[data-part="moments"]')).to_be_visible()


def test_wins_in_a_row_are_counted_once_a_table(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open()
    before = {"dice-battle": {"wins": 3, "best": 4, "tables": []}}
    page.evaluate("kept => localStorage['hanpan.streaks'] = kept", json.dumps(before))
    table = visitor.opens("open")
    other = visit("ko")
    other.api("POST", f"tables/{table}/join")
    for one in (visitor, other):
        Board(one).sit(table)
    other.menu("table-resign").click()
    other.button("table-yes").click()
    told = visitor.t("end-streak", wins=4, best=4, record="yes")
    streak = visitor.page.locator('[data-part="streak"]')
    expect(streak).to_have_text(told)
    page.reload()
    expect(streak).to_have_text(told)
    expect(other.page.locator(END)).to_be_visible()
    expect(other.page.locator('[data-part="streak"]')).to_have_count(0)
    expect(other.page.locator("#verdict [data-sign]")).to_have_attribute("data-sign", "flag")
    # Somebody who looks on sees that somebody has won: no sign of a draw.
    passer = visit("en")
    passer.open(f"/t/{table}")
    expect(passer.page.locator("#verdict")).to_contain_text(visitor.t("end-won-by", name="").split()[-1])
    expect(passer.page.locator("#verdict [data-sign]")).to_have_attribute("data-sign", "crown")


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
    Board(visitor).sit(plays_out(visitor, table))
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
