"""Dice Battle: scores, rounds won, and how often cards, events and dice came up."""

from collections.abc import Iterable
from typing import Any

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.lab.measures.facts import Facts, Measures, SeatFacts

_USAGE: dict[str, tuple[str, str]] = {  # the kind of event: its table, and the field that is counted
    "tendency": ("tendency", "tendency"),
    "play": ("card", "card"),
    "special": ("special", "special"),
    "event": ("event", "event"),
    "block": ("block", "by"),
    "game_end": ("won by", "by"),
}


def read(events: Iterable[Event], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    for event in events:
        data: dict[str, Any] = event.data
        if event.kind == "round_end":
            facts.rounds += 1
            facts.rounds_drawn += data["winner"] is None
            for seat, own in facts.seats.items():
                own.rounds_won += data["winner"] == seat
                own.round_scores.append(data[seat])
            facts.round_over(_ahead(facts))
        elif event.seat is not None:
            own = facts.seats[event.seat]
            if event.kind == "total":
                own.score = data["after"]
            elif event.kind == "card_won":
                own.saw("drawn", str(event.private[event.seat]["card"]))
            elif event.kind == "build":
                own.saw("built", "shield")
            if event.kind in _USAGE:
                table, field = _USAGE[event.kind]
                own.used(table, str(data[field]))
    return facts


def _ahead(facts: Facts) -> int:
    first, second = facts.seats.values()
    return (first.score or 0) - (second.score or 0)


MEASURES = Measures(
    read,
    {"tendency": "tendency", "card": "card", "special": "special", "event": "eventcard", "block": "", "won by": ""},
    tables=("tendency", "card", "special", "event", "block", "won by"),
    seen=("drawn", "built"),
    scores=True,
)
