"""The coach names a legal move, the same every time, with words for it."""

from hanpan.bots.coaches import advise
from hanpan.games.trail.actions import Go, Press
from hanpan.games.trail.state import State
from hanpan.games.trail.words import trail_texts
from tests.games.trail.scenes import GAME, any_turn

BETWEEN = (
    {"phase": "card", "offers": ["C08", "C15", "C20"]},
    {"phase": "potion", "offers": ["mana"], "p1": {"potions": ["shadow", "shadow", "fixing"]}},
    {"phase": "event", "offers": ["E4", "E8"]},
)


def advice(state: State) -> tuple[object, list[str]]:
    prompt, legal = GAME.pending(state)["p1"], GAME.legal(state, "p1")
    found = advise(GAME, GAME.view(state, "p1"), prompt, legal)
    assert found is not None
    assert found.action in legal
    return found.action, [trail_texts("ko")(reason.id, **reason.args) for reason in found.reasons]


def test_a_hint_is_legal_and_says_why() -> None:
    states = [*(any_turn(number) for number in range(20)), *(GAME.given(facts) for facts in BETWEEN)]
    for state in states:
        action, words = advice(state)
        assert words
        assert (action, words) == advice(state)


def test_who_has_to_walk_is_told_where_before_movement_mode_is_on() -> None:
    facts = {"monsters": [{"kind": "dummy", "at": [8, 3]}], "p1": {"spd": 2, "moving": False}}
    off, words = advice(GAME.given(facts))
    on, same = advice(GAME.given({**facts, "p1": {"spd": 2, "moving": True}}))
    assert off == Press("a")
    assert isinstance(on, Go)
    assert words == same
