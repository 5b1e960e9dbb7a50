"""The table on the screen: waiting for a question, answering it, reading what the board shows."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.e2e.visitor import Visitor
from tests.pace import PATIENCE_S

READY = '[data-part="choice"][data-ready]'
END = '[data-part="end"]'
LINE = '[data-part="log"] [data-line]'

Answer = Callable[["Board", str], None]


class Board:
    """The table in one tab of a visitor."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page

    def sit(self, table: str) -> Self:
        """Open the table and wait until something is asked or the game is over."""
        self.page.goto(f"{self.visitor.url}/t/{table}")
        self.ready()
        return self

    def ready(self) -> str:
        """Wait for a question or the end: "tendency", "pre", "keep", "post" or "over"."""
        self.page.locator(f"{READY}, {END}").first.wait_for()
        if self.page.locator(END).count():
            return "over"
        return self.page.locator(READY).get_attribute("data-ready") or ""

    @property
    def step(self) -> int:
        """The step that is asked about."""
        return int(self.page.locator('[data-part="choice"]').get_attribute("data-step") or -1)

    def answered(self, step: int) -> None:
        """Wait until the question of `step` is answered by everybody."""
        gone = f'{END}, [data-part="choice"][data-ready]:not([data-step="{step}"])'
        self.page.locator(gone).first.wait_for()

    def sealed(self) -> None:
        """Wait until the own answer is sealed and the other one is waited for."""
        expect(self.visitor.button("board-withdraw")).to_be_visible()

    def choice(self, name: str) -> Locator:
        """A thing to press: a tendency, "lock", "shield", "hint", "keep-5"."""
        return self.page.locator(f'[data-choice="{name}"]')

    def advised(self) -> Locator:
        """Ask the coach until it has said everything. What it has said."""
        coach = self.page.get_by_role("complementary", name=self.visitor.t("board-coach"))
        self.choice("hint").click()
        for _ in range(2):
            expect(coach).to_be_visible()
            self.choice("hint").click()
        expect(coach.get_by_role("listitem").first).to_be_visible()
        return coach

    def card(self, kind: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f'[data-card="{kind}"]')

    def unfold(self) -> Locator:
        """Open every line of the log; all that happened, each with its reason."""
        while (closed := self.page.locator(f'{LINE}[aria-expanded="false"]')).count():
            closed.first.press("Enter")
        return self.page.locator('[data-part="log"] .why')

    def fact(self, seat: str, name: str) -> int:
        """A number on a seat's panel."""
        return int(self.page.locator(f'[data-seat="{seat}"] [data-fact="{name}"]').inner_text())

    def asks(self) -> str:
        """What this seat is asked at this very moment; "" for nothing. Unlike `ready` it waits for nothing."""
        kind: str = self.page.locator(READY).evaluate_all("all => all[0]?.dataset.ready ?? ''")
        return kind

    def settled(self, step: int) -> None:
        """Wait until the question of `step` waits for this seat no longer."""
        expect(self.page.locator(f'{READY}[data-step="{step}"]')).to_have_count(0)

    def over(self) -> bool:
        """Whether the end screen is there."""
        return self.page.locator(END).count() > 0

    def statistics(self) -> Locator:
        """The statistics at the end, which are shown if they are not."""
        shown = self.page.locator(f"{END} [data-statistics]")
        if shown.get_attribute("aria-pressed") == "false":
            shown.click()
        table = self.page.locator(END).get_by_role("table", name=self.visitor.t("end-statistics"))
        expect(table).to_be_visible()
        return table

    def play_on(self, answer: Answer, rounds: int | None = None) -> None:
        """Answer every question until the game is over, or until that many rounds have begun."""
        while (kind := self.ready()) != "over":
            if rounds is not None and kind == "tendency" and self.round > rounds:
                return
            step = self.step
            answer(self, kind)
            self.answered(step)

    @property
    def round(self) -> int:
        """The round of the game, as the last message told it."""
        return int(self.view["round"])

    @property
    def told(self) -> list[list[dict[str, Any]]]:
        """Every event that this visitor was told of since the last welcome, by step."""
        found: list[list[dict[str, Any]]] = []
        for frame in self.visitor.heard("welcome", "update"):
            found = list(frame["events"]) if frame["type"] == "welcome" else [*found, frame["events"]]
        return found

    @property
    def view(self) -> dict[str, Any]:
        """The last view that this visitor was sent."""
        view: dict[str, Any] = self.visitor.heard("welcome", "update")[-1]["view"]
        return view


def play_together(boards: Sequence[Board], answer: Answer, until: Callable[[], bool] = lambda: False) -> None:
    """Whoever is asked answers, until the game is over for all or `until` says so."""
    last = time.monotonic() + PATIENCE_S
    while not until() and not all(board.over() for board in boards):
        for board in boards:
            if kind := board.asks():
                step = board.step
                answer(board, kind)
                board.settled(step)
                last = time.monotonic() + PATIENCE_S
        assert time.monotonic() < last, "nobody is asked anything any more"
        boards[0].page.wait_for_timeout(20)  # let messages arrive
