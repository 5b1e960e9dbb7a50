"""How long one watches a round of Dice Battle: computed from the show's own numbers."""

import pytest

from hanpan.core.chance.chance import SeedKeys
from tests.web.games import Played
from tests.web.node import node

pytestmark = pytest.mark.slow

NORMAL = 2  # the speed that visitors begin with
MOST_MS = 5000
GAME_MS = 4 * 60_000
LONE_MS = 350  # what the table waits before it goes on for a seat (web/src/board/lone.svelte.ts)
EVENTFUL = {"event_deck.luck": 30, "event_deck.bonus_turn": 20, "gauge.full": 1, "start.energy": 9}


@pytest.mark.parametrize(("level", "overrides"), [("normal", {}), ("random", EVENTFUL)])
def test_nobody_watches_a_round_for_more_than_five_seconds(units: str, level: str, overrides: dict[str, int]) -> None:
    rounds: list[float] = []
    for number in range(4):
        played = Played(SeedKeys(31, number), "extended", overrides, level)
        lengths = node(units, asked={"task": "show", "asked": {**played.told("p1"), "speed": NORMAL}})
        each: dict[int, float] = {}
        for before, length in zip(played.steps, lengths[1:], strict=False):
            now = played.game.round(before.state)  # what an answer of this round leads to is watched in it
            each[now] = each.get(now, 0) + length
        rounds += each.values()
    assert len(rounds) >= 40
    assert max(rounds) <= MOST_MS
    assert sorted(rounds)[len(rounds) // 2] > 1000  # and there is something to see


def test_a_regular_game_takes_four_minutes_at_most(units: str) -> None:
    """Against an AI, with ten seconds for every decision that there is; with three it is a minute and a half."""
    for number in range(6):
        played = Played(SeedKeys(31, number), "regular", {}, "normal")
        lengths = node(units, asked={"task": "show", "asked": {**played.told("p1"), "speed": NORMAL}})
        asked = [step.state for step in played.steps if "p1" in played.game.pending(step.state)]
        decisions = sum(len(played.game.legal(state, "p1")) > 1 for state in asked)
        unasked = len(asked) - decisions
        assert decisions > 8  # a round has one at least
        watched = sum(lengths) + unasked * LONE_MS
        assert watched + 10_000 * decisions <= GAME_MS
        assert watched + 3_000 * decisions <= GAME_MS * 3 / 8


def test_both_seats_are_shown_at_once(units: str) -> None:
    def length(*events: tuple[str, str]) -> float:
        told = [{"kind": kind, "clause": "DB-1.1", "seat": seat, "data": {}} for kind, seat in events]
        steps = [{"step": 0, "events": told, "patches": [], "view": None}]
        found = node(units, asked={"task": "show", "asked": {"game": "dice-battle", "steps": steps, "speed": 1}})
        return float(found[0])

    for kind in ("roll", "tendency", "build", "event", "total"):
        assert length((kind, "p1"), (kind, "p2")) < 1.3 * length((kind, "p2")), kind
        assert length((kind, "p1")) == length((kind, "p2")), kind
