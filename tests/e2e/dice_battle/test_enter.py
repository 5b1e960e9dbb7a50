"""Enter locks in what was put together with the mouse; it adds nothing to it."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit

SEATS: dict[str, Any] = {
    "p1": {"energy": 10, "tendency": "balance", "hand": ["defence"]},
    "p2": {"tendency": "balance"},
}


def test_enter_after_a_press_of_plus_builds_one_shield(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.position(round=3, stage="pre", **SEATS))
    board.ready()
    board.choice("shield").click()
    amount = visitor.page.locator(".stepper output")
    expect(amount).to_have_text("1")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stepper output")).to_have_count(0)
    built = [event for frame in visitor.heard("update") for event in frame["events"] if event["kind"] == "build"]
    assert [(event["seat"], event["data"]["count"]) for event in built if event["seat"] == "p1"] == [("p1", 1)]


def test_enter_after_a_press_of_a_card_plays_it(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.position(round=3, stage="pre", **SEATS))
    board.ready()
    board.card("defence").click()
    expect(board.card("defence")).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stepper output")).to_have_count(0)
    played = [
        event["seat"] for frame in visitor.heard("update") for event in frame["events"] if event["kind"] == "play"
    ]
    assert "p1" in played


def test_a_button_that_was_reached_by_key_is_pressed_by_enter(visit: Visit) -> None:
    visitor = visit("en")
    board = Board(visitor).sit(visitor.position(round=3, stage="pre", **SEATS))
    board.ready()
    board.choice("shield").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stepper output")).to_have_text("1")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".stepper output")).to_have_text("2")
