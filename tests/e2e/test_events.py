"""Tournaments in browsers: a Swiss with a top cut among people and bots, and an evening at real tables by phone."""

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page as Browsed
from playwright.sync_api import expect

from hanpan.tournaments.log import read
from hanpan.tournaments.verify import faults as differences
from tests.e2e.accessible import faults
from tests.e2e.board import END
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.sorcerers.board import SorcererBoard, bring
from tests.e2e.sorcerers.test_people import skip
from tests.e2e.tournaments import Held, Page, account, organiser
from tests.e2e.visitor import Visitor
from tests.pace import PATIENCE_S

# One spell ends a game at once.
CURSES = {"SPL-04": 40}
QUICK = {"setup.hp": 3, "power.first": 3, "deck.copies": 60}


def until(done: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None) -> None:
    """Wait for something that one page alone cannot wait for."""
    last = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < last, "it does not come"
        meanwhile()
        time.sleep(0.05)


def press_on(boards: list[SorcererBoard]) -> None:
    """Each who is asked something answers: the curse, where it can be cast."""
    for board in boards:
        kind, step = board.asks(), board.step
        if kind == "mulligan":
            board.choice("lock").click()
            board.settled(step)
        elif kind == "main" and board.view[seat_of(board)]["power"] >= 3:
            board.play("SPL-04")
            board.settled(step)
        elif kind:
            skip(board)


def seat_of(board: SorcererBoard) -> str:
    """Where this browser sits."""
    return str(board.visitor.heard("welcome")[-1]["seat"])


def sit(visitor: Visitor) -> SorcererBoard:
    """Wait until the page has led to a table, and something is asked there."""
    visitor.page.wait_for_url("**/t/*")
    board = SorcererBoard(visitor)
    board.ready()
    return board


def join(visitor: Visitor, held: Held) -> None:
    """Read the rules, register the own deck, join."""
    page = visitor.page
    page.locator('[data-part="join"]').click()
    expect(page.locator('dialog[open] [data-clause="EV-DECK-01"]')).to_be_visible()
    page.locator('[data-part="deck-pick"]').select_option("own:Curses")
    expect(page.locator('[data-deck="report"][data-checked="0"]')).to_be_visible()
    assert not faults(page)
    page.locator('[data-part="join-yes"]').click()
    expect(page.locator('[data-part="mine"]')).to_contain_text(visitor.t("tour-joined"))


def test_people_and_bots_play_a_swiss_to_the_end_of_its_cut(visit: Visit, site: Site, tmp_path: Path) -> None:
    host, judge = organiser(site, visit()), visit()
    held = Held(
        host,
        name="Curses on Friday",
        game="sorcerers",
        mode="casual",
        format="swiss_cut",
        rounds=2,
        cut=2,
        # The break is long: the organiser begins each round.
        terms={"overrides": QUICK, "decks": "secret", "bots": True, "no_show_s": 7200, "break_s": 3600},
    )
    people = [visit(), visit("ko"), visit(), visit("ko")]
    names = [account(one, name) for one, name in zip(people, ("Ara", "Bom", "Chan", "Dami"), strict=True)]
    for one in people[:3]:
        one.open("/settings")
        bring(one, "Curses", CURSES)
        one.open("/events")
        one.page.locator('[data-list="open"]').get_by_role("link", name="Curses on Friday").first.click()
        one.page.goto(f"{one.url}/events/{held.id}")  # of all that are called so, this one
        join(one, held)
    cards = [card for card, count in CURSES.items() for _ in range(count)]
    held.act("join", people[3], cards=cards)
    held.act("appoint", name=account(judge, "Judge"), role="head_judge")
    held.act("add", bots=4, level="easy")
    held.act("start")

    # Round 1: each page leads to its table. One of the four never comes.
    held.act("penalize", judge, player=held.handle(names[1]), infraction="late", why="ten minutes")
    boards = [sit(one) for one in people[:3]]
    handles = [held.handle(name) for name in names]
    # Only now is the time short after which whoever has not come loses: the others are there.
    body = {key: value for key, value in held.page["settings"].items() if key not in ("seed", "tie_breaks")}
    held.act("change", settings=body | {"terms": body["terms"] | {"no_show_s": 1}}, why="one of us is not here")
    until(
        lambda: all(one["how"] for one in held.matches(1) if {one["first"], one["second"]} & set(handles)),
        lambda: press_on(boards),
    )
    # Two bots take as long as they like; they are not waited for.
    for match in held.matches(1):
        if match["how"] is None:
            report(held, match, first=True, why="called off")
    absent = next(match for match in held.matches(1) if handles[3] in (match["first"], match["second"]))
    assert absent["how"] == "forfeit"
    held.act("change", settings=body, why="whoever plays the final may take the time to come")

    # The first two go on as winners; a result that concerns neither is corrected, with a reason, and so are theirs.
    two = [0, 1] if not met(held.matches(1), handles[0], handles[1]) else [0, 2]
    third = 3 - sum(two)
    finalists = [handles[each] for each in two]
    other = next(one for one in held.matches(1) if not {one["first"], one["second"]} & set(finalists))
    report(held, other, first=other["score"][0] == 0, why="entered the wrong way round")
    for match in held.matches(1):
        for handle in {match["first"], match["second"]} & set(finalists):
            report(held, match, first=match["first"] == handle, why="agreed at the table")
    dropping = people[third].page
    expect(dropping.locator(END)).to_be_visible()
    dropping.locator('[data-part="to-event"]').click()
    dropping.locator('[data-part="drop"]').click()
    dropping.locator('[data-part="drop-yes"]').click()
    expect(dropping.locator('[data-part="mine"]')).to_contain_text(people[third].t("tour-own-dropped"))

    # Round 2, without browsers: paired and decided by the organiser, who says why.
    held.act("set_pairs", round=2, pairs=pairs_for(held, finalists), why="the two have to leave early")
    for match in held.matches(2):
        if match["how"] is None:
            report(held, match, first=match["second"] not in finalists, why="called off")

    # The final. Whoever still looks at a table that is over is called by a banner, and sees the penalty on the page.
    bom = people[1].page
    bom.goto(f"{people[1].url}/events/{held.id}")
    expect(bom.locator('[data-part="mine"]')).to_contain_text("ten minutes")
    assert not faults(bom)
    held.act("pair")
    last = [people[each] for each in two]
    for one in last:
        table = held_table(one, held)
        one.page.locator('[data-part="called"] button, [data-part="choice"][data-ready]').first.wait_for()
        if table not in one.page.url:
            one.page.locator('[data-part="called"] button').click()
        one.page.wait_for_url(f"**/t/{table}")
    boards = [SorcererBoard(one) for one in last]
    for board in boards:
        board.ready()
    until(lambda: all(board.over() for board in boards), lambda: press_on(boards))
    held.act("finish")
    winner = held.host.api("GET", f"events/{held.id}/bracket")["stands"][-1]["winner"]
    assert winner in finalists

    # What is left is there for everybody: the winner, the bracket, the standings, the log, replays, files.
    public = visit("ko", width=390, height=844)
    public.open(f"/events/{held.id}")
    expect(public.page.locator('[data-part="winner"]')).to_contain_text(names[handles.index(winner)])
    expect(public.page.locator('[data-part="standings"] tbody tr')).to_have_count(8)
    assert not faults(public.page)
    for show, wanted in (
        ("bracket", '[data-stand="W1.1"]'),
        ("rounds", "[data-table]"),
        ("people", "text=" + public.t("tour-penalties")),
        ("log", '[data-order="report"]'),
        ("rules", '[data-clause="EV-ELIM-01"]'),
    ):
        public.page.locator(f'[data-show="{show}"]').click()
        expect(public.page.locator(wanted).first).to_be_visible()
        assert not faults(public.page), show
        assert "ten minutes" not in public.page.content(), show  # that is told to the player and the judges
    file = tmp_path / "event.jsonl"
    file.write_bytes(public.context.request.get(f"{public.url}/api/events/{held.id}/export?as=log").body())
    assert differences(entry.order for entry in read(file)) == []


def held_table(visitor: Visitor, held: Held) -> str:
    """Where somebody has to play now, once the table is open."""

    def told() -> str | None:
        table: str | None = visitor.api("GET", f"events/{held.id}")["me"]["table"]
        return table

    until(lambda: told() is not None)
    return told() or ""


def met(matches: list[Page], one: str, other: str) -> bool:
    return any({one, other} == {match["first"], match["second"]} for match in matches)


def report(held: Held, match: Page, *, first: bool, why: str) -> None:
    """The organiser enters who has won."""
    score = (int(first), int(not first))
    held.act("report", round=match["round"], table=match["number"], first=score[0], second=score[1], why=why)


def pairs_for(held: Held, finalists: list[str]) -> list[list[str | None]]:
    """The two who shall meet in the final against others, and everybody else in a pair; the last has the bye. They meet
    those who have won so far: then nobody else can win twice, and tie-breaks decide nothing."""
    active = [one["handle"] for one in held.page["people"] if one["plays"] and not one["out"]]
    won = {one["first"] if one["score"][0] > one["score"][1] else one["second"] for one in held.matches(1)}
    rest: list[str | None] = sorted({*active} - {*finalists}, key=lambda one: (one not in won, one))
    if len(rest) % 2:
        rest.append(None)
    pairs: list[list[str | None]] = [[one, rest.pop(0)] for one in finalists]
    return [*pairs, *([rest[i], rest[i + 1]] for i in range(0, len(rest), 2))]


def test_an_evening_at_real_tables_by_phone(visit: Visit, site: Site) -> None:
    host = organiser(site, visit())
    held = Held(host, name="Club evening", game="clash", format="swiss", rounds=1, best_of=3, at_tables=True, terms={})
    phones = [visit(lang, width=390, height=844, touch=True) for lang in ("ko", "en")]
    names = [account(one, name) for one, name in zip(phones, ("Eun", "Finn"), strict=True)]
    for one in phones:
        one.open(f"/events/{held.id}")
        one.page.locator('[data-part="join"]').tap()
        one.page.locator('[data-part="join-yes"]').tap()
        expect(one.page.locator('[data-part="mine"]')).to_contain_text(one.t("tour-joined"))
    held.act("add", names=["Gil", "Hyo"])
    held.act("start")
    eun, finn, gil, hyo = (held.handle(name) for name in (*names, "Gil", "Hyo"))
    held.act("set_pairs", round=1, pairs=[[eun, finn], [gil, hyo]], why="the two came together")
    first, second = phones
    for one in phones:
        expect(one.page.locator('[data-part="mine"]')).to_contain_text(one.t("tour-table", table=1))
        assert not faults(one.page)
    first.page.locator('[data-pick="result"][value="2-1-0"]').check(force=True)
    first.page.locator('[data-part="claim"]').tap()
    expect(first.page.locator('[data-part="result"]')).to_contain_text(
        first.t("tour-result-waits", name=names[1], mine=first.t("tour-result-won", own=2, other=1))
    )
    said = second.page.locator('[data-part="result"]')
    expect(said).to_contain_text(second.t("tour-result-lost", own=1, other=2))
    second.button("tour-result-other").tap()
    second.page.locator('[data-pick="result"][value="2-0-0"]').check(force=True)
    second.page.locator('[data-part="claim"]').tap()
    expect(said.get_by_role("status")).to_contain_text(names[0])  # they differ
    assert not faults(second.page)
    second.page.locator('[data-part="confirm"]').tap()
    expect(first.page.locator('[data-part="mine"]')).to_contain_text(
        first.t("tour-own-result", name=names[1], how="played", outcome="won", own=2, other=1)
    )
    held.act("report", round=1, table=2, first=0, second=2)
    second.page.locator('[data-show="standings"]').tap()
    expect(second.page.locator("tbody tr")).to_have_count(4)
    expect(second.page.locator("tbody tr").first).to_contain_text("Hyo")
    assert second.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    second.page.emulate_media(media="print")
    expect(second.page.locator("nav").first).to_be_hidden()
    expect(second.page.locator("tbody tr").first).to_be_visible()


def test_an_arena_leads_from_one_game_to_the_next(visit: Visit, site: Site) -> None:
    terms = {"minutes": 30, "delay_s": 30, "bots": True}
    held = Held(organiser(site, visit()), name="Arena", game="dice-battle", mode="quick", format="arena", terms=terms)
    phone, late, public = visit(width=390, height=844), visit("ko"), visit()
    names = [account(one, name) for one, name in ((phone, "Ida"), (late, "Jun"))]
    phone.open(f"/events/{held.id}")
    held.act("join", phone)
    held.act("add", bots=1, level="easy")
    held.act("start")
    phone.page.wait_for_url("**/t/*")
    first = held_table(phone, held)
    late.open(f"/events/{held.id}")
    late.button("tour-join").click()  # at once: there are no rounds
    late.page.locator('[data-part="join-yes"]').click()
    expect(late.page.locator('[data-part="mine"]')).to_contain_text(late.t("tour-wait-arena"))
    match = held.matches(1)[0]
    report(held, match, first=match["second"] == held.handle(names[0]), why="agreed")
    late.page.wait_for_url("**/t/*")  # somebody is free
    second = held_table(late, held)
    assert second != first
    phone.page.locator('[data-part="to-event"]').click()
    expect(phone.page.locator('[data-part="mine"]')).to_be_visible()
    public.open(f"/t/{second}")
    expect(public.page.get_by_text(public.t("problem-delayed"))).to_be_visible()
    public.page.goto(f"{public.url}/events/{held.id}")
    rows = public.page.locator("[data-table]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(names[1])
    expect(rows.first.get_by_role("link", name=public.t("tour-watch"))).to_have_attribute("href", f"/t/{second}")
    expect(rows.last.locator('a[href^="/replay/"]')).to_have_attribute("href", f"/replay/{first}")
    assert not faults(public.page)


def test_a_club_evening_by_keyboard_alone(visit: Visit, site: Site) -> None:
    soon = int(time.time() * 1000) + 1_800_000
    held = Held(
        organiser(site, visit()),
        name="By keyboard",
        game="clash",
        rounds=1,
        best_of=3,
        at_tables=True,
        terms={"start_at": soon, "check_in_minutes": 60, "access": "password"},
        password="dragon",
    )
    pair = [visit(), visit("ko")]
    names = [account(one, name) for one, name in zip(pair, ("Kim", "Lee"), strict=True)]
    for one in pair:
        page = one.open(f"/events/{held.id}")
        to(page, '[data-part="join"]', "Enter")
        expect(page.locator("dialog[open]")).to_be_visible()
        to(page, '[data-part="password"]')
        page.keyboard.type("dragon")
        to(page, '[data-part="join-yes"]', "Enter")
        to(page, '[data-part="check-in"]', "Enter")
        expect(page.locator('[data-part="mine"]')).to_contain_text(one.t("tour-own-checked"))
    held.act("start")
    first, second = (one.page for one in pair)
    expect(first.locator('[data-part="result"]')).to_be_visible()
    to(first, '[data-pick="result"]', " ")
    to(first, '[data-part="claim"]', "Enter")
    expect(second.locator('[data-part="confirm"]')).to_be_visible()
    to(second, '[data-part="confirm"]', "Enter")
    expect(second.locator('[data-part="winner"]')).to_contain_text(names[0])


def to(page: Browsed, wanted: str, key: str = "") -> None:
    """Go on with Tab until it has the focus, and press the key there."""
    page.locator(wanted).first.wait_for(state="attached")
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            if key:
                page.keyboard.press(key)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")
