"""What was played under an earlier release goes on as it did."""

import gzip
from typing import Any

import pytest

from hanpan.core.contract.game import UnknownRules, under
from hanpan.core.contract.params import table
from hanpan.core.contract.releases import faults
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.legacy.earlier import HERE, courses, first_difference, game_of

COURSES = courses()


@pytest.mark.parametrize("name", COURSES)
def test_an_earlier_release_is_played_as_it_was(name: str) -> None:
    course = COURSES[name]
    assert first_difference(course, game_of(course)) == 0
    newest = load_game(course.game, course.overrides)
    assert newest.info.rules_version != course.rules, "no release has come since"
    assert first_difference(course, newest), "the newest release plays the same: it shows nothing"


def test_matches_with_orders_of_a_judge_verify_under_their_release() -> None:
    """What is no step of a position: findings, clocks and a restore from the second game into the first."""
    for path in sorted(HERE.glob("*.jsonl.gz")):
        report = verify(parse_replay(path, gzip.decompress(path.read_bytes())), load_game)
        assert report.problems == (), path.name


@pytest.mark.parametrize("game_id", game_ids())
def test_the_releases_of_every_game_can_be_played_under(game_id: str) -> None:
    newest = load_game(game_id)
    releases = getattr(newest, "releases", ())
    assert faults(releases, newest.rulebook()) == []
    for number, one in enumerate(releases, 1):
        game = under(newest, one.version)
        named: Any = game.params
        assert (game.info.rules_version, game.info.overrides, named.release) == (one.version, {}, number)
    with pytest.raises(UnknownRules):
        under(newest, "0.0.0")


def test_a_release_is_no_number_that_a_variant_changes() -> None:
    for game_id in game_ids():
        assert not [row.name for row in table(type(load_game(game_id).params)) if "release" in row.name]
