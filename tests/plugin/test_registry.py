"""Games come from installed packages; one that cannot be taken in is named, and the others go on."""

import tomllib
from pathlib import Path

import pytest

from hanpan.games.registry import UnknownGame, default_game, game_ids, left_out, load_game, plugin
from hanpan.plugin import CONTRACT, BadPart, GamePlugin, loaded
from tests.plugin.installed import installed

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
OURS = tuple(PROJECT["entry-points"]["hanpan.games"])
FOREIGN = """
from hanpan.plugin import GamePlugin
from three_cards.rules import ThreeCards

class Renamed(ThreeCards):
    pass

def broken(overrides):
    raise RuntimeError("no rulebook\\nat all")

OLD = GamePlugin(id="old", contract=0, rules=Renamed)
OTHER = GamePlugin(id="other", contract=1, rules=Renamed)
HOLLOW = GamePlugin(id="hollow", contract=1, rules=broken)
NOTHING = "no game"
"""


def test_our_own_games_are_registered_as_any_others_are() -> None:
    assert game_ids() == OURS
    assert default_game() == OURS[0]
    assert left_out() == ()


def test_a_package_brings_a_game(three_cards: str) -> None:
    assert game_ids() == (*OURS, three_cards)
    assert load_game(three_cards, {"prize": 2}).info.overrides == {"prize": 2}


def test_a_game_that_cannot_be_taken_in_is_left_out_and_named(tmp_path: Path) -> None:
    (tmp_path / "foreign.py").write_text(FOREIGN, "utf-8")
    (tmp_path / "failing.py").write_text("import a_package_that_is_not_there", "utf-8")
    entries = {
        "clash": "foreign:OTHER",  # ours has the id
        "Other": "foreign:OTHER",
        "another": "foreign:OTHER",
        "other": "foreign:OTHER",
        "hollow": "foreign:HOLLOW",
        "old": "foreign:OLD",
        "nothing": "foreign:NOTHING",
        "failing": "failing:GAME",
        "gone": "foreign:GONE",
    }
    with installed(tmp_path, "foreign-games", entries):
        assert game_ids() == OURS
        found = {each.game: each for each in left_out()}
        assert {each.distribution for each in found.values()} == {"foreign-games 1.0"}
        assert set(found) == set(entries)
        for game, words in {
            "clash": "hanpan 0.1.0 has a game of that id already",
            "Other": "an id has small letters",
            "another": "registered as 'another'",
            "other": "its rules have the id 'three-cards'",
            "hollow": "RuntimeError: no rulebook",
            "old": f"contract 0 of hanpan.plugin, this one has {CONTRACT}",
            "nothing": "str, not a GamePlugin",
            "failing": "ModuleNotFoundError: No module named 'a_package_that_is_not_there'",
            "gone": "AttributeError",
        }.items():
            assert words in found[game].problem
        with pytest.raises(UnknownGame, match=r"'failing' of the package foreign-games 1\.0 is left out: failing:GAME"):
            plugin("failing")
        assert load_game("clash").info.id == "clash"


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: dice-battle, clash"):
        load_game("chess")


def test_a_part_is_the_thing_or_its_name() -> None:
    assert loaded("hanpan.plugin.game:GamePlugin") is GamePlugin
    assert loaded(3) == 3
    for name in ("hanpan.plugin.game", "hanpan.plugin.nowhere:x", "hanpan.plugin.game:Nothing"):
        with pytest.raises(BadPart, match=name):
            loaded(name)
