"""The deck builder's own code: filters, decks as text, the curve."""

from typing import Any

import pytest

from hanpan.core.contract.codec import plain
from hanpan.games.clash.content.catalogue import CARDS, DECKS
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin
from tests.web.node import node

DECK = [*DECKS["blades"].listed]
FILTERS: tuple[dict[str, Any], ...] = (
    {},
    {"words": "JAB"},
    {"words": "찌르기"},
    {"kinds": ["heal", "defense"], "costs": [1]},
    {"costs": [5]},
    {"keyword": "poison"},
    {"words": "nothing like it"},
)
TEXT = "# Mine\n2 A01 Jab\n3x slash\n독칼 ×2\n  a05\n\nA99\n0 A01\n1 Jub\n"


@pytest.fixture(scope="module")
def built(units: str) -> Any:
    cards = plain(plugin("clash").card_list(load_game("clash"), "en"))
    own = "\n".join((f"# {'Mine'}", *(f"{count} {card}" for card, count in DECKS["blades"].cards.items())))
    asked = {"cards": cards, "filters": FILTERS, "texts": [TEXT, own, ""], "deck": DECK}
    return node(units, asked={"task": "decks", "asked": asked})


def test_cards_are_found_by_name_in_either_language_kind_cost_and_keyword(built: Any) -> None:
    everything, jab, same, cheap, dear, poison, none = built["found"]
    assert sorted(everything) == sorted(CARDS)
    assert [CARDS[card].cost for card in everything] == sorted(card.cost for card in CARDS.values())
    assert "A01" in jab
    assert all("jab" in CARDS[card].name.en.lower() for card in jab)
    assert "A01" in same
    assert sorted(cheap) == sorted(c.id for c in CARDS.values() if c.type in ("heal", "defense") and c.cost == 1)
    assert sorted(dear) == sorted(card.id for card in CARDS.values() if card.cost >= 5)
    assert "A04" in poison
    assert len(poison) < len(everything) / 4
    assert none == []


def test_a_deck_is_read_from_ids_and_names_and_bad_lines_are_named(built: Any) -> None:
    typed, own, empty = built["read"]
    assert typed["name"] == "Mine"
    assert typed["counts"] == {"A01": 2, "A02": 3, "A04": 2, "A05": 1}
    assert typed["bad"] == [{"line": 7, "text": "A99"}, {"line": 8, "text": "0 A01"}, {"line": 9, "text": "1 Jub"}]
    assert own["counts"] == DECKS["blades"].cards
    assert empty == {"name": "", "counts": {}, "side": {}, "bad": []}


def test_the_text_of_a_deck_has_every_card_and_the_curve_counts_them(built: Any) -> None:
    lines = built["text"].splitlines()
    assert lines[0] == "# Mine"
    assert lines[1] == "2 A01 Jab"
    assert sum(int(line.split()[0]) for line in lines[1:]) == len(DECK)
    costs = [CARDS[card].cost for card in DECK]
    assert {row["cost"]: row["total"] for row in built["curve"]} == {cost: costs.count(cost) for cost in range(1, 8)}
