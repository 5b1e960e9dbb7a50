"""What the board of Trail asks of the server: previews, maps and their faults."""

from typing import Any

from tests.server.harness import Person

ALONE = {"p1": {"kind": "me"}}


async def opened(person: Person, mode: str, **more: Any) -> dict[str, Any]:
    table: dict[str, Any] = await person.post("tables", {"game": "trail", "mode": mode, "seats": ALONE, **more}, 201)
    return table


async def test_previews_are_for_whoever_plays(mina: Person, joon: Person) -> None:
    given = {"monsters": [{"kind": "slime", "at": [4, 2]}], "p1": {"at": [2, 2], "spd": 2, "hand": ["C05"]}}
    table = (await mina.post("positions", {"game": "trail", "given": given}, 201))["table"]["id"]
    found = await mina.get(f"tables/{table}/previews")
    assert found["step"] == 1
    walks = {one["action"]["to"]: one["ahead"] for one in found["options"] if one["action"]["type"] == "go"}
    assert len(walks) == 14
    beside = walks[12]
    assert [(blow["source"], blow["amount"], blow["hp"]) for blow in beside["at_end"]] == [("slime", 4, 36)]
    assert (beside["deduction"], beside["spd"]) == (1, 1)
    assert found["end"]["deduction"] == 2
    assert [blow["source"] for blow in found["stand"][12]] == ["slime"]
    assert found["stand"][0] == []
    shield = next(one for one in found["options"] if one["action"]["type"] == "play")
    assert shield["ahead"]["block"] == 5
    assert (await joon.get(f"tables/{table}/previews", 409))["code"] == "not_asked"


async def test_a_map_is_looked_through(mina: Person) -> None:
    stages = await mina.get("games/trail/own/maps?lang=ko")
    assert [stage["id"] for stage in stages][:2] == ["meadow", "ruins"]
    assert await mina.post("games/trail/own/map-check", {"rows": stages[0]["rows"]}) == []
    rows = [*stages[0]["rows"][:5], "9########Q"]
    (fault,) = await mina.post("games/trail/own/map-check", {"rows": rows})
    assert fault["code"] == "bad_map"
    assert (fault["params"]["fault"], fault["params"]["x"], fault["params"]["y"]) == ("sign", 10, 6)
    await mina.get("games/clash/own/maps", 404)


async def test_a_board_that_asks_too_late_is_told_nothing(mina: Person) -> None:
    opening = await opened(mina, "stage-meadow")
    line = await mina.line(opening["table"]["id"], opening["key"])
    await line.until_asked()
    await line.ask("resign")
    await line.until_over()
    assert await mina.get(f"tables/{opening['table']['id']}/previews", 204) == ""
