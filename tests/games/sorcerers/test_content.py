"""The cards and decks of Sorcerers are what the rules say they are."""

from collections import Counter
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import LANGS
from hanpan.games.loading import load_game
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.card_list import card_list
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, KEYWORDS, READINGS, TYPES
from hanpan.games.sorcerers.content.words import all_card_texts, find_cards
from hanpan.games.sorcerers.rules.deck_check import ADVICE, check_deck
from hanpan.games.sorcerers.rules.params import Params

CARD_TEXTS = Path(__file__).parent / "cards.txt"


def test_there_are_60_cards_and_7_highlights() -> None:
    counts = Counter(card.type for card in CARDS.values())
    assert [counts[kind] for kind in TYPES] == [20, 17, 12, 4, 7]
    assert sum(card.highlight for card in CARDS.values()) == 7


@pytest.mark.parametrize("name", ["spear", "cycle"])
def test_a_deck_of_the_rulebook_is_legal_and_as_advised(name: str) -> None:
    deck = DECKS[name]
    report = check_deck(Params(), deck.listed, deck.beside, None)
    assert report == ((), ())
    assert len(deck.listed) == 40
    assert len(deck.beside) == 15


def test_every_deck_is_legal_without_a_ban_list_and_the_decks_use_every_card() -> None:
    assert all(check_deck(Params(), deck.listed, deck.beside, None).ok for deck in DECKS.values())
    assert {card for deck in DECKS.values() for card in deck.cards} == set(CARDS)


def test_the_two_decks_card_by_card() -> None:
    def numbers(name: str) -> list[int]:
        counts = Counter(dict.fromkeys(ADVICE, 0))
        for card, count in DECKS[name].cards.items():
            counts[next(kind for kind, (types, *_) in ADVICE.items() if CARDS[card].type in types)] += count
        return [counts[kind] for kind in ADVICE]

    assert numbers("spear") == [13, 15, 8, 4]
    assert numbers("cycle") == [12, 15, 8, 5]
    assert DECKS["cycle"].cards["SOR-10"] == DECKS["cycle"].cards["ITM-07"] == 2  # the pair that loops


def test_the_misspelt_word_finds_the_cards_too() -> None:
    """SO-AM-01: one spelling in the game, two in the search."""
    assert find_cards("저추") == find_cards("저주") != ()
    assert [card.id for card in find_cards("저추왕")] == ["SOR-12"]
    assert [card.id for card in find_cards("counter hex")] == ["RSP-02"]


def test_the_keywords_have_names_and_explanations() -> None:
    for lang in LANGS:
        texts = Sorcerers().texts(lang)
        assert all(texts(f"keyword-{name}") and texts.format(f"keyword-{name}", {}, "about") for name in KEYWORDS)


def test_the_texts_of_all_cards() -> None:
    """`python -m tests.games.sorcerers.test_content` writes them anew; read the difference."""
    assert all_card_texts() == CARD_TEXTS.read_text("utf-8")


if __name__ == "__main__":
    CARD_TEXTS.write_text(all_card_texts(), "utf-8")


def test_a_reading_stands_with_its_card_and_is_a_clause_that_the_search_finds() -> None:
    game = load_game("sorcerers")
    book = game.rulebook()
    for lang in LANGS:
        records = {record.id: record for record in card_list(Params(), lang)}
        told = [(one.clause, card, one.text) for card, record in records.items() for one in record.readings]
        assert {(one.id, one.card, one.text[lang]) for one in READINGS} == set(told) != set()
        for one in READINGS:
            assert book.find(one.id) in book.search(records[one.card].name)
    assert [one.id for one in READINGS] == sorted({one.id for one in READINGS})
