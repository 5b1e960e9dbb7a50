"""Each card, potion and event at work, in one small situation."""

from typing import Any

import pytest

from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS
from tests.games.trail.scenes import GAME, facts, play

SLIME = {"kind": "slime", "at": [3, 2], "hp": 20}
FAR = {"kind": "dummy", "at": [10, 6], "hp": 10}


def given(hand: str, **seat: Any) -> Any:
    monsters = seat.pop("monsters", [SLIME, FAR])
    return GAME.given({"monsters": monsters, "p1": {"hand": [hand], "mana": 3, "spd": 3, **seat}})


CARD_ROWS: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("C01", {}, "play C01 3,2", {"foes": {"3,2": 14}, "mana": 2}),
    ("C02", {"at": [1, 2]}, "play C02 3,2", {"foes": {"3,2": 15}}),
    ("C03", {"at": [3, 6]}, "play C03 3,2", {"foes": {"3,2": 16}}),
    ("C04", {"monsters": [SLIME, {**SLIME, "at": [2, 1]}, FAR]}, "play C04", {"foes": {"3,2": 15, "2,1": 15}}),
    ("C05", {}, "play C05", {"block": 5}),
    ("C06", {}, "play C06", {"spd": 5}),
    ("C07", {"spd": 1}, "play C07", {"spd": 0}),
    ("C08", {}, "play C08 4,1", {"at": [4, 1], "spd": 3, "moved": True, "steps": 0, "closed": 2}),
    ("C09", {"trail": [[2, 1], [2, 2], [2, 3], [1, 1]]}, "play C09", {"foes": {"3,2": 14, "10,6": 10}}),
    ("C10", {"trail": [[1, 1], [1, 2], [2, 2]]}, "play C10 1,1 1,2", {"trail": [[2, 2]]}),
    ("C11", {}, "play C11 4,4", {"raised": [{"at": [4, 4], "until": 2}]}),
    ("C12", {}, "play C12 3,2", {"foes": {"4,2": 16}}),
    ("C14", {}, "play C14 -1", {"spd": 2, "spent": ["C14"], "mana": 3}),
    ("C15", {"steps": 4}, "play C15 3,2", {"foes": {"3,2": 12}}),
    ("C16", {"hp": 30}, "play C16", {"hp": 35, "spent": ["C16"]}),
    ("C17", {}, "play C17", {"mana": 5}),
    ("C19", {}, "play C19", {"cast": True}),
    ("C20", {}, "play C20", {"flames": 1, "mana": 1}),
]


@pytest.mark.parametrize(("card", "situation", "move", "expected"), CARD_ROWS)
def test_a_card(card: str, situation: dict[str, Any], move: str, expected: dict[str, Any]) -> None:
    after = facts(play(given(card, **situation), move)[0])
    seat = after["p1"]
    for name, value in expected.items():
        found = after[name] if name in ("foes", "raised") else seat[name]
        if isinstance(value, dict):
            found = {key: found[key] for key in value}
        assert found == value, name
    assert not seat["moving"]


def test_chance_settles_reroll_and_plan() -> None:
    again, _ = play(given("C13", spd=5, rolled=3, leg=1), "play C13", die=[6])
    assert (again.spd, again.rolled) == (5 - 3 + 5, 5)
    fixed, _ = play(given("C13", spd=2, rolled=2, potions=["fixing"]), "drink fixing 6", "play C13", die=[1])
    assert (fixed.spd, fixed.rolled) == (1, 1)
    drawn, _ = play(given("C18", deck=["C01", "C05", "C05"]), "play C18", draw=["C05", "C01"])
    assert drawn.hand == ("C05", "C01")


def test_every_card_potion_and_event_is_tried_here() -> None:
    tried = {row[0] for row in CARD_ROWS}
    assert tried | {"C13", "C18"} == set(CARDS)
    assert len(POTIONS) == 5
    assert len(EVENTS) == 8


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("drink healing", {"hp": 30, "potions": ["fixing", "mana", "shadow", "swiftness"]}),
        ("drink swiftness", {"spd": 6}),
        ("drink fixing 1", {"spd": 1}),
        ("drink mana", {"mana": 5}),
        ("drink shadow", {"shadow": True}),
    ],
)
def test_a_potion(move: str, expected: dict[str, Any]) -> None:
    state = given("C01", hp=20, potions=["healing", "swiftness", "fixing", "mana", "shadow"])
    seat = facts(play(state, move)[0])["p1"]
    assert {name: seat[name] for name in expected} == expected
    assert seat["moving"]


DRAWN: dict[str, list[Any]] = {"die": [3], "draw": ["C01", "C01", "C05", "C05", "C03"]}


@pytest.mark.parametrize(
    ("event", "move", "places", "die", "hp"),
    [
        ("E1", "visit E1", [6, 6], [1, 2, 3, 4, 5, 8], 20),
        ("E2", "visit E2", [1], [1, 2, 3, 4, 5, 6], 28),
        ("E3", "visit E3", [1, 2], [3, 1, 3, 4, 5, 6], 20),
        ("E4", "visit E4 6 1 2 3", [], [1, 2, 3, 6], 20),
        ("E5", "visit E5 face 4", [1], [4, 2, 3, 4, 5, 6], 20),
        ("E6", "visit E6", [], [1, 2, 3, 4, 5, 7], 16),
        ("E7", "visit E7", [], [2, 2, 3, 4, 5, 5], 20),
        ("E8", "visit E8 potion mana", [], [1, 2, 3, 4, 5, 6], 20),
    ],
)
def test_an_event(event: str, move: str, places: list[int], die: list[int], hp: int) -> None:
    other = "E1" if event != "E1" else "E2"
    state = GAME.given({"phase": "event", "offers": [event, other], "p1": {"hp": 20}})
    after, _ = play(state, move, **DRAWN, face=places)
    assert (list(after.faces), after.hp, after.stage, after.turn) == (die, hp, 2, 1)
    assert after.potions == (("mana",) if event == "E8" else ())


def test_full_pockets_swap_or_decline() -> None:
    state = GAME.given({"stage": 2, "phase": "card", "offers": ["C04", "C08", "C20"], "p1": {"potions": ["mana"] * 3}})
    asked, _ = play(state, "take C08", reward__potion=["shadow"])
    assert (asked.phase, asked.offers, asked.cards.count("C08")) == ("potion", ("shadow",), 1)
    swapped, _ = play(asked, "swap mana", event=["E1", "E4"])
    assert swapped.potions == ("mana", "mana", "shadow")
    declined, _ = play(asked, "decline", event=["E1", "E4"])
    assert declined.potions == ("mana",) * 3


def test_a_whole_reward() -> None:
    state = GAME.given({"monsters": [{**SLIME, "hp": 6}], "p1": {"hand": ["C01"], "hp": 30, "leg": 2, "poison": 3}})
    won, told = play(state, "play C01 3,2", reward__card=["C20", "C01", "C07"])
    assert (won.phase, won.hp, won.offers, won.poison, won.leg) == ("card", 34, ("C20", "C01", "C07"), 0, 0)
    assert [event.kind for event in told][-3:] == ["stage_won", "heal", "card_offer"]
    chosen, _ = play(won, "skip", event=["E2", "E8"])
    assert (chosen.phase, chosen.offers) == ("event", ("E2", "E8"))
