"""The table explains itself: the coach's reasons, why a card is blocked, the arithmetic of a line, the rulebook."""

from playwright.sync_api import expect

from tests.e2e.board import Board
from tests.e2e.conftest import Visit
from tests.e2e.words import words

RICH = {"total": 20, "energy": 9, "tendency": "attack"}
POOR = {"total": 21, "energy": 0, "tendency": "balance"}

NO = '[data-sign="no"]'


def test_the_coach_names_a_choice_and_its_reasons(visit: Visit) -> None:
    visitor = visit("ko")
    hand = ["boost", "defence"]
    board = Board(visitor).sit(visitor.position(round=7, stage="pre", p1={**RICH, "hand": hand}, p2=POOR))
    coach = board.advised()
    for reason in coach.get_by_role("listitem").all_inner_texts():
        assert any("가" <= letter <= "힣" for letter in reason), reason
    advised = visitor.heard("hint")[-1]["hint"]["action"]["cards"]
    assert advised, "this position calls for a card"
    marked = board.page.locator("[data-card]").filter(has_text=visitor.t("board-coach-says"))
    expect(marked).to_have_count(len(advised))
    visitor.button("board-take-advice").click()
    for card in advised:
        expect(board.card(card)).to_have_attribute("aria-pressed", "true")
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    assert board.view["p1"]["played"] == advised


def test_a_blocked_card_says_why_and_what_to_do(visit: Visit) -> None:
    visitor = visit("en")
    me = {**POOR, "hand": ["attack", "boost"]}
    board = Board(visitor).sit(visitor.position(round=4, stage="pre", p1=me, p2=RICH))
    boost = board.card("boost")
    expect(boost).to_have_attribute("aria-disabled", "true")
    refusal = next(
        choice["refusal"]
        for choice in visitor.heard("welcome")[-1]["asked"]["menu"]
        if choice["action"].get("cards") == ["boost"]
    )
    assert refusal["code"] == "no_energy"
    expect(boost).to_contain_text(visitor.t("refusal-no-energy", **refusal["params"]))
    expect(boost).to_contain_text(words("en").format("refusal-no-energy", refusal["params"], "remedy"))
    boost.click(force=True)
    expect(boost).to_have_attribute("aria-pressed", "false")
    shield = board.page.get_by_role("group", name=visitor.t("board-shield"))
    expect(shield.locator(NO).first).to_be_visible()
    expect(shield.get_by_label(visitor.t("board-shield-more"))).to_have_attribute("aria-disabled", "true")


def test_what_does_not_go_together_says_so(visit: Visit) -> None:
    visitor = visit("en")
    hand = ["defence", "boost"]
    me = {"total": 20, "energy": 4, "tendency": "attack", "hand": hand}
    board = Board(visitor).sit(visitor.position(round=4, stage="pre", p1=me, p2=POOR))
    board.card("boost").click()
    why = visitor.t("refusal-no-energy", needed=5, energy=4)
    expect(board.card("defence")).to_contain_text(why)
    expect(board.choice("lock")).to_have_text(visitor.t("board-lock", cost=4, left=0))
    board.card("boost").click()
    expect(board.card("defence").locator(NO)).to_have_count(0)


def test_a_line_opens_into_its_arithmetic_and_the_rulebook(visit: Visit) -> None:
    visitor = visit("en")
    # The rival's guard and shield meet a flame and an attack card.
    me = {"total": 18, "energy": 4, "hand": ["attack"], "tendency": "attack", "dice": [6], "specials": ["flame"]}
    rival = {"total": 22, "energy": 2, "shields": 1, "guard": True, "tendency": "balance", "dice": [6]}
    board = Board(visitor).sit(visitor.position(events=False, round=6, stage="post", p1=me, p2=rival))
    board.card("attack").click()
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    log = board.page.locator('[data-part="log"]')
    blocks = [event for event in board.told[-1] if event["kind"] == "block"]
    stopped = log.locator("[data-line] .block")
    expect(stopped).to_have_count(len(blocks))
    assert len(blocks) == 2
    for one in stopped.all():
        expect(one.locator(NO)).to_be_visible()
    gains = log.locator("[data-line] .gain")
    expect(gains.first.locator('[data-sign="up"]')).to_be_visible()
    expect(board.page.locator(".steps .block").first.locator(NO)).to_be_visible()  # and so it stands on the table
    line = log.locator("[data-line]", has=board.page.locator(".block"))
    expect(line).to_have_count(1)  # both attacks on the same seat: one line
    expect(line).to_have_attribute("aria-expanded", "false")
    line.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    assert board.page.locator(f"[id='{line.get_attribute('aria-controls')}']").count() == 1
    told = log.locator(".detail")
    kinds = ("attacks", "block", "hit", "reserve")
    assert told.count() >= sum(event["kind"] in kinds for event in board.told[-1])
    why = told.filter(has=board.page.locator(".block")).first.locator(".why")
    expect(why).to_be_visible()
    assert any(letter.isdigit() for letter in why.inner_text())
    clause = blocks[0]["clause"]
    why.get_by_role("link", name=clause).click()
    expect(board.page).to_have_url(f"{visitor.url}/rules/dice-battle/{clause}")
    article = board.page.locator(f'article[id="{clause}"]')
    expect(article).to_be_focused()
    expect(article).to_be_in_viewport()
    board.page.go_back()
    board.ready()


def test_luck_dice_are_a_choice_of_their_own(visit: Visit) -> None:
    visitor = visit("ko")
    me = {"total": 15, "energy": 3, "luck": True, "tendency": "defence"}
    board = Board(visitor).sit(visitor.position(round=5, stage="pre", p1=me, p2=POOR))
    board.choice("lock").click()
    board.page.locator('[data-ready="keep"]').wait_for()
    dice = board.view["luck_dice"]
    kept = dice[-1]
    board.choice(f"keep-{kept}").last.click()
    assert board.ready() == "post"
    assert board.view["p1"]["dice"] == [kept]
    expect(board.page.locator(".side.p1").get_by_role("img", name=visitor.t("board-die", face=kept))).to_be_visible()
