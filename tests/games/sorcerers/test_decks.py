"""Deck check, ban lists by month, and the exchange between games."""

from datetime import date

import pytest

from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.catalogue import BANS, CARDS, DECKS
from hanpan.games.sorcerers.content.releases import first_friday
from hanpan.games.sorcerers.rules.actions import ChooseDeck, Exchange
from hanpan.games.sorcerers.rules.bout import check_choice, check_exchange, new_player
from hanpan.games.sorcerers.rules.deck_check import check_deck, in_force
from hanpan.games.sorcerers.rules.params import Params

RULES = Params()
ORDINARY = [card for card in CARDS if not CARDS[card].highlight]


def deck(size: int) -> list[str]:
    """So many cards, three of a name."""
    return [card for card in ORDINARY for _ in range(3)][:size]


def codes(cards: list[str], side: list[str] | None = None, day: date | None = None) -> list[tuple[str, str]]:
    report = check_deck(RULES, cards, side or [], in_force(day) if day else None)
    return [(fault.code, fault.clause) for fault in report.faults]


@pytest.mark.parametrize(
    ("size", "faults"),
    [(39, [("deck_small", "SO-DECK-01")]), (40, []), (60, []), (61, [("deck_big", "SO-DECK-02")])],
)
def test_sizes(size: int, faults: list[tuple[str, str]]) -> None:
    assert codes(deck(size)) == faults


def test_copies_are_counted_over_deck_and_sideboard() -> None:
    assert codes([*deck(40), "SPL-01"], ["SPL-01"] * 3) == [("deck_copies", "SO-DECK-03")]
    assert codes([*deck(40), "SOR-01", "SOR-01"]) == [("deck_copies", "SO-DECK-04")]
    assert codes(deck(40), ["SPL-01"] * 3 + deck(43)[40:] * 5) != []


def test_every_fault_is_told() -> None:
    found = codes(["SPL-01"] * 4 + ["SOR-01"] * 2 + ["X99"], ["SPL-02"] * 16)
    assert {code for code, _ in found} == {"deck_unknown", "deck_small", "side_big", "deck_copies"}
    assert len([code for code, _ in found if code == "deck_copies"]) == 3


def test_advice_is_a_warning() -> None:
    report = check_deck(RULES, deck(60), [], None)
    assert report.ok
    assert {warning.params["group"] for warning in report.warnings} == {"sorcerers", "spells", "items", "answers"}


def test_the_first_friday() -> None:
    assert first_friday(2025, 12) == date(2025, 12, 5)
    assert first_friday(2026, 5) == date(2026, 5, 1)
    assert all(first_friday(2026, month).weekday() == 4 for month in range(1, 13))
    assert all(first_friday(2026, month).day <= 7 for month in range(1, 13))


def test_a_list_is_in_force_from_its_first_friday_until_the_next() -> None:
    assert in_force(date(2025, 11, 6)) is None
    assert [in_force(day) for day in (date(2025, 12, 4), date(2025, 12, 5), date(2026, 1, 1))] == [*BANS[:2], BANS[1]]
    assert in_force(date(2026, 1, 2)) == BANS[2]
    assert codes([*deck(40), "SPL-17"], [], date(2025, 12, 20)) == [("deck_banned", "SO-DECK-06")]
    assert codes([*deck(40), "SPL-17"], [], date(2026, 1, 20)) == []


def test_a_casual_table_takes_what_a_tournament_refuses() -> None:
    params = Params()
    assert check_choice(params, "casual", ChooseDeck("", ("SPL-17",) * 5)) is None
    refusal = check_choice(params, "match", ChooseDeck("veil"))
    assert refusal is not None
    assert refusal.params == {"faults": ["SPL-17 ✕ 2025-12"], "cards": ["SPL-17"]}
    assert "대붕괴" in Sorcerers().texts("ko").format("refusal-bad-deck", {"faults": "", "cards": "대붕괴"})
    assert check_choice(Params(day=20251104), "match", ChooseDeck("veil")) is None


def test_an_exchange_of_fifteen_and_not_of_sixteen() -> None:
    side = DECKS["spear"].beside
    player = new_player(Params(), "spear", DECKS["spear"].listed, side)
    assert check_exchange(Params(), player, Exchange(player.brought[:15], side)) is None
    refusal = check_exchange(Params(), player, Exchange(player.brought[:16], side))
    assert refusal is not None
    assert refusal.clause == "SO-SIDE-01"
    short = check_exchange(Params(), player, Exchange(player.brought[:1], ()))
    assert short is not None
    assert short.clause == "SO-DECK-01"
    assert check_exchange(Params(), player, Exchange(("SPL-17",), side[:1])) is not None
