"""A real server on a loopback port inside the test, and people who use it as a browser does."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from hanpan.core.match.patches import applied
from hanpan.server.hours import now_ms
from hanpan.server.main import listen, server_of
from hanpan.server.services import Services
from hanpan.server.settings import Limits, PasswordCost, Rate, Settings
from hanpan.server.storage.engine import database_url
from hanpan.server.storage.migrate import migrate
from hanpan.server.thinking import callers, thinkers
from hanpan.server.wire import PROTOCOL_VERSION
from tests.pace import PATIENCE_S, unhurried

Message = dict[str, Any]

# As a browser makes them: never the same twice, also in another tab. An old database knows those of its own recording.
_IDS = (f"{_RUN}-{number}" for _RUN in [secrets.token_hex(4)] for number in itertools.count())

_WIDE = Rate(1_000_000, 1_000_000)
WIDE = Limits(
    socket=_WIDE,
    user=_WIDE,
    address=_WIDE,
    http=_WIDE,
    costly=_WIDE,
    costly_address=_WIDE,
    guests=_WIDE,
    previews=_WIDE,
    passwords=_WIDE,
    ruling=_WIDE,
    password_addresses=_WIDE,
    password_devices=_WIDE,
    password_accounts=_WIDE,
    codes=_WIDE,
    social=_WIDE,
    phrases=_WIDE,
    tables_per_address=1_000_000,
    sockets_per_user=1_000_000,
    sockets_of_strangers=1_000_000,
    connections_per_address=1_000_000,
    violations=1_000_000,
)

CHEAP = PasswordCost(passes=1, memory_kib=8, lanes=1)  # what is tested is who may come in, not how long it takes

VS_BOT = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "normal"}}
VS_OPEN = {"p1": {"kind": "me"}, "p2": {"kind": "open"}}


thinkers._START_S = callers._START_S = PATIENCE_S
# As a browser's sockets, which have no time-outs of their own.
connected = partial(connect, open_timeout=PATIENCE_S, ping_interval=None)


class FakeTime:
    """A clock that only the test moves: the time of day, and `ticks`, the time that never jumps."""

    def __init__(self, at: int | None = None) -> None:
        self.at = self._ticks = now_ms() if at is None else at

    def __call__(self) -> int:
        return self.at

    def ticks(self) -> int:
        """The time that the server's clocks live on."""
        return self._ticks

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.at += round(seconds * 1000)
        self._ticks += round(seconds * 1000)

    def set_wall(self, seconds: float) -> None:
        """Somebody sets the time of day forwards or back; no time passes."""
        self.at += round(seconds * 1000)


@lru_cache
def _empty_database() -> bytes:
    """The file of a new database: the migrations take half a second, and one run of them will do."""
    with TemporaryDirectory(prefix="hanpan-test-") as folder:
        path = Path(folder) / "empty.db"
        migrate(database_url(str(path)))
        return path.read_bytes()


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a test server: a fresh database, no limits in the way, clocks only by hand."""
    path = folder / "hanpan.db"
    if not path.exists():
        path.write_bytes(_empty_database())
    if isinstance(now := changes.get("now"), FakeTime):
        changes.setdefault("ticks", now.ticks)
    plain = Settings(
        database=str(path),
        port=0,
        limits=WIDE,
        password_cost=CHEAP,
        tick_s=0,
        bots_pace_s=0,
        log_level="WARNING",
        value_s=0,
        **unhurried(),
    )
    return replace(plain, **changes)


class Site:
    """A running server."""

    def __init__(self, server: uvicorn.Server, settings: Settings, port: int) -> None:
        self.server = server
        self.settings = settings
        self.host = f"127.0.0.1:{port}"

    @property
    def app(self) -> Litestar:
        """The application."""
        app = self.server.config.app
        assert isinstance(app, Litestar)
        return app

    @property
    def services(self) -> Services:
        """Its parts."""
        found: Services = self.app.state.services
        return found

    def person(self, *, at: str | None = None, **headers: str) -> "Person":
        """Somebody with a browser of their own; `at` another address of this machine."""
        return Person(self, headers, at)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Site]:
    """A server for as long as the block lasts."""
    server = server_of(settings)
    listening = listen("127.0.0.1", 0)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.005)
    try:
        yield Site(server, settings, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Person:
    """A browser: cookies, requests, sockets."""

    def __init__(self, site: Site, headers: Mapping[str, str], at: str | None = None) -> None:
        self.site = site
        self.http = httpx.AsyncClient(
            base_url=f"http://{site.host}/api/",
            headers=dict(headers),
            timeout=PATIENCE_S,
            transport=None if at is None else httpx.AsyncHTTPTransport(local_address=at),
        )

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        """The answer, which must have that status."""
        return _checked(await self.http.get(path), status)

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        """The answer, which must have that status (any good one by default)."""
        return _checked(await self.http.post(path, json={} if body is None else body), status)

    async def open(self, seats: Mapping[str, Any] = VS_BOT, **more: Any) -> Message:
        """A new quick table."""
        body = {"game": "dice-battle", "mode": "quick", "seats": seats, **more}
        seated: Message = await self.post("tables", body, 201)
        return seated

    async def sit(self, table_id: str) -> "Line":
        """Join a table and connect to the seat."""
        seated = await self.post(f"tables/{table_id}/join")
        return await self.line(table_id, seated["key"])

    async def line(self, table_id: str, key: str | None = None, **hello: Any) -> "Line":
        """Connect and say hello; the welcome has arrived when this returns."""
        line = await self.connect(table_id)
        await line.send({"type": "hello", "version": PROTOCOL_VERSION, "key": key, "lang": "en", **hello})
        line.take(await line.next("welcome"))
        return line

    async def connect(self, table_id: str, **headers: str) -> "Line":
        """A socket on which nothing has been said."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        every = {"cookie": cookies, **headers} if cookies else headers
        uri = f"ws://{self.site.host}/ws/tables/{table_id}"
        return Line(await connected(uri, additional_headers=every, compression=None, max_size=None))


class Line:
    """One socket, and the table as its messages tell it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Message = {}
        self.asked: Message | None = None
        self.view: Any = None
        self.last: Message = {}  # the last step, or everything
        self.ending: Message | None = None
        self.table: Message = {}
        self.seq = 0
        self.events: list[list[Message]] = []
        self.frames: list[str] = []
        self._held: list[Message] = []

    async def send(self, message: object) -> None:
        """As JSON, or as it is."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self, *kinds: str) -> Message:
        """The next message of one of these kinds; those before it are taken in as a client would."""
        while True:
            message = self._held.pop(0) if self._held else await self._receive()
            self.take(message)
            if not kinds or message["type"] in kinds:
                return message

    def take(self, message: Message) -> None:
        """What a client remembers of a message; a gap in the numbers is a failure of the test."""
        kind = message["type"]
        if kind not in ("welcome", "update", "notice"):
            return
        if message is self.welcome:
            return
        if kind == "welcome":
            self.welcome = message
            self.events = list(message["events"])
        else:
            assert message["seq"] == self.seq + 1, f"{message['seq']} after {self.seq}"
        self.seq = message["seq"]
        if kind == "update":
            assert message["step"] == len(self.events)
            self.events.append(message["events"])
            assert len(message["patches"]) in (0, len(message["events"]) - 1)
            led(self.view, message["patches"])
        if kind in ("update", "welcome"):
            self.view, self.last = message["view"], message
        if "table" in message:
            self.table = message["table"]
        self.asked, self.ending = message["asked"], message["ending"]

    async def ask(self, kind: str, **fields: Any) -> Message:
        """A request and its answer."""
        request = {"type": kind, "id": fields.pop("id", f"{kind}-{next(_IDS)}"), **fields}
        await self.send(request)
        while True:
            answer = await self.next("done", "refused", "hint", "weighed", "options", "text_read", "checked", "problem")
            if answer.get("id") in (request["id"], None):
                return answer

    async def act(self, action: object = None, **fields: Any) -> Message:
        """Answer the present question, by default with the first legal answer."""
        assert self.asked is not None
        chosen = self.asked["legal"][0] if action is None else action
        step = self.asked["step"]
        answer = await self.ask("act", step=fields.pop("step", step), action=chosen, **fields)
        now = self.asked
        if answer["type"] == "done" and now and now["step"] == step:
            self.asked = {**now, "sealed": chosen}  # until the server says what came of it
        return answer

    async def until_asked(self) -> Message | None:
        """Wait until this seat has something to answer, or the game is over."""
        while (self.asked is None or self.asked["sealed"] is not None) and self.ending is None:
            await self.next("update", "notice", "welcome")
        return None if self.ending is not None else self.asked

    async def until_over(self) -> Message:
        """Wait for the end."""
        while self.ending is None:
            await self.next("update", "notice", "welcome")
        return self.ending

    async def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                await self._receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    async def _receive(self) -> Message:
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        return message


def led(view: Any, patches: list[list[Message]]) -> Any:
    """Where the patches of a step lead from the view before it."""
    for patch in patches:
        view = applied(view, patch)
    return view


async def one_step(*lines: Line, choose: Callable[[Message], Any] | None = None) -> None:
    """Every seat that is asked answers, and all see what follows. (Now and then only one seat is asked.)"""
    most = max(len(line.events) for line in lines)
    for line in lines:
        while len(line.events) < most:
            await line.next("update")
    for line in lines:
        if line.asked is not None and line.asked["sealed"] is None:
            answer = await line.act(None if choose is None else choose(line.asked))
            assert answer["type"] == "done", answer
    for line in lines:
        while len(line.events) == most:
            await line.next("update")


async def play_out(*lines: Line) -> Message:
    """Everybody answers with the first legal answer until the game is over."""

    async def answer_all(line: Line) -> Message:
        while await line.until_asked() is not None:
            answer = await line.act()
            assert answer["type"] == "done", answer
        assert line.ending is not None
        return line.ending

    return (await asyncio.gather(*(answer_all(line) for line in lines)))[0]


def _checked(response: httpx.Response, status: int | None) -> Any:
    if status is None:
        assert response.is_success, response.text
    else:
        assert response.status_code == status, f"{response.status_code}: {response.text}"
    kind = response.headers.get("content-type", "")
    return response.json() if kind.partition(";")[0] == "application/json" else response.text
