"""What no game comes to is refused with its fact, said by the game's own facts or by the fields of its state.

The examples lie with the games: `tests/games/<game>/bounds.py`.
"""

from typing import Any

import pytest

from hanpan.core.contract.error import told
from hanpan.core.contract.faults import read_facts
from hanpan.core.contract.provable import provable
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.casebook.cases import HANGUL
from tests.own import own


def _examples(what: str) -> list[tuple[Any, ...]]:
    return [(game_id, *row) for game_id in game_ids() for row in own("games", game_id, "bounds", what, ())]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_examples(game_id: str) -> None:
    assert own("games", game_id, "bounds", "BEYOND", ())
    assert own("games", game_id, "bounds", "UNREACHED", ())


@pytest.mark.parametrize(("game_id", "facts", "path"), _examples("BEYOND"))
def test_what_the_rules_cannot_work_with_is_refused_also_where_a_case_is_constructed(
    game_id: str, facts: dict[str, Any], path: str
) -> None:
    faults = read_facts(provable(load_game(game_id)), facts).faults
    assert path in [fault.path for fault in faults]
    assert all(HANGUL.search(told(fault.text, "ko")) for fault in faults)


@pytest.mark.parametrize(("game_id", "facts", "path", "word"), _examples("UNREACHED"))
def test_what_no_game_comes_to_is_told_in_words(game_id: str, facts: dict[str, Any], path: str, word: str) -> None:
    reading = read_facts(provable(load_game(game_id)), facts)
    assert reading.faults == ()
    assert any(word in fault.text for fault in reading.impossible if fault.path == path), reading.impossible
    assert "Counter" not in str(reading.impossible)
    assert all(HANGUL.search(told(fault.text, "ko")) for fault in reading.impossible)


def test_all_faults_are_told_at_once_of_both_seats() -> None:
    facts = {"stage": "post", "p1": {"energy": 77, "tendency": "fly"}, "p2": {"gauge": -1}}
    faults = read_facts(provable(load_game("dice-battle")), facts).faults
    assert {"p1.tendency", "p1.energy", "p2.gauge"} <= {fault.path for fault in faults}
    assert "p1.tendency: needed" not in str(faults)
