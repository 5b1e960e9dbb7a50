"""Dice Battle: scores, rounds won, and how often cards, events and dice came up."""

from collections.abc import Iterable

from hanpan.core.contract.happening import Happening, known
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle.rules.events import (
    Block,
    Build,
    CardPlayed,
    CardWon,
    Declared,
    EventDrawn,
    GameEnd,
    RoundEnd,
    SpecialDie,
    Total,
)
from hanpan.plugin.lab import Facts, Measures, SeatFacts


def read(events: Iterable[Happening], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    for event in events:
        if isinstance(event, RoundEnd):
            facts.rounds += 1
            facts.rounds_drawn += event.winner is None
            scores: dict[Seat, int] = {"p1": event.p1, "p2": event.p2}
            for seat, own in facts.seats.items():
                own.rounds_won += event.winner == seat
                own.round_scores.append(scores[seat])
            facts.round_over(_ahead(facts))
        elif event.seat is not None:
            _note(facts.seats[event.seat], event)
    return facts


def _note(own: SeatFacts, event: Happening) -> None:
    match event:
        case Total(after=after):
            own.score = after
        case CardWon(card=card):
            own.saw("drawn", known(card))
        case Build():
            own.saw("built", "shield")
        case Declared(tendency=tendency):
            own.used("tendency", tendency)
        case CardPlayed(card=played):
            own.used("card", played)
        case SpecialDie(special=special):
            own.used("special", special)
        case EventDrawn(event=drawn):
            own.used("event", drawn)
        case Block(by=protection):
            own.used("block", protection)
        case GameEnd(by=measure):
            own.used("won by", measure)


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
