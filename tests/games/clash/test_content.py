"""The cards, decks and opponents of Clash are what the rules say they are."""

from pathlib import Path

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.games.clash import Clash
from hanpan.games.clash.content.catalogue import ARENAS, CARDS, DECKS, OPPONENTS, PLAYER_DECKS
from hanpan.games.clash.content.words import all_card_texts
from hanpan.games.clash.rules.decks import deck_faults, deck_warnings, short

CARD_TEXTS = Path(__file__).parent / "cards.txt"


def test_there_are_43_cards_of_four_types() -> None:
    counts = {
        kind: sum(card.type == kind for card in CARDS.values()) for kind in ("attack", "defense", "heal", "special")
    }
    assert counts == {"attack": 13, "defense": 6, "heal": 5, "special": 19}


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert deck_faults(DECKS[name].listed, 2) == []


def test_the_decks_use_every_card() -> None:
    used = {card for deck in DECKS.values() for card in deck.cards}
    assert used == set(CARDS)
    assert PLAYER_DECKS == ("blades", "floodgate")
    assert [OPPONENTS[name].deck for name in OPPONENTS] == list(OPPONENTS)
    assert set(ARENAS) == {"pit", "volcano", "shrine", "rift"}


def test_each_opponent_of_the_ladder_comes_with_its_traits() -> None:
    game = Clash()
    heroes = {name: game.setup(f"ladder-{name}", SeededChance(0, 0)).state.players[1].hero for name in OPPONENTS}
    assert {name: (hero.hp, hero.max_hp, hero.immune, hero.resists) for name, hero in heroes.items()} == {
        "dummy": (42, 42, (), False),
        "gardener": (63, 63, ("poison",), False),
        "priest": (70, 70, ("freeze",), False),
        "golem": (84, 84, ("poison", "burn"), True),
        "arbiter": (77, 77, (), False),
    }


def test_every_way_to_fail_and_every_refund_is_on_some_card() -> None:
    playable = [card for card in CARDS.values() if not card.is_reaction]
    assert {card.no_target for card in playable} == {None, "consume", "partial", "full"}  # CL-EDGE-01
    assert {card.nullified for card in playable} == {"none", "partial", "full"}  # CL-NRG-08
    assert [card.id for card in playable if card.exhaust_on_nullify] == ["A12"]  # CL-EDGE-05
    assert max(card.cost for card in playable) > 3  # CL-NRG-07


def test_every_fault_of_a_deck_is_listed() -> None:
    faults = deck_faults(["A01"] * 3 + ["X99"] + ["S01"] * 4, 2)
    assert list(map(short, faults)) == ["X99 ?", "A01 ×3 > 2", "S01 ×4 > 2", "8/24"]
    assert {fault.code for fault in faults} == {"deck_unknown_card", "deck_copies", "deck_size"}


def test_what_a_deck_will_suffer_from_is_said_before() -> None:
    assert not deck_warnings(DECKS["blades"].listed, 3) + deck_warnings(DECKS["floodgate"].listed, 3)
    heavy = ["D04", "D06", "H04", "S16"] * 2 + ["S01", "S02", "S03", "S04"] * 2
    assert [warning.code for warning in deck_warnings(heavy, 3)] == ["deck_reactions"]
    assert [warning.code for warning in deck_warnings(heavy[:8], 3)] == ["deck_harmless", "deck_heavy"]


def test_the_texts_of_all_cards() -> None:
    """`python -m tests.games.clash.test_content` writes them anew; read the difference."""
    assert all_card_texts() == CARD_TEXTS.read_text("utf-8")


def test_every_clause_stands_in_a_section() -> None:
    book = Clash().rulebook()
    assert {clause.id.rpartition("-")[0] for clause in book.clauses if "EX-" not in clause.id} <= {
        section.id for section in book.sections
    }


if __name__ == "__main__":
    CARD_TEXTS.write_text(all_card_texts(), "utf-8")
