"""Real tables in the browser: decks for names without a phone, calls for a judge, entries that differ, a projector."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import faults
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.test_event_desk import no_wider, part
from tests.e2e.tournaments import Held, account, organiser
from tests.e2e.visitor import Visitor

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
DECKS = {"game": "sorcerers", "mode": "casual", "at_tables": True, "rounds": 1}


def readable(page: Page, least_px: float) -> list[str]:
    """What is written on the projector page smaller than that; its way back is for whoever sits at the keyboard."""
    found: list[str] = page.locator('section[data-part="screen"]').evaluate(
        """(screen, least) => [...screen.querySelectorAll('*')]
            .filter((one) => !one.closest('a'))
            .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
            .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
            .map((one) => one.outerHTML.slice(0, 90))""",
        least_px,
    )
    return found


def test_the_desk_registers_a_deck_for_a_name_and_shows_it(visit: Visit, site: Site) -> None:
    host = organiser(site, visit("ko", **PHONE))
    held = Held(host, name="카드 모임", terms={"decks": "secret"}, **DECKS)
    held.act("add", names=["종이 김", "종이 이"])
    page = host.open(f"/events/{held.id}/desk")
    players = part(host, "players")
    kim = players.locator(f'[data-player="{held.handle("종이 김")}"]')
    expect(kim).to_contain_text(host.t("desk-deck-missing"))
    kim.locator('[data-part="deck-for"]').tap()
    sheet = page.locator("dialog[open]")
    sheet.locator('[data-part="deck-pick"]').select_option("typed")
    sheet.locator('[data-part="deck-text"]').fill("3 그런 카드는 없음")
    expect(sheet.get_by_role("status").first).to_contain_text("그런 카드는 없음")
    cards = host.api("GET", "games/sorcerers/cards?lang=ko")
    name = sorted({each for card in cards for each in card["decks"]})[0]
    lines = [f"{card['decks'][name]} {card['names']['ko']}" for card in cards if name in card["decks"]]
    sheet.locator('[data-part="deck-text"]').fill("\n".join(lines))
    expect(sheet.locator('[data-deck="report"]')).to_have_attribute("data-checked", "0")
    assert not faults(page)
    sheet.locator('[data-part="deck-for-yes"]').tap()
    expect(kim).to_contain_text(host.t("desk-deck-there"))
    kim.locator('[data-part="deck-show"]').tap()
    expect(page.locator('dialog[open] [data-part="deck"] li')).to_have_count(len(lines))
    page.keyboard.press("Escape")
    no_wider(host)
    # Nobody is left out at the start unasked.
    course = part(host, "round")
    course.get_by_role("button", name=host.t("desk-start-without")).tap()
    expect(course).to_contain_text(host.t("desk-start-ask", names="종이 이"))
    course.get_by_role("button", name=host.t("desk-cancel"), exact=True).tap()
    assert held.page["info"]["stage"] == "open"


def test_a_ban_is_told_to_the_player_by_the_name_of_the_card(visit: Visit, site: Site) -> None:
    host = organiser(site, visit("en"))
    held = Held(host, name="Ban day", terms={"decks": "secret", "day": "2025-11-01"}, **DECKS)
    cards = host.api("GET", "games/sorcerers/cards?lang=en")
    name = sorted({each for card in cards for each in card["decks"]})[0]
    good = [card["id"] for card in cards for _ in range(card["decks"].get(name, 0))]
    player = visit("ko", **PHONE)
    account(player, "Duri")
    held.act("join", player, cards=["SPL-17", *good[1:]])
    page = player.open(f"/events/{held.id}")
    expect(page.locator('[data-part="mine"]')).to_contain_text(player.t("tour-deck-registered"))
    settings = held.page["settings"]
    body = {key: settings[key] for key in ("name", "game", "mode", "rounds", "at_tables")}
    held.act("change", settings={**body, "terms": {**settings["terms"], "day": "2025-12-10"}}, why="too strong")
    expect(page.locator('[data-part="recalled"]')).to_contain_text(
        "대붕괴는 2025-12 금지 목록에 있습니다. (SO-DECK-06)"
    )
    assert not faults(page)
    desk = host.open(f"/events/{held.id}/desk")
    expect(desk.locator('[data-player] [data-part="recalled"]')).to_contain_text(
        "Cataclysm is on the ban list of 2025-12"
    )
    held.act("deck", player, cards=good)
    expect(page.locator('[data-part="recalled"]')).to_have_count(0)


def test_a_judge_is_called_and_a_dispute_stands_first(visit: Visit, site: Site) -> None:
    host = organiser(site, visit("en", width=1280, height=800))
    held = Held(host, name="Club evening", game="clash", rounds=1, best_of=3, at_tables=True, terms={})
    phone, rival = visit("ko", **PHONE), visit("en", **PHONE)
    names = [account(one, name) for one, name in ((phone, "Eun"), (rival, "Finn"))]
    for one in (phone, rival):
        held.act("join", one)
    held.act("add", names=["Gil", "Hyo"])
    held.act("start")
    eun, finn, gil, hyo = (held.handle(name) for name in (*names, "Gil", "Hyo"))
    held.act("set_pairs", round=1, pairs=[[gil, hyo], [eun, finn]], why="the two came together")
    desk = host.open(f"/events/{held.id}/desk")
    heading = desk.locator('[data-part="desk-heading"]')
    expect(heading).to_have_text(host.t("desk-heading"))
    for one in (phone, rival):
        one.open(f"/events/{held.id}")
    phone.page.locator('[data-part="call"]').tap()
    expect(phone.page.locator('[data-part="call-judge"]')).to_contain_text(phone.t("tour-judge-called"))
    told = rival.t("tour-judge-called-by", name=names[0])
    expect(rival.page.locator('[data-part="call-judge"]')).to_contain_text(told)
    call = desk.locator('[data-table-call="2"]')
    expect(call).to_contain_text(names[0])
    expect(heading).to_contain_text("1 call for a judge")
    phone.page.locator('[data-part="call-withdraw"]').tap()
    expect(call).to_have_count(0)
    expect(rival.page.locator('[data-part="call"]')).to_be_visible()
    rival.page.locator('[data-part="call"]').tap()
    # The two enter different results: the match stands first, red and in words.
    held.act("claim", phone, round=1, table=2, first=2, second=0)
    held.act("claim", rival, round=1, table=2, first=0, second=2)
    expect(heading).to_contain_text("1 dispute, 1 call for a judge")
    course = part(host, "round")
    first = course.locator("[data-table]").first
    expect(first).to_have_attribute("data-table", "2")
    expect(first).to_contain_text(host.t("desk-disputed"))
    expect(first).to_have_class(re.compile("disputed"))
    expect(phone.page.get_by_role("button", name=phone.t("tour-judge-call"))).to_have_count(0)
    assert not faults(desk)
    assert not faults(phone.page)
    call.get_by_role("button").click()
    expect(call).to_have_count(0)
    held.act("report", round=1, table=2, first=2, second=0)
    expect(heading).to_have_text(host.t("desk-heading"))


@pytest.mark.parametrize(("lang", "width", "height"), [("ko", 1280, 800), ("en", 1920, 1080)])
def test_a_page_for_a_projector(visit: Visit, site: Site, lang: Any, width: int, height: int) -> None:
    host = organiser(site, visit(lang, width=width, height=height))
    terms = {"decks": "secret", "round_minutes": 50}
    held = Held(host, name="Projector evening", terms=terms, **DECKS)
    cards = host.api("GET", "games/sorcerers/cards?lang=en")
    deck = sorted({each for card in cards for each in card["decks"]})[0]
    good = [card["id"] for card in cards for _ in range(card["decks"].get(deck, 0))]
    names = [f"Player {number} with a name" for number in range(1, 9)]
    for name in names:
        held.act("add", names=[name], cards=good)
    held.act("add", names=["Paper Kim"])
    host.open(f"/events/{held.id}/desk")
    host.page.locator('[data-part="screen"]').click()
    screen = host.page.locator('section[data-part="screen"]')
    missing = screen.locator('[data-part="missing"]')
    expect(missing).to_contain_text(host.t("screen-missing-deck", name="Paper Kim"))
    held.act("start", without=True)
    expect(screen.locator("[data-table]")).to_have_count(4)
    expect(missing).to_contain_text(host.t("screen-open", count=4))
    expect(screen.get_by_role("timer")).to_have_text(re.compile(r"^(50:00|49:\d\d)$"))
    expect(screen.locator('[data-table="1"]')).to_contain_text("with a name")
    assert readable(host.page, height / 27) == []
    assert not faults(host.page)
    held.act("report", round=1, table=1, first=1, second=0)
    expect(screen.locator("[data-table]").last).to_contain_text("1")
    expect(screen.locator("[data-table]").last).to_have_attribute("data-table", "1")
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.locator('[data-part="leave"]').click()
    expect(host.page.locator("h1")).to_have_text("Projector evening")


def test_a_clause_of_a_refusal_leads_to_the_rules(visit: Visit, site: Site) -> None:
    host: Visitor = organiser(site, visit("en"))
    held = Held(host, name="Rules evening", game="clash", at_tables=True, terms={})
    held.act("add", names=["Ara"])
    page = host.open(f"/events/{held.id}/desk")
    players = part(host, "players")
    players.get_by_label(host.t("desk-add-names"), exact=True).fill("ara")
    host.allow("409")
    players.get_by_role("button", name=host.t("desk-add"), exact=True).click()
    players.get_by_role("alert").get_by_role("link", name="EV-JOIN-01").click()
    expect(page.locator("#EV-JOIN-01")).to_be_focused()
    expect(page.locator("#EV-JOIN-01")).to_contain_text("Each player has a different name.")
    assert not faults(page)
