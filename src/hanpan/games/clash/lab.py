"""Clash: decks, initiative, and what became of whoever drew or played each card."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening, known
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.content.catalogue import CARDS, PLAYER_DECKS
from hanpan.games.clash.rules.actions import Action, Fire, Mulligan, Queue
from hanpan.games.clash.rules.events import (
    CardsDrawn,
    CardsExchanged,
    DeckBrought,
    Failed,
    Fired,
    GameStart,
    Initiative,
    Nullified,
    Rematch,
    Resolved,
    RoundStart,
    Verdict,
)
from hanpan.games.clash.rules.state import LADDER
from hanpan.games.clash.rules.unit_events import Damaged, Healed, Summoned
from hanpan.games.clash.table.view import View
from hanpan.plugin.lab import Facts, Health, Kind, LabFacts, Measures, Options, SeatFacts, left

_HERO = 0  # its place
_PLAYED = (Resolved, Nullified, Failed, Fired)  # each card that came to its turn, whatever became of it then


def read(events: Iterable[Happening], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game. A card is drawn if it was in the hand, played if its moment came."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    health = Health(seats)
    for event in events:
        if isinstance(event, RoundStart):
            facts.round_over(health.lead)
            facts.rounds += 1
        elif isinstance(event, GameStart):
            facts.about["arena"] = event.arena
        elif isinstance(event, Rematch):
            facts.round_over(health.lead)
            health.anew()
        elif isinstance(event, Initiative) and event.round == 1:
            for seat, own in facts.seats.items():
                own.groups["initiative"] = "first" if seat == event.seat else "second"
        elif isinstance(event, Verdict):
            for own in facts.seats.values():
                own.used("ending", event.by)
        elif isinstance(event, Damaged | Healed) and event.place == _HERO:
            health.changes(event.seat, event.before, event.after)
        elif event.seat is not None:
            _note(facts.seats[event.seat], event)
    facts.round_over(health.lead)
    decks = {seat: own.groups.get("deck", "") for seat, own in facts.seats.items()}
    for seat, own in facts.seats.items():
        (rival,) = (deck for other, deck in decks.items() if other != seat)
        own.groups["matchup"] = f"{decks[seat]}–{rival}"
    return facts


def _note(own: SeatFacts, event: Happening) -> None:
    if isinstance(event, DeckBrought):
        own.groups["deck"] = known(event.deck)
    elif isinstance(event, CardsDrawn):
        own.met("drawn", known(event.cards))
    elif isinstance(event, CardsExchanged):
        own.met("drawn", known(event.aside), -1)  # it went back before it could be played
        own.met("drawn", known(event.cards))
    elif isinstance(event, Summoned):
        own.saw("summoned", event.unit)
    elif isinstance(event, _PLAYED):
        own.met("played", [event.card])
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
