"""Somebody with a browser: a context of its own, what the page complained about, what its sockets heard."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from hanpan.core.contract.rulebook import Lang
from hanpan.games.dice_battle.rules import state
from tests.e2e.words import words
from tests.pace import PATIENCE_MS

Frame = dict[str, Any]

EVENTS = [f"event_deck.{kind}" for kind in state.EVENTS if kind != "none"]


class Visitor:
    """One visitor. `page` is the first tab; errors of every tab are kept for the end of the test."""

    def __init__(self, context: BrowserContext, url: str, lang: Lang) -> None:
        self.context = context
        self.url = url
        self.lang: Lang = lang
        self.complaints: list[str] = []
        self.frames: list[Frame] = []  # received by the sockets of any tab, in order
        self.sent: list[Frame] = []
        self._allowed: list[str] = []
        context.on("page", self._listen)
        self.page = context.new_page()

    def open(self, path: str = "/") -> Page:
        """Go to an address of the client by loading it."""
        self.page.goto(self.url + path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def t(self, message_id: str, **args: object) -> str:
        """The words of a message in this visitor's language."""
        return words(self.lang)(message_id, **args)

    def button(self, message_id: str, **args: object) -> Locator:
        """The button with these words in its name."""
        return self.page.get_by_role("button", name=self.t(message_id, **args))

    def menu(self, message_id: str, *, link: bool = False, **args: object) -> Locator:
        """The button or link with these words in the menu of the bar, which is opened if it is not."""
        if not self.page.locator("#menu").is_visible():
            self.page.locator('[data-bar="menu"]').click()
        name = self.t(message_id, **args)
        return self.page.locator("#menu").get_by_role("link" if link else "button", name=name)

    def desk(self) -> Locator:
        """The judge's desk, which is opened if it is not."""
        desk = self.page.locator('[data-part="judgedesk"]')
        if not desk.is_visible():
            self.menu("judge-title").click()
        expect(desk).to_be_visible()
        return desk

    def link(self, message_id: str, **args: object) -> Locator:
        """The link with these words in its name."""
        return self.page.get_by_role("link", name=self.t(message_id, **args))

    def picks(self, game: str, **wanted: str) -> None:
        """Set what Play begins in the lobby: `foe`, `mode`. The settings stay open."""
        self.page.locator(f'[data-gear="{game}"]').click()
        for name, value in wanted.items():
            chip = self.page.locator(f'dialog[open] [data-pick="{name}"][value="{value}"]')
            chip.check()
            expect(chip).to_be_checked()

    def api(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer to this visitor, outside the page."""
        options: dict[str, Any] = {"timeout": PATIENCE_MS} | ({} if body is None else {"data": body})
        answer = self.context.request.fetch(f"{self.url}/api/{path}", method=method, **options)
        assert answer.ok, f"{answer.status}: {answer.text()}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text()

    def opens(self, against: str = "normal", *, mode: str = "quick", **more: Any) -> str:
        """A new table of this visitor at p1; `against` is a level, or "open". Its id."""
        rival = {"kind": "open"} if against == "open" else {"kind": "bot", "level": against}
        body = {"game": "dice-battle", "mode": mode, "seats": {"p1": {"kind": "me"}, "p2": rival}, **more}
        table: str = self.api("POST", "tables", body)["table"]["id"]
        return table

    def position(self, *, events: bool = True, **given: Any) -> str:
        """A table that goes on from described facts, with this visitor at p1. Its id."""
        overrides = {} if events else dict.fromkeys(EVENTS, 0)
        body = {"game": "dice-battle", "given": given, "seat": "p1", "level": "normal", "overrides": overrides}
        table: str = self.api("POST", "positions", body)["table"]["id"]
        return table

    def allow(self, pattern: str) -> None:
        """A complaint that belongs to this test, as a regular expression."""
        self._allowed.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """Complaints that nobody allowed."""
        return [said for said in self.complaints if not any(re.search(pattern, said) for pattern in self._allowed)]

    def heard(self, *kinds: str) -> list[Frame]:
        """The received frames of these kinds."""
        return [frame for frame in self.frames if frame["type"] in kinds]

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", _keeper(self.frames))
        socket.on("framesent", _keeper(self.sent))


def _keeper(frames: list[Frame]) -> Callable[[str | bytes], None]:
    return lambda payload: frames.append(json.loads(payload))


def events_of(visitor: Visitor) -> dict[tuple[int, int], Frame]:
    """Every event that this visitor was told of, by step and place."""
    found: dict[tuple[int, int], Frame] = {}
    for frame in visitor.frames:
        if frame["type"] == "welcome":
            steps = dict(enumerate(frame["events"]))
        elif frame["type"] == "update":
            steps = {frame["step"]: frame["events"]}
        else:
            continue
        for step, events in steps.items():
            found |= {(step, index): event for index, event in enumerate(events)}
    return found


def views_of(visitor: Visitor) -> list[Frame]:
    """Every view that this visitor was sent."""
    return [frame["view"] for frame in visitor.heard("welcome", "update") if frame["view"] is not None]
