"""The client applies the server's patches as the engine means them, in every game that has some."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.seat import Seat
from hanpan.games.registry import load_game, plugins
from tests.web.games import Played
from tests.web.node import node

GAMES = [plugin.id for plugin in plugins() if plugin.after is not None]


@pytest.mark.parametrize("viewer", ["p1", None])
@pytest.mark.parametrize("name", GAMES)
def test_patches_lead_the_board_to_where_the_server_is(units: str, name: str, viewer: Seat | None) -> None:
    told = Played(SeedKeys(29, 1), load_game(name).info.playable[0], game=name).told(viewer)
    steps = told["steps"]
    assert [len(step["patches"]) for step in steps[1:]] == [len(step["events"]) for step in steps[1:]]
    shown = node(units, asked={"task": "patched", "asked": told})
    wrong = [n for n, view in enumerate(shown, start=1) if steps[n]["events"] and view != steps[n]["view"]]
    assert not wrong
