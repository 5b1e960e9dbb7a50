"""Sorcerers: decks, who began, how games end, and what became of whoever drew or played each card."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.games.sorcerers.actions import Action, Attack, Block, Mulligan, Play, Respond
from hanpan.games.sorcerers.content import CARDS, DECKS
from hanpan.games.sorcerers.view import View
from hanpan.plugin.lab import Facts, Health, Kind, LabFacts, Measures, Options, SeatFacts, left

_PLAYED = ("play", "respond", "called")


def read(events: Iterable[Event], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game, or of a whole match; a round is a turn of each player."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    health = Health(seats)
    begins: Seat | None = None
    for event in events:
        data: dict[str, Any] = event.data
        if event.kind == "turn":
            if event.seat == begins:
                facts.round_over(health.lead)
                facts.rounds += 1
        elif event.kind in ("hit", "heal_player") and event.seat is not None:
            health.changes(event.seat, data["before"], data["after"])
            if event.kind == "hit":
                facts.seats[event.seat].used("hit by", str(data["source"]))
        elif event.kind == "first":
            facts.round_over(health.lead)
            health.anew()  # also in the next game of a match
            begins = event.seat
            for seat, own in facts.seats.items():
                own.groups.setdefault("begins", "began" if seat == event.seat else "followed")
        elif event.kind == "game_over":
            for own in facts.seats.values():
                own.used("ending", str(event.data["by"]))
        elif event.seat is not None:
            _note(facts.seats[event.seat], event, event.private.get(event.seat, {}))
    facts.round_over(health.lead)
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
    elif event.kind == "enters":
        own.saw("entered", str(data["unit"]))
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
    seen=("entered",),
)


def _uses(action: Action) -> frozenset[str]:
    if isinstance(action, Play | Respond):
        return frozenset((f"card:{action.card}",))
    if isinstance(action, Attack):
        return frozenset(("attack",))
    if isinstance(action, Block):
        return frozenset(("block",)) if action.pairs else frozenset()
    return frozenset(("mulligan",)) if isinstance(action, Mulligan) else frozenset()


def _blind(view: View, kind: str, never: frozenset[str]) -> View:
    """Only where cards are played: elsewhere a question may be about any card of the hand."""
    return replace(view, hand=left("card", view.hand, never)) if kind == "main" else view


LAB = LabFacts(
    measures=MEASURES,
    options=Options((*(f"card:{card}" for card in CARDS), "attack", "block", "mulligan"), _uses, _blind),
    content=(
        Kind("deck", tuple(DECKS), ("deck0", "deck1"), once=True),
        Kind("card", tuple(CARDS), ("played0", "played1")),
    ),
    level="normal",
    games=60,
    most_games=150,
    batch=10,
)
