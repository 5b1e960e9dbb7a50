"""The page of the lab: what is asked goes to the server, what comes back is shown. The server's side is played here."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hanpan.core.contract.codec import plain
from hanpan.core.contract.rulebook import Lang
from hanpan.lab.presentation.charts import svg
from hanpan.lab.presentation.sheets import Chart, ChartKind, Dot
from hanpan.lab.questions.setups import QUESTIONS
from hanpan.server.wire_lab import LabGame
from tests.e2e.conftest import Visit
from tests.e2e.targets import small_targets

GAME: dict[str, Any] = plain(
    LabGame(
        "dice-battle", ["quick", "regular"], "regular", ["easy", "hard"], "hard", 200, 500, [*QUESTIONS], dated=True
    )
)
RUN: dict[str, Any] = {
    "id": "ab12",
    "game": "dice-battle",
    "mode": "regular",
    "level": "hard",
    "games": 30,
    "seed": 1,
    "vary": [],
    "day": None,
}
RUN |= {"questions": ["pace"], "stage": "games", "done": 300, "total": 1200, "per_second": 45.4, "seconds_left": 19.8}
RUN |= {"problem": "", "started_at": 0, "state": "running"}
PARTS = """<section class="question" id="en-pace"><h2>Pace</h2><table><tbody><tr><th scope="row">Mean</th>
<td><a href="#en-game-x" data-example="x"><span>8.0</span><small>7 to 9</small></a></td></tr></tbody></table></section>
<section class="games"><article id="en-game-x"><h3>Seed 1, game 4</h3><p><a class="button main"
href="/replay/lab.ab12.x">Open</a></p></article></section>"""


class Lab:
    """A lab whose report is done when the test says so."""

    def __init__(self, page: Page) -> None:
        self.runs: list[dict[str, Any]] = []
        self.asked: list[Any] = []
        page.route("**/api/lab**", self._answer)
        page.route("**/api/lab/**", self._answer)

    def _answer(self, route: Route) -> None:
        path = route.request.url.partition("/api/lab")[2]
        if path.startswith("/runs/ab12/parts"):
            route.fulfill(content_type="text/html", body=PARTS)
        elif path == "/runs/ab12/cancel":
            self.runs[0] = {**self.runs[0], "state": "cancelled"}
            route.fulfill(json=self.runs[0])
        elif path == "/runs":
            self.asked.append(json.loads(route.request.post_data or "null"))
            self.runs = [dict(RUN)]
            route.fulfill(status=201, json=RUN)
        else:
            questions = ["worth", "choices", "vary", "pace", "unseen"]
            state = {"open": True, "reason": "", "missing": [], "questions": questions, "games": [GAME]}
            route.fulfill(json={**state, "most_variants": 12, "runs": self.runs})


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_ask_watch_read_and_look_at_a_game(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang)
    lab = Lab(visitor.page)
    page = visitor.open("/lab")
    page.locator("input[value=worth]").uncheck()
    page.locator("[data-lab=games]").fill("30")
    page.locator("[data-lab=day]").fill("2026-01-02")
    page.locator("form fieldset button").last.click()
    page.locator(".axis select").select_option("shield.cost")
    page.locator("[data-lab=start]").click()
    expect(page.locator("[data-lab=progress]")).to_contain_text("1,200")
    expect(page.locator("[data-lab=progress]")).to_contain_text("20")
    (asked,) = lab.asked
    assert asked["questions"] == ["choices", "pace", "unseen", "vary"]
    assert (asked["games"], asked["vary"], asked["day"]) == (30, ["shield.cost=2..4"], "2026-01-02")
    lab.runs = [{**RUN, "state": "done", "stage": "done"}]
    number = page.locator("[data-lab=report] a[data-example]")
    number.click()
    expect(page.locator("dialog a.main")).to_have_attribute("href", "/replay/lab.ab12.x")
    expect(page.locator("[data-lab=games]")).to_have_value("30")  # news of the report leave the form alone
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 840})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert small_targets(page) == []
    assert "⟦" not in page.content()


def test_a_report_can_be_cancelled(visit: Visit) -> None:
    visitor = visit("en")
    lab = Lab(visitor.page)
    lab.runs = [dict(RUN)]
    page = visitor.open("/lab/ab12")
    page.locator("[data-lab=cancel]").click()
    expect(page.get_by_role("alert")).to_contain_text("cancelled")
    expect(page.locator("[data-lab=start]")).to_be_enabled()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_server_without_a_lab_says_where_there_is_one(visit: Visit, lang: Lang) -> None:
    page = visit(lang).open("/lab")
    expect(page.locator("main pre")).to_have_text("hanpan lab report GAME")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dots", "stack"])
def test_no_name_in_a_chart_is_cut_off(visit: Visit, kind: ChartKind) -> None:
    names = ("Building shields", "Event and response cards", "방어막을 쌓는 방식", "Wwwwwwwwwwwwwwwwwwwwwwwwwwww")
    drawn = svg(Chart(kind, tuple(Dot(name, 0.4, 0.3, 0.5, "x") for name in names), "across", "along", "words"))
    page = visit("en").page
    page.set_content(f'<body style="font: 16px sans-serif">{drawn}')
    cut = """svg => [...svg.querySelectorAll('text')].filter((one) => {
      const [text, all] = [one.getBoundingClientRect(), svg.getBoundingClientRect()];
      return text.left < all.left || text.right > all.right;
    }).map((one) => one.textContent)"""
    assert page.locator("svg").evaluate(cut) == []
