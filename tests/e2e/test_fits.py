"""Every question of every game on one screen: all that can be pressed is in sight, is hit and is large enough. Where a
screen is too small for that, or letters are too large, the page scrolls and loses nothing."""

import pytest

from hanpan.core.contract.rulebook import Lang
from tests.e2e.board import Board
from tests.e2e.cards import unreadable
from tests.e2e.clash.board import position as clash_position
from tests.e2e.clash.scenes import DECISIONS as CLASH
from tests.e2e.conftest import Visit
from tests.e2e.fits import SIZES, misfits
from tests.e2e.flows import FLOWING, lost
from tests.e2e.found import Scene, of_games
from tests.e2e.scenes import SCENES
from tests.e2e.sorcerers.board import position as sorcerer_position
from tests.e2e.sorcerers.scenes import DECISIONS as SORCERERS
from tests.e2e.sorcerers.scenes import HAND as SORCERER_HAND
from tests.e2e.trail.scenes import DECISIONS as TRAIL

DECISIONS = [
    pytest.param(scene, id=f"{game}-{name}")
    for game, scenes in of_games("DECISIONS").items()
    for name, scene in scenes.items()
]
# Of each game the first: the whole grid is for `make looks`.
SHARE = [pytest.param(next(iter(scenes.values())), id=game) for game, scenes in of_games("DECISIONS").items() if scenes]
SHORT, LOW, SMALL = SIZES[0], (844, 390), SIZES[-1]
HANDS = [CLASH["declare"], SORCERERS["main"], SORCERERS["respond"], TRAIL["walk"]]
PAGES = ["lobby", "replay", "tutorial", "end"]


@pytest.mark.looks
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("scene", DECISIONS)
def test_a_decision_fits_every_screen(visit: Visit, scene: Scene, lang: Lang) -> None:
    visitor = visit(lang)
    scene(visitor, visit)
    wrong = [wrong for size in SIZES for wrong in misfits(visitor.page, *size)]
    assert wrong + [wrong for size in FLOWING for wrong in lost(visitor.page, *size)] == []


@pytest.mark.parametrize("scene", SHARE)
def test_a_decision_fits_a_short_a_low_and_a_small_screen(visit: Visit, scene: Scene) -> None:
    visitor = visit("ko")
    scene(visitor, visit)
    wrong = [wrong for size in (SHORT, LOW, SMALL) for wrong in misfits(visitor.page, *size)]
    assert wrong + [wrong for size in FLOWING for wrong in lost(visitor.page, *size)] == []


def test_a_card_that_comes_forward_leaves_a_thumb_of_the_next_one(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=844, touch=True)
    hand = ["A01", "D02", "A05", "S03", "A08", "A12", "A03"]
    shielded = {"shield": {"amount": 17, "turns": 1}}
    Board(visitor).sit(clash_position(visitor, p1={"hand": hand, "deck": ["A01"] * 9, "keywords": shielded}))
    # A large shield beside it leaves health on one line.
    health = visitor.page.locator('[data-seat="p1"] [role="meter"]').first
    assert health.evaluate("meter => [...meter.children].every(one => one.scrollHeight <= meter.offsetHeight)")
    for card in ("A01", "D02", "A05"):
        visitor.page.locator(f'[data-card="{card}"]').first.focus()
        visitor.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
        assert misfits(visitor.page, 390, 844) == []


def test_a_full_hand_lies_side_by_side_on_a_wide_screen(visit: Visit) -> None:
    """Ten cards, and ten of more with the arrows beside them: the most that is ever shown at once."""
    visitor = visit("en")
    fights = {"deck": ["A01"] * 6, "hand": ["A01", "D02", "A05", "S03", "A08", "A12", "A03", "A01", "D02", "A05"]}
    ten = [*SORCERER_HAND, *SORCERER_HAND][:10]
    fields = {"hp": 17, "deck": SORCERER_HAND, "field": [{"card": "SOR-02"}]}
    tables = {
        "clash": clash_position(visitor, p1=fights),
        "ten": sorcerer_position(visitor, turn=11, p1={**fields, "hand": ten}),
        "more": sorcerer_position(visitor, turn=11, p1={**fields, "hand": [*ten, *ten]}),
    }
    for name, table in tables.items():
        Board(visitor).sit(table)
        for size in ((1280, 720), (1280, 800)):
            assert misfits(visitor.page, *size) == []
            assert visitor.page.locator('[data-part="hand"] [data-card]').count() == 10
            assert visitor.page.evaluate(_OVER) <= 0, (name, size)


# How much wider the hand is than the room it has, in pixels.
_OVER = """() => {
  const hand = document.querySelector('[data-part="hand"]');
  return hand.scrollWidth - hand.clientWidth;
}"""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_loses_nothing_where_it_does_not_fit(visit: Visit, name: str) -> None:
    visitor = visit("en")
    SCENES[name](visitor, visit)
    assert [wrong for size in FLOWING for wrong in lost(visitor.page, *size)] == []


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_cards_of_a_full_hand_can_be_read(visit: Visit, lang: Lang) -> None:
    """Nothing lies on a picture, no word is broken in its middle, whatever the game, the screen and the language."""
    visitor = visit(lang)
    wrong: list[str] = []
    for scene in HANDS:
        scene(visitor, visit)
        wrong += [wrong for size in SIZES for wrong in unreadable(visitor.page, *size)]
    assert not wrong, "\n".join(wrong)
