"""The line of news, for tests: what a page hears beside any table."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection

from tests.pace import PATIENCE_S
from tests.server.harness import Message, Person, connected


class Page:
    """An open page: its line, and the last news."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: Message = {}

    async def until(self, wanted: Callable[[Message], object]) -> Message:
        """News of which this is true."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.news or not wanted(self.news):
                self.news = json.loads(await self.socket.recv())
        return self.news

    async def met(self) -> str:
        """The table that was found."""
        table: str = (await self.until(lambda news: news["met"]))["met"]["table"]
        return table


@asynccontextmanager
async def page_of(person: Person) -> AsyncIterator[Page]:
    """A page that is open as long as the block lasts."""
    await person.get("me")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
    uri = f"ws://{person.site.host}/ws/here"
    async with connected(uri, additional_headers={"cookie": cookies}, compression=None) as socket:
        page = Page(socket)
        await page.until(lambda news: news["type"] == "news")
        yield page
