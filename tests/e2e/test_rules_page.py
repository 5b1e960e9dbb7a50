"""The rulebook in the browser: search, links to clauses, positions to be played."""

from playwright.sync_api import expect

from hanpan.games.loading import load_game
from tests.e2e.accessible import faults
from tests.e2e.board import Board
from tests.e2e.conftest import Visit


def test_the_rules_are_searched_in_either_language(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/rules/dice-battle")
    articles = page.locator("article")
    clauses = load_game("dice-battle").rulebook().clauses
    expect(articles).to_have_count(len(clauses))
    search = page.get_by_role("searchbox", name=visitor.t("rules-search"))
    expect(search).to_be_in_viewport()
    search.fill("flame shield")
    expect(articles.first).to_be_in_viewport()  # nothing else stands before what was found
    found = [one for one in clauses if all(word in _text(one) for word in ("flame", "shield"))]
    assert 0 < len(found) < len(clauses)
    expect(articles).to_have_count(len(found))
    expect(page.locator("main").get_by_role("status")).to_have_text(visitor.t("rules-found", count=len(found)))
    search.fill("화염")
    expect(articles.first).to_be_visible()
    search.fill("zzzz")
    expect(page.locator("main").get_by_role("status")).to_have_text(visitor.t("rules-none"))
    expect(articles).to_have_count(0)
    search.fill("DB-6.3")
    expect(page.locator('article[id="DB-6.3"]')).to_be_visible()


def test_a_short_rulebook_what_changed_and_a_misspelt_word(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open("/rules/sorcerers")
    page.locator('[data-part="guide"] summary').click()
    expect(page.locator('[data-part="guide"]')).to_contain_text("메인 단계 A")
    page.locator('[data-part="changes"] summary').click()
    expect(page.locator('[data-part="changes"]')).to_contain_text("대붕괴")
    parts = {"include": [['[data-part="guide"]'], ['[data-part="changes"]']]}
    assert faults(page, parts) == ""
    search = page.get_by_role("searchbox", name=visitor.t("rules-search"))
    articles, counts = page.locator("article"), []
    clauses = load_game("sorcerers").rulebook().clauses
    for words in ("저주물", "저추물"):  # as some people write it
        search.fill("")
        expect(articles).to_have_count(len(clauses))
        search.fill(words)
        expect(articles).not_to_have_count(len(clauses))
        expect(page.locator('article[id="SO-EQUIP-01"]')).to_be_visible()
        counts.append(articles.count())
    assert 1 < counts[0] == counts[1]
    search.fill("5.2절")
    expect(articles).to_have_count(len(load_game("sorcerers").rulebook().section("5.2")))
    page.locator('article[id="SO-LOOP-01"]').get_by_role("button", name="5.2절").click()
    expect(search).to_have_value("5.2절")
    expect(search).to_be_in_viewport()  # so that it is seen why there are so few


def test_a_clause_has_an_address(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open("/rules/dice-battle/DB-7.7")
    expect(page.locator('article[id="DB-7.7"]')).to_be_in_viewport()
    contents = page.get_by_role("navigation", name=visitor.t("rules-contents"))
    contents.get_by_role("link").last.click()
    last = page.url.rpartition("/")[2]
    assert last != "DB-7.7"
    expect(page.locator(f'article[id="{last}"]')).to_be_in_viewport()
    page.go_back()
    expect(page.locator('article[id="DB-7.7"]')).to_be_in_viewport()


def test_a_clause_is_tried_out(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/rules/dice-battle/DB-5.1")
    page.locator('article[id="DB-5.1"]').get_by_role("button", name=visitor.t("rules-try")).click()
    board = Board(visitor)
    assert board.ready() == "post"
    assert sorted(board.view["hand"]) == ["attack", "reset", "steal"]
    board.card("steal").click()
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    assert any(event["kind"] == "play" and event["data"]["card"] == "steal" for event in board.told[-1])


def test_every_position_of_the_rules_opens(visit: Visit) -> None:
    visitor = visit("en")
    page = visitor.open("/rules/dice-battle")
    expect(page.locator("article").first).to_be_visible()
    buttons = page.get_by_role("button", name=visitor.t("rules-try"))
    count = buttons.count()
    assert count >= 10
    answers: list[int] = []
    page.on("response", lambda answer: answers.append(answer.status) if answer.url.endswith("positions") else None)
    for index in range(count):
        with page.expect_response("**/api/positions"):
            buttons.nth(index).click()
        Board(visitor).ready()
        page.go_back()
        expect(buttons).to_have_count(count)
    assert answers == [201] * count


def _text(clause: object) -> str:
    return str(clause).lower()
