"""The lab reads a game of Clash from its events, and plays two decks against each other from both seats."""

from collections import Counter

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import encode
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.clash import Clash
from hanpan.games.clash.lab import read
from hanpan.games.clash.rules.events import (
    CardsDrawn,
    CardsExchanged,
    DeckBrought,
    Fired,
    Initiative,
    Nullified,
    Resolved,
    Revealed,
    RoundStart,
    Verdict,
)
from hanpan.lab.decks import BadDeck, WithDeck, deck_answer
from hanpan.lab.sim import CHUNK, simulate
from hanpan.lab.sim_report import SimReport

GAME = Clash()
BOTH: dict[Seat, str] = {"p1": "blades", "p2": "floodgate"}


def sim(games: int, workers: int = 1) -> SimReport:
    return simulate("clash", seats=("random", "random"), decks=BOTH, games=games, seed=4, workers=workers)


def test_a_game_in_facts() -> None:
    events: list[Happening] = [
        DeckBrought("CL-BASE-02", "p1", "blades", ()),
        DeckBrought("CL-BASE-02", "p2", "floodgate", ()),
        CardsDrawn("CL-BASE-03", "p1", 3, 3, 21, ("A01", "A12", "A02")),
        CardsExchanged("CL-AM-30", "p1", 1, ("A12",), ("A02",)),
        Initiative("CL-AM-10", "p2", 1),
        RoundStart("CL-LOG-01", None, 1, 1),
        Revealed("CL-LOG-09", "p2", ("S01", "S02")),
        Fired("CL-REACT-06", "p2", "S01", "A01", 1),
        Nullified("CL-EX-B1", "p1", "A01", "S01"),
        Resolved("CL-RES-01", "p1", "A02", 2),
        Initiative("CL-CLN-03", "p1", 2),
        Verdict("CL-END-01", "p1", "hp", 5, 0, 50, 50, 1),
    ]
    facts = read(events, ("p1", "p2"))
    one, two = facts.seats["p1"], facts.seats["p2"]
    assert facts.rounds == 1
    assert one.groups == {"deck": "blades", "initiative": "second", "matchup": "blades–floodgate"}
    assert two.groups == {"deck": "floodgate", "initiative": "first", "matchup": "floodgate–blades"}
    assert +one.values["drawn"] == Counter({"A01": 1, "A02": 2})
    assert one.values["played"] == Counter({"A01": 1, "A02": 1})
    assert two.values == {"played": Counter({"S01": 1})}  # the reaction that was not fired is not played


def test_the_counts_are_those_of_the_games() -> None:
    report = sim(games=6)
    bots = {deck: WithDeck(RandomBot(GAME), deck_answer(GAME, "casual", "p1", deck)) for deck in BOTH.values()}
    wins: Counter[str] = Counter()
    rounds = 0
    for number in range(3):
        for one, two in (("blades", "floodgate"), ("floodgate", "blades")):
            played = play_out(GAME, "casual", {"p1": bots[one], "p2": bots[two]}, SeedKeys(4, number))
            rounds += sum(event.kind == "round_start" for event in played.events)
            assert played.outcome is not None
            wins[{"p1": one, "p2": two, None: "draw"}[played.outcome.winner]] += 1
    assert report.swapped
    assert report.draws.count == wins["draw"]
    assert {deck: fared.wins.count for deck, fared in report.groups["deck"].items()} == {
        deck: wins[deck] for deck in BOTH.values()
    }
    assert [bot.wins.count for bot in report.bots] == [wins[deck] for deck in BOTH.values()]
    assert report.rounds.mean * 6 == pytest.approx(rounds)
    drawn, played_cards = report.values["drawn"], report.values["played"]
    assert all(fared.count <= drawn[card].count for card, fared in played_cards.items())
    assert sum(fared.games for fared in report.groups["deck"].values()) == 12
    assert sum(fared.wins.of for fared in report.groups["deck"].values()) == 12 - 2 * wins["draw"]


@pytest.mark.slow
def test_the_same_report_whatever_the_number_of_workers() -> None:
    games = 2 * CHUNK + 4
    assert encode(sim(games, workers=2)) == encode(sim(games))


def test_on_the_ladder_the_seats_are_not_exchanged() -> None:
    report = simulate("clash", None, "ladder-dummy", seats=("easy", "dummy"), decks={"p1": "blades"}, games=3)
    assert not report.swapped
    assert set(report.groups["matchup"]) == {"blades–dummy", "dummy–blades"}


@pytest.mark.parametrize(
    ("seat", "deck", "said"),
    [
        ("p1", "nobody", "deck p1=nobody: There is no deck nobody; there are: blades, floodgate"),
        ("p2", "A01 A01", "deck p2=A01 A01: This deck cannot be played: 2/24"),
        ("p2", "A01 X99", "deck p2=A01 X99: 'X99' is not a card"),
        ("p3", "blades", "clash has no seat 'p3'"),
    ],
)
def test_a_deck_that_cannot_be_played(seat: Seat, deck: str, said: str) -> None:
    with pytest.raises(BadDeck, match=said):
        simulate("clash", decks={seat: deck}, games=2)


def test_where_no_deck_is_chosen() -> None:
    with pytest.raises(BadDeck, match="p2 chooses no deck in mode ladder-golem"):
        simulate("clash", None, "ladder-golem", decks={"p2": "blades"}, games=2)
    with pytest.raises(BadDeck, match="p1 chooses no deck in mode regular of dice-battle"):
        simulate("dice-battle", decks={"p1": "blades"}, games=2)
