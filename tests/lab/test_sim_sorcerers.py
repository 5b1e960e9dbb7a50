"""The lab reads a game of Sorcerers from its events."""

from collections import Counter

from hanpan.core.event import Event
from hanpan.games.sorcerers.lab import read
from hanpan.lab.sim import simulate


def test_a_game_in_facts() -> None:
    events = [
        Event("deck", "SO-DECK-01", "p1", {"count": 40}, {"p1": {"deck": "spear", "cards": []}}),
        Event("deck", "SO-DECK-01", "p2", {"count": 40}, {"p2": {"deck": "cycle", "cards": []}}),
        Event("hand", "SO-BASE-03", "p1", {"count": 1, "deck": 39}, {"p1": {"cards": ["SPL-04"]}}),
        Event("first", "SO-BASE-04", "p2", {"game": 1}),
        Event("turn", "SO-BASE-09", "p2", {"turn": 1, "own": 1}),
        Event("play", "SO-PLAY-01", "p1", {"card": "SPL-04", "cost": 3, "before": 3, "after": 0, "targets": []}),
        Event("hit", "SO-DMG-05", "p2", {"source": "SPL-04", "amount": 3, "before": 2, "after": 0}),
        Event("negated", "SO-AM-24", "p1", {"what": "SPL-01", "source": "RSP-03"}),
        Event("game_over", "SO-STATE-02", "p1", {"by": "hp", "p1": 5, "p2": 0, "turn": 1}),
        Event("first", "SO-BASE-04", "p1", {"game": 2}),
    ]
    facts = read(events, ("p1", "p2"))
    one, two = facts.seats["p1"], facts.seats["p2"]
    assert facts.rounds == 1
    assert one.groups == {"deck": "spear", "begins": "followed", "matchup": "spear–cycle"}
    assert two.groups == {"deck": "cycle", "begins": "began", "matchup": "cycle–spear"}
    assert (one.values["drawn"], one.values["played"]) == (Counter({"SPL-04": 1}), Counter({"SPL-04": 1}))
    assert two.usage["hit by"] == Counter({"SPL-04": 1})
    assert one.usage == {"deed": Counter(play=1), "negated": Counter({"SPL-01": 1}), "ending": Counter(hp=1)}


def test_two_games_are_counted() -> None:
    report = simulate("sorcerers", seats=("random", "random"), games=2, seed=4, workers=1)
    assert sum(bot.wins.count for bot in report.bots) + report.draws.count == 2
