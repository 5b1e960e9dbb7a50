"""Invitations handed on, a face of one's own, and the list of keys."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hanpan.core.contract.rulebook import LANGS, Lang
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.trail.board import TrailBoard
from tests.e2e.trail.board import opens as opens_trail

SHARED = "window.shared = []; navigator.share = (sheet) => { window.shared.push(sheet); return Promise.resolve(); };"

LINES = "face => [...face.querySelectorAll('path')].map((line) => line.getAttribute('d'))"


@pytest.mark.parametrize("lang", LANGS)
def test_an_invitation_is_sent_by_the_systems_sheet_or_by_a_code(visit: Visit, lang: Lang) -> None:
    host = visit(lang, width=390, height=844, touch=True)
    host.page.add_init_script(SHARED)
    table = host.opens("open", mode="quick")
    page = host.open(f"/t/{table}")
    link = page.get_by_label(host.t("table-share")).input_value()
    host.button("share-send").click()
    (sheet,) = page.evaluate("window.shared")
    assert sheet["url"] == link == f"{host.url}/t/{table}" + ("?lang=ko" if lang == "ko" else "")
    assert host.t("game-dice-battle") in sheet["text"]
    page.get_by_text(host.t("share-code"), exact=True).click()
    code = page.get_by_alt_text(host.t("share-code-alt"))
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    # Whoever waits reads what was agreed on, and so does whoever comes by the link.
    expect(page.locator('[data-part="terms"]')).to_contain_text(host.t("mode-dice-battle-quick"))
    assert faults(page) == ""
    guest = visit(lang)
    guest.page.goto(link)
    expect(guest.page.locator('[data-part="terms"]')).to_be_visible()
    expect(guest.button("table-join")).to_be_visible()
    assert faults(guest.page) == ""


def test_without_a_sheet_the_link_is_copied(visit: Visit) -> None:
    host = visit()
    host.page.add_init_script("delete Navigator.prototype.share;")
    host.open(f"/t/{host.opens('open')}")
    expect(host.button("table-copy")).to_be_visible()
    expect(host.button("share-send")).to_have_count(0)


def test_a_face_is_chosen_kept_and_seen_by_others(visit: Visit) -> None:
    host, guest = visit(), visit()
    page = host.open("/settings")
    page.get_by_role("radio", name=host.t("portrait-bride")).check()
    assert faults(page) == ""
    drawn = page.locator("label", has_text=host.t("portrait-bride")).locator("svg").evaluate(LINES)
    assert json.loads(page.evaluate("localStorage['hanpan.settings']"))["face"] == "bride"
    table = host.opens("open")
    host.open(f"/t/{table}")
    guest.open(f"/t/{table}")
    guest.button("table-join").click()
    Board(guest).ready()
    faces = {seat: one["face"] for seat, one in guest.heard("welcome")[-1]["table"]["seats"].items()}
    assert faces == {"p1": "bride", "p2": None}
    assert drawn == guest.page.locator('[data-seat="p1"] h2 svg').first.evaluate(LINES)


@pytest.mark.parametrize("lang", LANGS)
def test_the_keys_of_the_page_and_the_game_are_listed(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang)
    board = Board(visitor).sit(visitor.opens())
    page, keys = visitor.page, visitor.page.locator('[data-part="keys"]')
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    told = dict(
        zip(keys.locator("dt").all_inner_texts(), keys.locator("dd").all_inner_texts(), strict=True),
    )
    pressed = board.choice("attack").get_attribute("aria-keyshortcuts")
    assert told[pressed or ""] == visitor.t("tendency-attack")  # its name, not all that stands on it
    assert told["U"] == visitor.t("key-withdraw")
    assert told["Space"] == visitor.t("key-skip")
    assert faults(page) == ""
    page.keyboard.press("1")  # nobody plays behind the list
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert board.ready() == "tendency"
    visitor.menu("keys-title").click()
    expect(keys).to_be_visible()
    visitor.button("keys-close").click()
    # What is listed is what is bound: the key that the list names does it.
    step = board.step
    page.keyboard.press(pressed or "")
    board.answered(step)


def test_a_board_with_keys_of_its_own_lists_them(visit: Visit) -> None:
    visitor = visit()
    board = TrailBoard(visitor).sit(opens_trail(visitor))
    board.page.keyboard.press("?")
    _lists(board.page, {"E": "trail-key-end", "1–9, 0": "trail-key-card", "Ctrl + Z": "trail-key-undo"}, board.t)
    visitor.open("/editor/trail")
    visitor.page.locator('[data-tile="3,3"]').focus()
    visitor.page.keyboard.press("?")
    _lists(visitor.page, {"↑": "editor-key-move", "X": "editor-key-sign", "1–9": "editor-key-sign"}, board.t)
    visitor.open("/decks/clash")
    visitor.page.locator("[data-act]").first.wait_for()
    visitor.page.keyboard.press("?")
    _lists(visitor.page, {"/": "build-key-search", "+": "build-key-more", "→": "build-key-arrows"}, visitor.t)


def _lists(page: Page, told: dict[str, str], words: Callable[[str], str]) -> None:
    for key, message in told.items():
        row = page.locator('[data-part="keys"]').locator(f'dt:has(kbd:text-is("{key}"))')
        expect(row.locator("xpath=following-sibling::dd[1]")).to_have_text(words(message))


def test_whoever_waits_plays_the_ai_and_is_called_to_the_table(visit: Visit) -> None:
    host, guest = visit(), visit("ko", width=390, height=844, touch=True)
    table = host.opens("open")
    page = host.open(f"/t/{table}")
    page.locator("[data-meanwhile]").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    meanwhile = page.url
    Board(host).ready()
    guest.open(f"/t/{table}")
    guest.button("table-join").click()
    called = page.locator('[data-part="found"]')
    expect(called).to_contain_text(host.t("meanwhile-filled"))
    expect(page).to_have_title(f"● {host.t('meanwhile-filled')}")
    assert faults(page) == ""
    called.get_by_role("button", name=host.t("seek-go")).click()
    page.wait_for_url(f"**/t/{table}")
    for visitor in (host, guest):
        Board(visitor).ready()
    expect(called).to_have_count(0)
    page.goto(host.url)  # what was begun meanwhile goes on
    expect(page.locator(f'a[href="{meanwhile.removeprefix(host.url)}"]')).to_be_visible()
