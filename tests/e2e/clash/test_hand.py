"""A card in the hand says whom it hits and under which condition: to the eye in few words, to the ear in full."""

import pytest
from playwright.sync_api import expect

from hanpan.core.contract.rulebook import Lang
from hanpan.games.clash.content.card_list import CardRecord, card_list
from hanpan.games.clash.rules.params import Params
from tests.e2e.clash.board import ClashBoard, position
from tests.e2e.conftest import Visit

SIZES = {"wide": (1280, 800), "phone": (390, 844), "small": (390, 667), "least": (360, 640), "low": (844, 390)}
RIVAL = {"hp": 9, "energy": 0, "keywords": {"shield": {"amount": 6, "turns": 1}}}  # a target for every card
HANDS = (["A01", "A06", "A08", "A13", "S02", "S03"], ["D01", "H04", "S01", "S05", "S13", "S17"])

# The lines of the text that are not in the part of the card that can be seen, or are cut off by what they stand in.
HIDDEN = """(whom) => {
  const text = document.createRange();
  text.selectNodeContents(whom);
  const slot = whom.closest('.slot').getBoundingClientRect();
  const cut = whom.closest('.effect').getBoundingClientRect();
  const out = (line) => line.right > slot.right + 0.5 || line.bottom > cut.bottom + 2.5;
  return [...text.getClientRects()].filter(out).map(({ right, bottom }) => [right, bottom, slot.right, cut.bottom]);
}"""


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_a_card_in_the_hand_says_whom_it_hits_and_when(visit: Visit, lang: Lang, size: str) -> None:
    width, height = SIZES[size]
    records: dict[str, CardRecord] = {card.id: card for card in card_list(Params(), lang)}
    visitor = visit(lang, width=width, height=height, touch=size != "wide", still=True)
    for hand in HANDS:
        given: dict[str, dict[str, object]] = {
            "p1": {"energy": 9, "hp": 9, "hand": hand, "deck": ["A01"] * 9},
            "p2": RIVAL,
        }
        board = ClashBoard(visitor).sit(position(visitor, None, round=6, **given))
        board.ready("declare")
        for card in hand:
            record, button = records[card], board.hand(card)
            whom = button.locator(".whom")
            expect(whom).to_have_text(record.target_brief)
            assert whom.evaluate(HIDDEN) == [], (card, record.target_brief)
            for heard in (record.kind_text, f": {record.target_text}.", record.effect_text):
                expect(visitor.page.get_by_role("button", name=heard).and_(button)).to_have_count(1)


def test_what_is_said_in_few_words_tells_all_targets_apart() -> None:
    for lang in ("ko", "en"):
        cards = card_list(Params(), lang)
        assert len({card.target_text for card in cards}) == len({card.target_brief for card in cards})
        assert max(len(card.target_brief) for card in cards) <= 27
