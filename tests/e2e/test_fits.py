"""Every question of every game on one screen: all that can be pressed is in sight, is hit and is large enough."""

import pytest

from hanpan.core.contract.rulebook import Lang
from tests.e2e.conftest import Visit
from tests.e2e.fits import SIZES, misfits
from tests.e2e.found import Scene, of_games

DECISIONS = [
    pytest.param(scene, id=f"{game}-{name}")
    for game, scenes in of_games("DECISIONS").items()
    for name, scene in scenes.items()
]
# Of each game the first: the whole grid is for `make looks`.
SHARE = [pytest.param(next(iter(scenes.values())), id=game) for game, scenes in of_games("DECISIONS").items() if scenes]
SHORT, SMALL = SIZES[0], SIZES[-1]


@pytest.mark.looks
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("scene", DECISIONS)
def test_a_decision_fits_every_screen(visit: Visit, scene: Scene, lang: Lang) -> None:
    visitor = visit(lang)
    scene(visitor, visit)
    assert [wrong for size in SIZES for wrong in misfits(visitor.page, *size)] == []


@pytest.mark.parametrize("scene", SHARE)
def test_a_decision_fits_a_short_and_a_small_screen(visit: Visit, scene: Scene) -> None:
    visitor = visit("ko")
    scene(visitor, visit)
    assert [wrong for size in (SHORT, SMALL) for wrong in misfits(visitor.page, *size)] == []
