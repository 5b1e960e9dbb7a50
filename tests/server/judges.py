"""Steps that tests of the judge desk share."""

from typing import Any

from hanpan.server import admin
from tests.server.harness import VS_OPEN, Line, Person, Site


async def two_players(mina: Person, joon: Person, **more: Any) -> tuple[dict[str, Any], Line, Line]:
    """A table of two people that has begun."""
    seated = await mina.open(VS_OPEN, **more)
    one = await mina.line(seated["table"]["id"], seated["key"])
    two = await joon.sit(seated["table"]["id"])
    await one.next("update")
    return seated, one, two


async def account(person: Person, name: str) -> str:
    """The person has an account from now on; its id."""
    return str((await person.post("account/register", {"name": name, "password": "long enough"}, 200))["id"])


async def role(site: Site, person: Person, name: str) -> None:
    """The person has an account that may judge everywhere."""
    await account(person, name)
    await admin.make_judge(site.settings.database, name)


async def agree(line: Line, judge: str, *, agree: bool = True) -> str:
    """A seat agrees to a judge, or does no more: `done`, or the code of the refusal."""
    answer = await line.ask("agree_judge", judge=judge, agree=agree)
    return str(answer["refusal"]["code"]) if answer["type"] == "refused" else str(answer["type"])


async def linked_judge(sora: Person, seated: dict[str, Any], name: str, *lines: Line) -> Line:
    """A judge by the table's link, to whom every seat has agreed."""
    me = await account(sora, name)
    judge = await sora.line(seated["table"]["id"], seated["judge_key"])
    for line in lines:
        assert await agree(line, me) == "done"
    while not judge.welcome["judge"]:
        await judge.next("welcome")
    return judge
