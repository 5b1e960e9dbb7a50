"""Sorcerers by keyboard, mouse and touch: a chain of responses, attacks and blocks, targets, the hand limit, a loop."""

from playwright.sync_api import Locator, expect

from hanpan.games.sorcerers.content.catalogue import READINGS
from tests.e2e.accessible import faults
from tests.e2e.conftest import Visit
from tests.e2e.sorcerers.board import SorcererBoard, game_text, opens, position
from tests.e2e.targets import small_targets

DECK = ["SOR-03", "SOR-05", "SPL-01", "SPL-02", "ITM-01", "SOR-06", "SPL-08", "SOR-16", "SPL-04", "SOR-04"]
QUIET = {"hp": 20, "power": 0, "hand": [], "deck": DECK}
MINE = {"hp": 20, "deck": DECK}


def test_a_chain_of_responses_by_keyboard(visit: Visit) -> None:
    visitor = visit("ko")
    chain = [
        {"by": "p2", "card": "RSP-03", "kind": "response"},
        {"by": "p1", "card": "SPL-01", "targets": ["foe1"]},
    ]
    me = {**MINE, "hand": ["RSP-07", "RSP-01", "SOR-05"], "field": [{"card": "SOR-02", "items": ["ITM-01", "ITM-02"]}]}
    foe = {**QUIET, "field": ["SOR-05"]}
    board = SorcererBoard(visitor).sit(
        position(visitor, turn=11, active="p1", step="respond", stack=chain, p1=me, p2=foe)
    )
    keys = board.page.keyboard
    board.ready("respond")
    expect(board.page.locator('[data-part="respond"]')).to_be_focused()
    assert board.stack() == ["RSP-03", "SPL-01"]
    top = board.page.locator("[data-object]").first
    expect(top.locator(".next")).to_be_visible()
    expect(top).to_contain_text(game_text(visitor, "rank-1"))

    # The shield wants a target: chosen by its number, taken back with Escape. Then the other one, with O or its number.
    board.page.locator('[data-choice="respond-RSP-01"]').wait_for()
    shield = board.choice("respond-RSP-01").get_attribute("aria-keyshortcuts") or ""
    keys.press(shield)
    expect(board.choice("aim-my1.1")).to_be_visible()
    keys.press("Escape")
    step = board.step
    keys.press(board.choice("respond-RSP-07").get_attribute("aria-keyshortcuts") or "")
    board.answered(step)

    # The reversal first, then the seal that came to nothing, then the spell: in the order of the stack.
    resolved = [event["data"]["what"] for event in board.events("resolve")]
    assert resolved == ["RSP-07", "SPL-01"]
    assert board.events("negated", "p2")[0]["data"]["what"] == "RSP-03"
    assert board.events("incapacitated", "p2")
    expect(board.unit("p2", 1)).to_have_count(0)

    # The turn goes on: a sorcerer by its number, an item with its target, then combat, all by keys.
    board.ready("main")
    at = board.page.locator("[data-card]").evaluate_all("all => all.findIndex((one) => one.dataset.card === 'SOR-05')")
    keys.press(str(at + 1))
    step = board.step
    keys.press("Enter")
    board.answered(step)
    expect(board.unit("p1", 2)).to_be_visible()
    step = board.step
    keys.press("n")
    board.answered(step)
    board.ready("attack")
    keys.press("1")
    keys.press("2")
    expect(board.unit("p1", 1)).to_have_attribute("aria-pressed", "true")
    step = board.step
    keys.press("Enter")
    board.answered(step)
    board.ready("main")
    assert board.fact("p2", "hp") == 20 - 3 - 3  # Mei with her sword, and the hunter
    assert board.view["step"] == "main_b"
    board.page.locator('[data-part="log"] [data-line]').last.click()
    why = board.page.locator('[data-part="log"] .more .why a').last
    assert "/rules/sorcerers/SO-" in str(why.get_attribute("href"))


def test_attack_and_block_by_dragging_and_why_not(visit: Visit) -> None:
    visitor = visit("en")
    me = {**MINE, "hand": ["SPL-01", "RSP-03"], "field": ["SOR-05", {"card": "SOR-16", "tired": True}]}
    board = SorcererBoard(visitor).sit(
        position(visitor, turn=11, step="combat", p1=me, p2={**QUIET, "field": [{"card": "SOR-04", "tired": True}]})
    )
    drag(board.unit("p1", 1), board.unit("p2", 1))
    expect(board.unit("p1", 1)).to_have_attribute("aria-pressed", "true")
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    assert board.events("attack")[-1]["data"]["places"] == [1]

    # Back in a main phase: a response card is refused in words, a spell is dragged onto its target.
    board.ready("main")
    board.hand("RSP-03").click(force=True)
    board.says("refusal-only-in-response", card="RSP-03")
    step = board.step
    drag(board.hand("SPL-01"), board.unit("p2", 1))
    board.answered(step)
    assert board.events("damage", "p2")

    # Blocks: one attacker evades, and trying it is refused with the clause's own words.
    attackers = [{"card": "SOR-06", "tired": True}, {"card": "SOR-05", "tired": True}]
    table = position(
        visitor,
        turn=12,
        active="p2",
        step="blocks",
        attackers=[1, 2],
        p1={**me, "field": ["SOR-04", "SOR-08"]},
        p2={**QUIET, "field": attackers},
    )
    board.sit(table)
    board.ready("block")
    drag(board.unit("p1", 1), board.unit("p2", 1))
    board.says("refusal-evades", card="SOR-06", place=1)
    drag(board.unit("p1", 2), board.unit("p2", 2))
    expect(board.unit("p1", 2)).to_have_attribute("aria-pressed", "true")
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    assert board.events("block")[-1]["data"]["pairs"] == ["2>2"]


def test_questions_of_effects_the_loop_and_the_hand_limit(visit: Visit) -> None:
    visitor = visit("en")
    loop = {**MINE, "power": 2, "hand": ["SPL-10"], "top": ["SOR-10"]}
    me = {**loop, "field": [{"card": "SOR-02", "items": ["ITM-07"]}]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=19, p1=me, p2=QUIET))
    board.play("SPL-10")
    while board.ready() == "choose":
        step = board.step
        board.choice("aim-yes").click()
        board.answered(step)
    assert board.ready() == "loop"
    board.choice("total").fill("5")
    step = board.step
    board.choice("declare").click()
    board.answered(step)
    assert board.fact("p1", "power") == 8  # 2, then one by the spell and five by the loop

    # Too many cards at the end of a turn: ten are shown, arrows lead to the rest, exactly the excess must go. There are
    # so many ways that the server lists none of them.
    hand = [*DECK, "SPL-01", "SPL-02", "SPL-08", "SOR-04", "SPL-04", "SPL-17"]
    board.sit(position(visitor, turn=11, step="end", p1={**MINE, "hand": hand}, p2=QUIET))
    board.ready("discard")
    expect(board.page.locator("[data-card]")).to_have_count(10)
    board.page.locator('[data-hand="right"]').click()
    board.hand("SPL-17").click()
    expect(board.choice("lock")).to_be_disabled()
    board.page.locator('[data-hand="left"]').click()
    for _ in range(len(hand) - 5 - 1):
        board.page.locator('[data-card][aria-pressed="false"]').first.click()
    step = board.step
    board.choice("lock").click()
    board.answered(step)
    assert "SPL-17" in board.events("discard", "p1")[0]["data"]["cards"]
    assert board.fact("p1", "graveyard") >= len(hand) - 5


def test_when_to_be_asked_for_a_response(visit: Visit) -> None:
    visitor = visit("en")
    curse = [{"by": "p2", "card": "SPL-04"}]
    given = {"turn": 12, "active": "p2", "step": "respond", "stack": curse, "p2": {**QUIET, "hand": ["SOR-04"]}}
    # Nothing fits: it is passed without a word, after a moment.
    board = SorcererBoard(visitor).sit(position(visitor, **given, p1={**MINE, "hand": ["SOR-03"]}))
    assert board.events("pass", "p1")
    assert board.fact("p1", "hp") <= 17
    # Always ask: the same question waits for an X.
    board.page.locator(".auto").click()
    board.page.locator('input[name="so-auto"][value="always"]').check()
    board.sit(position(visitor, **given, p1={**MINE, "hand": ["SOR-03"]}))
    assert board.ready("respond") == "respond"
    expect(board.page.locator('[data-choice^="respond-"]')).to_have_count(0)
    step = board.step
    board.page.keyboard.press("x")
    board.answered(step)
    # Never ask: even a response that fits is not offered.
    board.page.locator(".auto").click()
    board.page.locator('input[name="so-auto"][value="never"]').check()
    board.sit(position(visitor, **given, p1={**MINE, "hand": ["RSP-03"]}))
    assert board.events("pass", "p1")


def test_a_deck_with_a_sideboard_from_the_builder_to_the_table(visit: Visit) -> None:
    visitor = visit("ko")
    page = visitor.open("/decks/sorcerers")
    page.locator('[data-deck="open"]').select_option("named:cycle")
    expect(page.locator('[data-deck="bans"]')).to_contain_text(visitor.t("build-bans-none"))  # the list of today
    page.locator('[data-where="side"]').click()
    page.locator('[data-deck="search"]').fill("저추 폭풍")  # as some people write it
    expect(page.locator("li[data-card]")).to_have_count(1)
    page.locator('[data-card="EVT-03"] [data-act="more"]').click()
    report = page.locator('[data-deck="report"]')
    expect(report).to_have_attribute("data-checked", "1")
    expect(report).to_contain_text(game_text(visitor, "refusal-side-big", count=16, most=15))
    page.locator('[data-card="EVT-03"] [data-act="less"]').click()
    expect(report).to_have_attribute("data-checked", "0")
    assert faults(page) == ""
    page.locator('[data-deck="save"]').click()
    board = SorcererBoard(visitor).sit(opens(visitor, "easy", mode="match"))
    board.choice("deck-own-0").click()
    board.ready("mulligan")
    assert len(board.view["sideboard"]) == 15


def test_a_phone(visit: Visit) -> None:
    """Taps choose, a long press looks closely, nothing is too small or too wide, and a screen reader finds its way."""
    visitor = visit("ko", width=390, height=840, touch=True)
    me = {**MINE, "hand": ["SPL-05", "SOR-06", "ITM-01"], "field": [{"card": "SOR-02", "items": ["ITM-01", "ITM-02"]}]}
    foe = {**QUIET, "field": [{"card": "SOR-08", "items": ["ITM-06"]}], "graveyard": ["SPL-01"]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, p1=me, p2=foe))
    page = board.page
    page.locator('[data-seat="p2"] [data-pile="graveyard"]').tap()
    expect(page.locator("dialog[open]")).to_contain_text(game_text(visitor, "card-SPL-01"))
    page.locator("dialog[open] button").tap()
    long_press(board.unit("p2", 1))
    expect(page.locator('[data-part="zoom"]')).to_contain_text(game_text(visitor, "card-ITM-06"))
    expect(page.locator('[data-part="reading"]')).to_have_count(0)
    page.locator('[data-part="phases"]').tap()
    expect(page.locator('[data-part="zoom"]')).to_have_count(0)

    board.hand("SPL-05").tap()
    expect(board.choice("foe1.1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert small_targets(page) == []
    assert faults(page) == ""
    step = board.step
    board.choice("foe1.1").tap()
    board.answered(step)
    assert board.events("destroyed", "p2")
    board.ready("main")
    step = board.step
    board.choice("next").tap()
    board.answered(step)
    board.ready("attack")
    board.unit("p1", 1).tap()
    step = board.step
    board.choice("lock").tap()
    board.answered(step)
    assert board.events("attack", "p1")


def test_the_board_says_what_would_happen(visit: Visit) -> None:
    """How combat would end, in words, on the sorcerers and as lines; and that a spell would hit one's own side."""
    visitor = visit("en")
    me = {**MINE, "hand": ["SPL-02"], "field": ["SOR-05", "SOR-02"]}
    foe = {**QUIET, "hp": 4, "field": ["SOR-03"]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, step="combat", p1=me, p2=foe))
    ahead, arrows = board.page.locator('[data-part="ahead"]'), board.page.locator("[data-arrow]")
    board.page.keyboard.press("1")
    expect(ahead).to_contain_text("4 → 1")
    board.page.keyboard.press("2")
    expect(ahead).to_contain_text("this wins")
    expect(board.page.locator('[data-arrow="attack"]')).to_have_count(2)

    # A block: who falls is seen before it is declared.
    hunter = [{"card": "SOR-05", "tired": True}]
    given = {"turn": 12, "active": "p2", "step": "blocks", "attackers": [1]}
    board.sit(position(visitor, **given, p1={**me, "field": ["SOR-03"]}, p2={**QUIET, "field": hunter}))
    board.ready("block")
    expect(ahead).to_contain_text("20 → 17")
    board.unit("p1", 1).click()
    expect(ahead).to_contain_text("20 → 18")  # what is left over pierces
    expect(board.unit("p1", 1)).to_contain_text("falls")
    expect(board.unit("p2", 1)).not_to_contain_text("falls")
    expect(board.page.locator('[data-arrow="block"]')).to_have_count(1)
    expect(arrows).to_have_count(1)

    # A spell at one's own sorcerer: the other side's has the first number, and the own is asked about once more.
    board.sit(position(visitor, turn=11, p1=me, p2=foe))
    board.hand("SPL-02").click()
    assert board.choice("foe1").get_attribute("aria-keyshortcuts") == "1"
    step = board.step
    board.choice("my1").click()
    board.says("refusal-harms-own", card="SPL-02")
    assert board.step == step
    board.choice("my1").click()
    board.answered(step)
    assert board.events("damage", "p1")


def test_a_turn_with_nothing_to_do_ends_in_one_press(visit: Visit) -> None:
    visitor = visit("ko")
    me = {**MINE, "power": 0, "hand": ["SOR-03"], "field": [{"card": "SOR-04", "tired": True}]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, p1=me, p2={**QUIET, "hand": ["SOR-19"]}))
    board.ready("main")
    expect(board.choice("end-turn")).to_have_class("main")
    pressed = "new KeyboardEvent('keydown', { key: 'ㄷ', code: 'KeyE', bubbles: true })"  # with Hangul on
    board.page.evaluate(f"document.body.dispatchEvent({pressed})")
    board.page.wait_for_function("() => document.querySelector('.turn.numbers')?.textContent.includes('13')")
    assert [event["data"]["turn"] for event in board.events("turn_end", "p1")] == [11]
    board.ready("main")


def test_a_finger_draws_blockers_and_cards(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=840, touch=True)
    attackers = [{"card": "SOR-05", "tired": True}, {"card": "SOR-04", "tired": True}]
    me = {**MINE, "hand": ["SPL-01", "SOR-03"], "field": ["SOR-04", "SOR-08"]}
    given = {"turn": 12, "active": "p2", "step": "blocks", "attackers": [1, 2]}
    board = SorcererBoard(visitor).sit(position(visitor, **given, p1=me, p2={**QUIET, "field": attackers}))
    board.ready("block")
    finger(board.unit("p1", 2), board.unit("p2", 1))
    expect(board.unit("p1", 2)).to_have_attribute("aria-pressed", "true")
    step = board.step
    board.choice("lock").tap()
    board.answered(step)
    assert board.events("block")[-1]["data"]["pairs"] == ["2>1"]
    board.ready("main")
    step = board.step
    finger(board.hand("SPL-01"), board.unit("p2", 2))
    board.answered(step)
    assert board.events("damage", "p2")


def drag(source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another, with the mouse."""
    page = source.page
    source.scroll_into_view_if_needed()
    begin, end = source.bounding_box(), target.bounding_box()
    assert begin is not None
    assert end is not None
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_the_readings_of_a_card_stand_beside_it(visit: Visit) -> None:
    visitor = visit("ko", width=390, height=840, touch=True)
    board = SorcererBoard(visitor).sit(position(visitor, p1=MINE, p2={**QUIET, "field": ["SOR-09"]}))
    long_press(board.unit("p2", 1))
    told = [reading.text.ko for reading in READINGS if reading.card == "SOR-09"]
    readings = board.page.locator('[data-part="reading"]')
    expect(readings).to_have_count(len(told))
    for place, text in enumerate(told):
        expect(readings.nth(place)).to_contain_text(text)
    visitor.open("/rules/sorcerers/SO-READ-02")
    expect(visitor.page.locator("#SO-READ-02")).to_contain_text(told[0])


def long_press(thing: Locator) -> None:
    """A finger that stays."""
    page = thing.page
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    devtools = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator('[data-part="zoom"]').wait_for()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def finger(source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another, with a finger."""
    page = source.page
    begin, end = source.bounding_box(), target.bounding_box()
    assert begin is not None
    assert end is not None
    devtools = page.context.new_cdp_session(page)
    ways = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in (begin, end)]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [ways[0]]})
    # It comes to rest before it is lifted: after a flick the browser takes the next tap for the end of the flick.
    for share in (0.3, 0.6, 0.9, 1, 1):
        point = {key: ways[0][key] + share * (ways[1][key] - ways[0][key]) for key in ("x", "y")}
        devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(40)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_phase_in_which_nothing_can_be_done_is_gone_through(visit: Visit) -> None:
    visitor = visit("ko", lone="answer")
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, active="p1", p1={**MINE, "hand": []}, p2=QUIET))
    expect(board.page.locator('[data-part="log"] li').first).to_be_visible()
    board.unfold()
    expect(board.page.locator(".detail", has_text=visitor.t("event-lone-answer")).first).to_be_visible()
    acts = [frame["action"]["type"] for frame in visitor.sent if frame["type"] == "act"]
    assert acts[0] == "next"


def test_a_flick_on_a_phone_is_one_press_and_eats_no_other(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    me = {**MINE, "hand": ["SPL-01", "ITM-01"], "field": ["SOR-02"]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, p1=me, p2={**QUIET, "field": ["SOR-05"]}))
    one, two = board.hand("SPL-01"), board.hand("ITM-01")
    fingers = board.page.context.new_cdp_session(board.page)

    def flick(card: Locator, by: int, hold_ms: int = 0) -> None:
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + 30, box["y"] + box["height"] - 20
        for kind, up in (("touchStart", 0), ("touchMove", by), ("touchEnd", None)):
            points = [] if up is None else [{"x": x, "y": y - up}]
            board.page.wait_for_timeout(hold_ms if up else 0)
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    flick(one, 11)  # hardly moved: for the browser a tap, for us the beginning of a drag
    expect(one).to_have_attribute("aria-pressed", "true")
    board.page.wait_for_timeout(100)
    expect(one).to_have_attribute("aria-pressed", "true")
    flick(two, 40)  # let go beside everything
    expect(two).to_have_attribute("aria-pressed", "true")
    flick(two, 40, hold_ms=600)  # looked at first: no click follows
    expect(two).to_have_attribute("aria-pressed", "true")
    two.tap()
    expect(two).to_have_attribute("aria-pressed", "false")
    one.tap()
    expect(one).to_have_attribute("aria-pressed", "true")


# How far the name of each card but the last reaches under the next one, in pixels.
_UNDER = """() => {
  const cards = [...document.querySelectorAll('[data-part="hand"] [data-card]')];
  return cards.slice(0, -1).map((card, place) => {
    const words = document.createRange();
    words.selectNodeContents(card.querySelector('.name'));
    return Math.round(words.getBoundingClientRect().right - cards[place + 1].getBoundingClientRect().left);
  });
}"""


def test_the_names_of_a_full_hand_can_be_read(visit: Visit) -> None:
    visitor = visit("en")
    me = {**MINE, "hand": [*DECK, "RSP-01", "RSP-07"]}
    board = SorcererBoard(visitor).sit(position(visitor, turn=11, p1=me, p2=QUIET))
    for width in (1280, 390):
        board.page.set_viewport_size({"width": width, "height": 800})
        assert max(board.page.evaluate(_UNDER)) <= 0
