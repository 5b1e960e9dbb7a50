"""Reloads, dead lines, second tabs and a killed server: no move is lost, none is made twice."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.board import LINE, Board
from tests.e2e.cable import Cable
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.site import Site
from tests.e2e.visitor import Visitor

NO_LINE = r"WebSocket connection|Failed to load resource|ERR_"


@pytest.fixture
def cable(site: Site) -> Iterator[Cable]:
    """A way to the server that can go bad."""
    laid = Cable(site.port)
    yield laid
    laid.close()


def declared(visitor: Visitor, table: str) -> list[str]:
    """The tendencies of p1 so far, by the server's own record."""
    timeline = visitor.api("GET", f"tables/{table}/timeline")
    return [
        event["data"]["tendency"]
        for step in timeline["steps"]
        for event in step["events"]
        if event["kind"] == "tendency" and event["seat"] == "p1"
    ]


def lines(board: Board) -> list[str]:
    """The log as it stands on the screen."""
    return board.page.locator(LINE).all_inner_texts()


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    visitor = visit()
    board = Board(visitor).sit(visitor.opens())
    board.play_on(passing, rounds=1)
    passing(board, board.ready())
    board.answered(board.step - 1)
    step, told, view = board.step, lines(board), board.view
    board.page.reload()
    assert board.ready() == "pre"
    assert (board.step, lines(board), board.view) == (step, told, view)
    board.play_on(passing)
    assert len(board.page.locator('[data-part="log"] h3').all()) == 5


def test_ten_seconds_off_line(visit: Visit) -> None:
    visitor = visit()
    visitor.allow(NO_LINE)
    table = visitor.opens()
    board = Board(visitor).sit(table)
    visitor.context.set_offline(True)
    banner = board.page.get_by_text(visitor.t("link-lost"))
    expect(banner).to_be_visible()
    expect(board.choice("attack")).to_be_disabled()
    board.page.wait_for_timeout(10_000)  # what this test is about
    visitor.context.set_offline(False)
    expect(banner).to_be_hidden()
    step = board.step
    board.choice("attack").click()
    board.answered(step)
    assert declared(visitor, table) == ["attack"]


def test_a_line_that_breaks_during_the_show(visit: Visit) -> None:
    visitor = visit(speed=0.5)
    visitor.allow(NO_LINE)
    board = Board(visitor).sit(visitor.opens())
    board.choice("balance").click()
    expect(visitor.button("board-skip")).to_be_visible()
    visitor.context.set_offline(True)
    expect(board.page.get_by_text(visitor.t("link-lost"))).to_be_visible()
    visitor.context.set_offline(False)
    assert board.ready() == "pre"  # the show has gone on to its end by itself
    assert board.unfold().count() == sum(event["kind"] != "phase" for step in board.told for event in step)


@pytest.mark.parametrize("health", ["dead", "deaf"])
def test_a_move_into_a_silent_line_is_made_once(visit: Visit, cable: Cable, health: Literal["dead", "deaf"]) -> None:
    visitor = visit(at=cable.url)
    visitor.allow(NO_LINE)
    table = visitor.opens()
    board = Board(visitor).sit(table)
    step = board.step
    cable.break_down(health)
    board.choice("attack").click()
    # Nothing tells the browser that the line is bad; the client must find out by itself.
    expect(board.page.get_by_text(visitor.t("link-lost"))).to_be_visible()
    cable.mend()
    board.answered(step)
    assert declared(visitor, table) == ["attack"]
    ids = Counter(frame["id"] for frame in visitor.sent if frame["type"] == "act")
    assert len(ids) == 1, "it was asked again under another id"
    assert ids.total() == 2, "it was not asked again at all"
    board.play_on(passing)
    assert len(declared(visitor, table)) == 5


def test_a_message_that_got_lost_is_asked_for(visit: Visit) -> None:
    visitor = visit()
    lost: list[str] = []

    def lossy(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def down(message: str | bytes) -> None:
            if '"update"' in str(message)[:40] and not lost:
                lost.append(str(message))
            else:
                line.send(message)

        server.on_message(down)

    visitor.page.route_web_socket(re.compile("/ws/tables/"), lossy)
    table = visitor.opens("open")
    rival = visit()
    rival.api("POST", f"tables/{table}/join")
    board, other = Board(visitor).sit(table), Board(rival).sit(table)
    board.choice("attack").click()
    other.choice("attack").click()
    assert other.ready() == "pre"
    assert lost
    other.choice("lock").click()  # the next message has the wrong number
    assert board.ready() == "pre"
    assert board.page.locator('[data-seat="p1"]').inner_text().count(visitor.t("tendency-attack")) == 1
    board.choice("lock").click()
    assert board.ready() == "post"
    assert declared(visitor, table) == ["attack"]


def test_a_client_of_another_version_is_told_to_reload(visit: Visit) -> None:
    visitor = visit("ko")

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: server.send(re.sub('"version":[0-9]+', '"version":0', str(message))))

    visitor.page.route_web_socket(re.compile("/ws/tables/"), older)
    visitor.open(f"/t/{visitor.opens()}")
    expect(visitor.page.get_by_text(visitor.t("link-outdated"))).to_be_visible()
    expect(visitor.button("reload-page")).to_be_visible()


def test_two_tabs_of_one_seat_stay_together(visit: Visit) -> None:
    visitor, rival = visit(), visit()
    table = visitor.opens("open")
    rival.api("POST", f"tables/{table}/join")
    left = Board(visitor).sit(table)
    right = Board(visitor, visitor.context.new_page()).sit(table)
    other = Board(rival).sit(table)
    left.choice("attack").click()
    back = right.page.get_by_role("button", name=visitor.t("board-withdraw"))
    back.click()
    assert left.ready() == right.ready() == "tendency"
    right.choice("defence").click()
    left.sealed()
    other.choice("balance").click()
    assert left.ready() == right.ready() == "pre"
    assert declared(visitor, table) == ["defence"]
    # Both tabs answer the same question: the one that comes second is told so, and nothing is done twice.
    step = left.step
    for board in (left, right):
        board.page.evaluate("document.querySelector('[data-choice=lock]')?.click()")
    other.choice("lock").click()
    left.answered(step)
    right.answered(step)
    assert left.step == right.step == step + 1
    right.page.close()


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, own_site: Site) -> None:
    visitor, rival = visit("ko", at=own_site.url), visit(at=own_site.url)
    visitor.allow(NO_LINE)
    rival.allow(NO_LINE)
    table = visitor.opens("open")
    rival.api("POST", f"tables/{table}/join")
    one, two = Board(visitor).sit(table), Board(rival).sit(table)
    for kind in ("tendency", "pre"):
        step = one.step
        passing(one, kind)
        passing(two, kind)
        one.answered(step)
        two.answered(step)
    step = one.step
    one.choice("lock").click()
    one.sealed()
    told = lines(one)
    own_site.kill()
    expect(one.page.get_by_text(visitor.t("link-lost"))).to_be_visible()
    expect(two.page.get_by_text(rival.t("link-lost"))).to_be_visible()
    own_site.start()
    one.sealed()  # what was sealed before is sealed still
    expect(one.page.get_by_text(visitor.t("link-lost"))).to_be_hidden()
    assert lines(one) == told
    assert two.ready() == "post"
    two.choice("lock").click()
    one.answered(step)
    assert one.ready() == two.ready() == "tendency"
    assert one.round == 2


def test_a_server_that_is_away_is_said_to_be(visit: Visit, own_site: Site) -> None:
    visitor = visit("ko", at=own_site.url)
    visitor.allow(NO_LINE)
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    own_site.kill()
    page.locator("[data-start]").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(visitor.t("problem-offline"))
    rules = page.get_by_role("link", name=visitor.t("nav-rules"), exact=True)
    rules.click()
    expect(alert).to_have_text(visitor.t("page-failed"))
    visitor.page.get_by_role("link", name=visitor.t("nav-lobby"), exact=True).click()
    expect(alert).to_have_text(visitor.t("problem-offline"))
    rules.click()
    own_site.start()
    visitor.button("reload-page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(visitor.t("game-dice-battle"))
