"""Described positions that no game comes to are refused with the fact's name."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.core.contract.provable import provable
from hanpan.games.sorcerers import Sorcerers

GAME = provable(Sorcerers())
FALLEN = [{"card": "SOR-08", "damage": 3}]


@pytest.mark.parametrize(
    "facts",
    [
        {"step": "combat", "p1": {"field": FALLEN}},
        {"step": "blocks", "attackers": [1], "p1": {"field": FALLEN}, "p2": {"field": ["SOR-04"]}},
        {"step": "end", "p1": {"field": FALLEN, "hand": ["SOR-03"] * 6}},
    ],
)
def test_whoever_has_no_health_left_is_gone(facts: dict[str, Any]) -> None:
    """Whatever is asked outside the stack, the table has been settled (SO-DMG-06)."""
    (fault,) = read_facts(GAME, facts).impossible
    assert fault.path == "p1.field"
    assert "SO-DMG-06" in fault.text


@pytest.mark.parametrize(
    "frame",
    [
        {"card": "EVT-03", "kind": "passive", "ability": -1},
        {"card": "SPL-03", "kind": "passive", "ability": 1},
        {"card": "SOR-01", "kind": "passive", "ability": 10},
        {"card": "ITM-11", "kind": "ability", "source": "my1.1"},
        {"card": "SOR-01", "kind": "ability", "ability": 1},
        {"card": "SPL-04", "kind": "play", "ability": 1},
    ],
)
def test_an_ability_on_the_stack_is_one_of_its_card(frame: dict[str, Any]) -> None:
    field = [{"card": "SOR-02", "items": ["ITM-11"]}]
    facts = {"stack": [{"by": "p1", **frame}], "p1": {"field": field}}
    (fault,) = read_facts(GAME, facts).faults
    assert fault.path == "stack.ability"


def test_an_ability_that_its_card_has() -> None:
    frame = {"by": "p1", "card": "SOR-01", "kind": "passive", "ability": 1, "source": "my1"}
    reading = read_facts(GAME, {"step": "respond", "stack": [frame], "p1": {"field": ["SOR-01"]}})
    assert not reading.faults
    assert not reading.impossible


@pytest.mark.parametrize(
    ("frame", "path"),
    [
        ({"card": "ITM-11", "kind": "response", "targets": ["my1"]}, "stack.kind"),
        ({"card": "RSP-01", "kind": "play"}, "stack.kind"),
        ({"card": "ITM-07", "targets": ["my1", "foe1"]}, "stack.targets"),
        ({"card": "ITM-07", "targets": ["my1.1"]}, "stack.targets"),
        ({"card": "ITM-07"}, "stack.targets"),
    ],
)
def test_a_card_on_the_stack_lies_there_as_what_it_is(frame: dict[str, Any], path: str) -> None:
    field = [{"card": "SOR-02", "items": ["ITM-11"]}]
    facts = {"stack": [{"by": "p1", **frame}], "p1": {"field": field}, "p2": {"field": ["SOR-03"]}}
    (fault,) = read_facts(GAME, facts).faults
    assert fault.path == path


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"step": "blocks", "attackers": [1, 1], "p1": {"field": ["SOR-01"]}}, "attackers"),
        ({"step": "main_a", "attackers": [1], "p1": {"field": ["SOR-01"]}}, "attackers"),
        ({"step": "blocks"}, "attackers"),
        ({"step": "blocks", "attackers": [1], "p1": {"field": [{"card": "SOR-01", "tired": False}]}}, "attackers"),
        ({"p1": {"field": [{"card": "SOR-01", "keywords": ["piercing", "piercing"]}]}}, "p1.field"),
        ({"p1": {"field": [{"card": "SOR-01", "stats": [-5, 5, 0]}]}}, "p1.field"),
    ],
)
def test_a_fact_that_would_not_be_heeded_is_refused(facts: dict[str, Any], path: str) -> None:
    (fault,) = read_facts(GAME, facts).faults
    assert fault.path == path


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"turn": 4, "first": "p1"}, "active"),
        ({"turn": 3, "active": "p2", "first": "p1"}, "active"),
        ({"turn": 9, "p1": {"turns": 9}}, "p1.turns"),
        ({"turn": 9, "p2": {"turns": 5}}, "p2.turns"),
        ({"turn": 9, "p1": {"max_power": 9}}, "p1.max_power"),
        ({"p1": {"turns": 3}, "p2": {"max_power": 9}}, "p2.max_power"),
        ({"turn": 2, "active": "p2", "first": "p1", "p2": {"max_power": 2}}, "p2.max_power"),
    ],
)
def test_turns_and_power_go_with_the_number_of_the_turn(facts: dict[str, Any], path: str) -> None:
    reading = read_facts(GAME, facts)
    assert not reading.faults
    assert path in [fault.path for fault in reading.impossible]


@pytest.mark.parametrize(
    ("facts", "turn", "own", "power"),
    [
        ({}, 19, (10, 9), (10, 10)),
        ({"active": "p2"}, 18, (9, 9), (10, 10)),
        ({"turn": 9}, 9, (5, 4), (6, 5)),
        ({"turn": 9, "active": "p2"}, 9, (4, 5), (5, 6)),
        ({"turn": 1}, 1, (1, 0), (2, 0)),
        ({"turn": 2, "active": "p2"}, 2, (1, 1), (2, 3)),
        ({"p1": {"turns": 3}}, 5, (3, 2), (4, 3)),
        ({"p2": {"max_power": 7}}, 13, (7, 6), (8, 7)),
        ({"active": "p2", "first": "p2", "p1": {"turns": 3}}, 7, (3, 4), (4, 5)),
        ({"step": "mulligan"}, 0, (0, 0), (0, 0)),
    ],
)
def test_what_is_not_said_of_a_turn_follows_from_what_is(
    facts: dict[str, Any], turn: int, own: tuple[int, int], power: tuple[int, int]
) -> None:
    reading = read_facts(GAME, facts)
    assert (reading.faults, reading.impossible) == ((), ())
    one, two = reading.state.players
    assert reading.state.turn == turn
    assert (one.turns, two.turns) == own
    assert (one.max_power, two.max_power) == (one.power, two.power) == power


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"step": "mulligan", "turn": 5}, "turn"),
        ({"step": "mulligan", "p1": {"field": ["SOR-02"]}}, "p1.field"),
        ({"step": "mulligan", "p1": {"hp": 3}}, "p1.hp"),
        ({"step": "mulligan", "p1": {"graveyard": ["SOR-02"]}}, "p1.graveyard"),
        ({"step": "mulligan", "event": {"card": "EVT-01"}}, "event"),
        ({"mode": "match", "p1": {"wins": 1}}, "p1.wins"),
        ({"mode": "match", "game": 3, "p1": {"wins": 2}}, "p1.wins"),
    ],
)
def test_a_table_that_no_match_comes_to_names_its_fact(facts: dict[str, Any], path: str) -> None:
    reading = read_facts(GAME, facts)
    assert not reading.faults
    assert [fault.path for fault in reading.impossible] == [path]


def test_a_first_hand_needs_no_further_facts() -> None:
    assert read_facts(GAME, {"step": "mulligan", "p1": {"hand": ["SOR-01"], "deck": ["SOR-02"]}}).impossible == ()


def test_to_respond_without_a_stack_is_said_to_need_one() -> None:
    for facts in ({"step": "respond"}, {"step": "respond", "stack": [{"by": "p1", "card": "SPL-99"}]}):
        said = [str(fault) for fault in read_facts(GAME, facts).faults]
        assert said
        assert not any("none of" in one and "respond" in one for one in said), said
    alone = read_facts(GAME, {"step": "respond"}).faults
    assert [fault.path for fault in alone] == ["step"]
    assert "`stack`" in alone[0].text
