"""A page that plays at tables without a server: it speaks the same messages, and its lines lead into an Engine."""

import asyncio
import json
import random
import secrets
from typing import Any

from hanpan.core.chance.dice import pledge_of
from hanpan.server.alone.engine import Engine
from hanpan.server.wire import PROTOCOL_VERSION
from tests.pace import PATIENCE_S

Message = dict[str, Any]


async def get(engine: Engine, address: str) -> Any:
    """What is at an address, which must be there."""
    answer = await engine.request("GET", address, "")
    assert answer.status == 200, answer
    return json.loads(answer.body)


async def opened(engine: Engine, game: str) -> Message:
    """A new table of a game in its usual mode, against whoever is offered."""
    card = next(card for card in await get(engine, "games") if card["id"] == game)
    others = {f"p{n}": {"kind": "bot", "level": card["bots"][0]} for n in range(2, card["seats"] + 1)}
    body = {"game": game, "seats": {"p1": {"kind": "me"}, **others}}
    answer = await engine.request("POST", "tables", json.dumps(body))
    assert answer.status == 200, answer
    seated: Message = json.loads(answer.body)
    return seated


class Page:
    """One line to a table, and what is known by what came over it."""

    def __init__(self, engine: Engine, table: str, key: str | None, lang: str = "en") -> None:
        self._engine = engine
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._line = engine.connect(table, self._hear, self._closed)
        self.table: Message = {}
        self.seat: Any = None
        self.asked: Message | None = None
        self.ending: Message | None = None
        self.say(type="hello", version=PROTOCOL_VERSION, key=key, lang=lang)

    def say(self, **message: Any) -> None:
        """Send something."""
        self._engine.say(self._line, json.dumps(message))

    async def hear(self) -> Message:
        """The next thing that is told, taken note of."""
        told = await asyncio.wait_for(self._inbox.get(), PATIENCE_S)
        if told["type"] in ("welcome", "update", "notice"):
            self.asked, self.ending = told["asked"], told["ending"] or self.ending
            self.table, self.seat = told.get("table", self.table), told.get("seat", self.seat)
        return told

    async def ask(self, **request: Any) -> Message:
        """The answer to a request."""
        name = secrets.token_hex(8)  # never the same twice, also at another visit
        self.say(id=name, **request)
        while (told := await self.hear()).get("id") != name:
            pass
        return told

    async def bind(self) -> None:
        """Add the seat's value to the dice."""
        while not self.table:
            await self.hear()
        value = secrets.token_hex(32)
        pledge = pledge_of(self.table["commitment"], self.seat, value)
        assert (await self.ask(type="pledge", hash=pledge))["type"] == "done"
        assert (await self.ask(type="open_value", value=value))["type"] == "done"

    async def until_asked(self) -> Message | None:
        """The question that is to be answered; None once the game is over."""
        while not self.ending and (not self.asked or self.asked["sealed"] is not None):
            await self.hear()
        return None if self.ending else self.asked

    async def answer(self, dice: random.Random) -> None:
        """Answer as somebody who takes any option."""
        asked = await self.until_asked()
        assert asked is not None
        step, said = asked["step"], list[str]()
        while True:
            options = (await self.ask(type="ask_options", step=step, said=said, lang="ko"))["options"]
            option = dice.choice(options)
            if option["action"] is not None:
                break
            said = option["said"]
        assert (await self.ask(type="act", step=step, action=option["action"]))["type"] == "done"
        self._answered(step)

    async def play(self, seed: int, most: int = 1000) -> None:
        """Play to the end, or so many answers."""
        dice = random.Random(seed)
        while most > 0 and await self.until_asked() is not None:
            await self.answer(dice)
            most -= 1

    def leave(self) -> None:
        """Hang up."""
        self._engine.hang_up(self._line)

    def _answered(self, step: int) -> None:
        """A question that stands as before is answered all the same: what comes of it is on its way."""
        if self.asked is not None and self.asked["step"] == step:
            self.asked = None

    def _hear(self, text: str) -> None:
        self._inbox.put_nowait(json.loads(text))

    def _closed(self, code: int) -> None:
        self._inbox.put_nowait({"type": "closed", "code": code})
