"""Pages that are left before their answers have come: whoever has gone hears no more of them."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, expect

from hanpan.games.registry import game_ids, plugin
from tests.e2e.board import END, Board
from tests.e2e.clash import board as clash
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.dice_battle.scenes import SLOW_SHOW
from tests.e2e.sorcerers import board as sorcerers
from tests.e2e.test_judge import EXPLAINED
from tests.e2e.test_lab_page import RUN, Lab
from tests.e2e.trail import board as trail
from tests.e2e.visitor import Visitor
from tests.pace import PATIENCE_S

ELSEWHERE = "/settings"  # a page that asks the server for nothing
CHOICE, NOTHING = '[data-part="choice"]', "no-such-thing"
SHORT_MS = 20  # what one answer leads to is under way within that time

# Whoever opens a line to a table presses a link at once.
LEAVE_AT_ONCE = """() => {
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      setTimeout(() => document.querySelector('nav [href="/settings"]').click());
    }
  };
}"""


class Gate:
    """Stands before the server: lets some questions of a page through and keeps the others waiting."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pass = float("inf")
        self._held: list[Route] = []
        self._before = 0
        self._under_way: set[Request] = set()
        page.route("**/api/**", self._meet)
        page.on("request", lambda request: self._under_way.add(request))
        page.on("requestfinished", lambda request: self._under_way.discard(request))
        page.on("requestfailed", lambda request: self._under_way.discard(request))

    def close(self, after: int = 0) -> None:
        """Hold everything, after so many questions more."""
        self._pass = after
        self._before = len(self._held)

    def open(self) -> None:
        """Let go what was held, and wait until all of it has been answered."""
        self._pass = float("inf")
        for route in self._held:
            route.fallback()
        self._held.clear()
        self._wait(lambda: not self._under_way)
        self._page.wait_for_timeout(SHORT_MS)  # for what the page does with the last of them

    def holds(self, whole: str) -> bool:
        """Wait until something more is held, or all of the page is there. Whether something is held."""
        shown = self._page.locator(whole).first
        self._wait(lambda: len(self._held) > self._before or shown.is_visible())
        self._wait(lambda: self._under_way <= {route.request for route in self._held})
        return len(self._held) > self._before

    def _wait(self, done: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE_S
        while True:
            self._page.wait_for_timeout(SHORT_MS)
            if done():
                return
            assert time.monotonic() < until, [request.url for request in self._under_way]

    def _meet(self, route: Route) -> None:
        self._pass -= 1
        if self._pass >= 0:
            route.fallback()
        else:
            self._held.append(route)


def follow(page: Page, path: str) -> None:
    """Follow a link to an address, as if there were one on the page."""
    link = "const link = Object.assign(document.createElement('a'), { href: path })"
    page.evaluate(f"(path) => {{ {link}; document.body.append(link); link.click(); link.remove() }}", path)


def leave(page: Page) -> None:
    """Go back to where one came from."""
    page.go_back()
    expect(page.locator('input[name="theme"]').first).to_be_visible()


def over(visitor: Visitor) -> str:
    """A table whose game has been given up after a round."""
    table = visitor.opens()
    Board(visitor).sit(table).play_on(passing, rounds=1)
    visitor.menu("table-resign").click()
    visitor.button("table-yes").click()
    expect(visitor.page.locator(END)).to_be_visible()
    return table


def called(visitor: Visitor) -> str:
    """A table at which a judge has been called about something that happened."""
    table = visitor.opens()
    Board(visitor).sit(table)
    desk = visitor.desk().locator('[data-part="call-judge"]')
    desk.locator("summary").click()
    desk.locator("select").select_option(index=1)
    desk.locator("button").click()
    expect(visitor.page.locator(EXPLAINED)).to_be_visible()
    return table


def test_answers_that_come_too_late_are_not_heard(visit: Visit) -> None:
    """Every page is left after none, one, two … of its questions have been answered."""
    visitor = visit("en")
    visitor.allow("403")  # who is no judge
    done = over(visitor)
    Lab(visitor.page).runs = [{**RUN, "state": "done", "stage": "done"}]
    tables = [clash.opens(visitor), sorcerers.opens(visitor, "easy"), trail.opens(visitor)]
    # Each page with something that is there when all of it is.
    pages = {
        "/": "[data-start]",
        "/account": "form",
        "/judge": '[role="alert"]',
        "/lab": '[data-lab="start"]:enabled',
        "/lab/ab12": '[data-lab="report"] a',
        "/daily/trail": "[data-start]",
        "/editor/trail": '[data-part="faults"] ul',
        f"/dice/{done}": "dl",
        f"/t/{done}": f"{END} [data-statistics]",
        f"/t/{visitor.opens('open', judge=True)}": ".invite",
        f"/t/{called(visitor)}": '[data-part="calls"]',
        f"/replay/{done}?seat=p1": ".viewers",
        "/decks/sorcerers": "[data-checked]",
        "/rules/sorcerers": "article",
        "/tutorial/trail": CHOICE,
        **{f"/t/{table}": CHOICE for table in tables},
    }
    every = [f"/{page}/{game}" for page in ("rules", "tutorial") for game in game_ids()]
    every += [f"/decks/{game}" for game in game_ids() if plugin(game).decks is not None]
    alike = [path for path in every if path not in pages]
    page = visitor.open(ELSEWHERE)
    gate = Gate(page)
    heard: dict[str, list[str]] = {}
    for path, whole in {**pages, **dict.fromkeys(alike, NOTHING)}.items():
        answered, more = 0, True
        while more:
            gate.close(answered)
            follow(page, path)
            more = gate.holds(whole) and whole != NOTHING
            leave(page)
            answered += 1
        gate.open()
        if visitor.unexpected:
            heard[path] = visitor.unexpected
            visitor.complaints.clear()
    assert heard == {}


def test_what_was_pressed_on_a_page_brings_nobody_back_to_it(visit: Visit) -> None:
    """The answer to a press comes when its page has been left: it changes neither the address nor anything else."""
    visitor = visit("en")
    done, free = over(visitor), visit("en").opens("open")
    lab = Lab(visitor.page)
    page = visitor.open("/decks/clash")
    page.locator('[data-deck="open"]').select_option("named:blades")
    expect(page.locator('[data-deck="play"]')).to_be_enabled()
    page.goto(visitor.url + "/editor/trail?map=.P......../.........1")  # a map that can be played
    expect(page.locator('[data-choice="play-map"]')).to_be_enabled()
    visitor.open(ELSEWHERE)
    gate = Gate(page)
    presses = [
        ("/", "[data-start]"),
        ("/account", 'form [type="submit"]'),
        ("/daily/trail", "[data-start]"),
        ("/decks/clash", '[data-deck="play"]:enabled'),
        ("/editor/trail", '[data-choice="play-map"]:enabled'),
        ("/lab", '[data-lab="start"]:enabled'),
        (f"/replay/{done}?step=1", '[data-branch="start"]'),
        (f"/replay/{done}?step=1", '[data-case="cut"]'),
        ("/rules/dice-battle", "article button"),
        (f"/t/{free}", ".invite button"),
    ]
    astray: dict[str, list[str]] = {}
    for path, button in presses:
        follow(page, path)
        page.locator(button).first.wait_for()
        gate.close()
        page.locator(button).first.click()
        assert gate.holds(NOTHING)
        leave(page)
        gate.open()
        if page.url != visitor.url + ELSEWHERE or visitor.unexpected:
            astray[f"{path} {button}"] = [page.url, *visitor.unexpected]
            visitor.complaints.clear()
            visitor.open(ELSEWHERE)
    assert astray == {}
    tables = [frame["table"]["id"] for frame in visitor.heard("welcome")]
    assert tables == [done, free], "somebody who had left was seated"

    lab.runs = [dict(RUN)]  # being made, and asked about again and again
    follow(page, "/lab")
    page.locator('[data-lab="progress"]').wait_for()
    gate.close()
    assert gate.holds(NOTHING)
    leave(page)
    lab.runs = [{**RUN, "state": "done", "stage": "done"}]
    gate.open()
    assert page.url == visitor.url + ELSEWHERE


def test_a_page_is_left_in_the_middle_of_something(visit: Visit) -> None:
    """A show, a clock, a choice that is armed, a deck and a map before they are checked, a line being laid."""
    visitor = visit("en", speed=SLOW_SHOW, coach="always", confirm="twice", sound=True)
    board, done = Board(visitor), over(visit("en"))
    table = visitor.opens(clock={"base_s": 300, "increment_s": 5, "decision_s": 60})
    wander = trail.position(visitor, **trail.FIGHT)
    page = visitor.open(ELSEWHERE)

    follow(page, f"/t/{table}")
    board.choice("balance").click()  # armed
    leave(page)
    follow(page, f"/t/{table}")
    board.choice("balance").click()
    board.choice("balance").click()
    leave(page)  # before the server has answered
    follow(page, f"/t/{table}")
    board.choice("lock").click()
    board.choice("lock").click()
    expect(visitor.button("board-skip")).to_be_visible()
    leave(page)
    follow(page, f"/t/{wander}")
    trail.TrailBoard(visitor).choice("mode").click()
    trail.TrailBoard(visitor).tile(3, 3).hover()
    page.keyboard.press("ArrowRight")
    leave(page)
    follow(page, "/decks/clash")
    page.locator('[data-card="A01"] [data-act="more"]').click()
    leave(page)
    follow(page, "/editor/trail")
    page.locator('.editor svg [tabindex="0"]').press("Enter")
    leave(page)
    follow(page, f"/replay/{done}")
    page.locator('[data-replay="play"]').click()
    leave(page)
    # The line to a table is still being laid when its page is left.
    page.evaluate(LEAVE_AT_ONCE)
    follow(page, f"/t/{table}")
    expect(page.locator('input[name="theme"]').first).to_be_visible()
    page.wait_for_timeout(600)  # longer than any of the pauses above
    assert page.url == visitor.url + ELSEWHERE
