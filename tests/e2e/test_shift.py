"""Nothing that somebody looks at moves by itself: how far things shift over a game, as browsers count it.

Each game brings `tests/e2e/<game>/shift.py` with `play(visitor, rounds)`: a game with known dice from its first
question on, so many rounds or turns of it.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from tests.e2e.conftest import Visit
from tests.e2e.shifts import WATCH, Shift, layout_shift, shifts_of
from tests.e2e.visitor import Visitor

MOST = 0.05
QUICK = 4
SIZES = {"1280": (1280, 800), "390": (390, 844)}
MORE_SIZES = {**SIZES, "1920": (1920, 1080), "360": (360, 640)}
GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/shift.py"))


def after(visit: Visit, game: str, size: tuple[int, int], lang: Lang, rounds: int) -> list[Shift]:
    """What has shifted when so many rounds were played; `pytest -s` tells it."""
    play: Callable[[Visitor, int], None] = import_module(f"tests.e2e.{game}.shift").play
    visitor = visit(lang, width=size[0], height=size[1], touch=size[0] < 600, speed=QUICK)
    visitor.page.add_init_script(WATCH)
    play(visitor, rounds)
    found = sorted(shifts_of(visitor.page), key=lambda one: -one.value)
    unasked = sum(one.value for one in found if not one.pressed)
    said = (
        f"{layout_shift(found):.4f} at worst, {unasked:.4f} in sum, {sum(one.value for one in found):.4f} with presses"
    )
    print(f"\n{game} {size} {lang}: {said}", *found[:5], sep="\n  ")
    return found


def test_a_press_has_what_comes_of_it_and_no_more(visit: Visit) -> None:
    """Until the next question is told, however late; what moves after that moves by itself."""
    page = visit("en").page
    page.add_init_script(WATCH)
    page.goto(f"data:text/html,{_ONE_QUESTION}")
    page.get_by_role("button").click()
    page.evaluate(_FRAMES, 10)  # the server thinks
    page.evaluate("box.style.top = '300px'; choice.dataset.step = 2; choice.dataset.ready = 'turn'")
    page.evaluate(_FRAMES, 10)
    page.evaluate("box.style.top = '100px'")
    page.evaluate(_FRAMES, 10)
    assert [one.pressed for one in shifts_of(page)] == [True, False]


_ONE_QUESTION = """
<section id=choice data-part=choice data-step=1 data-ready=turn>
  <button onclick="delete choice.dataset.ready">Answer</button>
</section>
<div id=box style="position: absolute; top: 100px; width: 600px; height: 300px; background: black"></div>
"""

# Wait until so many frames have been drawn.
_FRAMES = "n => new Promise(done => (function next() { n-- ? requestAnimationFrame(next) : done(); })())"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_over_a_game(visit: Visit, game: str, size: str) -> None:
    found = after(visit, game, SIZES[size], "ko", rounds=1)
    assert layout_shift(found) < MOST, found[:5]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_shifts_in_the_lobby(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit("en", width=width, height=height)
    visitor.opens()  # a game that goes on
    visitor.page.add_init_script(WATCH)
    visitor.open()
    visitor.page.locator(".mine").wait_for()
    visitor.page.get_by_text(visitor.t("lobby-none-mine")).wait_for()
    found = shifts_of(visitor.page)
    assert layout_shift(found) < MOST, found[:5]


@pytest.mark.parametrize("size", SIZES)
def test_the_guide_moves_no_board(visit: Visit, size: str) -> None:
    """Between two of its bubbles, while the dice are shown, its room stays."""
    width, height = SIZES[size]
    visitor = visit("en", width=width, height=height, touch=width < 600, speed=QUICK)
    visitor.page.add_init_script(_TOPS)
    page = visitor.open("/tutorial")
    for lesson, press in (("tendency", "balance"), ("shield", "shield"), ("shield", "lock")):
        page.locator(f'[data-lesson="{lesson}"]').wait_for()
        page.locator(f'[data-choice="{press}"][data-lit]').click()
    page.locator('[data-ready="post"]').wait_for()
    assert len(page.evaluate("[...tops]")) == 1


# Where the upper edge of the board has been.
_TOPS = """
window.tops = new Set();
(function look() {
  const board = document.querySelector('[data-board]');
  if (board) tops.add(Math.round(board.getBoundingClientRect().top));
  requestAnimationFrame(look);
})();
"""


@pytest.mark.looks
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_on_any_screen(visit: Visit, game: str, size: str, lang: Lang) -> None:
    found = after(visit, game, MORE_SIZES[size], lang, rounds=4)
    assert layout_shift(found) < MOST, found[:5]
