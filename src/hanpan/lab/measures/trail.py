"""Trail: how far runs come and where they end, what hurts, and how runs fared with each card and event."""

from collections import Counter
from collections.abc import Iterable

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.games.trail.params import Params
from hanpan.games.trail.records import RunRecord, game_record
from hanpan.lab.measures.facts import Facts, Leg, Measures, SeatFacts


def read(events: Iterable[Event], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished run. Stages are its legs, turns its rounds."""
    record = game_record(events, Params())
    (seat,) = seats
    facts = Facts({seat: _seat_facts(record)}, rounds=record.turns)
    facts.legs = [Leg(f"{stage.number} {stage.stage}", stage.won, stage.turns, stage.taken) for stage in record.stages]
    return facts


def _seat_facts(record: RunRecord) -> SeatFacts:
    return SeatFacts(
        usage={
            "hurt by": Counter(record.hurt_by),
            "dealt by": Counter(record.dealt_by),
            "fallen": Counter(record.fallen),
            "item": Counter(record.items),
            "potion": Counter(record.drunk),
            "offered": Counter(record.offered),
        },
        values={
            "taken": Counter(record.taken_cards),
            "played": Counter(record.played),
            "visited": Counter(record.events),
            "passed": Counter(record.passed),
        },
        numbers={
            "damage": sum(stage.taken for stage in record.stages),
            "blocked": sum(stage.blocked for stage in record.stages),
            "steps": record.steps,
            "left over": record.left,
            "health": record.hp,
        },
    )


MEASURES = Measures(
    read,
    {
        "leg": "stage",
        "hurt by": "source",
        "dealt by": "source",
        "fallen": "monster",
        "item": "item",
        "potion": "potion",
        "offered": "card",
        "taken": "card",
        "played": "card",
        "visited": "eventcard",
        "passed": "eventcard",
    },
    tables=(
        "hurt by",
        "dealt by",
        "fallen",
        "item",
        "potion",
        "offered",
        "taken",
        "played",
        "visited",
        "passed",
    ),
    numbers=("damage", "blocked", "steps", "left over", "health"),
    legs=True,
)
