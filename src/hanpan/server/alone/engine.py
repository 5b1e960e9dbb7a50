"""What the browser's worker holds: one value with what a page asks for (web/src/alone)."""

import asyncio
from collections.abc import Iterable
from itertools import count

from hanpan.server.alone.asking import Answer
from hanpan.server.alone.line import Close, Line, Send
from hanpan.server.alone.local_tables import LocalTables
from hanpan.server.alone.proof import hashes
from hanpan.server.alone.requests import Requests
from hanpan.server.alone.shelf import Keep, Shelf
from hanpan.server.names import GUEST_WORDS
from hanpan.server.settings import Settings
from hanpan.server.storage.rows import UserRow

_TICK_S = 0.25
_SETTINGS = Settings(database="")  # there is none
_VISITOR = "alone"  # nobody else has a seat, so that the name of the visitor needs no guessing


class Engine:
    """Start it inside a running event loop. `keep` stores what is to be there at the next visit, `kept` is that."""

    def __init__(self, keep: Keep, kept: Iterable[str] = (), lang: str = "en", settings: Settings = _SETTINGS) -> None:
        self._local = LocalTables(Shelf(keep, kept), settings)
        # There is no account, but nobody else to be told from either.
        self._user = UserRow(_VISITOR, GUEST_WORDS.get(lang, GUEST_WORDS["en"]), _VISITOR, None, settings.now())
        self._requests = Requests(self._local, self._user)
        self._lines: dict[int, Line] = {}
        self._numbers = count(1)
        self._ticking = asyncio.create_task(self._tick())

    async def request(self, method: str, address: str, body: str) -> Answer:
        """What the server answers at `/api/` + address."""
        return await self._requests.answer(method, address, body.encode())

    def connect(self, table_id: str, send: Send, close: Close) -> int:
        """A page looks at a table; the number of its line."""
        number = next(self._numbers)

        def closed(code: int) -> None:
            self._lines.pop(number, None)
            close(code)

        self._lines[number] = Line(self._local, self._user, table_id, send, closed)
        return number

    def say(self, line: int, text: str) -> None:
        """A page says something."""
        if line in self._lines:
            self._lines[line].say(text)

    def hang_up(self, line: int) -> None:
        """A page has gone."""
        if line in self._lines:
            self._lines.pop(line).hang_up()

    def hashes(self, game_id: str, seed: int) -> list[str]:
        """The hash of every state of a seeded game, to compare this machine with another."""
        return hashes(game_id, seed)

    def stop(self) -> None:
        """Let no more time pass."""
        self._ticking.cancel()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK_S)
            await self._local.tick()
