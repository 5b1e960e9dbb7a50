"""A deck that is completed may be played, and keeps what could be kept of it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin

GAMES = [game for game in game_ids() if plugin(game).decks is not None]
BANNED = "SPL-17"


def named(game: str) -> dict[str, list[str]]:
    """The ready-made decks of a game."""
    cards: Any = plugin(game).card_list(load_game(game), "en")
    names = {name for card in cards for name in card.decks}
    return {name: [card.id for card in cards for _ in range(card.decks.get(name, 0))] for name in names}


def filled(game: str, cards: list[str], side: tuple[str, ...] = ()) -> list[str]:
    found = plugin(game).deck_completed(load_game(game), cards, side)
    assert found is not None
    return found


def faults(game: str, cards: list[str], side: tuple[str, ...] = ()) -> list[str]:
    found = plugin(game).deck_check(load_game(game), cards, side)
    assert found is not None
    return [fault.code for fault in found.faults]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_begun_is_completed(game: str) -> None:
    cards: Any = plugin(game).card_list(load_game(game), "en")
    ids = [card.id for card in cards]
    rng = Random(7)
    for size in (0, 1, 12, 30, 200):
        begun = rng.choices(ids, k=size)
        made = filled(game, begun)
        assert faults(game, made) == []
        kept = Counter(made) & Counter(begun)
        if size <= 12:  # few enough that only single cards may be too many, and all else stays
            assert kept.total() >= size - 3


@pytest.mark.parametrize("game", GAMES)
def test_a_ready_made_deck_stays_as_it_is_and_comes_back_from_a_part(game: str) -> None:
    playable = [deck for deck in named(game).values() if faults(game, deck) == []]
    assert playable
    for deck in playable:
        assert filled(game, deck) == deck
        assert Counter(filled(game, deck[:-6])) >= Counter(deck[:-6])


def test_what_may_not_be_in_it_comes_out() -> None:
    deck = named("sorcerers")["spear"]
    assert faults("sorcerers", [*deck, BANNED, "X99"]) == ["deck_unknown", "deck_banned"]
    assert filled("sorcerers", [*deck, BANNED, "X99"]) == deck


def test_what_lies_beside_counts_but_stays() -> None:
    deck = named("sorcerers")["spear"]
    three = next(card for card, count in Counter(deck).items() if count == 3)
    made = filled("sorcerers", deck, (three,))
    assert Counter(made)[three] == 2
    assert faults("sorcerers", made, (three,)) == []


def test_a_game_without_decks_completes_none() -> None:
    assert plugin("dice-battle").deck_completed(load_game("dice-battle"), []) is None
