"""The face of a card in the browser says what the engine says of the card."""

import re
from html import unescape

import msgspec
import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.games.clash.content.card_list import card_list
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.params import Params
from tests.web.node import node

KINDS = {"attack", "nullify", "counter", "summon"}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_all_that_is_said_of_a_card_stands_on_its_face(units: str, lang: Lang) -> None:
    cards = card_list(Params(), lang)
    printed = [msgspec.to_builtins(card) for card in cards]
    faces = node(units, asked={"task": "faces", "asked": {"game": "clash", "lang": lang, "cards": printed}})
    for card, face in zip(printed, faces, strict=True):
        words = {line.strip() for line in unescape(re.sub(r"<[^>]*>", "\n", face)).splitlines()}
        said = {text for fact, text in card.items() if fact.endswith("_text") and text is not None}
        assert said - words == set(), card["id"]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_said_of_a_card_names_its_tags(lang: Lang) -> None:
    cards = card_list(Params(), lang)
    assert {card.id: tuple(tag.id for tag in card.tags) for card in cards} == {
        card.id: card.tags for card in CARDS.values()
    }
    assert {tag.id for card in cards for tag in card.tags} == KINDS
    for card in cards:
        assert (card.tags_text is None) == (not card.tags), card.id
        assert all(tag.name in (card.tags_text or "") for tag in card.tags), card.id
