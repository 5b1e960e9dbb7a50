"""Tournaments on a server, for tests: an organiser, players, bots, and tables that are played out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection

from hanpan.server import admin
from tests.server.harness import Line, Message, Person, Site, connected
from tests.server.owners import Owner

SPEEDY: dict[str, Any] = {"break_s": 0, "no_show_s": 60, "waiting_list": True}


async def organiser(site: Site) -> Owner:
    """Somebody who may open tournaments."""
    owner = await Owner.make(site.person())
    await admin.make_organiser(site.settings.database, owner.name)
    return owner


class Held:
    """A tournament, as its organiser sees it."""

    def __init__(self, site: Site, owner: Owner, page: Message) -> None:
        self.site = site
        self.owner = owner
        self.page = page

    @classmethod
    async def open(cls, site: Site, owner: Owner, **body: Any) -> "Held":
        """A new one; `terms` in addition to quick ones."""
        asked = body.pop("terms", {})
        bots = not body.get("at_tables") and not asked.get("rated")
        terms = SPEEDY | {"bots": bots} | asked
        told = {"name": "Friday night", "game": "dice-battle", "mode": "quick", "terms": terms, **body}
        return cls(site, owner, await owner.person.post("events", told, 201))

    @property
    def id(self) -> str:
        """Its name in links."""
        found: str = self.page["info"]["id"]
        return found

    async def act(self, type_: str, by: Person | None = None, status: int | None = 200, **fields: Any) -> Message:
        """Somebody does something in it, the organiser by default."""
        person = by or self.owner.person
        told: Message = await person.post(f"events/{self.id}/acts", {"type": type_, **fields}, status)
        if status == 200 and by is None:
            self.page = told
        return told

    async def seen(self, by: Person | None = None) -> Message:
        """The page as somebody sees it now, after everything that is due."""
        await self.settle()
        self.page = await self.owner.person.get(f"events/{self.id}")
        return self.page if by is None else await by.get(f"events/{self.id}")

    async def settle(self) -> None:
        """Let it do all that is due."""
        await self.site.services.events.tick()

    async def line(self, person: Person) -> Line:
        """Somebody at the own table."""
        page = await self.seen(person)
        table = page["me"]["table"]
        assert table is not None, page["me"]
        seat = await person.get(f"tables/{table}/seat")
        return await person.line(table, seat["key"])

    async def lose(self, person: Person) -> None:
        """Somebody gives up the own game."""
        line = await self.line(person)
        answer = await line.ask("resign")
        assert answer["type"] == "done", answer
        await line.close()

    @asynccontextmanager
    async def news(self, person: Person) -> AsyncIterator[ClientConnection]:
        """The socket of the tournament, as somebody has it open."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        uri = f"ws://{self.site.host}/ws/events/{self.id}"
        async with connected(uri, additional_headers={"cookie": cookies} if cookies else {}) as line:
            yield line

    def handle(self, name: str) -> str:
        """Who goes by that name."""
        return str(next(one["handle"] for one in self.page["people"] if one["name"] == name))
