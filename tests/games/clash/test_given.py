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


def test_what_a_unit_can_be_immune_to_is_taken() -> None:
    assert read_facts(GAME, {"p1": {"immune": ["freeze", "poison"], "max_hp": 1}}).impossible == ()
