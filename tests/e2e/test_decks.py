"""The deck builder: finding cards, every fault with its clause, keeping decks, taking one to a table."""

import pytest
from playwright.sync_api import Locator, Page, expect

from hanpan.games.clash.content.catalogue import CARDS, DECK_SIZE
from hanpan.games.clash.rules.params import Params
from hanpan.games.registry import game_ids, plugin
from tests.e2e.conftest import Visit


def part(page: Page, name: str) -> Locator:
    """A part of the builder."""
    return page.locator(f'[data-deck="{name}"]')


def checked(page: Page, faults: int) -> None:
    """Wait until the server has looked the present deck through and found that many faults."""
    expect(part(page, "report")).to_have_attribute("data-checked", str(faults))


def count(page: Page, card: str) -> Locator:
    """How often a card is in the deck."""
    return page.locator(f'[data-card="{card}"] output')


def test_a_deck_is_built_by_keyboard_and_every_fault_is_named(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/decks/clash")
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(len(CARDS))
    part(page, "open").select_option("empty")
    checked(page, 1)
    part(page, "open").blur()
    page.keyboard.press("/")
    page.keyboard.type(CARDS["A01"].name.ko)  # in the other language
    expect(cards).not_to_have_count(len(CARDS))
    expect(page.locator('[data-card="A01"]')).to_be_visible()
    page.locator('[data-card="A01"] [data-act="more"]').focus()
    for _ in range(3):
        page.keyboard.press("+")
    expect(count(page, "A01")).to_have_text("3")
    checked(page, 2)
    expect(page.locator('[data-fault="deck_copies"] a')).to_have_attribute("href", "/rules/clash/CL-BASE-02")
    expect(page.locator('[data-fault="deck_size"]')).to_contain_text(str(DECK_SIZE))
    expect(part(page, "play")).to_be_disabled()
    page.keyboard.press("-")
    checked(page, 1)
    page.locator('[data-fault="deck_size"] a').click()
    expect(page.locator('article[id="CL-BASE-02"]')).to_be_in_viewport()
    page.go_back()
    expect(count(page, "A01")).to_have_text("2")  # what is not saved is still there


def test_cards_are_narrowed_down_by_kind_cost_and_keyword(visit: Visit) -> None:
    page = visit("ko").open("/decks/clash")
    cards = page.locator("[data-card]")
    page.locator('[data-kind="heal"]').click()
    page.locator('[data-cost="1"]').click()
    wanted = [card for card in CARDS.values() if card.type == "heal" and card.cost == 1]
    expect(cards).to_have_count(len(wanted))
    page.locator('[data-kind="heal"]').click()
    page.locator('[data-cost="1"]').click()
    part(page, "keyword").select_option("poison")
    expect(page.locator('[data-card="A01"]')).to_have_count(0)
    expect(page.locator('[data-card="A04"]')).to_be_visible()
    assert cards.count() < 10


@pytest.mark.parametrize("game", [name for name in game_ids() if plugin(name).decks is not None])
def test_the_builder_opens_on_a_starter_deck_and_completes_what_is_changed(visit: Visit, game: str) -> None:
    visitor = visit("en")
    page = visitor.open(f"/decks/{game}")
    checked(page, 0)
    began = part(page, "open").input_value()
    assert began.startswith("named:")
    first = page.locator("[data-card].in").first
    for _ in range(5):
        first.locator('[data-act="more"]').click()
    page.locator("[data-card].in").last.locator('[data-act="less"]').click()
    expect(part(page, "report")).not_to_have_attribute("data-checked", "0")
    assert part(page, "open").input_value() == began  # what the deck began as stays in sight
    changed = first.locator("output").inner_text()
    part(page, "complete").click()
    checked(page, 0)
    expect(part(page, "complete")).to_have_count(0)
    part(page, "undo").click()
    expect(first.locator("output")).to_have_text(changed)


def test_a_sample_hand_is_drawn_and_comes_again_by_its_number(visit: Visit) -> None:
    page = visit("ko").open("/decks/clash")
    checked(page, 0)
    part(page, "draw").click()
    number = part(page, "seed").input_value()
    hand = part(page, "hand").locator("li").all_inner_texts()
    assert len(hand) == Params().setup.hand
    other = "2" if number == "1" else "1"
    part(page, "seed").fill(other)
    expect(part(page, "hand").locator("li")).to_have_count(len(hand))
    assert part(page, "hand").locator("li").all_inner_texts() != hand
    part(page, "seed").fill(number)
    assert part(page, "hand").locator("li").all_inner_texts() == hand


@pytest.mark.parametrize("width", [1280, 390])
def test_decks_are_kept_read_and_thrown_away(visit: Visit, width: int) -> None:
    visitor = visit("en", width=width, touch=width < 400)
    page = visitor.open("/decks/clash")
    expect(page.locator("[data-card]")).to_have_count(len(CARDS))
    if width < 400:
        part(page, "tab").tap()
    part(page, "open").select_option("named:blades")
    checked(page, 0)
    expect(part(page, "total")).to_have_text(visitor.t("build-total", count=DECK_SIZE))
    part(page, "name").fill("Sharp")
    part(page, "save").click()
    expect(page.get_by_text(visitor.t("build-saved", name="Sharp"))).to_be_visible()

    page.get_by_text(visitor.t("build-text")).click()
    text = part(page, "text").input_value()
    assert text.startswith("# Sharp\n")
    part(page, "text").fill("# Two\n2 Jab\nno such card")
    part(page, "read").click()
    expect(page.get_by_text(visitor.t("build-bad-line", line=3, text="no such card"))).to_be_visible()
    expect(part(page, "name")).to_have_value("Two")
    checked(page, 1)
    part(page, "undo").click()
    expect(part(page, "name")).to_have_value("Sharp")
    checked(page, 0)

    page.reload()
    if width < 400:
        part(page, "tab").tap()
    part(page, "open").select_option("empty")
    checked(page, 1)
    part(page, "open").select_option("own:Sharp")
    checked(page, 0)
    part(page, "drop").click()
    part(page, "drop-yes").click()
    expect(part(page, "open").locator('[value="own:Sharp"]')).to_have_count(0)


def test_a_game_without_decks_says_so(visit: Visit) -> None:
    visitor = visit("en")
    visitor.allow("404")
    page = visitor.open("/decks/dice-battle")
    expect(page.get_by_role("alert")).to_have_text(visitor.t("problem-no-decks"))
