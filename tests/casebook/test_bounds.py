"""What no game comes to is refused with its fact, said by the game's own facts or by the fields of its state."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.core.contract.provable import provable
from hanpan.games.registry import load_game

PASSED: dict[str, Any] = {"tendency": "attack", "dice": [4]}


@pytest.mark.parametrize(
    ("game_id", "facts", "path"),
    [
        ("dice-battle", {"rest": {"round": 400}}, "round"),
        ("dice-battle", {"rest": {"rounds": 9}}, "rounds"),
        ("dice-battle", {"rest": {"players": {"p1": {"gauge": -1}}}}, "p1.gauge"),
        ("dice-battle", {"rest": {"players": {"p1": {"faces": -1}}}}, "p1.faces"),
        ("dice-battle", {"rest": {"players": {"p2": {"faces": 1 << 9}}}}, "p2.faces"),
        ("dice-battle", {"rest": {"turns": {"p2": {"points": -3}}}}, "p2.points"),
        ("dice-battle", {"rest": {"cards": {"draw": [1]}}}, "deck"),
        ("dice-battle", {"rest": {"events": {"p1": {"discard": [-1] + [0] * 11}}}}, "p1.event_discard"),
        ("dice-battle", {"p1": {"flame": -4}}, "p1.flame"),
        ("dice-battle", {"p1": {"curse": -4}}, "p1.curse"),
        ("dice-battle", {"rest": {"players": {"p1": {"curse": -4}}}}, "p1.curse"),
        ("dice-battle", {"p1": {"faces": [-1]}}, "p1.faces"),
        ("dice-battle", {"stage": "post", "p1": {**PASSED, "dice": [1000000]}, "p2": PASSED}, "p1.dice"),
        ("clash", {"rest": {"round": 400}}, "round"),
        ("clash", {"rest": {"round": 0}}, "round"),
        ("clash", {"round": 0}, "round"),
        ("clash", {"rest": {"mode": "moon"}}, "mode"),
        ("clash", {"rest": {"holder": 2}}, "holder"),
        ("clash", {"rest": {"order": [{"side": 0, "index": 3}]}}, "order"),
        ("clash", {"rest": {"players": {"p1": {"units": []}}}}, "p1.summons"),
        ("clash", {"rest": {"players": {"p1": {"hand": ["NOPE"]}}}}, "p1.hand"),
        ("sorcerers", {"rest": {"active": 7}}, "active"),
        ("sorcerers", {"rest": {"turn": -4}}, "turn"),
        ("sorcerers", {"turn": 0}, "turn"),
        ("sorcerers", {"serial": 0, "p1": {"field": ["SOR-02"]}}, "serial"),
        ("sorcerers", {"game": 4, "mode": "match"}, "game"),
        ("sorcerers", {"rest": {"players": {"p1": {"hand": ["NOPE"]}}}}, "p1.hand"),
        ("sorcerers", {"rest": {"players": {"p2": {"field": []}}}}, "p2.field"),
        ("sorcerers", {"p1": {"wins": -1}}, "p1.wins"),
        ("trail", {"rest": {"at": 99}}, "p1.at"),
        ("trail", {"rest": {"mode": "zzz"}}, "mode"),
        ("trail", {"mode": "zzz"}, "mode"),
        ("trail", {"p1": {"mana": 99}}, "p1.mana"),
        ("trail", {"rest": {"units": [{"id": 1, "kind": 44, "at": 5, "hp": 3}]}}, "monsters.kind"),
        ("trail", {"rest": {"units": [{"id": 1, "kind": 1, "at": 99, "hp": 3}]}}, "monsters.at"),
        ("trail", {"rest": {"tiles": [0]}}, "tiles"),
        ("trail", {"rest": {"hand": ["NOPE"]}}, "p1.hand"),
        ("trail", {"turn": 0}, "turn"),
    ],
)
def test_what_the_rules_cannot_work_with_is_refused_also_where_a_case_is_constructed(
    game_id: str, facts: dict[str, Any], path: str
) -> None:
    faults = read_facts(provable(load_game(game_id)), facts).faults
    assert path in [fault.path for fault in faults]


@pytest.mark.parametrize(
    ("game_id", "facts", "path", "word"),
    [
        ("dice-battle", {"p1": {"curse": 50}}, "p1.curse", "DB-7.4"),
        ("dice-battle", {"p1": {"curse": 2}}, "p1.curse", "DB-7.4"),
        ("dice-battle", {"p1": {"flame": 3}}, "p1.flame", "DB-4.7"),
        ("dice-battle", {"round": 1, "p1": {"total": 500}}, "p1.total", "DB-8.1"),
        ("clash", {"p1": {"deck": ["A01"] * 60}}, "p1.deck", "60 cards with those in hand and discard, a deck has 24"),
        ("clash", {"p1": {"deck": ["A01"] * 2, "hand": ["A01"]}}, "p1.deck", "3 of A01, 2 may be"),
        ("clash", {"rest": {"players": {"p1": {"brought": ["A01"]}}}}, "p1.deck", "not those of the deck: A01 ("),
        ("clash", {"p1": {"keywords": {"strength": -3}}}, "p1.keywords.strength", "a loss of it is `weakness`"),
        ("sorcerers", {"rest": {"players": {"p1": {"brought": ["SOR-01"]}}}}, "p1.deck", "of the deck: SOR-01 ("),
        ("trail", {"p1": {"cards": ["C01"]}}, "p1.cards", "of the deck: C01 ("),
    ],
)
def test_what_no_game_comes_to_is_told_in_words(game_id: str, facts: dict[str, Any], path: str, word: str) -> None:
    reading = read_facts(provable(load_game(game_id)), facts)
    assert reading.faults == ()
    assert any(word in fault.text for fault in reading.impossible if fault.path == path), reading.impossible
    assert "Counter" not in str(reading.impossible)


def test_all_faults_are_told_at_once_of_both_seats() -> None:
    facts = {"stage": "post", "p1": {"energy": 77, "tendency": "fly"}, "p2": {"gauge": -1}}
    faults = read_facts(provable(load_game("dice-battle")), facts).faults
    assert {"p1.tendency", "p1.energy", "p2.gauge"} <= {fault.path for fault in faults}
    assert "p1.tendency: needed" not in str(faults)
