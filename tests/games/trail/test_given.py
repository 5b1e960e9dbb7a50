"""Situations of Trail as a case gives them: a fact that means nothing where it is said is refused with its name."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.games.trail import Trail

GAME = Trail()
CARD = {"phase": "card", "offers": ["C01", "C02", "C03"]}
EVENT = {"phase": "event", "offers": ["E1", "E2"]}


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({**CARD, "p1": {"hand": ["C01"]}}, "p1.hand: no turn goes on in phase card"),
        ({**EVENT, "p1": {"flames": 1}}, "p1.flames: no turn goes on in phase event"),
        ({**EVENT, "p1": {"moving": True}}, "p1.moving: no turn goes on"),
        ({**CARD, "since": ["press a"]}, "since: no turn goes on"),
        ({**CARD, "monsters": [{"kind": "slime", "at": [4, 2]}]}, "monsters: no turn goes on"),
        ({"mode": "custom", "phase": "map", "stage": 3}, "stage: nothing has begun in phase map"),
        ({"mode": "custom", "phase": "map", "p1": {"at": [3, 3]}}, "p1.at: nothing has begun in phase map"),
        ({"p1": {"trail": [[3, 2], [3, 2]]}}, "p1.trail: [3, 2] stands there twice"),
        (
            {"monsters": [{"kind": "slime", "at": [4, 2], "warning": [[3, 2], [3, 2]]}]},
            "monsters.warning: [3, 2] stands",
        ),
    ],
)
def test_a_fact_that_would_not_be_heeded_is_refused(facts: dict[str, Any], told: str) -> None:
    assert [fault.text[: len(told)] for fault in read_facts(GAME, facts).faults] == [told]


def test_between_two_stages_the_walls_and_the_shard_of_the_last_are_known() -> None:
    state = GAME.given({**CARD, "dropped": True, "raised": [{"at": [5, 5], "until": 3}]})
    assert state.dropped
    assert len(state.raised) == 1
