"""Situations of Clash as a case gives them: states that no game comes to are refused with their fact."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.games.clash.game import Clash

GAME = Clash()


@pytest.mark.parametrize(
    ("seat", "path"),
    [
        ({"keywords": {"strength": {"amount": -3, "turns": 3}}}, "p1.keywords.strength"),
        ({"keywords": {"poison": -1}}, "p1.keywords.poison"),
        ({"keywords": {"poison": 99}}, "p1.keywords.poison"),
        ({"keywords": {"burn": -1}}, "p1.keywords.burn"),
        ({"summons": [{"unit": "wolf", "keywords": {"vulnerable": -50}}]}, "p1.summons.keywords.vulnerable"),
        ({"immune": ["freze"]}, "p1.immune"),
        ({"immune": ["regen"]}, "p1.immune"),
        ({"max_hp": 0}, "p1.max_hp"),
        ({"hp": 0}, "p1.hp"),
        ({"energy": 99}, "p1.energy"),
        ({"hand": ["A01"] * 11}, "p1.hand"),
        ({"shown": ["A01"]}, "p1.shown"),
    ],
)
def test_a_state_that_no_game_comes_to_names_its_fact(seat: dict[str, Any], path: str) -> None:
    read = read_facts(GAME, {"p1": seat})
    assert read.faults == ()
    assert path in {fault.path for fault in read.impossible}


HAND = {"hand": ["A01"], "deck": ["A02", "A03"]}


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"stage": "mulligan", "p1": {**HAND, "hp": 3}}, "p1.hp"),
        ({"stage": "mulligan", "p1": {**HAND, "summons": ["wolf"]}}, "p1.summons"),
        ({"stage": "mulligan", "p1": {**HAND, "keywords": {"poison": 3}}}, "p1.keywords"),
        ({"stage": "mulligan", "p1": {**HAND, "discard": ["A05"]}}, "p1.discard"),
        ({"stage": "mulligan", "p1": {**HAND, "energy": 2}}, "p1.energy"),
        ({"stage": "mulligan", "p1": HAND, "void": True}, "void"),
        ({"mode": "casual", "rematch": True}, "rematch"),
        ({"void": True}, "void"),
        ({"p1": {"summons": [{"unit": "wolf", "id": 1}]}}, "summons"),
        ({"serial": 2, "p1": {"summons": ["wolf"]}}, "serial"),
        ({"p1": {"keywords": {"shield": 0}}}, "p1.keywords.shield"),
        ({"p1": {"keywords": {"burn": 0}}}, "p1.keywords.burn"),
        ({"p1": {"keywords": {"strength": {"amount": 2, "turns": 0}}}}, "p1.keywords.strength"),
        ({"p1": {"keywords": {"poison": {"amount": 3, "turns": 4}}}}, "p1.keywords.poison"),
    ],
)
def test_a_table_that_no_game_comes_to_names_its_fact(facts: dict[str, Any], path: str) -> None:
    read = read_facts(GAME, facts)
    assert read.faults == ()
    assert [fault.path for fault in read.impossible] == [path]


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"stage": "mulligan", "round": 7, "p1": HAND}, "round: 7, and first hands are exchanged before the first"),
        ({"next": 2}, "next: 2, and there is no `order`"),
    ],
)
def test_a_fact_that_means_nothing_here_is_refused(facts: dict[str, Any], told: str) -> None:
    assert [fault.text[: len(told)] for fault in read_facts(GAME, facts).faults] == [told]


@pytest.mark.parametrize("name", ["burn", "regen", "freeze", "resist", "immunity"])
def test_an_amount_of_a_keyword_that_has_only_a_time_is_refused(name: str) -> None:
    """Its number would mean nothing: how long it lasts is all there is to say of it."""
    idle = {"keywords": {name: {"amount": 3, "turns": 2}}}
    assert [fault.path for fault in read_facts(GAME, {"p1": idle}).faults] == [f"p1.keywords.{name}"]
    summons = {"summons": [{"unit": "wolf", **idle}]}
    assert [fault.path for fault in read_facts(GAME, {"p2": summons}).faults] == [f"p2.summons.keywords.{name}"]
    both = ({"keywords": {name: {"turns": 2}}}, {"keywords": {name: 2}})
    timed, plain = (read_facts(GAME, {"p1": seat}) for seat in both)
    assert timed.faults == plain.faults == timed.impossible == plain.impossible == ()
    assert timed.state == plain.state


def test_the_facts_tell_what_a_hero_is_immune_to_and_what_the_next_round_is() -> None:
    facts = {"stage": "start", "round": 3, "void": True, "p1": {"immune": ["freeze"], "resists": True}}
    state = read_facts(GAME, facts).state
    assert state is not None
    told: dict[str, Any] = dict(GAME.facts(state))
    assert told["sealed"] is True
    assert (told["p1"]["immune"], told["p1"]["resists"]) == (["freeze"], True)
    assert (told["p2"]["immune"], told["p2"]["resists"]) == ([], False)


def test_a_number_that_cannot_be_read_is_named_with_its_keyword() -> None:
    cub = {"unit": "wolf", "keywords": {"regen": 2, "shield": [{"amount": 2, "turn": 1}]}}
    keywords = {"poison": 1, "burn": "long", "strength": 2, "freeze": [1]}
    faults = read_facts(GAME, {"p1": {"keywords": keywords}, "p2": {"summons": [cub]}}).faults
    assert [fault.path for fault in faults] == [
        "p1.keywords.burn",
        "p1.keywords.freeze",
        "p2.summons.keywords.shield.turn",
    ]


def test_what_a_unit_can_be_immune_to_is_taken() -> None:
    assert read_facts(GAME, {"p1": {"immune": ["freeze", "poison"], "max_hp": 1}}).impossible == ()
