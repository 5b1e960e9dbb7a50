"""What the board of Sorcerers asks of the server: how combat would end, and what speaks against a target."""

import asyncio
import threading
from typing import Any

import pytest

from hanpan.games.registry import plugin
from hanpan.server.routes import boards
from tests.server.harness import Person


async def test_combat_is_foretold_to_whoever_plays(mina: Person, joon: Person) -> None:
    given = {"turn": 9, "step": "combat", "p1": {"field": ["SOR-05"]}, "p2": {"hp": 9, "field": ["SOR-03"]}}
    table = (await mina.post("positions", {"game": "sorcerers", "given": given}, 201))["table"]["id"]
    found = await mina.get(f"tables/{table}/previews")
    assert found["step"] == 1
    assert found["options"] == [
        {"action": {"type": "attack", "places": [1]}, "ahead": {"falls": [], "hp": 6}},
    ]
    (duel,) = found["duels"]
    assert duel["ahead"] == {"falls": [{"seat": "p2", "place": 1}], "hp": 7}
    assert (await joon.get(f"tables/{table}/previews", 409))["code"] == "not_asked"


async def test_nothing_is_foretold_outside_combat(mina: Person) -> None:
    table = (await mina.post("positions", {"game": "sorcerers", "given": {"turn": 9}}, 201))["table"]["id"]
    assert await mina.get(f"tables/{table}/previews", 204) == ""


async def test_a_table_that_goes_on_meanwhile_is_no_error(mina: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"turn": 9, "step": "combat", "p1": {"field": ["SOR-05"]}, "p2": {"hp": 9, "field": ["SOR-03"]}}
    opening = await mina.post("positions", {"game": "sorcerers", "given": given}, 201)
    table, begun, on = opening["table"]["id"], threading.Event(), threading.Event()

    class Slow:
        def __init__(self, game: str) -> None:
            self._game = plugin(game)

        def foretold(self, game: Any, state: Any) -> Any:
            begun.set()
            assert on.wait(60)
            return self._game.foretold(game, state)

    monkeypatch.setattr(boards, "plugin", Slow)
    line = await mina.line(table, opening["key"])
    await line.until_asked()
    asked = asyncio.create_task(mina.get(f"tables/{table}/previews"))
    await asyncio.to_thread(begun.wait, 60)
    await line.ask("resign")
    await line.until_over()
    on.set()
    assert (await asked)["step"] == 1  # of the question that was asked then: the board tells by it that it is too late
    assert await mina.get(f"tables/{table}/previews", 204) == ""
