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
