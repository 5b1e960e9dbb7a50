"""Positions and variants that no table can play: refused when they are described, with the field and the bound."""

from typing import Any

import pytest

from tests.server.harness import Person

BIG_HAND = ["SOR-02", "SOR-03", "SPL-01", "SPL-08"] * 15
GONE_UNIT: dict[str, Any] = {
    "step": "respond",
    "p2": {"field": ["SOR-02", "SOR-04"], "hand": ["SOR-03"]},
    "stack": [
        {"by": "p1", "card": "SPL-06", "targets": ["foe1", "foe1"]},
        {"by": "p1", "card": "SPL-02", "targets": ["foe1"]},
    ],
}


UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    ({"game": "trail", "given": {"turn": 2**63}}, "turn: Expected `int` <= 1000"),
    ({"game": "sorcerers", "given": {"turn": 2**63}}, "turn: Expected `int` <= 1000"),
    (
        {
            "game": "sorcerers",
            "overrides": {"turn.hand_limit": 20},
            "given": {
                "active": "p2",
                "step": "end",
                "p2": {"hand": BIG_HAND, "deck": ["SOR-03"]},
                "p1": {"deck": ["SOR-03"]},
            },
        },
        "p2.hand: Expected `array` of length <= 40",
    ),
    ({"game": "clash", "given": {"p1": {"energy": 2**64 - 1}}}, "p1.energy: Expected `int` <= 1000000"),
    ({"game": "dice-battle", "given": {"p1": {"total": 2**64}}}, "p1.total: Expected `int` <= 1000000"),
    (
        {"game": "clash", "given": {"stage": "mulligan", "p1": {"hand": ["A01"]}}},
        "p1.deck: 0 cards cannot replace what may be set aside (CL-HAND-01)",
    ),
    ({"game": "sorcerers", "given": GONE_UNIT}, "stack: SPL-06 names one target twice (SO-AM-22)"),
    ({"game": "sorcerers", "given": {"step": "side", "stack": [{"by": "p1", "card": "SOR-02"}]}}, "stack: nothing"),
    ({"game": "dice-battle", "given": {"constructed": "to see it"}}, "there is no fact constructed"),
    ({"game": "dice-battle", "given": {"p1": {"total": 0}, "p2": {"gauge": 9}}}, "p1.total: 0 is below 1 (DB-8.1); no"),
    ({"game": "trail", "given": {"phase": "card", "offers": ["C01", "C02", "C03"], "stage": 6}}, "TR-BASE-17"),
]


async def test_a_position_that_cannot_be_played_names_the_fact(mina: Person) -> None:
    for body, part in UNPLAYABLE:
        told = await mina.post("positions", body, 400)
        assert (told["code"], told["fields"]) == ("bad_request", {"field": "given"}), part
        assert part in told["message"]
    assert (await mina.post("me/name", {"name": "Mina again"}))["name"] == "Mina again"  # the server goes on


async def test_whatever_a_game_raises_about_a_position_is_a_refusal(
    mina: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(*_: object) -> None:
        raise AssertionError("a rule that trips")

    monkeypatch.setattr("hanpan.games.clash.game.Clash.menu", trip)
    told = await mina.post("positions", {"game": "clash", "given": {"p1": {"hand": ["A01"]}}}, 400)
    assert told["message"] == "given: the rules cannot play this position (AssertionError)"
    monkeypatch.undo()
    assert (await mina.post("positions", {"game": "clash", "given": {"p1": {"hand": ["A01"]}}}, 201))["seat"] == "p1"


@pytest.mark.parametrize("number", [{"deck.copies": 1}, {"deck.least": 50}])
async def test_a_variant_without_a_legal_deck_is_not_opened(mina: Person, number: dict[str, int]) -> None:
    seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "easy"}}
    body = {"game": "sorcerers", "overrides": number, "seats": seats}
    told = await mina.post("tables", {**body, "mode": "match"}, 400)
    assert (told["code"], told["fields"]) == ("closed_mode", {"field": "mode"})
    (name, value), *_ = number.items()
    assert f"{name} = {value}" in told["message"]
    assert (await mina.post("tables", {**body, "mode": "casual"}, 201))["seat"] == "p1"
