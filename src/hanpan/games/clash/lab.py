"""Clash: decks, initiative, and what became of whoever drew or played each card."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.games.clash.actions import Action, Fire, Mulligan, Queue
from hanpan.games.clash.content import CARDS, PLAYER_DECKS
from hanpan.games.clash.state import LADDER
from hanpan.games.clash.view import View
from hanpan.plugin.lab import Facts, Health, Kind, LabFacts, Measures, Options, SeatFacts, left

_HERO = 0  # its place
_PLAYED = ("resolve", "nullified", "fail", "fire")  # each card that came to its turn, whatever became of it then


def read(events: Iterable[Event], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game. A card is drawn if it was in the hand, played if its moment came."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    health = Health(seats)
    for event in events:
        data: dict[str, Any] = event.data
        if event.kind == "round_start":
            facts.round_over(health.lead)
            facts.rounds += 1
        elif event.kind == "game_start":
            facts.about["arena"] = str(data["arena"])
        elif event.kind == "rematch":
            facts.round_over(health.lead)
            health.anew()
        elif event.kind == "initiative" and data["round"] == 1 and event.seat is not None:
            for seat, own in facts.seats.items():
                own.groups["initiative"] = "first" if seat == event.seat else "second"
        elif event.kind == "verdict":
            for own in facts.seats.values():
                own.used("ending", str(data["by"]))
        elif event.kind in ("damage", "heal") and event.seat is not None and data["place"] == _HERO:
            health.changes(event.seat, data["before"], data["after"])
        elif event.seat is not None:
            _note(facts.seats[event.seat], event, event.private.get(event.seat, {}))
    facts.round_over(health.lead)
    decks = {seat: own.groups.get("deck", "") for seat, own in facts.seats.items()}
    for seat, own in facts.seats.items():
        (rival,) = (deck for other, deck in decks.items() if other != seat)
        own.groups["matchup"] = f"{decks[seat]}–{rival}"
    return facts


def _note(own: SeatFacts, event: Event, private: dict[str, Any]) -> None:
    if event.kind == "deck":
        own.groups["deck"] = str(private["deck"])
    elif event.kind == "draw":
        own.met("drawn", private["cards"])
    elif event.kind == "mulligan":
        own.met("drawn", private["aside"], -1)  # it went back before it could be played
        own.met("drawn", private["cards"])
    elif event.kind == "summon":
        own.saw("summoned", str(event.data["unit"]))
    elif event.kind in _PLAYED:
        own.met("played", [str(event.data["card"])])
        own.used("fate", event.kind)


MEASURES = Measures(
    read,
    {"deck": "deck", "drawn": "card", "played": "card", "initiative": "", "matchup": "", "ending": "", "fate": ""},
    fixed_seats=frozenset(LADDER),
    tables=("drawn", "played", "ending", "fate"),
    groups=("deck", "initiative"),
    seen=("summoned",),
    about=("arena",),
)


@lru_cache(maxsize=1 << 14)
def _uses(action: Action) -> frozenset[str]:
    if isinstance(action, Queue):
        return frozenset(f"card:{pick.card}" for pick in action.cards)
    if isinstance(action, Fire):
        return frozenset((f"card:{action.card}",))
    return frozenset(("mulligan",)) if isinstance(action, Mulligan) and action.cards else frozenset()


def _blind(view: View, kind: str, never: frozenset[str]) -> View:
    if kind != "declare":
        return view
    return replace(view, hand=left("card", view.hand, never), brought=left("card", view.brought, never))


LAB = LabFacts(
    measures=MEASURES,
    options=Options((*(f"card:{card}" for card in CARDS), "mulligan"), _uses, _blind),
    content=(
        Kind("deck", tuple(PLAYER_DECKS), ("deck0", "deck1"), once=True),
        Kind("card", tuple(CARDS), ("played0", "played1")),
    ),
    level="normal",
    games=100,
    most_games=300,
    batch=50,
)
