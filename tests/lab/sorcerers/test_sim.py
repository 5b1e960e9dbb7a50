"""The lab reads a game of Sorcerers from its events."""

from collections import Counter

from hanpan.games.sorcerers.lab import read
from hanpan.games.sorcerers.rules.events.course import DeckBrought, First, GameOver, HandDealt, TurnStart
from hanpan.games.sorcerers.rules.events.field import PlayerHit
from hanpan.games.sorcerers.rules.events.stack import CardPlayed, Negated
from hanpan.lab.sim import simulate


def test_a_game_in_facts() -> None:
    events = [
        DeckBrought("SO-DECK-01", "p1", 40, "spear", ()),
        DeckBrought("SO-DECK-01", "p2", 40, "cycle", ()),
        HandDealt("SO-BASE-03", "p1", 1, 39, ("SPL-04",)),
        First("SO-BASE-04", "p2", 1),
        TurnStart("SO-BASE-09", "p2", 1, 1),
        CardPlayed("SO-PLAY-01", "p1", "SPL-04", 3, 3, 0),
        PlayerHit("SO-STATE-01", "p2", "SPL-04", 3, 2, 0),
        Negated("SO-AM-24", "p1", "SPL-01", "RSP-03"),
        GameOver("SO-STATE-02", "p1", "hp", 5, 0, 1),
        First("SO-BASE-04", "p1", 2),
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
