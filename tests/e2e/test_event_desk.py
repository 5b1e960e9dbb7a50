"""The desk of a tournament in the browser: an evening at real tables on a phone, and judges who walk about."""

import subprocess
import sys
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.accessible import faults
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.test_strangers import account
from tests.e2e.visitor import Visitor

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
AT_TABLES = {"game": "clash", "at_tables": True, "terms": {"break_s": 0}}
ON_SERVER = {"game": "dice-battle", "mode": "quick", "terms": {"break_s": 0}}


def host(site: Site, visitor: Visitor, name: str) -> None:
    """Whoever may open tournaments."""
    account(visitor, name)
    command = [sys.executable, "-m", "hanpan", "admin", "organisers", "--db", str(site.database), name]
    subprocess.run(command, check=True, capture_output=True)


def opened(visitor: Visitor, **body: Any) -> str:
    """A tournament, over HTTP. Its id."""
    found: str = visitor.api("POST", "events", body)["info"]["id"]
    return found


def act(visitor: Visitor, event: str, type_: str, **fields: Any) -> Any:
    """What is not the point, over HTTP."""
    return visitor.api("POST", f"events/{event}/acts", {"type": type_, **fields})


def part(visitor: Visitor, name: str) -> Locator:
    """A part of the desk."""
    visitor.page.locator(f'button[data-part="{name}"]').click()
    found = visitor.page.get_by_role("region", name=visitor.t(f"desk-part-{name}"), exact=True)
    expect(found).to_be_visible()
    return found


def no_wider(visitor: Visitor) -> None:
    """The page is not wider than the screen."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tournament_is_opened_and_what_cannot_be_is_said_beside_its_field(visit: Visit, site: Site) -> None:
    mina = visit()
    host(site, mina, "Mina the Host")
    page = mina.open("/events/new")
    form = page.locator("form.settings")
    page.get_by_label(mina.t("desk-name"), exact=True).fill("Friday")
    page.locator('[data-pick="format"][value="swiss_cut"]').check(force=True)
    page.get_by_label(mina.t("desk-cut"), exact=True).fill("6")
    assert not faults(page)
    mina.allow("400")
    mina.button("desk-open").click()
    cut = page.get_by_label(mina.t("desk-cut"), exact=True)
    expect(page.locator('[data-fault="cut"]')).to_contain_text("EV-FORM-02")
    expect(cut).to_be_focused()
    expect(cut).to_have_attribute("aria-invalid", "true")
    cut.fill("4")
    form.get_by_text(mina.t("desk-fold-who"), exact=True).click()
    page.get_by_label(mina.t("desk-capacity"), exact=True).fill("2")
    form.get_by_text(mina.t("desk-fold-who"), exact=True).click()
    page.keyboard.press("Enter")
    mina.button("desk-open").click()
    fault = page.locator('[data-fault="capacity"]')
    expect(fault).to_be_visible()  # its fold opens
    expect(fault).to_contain_text("EV-JOIN-02")
    page.get_by_label(mina.t("desk-capacity"), exact=True).fill("")
    mina.button("desk-open").click()
    page.wait_for_url("**/events/*/desk")
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday")


def test_a_club_evening_on_a_phone(visit: Visit, site: Site) -> None:
    mina = visit("ko", **PHONE)
    host(site, mina, "Mina Club")
    event = opened(mina, name="금요일 모임", rounds=2, best_of=3, **AT_TABLES)
    page = mina.open(f"/events/{event}/desk")
    players = part(mina, "players")
    players.get_by_label(mina.t("desk-add-names"), exact=True).fill("이름,소속\n아라,서울\n봄\n찬\n다미\n")
    players.get_by_role("button", name=mina.t("desk-add"), exact=True).click()
    expect(players.locator("[data-player]")).to_have_count(4)
    players.get_by_label(mina.t("desk-add-names"), exact=True).fill("아라")
    mina.allow("409")
    players.get_by_role("button", name=mina.t("desk-add"), exact=True).click()
    expect(players.get_by_role("alert")).to_contain_text("EV-JOIN-01")
    no_wider(mina)
    assert not faults(page)
    course = part(mina, "round")
    course.get_by_role("button", name=mina.t("desk-start-now")).click()
    first = course.locator('[data-table="1"]')
    expect(course.locator("[data-table]")).to_have_count(2)
    # The pairs are changed before there is a result: two players change places.
    course.get_by_role("button", name=mina.t("desk-pair-otherwise")).click()
    seats = course.locator("fieldset select")
    second, third = (seats.nth(place).input_value() for place in (1, 2))
    seats.nth(1).select_option(third)
    expect(seats.nth(2)).to_have_value(second)
    course.get_by_role("button", name=mina.t("desk-pair-so")).click()
    assert not faults(page)
    course.get_by_label(mina.t("desk-why"), exact=True).fill("형제끼리 만났습니다")
    course.get_by_role("button", name=mina.t("desk-pair-so")).click()
    expect(course.locator("fieldset select")).to_have_count(0)
    # A result, and then another one, for which a reason is asked.
    first.get_by_role("button", name=mina.t("desk-enter")).click()
    first.locator("select").select_option("2-0-0")
    first.get_by_role("button", name=mina.t("desk-enter"), exact=True).click()
    expect(first).to_contain_text("2–0")
    first.get_by_role("button", name=mina.t("desk-correct")).click()
    first.locator("select").select_option("2-1-0")
    first.get_by_role("button", name=mina.t("desk-correct"), exact=True).click()
    expect(first.get_by_role("alert")).to_contain_text("EV-CORR-01")
    first.get_by_role("textbox").fill("한 게임을 잘못 적었습니다")
    first.get_by_role("button", name=mina.t("desk-correct"), exact=True).click()
    expect(first).to_contain_text("2–1")
    no_wider(mina)
    # The round is taken back: pressed without a reason nothing happens.
    course.get_by_role("button", name=mina.t("desk-take-back", round=1)).click()
    course.get_by_role("button", name=mina.t("desk-take-back", round=1)).click()
    expect(course.get_by_role("alert")).to_have_text(mina.t("desk-why-missing"))
    course.get_by_label(mina.t("desk-why"), exact=True).fill("한 사람을 빠뜨렸습니다")
    course.get_by_role("button", name=mina.t("desk-take-back", round=1)).click()
    expect(page.locator(".told")).to_have_text(mina.t("desk-taken-back"))
    told = mina.api("GET", f"events/{event}/log?after=0")["lines"]
    assert [line["order"]["type"] for line in told if "why" in line["order"]] == ["set_pairs", "report", "take_back"]


def test_judges_of_a_tournament(visit: Visit, site: Site) -> None:
    mina, head, ara, bom = visit(), visit("ko", **PHONE), visit(), visit()
    host(site, mina, "Mina Judged")
    for visitor, name in ((head, "Hana Head"), (ara, "Ara Judged"), (bom, "Bom Judged")):
        account(visitor, name)
    event = opened(mina, name="Judged", rounds=1, best_of=3, **ON_SERVER)
    page = mina.open(f"/events/{event}/desk")
    staff = part(mina, "staff")
    staff.get_by_label(mina.t("desk-account")).fill("Hana Head")
    staff.locator("form select").select_option("head_judge")
    staff.get_by_role("button", name=mina.t("desk-appoint"), exact=True).click()
    expect(staff.locator("li")).to_have_count(2)
    staff.get_by_text(mina.t("desk-rights")).click()
    expect(staff.locator("tbody tr").first).to_be_visible()
    assert not faults(page)
    for visitor in (ara, bom):
        act(visitor, event, "join")
    act(mina, event, "start")
    expect(part(mina, "round").locator("[data-table]")).to_have_count(1)  # the round begins by itself
    table = next(match["live"] for match in ara.api("GET", f"events/{event}")["matches"])
    for visitor in (ara, bom):
        visitor.open(f"/t/{table}")
    ara.desk().locator('[data-part="call-judge"] summary').click()
    ara.page.locator('[data-part="call-judge"] input, [data-part="call-judge"] textarea').last.fill("Who is first?")
    ara.page.keyboard.press("Enter")

    phone = head.open(f"/events/{event}/desk")
    judging = phone.get_by_role("region", name=head.t("desk-part-judging"), exact=True)
    call = judging.locator(f'[data-call="{table}"]')
    expect(call).to_contain_text(head.t("desk-table", number=1))
    expect(call.get_by_role("link")).to_have_attribute("href", f"/t/{table}?judge")
    no_wider(head)
    # What comes next is told before it is given, and goes back with the penalty.
    judging.locator("form .grid select").nth(0).select_option(label="Ara Judged")
    judging.locator("form .grid select").nth(1).select_option("late")
    warning, loss = head.t("event-grade-warning"), head.t("event-grade-game-loss")
    judging.get_by_label(head.t("desk-why-maybe"), exact=True).fill("Ten minutes")
    judging.get_by_role("button", name=head.t("desk-give", grade=warning), exact=True).click()
    expect(judging.locator(".due")).to_contain_text(loss)
    expect(judging.locator('[data-penalty="1"]')).to_contain_text("Ten minutes")
    act(ara, event, "appeal", words="The train was late", penalty=1)
    appeal = judging.locator("[data-appeal]")
    expect(appeal).to_contain_text("The train was late")
    assert not faults(phone)
    appeal.get_by_role("textbox").fill("So it was")
    appeal.get_by_role("button", name=head.t("desk-answer"), exact=True).click()
    expect(appeal.locator(".answer")).to_contain_text("So it was")
    penalty = judging.locator('[data-penalty="1"]')
    penalty.get_by_role("button", name=head.t("desk-pardon")).click()
    penalty.get_by_role("textbox").fill("Trains")
    penalty.get_by_role("button", name=head.t("desk-pardon"), exact=True).click()
    expect(penalty).to_contain_text(head.t("desk-lifted"))
    expect(judging.locator(".due")).to_contain_text(warning)
    # Everybody sees the penalty, the player reads why.
    assert ara.api("GET", f"events/{event}")["penalties"][0]["why"] == "Ten minutes"
    assert bom.api("GET", f"events/{event}")["penalties"][0]["why"] is None
    # The files are there to be taken, and the list of pairs to be printed.
    files = part(mina, "files")
    mina.page.evaluate("window.print = () => {}")
    files.get_by_role("button", name=mina.t("desk-print-pairs")).click()
    expect(files.locator('[data-paper="pairs"]')).to_contain_text("Ara Judged")
    assert not faults(page)


def test_an_invitation_is_taken_and_everybody_hears_of_other_settings(visit: Visit, site: Site) -> None:
    mina, joon = visit(), visit("ko", **PHONE)
    host(site, mina, "Mina Invites")
    account(joon, "Joon Invited")
    event = opened(mina, name="Friends", rounds=1, **ON_SERVER | {"terms": {"access": "invitation"}})
    phone = joon.open(f"/events/{event}")
    mine = phone.locator('[data-part="mine"]')
    expect(mine).to_contain_text(joon.t("tour-by-invitation"))
    expect(mine.locator('[data-part="join"]')).to_have_count(0)

    page = mina.open(f"/events/{event}/desk")
    players = part(mina, "players")
    names = players.get_by_label(mina.t("desk-invite"), exact=True)
    names.fill("Nobody of that name")
    mina.allow("404")
    players.get_by_role("button", name=mina.t("desk-invite-do"), exact=True).click()
    expect(players.get_by_role("alert")).to_contain_text("Nobody of that name")
    names.fill("Joon Invited")
    players.get_by_role("button", name=mina.t("desk-invite-do"), exact=True).click()
    expect(players.locator("[data-player]")).to_contain_text(mina.t("desk-invited"))
    assert not faults(page)

    mine.locator('[data-part="join"]').click()  # it is there by itself
    phone.locator('[data-part="join-yes"]').click()
    expect(mine).to_contain_text(joon.t("tour-joined"))
    expect(players.locator("[data-player]")).to_contain_text(mina.t("desk-in"))

    settings = part(mina, "settings")
    settings.get_by_text(mina.t("desk-fold-time"), exact=True).click()
    settings.get_by_label(mina.t("desk-break"), exact=True).fill("5")
    mina.allow("409")
    settings.get_by_role("button", name=mina.t("desk-save"), exact=True).click()
    expect(settings.locator('[data-fault="why"]')).to_be_visible()  # nothing is changed without a reason
    settings.get_by_label(mina.t("desk-why"), exact=True).fill("So that everybody can eat")
    settings.get_by_role("button", name=mina.t("desk-save"), exact=True).click()
    expect(settings.get_by_role("status")).to_have_text(mina.t("desk-saved"))
    changed = phone.locator('[data-part="changed"]')
    expect(changed).to_contain_text(joon.t("tour-setting-break-s"))
    expect(changed).to_contain_text("So that everybody can eat")
    no_wider(joon)
    assert not faults(phone)
    changed.get_by_role("link").click()
    line = phone.locator('[data-order="change"]')
    expect(line).to_contain_text("So that everybody can eat")


def test_byes_ratings_and_players_kept_apart_from_the_desk(visit: Visit, site: Site) -> None:
    """On a phone: what is arranged there is what the first round is paired by."""
    mina = visit(**PHONE)
    host(site, mina, "Mina who Arranges")
    event = opened(mina, name="Friday", seeding="rating", rounds=2, **AT_TABLES)
    act(mina, event, "add", names=["Ara", "Bom", "Chan", "Dami", "Eun"])
    page = mina.open(f"/events/{event}/desk")
    players = part(mina, "players")
    players.get_by_text(mina.t("desk-arranged"), exact=True).click()
    arranged = players.locator('[data-part="arranged"]')
    ratings, byes, groups = (arranged.locator("form").nth(at) for at in range(3))
    for name, rating in (("Ara", 1900), ("Bom", 1800), ("Chan", 1700), ("Dami", 1600)):
        ratings.get_by_label(mina.t("desk-player")).select_option(label=name)
        ratings.get_by_label(mina.t("desk-rating")).fill(str(rating))
        ratings.get_by_role("button").click()
        expect(ratings.get_by_label(mina.t("desk-rating"))).to_have_value("")
    byes.get_by_label(mina.t("desk-player")).select_option(label="Eun")
    byes.get_by_label(mina.t("desk-worth")).select_option("draw")
    byes.get_by_role("button").click()
    expect(arranged.locator("li").first).to_contain_text("Eun")
    for name in ("Ara", "Chan"):
        groups.get_by_label(name).check()
    groups.get_by_role("button").click()
    expect(arranged.locator("li").last).to_contain_text("Ara, Chan")
    no_wider(mina)
    assert not faults(page)
    act(mina, event, "start")
    mina.open(f"/events/{event}")
    for name, other in (("Ara", "Dami"), ("Bom", "Chan")):
        expect(page.locator("[data-table]").filter(has_text=name)).to_contain_text(other)
