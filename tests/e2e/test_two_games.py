"""More than one game: each has its own opponents, modes and words."""

import pytest
from playwright.sync_api import expect

from hanpan.core.contract.rulebook import Lang
from hanpan.games.clash.content.catalogue import CARDS, DECKS, OPPONENTS
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit

LADDER = tuple(OPPONENTS)


def test_the_lobby_offers_each_game_its_opponents(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open()
    visitor.picks("clash")
    foe, mode = (page.locator(f'dialog[open] [data-pick="{name}"]') for name in ("foe", "mode"))
    assert foe.evaluate_all("all => all.map(one => one.value)") == [*LADDER, "easy", "normal", "hard"]
    expect(foe.first).to_be_checked()
    expect(mode).to_have_count(0)  # the ladder is the mode
    foe.locator("xpath=self::*[@value='hard']").check()
    assert mode.evaluate_all("all => all.map(one => one.value)") == ["casual", "ranked", "duel"]
    mode.locator("xpath=self::*[@value='duel']").check()
    assert faults(page) == ""
    page.locator('[data-play="clash"]').click()
    assert Board(visitor).ready() == "deck"
    table = visitor.api("GET", f"tables/{page.url.rpartition('/')[2]}")
    assert (table["game"], table["mode"], table["seats"]["p2"]["name"]) == ("clash", "duel", "hard")
    visitor.open()  # one press begins the same again
    expect(page.locator("#so-clash")).to_contain_text(visitor.t("bot-name", level="hard"))
    page.locator('[data-start="clash"]').click()
    assert Board(visitor).ready() == "deck"
    again = visitor.api("GET", f"tables/{page.url.rpartition('/')[2]}")
    assert again["id"] != table["id"]
    assert (again["mode"], again["seats"]["p2"]["name"]) == ("duel", "hard")


def test_the_ladder_is_climbed(visit: Visit) -> None:
    visitor = visit("ko")
    first, second = (OPPONENTS[name].name.ko for name in LADDER[:2])
    page = visitor.open()
    page.locator('[data-start="clash"]').click()
    board = Board(visitor)
    board.ready()
    expect(page.get_by_role("heading", level=1)).to_contain_text(first)
    rival = {"hp": 1, "energy": 0}
    given = {"mode": f"ladder-{LADDER[0]}", "p1": {"energy": 5, "hand": ["A03"]}, "p2": rival}
    body = {"game": "clash", "given": given, "seat": "p1", "level": LADDER[0]}
    board.sit(visitor.api("POST", "positions", body)["table"]["id"])
    page.locator('[data-card="A03"]').first.click()
    board.choice("lock").click()
    assert board.ready() == "over"
    page.locator(f'[data-next="{LADDER[1]}"]').click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(second)
    visitor.open()
    expect(page.locator("#so-clash")).to_contain_text(second)
    expect(page.get_by_text(visitor.t("lobby-climbed", beaten=1, count=len(LADDER)))).to_be_visible()


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_game_speaks_its_own_words(visit: Visit, lang: Lang) -> None:
    """Both games have messages of the same name: going from table to table must not mix them up."""
    visitor = visit(lang)
    clash = visitor.opens(game="clash", mode="casual")
    dice = visitor.opens()
    page = visitor.open()
    board = Board(visitor)
    for table, kind in ((clash, "deck"), (dice, "tendency"), (clash, "deck")):
        page.locator(f'a[href="/t/{table}"]').first.click()
        assert board.ready() == kind
        expect(page.locator("main")).not_to_contain_text("⟦")
        visitor.menu("nav-lobby", link=True).click()
    page.locator(f'a[href="/t/{clash}"]').first.click()
    name = DECKS["blades"].name
    expect(page.get_by_role("heading", name=name[lang])).to_be_visible()
    visitor.menu("lang-other").click()
    expect(page.get_by_role("heading", name=name["en" if lang == "ko" else "ko"])).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("⟦")


def test_the_rules_of_every_game_are_a_press_away(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/rules")
    expect(page.locator('article[id="DB-1.1"]')).to_be_visible()
    shelf = page.get_by_role("navigation", name=visitor.t("lobby-games"))
    shelf.get_by_role("link", name=visitor.t("game-clash")).click()
    expect(page.locator('article[id="CL-BASE-02"]')).to_be_visible()
    expect(page.locator('article[id="DB-1.1"]')).to_have_count(0)
    page.locator('article[id="CL-AM-39"]').get_by_role("button", name=visitor.t("rules-try")).click()
    board = Board(visitor)
    assert board.ready() == "declare"
    assert board.view["p2"]["units"][1]["kind"] == "wolf"


def test_a_deck_of_ones_own_goes_to_the_table(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/decks/clash")
    page.locator('[data-deck="open"]').select_option("named:floodgate")
    page.locator('[data-card="S15"] [data-act="more"]').click()
    page.locator('[data-card="S14"] [data-act="less"]').click()
    expect(page.locator('[data-deck="report"]')).to_have_attribute("data-checked", "0")
    page.locator('[data-deck="name"]').fill("Sealed")
    page.locator('[data-deck="play"]').click()
    board = Board(visitor)
    assert board.ready() == "deck"
    step = board.step
    page.locator("article").filter(has_text="Sealed").get_by_role("button").click()
    board.answered(step)
    wanted = {**DECKS["floodgate"].cards, "S15": 1}
    wanted.pop("S14")
    brought = board.view["brought"]
    assert {card: brought.count(card) for card in CARDS if card in brought} == wanted
