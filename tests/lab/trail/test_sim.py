"""The lab reads a run of Trail from its events: how far it came, where it ended, what was taken, played and met."""

from collections import Counter

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import encode
from hanpan.core.match.play import play_out
from hanpan.games.trail import Trail
from hanpan.games.trail.lab import read
from hanpan.games.trail.rules.events.fight import CardPlayed, Hurt, Strike
from hanpan.games.trail.rules.events.run import (
    CardOffer,
    CardTaken,
    EventChosen,
    EventOffer,
    GameStart,
    RunLost,
    StageStart,
    StageWon,
)
from hanpan.games.trail.rules.events.turn import Deduction, Stepped, TurnStart, Undone, Walk
from hanpan.games.trail.table.records import kept
from hanpan.lab.sim import CHUNK, BadSimulation, simulate
from hanpan.plugin.lab import Leg


def test_a_run_in_facts() -> None:
    def step(after: int) -> Stepped:
        return Stepped("TR-MOVE-03", "p1", (2, 2), (3, 2), 1, after + 1, after)

    walk = Walk("TR-UI-06", "p1", (3, 2), ("E",), 1)
    events = [
        GameStart("TR-BASE-16", None, "run", 40),
        StageStart("TR-BASE-16", None, "meadow", 1, (), (2, 2), ()),
        TurnStart("TR-BASE-01", None, 1, 1, 1),
        walk,
        step(2),
        CardPlayed("TR-ACT-01", "p1", "C01", 1, ((4, 2),), 3, 2),
        Strike("TR-BASE-13", None, "slime", (4, 2), "C01", 6, 6, 0),
        walk,
        step(1),
        Hurt("TR-DANGER-04", "p1", "spikes", 3, 40, 37),
        Undone("TR-DET-10", "p1", "go 3,2", (3, 2), 2, 2),
        Deduction("TR-END-02", "p1", 2),
        Hurt("TR-DANGER-03", "p1", "slime", 4, 40, 36),
        StageWon("TR-BASE-18", "p1", "meadow", 1, 1),
        CardOffer("TR-DET-07", "p1", ("C02", "C03", "C08")),
        CardTaken("TR-BASE-17", "p1", "C08"),
        EventOffer("TR-BASE-15", "p1", ("E1", "E4")),
        EventChosen("TR-BASE-15", "p1", "E4"),
        StageStart("TR-BASE-16", None, "ruins", 2, (), (2, 2), ()),
        TurnStart("TR-BASE-01", None, 1, 2, 2),
        Hurt("TR-BASE-05", "p1", "dark", 36, 36, 0),
        RunLost("TR-BASE-19", "p1", 2, 2, 0),
    ]
    facts = read(events, ("p1",))
    own = facts.seats["p1"]
    assert facts.legs == [Leg("1 meadow", won=True, rounds=1, damage=4), Leg("2 ruins", won=False, rounds=1, damage=36)]
    assert own.numbers == {"damage": 40, "blocked": 0, "steps": 1, "left over": 2, "health": 0}
    assert own.usage["hurt by"] == Counter({"slime": 4, "dark": 36}), "what was taken back did not hurt"
    assert own.values["played"] == Counter({"C01": 1})
    assert (own.values["taken"], own.usage["offered"]["C03"]) == (Counter({"C08": 1}), 1)
    assert (own.values["visited"], own.values["passed"]) == (Counter({"E4": 1}), Counter({"E1": 1}))


def test_the_counts_are_those_of_the_runs() -> None:
    report = simulate("trail", None, "stage-meadow", seats=("random",), games=12, seed=5)
    runs = [play_out(Trail(), "stage-meadow", {"p1": RandomBot(Trail())}, SeedKeys(5, number)) for number in range(12)]
    won = sum(run.outcome is not None and run.outcome.winner == "p1" for run in runs)
    assert (report.swapped, report.draws.count, report.bots[0].wins.count) == (False, 0, won)
    (leg,) = report.legs.values()
    assert (leg.begun.count, leg.lost.count, leg.share.of) == (12, 12 - won, 12 - won)
    turns = sum(isinstance(event, TurnStart) for run in runs for event in run.events)
    assert leg.rounds.mean * 12 == pytest.approx(turns)
    played = Counter(event.card for run in runs for event in kept(run.events) if isinstance(event, CardPlayed))
    assert {card: fared.count for card, fared in report.values["played"].items()} == played


def test_one_seat_wants_one_bot() -> None:
    with pytest.raises(BadSimulation, match="hard, easy: trail needs one bot a seat, for p1"):
        simulate("trail", seats=("hard", "easy"), games=1)


@pytest.mark.slow
def test_the_same_report_whatever_the_number_of_workers() -> None:
    one, two = (simulate("trail", seats=("random",), games=CHUNK + 5, seed=2, workers=n) for n in (1, 2))
    assert encode(one) == encode(two)
