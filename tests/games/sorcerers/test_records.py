"""What is kept of a game, and the cards as people search them."""

from typing import Any

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.seat import SEATS
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin
from hanpan.games.sorcerers.content.card_list import card_list
from hanpan.games.sorcerers.content.catalogue import DECKS
from hanpan.games.sorcerers.rules.events.course import TurnStart
from hanpan.games.sorcerers.rules.events.field import PlayerHit
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.table.records import game_record
from tests.web.games import Played


def test_the_record_of_a_match_adds_up() -> None:
    played = Played(SeedKeys(31, 1), "match", level="easy", game="sorcerers")
    events = list(played.match.events)
    kept = game_record(events, Params())
    assert kept.rounds == sum(isinstance(event, TurnStart) for event in events)
    outcome: Any = played.game.outcome(played.match.state)
    assert (kept.seats["p1"].wins, kept.seats["p2"].wins) == (outcome.data["p1"], outcome.data["p2"])
    for seat, rival in zip(SEATS, reversed(SEATS), strict=True):
        taken = [hit.before - hit.after for hit in events if isinstance(hit, PlayerHit) and hit.seat == rival]
        own = kept.seats[seat]
        assert own.dealt == sum(taken) > 0
        assert own.hardest == max(taken)
        assert own.summons >= own.lost > 0


def test_cards_are_found_by_the_other_spelling_and_say_when_they_are_banned() -> None:
    cards = card_list(Params(), "ko")
    for right, wrong in (("저주술사", "저추술사"), ("저주물", "저추물"), ("저주 화살", "저추 화살")):
        held = {card.id for card in cards if right in f"{card.name} {card.kind_text} {card.text}"}
        assert held
        assert {card.id for card in cards if any(wrong in alias for alias in card.aliases)} == held
    assert [card.id for card in cards if card.banned] == ["SPL-17"]
    assert [card.banned.since for card in cards if card.banned] == ["2025-12-05"]
    for name, deck in DECKS.items():
        assert {card.id: card.decks[name] for card in cards if name in card.decks} == deck.cards
        assert {card.id: card.side[name] for card in cards if name in card.side} == deck.side


def test_a_deck_is_looked_through_with_its_sideboard() -> None:
    game = load_game("sorcerers")
    spear = DECKS["spear"]
    assert plugin("sorcerers").deck_check(game, spear.listed, spear.beside) == ([], [], 15, 5)
    found = plugin("sorcerers").deck_check(game, spear.listed, (*spear.beside, "SPL-01"))
    assert found is not None
    assert [fault.code for fault in found[0]] == ["side_big", "deck_copies"]
