"""The client applies the server's patches as the engine means them, in every game that has some."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import plain
from hanpan.core.contract.seat import Seat
from hanpan.core.match.patches import patches
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin, plugins
from tests.web.games import Played
from tests.web.node import node

GAMES = [plugin.id for plugin in plugins() if plugin.after is not None]


@pytest.mark.parametrize("viewer", ["p1", None])
@pytest.mark.parametrize("name", GAMES)
def test_patches_lead_the_board_to_where_the_server_is(units: str, name: str, viewer: Seat | None) -> None:
    played = Played(SeedKeys(29, 1), load_game(name).info.playable[0], game=name)
    shown, views = plugin(name).after, [played.game.view(step.state, viewer) for step in played.steps]
    assert shown is not None
    told = played.told(viewer)
    steps = told["steps"]
    for n, step in enumerate(steps[1:], start=1):
        whole = plain(patches(shown, views[n - 1], played.steps[n].events, views[n], viewer))
        assert step["patches"] == whole[:-1]  # with the last event comes the view
        step["patches"] = whole
    led = node(units, asked={"task": "patched", "asked": told})
    wrong = [n for n, view in enumerate(led, start=1) if steps[n]["events"] and view != steps[n]["view"]]
    assert not wrong
