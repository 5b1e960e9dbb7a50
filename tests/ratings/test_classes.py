"""What games say about their rated modes and the strength of their bots is about modes and bots that there are."""

import pytest

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from hanpan.plugin import GamePlugin


@pytest.mark.parametrize("game_id", game_ids())
def test_classes_name_modes_of_the_game_once_each(game_id: str) -> None:
    found = plugin(game_id)
    classes, info = found.classes or (), load_game(game_id).info
    modes = [mode for each in classes for mode in each.modes]
    assert set(modes) <= set(info.modes)
    assert len(modes) == len(set(modes))
    names = [each.name for each in classes]
    assert len(names) == len(set(names))
    assert all(name.isascii() and name.islower() and len(name) <= 16 for name in names)
    assert not classes or len(info.seats) == 2
    assert all(found.class_of(mode) == each.name for each in classes for mode in each.modes)


@pytest.mark.parametrize("game_id", game_ids())
def test_stronger_levels_have_higher_ratings(game_id: str) -> None:
    ratings = list(plugin(game_id).level_ratings.values())
    assert ratings == sorted(ratings)
    assert len(ratings) in (0, len(plugin(game_id).level_names))


def test_a_game_that_says_nothing_is_one_class() -> None:
    assert GamePlugin(id="some-game", contract=1, rules="nowhere:Game").class_of("any") == "all"
