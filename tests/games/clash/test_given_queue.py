"""A round in the middle, described by a case: what is wrong is refused with the fact's name."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.core.language.narrate import refusal_text
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.actions import Fire

GAME = Clash()
JAB = {"card": "A01", "at": ["p2/hero"]}
REACT = {"stage": "react", "order": ["p1/1"], "p1": {"queue": [JAB]}, "p2": {"queue": ["S01"]}}


def test_a_reaction_is_asked_for() -> None:
    state = GAME.given(REACT)
    assert dict(GAME.pending(state)).keys() == {"p2"}
    assert [GAME.write(action) for action in GAME.legal(state, "p2")] == ["fire S01", "decline"]
    assert not GAME.invariants(state)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"stage": "declare"}, "order: cards are locked in while a round is worked off"),
        ({"order": []}, "next: 1 is outside 1 to 0"),
        ({"next": 2}, "next: 2 is outside 1 to 1"),
        ({"order": ["p1/2"]}, "order: 'p1/2' is no card of a queue"),
        ({"order": ["p1/1", "p1/1"]}, "order: a card stands in it twice"),
        ({"order": ["p2/1"]}, "order: p2/1, the next card, aims at nothing"),
        ({"p1": {"queue": [{"card": "A01", "at": ["p2/9"]}]}}, "p1.queue: 'p2/9' is no place"),
        ({"p1": {"queue": ["A99"]}}, "p1.queue: 'A99' is not a card"),
        ({"p1": {"queue": [JAB] * 9}}, "p1.queue: 9 cards, at most"),
        ({"p1": {"queue": [JAB], "hand": ["A01"] * 10}}, "p1.queue: with the hand more than the 10 cards"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        GAME.given({**REACT, **changes})


DEAR = {"card": "A03", "at": ["p2/hero"]}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"p1": {"queue": [JAB, DEAR]}, "order": ["p1/1", "p1/2"]}, "order: faster cards come first"),
        ({"p1": {"queue": [JAB, DEAR]}, "order": ["p1/2"]}, "p1.queue: `order` has all of its cards"),
        ({"p1": {"queue": [{**JAB, "fate": "resolved"}]}}, "order: the card in place 1 is not waiting"),
        ({"p1": {"queue": [DEAR, JAB]}, "order": ["p1/1", "p1/2"], "next": 2}, "order: the card in place 1 is still"),
        ({"p2": {"queue": ["S01"], "intervened": True}}, "next: nobody can react to this card"),
    ],
)
def test_a_round_that_the_rules_do_not_work_off_so_is_impossible(changes: dict[str, Any], told: str) -> None:
    (fault,) = read_facts(GAME, {**REACT, **changes}).impossible
    assert fault.text.startswith(told)


def test_a_reaction_that_does_not_fit_is_refused_by_its_name() -> None:
    state = GAME.given(REACT)
    refusals = [GAME.check(state, "p2", Fire(card)) for card in ("S04", "X99")]
    said = [refusal_text(GAME.texts("en"), refusal) for refusal in refusals if refusal]
    assert said == ["Mirror cannot answer this card.", "X99 is not a card."]
