"""A browser that has been here before: what older builds kept in it is read on, and nothing of it is lost.

`profile.json` holds every `hanpan.*` entry as those builds wrote it. A change of format has to read the old one.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from hanpan.games.clash.content.catalogue import OPPONENTS
from tests.e2e.board import Board
from tests.e2e.clash.board import opens as opens_clash
from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

PROFILE: dict[str, str] = json.loads((Path(__file__).parent / "profile.json").read_text("utf-8"))
TUTORIAL = {"game": "dice-battle", "mode": "quick", "tutorial": True}
SEATS = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "easy"}}


def moved_in(visitor: Visitor) -> dict[str, str]:
    """The visitor's browser with everything in it, and its tables at this server."""
    guided = visitor.api("POST", "tables", {**TUTORIAL, "seats": SEATS})
    seated = visitor.api("POST", "tables", {"game": "dice-battle", "mode": "quick", "seats": SEATS})
    here = {
        "TUTORIAL": guided["table"]["id"],
        "SEAT": seated["table"]["id"],
        "KEY": seated["key"],
        "COMMITMENT": seated["table"]["commitment"],
    }
    profile = {_filled(name, here): _filled(value, here) for name, value in PROFILE.items()}
    profile[f"hanpan.seat.{here['TUTORIAL']}"] = guided["key"]
    visitor.page.goto(f"{visitor.url}/icon.svg")  # of this site, and no page that would write anything
    visitor.page.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept); }", profile)
    return here


def _filled(text: str, here: dict[str, str]) -> str:
    for word, value in here.items():
        text = text.replace(word, value)
    return text


def kept(page: Page, name: str) -> Any:
    """An entry as it is now."""
    return json.loads(page.evaluate("name => localStorage[name]", name))


def test_what_older_builds_kept_is_read_on(visit: Visit) -> None:
    visitor = visit("ko")
    here = moved_in(visitor)
    page = visitor.open("/settings")
    root = page.locator("html")
    for name, value in (("lang", "ko"), ("data-theme", "dark"), ("data-motion", "reduced")):
        expect(root).to_have_attribute(name, value)
    for message in ("settings-coach-always", "settings-confirm-twice", "settings-speed-4", "settings-face-auto"):
        expect(page.get_by_role("radio", name=visitor.t(message), exact=True)).to_be_checked()
    expect(page.get_by_role("checkbox", name=visitor.t("settings-sound"), exact=True)).not_to_be_checked()
    page.get_by_role("radio", name=visitor.t("settings-coach-off"), exact=True).check()
    old = json.loads(PROFILE["hanpan.settings"])
    assert {name: kept(page, "hanpan.settings")[name] for name in old} == old | {"coach": "off"}

    # Decks, the draft on the builder's table, and the deck that was meant for the next game.
    page = visitor.open("/decks/clash")
    expect(page.locator('[data-deck="name"]')).to_have_value("쓰다 만 덱")
    expect(page.locator('[data-deck="open"] option', has_text="칼 두 자루")).to_have_count(1)
    page = visitor.open("/decks/sorcerers")
    expect(page.locator('[data-deck="open"] option', has_text="Spear, mine")).to_have_count(1)
    board = Board(visitor).sit(opens_clash(visitor))
    expect(board.page.locator('[data-part="choice"]')).to_contain_text("칼 두 자루")
    assert visitor.page.locator('[data-bar="log"]').get_attribute("aria-expanded") == "false"

    # The drawn map, the seat at a table, the guided match with its guide sent away.
    page = visitor.open("/editor/trail")
    expect(page.locator('[data-tile="4,3"]')).to_have_attribute("data-sign", "9")
    Board(visitor).sit(here["SEAT"])
    assert visitor.heard("welcome")[-1]["seat"] == "p1"
    assert not page.get_by_role("alert").count()  # the commitment that was kept is the table's own
    visitor.open("/tutorial/dice-battle")
    expect(page.locator('[data-guide="on"]')).to_be_visible()
    Board(visitor).ready()
    assert visitor.heard("welcome")[-1]["table"]["id"] == here["TUTORIAL"]

    # The next rung of the ladder.
    page = visitor.open()
    page.locator('[data-start="clash"]').click()
    Board(visitor).ready()
    table = visitor.api("GET", f"tables/{page.url.rpartition('/')[2].partition('?')[0]}")
    assert table["mode"] == f"ladder-{[*OPPONENTS][2]}"

    now: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    assert {_filled(name, here) for name in PROFILE} <= now.keys()
    same = [
        name for name in PROFILE if name.startswith(("hanpan.decks", "hanpan.ladder", "hanpan.trail", "hanpan.log"))
    ]
    assert {name: now[name] for name in same} == {name: PROFILE[name] for name in same}
    assert now["hanpan.sorcerers.respond"] == "always"


def test_entries_that_cannot_be_read_stop_nobody(visit: Visit) -> None:
    visitor = visit("en")
    moved_in(visitor)
    visitor.page.evaluate("for (const name of Object.keys(localStorage)) localStorage[name] = '{\"'")
    page = visitor.open()
    page.locator("[data-start]").first.wait_for()
    for path in ("/settings", "/decks/clash", "/editor/trail"):
        visitor.open(path)
        expect(page.locator("h1")).to_be_visible()
    visitor.page.evaluate("""localStorage['hanpan.settings'] = '{"face": "king", "lang": "en", "speed": 0}'""")
    Board(visitor).sit(visitor.opens())  # no table refuses a face that it does not know
