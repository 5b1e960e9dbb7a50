"""The log tells one line an action: few lines a round, nothing lost, and what each kind of event declares is met."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.own import own
from tests.web.games import Played
from tests.web.node import node

LINES = 8  # a round on average; a game may say otherwise (tests/web/<game>/effort.py)
BEGINS = {"action", "own", "course", "moment", "resumes"}


@pytest.mark.parametrize("game", game_ids())
def test_a_round_is_a_few_lines_and_nothing_is_lost(units: str, game: str) -> None:
    played = Played(SeedKeys(5, 1), load_game(game).info.playable[0], level="normal", game=game)
    told = played.told("p1")
    story = node(units, asked={"task": "story", "asked": told})
    rounds = [part for part in story if part["round"]]
    lines = sum(len(part["lines"]) for part in rounds) / len(rounds)
    events = sum(part["events"] for part in rounds) / len(rounds)
    assert lines <= own("web", game, "effort", "LINES", LINES), f"{lines:.1f} lines of {events:.1f} events"
    assert lines <= events / 3

    happened = [(step["step"], index) for step in told["steps"] for index in range(len(step["events"]))]
    places = [(one["step"], one["index"]) for part in story for line in part["lines"] for one in line["all"]]
    assert len(set(places)) == len(places) == sum(part["events"] for part in story)
    assert set(places) <= set(happened)

    # What stands at the head of a line is an action, unless nobody has done anything yet.
    parts = {kind.kind: kind.story for kind in played.game.events}
    for part in rounds:
        heads = [line["told"][0]["kind"] for line in part["lines"]]
        acted = [not BEGINS.isdisjoint({parts[kind].part, parts[kind].there}) for kind in heads]
        assert all(acted[acted.index(True) :]) if any(acted) else len(heads) < 3, heads
