"""Situations of Dice Battle as a case gives them: what is filled in, and what is refused with its place."""

from typing import Any

import pytest

from hanpan.core.contract.faults import read_facts
from hanpan.games.dice_battle import DiceBattle

GAME = DiceBattle()
DECLARED: dict[str, Any] = {"tendency": "attack", "dice": [4]}


def test_what_is_not_said_is_as_at_the_start() -> None:
    facts: dict[str, Any] = GAME.facts(GAME.given({}))
    assert (facts["round"], facts["stage"], facts["mode"]) == (1, "tendency", "regular")
    assert (facts["p1"]["total"], facts["p1"]["energy"], facts["p1"]["hand"]) == (1, 0, [])
    assert sum(facts["deck"].values()) == 20


def test_cards_in_hands_and_cards_played_this_round_are_not_in_the_deck() -> None:
    seats = {"p1": {**DECLARED, "hand": ["attack"], "played": ["boost"]}, "p2": DECLARED}
    state = GAME.given({"stage": "post", **seats})
    facts: dict[str, Any] = GAME.facts(state)
    assert (facts["deck"]["attack"], facts["deck"]["boost"], facts["discard"]["boost"]) == (6, 2, 1)
    assert GAME.invariants(state) == []


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"round": 9}, "round: 9 is outside 1 to 8"),
        ({"mode": "quick", "round": 6}, "round: 6 is outside 1 to 5"),
        ({"p1": {"energy": 11}}, "p1.energy: 11 is outside 0 to 10"),
        ({"p2": {"shields": 3}}, "p2.shields: 3 is outside 0 to 2"),
        ({"p1": {"gauge": -1}}, "p1.gauge: -1 is below 0"),
        ({"p1": {"faces": [7]}}, "p1.faces: no die shows 7"),
        ({"p1": {"hand": ["reset", "reset"]}}, "deck: 2 reset cards are named, the deck has 1"),
        ({"p1": {"hand": ["sword"]}}, "sword"),
        ({"p1": {"enrgy": 3}}, "enrgy"),
        ({"stage": "pre"}, "p1.tendency: needed in stage pre"),
        ({"stage": "post", "p1": {"tendency": "attack"}}, "p1.dice: needed in stage post"),
        ({"stage": "keep", "p1": DECLARED, "p2": DECLARED}, "stage: keep needs a seat with luck_dice"),
        ({"deck": {"attack": -1}}, "deck: -1 is below 0 for attack"),
        ({"discard": {"boost": -1}}, "discard: -1 is below 0 for boost"),
        ({"p1": {"events": {"bomb": -2}}}, "p1.events: -2 is below 0 for bomb"),
        ({"p2": {"event_discard": {"bomb": 2}}}, "p2.event_discard: 2 bomb events are named, the deck has 1"),
    ],
)
def test_a_situation_that_cannot_be_is_refused_with_its_place(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.given(facts)


ROLLED: dict[str, Any] = {"tendency": "balance", "dice": [3]}


@pytest.mark.parametrize(
    ("facts", "path"),
    [
        ({"p1": {**ROLLED, "specials": ["flame"]}}, "p1.specials"),
        ({"p1": {**ROLLED, "win_streak": 2, "loss_streak": 1}}, "p1.loss_streak"),
        ({"p1": {**ROLLED, "gauge": 9}}, "p1.gauge"),
        ({"p1": {**ROLLED, "total": 0}}, "p1.total"),
        ({"p1": {"tendency": "balance", "dice": [6, 6, 6, 6, 6]}}, "p1.dice"),
        ({"p1": {**ROLLED, "star": 40}}, "p1.star"),
        ({"p1": {**ROLLED, "run": 7}}, "p1.run"),
        ({"p1": {**ROLLED, "played": ["boost", "boost", "boost"]}}, "p1.played"),
        ({"p1": {**ROLLED, "played": ["boost", "attack", "steal"]}}, "p1.played"),
        ({"p1": {"tendency": "attack", "dice": [6]}}, "p1.specials"),
        ({"p1": {"tendency": "attack", "dice": [6], "specials": ["ward"]}}, "p1.specials"),
        ({"p1": {"tendency": "defence", "dice": [2], "specials": ["star"], "star": 1}}, "p1.star"),
        ({"deck": {"attack": 7}, "p1": {**ROLLED, "hand": ["attack"]}}, "deck"),
        ({"p1": {**ROLLED, "knows": ["boost"]}}, "p1.knows"),
        ({"p1": {**ROLLED, "faces": [1]}}, "p1.faces"),
        ({"p1": {"tendency": "attack", "dice": [6], "specials": ["double"], "run": 0}}, "p1.run"),
        ({"p1": {**ROLLED, "luck_dice": [1, 2]}}, "p1.luck_dice"),
        ({"stage": "pre", "p1": ROLLED}, "p1.dice"),
    ],
)
def test_a_state_that_no_game_comes_to_names_its_fact(facts: dict[str, Any], path: str) -> None:
    read = read_facts(GAME, {"stage": "post", "round": 8, "p2": ROLLED, **facts})
    assert read.faults == ()
    assert path in {fault.path for fault in read.impossible}


def test_faces_and_a_run_follow_from_the_dice() -> None:
    double = {"tendency": "attack", "dice": [6], "specials": ["double"]}
    state = GAME.given({"stage": "post", "p1": double, "p2": {**ROLLED, "faces": [3, 5]}})
    assert GAME.invariants(state) == []
    own: dict[str, Any] = dict(GAME.facts(state))["p1"]  # type: ignore[assignment]
    assert (own["faces"], own["run"]) == ([6], 1)
    complete = {**double, "run": 0, "hand": ["boost"]}  # the second six gave the card
    assert GAME.invariants(GAME.given({"stage": "post", "p1": complete, "p2": ROLLED})) == []


def test_the_faces_so_far_are_a_set() -> None:
    with pytest.raises(ValueError, match=r"p2\.faces: 4 stands there twice"):
        GAME.given({"p2": {"faces": [4, 1, 4]}})
