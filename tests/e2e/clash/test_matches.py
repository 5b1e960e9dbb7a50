"""Whole matches of Clash against a bot: by keyboard alone, and by touch on a small screen."""

from playwright.sync_api import expect

from tests.e2e.board import END
from tests.e2e.clash.board import ClashBoard, opens, position
from tests.e2e.conftest import Visit
from tests.e2e.keys import focused, tab_to
from tests.e2e.targets import small_targets

SHORT = {"setup.hp": 12}  # a game of a few rounds


# The key of the last card that can still be queued; in one look, since each card takes energy from the others.
LAST_KEY = """() => [...document.querySelectorAll('[data-card][aria-disabled="false"][aria-pressed="false"]')]
  .at(-1)?.getAttribute('aria-keyshortcuts') ?? ''"""


def shows_the_truth(board: ClashBoard) -> None:
    """The panels show what the server last said."""
    for seat in ("p1", "p2"):
        told = board.view[seat]
        assert board.fact(seat, "hp") == told["units"][0]["hp"]
        for fact in ("energy", "hand", "deck"):
            assert board.fact(seat, fact) == told[fact]


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit("ko")
    board = ClashBoard(visitor).sit(opens(visitor, overrides=SHORT))
    page, keys = board.page, board.page.keyboard
    kinds: set[str] = set()

    while (kind := board.ready()) != "over":
        kinds.add(kind)
        shows_the_truth(board)
        step = board.step
        if kind == "deck":
            tab_to(page, '[data-choice="deck-blades"]')
            keys.press("Enter")
        elif kind == "mulligan":
            keys.press("2")
            expect(page.locator('[data-card][aria-pressed="true"]')).to_have_count(1)
            keys.press("Shift+Enter")
        elif kind == "declare":
            for _ in range(2):
                if key := page.evaluate(LAST_KEY):
                    keys.press(key)
            keys.press("Shift+Enter")
        else:
            keys.press("1")
        board.answered(step)
        assert not focused(page).startswith("<body"), "the focus was lost"
    assert {"deck", "mulligan", "declare"} <= kinds
    shows_the_truth(board)
    assert page.evaluate("s => document.activeElement.matches(s)", END), focused(page)
    tab_to(page, f"{END} [data-statistics]")
    keys.press("Enter")
    board.statistics()
    tab_to(page, f'{END} a[href="/"]')


# Which cards have their key on the cost, or on a line of their words.
COVERED = """() => [...document.querySelectorAll('[data-card]:has(kbd)')].filter((card) => {
  const key = card.querySelector('kbd').getBoundingClientRect();
  return [...card.querySelectorAll('.coin, .name, .body, .why')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < key.right && key.left < box.right && box.top < key.bottom && key.top < box.bottom;
  });
}).map((card) => card.dataset.card)"""


def test_a_queue_is_built_with_keys(visit: Visit) -> None:
    visitor = visit("en")
    me = {"energy": 5, "hand": ["A01", "A02", "D01", "A12"], "deck": ["A01"] * 9}
    rival = {"hand": ["D01"], "deck": ["A01"] * 9, "summons": ["wolf"]}
    board = ClashBoard(visitor).sit(position(visitor, p1=me, p2=rival))
    page, keys = board.page, board.page.keyboard
    slots = page.locator("[data-slot]")
    assert page.evaluate(COVERED) == []
    for key in "123":
        keys.press(key)
    expect(slots).to_have_count(3)
    keys.press("4")  # too dear: the rules say why
    expect(page.get_by_role("alert")).to_contain_text("7")
    keys.press("2")  # out again
    expect(slots).to_have_count(2)
    expect(page.locator('[data-card="A12"] .why')).to_be_visible()
    slots.first.locator("button").first.focus()
    keys.press("ArrowRight")
    expect(slots.last.locator("button").first).to_be_focused()
    assert ["Jab" in label for label in board.slots()] == [False, True]
    slots.last.locator("select").select_option("1")  # the wolf
    page.reload()  # a half-built queue is kept by the server
    board.ready("declare")
    expect(slots).to_have_count(2)
    keys.press("Backspace")
    expect(slots).to_have_count(1)
    keys.press("1")
    slots.last.locator("select").select_option("1")
    keys.press("Shift+Enter")
    board.answered(1)
    assert board.events("reveal", "p1")[0]["data"]["cards"] == ["D01", "A01"]
    targets = [event["data"]["targets"] for event in board.events("target", "p1")]
    assert targets == [["p1/hero"], ["p2/wolf"]]


AT_ONCE = """keys => keys.forEach(key => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key, shiftKey: key === "Enter", bubbles: true, cancelable: true})))"""


def test_keys_that_come_faster_than_the_rules_speak(visit: Visit) -> None:
    visitor = visit("en")
    me = {"energy": 3, "hand": ["A02", "A02", "D01"], "deck": ["A01"] * 9}
    board = ClashBoard(visitor).sit(position(visitor, p1=me, p2={"hand": ["D01"], "deck": ["A01"] * 9}))
    board.page.evaluate(AT_ONCE, ["1", "2"])  # each costs 2
    # What the card itself costs and what is left for it, not the sum of the queue.
    expect(board.page.get_by_role("alert")).to_contain_text("Slash: costs 2, 1 left.")
    expect(board.page.locator("[data-slot]")).to_have_count(1)
    board.page.evaluate(AT_ONCE, ["2", "3", "Enter"])
    board.answered(1)
    assert board.events("reveal", "p1")[0]["data"]["cards"] == ["A02", "D01"]


def test_a_match_by_touch_on_a_small_screen(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    board = ClashBoard(visitor)
    page = board.page
    board.sit(opens(visitor, overrides=SHORT))
    seen: set[str] = set()
    while (kind := board.ready()) != "over":
        if kind not in seen or board.round == 3:
            seen.add(kind)
            assert small_targets(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") == 390
        step = board.step
        if kind == "deck":
            board.choice("deck-floodgate").tap()
        elif kind == "react":
            board.choice("decline").tap()
        else:
            usable = page.locator('[data-card][aria-disabled="false"]')
            if kind == "declare" and usable.count():
                usable.first.tap()
                expect(page.locator("[data-slot]")).to_have_count(1)
            board.choice("lock").tap()
        board.answered(step)
    shows_the_truth(board)
    assert small_targets(page) == []


def test_a_queue_that_can_only_be_empty_is_not_asked_for(visit: Visit) -> None:
    visitor = visit("en", lone="answer")
    board = ClashBoard(visitor).sit(
        position(visitor, p1={"hand": [], "deck": ["A01"] * 9}, p2={"hand": ["D01"], "deck": ["A01"] * 9})
    )
    expect(board.hand("A01")).to_be_visible()  # in the next round
    acts = [frame for frame in visitor.sent if frame["type"] == "act"]
    assert [act["action"]["type"] for act in acts] == ["queue"]
    board.unfold()
    expect(board.page.locator(".detail", has_text=visitor.t("event-lone-answer"))).to_have_count(1)


# How wide each bar of health is, and whether its numbers lie within it.
_BARS = """() => [...document.querySelectorAll('[data-part="hp"] [role="meter"]')].map(bar => {
  const [room, numbers] = [bar, bar.querySelector('[data-fact="hp"]')].map(one => one.getBoundingClientRect());
  const middle = (numbers.top + numbers.bottom) / 2;
  const within = middle > room.top + 6 && middle < room.bottom - 6 && numbers.left >= room.left;
  return [Math.round(room.width), within];
})"""


def test_health_beside_a_shield_is_read_on_a_phone(visit: Visit) -> None:
    visitor = visit("en", width=390, height=844, touch=True)
    mine = {"hp": 20, "hand": ["A01"], "deck": ["A01"] * 6, "keywords": {"shield": 13}}
    ClashBoard(visitor).sit(position(visitor, p1=mine))
    own, other = visitor.page.evaluate(_BARS)
    assert own == other
    assert own[1]
