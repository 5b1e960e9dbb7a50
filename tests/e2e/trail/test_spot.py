"""The action spot of a turn stands still, whatever stands in it."""

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from tests.e2e.conftest import Visit
from tests.e2e.trail import shift

# Where it has been, and how large.
SPOTS = """
window.spots = new Set();
(function look() {
  const box = document.querySelector('[data-part="choice"] > [data-part="action"]')?.getBoundingClientRect();
  if (box?.width) spots.add([box.x, box.y, box.width, box.height].map(Math.round).join());
  requestAnimationFrame(look);
})();
"""


@pytest.mark.parametrize("lang", LANGS)
def test_the_action_spot_stays_over_a_stage(visit: Visit, lang: Lang) -> None:
    """To skip, to walk, to play a card, to end a turn with movement left: all in the same room."""
    visitor = visit(lang, width=1280, height=800, speed=4)
    visitor.page.add_init_script(SPOTS)
    shift.play(visitor, rounds=2)
    spots = visitor.page.evaluate("[...spots]")
    assert len(spots) == 1, spots
