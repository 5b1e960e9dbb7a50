"""Games come from installed packages; one that cannot be taken in is named, and the others go on."""

import re
import tomllib
from pathlib import Path

import pytest

import hanpan
from hanpan.core.contract.error import told
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame, default_game, distribution_of, game_ids, left_out, plugin
from hanpan.plugin import CONTRACT, BadPart, GamePlugin, loaded
from tests.plugin.installed import installed

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
OURS = tuple(PROJECT["entry-points"]["hanpan.games"])
FOREIGN = """
import msgspec
from hanpan.plugin import GamePlugin, Levels
from three_cards.rules import ThreeCards

class Renamed(ThreeCards):
    pass

def broken(overrides):
    raise RuntimeError("no rulebook\\nat all")

OLD = GamePlugin(id="old", contract=0, rules=Renamed)
OTHER = GamePlugin(id="other", contract=1, rules=Renamed)
def called(name, **changes):
    def make(overrides):
        made = Renamed(overrides)
        made.info = msgspec.structs.replace(made.info, id=name, **changes)
        return made
    return make

HOLLOW = GamePlugin(id="hollow", contract=1, rules=broken)
CROWD = GamePlugin(id="crowd", contract=1, rules=called("crowd", seats=("p1", "p2", "p7")))
LEVELS = Levels("three_cards.ai.of_tomorrow:load")
LOST = GamePlugin(id="lost", contract=1, rules=called("lost"), levels=LEVELS)
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
    (tmp_path / "leaving.py").write_text("raise SystemExit('goodbye')", "utf-8")
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
        "crowd": "foreign:CROWD",
        "lost": "foreign:LOST",
        "leaving": "leaving:GAME",
    }
    with installed(tmp_path, "foreign-games", entries):
        assert game_ids() == OURS
        found = {each.game: each for each in left_out()}
        assert {each.distribution for each in found.values()} == {"foreign-games 1.0"}
        assert set(found) == set(entries)
        for game, words in {
            "clash": f"hanpan {hanpan.__version__} has a game of that id already",
            "Other": "an id has small letters",
            "another": "registered as 'another'",
            "other": "its rules have the id 'three-cards'",
            "hollow": "RuntimeError: no rulebook",
            "old": f"contract 0 of hanpan.plugin, this one has {CONTRACT}",
            "nothing": "str, not a GamePlugin",
            "failing": "ModuleNotFoundError: No module named 'a_package_that_is_not_there'",
            "gone": "AttributeError",
            "crowd": "its seats are p1, p2, p7",
            "lost": "'three_cards.ai.of_tomorrow:load': there is no module three_cards.ai",
            "leaving": "SystemExit: goodbye",
        }.items():
            assert words in found[game].problem
            assert re.search("[가-힣]", told(found[game].problem, "ko"))
        with pytest.raises(UnknownGame, match=r"'failing' of the package foreign-games 1\.0 is left out: failing:GAME"):
            plugin("failing")
        assert load_game("clash").info.id == "clash"


def test_a_broken_game_takes_no_id_from_one_that_works(three_cards: str, tmp_path: Path) -> None:
    (tmp_path / "failing_too.py").write_text("import a_package_that_is_not_there", "utf-8")
    with installed(tmp_path, "a-first-package", {three_cards: "failing_too:GAME"}):
        assert load_game(three_cards).info.id == three_cards
        assert distribution_of(three_cards) == "three-cards-game 1.0"
        assert [(each.game, each.distribution) for each in left_out()] == [(three_cards, "a-first-package 1.0")]
        assert "a_package_that_is_not_there" in left_out()[0].problem


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: dice-battle, clash"):
        load_game("chess")


def test_a_part_is_the_thing_or_its_name() -> None:
    assert loaded("hanpan.plugin.game:GamePlugin") is GamePlugin
    assert loaded(3) == 3
    for name in ("hanpan.plugin.game", "hanpan.plugin.nowhere:x", "hanpan.plugin.game:Nothing"):
        with pytest.raises(BadPart, match=name):
            loaded(name)
