"""A guest becomes an account that sits at the same table: both seats can be reached."""

from tests.server.harness import VS_OPEN, Person
from tests.server.owners import Owner


async def test_whoever_has_two_seats_reaches_the_one_that_is_asked(owner: Owner, joon: Person) -> None:
    seated = await owner.person.open(VS_OPEN)
    table = seated["table"]["id"]
    other = await joon.post(f"tables/{table}/join")
    assert other["seat"] == "p2"
    await joon.post("account/login", owner.credentials)
    for _ in range(2):
        first = await joon.get(f"tables/{table}/seat")
        line = await joon.line(table, first["key"])
        step = (await line.until_asked() or {})["step"]
        assert (await line.act())["type"] == "done"
        second = await joon.get(f"tables/{table}/seat")
        assert {first["seat"], second["seat"]} == {"p1", "p2"}
        assert (await joon.post(f"tables/{table}/join"))["seat"] == second["seat"]
        again = await joon.line(table, second["key"])
        assert (await again.until_asked() or {})["step"] == step
        assert (await again.act())["type"] == "done"
        for each in (line, again):
            await each.close()
    for seat in ("p1", "p2"):
        assert (await joon.get(f"tables/{table}/seat?seat={seat}"))["seat"] == seat


async def test_nobody_gets_the_key_of_another_seat(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    await joon.post(f"tables/{table}/join")
    told = await joon.get(f"tables/{table}/seat?seat=p1")
    assert (told["seat"], told["key"] == seated["key"]) == ("p2", False)
