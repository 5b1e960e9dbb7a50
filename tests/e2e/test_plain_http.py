"""A page that came by plain http from another machine, as at home: browsers allow it less, it works all the same."""

from playwright.sync_api import expect

from tests.e2e.board import END, Board
from tests.e2e.conftest import ELSEWHERE, Visit
from tests.e2e.dice_battle.board import passing
from tests.e2e.site import Site


def test_two_people_in_one_house(visit: Visit, site: Site) -> None:
    url = f"http://{ELSEWHERE}:{site.port}"
    first, second = visit("en", at=url, new=True), visit("ko", at=url, new=True)
    page = first.open()
    assert page.evaluate("isSecureContext") is False
    first.button("lobby-new").click()
    first.button("lobby-create").click()
    link = page.get_by_label(first.t("table-share")).input_value()
    first.button("table-copy").click()  # there is no clipboard: the link is shown to be copied by hand
    expect(page.get_by_label(first.t("table-copy"))).to_have_value(link)
    second.page.goto(link)
    second.button("table-join").click()
    one, two = Board(first), Board(second)
    for kind in ("tendency", "pre"):
        assert one.ready() == two.ready() == kind
        step = one.step
        passing(one, kind)
        passing(two, kind)
        one.answered(step)
        two.answered(step)
    second.menu("table-resign").click()
    second.button("table-yes").click()
    expect(page.locator(END)).to_be_visible()
    first.link("end-check").click()
    expect(page.get_by_text(first.t("dice-ok"))).to_be_visible()
    expect(page.get_by_text(first.t("dice-browser", ok="yes"))).to_be_visible()  # its own hashes need no https
    expect(page.get_by_text(first.t("dice-own-value", ok="yes"))).to_be_visible()
