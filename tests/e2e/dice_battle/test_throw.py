"""The dice are thrown by hand, too: pressed or flicked away; put back, they stay. What comes of it is seen."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.scenes import ME, RIVAL, full_hand, luck

DIE = "[data-throw]"


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(DIE).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("away", [(0, 0), (90, -40)], ids=["pressed", "flicked"])
def test_the_own_die_is_thrown_by_hand(visit: Visit, away: tuple[int, int]) -> None:
    visitor = visit("en")
    me = {**ME, "luck": False, "tendency": "attack"}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2={**RIVAL, "tendency": "balance"}))
    board.choice("shield").click()  # what is chosen goes with it
    step = board.step
    x, y = middle(board.page)
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x + away[0], y + away[1], steps=3)
    board.page.mouse.up()
    board.answered(step)
    assert {"type": "play", "cards": [], "shields": 1} in [frame.get("action") for frame in visitor.sent]
    expect(board.page.locator(DIE)).to_have_count(0)  # nothing is left to throw


def test_a_die_that_is_put_back_is_not_thrown(visit: Visit) -> None:
    visitor = visit("en")
    me = {**ME, "luck": False, "tendency": "attack"}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2={**RIVAL, "tendency": "balance"}))
    step, (x, y) = board.step, middle(board.page)
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x + 90, y, steps=3)
    board.page.mouse.move(x + 10, y, steps=3)
    board.page.wait_for_timeout(200)  # at rest for longer than a flick
    board.page.mouse.move(x + 11, y)
    board.page.mouse.up()
    assert board.step == step
    assert middle(board.page) == pytest.approx((x, y), abs=90)
    expect(board.choice("lock")).to_be_enabled()


def test_events_lie_as_cards_with_their_pictures_below_the_dice(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    rolled = {"tendency": "attack", "dice": [4]}
    board = Board(visitor).sit(
        visitor.position(round=5, stage="post", p1={**ME, **rolled, "luck": False}, p2={**RIVAL, **rolled})
    )
    board.choice("lock").click()
    board.ready()
    drawn = [event for step in board.told for event in step if event["kind"] == "event"]
    cards = board.page.locator('[data-part="stage"] [data-event]')
    expect(cards).to_have_count(len(drawn))
    expect(cards.locator("svg.picture")).to_have_count(len(drawn))
    for event in drawn:
        name = visitor.t(f"eventcard-{event['data']['event'].replace('_', '-')}")
        expect(cards.filter(has_text=name).first).to_be_visible()


def test_dice_of_luck_lie_on_the_stage_and_one_is_kept_there(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    luck(visitor, visit)
    board = Board(visitor)
    dice = board.page.locator("[data-lucky]")
    expect(dice).to_have_count(2)
    board.page.evaluate(_FLYING)
    step, face = board.step, int(dice.first.get_attribute("data-lucky") or 0)
    dice.first.tap()
    board.answered(step)
    assert {"type": "keep", "face": face} in [frame.get("action") for frame in visitor.sent]


# All dice hang where each comes across the place of the one before it.
_FLYING = """() => document.querySelectorAll('[data-lucky]').forEach((die) =>
  die.getAnimations({ subtree: true }).forEach((one) => { one.pause(); one.currentTime = 10; }))"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (390, 844)])
def test_no_die_lies_on_a_face_or_on_points(visit: Visit, width: int, height: int) -> None:
    visitor = visit("en", width=width, height=height)
    full_hand(visitor, visit)  # two dice on either side
    boxes = visitor.page.evaluate(
        """() => Object.fromEntries(['.throw .place', '.bust', '.sum'].map((one) => [one,
          [...document.querySelectorAll(`[data-part="stage"] ${one}`)].filter((node) => node.checkVisibility())
            .map((node) => node.getBoundingClientRect()).map(({ left, right }) => [left, right])]))"""
    )
    dice = boxes.pop(".throw .place")
    assert len(dice) == 4
    assert boxes[".sum"]
    covered = [
        (die, name)
        for die in dice
        for name, all_ in boxes.items()
        for left, right in all_
        if die[0] < right and left < die[1]
    ]
    assert covered == []
