"""Every page of the client in every state worth looking at: how to get there."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.beside import plays_out
from tests.e2e.board import END, Board
from tests.e2e.conftest import Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.dice_battle.scenes import ME, RIVAL
from tests.e2e.found import Scene, of_games
from tests.e2e.visitor import Visitor

UNUSUAL: dict[str, Any] = {
    "judge": True,
    "overrides": {"start.total": 5, "start.energy": 1},
}  # said before
CHANGES = '[data-part="changes"]'


def lobby(visitor: Visitor, visit: Visit) -> None:
    """The lobby with something in every list."""
    visitor.opens()
    done = visitor.opens()
    Board(visitor).sit(done)
    _give_up(visitor)
    other = visit("ko")
    other.opens("open", visibility="public", **UNUSUAL)
    other.opens("hard", visibility="public")
    visitor.open()
    region = visitor.page.get_by_role("region", name=visitor.t("lobby-watch"), exact=True)
    expect(region.get_by_role("link").first).to_be_visible()
    expect(visitor.page.locator(CHANGES).first).to_contain_text("DB-")


def lobby_first(visitor: Visitor, _visit: Visit) -> None:
    """The lobby of somebody who has never been here, at a server where nobody else is."""
    visitor.page.route("**/api/tables?scope=*", lambda route: route.fulfill(json={"tables": []}))
    visitor.open()
    expect(visitor.link("lobby-first")).to_be_visible()


def lobby_settings(visitor: Visitor, _visit: Visit) -> None:
    """What Play begins, set with chips."""
    visitor.open()
    visitor.picks("clash", foe="easy", mode="duel")


def lobby_join(visitor: Visitor, visit: Visit) -> None:
    """What one sits down to, over the lobby."""
    table = visit("en").opens("open", visibility="public", **UNUSUAL)
    visitor.open()
    visitor.page.locator(f'a[href="/t/{table}"]').click()
    expect(visitor.button("table-join")).to_be_visible()


def matches(visitor: Visitor, _visit: Visit) -> None:
    """The list of one's matches."""
    Board(visitor).sit(visitor.opens())
    _give_up(visitor)
    visitor.open("/matches")
    expect(visitor.page.locator("[data-match]")).to_be_visible()


def new_table(visitor: Visitor, _visit: Visit) -> None:
    """The form for a new table."""
    visitor.open()
    visitor.page.locator("[data-start]").first.wait_for()
    visitor.button("lobby-new").click()
    visitor.page.locator('[data-pick="against"][value="bot"]').check(force=True)


def waiting(visitor: Visitor, _visit: Visit) -> None:
    """A table that waits for a second player."""
    visitor.open(f"/t/{visitor.opens('open')}")
    expect(visitor.page.get_by_label(visitor.t("table-share"))).to_be_visible()


def invited(visitor: Visitor, visit: Visit) -> None:
    """A table with everything that is to be said before sitting down, seen by who got the link."""
    table = visit("en").opens("open", clock={"base_s": 300}, spectator_delay_s=30, **UNUSUAL)
    visitor.open(f"/t/{table}")
    expect(visitor.button("table-join")).to_be_visible()
    expect(visitor.page.locator(f"{CHANGES} a").first).to_be_visible()


def menu(visitor: Visitor, _visit: Visit) -> None:
    """The menu of a table, with what was agreed on."""
    Board(visitor).sit(visitor.opens(**UNUSUAL))
    expect(visitor.menu("table-resign")).to_be_visible()
    visitor.page.locator("#menu summary").first.click()


def sure(visitor: Visitor, _visit: Visit) -> None:
    """Whether one really wants to give up."""
    Board(visitor).sit(visitor.opens())
    visitor.menu("table-resign").click()
    expect(visitor.button("table-yes")).to_be_visible()


def keys(visitor: Visitor, _visit: Visit) -> None:
    """The keys of the page and the game, over a table."""
    Board(visitor).sit(visitor.opens())
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def judge_desk(visitor: Visitor, visit: Visit) -> None:
    """The judge's desk: a call, its explanation with the clause, and the link for a judge of one's own."""
    table = visitor.opens("open", judge=True)
    rival = visit("en")
    rival.api("POST", f"tables/{table}/join")
    boards = Board(visitor), Board(rival)
    for board in boards:
        board.sit(table)
    for board in boards:
        board.choice("attack").click()
    boards[0].answered(0)
    desk = visitor.desk()
    desk.locator('[data-part="call-judge"] summary').click()
    about = desk.locator('[data-part="call-judge"] select')
    about.select_option(index=1)
    about.press("Tab")
    visitor.page.keyboard.type("why?")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator('[data-part="explanation"] blockquote a')).to_contain_text("DB-")


def line_lost(visitor: Visitor, _visit: Visit) -> None:
    """A table whose line is broken."""
    visitor.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    Board(visitor).sit(visitor.opens())
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text(visitor.t("link-lost"))).to_be_visible()


def server_away(visitor: Visitor, _visit: Visit) -> None:
    """A server that does not answer, as a page says it."""
    visitor.allow("ERR_FAILED")
    visitor.open()
    visitor.page.locator("[data-start]").first.wait_for()
    visitor.page.route("**/api/**", lambda route: route.abort())
    visitor.page.locator("[data-start]").first.click()
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.t("problem-offline"))


def plain(visitor: Visitor, _visit: Visit) -> None:
    """The board for any game: many options, what may not be chosen, an answer as text that is refused."""
    me, rival = {**ME, "energy": 9, "tendency": "attack"}, {**RIVAL, "tendency": "balance"}
    table = visitor.position(round=5, stage="pre", p1=me, p2=rival)
    visitor.open(f"/t/{table}?board=plain")
    Board(visitor).ready()
    page = visitor.page
    expect(page.locator("[data-option]").first).to_be_enabled()
    for fold in page.locator('[data-part="choice"] details summary').all():
        fold.click()
    page.get_by_role("textbox", name=visitor.t("plain-text")).fill("keep 3")
    visitor.button("plain-read").click()
    expect(page.locator('[data-part="choice"] form + div .loss')).to_be_visible()


def plain_replay(visitor: Visitor, _visit: Visit) -> None:
    """One moment of a replay on the board for any game."""
    table = plays_out(visitor, visitor.opens())
    visitor.open(f"/replay/{table}?board=plain&step=5&seat=p1")
    expect(visitor.page.locator('[data-part="now"]')).to_be_visible()


def watching(visitor: Visitor, visit: Visit) -> None:
    """A game of somebody else."""
    player = visit("en")
    table = player.opens()
    board = Board(player).sit(table)
    board.play_on(passing, rounds=1)
    visitor.open(f"/t/{table}")
    expect(visitor.page.get_by_text(visitor.t("board-watching"))).to_be_visible()


def end(visitor: Visitor, _visit: Visit) -> None:
    """The end of a game that was played out."""
    Board(visitor).sit(plays_out(visitor, visitor.opens(overrides=UNUSUAL["overrides"])))
    expect(visitor.page.locator('[data-part="moments"]')).to_be_visible()


def end_counted(visitor: Visitor, _visit: Visit) -> None:
    """The statistics of a game that was played out."""
    Board(visitor).sit(plays_out(visitor, visitor.opens())).statistics()


def end_watched(visitor: Visitor, visit: Visit) -> None:
    """The end of a game that was given up, for a spectator."""
    player = visit("en")
    table = player.opens()
    Board(player).sit(table)
    _give_up(player)
    visitor.open(f"/t/{table}")
    expect(visitor.page.locator(END)).to_be_visible()


def guide(visitor: Visitor, _visit: Visit) -> None:
    """A game at a glance, before its rules."""
    visitor.open("/rules/dice-battle")
    expect(visitor.page.get_by_text(visitor.t("rules-glance-miss"))).to_be_attached()


def rules(visitor: Visitor, _visit: Visit) -> None:
    """The rulebook at a clause."""
    visitor.open("/rules/dice-battle/DB-6.3")
    expect(visitor.page.locator('article[id="DB-6.3"]')).to_be_visible()


def search(visitor: Visitor, _visit: Visit) -> None:
    """The rulebook, searched."""
    visitor.open("/rules/dice-battle")
    visitor.page.get_by_role("searchbox").fill("reset")
    expect(visitor.page.locator("main").get_by_role("status")).not_to_be_empty()


def dice(visitor: Visitor, _visit: Visit) -> None:
    """Fair dice of a finished game."""
    table = visitor.opens()
    Board(visitor).sit(table)
    _give_up(visitor)
    visitor.open(f"/dice/{table}")
    expect(visitor.page.get_by_text(visitor.t("dice-ok"))).to_be_visible()


def settings(visitor: Visitor, _visit: Visit) -> None:
    """The settings."""
    visitor.open("/settings")
    expect(visitor.page.get_by_role("radio").first).to_be_visible()


def account(visitor: Visitor, _visit: Visit) -> None:
    """A guest's account page with something wrong."""
    visitor.open("/account")
    visitor.allow("401")
    form = visitor.page.locator("form").filter(has=visitor.page.locator('[type="password"]'))
    form.get_by_label(visitor.t("account-name")).fill("nobody")
    form.get_by_label(visitor.t("account-password")).fill("not a password")
    visitor.button("account-login").click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def signed_in(visitor: Visitor, _visit: Visit) -> None:
    """The account page of an account."""
    name = visitor.opens()
    visitor.api("POST", "account/register", {"name": name, "password": "correct horse battery"})
    visitor.open("/account")
    expect(visitor.button("account-logout")).to_be_visible()


def one_time_codes(visitor: Visitor, visit: Visit) -> None:
    """Switching one-time codes on, and about to leave: all that the account page can ask."""
    signed_in(visitor, visit)
    page = visitor.page
    heading = page.get_by_role("heading", name=visitor.t("account-codes"), exact=True)
    codes = page.locator("section").filter(has=heading)
    codes.get_by_label(visitor.t("account-password")).fill("correct horse battery")
    codes.get_by_role("button").click()
    expect(codes.locator("img")).to_be_visible()
    visitor.button("account-delete-begin").click()


def replay(visitor: Visitor, _visit: Visit) -> None:
    """The replay page in the middle of a game, with a case cut."""
    table = plays_out(visitor, visitor.opens())
    visitor.open(f"/replay/{table}?step=5&seat=p1")
    visitor.page.locator('[data-case="cut"]').click()
    expect(visitor.page.locator('[data-case="text"]')).to_be_visible()


def tutorial(visitor: Visitor, _visit: Visit) -> None:
    """The tutorial at its first choice."""
    visitor.open("/tutorial")
    expect(visitor.page.locator('[data-lesson="tendency"]')).to_be_visible()


def decks(visitor: Visitor, _visit: Visit) -> None:
    """The deck builder with faults, a saved deck, the curve as a table and the deck as text."""
    page = visitor.open("/decks/clash")
    page.locator('[data-deck="open"]').select_option("named:blades")
    page.locator('[data-deck="save"]').click()
    for card in ("A01", "A02"):
        page.locator(f'[data-card="{card}"] [data-act="more"]').click()
    expect(page.locator('[data-deck="report"]')).to_have_attribute("data-checked", "3")
    page.locator(".deck summary").first.click()
    page.locator(".deck summary").last.click()
    page.locator('[data-kind="attack"]').click()


def lab(visitor: Visitor, _visit: Visit) -> None:
    """A server without a lab says where there is one."""
    visitor.open("/lab")
    expect(visitor.page.locator("main pre")).to_be_visible()


def gallery(visitor: Visitor, _visit: Visit) -> None:
    """Pictures that all games share, and faces."""
    visitor.open("/gallery")
    expect(visitor.page.locator('[data-portrait="child"]')).to_be_visible()


def gallery_of_a_game(visitor: Visitor, _visit: Visit) -> None:
    """The pictures of a game that draws some itself."""
    visitor.open("/gallery/trail")
    expect(visitor.page.locator('[data-picture="monster-slime"] circle').first).to_be_visible()


def credits(visitor: Visitor, _visit: Visit) -> None:
    """Whose the icons are."""
    visitor.open("/credits")
    expect(visitor.page.get_by_role("link", name="dripping-knife")).to_be_visible()


def missing(visitor: Visitor, _visit: Visit) -> None:
    """An address that is no page."""
    visitor.open("/nowhere")
    expect(visitor.page.get_by_role("heading", name=visitor.t("missing-page"))).to_be_visible()


def no_table(visitor: Visitor, _visit: Visit) -> None:
    """A table that does not exist."""
    visitor.allow("404")
    visitor.open("/t/abcdefghijkm")
    expect(visitor.page.get_by_text(visitor.t("missing-table"))).to_be_visible()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        lobby,
        lobby_first,
        lobby_settings,
        lobby_join,
        matches,
        new_table,
        waiting,
        invited,
        menu,
        sure,
        keys,
        judge_desk,
        line_lost,
        server_away,
        plain,
        plain_replay,
        watching,
        end,
        end_counted,
        end_watched,
        guide,
        rules,
        search,
        dice,
        settings,
        account,
        signed_in,
        one_time_codes,
        replay,
        tutorial,
        decks,
        lab,
        gallery,
        gallery_of_a_game,
        credits,
        missing,
        no_table,
    )
} | {name: scene for scenes in of_games("SCENES").values() for name, scene in scenes.items()}


def _give_up(visitor: Visitor) -> None:
    visitor.menu("table-resign").click()
    visitor.button("table-yes").click()
    expect(visitor.page.locator(END)).to_be_visible()
