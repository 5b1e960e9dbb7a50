"""Positions and variants that no table can play: refused when they are described, with the field and the bound."""

import pytest

from hanpan.games.registry import game_ids
from tests.own import own
from tests.server.harness import Person


@pytest.mark.parametrize("game", game_ids())
async def test_a_position_that_cannot_be_played_names_the_fact(mina: Person, game: str) -> None:
    for body, part in own("games", game, "positions", "UNPLAYABLE", ()):
        told = await mina.post("positions", {"game": game, **body}, 400)
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
