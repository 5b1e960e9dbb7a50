"""The lab reads a run of Trail from its events: how far it came, where it ended, what was taken, played and met."""

from collections import Counter

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance import SeedKeys
from hanpan.core.codec import encode
from hanpan.core.event import Event
from hanpan.core.play import play_out
from hanpan.games.trail import Trail
from hanpan.games.trail.lab import read
from hanpan.games.trail.records import kept
from hanpan.lab.sim import CHUNK, BadSimulation, simulate
from hanpan.plugin.lab import Leg


def test_a_run_in_facts() -> None:
    def step(after: int) -> Event:
        return Event("step", "TR-MOVE-03", "p1", {"before": after + 1, "after": after})

    events = [
        Event("game_start", "TR-BASE-16", None, {"mode": "run", "hp": 40}),
        Event("stage_start", "TR-BASE-16", None, {"stage": "meadow", "number": 1}),
        Event("turn_start", "TR-BASE-01", None, {"turn": 1}),
        Event("go", "TR-UI-06", "p1", {}),
        step(2),
        Event("play", "TR-ACT-01", "p1", {"card": "C01"}),
        Event("strike", "TR-BASE-13", None, {"source": "C01", "before": 6, "after": 0}),
        Event("go", "TR-UI-06", "p1", {}),
        step(1),
        Event("hurt", "TR-DANGER-04", "p1", {"source": "spikes", "amount": 3, "before": 40, "after": 37}),
        Event("undone", "TR-DET-10", "p1", {"move": "go 3,2"}),
        Event("deduction", "TR-END-02", "p1", {"left": 2}),
        Event("hurt", "TR-DANGER-03", "p1", {"source": "slime", "amount": 4, "before": 40, "after": 36}),
        Event("stage_won", "TR-BASE-18", "p1", {"stage": "meadow", "number": 1}),
        Event("card_offer", "TR-DET-07", "p1", {"cards": ["C02", "C03", "C08"]}),
        Event("card_taken", "TR-BASE-17", "p1", {"card": "C08"}),
        Event("event_offer", "TR-BASE-15", "p1", {"events": ["E1", "E4"]}),
        Event("visit", "TR-BASE-15", "p1", {"event": "E4"}),
        Event("stage_start", "TR-BASE-16", None, {"stage": "ruins", "number": 2}),
        Event("turn_start", "TR-BASE-01", None, {"turn": 1}),
        Event("hurt", "TR-BASE-05", "p1", {"source": "dark", "amount": 36, "before": 36, "after": 0}),
        Event("run_lost", "TR-BASE-19", "p1", {}),
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
    turns = sum(event.kind == "turn_start" for run in runs for event in run.events)
    assert leg.rounds.mean * 12 == pytest.approx(turns)
    played = Counter(event.data["card"] for run in runs for event in kept(run.events) if event.kind == "play")
    assert {card: fared.count for card, fared in report.values["played"].items()} == played


def test_one_seat_wants_one_bot() -> None:
    with pytest.raises(BadSimulation, match="hard, easy: trail needs one bot a seat, for p1"):
        simulate("trail", seats=("hard", "easy"), games=1)


@pytest.mark.slow
def test_the_same_report_whatever_the_number_of_workers() -> None:
    one, two = (simulate("trail", seats=("random",), games=CHUNK + 5, seed=2, workers=n) for n in (1, 2))
    assert encode(one) == encode(two)
