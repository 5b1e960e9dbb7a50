"""Sorcerers: decks, who began, how games end, and what became of whoever drew or played each card."""

from collections.abc import Iterable
from typing import Any

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.lab.measures.facts import Facts, Measures, SeatFacts

_PLAYED = ("play", "respond", "called")


def read(events: Iterable[Event], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game, or of a whole match; turns are its rounds."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    for event in events:
        if event.kind == "turn":
            facts.rounds += 1
        elif event.kind == "first":
            for seat, own in facts.seats.items():
                own.groups.setdefault("begins", "began" if seat == event.seat else "followed")
        elif event.kind == "game_over":
            for own in facts.seats.values():
                own.used("ending", str(event.data["by"]))
        elif event.seat is not None:
            _note(facts.seats[event.seat], event, event.private.get(event.seat, {}))
    decks = {seat: own.groups.get("deck", "") for seat, own in facts.seats.items()}
    for seat, own in facts.seats.items():
        (rival,) = (deck for other, deck in decks.items() if other != seat)
        own.groups["matchup"] = f"{decks[seat]}–{rival}"
    return facts


def _note(own: SeatFacts, event: Event, private: dict[str, Any]) -> None:
    data: dict[str, Any] = event.data
    if event.kind == "deck":
        own.groups["deck"] = str(private["deck"])
    elif event.kind in ("hand", "draw"):
        own.met("drawn", private.get("cards", ()))
    elif event.kind in _PLAYED:
        own.met("played", [str(data["card"])])
        own.used("deed", event.kind)
    elif event.kind == "use":
        own.used("ability", str(data["card"]))
    elif event.kind == "attack":
        own.used("deed", "attack")
    elif event.kind == "block":
        own.used("deed", "block")
    elif event.kind == "hit":
        own.used("hit by", str(data["source"]))
    elif event.kind == "negated":
        own.used("negated", str(data["what"]))
    elif event.kind == "loop_ends":
        own.used("loop", "declared" if data["declared"] else "ended")


MEASURES = Measures(
    read,
    {
        "deck": "deck",
        "drawn": "card",
        "played": "card",
        "ability": "card",
        "negated": "object",
        "begins": "",
        "matchup": "",
        "ending": "",
        "deed": "",
        "hit by": "object",
        "loop": "",
    },
    tables=("drawn", "played", "ability", "negated", "deed", "hit by", "loop", "ending"),
    groups=("deck", "begins"),
)
